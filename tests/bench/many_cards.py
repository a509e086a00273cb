"""A project of as many cards as wanted: twelve lines and one ability each, a hundred to a file."""

from __future__ import annotations

import shutil
from pathlib import Path

from lobbycard.core.project import Project, resource

CARDS_A_FILE = 100
FIELDS = {"character": "ds", "location": "ds", "prop": "ds", "creature": "as"}
TRAITS = ("male", "female", "soul", "honky", "kung-fu", "undead")
ABILITIES = (
    """- while: in-play
        effects:
          - {{do: change, stat: ds, amount: {n}, target: {{pick: all, other: true, kind: character, \
trait: {trait}, in: this-movie}}}}""",
    """- use: attack
        cost: [{{do: discard, target: this}}]
        effects: [{{do: change, stat: ds, amount: {n}, target: this-movie, until: end-of-attack}}]""",
    """- while: {{have: {{kind: character, trait: {trait}, in: this-movie}}, at-least: 2}}
        effects:
          - {{do: set, stat: ds, amount: {n}, target: this}}""",
    """- when: {{event: killed, of: {{kind: character, trait: {trait}, in: this-movie}}}}
        effects:
          - {{do: draw, amount: {draw}}}""",
)
CARD = """  - id: card-{at}
    name: "Card {at}"
    number: {number}
    {field}: {strength}
    traits: [{trait}]
    title_words:
      - {{word: word{at}, plural: words{at}, readings: [{{pos: noun, kind: thing}}]}}
    quote: "Number {at} of many says: it's always the budget."
    abilities:
      {ability}
    source: proposed
"""


def many_cards(root: Path, cards: int) -> Project:
    """Write a project of `cards` cards, in files of a hundred, every card different."""
    game = root / "content" / "bbb"
    game.mkdir(parents=True)
    shutil.copy(resource("content") / "bbb" / "game.yaml", game)
    kinds = tuple(FIELDS)
    for file in range(-(-cards // CARDS_A_FILE)):
        kind = kinds[file % len(kinds)]
        of_set = f"set-{file // 50}"
        folder = game / "cards" / of_set
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / "set.yaml").exists():
            (folder / "set.yaml").write_text(f"schema: set/1\nid: {of_set}\nname: Set {file // 50}\n", "utf-8")
        span = range(file * CARDS_A_FILE, min(cards, (file + 1) * CARDS_A_FILE))
        text = "".join(_card(at, FIELDS[kind]) for at in span)
        head = f"schema: bbb/{kind}/1\nset: {of_set}\ncards:\n"
        (folder / f"{kind}-{file:03}.yaml").write_text(head + text, "utf-8")
    return Project(root)


def _card(at: int, field: str) -> str:
    trait = TRAITS[at % len(TRAITS)]
    ability = ABILITIES[at % len(ABILITIES)].format(n=at % 17 + 1, draw=at % 3 + 1, trait=trait)
    return CARD.format(at=at, number=at % 5000 + 1, field=field, strength=at % 20, trait=trait, ability=ability)
