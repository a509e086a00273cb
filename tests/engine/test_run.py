"""Runs: where nobody has a choice for ever, or bots never come to an end, it is said who repeats what."""

from __future__ import annotations

import pytest

from lobbycard.engine.bot import First
from lobbycard.engine.decision import Decision, Flow, Option
from lobbycard.engine.errors import EndlessError
from lobbycard.engine.match import Match
from lobbycard.engine.play import play
from tests.contract.toy import HighCard, Toy


class Idle(HighCard):
    """Beats in which nothing happens."""

    def beat(self, table: Toy) -> Flow[None]:
        yield from ()


class Forced(HighCard):
    """One player is made to nod for ever."""

    def beat(self, table: Toy) -> Flow[None]:
        while True:
            yield Decision("ann", "nod", [Option("nod")])


class Choosy(HighCard):
    """One player may say one thing or another for ever."""

    def beat(self, table: Toy) -> Flow[None]:
        yield Decision("bob", "talk", [Option("hum"), Option("haw")])


@pytest.mark.parametrize(
    ("rules", "told"), [(Idle, "beats without any choice"), (Forced, "'ann: nod'")], ids=["idle", "forced"]
)
def test_play_without_choices_is_endless(rules: type[HighCard], told: str) -> None:
    with pytest.raises(EndlessError, match=f"nobody has had a choice for 50000 steps, and these go on: {told}"):
        Match(rules(), ("ann", "bob"))


def test_play_with_choices_is_capped_and_names_what_repeats() -> None:
    match = Match(Choosy(), ("ann", "bob"))
    with pytest.raises(EndlessError, match=r"no end after 300 decisions; the last ones repeat: bob: hum \(200 times\)"):
        play(match, {"ann": First(), "bob": First()}, 300)
