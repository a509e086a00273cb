"""White space that does harm or means nothing: tabs, spaces at the end of a line, and carriage returns."""

from __future__ import annotations

from lobbycard.content.yaml.faults import encoding, text
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.written import LINE_END

SIGNS = ("\t", "\r", " \n")
WHITE = " \t"


def tell_line_ends(whole: str, findings: Findings) -> None:
    """Tell once that lines end with a carriage return, at the first that does."""
    if "\r" not in whole:
        return
    ends = LINE_END.findall(whole)
    count = len(ends) - ends.count("\n")
    first = LINE_END.split(whole[: whole.index("\r")])
    how_many = "all lines end" if count == len(ends) else f"{count:,} of {len(ends):,} lines end"
    message = f"{how_many} with a carriage return"
    findings.add(encoding.LINE_END, len(first), len(first[-1]) + 1, message, "save the file with LF line ends")


def tell_trailing(lines: list[str], findings: Findings) -> None:
    """Tell of each line that ends with spaces or tabs."""
    for number, line in enumerate(lines, 1):
        end = len(line.rstrip(WHITE))
        if end < len(line):
            findings.add(text.TRAILING_SPACE, number, end + 1, "space at the end of the line", "remove it")


def tell_tabs(lines: list[str], findings: Findings) -> bool:
    """Tell of each line with a tab in it, and whether one indents a line: then nobody knows how deep it is."""
    indents = False
    for number, line in enumerate(lines, 1):
        at = line.rstrip(WHITE).find("\t")
        if at < 0 or line.lstrip(WHITE).startswith("#"):
            continue
        indented = at < len(line) - len(line.lstrip(WHITE))
        message = "a tab indents this line" if indented else "a tab stands between words"
        findings.add(text.TAB, number, at + 1, message, "use spaces")
        indents |= indented
    return indents
