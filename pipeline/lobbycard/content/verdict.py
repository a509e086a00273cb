"""What pydantic says of a file, told as problems: the place, the value, what was expected, the nearest name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from lobbycard.content import faults
from lobbycard.content.expectation import RANGES, form_wanted, joined, listed, quoted, range_told, shown, type_wanted
from lobbycard.content.guide import Guide
from lobbycard.content.source import SourceFile
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Fault, Problem

Path = tuple[str | int, ...]
Synonyms = Callable[[str], str | None]
# What the models' own checks find over several keys, by the fault that it is.
FAULTS_OF_A_WHOLE = {"incomplete": faults.MISSING_KEY, "contradiction": faults.OUT_OF_RANGE}
# The keys by whose values maps are told apart; pydantic puts those values into its locations.
DECIDING = ("do", "schema", "rule", "pos")
# A file may be wrong in every line: so many errors of one type are told about it, and the rest are counted.
MOST_OF_A_TYPE = 100


@dataclass(frozen=True, slots=True)
class Verdict:
    """Tells the errors of one file, with the guide of its schema and the synonyms of its game's verbs."""

    file: SourceFile
    data: Any
    guide: Guide
    owner: str
    synonym: Synonyms

    def problems(self, error: ValidationError) -> Iterator[Problem]:
        """Every error as a problem; a key both missing and unknown in one map is one misspelt key."""
        details, more = _first_of_each(error.errors(include_url=False, include_input=False))
        found = list(self._told(details))
        if more:
            found[-1] = replace(found[-1], message=f"{found[-1].message} (and {more:,} more faults in the file)")
        yield from found

    def _told(self, details: Sequence[ErrorDetails]) -> Iterator[Problem]:
        placed = [(data_path(detail["loc"], self.data), detail) for detail in details]
        missing = [path for path, detail in placed if detail["type"] == "missing"]
        misspelt: set[Path] = set()
        for path, detail in placed:
            if detail["type"] == "extra_forbidden":
                meant = self._missed(path, missing)
                misspelt.update({(*path[:-1], meant)} if meant else ())
                yield self._unknown_key(path, meant, detail)
        for path, detail in placed:
            if detail["type"] != "extra_forbidden" and path not in misspelt:
                yield self._problem(path, detail)

    def _missed(self, path: Path, missing: Sequence[Path]) -> str | None:
        """The missing key that an unknown one was meant to be, or the one missing key where another kind's stands."""
        wanted = [str(key) for *parent, key in missing if tuple(parent) == path[:-1]]
        alone = wanted[0] if len(wanted) == 1 and len(wanted[0]) == len(str(path[-1])) and self._having(path) else None
        return nearest(str(path[-1]), wanted) or alone

    def _unknown_key(self, path: Path, meant: str | None, detail: ErrorDetails) -> Problem:
        where, key = shown(path[:-1]), path[-1]
        known = self.guide.fields(self.data, path[:-1])
        if key in known:
            first = next(str(step).strip("<>") for step in reversed(detail["loc"]) if str(step).startswith("<"))
            told = f"{where}{key!r} can't stand beside {first!r}"
            return self._at(faults.UNKNOWN_KEY, path, told, "take one of them out", at="key")
        having = self._having(path)
        meant = meant or nearest(str(key), known)
        only = f"only {joined(having)} {'has' if len(having) == 1 else 'have'} it" if having else ""
        guess = f"did you mean {meant!r}?" if meant else "" if having else listed("known here:", known)
        hint = "; ".join(part for part in (only, guess) if part)
        return self._at(faults.UNKNOWN_KEY, path, f"{where}{key!r} is not a key here", hint, at="key")

    def _having(self, path: Path) -> list[str]:
        """The other kinds of card that have a key, where it is the key of a card."""
        if path[:1] != ("cards",) or len(path) != 3:
            return []
        own = self.data.get("schema")
        files = [file for file in self.guide.choices(self.data, ("schema",)) if file != own]
        return [
            file.split("/")[1]
            for file in files
            if path[-1] in self.guide.fields({**self.data, "schema": file}, path[:-1])
        ]

    def _problem(self, path: Path, detail: ErrorDetails) -> Problem:
        kind, context = detail["type"], detail.get("ctx", {})
        if path[-1:] == ("[key]",):
            return self._malformed_key(path, context)
        if kind == "missing":
            told = f"{shown(path[:-1])}{path[-1]!r} is missing"
            return self._at(faults.MISSING_KEY, path, told, self.guide.description(self.data, path))
        if kind in ("literal_error", "union_tag_invalid", "union_tag_not_found"):
            return self._unknown_word(path, kind, context)
        if kind == "shape":
            return self._unknown_shape(path, detail["msg"])
        if kind in FAULTS_OF_A_WHOLE:
            first_key = (*path, "")  # no key is called so, and the place is that of the first
            return self._at(FAULTS_OF_A_WHOLE[kind], first_key, shown(path) + detail["msg"])
        return self._faulty_value(path, kind, context, detail["msg"])

    def _faulty_value(self, path: Path, kind: str, context: dict[str, Any], message: str) -> Problem:
        value, where = value_at(self.data, path), shown(path)
        if kind == "string_too_long" and context["max_length"] == 0:
            told = f"{where}{quoted(value)} is no word that can stand here"
            return self._at(faults.UNKNOWN_WORD, path, told, "the words in game.yaml have none of this family")
        if kind in RANGES:
            told, hint = range_told(kind, value, context)
            return self._at(faults.OUT_OF_RANGE, path, where + told, hint + self._double(path, value))
        if kind == "string_pattern_mismatch":
            hint = form_wanted(context["pattern"])
            return self._at(faults.MALFORMED, path, f"{where}{quoted(value)} is malformed", hint)
        hint = type_wanted(kind, value, message, self.guide.pattern(self.data, path))
        return self._at(faults.WRONG_TYPE, path, f"{where}{quoted(value)} can't stand here", hint)

    def _double(self, path: Path, value: Any) -> str:
        """Whether a number that is out of range is that of a neighbour, and so perhaps in the wrong place."""
        around = value_at(self.data, path[:-1]) if isinstance(value, int) else None
        twins = [key for key in around if key != path[-1] and around[key] == value] if isinstance(around, dict) else []
        return f"; {twins[0]!r} is {value} too" if twins else ""

    def _malformed_key(self, path: Path, context: dict[str, Any]) -> Problem:
        *parent, key, _ = path
        told = f"{shown(parent)}the key {quoted(key)} is malformed"
        return self._at(faults.MALFORMED, path[:-1], told, form_wanted(context.get("pattern", "")), at="key")

    def _unknown_shape(self, path: Path, expected: str) -> Problem:
        """A map without its telling key, perhaps because that is misspelt, or a value of another type."""
        value, known = value_at(self.data, path), self.guide.fields(self.data, path)
        for key in value if isinstance(value, dict) else ():
            meant = nearest(str(key), known) if key not in known else None
            if meant:
                told = f"{shown(path)}{key!r} is not a key here"
                return self._at(faults.UNKNOWN_SHAPE, (*path, key), told, f"did you mean {meant!r}?", at="key")
        return self._at(faults.UNKNOWN_SHAPE, path, f"{shown(path)}{quoted(value)} can't stand here", expected)

    def _unknown_word(self, path: Path, kind: str, context: dict[str, Any]) -> Problem:
        key = str(context.get("discriminator", "")).strip("'").rstrip("_") if kind != "literal_error" else ""
        full = (*path, key) if key else path
        known = self.guide.choices(self.data, full)
        if kind == "union_tag_not_found":
            return self._at(
                faults.MISSING_KEY, full, f"{shown(path)}{key!r} is missing", listed("expected", known, "or")
            )
        word = value_at(self.data, full)
        if key == "do":
            return self._unknown_verb(path, str(word), known)
        told = f"{shown(full)}{quoted(word)} is no word that can stand here"
        hint = _meant(str(word), known, ["a whole number"] if self.guide.takes_number(self.data, full) else [])
        return self._at(faults.UNKNOWN_WORD, full, told, hint)

    def _unknown_verb(self, path: Path, verb: str, known: Sequence[str]) -> Problem:
        meant = self.synonym(verb)
        if meant == verb and verb not in known:
            told = f"{shown(path)}{verb!r} happens once and can't stand in a 'while'"
            return self._at(faults.NOT_STATIC, (*path, "do"), told, listed("what can:", known))
        told = f"{shown(path)}{verb!r} is not an effect of {self.owner}"
        hint = f"did you mean {meant!r}?" if meant in known else _meant(verb, known)
        return self._at(faults.UNKNOWN_EFFECT, (*path, "do"), told, hint)

    def _at(
        self, fault: Fault, path: Path, message: str, hint: str = "", at: Literal["key", "value"] = "value"
    ) -> Problem:
        return Problem(fault, message, self.file.place(path, at), hint)


