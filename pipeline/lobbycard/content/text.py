"""Card text: clauses in, sentences out, with the role of each stretch of words kept for the face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from lobbycard.core.words import FIRST_MARK, LAST_MARK, capitalised, is_mark, third_person

ROLES = ("opening", "kind", "trait", "stat", "amount", "zone", "window")
_CLOSE = chr(LAST_MARK)


def marked(text: str, role: str) -> str:
    """The text with marks round it that keep its role through sentence making."""
    return f"{chr(FIRST_MARK + ROLES.index(role))}{text}{_CLOSE}" if text else text


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of printed text and its role ('' is plain)."""

    text: str
    role: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """The text of one ability."""

    spans: tuple[Span, ...]

    @property
    def plain(self) -> str:
        """The line as it prints, without roles."""
        return "".join(span.text for span in self.spans)


@dataclass(frozen=True, slots=True)
class CardText:
    """All that a card's abilities print, a line each."""

    lines: tuple[Line, ...]

    @property
    def plain(self) -> str:
        """The text as one paragraph."""
        return " ".join(line.plain for line in self.lines)


def line(text: str) -> Line:
    """The line that a marked sentence makes; of nested marks the innermost counts."""
    spans: list[Span] = []
    roles: list[str] = [""]
    for is_a_mark, letters in groupby(text, is_mark):
        if not is_a_mark:
            spans.append(Span("".join(letters), roles[-1]))
            continue
        for mark in letters:
            if mark == _CLOSE:
                roles.pop()
            else:
                roles.append(ROLES[ord(mark) - FIRST_MARK])
    return Line(tuple(spans))


@dataclass(frozen=True, slots=True)
class Clause:
    """What one effect says: who does what to what, and for how long.

    Without a subject it is an order to the reader ("draw a card"). `joins` tells whether the clause may share
    its subject with the clause before: "same" when both name the same thing for certain, "chosen" when it
    speaks of what the clause before picked, "" when its subject is picked anew. A `whole` clause (if, choose,
    may) is said as it stands, and is a sentence of its own at the top.
    """

    verb: str = ""
    rest: str = ""
    subject: str | None = None
    plural: bool = False
    tail: str = ""
    joins: str = "same"
    whole: str = ""

    def said(self, subject: bool = True) -> str:
        """The clause in the present tense, with or without its subject."""
        if self.whole:
            return self.whole
        verb = self.verb if self.subject in (None, "you") else third_person(self.verb, self.plural)
        named = self.subject if subject and self.subject else ""
        return " ".join(part for part in (named, verb, self.rest, self.tail) if part)


def sentence(clauses: Sequence[Clause], nested: bool = False) -> str:
    """The clauses as one text without its final stop; nested lists are held together by semicolons alone."""
    out = ""
    after_whole = False
    for group in _groups(clauses):
        said = _said_together(group)
        if not out:
            out = said
        elif nested or not (after_whole or group[0].whole):
            out += "; " + said
        else:
            out += ". " + capitalised(said)
        after_whole = bool(group[0].whole)
    return out


def _groups(clauses: Sequence[Clause]) -> Iterator[list[Clause]]:
    """Neighbours that share a subject, so that it is said once."""
    group: list[Clause] = []
    for clause in clauses:
        if group and not _joins(group[-1], clause):
            yield group
            group = []
        group.append(replace(clause, subject=group[0].subject, plural=group[0].plural) if group else clause)
    if group:
        yield group


def _joins(before: Clause, clause: Clause) -> bool:
    if before.whole or clause.whole:
        return False
    if clause.subject is None or before.subject is None:
        return clause.subject is None and before.subject is None
    return clause.joins == "chosen" or (clause.joins == "same" and clause.subject == before.subject)


def _said_together(group: list[Clause]) -> str:
    tails = {clause.tail for clause in group}
    shared = group[0].tail if len(tails) == 1 and len(group) > 1 else ""
    if shared:
        group = [replace(clause, tail="") for clause in group]
    said = [group[0].said()]
    for before, clause in pairwise(group):
        words = clause.said(subject=False)
        repeated = clause.subject is not None and clause.verb == before.verb and not before.tail
        said.append(words.split(" ", 1)[1] if repeated and " " in words else words)
    last = " and " if group[0].subject is not None else ", then "
    text = said[0] if len(said) == 1 else ", ".join(said[:-1]) + last + said[-1]
    return f"{text} {shared}" if shared else text
