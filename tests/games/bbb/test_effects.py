"""What effects do that no card of the shipped set does yet: they hold to the rules all the same."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from pydantic import create_model

from lobbycard.content.model import Model
from lobbycard.effects.grammar.verb import carry_out
from lobbycard.engine.act import Act
from lobbycard.engine.match import Match
from tests.games.bbb.played import content
from tests.games.bbb.staged import staged

GIVEN = """
    deck: [riot, solid]
    discard-pile: [car-wash, fake-moustache, street-hustler]
    players:
      ray:
        hand: [plot-hole]
        movie:
          location: motel-with-one-vacancy
          characters: [go-go-dancer, {card: method-actor, props: [harpoon-gun]}]
      dana:
        movie:
          location: development-hell
          characters: [one-armed-bouncer, {card: street-hustler, knocked-out: true}]
"""
PROP = "target: {kind: prop, in: the-discard-pile}"
LOCATION = "target: {kind: location, in: the-discard-pile}"
ALL_THEY_LIKE = "{do: discard, who: each-player, target: {pick: any-number, kind: card, in: their-hand}}"


def done(effects: str, *answers: str, by: str = "go-go-dancer") -> Match[Any]:
    """The match after ray's card has done something, with the keys of what ray answers."""
    match = staged(GIVEN)
    fields: Any = {"effects": ("list[Effect]", ...)}
    bound = content().game.bind(create_model("Holder", __base__=Model, **fields), content().words.words)
    parsed = bound.validate_python({"effects": yaml.safe_load(effects)}).effects
    source = next(piece for piece in match.table.pieces if piece.id == by)
    flow = carry_out(parsed, Act(match.table, source, "ray"))
    keys = list(answers)
    asked = next(flow, None)
    while asked is not None:
        try:
            asked = flow.send(asked.option(keys.pop(0)))  # type: ignore[union-attr]
        except StopIteration:
            break
    assert keys == []
    return match


@pytest.mark.parametrize(
    ("effect", "zone", "card"),
    [
        (f"{{do: move, {LOCATION}, to: your-movie}}", "movie.ray", "car-wash"),
        (f"{{do: move, {LOCATION}, to: opponents-movie}}", "discard-pile", "car-wash"),
        (f"{{do: move, {PROP}, to: your-movie}}", "discard-pile", "fake-moustache"),
        (f"{{do: attach, {PROP}, to: {{kind: location, in: your-movie}}}}", "discard-pile", "fake-moustache"),
    ],
)
def test_cards_come_only_where_the_rules_have_room(effect: str, zone: str, card: str) -> None:
    table = done(f"[{effect}]").table
    zones = {each.key: [piece.id for piece in each.pieces] for each in table.zones.values()}
    assert card in zones[zone]
    locations = [[piece for piece in movie.zone if piece.kind == "location"] for movie in table.movies.values()]
    assert [len(found) for found in locations] == [1, 1]


def test_a_bearer_whom_a_card_forbids_props_is_not_offered() -> None:
    table = done(f"[{{do: attach, {PROP}, to: {{kind: character, in: opponents-movie}}}}]").table
    bearers = {piece.id: [under.id for under in piece.under] for piece in table.movies["dana"].characters}
    assert bearers == {"one-armed-bouncer": [], "street-hustler": ["fake-moustache"]}


def test_an_ability_that_changes_a_value_until_a_word_ends_with_it() -> None:
    match = done("[{do: change, stat: ds, amount: 4, target: this, until: end-of-turn}]")
    dancer = next(piece for piece in match.table.pieces if piece.id == "go-go-dancer")
    assert match.table.value(dancer, "ds") == 6
    for key in ("end", "pass", "done"):
        match.choose(key)
    assert match.table.value(dancer, "ds") == 2


def test_a_card_may_draw_more_than_there_is() -> None:
    match = done("[{do: draw, amount: 5}, {do: draw}]")
    assert (len(match.table.zone("hand", "ray")), match.table.last_drawer) == (3, "ray")


def test_that_many_is_each_players_own_number() -> None:
    match = done(f"[{ALL_THEY_LIKE}, {{do: draw, amount: that-many, who: each-player}}]", "discard plot-hole")
    assert [len(match.table.zone("hand", player)) for player in ("ray", "dana")] == [1, 0]
