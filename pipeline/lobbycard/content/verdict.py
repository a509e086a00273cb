"""What pydantic says of a file, told as problems: the place, the value, what was expected, the nearest name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from lobbycard.content import faults
from lobbycard.content.card_field import FIELD_PATTERN
from lobbycard.content.guide import Guide
from lobbycard.content.source import SourceFile
from lobbycard.core.ids import nearest
from lobbycard.core.problems import Fault, Problem

Path = tuple[str | int, ...]
Synonyms = Callable[[str], str | None]
RANGES = {
    "greater_than_equal": "at least {ge}",
    "less_than_equal": "at most {le}",
    "too_short": "at least {min_length} of them",
    "too_long": "at most {max_length} of them",
    "string_too_short": "text that is not empty",
    "string_too_long": "at most {max_length} letters",
}
TYPES = {
    "string_type": "text",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "bool_type": "true or false",
    "list_type": "a list",
    "dict_type": "a map of keys and values",
    "model_type": "a map of keys and values",
    "model_attributes_type": "a map of keys and values",
    "tuple_type": "a list",
}
FORMS = {
    r"^[a-z0-9]+(-[a-z0-9]+)*$": "small letters, figures and hyphens, such as 'street-hustler'",
    r"^\d+\.\d+\.\d+$": "a version such as '0.1.0'",
    r"^\d{4}-\d{2}-\d{2}$": "a date such as '2026-01-31' in quotes",
    r"^\d+(\.\d+)?(mm|in|pt)$": "a length with its unit, such as '3mm'",
    r"^[A-Z]{3}-[A-Z]{3}-[0-9]{2}$": "a rule's id, such as 'BBB-ATK-02'",
    FIELD_PATTERN: "the key of a card's field, such as 'ds' or 'title_words.word'",
    r"^[A-Z0-9]{2,5}$": "two to five capitals or figures, such as 'CORE'",
}
# What the models' own checks find over several keys, by the fault that it is.
FAULTS_OF_A_WHOLE = {"incomplete": faults.MISSING_KEY, "contradiction": faults.OUT_OF_RANGE}
MOST_LISTED = 12


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
        details = error.errors(include_url=False, include_input=False)
        placed = [(data_path(detail["loc"], self.data), detail) for detail in details]
        missing = [path for path, detail in placed if detail["type"] == "missing"]
        misspelt: set[Path] = set()
        for path, detail in placed:
            if detail["type"] == "extra_forbidden":
                wanted = [key for *parent, key in missing if tuple(parent) == path[:-1]]
                meant = nearest(str(path[-1]), map(str, wanted)) or (self._meant(path) if wanted else None)
                misspelt.update({(*path[:-1], meant)} if meant in wanted else ())
                yield self._unknown_key(path, meant)
        for path, detail in placed:
            if detail["type"] != "extra_forbidden" and path not in misspelt:
                yield self._faulty_key(path, detail) if path[-1:] == ("[key]",) else self._problem(path, detail)

    def _meant(self, path: Path) -> str | None:
        return nearest(str(path[-1]), self.guide.fields(self.data, path[:-1]))

    def _unknown_key(self, path: Path, meant: str | None) -> Problem:
        known = self.guide.fields(self.data, path[:-1])
        meant = meant or nearest(str(path[-1]), known)
        hint = f"did you mean {meant!r}?" if meant else _listed("it may hold", known)
        told = f"{_shown(path[:-1])}{path[-1]!r} is not a key here"
        return self._at(faults.UNKNOWN_KEY, path, told, hint, at="key")

    def _problem(self, path: Path, detail: ErrorDetails) -> Problem:
        kind, context = detail["type"], detail.get("ctx", {})
        value = _value(self.data, path)
        if kind == "missing":
            hint = self.guide.description(self.data, path)
            return self._at(faults.MISSING_KEY, path[:-1], f"{_shown(path[:-1])}{path[-1]!r} is missing", hint)
        if kind in ("literal_error", "union_tag_invalid", "union_tag_not_found"):
            return self._unknown_word(path, kind, context)
        if kind == "shape":
            told = f"{_shown(path)}{_quoted(value)} can't stand here"
            return self._at(faults.UNKNOWN_SHAPE, path, told, detail["msg"])
        if kind in FAULTS_OF_A_WHOLE:
            return self._at(FAULTS_OF_A_WHOLE[kind], path, _shown(path) + detail["msg"])
        if kind in RANGES:
            told = f"{_shown(path)}{_quoted(value)} is out of range"
            return self._at(faults.OUT_OF_RANGE, path, told, f"expected {RANGES[kind].format(**context)}")
        if kind == "string_pattern_mismatch":
            form = FORMS.get(context["pattern"], "another form")
            return self._at(faults.MALFORMED, path, f"{_shown(path)}{_quoted(value)} is malformed", f"expected {form}")
        expected = TYPES.get(kind, detail["msg"])
        return self._at(
            faults.WRONG_TYPE, path, f"{_shown(path)}{_quoted(value)} can't stand here", f"expected {expected}"
        )

    def _faulty_key(self, path: Path, detail: ErrorDetails) -> Problem:
        *parent, key, _ = path
        form = FORMS.get(detail.get("ctx", {}).get("pattern", ""), "a shorter key")
        told = f"{_shown(tuple(parent))}the key {_quoted(key)} is malformed"
        return self._at(faults.MALFORMED, path[:-1], told, f"expected {form}", at="key")

    def _unknown_word(self, path: Path, kind: str, context: dict[str, Any]) -> Problem:
        key = str(context.get("discriminator", "")).strip("'").rstrip("_") if kind != "literal_error" else ""
        if kind == "union_tag_not_found":
            return self._at(faults.MISSING_KEY, path, f"{_shown(path)}{key!r} is missing", self._choices(path, key))
        full = (*path, key) if key else path
        word = _value(self.data, full)
        if key == "do":
            return self._unknown_verb(path, str(word))
        told = f"{_shown(full)}{_quoted(word)} is not a word of {self.owner} that can stand here"
        return self._at(faults.UNKNOWN_WORD, full, told, self._nearest(str(word), full))

    def _unknown_verb(self, path: Path, verb: str) -> Problem:
        known = self.guide.choices(self.data, (*path, "do"))
        meant = self.synonym(verb)
        if meant and meant == verb and verb not in known:
            told = f"{_shown(path)}{verb!r} happens once and can't stand in a 'while'"
            return self._at(faults.NOT_STATIC, (*path, "do"), told, _listed("what can:", known))
        told = f"{_shown(path)}{verb!r} is not an effect of {self.owner}"
        hint = f"did you mean {meant!r}?" if meant in known else self._nearest(verb, (*path, "do"))
        return self._at(faults.UNKNOWN_EFFECT, (*path, "do"), told, hint)

    def _choices(self, path: Path, key: str) -> str:
        return _listed("one of", self.guide.choices(self.data, (*path, key)))

    def _nearest(self, word: str, path: Path) -> str:
        known = self.guide.choices(self.data, path)
        meant = nearest(word, known)
        return f"did you mean {meant!r}?" if meant else _listed("one of", known)

    def _at(
        self, fault: Fault, path: Path, message: str, hint: str = "", at: Literal["key", "value"] = "value"
    ) -> Problem:
        return Problem(fault, message, self.file.place(path, at), hint)


def data_path(loc: Sequence[str | int], data: Any) -> Path:
    """The path in the data that an error's location tells: without the tags of choices."""
    path: list[str | int] = []
    told = False
    for step in loc:
        if isinstance(step, str) and _is_tag(step, data, told):
            told = True
            continue
        path.append(step)
        data, told = _value(data, (step,)), False
    return tuple(path)


def _is_tag(step: str, data: Any, told: bool) -> bool:
    if step.startswith("<"):
        return True
    return not told and isinstance(data, dict) and step in (data.get("do"), data.get("schema"), data.get("rule"))


def _value(data: Any, path: Path) -> Any:
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def _shown(path: Path) -> str:
    """A path as a reader writes it, with a colon: 'cards[2].abilities[0]: '."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
    return f"{text}: " if text else ""


def _quoted(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, dict | list):
        return "a map" if isinstance(value, dict) else "a list"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _listed(lead: str, words: Sequence[str]) -> str:
    if not words:
        return ""
    more = f" and {len(words) - MOST_LISTED} more" if len(words) > MOST_LISTED else ""
    return f"{lead} {', '.join(words[:MOST_LISTED])}{more}"
