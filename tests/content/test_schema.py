"""The printed schemas are fresh and sound, and say of every file what the models say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import yaml
from jsonschema import Draft7Validator, ValidationError, validators
from pydantic import TypeAdapter
from pydantic import ValidationError as ModelError

from lobbycard.content.document import Document
from lobbycard.content.library import Library
from lobbycard.content.schema import card_schemas, document_schemas
from lobbycard.core.project import resource, shipped
from lobbycard.core.shelf import shelf
from tests.check.project import BBB
from tests.content.mutation import mutated

SCHEMAS, CONTENT = resource("schemas"), resource("content")
FILES = {
    path.relative_to(CONTENT).as_posix(): yaml.safe_load(path.read_text()) for path in sorted(CONTENT.rglob("*.yaml"))
}
CARDS, DOCUMENTS, SEED = 600, 300, 1974
# What no schema can say: two numbers of one map that contradict each other.
BEYOND_SCHEMAS = {"contradiction"}


def ecma_pattern(validator: Any, pattern: str, instance: Any, schema: Any) -> Iterator[ValidationError]:
    """A pattern as the standard has it: `$` is the very end, and not before a line's end."""
    if isinstance(instance, str) and not re.search(re.sub(r"\$$", r"\\Z", pattern), instance):
        yield ValidationError(f"{instance!r} does not match {pattern!r}")


WHOLE = Draft7Validator.TYPE_CHECKER.redefine("integer", lambda checker, value: type(value) is int)
Strict: Any = validators.extend(  # type: ignore[no-untyped-call]
    Draft7Validator, {"pattern": ecma_pattern}, type_checker=WHOLE
)


class Judges(NamedTuple):
    """The two that must agree: a model, and the schema that was printed from it."""

    model: TypeAdapter[Any]
    schema: Any

    def agree(self, data: Any) -> bool:
        return self.accepted(data) is bool(self.schema.is_valid(data))

    def accepted(self, data: Any) -> bool:
        try:
            self.model.validate_python(data)
        except ModelError as error:
            beyond = {detail["type"] for detail in error.errors()} <= BEYOND_SCHEMAS
            return beyond and bool(self.schema.is_valid(data))
        return True


@pytest.fixture(scope="module")
def judges() -> dict[str, Judges]:
    """The judges of each kind of file, by its schema."""
    game = Library.load(shipped(), {"bbb": BBB}).games["bbb"]
    words = game.words.words
    cards = {
        BBB.schema_name(kind): Judges(BBB.binding(BBB.card_file(kind), words, BBB.verbs.values()), Strict(each))
        for kind, each in zip(BBB.kinds, card_schemas(BBB, words).values(), strict=True)
    }
    models = shelf("lobbycard.content.documents", "DOCUMENT", Document)
    documents = {
        f"{name}/{models[name].schema_version}": Judges(TypeAdapter(models[name]), Strict(each))
        for name, each in zip(models, document_schemas().values(), strict=True)
    }
    return cards | documents


def single_cards() -> list[Any]:
    """Each card of the shipped games in a file of its own."""
    return [{**data, "cards": [card]} for data in FILES.values() if is_cards(data) for card in data["cards"]]


def is_cards(data: Any) -> bool:
    return isinstance(data.get("cards"), list)


def test_the_committed_schemas_are_fresh() -> None:
    game = Library.load(shipped(), {"bbb": BBB}).games["bbb"]
    printed = {**document_schemas(), **card_schemas(BBB, game.words.words)}
    written = {name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in printed.items()}
    assert {name: (SCHEMAS / name).read_text() for name in printed} == written


def test_every_schema_is_sound_and_ends_its_last_line() -> None:
    paths = sorted(SCHEMAS.rglob("*.schema.json"))
    for path in paths:
        text = path.read_text()
        Draft7Validator.check_schema(json.loads(text))
        assert json.loads(text)["$schema"] == "http://json-schema.org/draft-07/schema#", path
        assert text.endswith("}\n"), path
    assert len(paths) >= 15


def test_a_choice_refers_to_one_closed_definition() -> None:
    for path in sorted(SCHEMAS.rglob("*-v1.schema.json")):
        schema = json.loads(path.read_text())
        for arm in (part["then"] for part in every_map(schema) if "then" in part):
            if "$ref" in arm:
                definition = schema["definitions"][Path(arm["$ref"]).name]
                assert definition.get("additionalProperties") is False or "properties" not in definition, arm


def every_map(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
    for value in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from every_map(value)


@pytest.mark.parametrize("name", list(FILES))
def test_model_and_schema_accept_what_is_shipped(name: str, judges: dict[str, Judges]) -> None:
    model, schema = judges[FILES[name]["schema"]]
    assert model.validate_python(FILES[name])
    assert [error.message for error in schema.iter_errors(FILES[name])] == []


def test_model_and_schema_agree_on_mutated_cards(judges: dict[str, Judges]) -> None:
    assert disagreements(single_cards(), CARDS, judges) == []


def test_model_and_schema_agree_on_mutated_documents(judges: dict[str, Judges]) -> None:
    assert disagreements([data for data in FILES.values() if not is_cards(data)], DOCUMENTS, judges) == []


def disagreements(originals: list[Any], count: int, judges: dict[str, Judges]) -> list[Any]:
    """What one of two judges accepts and the other does not; of what was tried some must be sound and some not."""
    random = Random(SEED)
    tried = [(random.choice(originals), random) for _ in range(count)]
    changed = [(original["schema"], mutated(original, random)) for original, random in tried]
    sound = [judges[name].accepted(data) for name, data in changed]
    assert count / 20 < sum(sound) < count * 19 / 20
    return [data for name, data in changed if not judges[name].agree(data)]