def _first_of_each(details: Sequence[ErrorDetails]) -> tuple[list[ErrorDetails], int]:
    """The errors that are told, so many of each type, and how many there are besides."""
    seen: Counter[str] = Counter()
    told = []
    for detail in details:
        seen[detail["type"]] += 1
        if seen[detail["type"]] <= MOST_OF_A_TYPE:
            told.append(detail)
    return told, len(details) - len(told)


def data_path(loc: Sequence[str | int], data: Any) -> Path:
    """The path in the data that an error's location tells: without the tags of choices."""
    path: list[str | int] = []
    told = False
    for step in loc:
        if isinstance(step, str) and _is_tag(step, data, told):
            told = True
            continue
        path.append(step)
        data, told = value_at(data, (step,)), False
    return tuple(path)


def _is_tag(step: str, data: Any, told: bool) -> bool:
    if step.startswith("<"):
        return True
    return not told and isinstance(data, dict) and step in [data.get(key) for key in DECIDING]


def value_at(data: Any, path: Path) -> Any:
    """What stands at a path, or None."""
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def _meant(word: str, known: Sequence[str], besides: Sequence[str] = ()) -> str:
    meant = nearest(word, known)
    return f"did you mean {meant!r}?" if meant else listed("expected", [*besides, *known], "or")
