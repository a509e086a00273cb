"""Files whose point is their exact bytes: UTF-8 is read, and anything else is named."""

from __future__ import annotations

import pytest

from lobbycard.content.yaml import parse, read
from lobbycard.core.errors import FaultyContentError
from tests.content.yaml.cases import FOLDER, told

BYTES = FOLDER / "bytes"
REFUSED = {
    "utf-16-le": ("1:1 C008", "the file is UTF-16, not UTF-8"),
    "utf-16-be": ("1:1 C008", "the file is UTF-16, not UTF-8"),
    "utf-16-unmarked": ("1:1 C008", "the file is UTF-16, not UTF-8"),
    "utf-16-unmarked-be": ("1:1 C008", "the file is UTF-16, not UTF-8"),
    "utf-32": ("1:1 C008", "the file is UTF-32, not UTF-8"),
    "latin-1": ("2:10 C008", "byte 0xE9 is not UTF-8 (in Windows-1252 it is é)"),
    "windows-1252": ("2:7 C008", "byte 0x93 is not UTF-8 (in Windows-1252 it is “)"),
    "windows-apostrophe": ("2:12 C008", "byte 0x92 is not UTF-8 (in Windows-1252 it is ’)"),
    "mixed": ("2:11 C008", "byte 0xE9 is not UTF-8"),
    "cut-off": ("2:10 C008", "byte 0xC3 is not UTF-8"),
    "overlong": ("1:8 C008", "byte 0xC0 is not UTF-8"),
    "surrogate": ("1:5 C008", "byte 0xED is not UTF-8"),
    "too-high": ("1:5 C008", "byte 0xF4 is not UTF-8"),
    "nulls": ("1:1 C007", "the file is binary data, not text"),
    "picture": ("1:1 C007", "the file is a PNG picture, not text"),
    "photo": ("1:1 C007", "the file is a JPEG picture, not text"),
    "archive": ("1:1 C007", "the file is a ZIP archive or an office document, not text"),
    "printed": ("1:1 C007", "the file is a PDF, not text"),
    "gzip": ("1:1 C007", "the file is a gzip archive, not text"),
    "noise": ("1:1 C007", "the file is binary data, not text"),
}
READ = {
    "byte-order-mark": (["1:1 C009"], [{"id": "a-1"}]),
    "one-null": (["1:6 C010"], {"id": "a\ufffdb"}),
    "tab": (["2:1 C013"], None),
    "windows-lines": (["1:10 C011"], [{"id": "a-1", "name": "Ash Fox"}]),
    "utf-8": (
        [],
        {"schema": "bbb/sfx/1", "set": "core", "cards": [{"id": "cafe", "name": "Café", "quote": "“Run!”"}]},
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_utf_8_is_named(name: str) -> None:
    with pytest.raises(FaultyContentError) as raised:
        read(FOLDER, BYTES / f"{name}.yaml")
    [problem] = raised.value.problems
    at, says = REFUSED[name]
    found, said = told(problem)
    assert (found, problem.place.path) == (at, f"bytes/{name}.yaml")
    assert said.startswith(says)


@pytest.mark.parametrize("name", READ)
def test_what_is_utf_8_is_read(name: str) -> None:
    data, problems = parse(read(FOLDER, BYTES / f"{name}.yaml"))
    assert ([told(problem)[0] for problem in problems], data) == READ[name]


def test_every_file_of_bytes_was_read() -> None:
    assert {path.stem for path in BYTES.glob("*.yaml")} == REFUSED.keys() | READ.keys()
    assert len(REFUSED) + len(READ) == 25
