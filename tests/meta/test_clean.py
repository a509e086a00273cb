"""What is committed is the project's own: no machine's paths, no strange hosts, nothing huge."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.meta.source import ROOT

MACHINE_PATH = re.compile(r"(?<![\w.}])/(?:tmp|work|root|home|Users)/\w+")
HOST = re.compile(r"https?://([\w.-]+)")
# A font's licence names where the font is made; project.invalid is no host at all, and is asked nothing.
# github.com stands in the licences of fonts, which name where a font is made; json.schemastore.org in logs of SARIF.
KNOWN_HOSTS = {
    *("github.com", "json-schema.org", "json.schemastore.org"),
    *("openfontlicense.org", "scripts.sil.org", "www.w3.org"),
}
NO_HOST = "invalid"  # the top-level domain that never resolves, for tests of what is refused
LARGEST = 1_500_000
NODE_LOCKS = ["tests/editor/package-lock.json", "tests/sarif/package-lock.json"]
LOCKS = ["requirements.lock", "requirements-dev.lock", *NODE_LOCKS]


def tracked() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def texts() -> dict[str, str]:
    found = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in tracked()}
    return {name: data.decode("utf-8", "replace") for name, data in found.items() if b"\0" not in data}


def test_no_file_names_a_path_of_a_machine() -> None:
    assert {name: paths for name, text in texts().items() if (paths := MACHINE_PATH.findall(text))} == {}


def test_no_file_names_a_strange_host() -> None:
    assert {name: strange for name, text in texts().items() if (strange := strange_hosts(text))} == {}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_place(lock: str) -> None:
    assert re.findall(r"https?:|file:|^-.*|resolved", (ROOT / lock).read_text(), re.MULTILINE) == []


@pytest.mark.parametrize("lock", [lock for lock in LOCKS if lock.endswith(".lock")])
def test_every_pin_has_a_hash(lock: str) -> None:
    pins = re.split(r"\n(?=[a-z])", (ROOT / lock).read_text())[1:]
    assert [pin.split()[0] for pin in pins if "--hash=sha256:" not in pin] == []
    assert len(pins) >= 30


def test_no_file_is_huge() -> None:
    sizes = {path.relative_to(ROOT).as_posix(): path.stat().st_size for path in tracked()}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}


def strange_hosts(text: str) -> set[str]:
    return {host for host in HOST.findall(text) if host not in KNOWN_HOSTS and NO_HOST not in host.split(".")}
