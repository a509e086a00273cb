"""Each deck-building rule says of each deck what its cases expect, and where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator
from pydantic import TypeAdapter, ValidationError

from lobbycard.content.content import Content
from lobbycard.content.decks.legality import BrokenRule, breaches, ring
from lobbycard.content.documents.deck import DeckDocument
from lobbycard.content.documents.format import RULES, FormatDocument
from lobbycard.content.entry import Entry
from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.content.schema import printed
from lobbycard.content.source import SourceFile
from lobbycard.core.project import Project, resource
from lobbycard.core.shelf import shelf

CASES = Path(__file__).parents[2] / "cases" / "decks"
FILES = {path.stem: yaml.safe_load(path.read_text()) for path in sorted(CASES.glob("*.yaml"))}
GAMES = shelf("lobbycard.games", "GAME", Game, packages=True)


def cases() -> Iterator[Any]:
    for rule, listed in FILES.items():
        for case in listed:
            yield pytest.param(case, id=f"{rule}: {case['case']}")


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Content:
    """A few cards in four sets, with the words of the shipped game."""
    root = copytree(CASES / "project", tmp_path_factory.mktemp("decks"), dirs_exist_ok=True)
    (root / "content" / "bbb" / "game.yaml").write_text((resource("content") / "bbb" / "game.yaml").read_text())
    library = Library.load(Project(root), GAMES)
    assert [problem.message for problem in library.problems] == []
    return library.games["bbb"]


@pytest.mark.parametrize("case", list(cases()))
def test_a_deck_is_told_every_rule_that_it_breaks(case: dict[str, Any], cards: Content) -> None:
    formats = case.get("formats") or [{"id": "case", "rules": case["rules"]}]
    content = replace(cards, documents=[*cards.documents, *map(format_entry, formats)])
    deck = deck_entry(formats[0]["id"], case["deck"])
    assert [told(broken, formats[0]["id"]) for broken in breaches(deck, content)] == case["expect"]


def test_every_rule_has_a_case_that_passes_and_one_that_fails() -> None:
    assert set(FILES) == set(RULES)
    assert len(list(cases())) >= 40
    for rule, listed in FILES.items():
        assert {bool(case["expect"]) for case in listed} == {True, False}, rule


def test_every_rule_shows_an_example_of_itself() -> None:
    for name in RULES:
        docstring = import_module(RULES[name].__module__).__doc__ or ""
        [example] = yaml.safe_load(docstring.partition("\n\n")[2])
        adapter: TypeAdapter[Any] = TypeAdapter(RULES[name])
        assert adapter.validate_python(example).rule == name


def test_a_broken_rule_knows_its_cards_and_where_it_stands(cards: Content) -> None:
    rules = [{"rule": "size", "at-least": 1}, {"rule": "copies", "at-most": 1}]
    content = replace(cards, documents=[*cards.documents, format_entry({"id": "case", "rules": rules})])
    [broken] = breaches(deck_entry("case", {"veteran": 1, "ash-fox": 1, "ash-fox-2": 1}), content)
    held = [(card.id, card.name, card.copies, card.place.line, card.place.column) for card in broken.cards]
    assert held == [("ash-fox", "Ash Fox", 1, 7, 3), ("ash-fox-2", "Ash Fox", 1, 8, 3)]
    place = broken.source.place
    assert (place.path, place.excerpt[place.column - 1 :]) == (
        "content/bbb/formats/case.yaml",
        '"copies", "at-most": 1}]}',
    )


def test_cards_that_do_not_exist_are_left_to_the_linter(cards: Content) -> None:
    content = replace(cards, documents=[*cards.documents, format_entry({"id": "case", "rules": [{"rule": "unique"}]})])
    assert list(breaches(deck_entry("case", {"vetaran": 3}), content)) == []
    assert list(breaches(deck_entry("no-such-format", {"veteran": 3}), content)) == []


@pytest.mark.parametrize(
    "rule",
    [
        {"rule": "size"},
        {"rule": "size", "at-least": -1},
        {"rule": "copies"},
        {"rule": "copies", "at-most": 0},
        {"rule": "unique", "by": "No Field"},
        {"rule": "unique", "of": {}},
        {"rule": "unique", "of": {"except": {}}},
        {"rule": "unique", "of": {"values": {"ds": {}}}},
        {"rule": "count", "at-least": 1},
        {"rule": "count", "of": {"kinds": ["sfx"]}},
        {"rule": "require"},
        {"rule": "forbid", "cards": []},
        {"rule": "exclude-together", "cards": ["riot"]},
        {"rule": "points", "at-most": 3},
        {"rule": "points", "field": "ds"},
        {"rule": "banned"},
        {"rule": "pool"},
        {"rule": "pool", "released-by": "soon"},
    ],
    ids=str,
)
def test_a_rule_that_says_too_little_is_refused_by_model_and_schema(rule: dict[str, Any]) -> None:
    adapter: TypeAdapter[FormatDocument] = TypeAdapter(FormatDocument)
    whole = {"schema": "format/1", "id": "case", "game": "bbb", "rules": [rule]}
    schema = Draft7Validator(printed(adapter))
    assert not schema.is_valid(whole)
    with pytest.raises(ValidationError):
        adapter.validate_python(whole)


def test_bounds_that_leave_no_room_are_refused() -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(RULES["size"])
    with pytest.raises(ValidationError, match="'at-least' 5 is more than 'at-most' 3"):
        adapter.validate_python({"rule": "size", "at-least": 5, "at-most": 3})


def test_schema_and_model_take_every_rule_of_the_cases() -> None:
    adapter: TypeAdapter[FormatDocument] = TypeAdapter(FormatDocument)
    schema = Draft7Validator(printed(adapter))
    rules = [rule for listed in FILES.values() for case in listed for rule in case.get("rules", ())]
    for rule in rules:
        assert schema.is_valid({"schema": "format/1", "id": "case", "game": "bbb", "rules": [rule]}), rule
    assert len(rules) >= 30


@pytest.mark.parametrize(
    ("extends", "expected"),
    [
        ({"a": "a"}, ["a", "a"]),
        ({"a": "b", "b": "c", "c": "a"}, ["a", "b", "c", "a"]),
        ({"a": "b", "b": "c", "c": "b"}, []),
        ({"a": "b", "b": None}, []),
        ({"a": "nowhere"}, []),
    ],
)
def test_a_ring_of_formats_is_found_from_within_it(
    extends: dict[str, str | None], expected: list[str], cards: Content
) -> None:
    formats = [format_entry({"id": name, "extends": parent}) for name, parent in extends.items()]
    assert ring("a", replace(cards, documents=formats)) == expected


def format_entry(data: dict[str, Any]) -> Entry[FormatDocument]:
    whole = {"schema": "format/1", "game": "bbb", **data}
    adapter: TypeAdapter[FormatDocument] = TypeAdapter(FormatDocument)
    file = SourceFile(f"content/bbb/formats/{data['id']}.yaml", json.dumps(whole))
    return Entry(adapter.validate_python(whole), file)


def deck_entry(form: str, cards: dict[str, int]) -> Entry[DeckDocument]:
    """A deck whose first card stands on line 6."""
    held = "".join(f"  {card}: {copies}\n" for card, copies in cards.items())
    text = f"schema: deck/1\nid: deck\ngame: bbb\nformat: {form}\ncards:\n{held}"
    adapter: TypeAdapter[DeckDocument] = TypeAdapter(DeckDocument)
    return Entry(adapter.validate_python(yaml.safe_load(text)), SourceFile("content/bbb/decks/deck.yaml", text))


def told(broken: BrokenRule, own_format: str) -> str:
    """'6:3 banned of 'parent', limit 0: what is wrong'; the deck's own format is not named."""
    place, source = broken.place, broken.source
    origin = "" if source.format == own_format else f" of {source.origin}"
    return f"{place.line}:{place.column} {source.rule.rule}{origin}, limit {broken.limit}: {broken.message}"
