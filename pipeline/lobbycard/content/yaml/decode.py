"""Bytes to text: UTF-8, or a fault that says what the bytes are instead."""

from __future__ import annotations

import codecs

from lobbycard.content.yaml.faults.encoding import NOT_TEXT, NOT_UTF_8
from lobbycard.core.problems import Fault

BINARIES = {
    b"\x89PNG": "a PNG picture",
    b"\xff\xd8\xff": "a JPEG picture",
    b"GIF8": "a GIF picture",
    b"%PDF": "a PDF",
    b"PK\x03\x04": "a ZIP archive or an office document",
    b"\x1f\x8b": "a gzip archive",
    b"SQLite format 3": "a database",
}
WIDE = {
    codecs.BOM_UTF32_LE: "UTF-32",
    codecs.BOM_UTF32_BE: "UTF-32",
    codecs.BOM_UTF16_LE: "UTF-16",
    codecs.BOM_UTF16_BE: "UTF-16",
}
SAVE = 'save it with the encoding "UTF-8"'


class NotTextError(ValueError):
    """Bytes that aren't UTF-8 text, at an offset."""

    def __init__(self, fault: Fault, message: str, hint: str, offset: int = 0) -> None:
        super().__init__(message)
        self.fault, self.message, self.hint, self.offset = fault, message, hint, offset


def decoded(data: bytes) -> str:
    """The text of UTF-8 bytes; NotTextError for any other."""
    for start, kind in (BINARIES | WIDE).items():
        if data.startswith(start):
            raise _not_text(kind) if start in BINARIES else _not_utf_8(kind)
    if b"\0" in data:
        raise _with_nulls(data)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _with_odd_byte(data, error.start) from error


def _with_nulls(data: bytes) -> NotTextError:
    # Plain letters in UTF-16 have a null for every second byte.
    halves = sorted((data[::2].count(0), data[1::2].count(0)))
    if halves[0] == 0 and halves[1] * 4 > len(data):
        return _not_utf_8("UTF-16")
    return _not_text("binary data", data.index(0))


def _with_odd_byte(data: bytes, offset: int) -> NotTextError:
    byte = data[offset : offset + 1]
    controls = sum(data.count(control) for control in range(32)) - sum(map(data.count, b"\t\n\r\f"))
    if controls * 20 > len(data):
        return _not_text("binary data", offset)
    letter = byte.decode("cp1252", "ignore")
    meant = f" (in Windows-1252 it is {letter})" if letter.isprintable() and letter else ""
    message = f"byte 0x{byte[0]:02X} is not UTF-8{meant}"
    return NotTextError(NOT_UTF_8, message, f"{SAVE}; it may be Windows-1252 or Latin-1 now", offset)


def _not_utf_8(kind: str) -> NotTextError:
    return NotTextError(NOT_UTF_8, f"the file is {kind}, not UTF-8", SAVE)


def _not_text(kind: str, offset: int = 0) -> NotTextError:
    return NotTextError(NOT_TEXT, f"the file is {kind}, not text", "give it the ending that it should have", offset)
