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
CONTROLS = bytes(set(range(0x20)) - set(b"\t\n\r\f"))
SAVE = 'save it with the encoding "UTF-8"'


class NotTextError(ValueError):
    """Bytes that aren't UTF-8 text, from an offset on or altogether."""

    def __init__(self, fault: Fault, message: str, hint: str, offset: int | None = None) -> None:
        super().__init__(message)
        self.fault, self.message, self.hint, self.offset = fault, message, hint, offset


def decoded(data: bytes) -> str:
    """The text of UTF-8 bytes; NotTextError for any other."""
    for start, kind in (BINARIES | WIDE).items():
        if data.startswith(start):
            raise _not_text(kind) if start in BINARIES else _not_utf_8(kind)
    if _is_wide(data):
        raise _not_utf_8("UTF-16")
    if _is_binary(data):
        raise _not_text("binary data")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _odd_byte(data[error.start], error.start) from error


def _is_wide(data: bytes) -> bool:
    """Plain letters in UTF-16 have a null for every second byte."""
    few, many = sorted((data[::2].count(0), data[1::2].count(0)))
    return few == 0 and many * 4 > len(data)


def _is_binary(data: bytes) -> bool:
    """Text has a control character or two by accident; where they are many, it is no text."""
    controls = len(data) - len(data.translate(None, CONTROLS))
    return controls > 3 and controls * 20 > len(data)


def _odd_byte(byte: int, offset: int) -> NotTextError:
    letter = bytes([byte]).decode("cp1252", "ignore")
    meant = f" (in Windows-1252 it is {letter})" if letter.isprintable() and letter else ""
    message = f"byte 0x{byte:02X} is not UTF-8{meant}"
    return NotTextError(NOT_UTF_8, message, f"{SAVE}; it may be Windows-1252 or Latin-1 now", offset)


def _not_utf_8(kind: str) -> NotTextError:
    return NotTextError(NOT_UTF_8, f"the file is {kind}, not UTF-8", SAVE)


def _not_text(kind: str) -> NotTextError:
    return NotTextError(NOT_TEXT, f"the file is {kind}, not text", "give it the ending that it should have")
