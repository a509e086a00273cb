"""JSON Schemas printed from the models, for editors and for whoever checks cards without lobbycard.

The schemas are draft-07. A choice prints as if/then on the key that decides it, and each `then` refers to one
complete definition: one fault gives one message, and an editor completes what fits.
"""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue

from lobbycard.content.document import Document
from lobbycard.content.game import Game
from lobbycard.content.model import yaml_name
from lobbycard.content.vocabulary import Words
from lobbycard.core.shelf import shelf

DIALECT = "http://json-schema.org/draft-07/schema#"
TYPES_OF_SHAPE = {"<word>": "string", "<number>": "integer", "<truth>": "boolean"}


class SchemaPrinter(GenerateJsonSchema):
    """Pydantic's printer, with choices as if/then and no titles made from field names."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Descriptions say it better."""
        return False

    def dict_schema(self, schema: Any) -> JsonSchemaValue:
        """A map of free keys: pydantic's own form would let keys of another form pass."""
        printed = super().dict_schema(schema)
        keys = self.generate_inner(schema["keys_schema"]) if "keys_schema" in schema else {}
        values = self.generate_inner(schema["values_schema"]) if "values_schema" in schema else {}
        printed.pop("patternProperties", None)
        form = {key: value for key, value in keys.items() if key not in ("type", "description")}
        names = {"propertyNames": form} if form else {}
        return printed | names | ({"additionalProperties": values} if values else {})

    def tagged_union_schema(self, schema: Any) -> JsonSchemaValue:
        """A choice by one key's value, or by YAML type and telling key."""
        arms = {str(tag): self.generate_inner(choice) for tag, choice in schema["choices"].items()}
        discriminator = schema["discriminator"]
        if callable(discriminator):
            return _told_by_shape(arms)
        # A field with another name in YAML comes as a list of paths to try.
        field = discriminator if isinstance(discriminator, str) else str(discriminator[0][0])
        return _told_by_value(yaml_name(field), arms)


def _told_by_value(key: str, arms: dict[str, JsonSchemaValue]) -> JsonSchemaValue:
    return {
        "type": "object",
        "required": [key],
        "properties": {key: {"type": "string", "enum": list(arms)}},
        "allOf": [
            {"if": {"properties": {key: {"const": value}}, "required": [key]}, "then": arm}
            for value, arm in arms.items()
        ],
    }


def _told_by_shape(arms: dict[str, JsonSchemaValue]) -> JsonSchemaValue:
    keys = {tag.strip("<>"): arm for tag, arm in arms.items() if tag not in TYPES_OF_SHAPE and tag != "<map>"}
    types = [TYPES_OF_SHAPE[tag] for tag in arms if tag in TYPES_OF_SHAPE]
    choices = [{"if": {"type": TYPES_OF_SHAPE[tag]}, "then": arms[tag]} for tag in arms if tag in TYPES_OF_SHAPE]
    choices += [{"if": {"type": "object", "required": [key]}, "then": arm} for key, arm in keys.items()]
    none_of = {"not": {"anyOf": [{"required": [key]} for key in keys]}} if keys else {}
    if "<map>" in arms:
        choices.append({"if": {"type": "object", **none_of}, "then": arms["<map>"]})
    elif keys:
        choices.append({"if": {"type": "object", **none_of}, "then": _one_key_of(list(keys))})
    if keys or "<map>" in arms:
        types.append("object")
    return {"type": types[0] if len(types) == 1 else types, "allOf": choices}


def _one_key_of(keys: list[str]) -> JsonSchemaValue:
    """What a map without its telling key is held to: the known keys are named, and one is missed."""
    return {
        "propertyNames": {"enum": keys},
        "properties": dict.fromkeys(keys, True),
        "anyOf": [{"required": [key]} for key in keys],
    }


def printed(adapter: TypeAdapter[Any], schema_id: str = "") -> JsonSchemaValue:
    """A model's JSON Schema in draft-07."""
    schema = adapter.json_schema(by_alias=True, ref_template="#/definitions/{model}", schema_generator=SchemaPrinter)
    definitions = _told_where_used(schema.pop("$defs", {}))
    head = {"$schema": DIALECT} | ({"$id": schema_id} if schema_id else {})
    plain: JsonSchemaValue = _refs_alone(head | schema | ({"definitions": definitions} if definitions else {}))
    return plain


def _told_where_used(definitions: dict[str, JsonSchemaValue]) -> dict[str, JsonSchemaValue]:
    """The definitions without descriptions of their own, which hide from an editor those of the fields that use them.

    Where a definition is one of a choice, its own is kept at the key that decides: a verb's at `do`.
    """
    for definition in definitions.values():
        description = definition.pop("description", "")
        for field in definition.get("properties", {}).values():
            if "const" in field:
                field.setdefault("description", description)
    return definitions


def _refs_alone(schema: Any) -> Any:
    """The schema with nothing beside a `$ref`, since draft-07 reads nothing that stands there."""
    if isinstance(schema, list):
        return [_refs_alone(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _refs_alone(value) for key, value in schema.items()}
    if "$ref" in plain and len(plain) > 1:
        return {key: value for key, value in plain.items() if key != "$ref"} | {"allOf": [{"$ref": plain["$ref"]}]}
    return plain


def card_schemas(game: Game, words: Words) -> dict[str, JsonSchemaValue]:
    """The schema of each kind's file in a game, by file name: 'bbb/character-v1.schema.json'."""
    return {
        f"{game.id}/{kind.kind}-v{kind.version}.schema.json": printed(game.bind(game.card_file(kind), words))
        for kind in game.kinds
    }


def document_schemas() -> dict[str, JsonSchemaValue]:
    """The schema of each document beside the cards, by file name: 'common/deck-v1.schema.json'."""
    documents = shelf("lobbycard.content.documents", "DOCUMENT", Document)
    return {
        f"common/{name}-v{documents[name].schema_version}.schema.json": printed(TypeAdapter(documents[name]))
        for name in documents
    }
