"""An editor helps with real content: it completes, explains and underlines from the printed schemas."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator

import pytest

from lobbycard.content.model import yaml_name
from lobbycard.core.shelf import shelf
from lobbycard.effects.grammar.verb import Verb
from lobbycard.games.bbb.cards import KINDS, BbbCard, Sfx
from tests.editor.language_server import HERE, SERVER, LanguageServer, Message

ROOT = HERE.parents[1]
CONTENT = ROOT / "content"
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in CONTENT.rglob("*.yaml")
    if path.stem not in {kind.kind for kind in KINDS}
)
SETTINGS: Message = json.loads((ROOT / ".vscode" / "settings.json").read_text())
OFFLINE = {"schemaStore": {"enable": False}, "completion": True, "hover": True, "validate": True}
NO_SERVER = shutil.which("node") is None or not SERVER.exists()

pytestmark = pytest.mark.skipif(
    NO_SERVER and "CI" not in os.environ, reason="yaml-language-server is not installed; ./dev test installs it"
)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
every_kind_with_traits = pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if "traits" in kind.model_fields], ids=lambda kind: kind.kind
)

NEW_CARD = "\n  - id: the-new-one\n    name: The New One\n    "


@pytest.fixture(scope="module")
def by_settings() -> Iterator[LanguageServer]:
    """A server that finds the schema of a file by the project's settings."""
    server = LanguageServer(ROOT, {"yaml": OFFLINE | {"schemas": SETTINGS["yaml.schemas"]}})
    yield server
    server.close()


@pytest.fixture(scope="module")
def by_modeline() -> Iterator[LanguageServer]:
    """A server that knows no settings, so that the first line of a file has to name its schema."""
    server = LanguageServer(ROOT, {"yaml": OFFLINE})
    yield server
    server.close()


@pytest.fixture(params=["by_settings", "by_modeline"])
def editor(request: pytest.FixtureRequest) -> Editor:
    """An editor with either way to find a schema."""
    return Editor(request.getfixturevalue(request.param), modeline=request.param == "by_modeline")


class Editor:
    """The file of a kind of card, opened with a text that ends at the cursor."""

    def __init__(self, server: LanguageServer, modeline: bool) -> None:
        self._server, self._modeline = server, modeline

    def text(self, kind: type[BbbCard]) -> str:
        text = (ROOT / path_of(kind)).read_text(encoding="utf-8")
        schema = f"# yaml-language-server: $schema=../../../../schemas/bbb/{kind.kind}-v1.schema.json\n"
        return schema + text if self._modeline and not text.startswith("# yaml-language-server") else text

    def diagnostics(self, kind: type[BbbCard], text: str) -> list[Message]:
        return self._server.diagnostics(path_of(kind), text)

    def completions(self, kind: type[BbbCard], text: str) -> set[str]:
        self._server.diagnostics(path_of(kind), text)
        return self._server.completions(path_of(kind), *place_of(text, len(text)))

    def hover(self, kind: type[BbbCard], text: str, sought: str) -> str:
        self._server.diagnostics(path_of(kind), text)
        return self._server.hover(path_of(kind), *place_of(text, text.rindex(sought) + len(sought) - 1))


@every_kind
def test_real_content_has_nothing_underlined(editor: Editor, kind: type[BbbCard]) -> None:
    assert editor.diagnostics(kind, editor.text(kind)) == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_real_documents_have_nothing_underlined_and_explain_themselves(by_settings: LanguageServer, name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert by_settings.diagnostics(name, text) == []
    assert "what this file holds, and its version" in by_settings.hover(name, *place_of(text, text.index("schema:")))


def test_every_file_of_content_has_a_schema_in_the_settings() -> None:
    matched = {path for pattern in SETTINGS["yaml.schemas"].values() for path in ROOT.glob(pattern)}
    assert set(CONTENT.rglob("*.yaml")) - matched == set()
    assert [schema for schema in SETTINGS["yaml.schemas"] if not (ROOT / schema).exists()] == []


@every_kind
def test_a_misspelt_field_is_underlined(editor: Editor, kind: type[BbbCard]) -> None:
    text = editor.text(kind).replace("\n    quote:", "\n    qoute:", 1)
    line, _ = place_of(text, text.index("qoute"))
    underlined = [item["message"] for item in editor.diagnostics(kind, text) if item["range"]["start"]["line"] == line]
    assert underlined == ["Property qoute is not allowed."]


@every_kind
def test_the_fields_of_a_card_are_completed(editor: Editor, kind: type[BbbCard]) -> None:
    fields = {info.alias or yaml_name(name) if name.endswith("_") else name for name, info in kind.model_fields.items()}
    assert fields - {"id", "name"} - editor.completions(kind, editor.text(kind) + NEW_CARD) == set()


@every_kind_with_traits
def test_traits_are_completed(editor: Editor, kind: type[BbbCard]) -> None:
    offered = editor.completions(kind, editor.text(kind) + NEW_CARD + "traits:\n      - ")
    assert offered >= {"male", "female", "soul", "swarm", "weapon"}


@every_kind
def test_the_verbs_of_an_ability_are_completed(editor: Editor, kind: type[BbbCard]) -> None:
    shell = "play: attack" if kind.kind in {"sfx", "roll-the-credits"} else "use: attack"
    ability = f"abilities:\n      - {shell}\n        effects:\n          - do: "
    assert verbs() - editor.completions(kind, editor.text(kind) + NEW_CARD + ability) == set()


@every_kind
def test_a_field_explains_itself(editor: Editor, kind: type[BbbCard]) -> None:
    explained = editor.hover(kind, editor.text(kind), "    quote")
    assert (kind.model_fields["quote"].description or "?") in explained


@pytest.mark.parametrize(
    ("sought", "explanation"),
    [
        ("- play", "the window or event in which it may be played"),
        ("do: kill", "Kill something in play."),
        ("target", "what is killed"),
        ("{kind", "the kind of thing"),
    ],
)
def test_the_parts_of_an_ability_explain_themselves(editor: Editor, sought: str, explanation: str) -> None:
    ability = "abilities:\n      - play: attack\n        effects: [{do: kill, target: {kind: character}}]\n"
    assert explanation in editor.hover(Sfx, editor.text(Sfx) + NEW_CARD + ability, sought)


def test_a_misspelt_field_of_an_effect_is_underlined(editor: Editor) -> None:
    effect = "{do: draw, amuont: 2}"
    text = editor.text(Sfx) + NEW_CARD + f"abilities:\n      - play: attack\n        effects: [{effect}]\n"
    assert "Property amuont is not allowed." in [item["message"] for item in editor.diagnostics(Sfx, text)]


def verbs() -> set[str]:
    packages = ("lobbycard.effects", "lobbycard.games.bbb.effects")
    return {name for package in packages for name in shelf(package, "EFFECT", Verb) if name != "grammar"}


def path_of(kind: type[BbbCard]) -> str:
    return f"content/bbb/cards/core/{kind.kind}.yaml"


def place_of(text: str, offset: int) -> tuple[int, int]:
    before = text[:offset]
    return before.count("\n"), offset - (before.rfind("\n") + 1)
