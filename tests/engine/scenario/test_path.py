"""What stands at a path of a view, and when it is as expected."""

from __future__ import annotations

from typing import Any

import pytest

from lobbycard.engine.scenario.path import NoSuchPathError, found_at, is_as_expected, plain

VIEW: dict[str, Any] = {
    "attack": {"as": 7, "traits": ["soul"]},
    "zones": {
        "pile": {"count": 2, "cards": [{"card": "riot"}, {"card": "solid", "under": [{"card": "hat"}]}]},
        "hand": {"ray": {"count": 3}},
    },
    "log": [{"kind": "played", "of": "riot"}, {"kind": "drawn", "of": "card"}, {"kind": "played", "of": "solid"}],
}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("attack.as", 7),
        ("attack.traits.0", "soul"),
        ("hand.ray.count", 3),
        ("pile.1.card", "solid"),
        ("zones.pile.count", 2),
        ("pile.solid.under.hat", {"card": "hat"}),
        ("log.-1.of", "solid"),
        ("log.played.1.of", "solid"),
        ("log.drawn", [{"kind": "drawn", "of": "card"}]),
    ],
)
def test_a_path_leads_there(path: str, found: Any) -> None:
    assert found_at(VIEW, path) == found


@pytest.mark.parametrize(
    ("path", "told", "hint"),
    [
        ("attck.as", "there is no 'attck' in the view", "did you mean 'attack'?"),
        ("attack.ass", "there is no 'ass' in attack", "did you mean 'as'?"),
        ("attack.victims", "there is no 'victims' in attack", "there is as, traits"),
        ("pile.riott", "there is no 'riott' in pile", "did you mean 'riot'?"),
        ("pile.7", "there is no '7' in pile", "there is riot, solid"),
        ("attack.as.more", "there is no 'more' in attack.as", ""),
    ],
)
def test_a_path_that_leads_nowhere_says_where_it_ends(path: str, told: str, hint: str) -> None:
    with pytest.raises(NoSuchPathError) as error:
        found_at(VIEW, path)
    assert (str(error.value), error.value.hint) == (told, hint)


@pytest.mark.parametrize(
    ("got", "expected", "fits"),
    [
        (7, 7, True),
        (7, 8, False),
        (1, True, False),
        (None, None, True),
        ({"count": 1, "cards": [{"card": "riot"}]}, ["riot"], True),
        ({"count": 1, "cards": [{"card": "riot"}]}, [], False),
        ({"count": 1, "cards": [{"card": "riot"}]}, {"count": 1}, True),
        ({"card": "riot", "ds": 2}, "riot", True),
        ({"card": "riot", "ds": 2}, {"ds": 2}, True),
        ({"card": "riot", "ds": 2}, {"as": 2}, False),
        ([{"card": "riot"}, {"card": "hat"}], ["riot", {"card": "hat"}], True),
        ([], {}, False),
    ],
)
def test_something_is_as_expected(got: Any, expected: Any, fits: bool) -> None:
    assert is_as_expected(got, expected) is fits


def test_what_is_there_is_told_as_a_scenario_would_say_it() -> None:
    assert plain(VIEW["zones"]["pile"]) == ["riot", "solid"]
    assert plain(VIEW["attack"]) == VIEW["attack"]
