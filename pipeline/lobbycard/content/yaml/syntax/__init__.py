"""Why a parser stopped, told in plain words by the usual causes."""

from __future__ import annotations

from lobbycard.content.yaml.faults.syntax import BROKEN_YAML
from lobbycard.content.yaml.syntax import bracket, layout, quote, value
from lobbycard.content.yaml.syntax.trouble import Diagnosis, Trouble

CAUSES = (
    layout.key_alone,
    layout.colon_alone,
    quote.bad_escape,
    quote.unclosed,
    quote.text_after,
    bracket.stray,
    value.symbol,
    value.colon,
    bracket.unclosed,
    bracket.unreadable,
    layout.missing_colon,
    layout.bad_indent,
)


def diagnosis(trouble: Trouble) -> Diagnosis:
    """The most likely cause, and the text mended if that is possible."""
    return next((found for cause in CAUSES if (found := cause(trouble))), None) or _unknown(trouble)


def _unknown(trouble: Trouble) -> Diagnosis:
    line, column = trouble.line, trouble.column
    if trouble.at_end:
        line = trouble.line_before() or 0
        column = len(trouble.lines[line].rstrip())
    message = "the reader of YAML can't go on here"
    hint = "look at the quotation marks, brackets, colons and indentation of this line and the ones above"
    return Diagnosis(BROKEN_YAML, line + 1, column + 1, message, hint)
