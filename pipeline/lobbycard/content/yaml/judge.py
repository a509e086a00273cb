"""What a single key or value is, and what is wrong with it."""

from __future__ import annotations

from typing import Any

from yaml.events import AliasEvent, CollectionStartEvent, Event, ScalarEvent

from lobbycard.content.position import Position
from lobbycard.content.yaml.faults import structure as faults
from lobbycard.content.yaml.faults.encoding import INVISIBLE_CHARACTER
from lobbycard.content.yaml.faults.syntax import MISSING_SPACE
from lobbycard.content.yaml.faults.text import CUT_BY_COMMENT
from lobbycard.content.yaml.finding import Findings
from lobbycard.content.yaml.scalar import DoubtfulError, plain_value
from lobbycard.content.yaml.stream import end, start
from lobbycard.content.yaml.surface import character, comment

# So many keys twice in one item of a list are the keys of another item.
KEYS_OF_AN_ITEM = 3

# What a parser makes of the two exclamation marks of !!str.
CORE_TAG = "tag:yaml.org,2002:"

# Keys that their map has already.
Twice = list[tuple[str, Event | None]]


class Judge:
    """Reads scalars, and notes what is wrong with them."""

    def __init__(self, text: str, findings: Findings) -> None:
        self._text, self._findings = text, findings
        self._may_be_cut = comment.may_cut(text)

    def value(self, event: ScalarEvent) -> Any:
        """The value of a scalar; a doubtful one is read as YAML 1.2 does."""
        if event.style or event.tag is not None:
            return self._visible(event)
        try:
            value = plain_value(event.value)
        except DoubtfulError as error:
            self._findings.add(error.fault, *start(event), error.message, error.hint)
            value = error.value
        if self._may_be_cut and (value is event.value or not event.value):
            self._tell_cut(event)
        return value

    def key(self, event: Event | None) -> str | None:
        """The text of a key, or None for what can't be one."""
        self.tell_properties(event)
        if not isinstance(event, ScalarEvent):
            if not isinstance(event, AliasEvent):
                hint = 'put a template\'s placeholder in quotes: "{{name}}"'
                self._findings.add(faults.KEY_NOT_TEXT, *start(event), "a list or map is used as a key", hint)
            return None
        if event.style:
            return self._visible(event)
        if event.value == "<<":
            message = "the merge key << is read by some and not by others"
            self._findings.add(faults.MERGE_KEY, *start(event), message, "write the keys out")
            return None
        self._tell_key(event)
        return event.value

    def _visible(self, event: ScalarEvent) -> str:
        """The text of a scalar in quotes, where an escape may have made an invisible character."""
        found = character.FORBIDDEN.search(event.value) if event.style == '"' else None
        if not found:
            return event.value
        message = f"the escapes in this text make the invisible character {character.named(found[0])}"
        self._findings.add(INVISIBLE_CHARACTER, *start(event), message, "remove it")
        return character.FORBIDDEN.sub(character.STAND_IN, event.value)

    def _tell_key(self, event: ScalarEvent) -> None:
        try:
            value = plain_value(event.value)
        except DoubtfulError as error:
            self._findings.add(error.fault, *start(event), error.message, error.hint)
            return
        if value is not event.value:
            message = f"the key {event.value} is no text" if event.value else "a key is missing before the colon"
            hint = f'write it in quotes: "{event.value}"' if event.value else ""
            self._findings.add(faults.KEY_NOT_TEXT, *start(event), message, hint)

    def divided(self, event: ScalarEvent) -> tuple[str, Any, Position]:
        """The key and value of `key:value`, which YAML reads as one word; told as a fault."""
        (line, column), at = start(event), event.value.index(":")
        message = f"{event.value} is one word without a space after the colon"
        key, value = event.value[:at], event.value[at + 1 :]
        self._findings.add(MISSING_SPACE, line, column + at, message, f"write {key}: {value}")
        try:
            return key, plain_value(value), Position(line, column, line, column + at + 1)
        except DoubtfulError as error:
            return key, error.value, Position(line, column, line, column + at + 1)

    def tell_properties(self, event: Event | None) -> None:
        """Note an alias, an anchor and a tag."""
        if isinstance(event, AliasEvent):
            message = f"*{event.anchor} stands for a value named elsewhere"
            hint = f'write the value itself; text goes in quotes: "*{event.anchor}"'
            self._findings.add(faults.ALIAS, *start(event), message, hint)
        elif isinstance(event, ScalarEvent | CollectionStartEvent):
            if event.anchor is not None:
                message = f"&{event.anchor} names a value for use elsewhere"
                hint = f'remove it; text goes in quotes: "&{event.anchor}"'
                self._findings.add(faults.ANCHOR, *start(event), message, hint)
            if event.tag is not None:
                message = f"the tag {event.tag.replace(CORE_TAG, '!!')} tells the reader a type"
                hint = "remove it; text that starts with ! goes in quotes"
                self._findings.add(faults.TAG, *start(event), message, hint)

    def tell_duplicates(self, twice: Twice, data: dict[str, Any], firsts: dict[str, Position]) -> None:
        """Note each key that its map has already."""
        for key, event in twice:
            first, value = firsts[key], data[key]
            shown = f", value {value}" if isinstance(value, str | int | float) else ""
            message = f'duplicate key "{key}" (first at {first.key_line}:{first.key_column}{shown})'
            hint = "keep one of the two; most readers take the last without a word"
            self._findings.add(faults.DUPLICATE_KEY, *start(event), message, hint)

    def tell_lost_dash(self, twice: Twice, data: dict[str, Any], firsts: dict[str, Position]) -> bool:
        """Note that an item of a list runs into the next, if the keys that it has twice show it."""
        (key, event), opening = twice[0], next(iter(data))
        if key != opening and len(twice) < KEYS_OF_AN_ITEM:
            return False
        first = firsts[key]
        message = f'duplicate key "{key}" (first at {first.key_line}:{first.key_column}): the "- " before it is missing'
        hint = f"start the new item with - {opening}: or one of the two is lost"
        self._findings.add(faults.LOST_DASH, *start(event), message, hint)
        return True

    def _tell_cut(self, event: ScalarEvent) -> None:
        offset = event.end_mark.index if event.end_mark else 0
        cut = comment.cut(event.value, self._text, offset)
        if cut is not None:
            line, column = end(event)
            hint = "put the text in quotes; a comment has two spaces before its # and one behind"
            message = "the text ends before the #, which starts a comment"
            self._findings.add(CUT_BY_COMMENT, line, column + cut - offset, message, hint)
