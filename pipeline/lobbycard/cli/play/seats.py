"""Who plays: people and bots, each with a name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import click

from lobbycard.core.ids import nearest, slug
from lobbycard.engine.bot import BOTS, Bot
from lobbycard.engine.decision import Player

YOU = "you"
KINDS = (YOU, *BOTS)


class Seat(NamedTuple):
    """A seat at the table: who sits there, and whether it is a person ('you') or which bot."""

    player: Player
    kind: str

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return self.kind == YOU

    def bot(self, seed: int, at: int) -> Bot:
        """The bot, with chance of its own."""
        return BOTS[self.kind](100 * seed + at)


def seated(asked: Sequence[str]) -> list[Seat]:
    """The seats that are asked for: 'you', 'greedy', 'you:ray'; what is none is misuse."""
    kinds = [_kind(each.partition(":")[0]) for each in asked]
    names = [_name(each.partition(":")[2]) if ":" in each else "" for each in asked]
    people = kinds.count(YOU)
    seats: list[Seat] = []
    for kind, name in zip(kinds, names, strict=True):
        plain = "player" if kind == YOU and people > 1 else kind
        number = 1 + sum(seat.kind == kind for seat in seats)
        numbered = plain != "player" and kinds.count(kind) == 1
        seats.append(Seat(name or (plain if numbered else f"{plain}-{number}"), kind))
    twice = next(
        (seat.player for at, seat in enumerate(seats) if seat.player in [each.player for each in seats[:at]]), ""
    )
    if twice:
        raise click.UsageError(f"two players are called {twice!r}; name them apart: you:ray,you:dana")
    return seats


def seated_again(players: Sequence[Player], asked: Sequence[str]) -> list[Seat]:
    """The seats of a saved match: as asked for, else bots where a player has a bot's name, and people elsewhere."""
    if not asked:
        kinds = [re.sub(r"-\d+$", "", player) for player in players]
        return [Seat(player, kind if kind in BOTS else YOU) for player, kind in zip(players, kinds, strict=True)]
    if len(asked) != len(players):
        raise click.UsageError(
            f"{len(players)} play in the saved match ({', '.join(players)}), {len(asked)} are asked for"
        )
    for each, player in zip(asked, players, strict=True):
        if ":" in each and _name(each.partition(":")[2]) != player:
            raise click.UsageError(f"in the saved match {player!r} sits where {each!r} is asked for")
    return [Seat(player, _kind(each.partition(":")[0])) for each, player in zip(asked, players, strict=True)]


def _kind(word: str) -> str:
    if word in KINDS:
        return word
    meant = nearest(word, KINDS)
    hint = f"did you mean {meant!r}?" if meant else f"there is {', '.join(KINDS)}"
    raise click.UsageError(f"nobody plays as {word!r}; {hint}")


def _name(word: str) -> str:
    """A name as matches write it."""
    name = slug(word)[:40].strip("-")
    if not name:
        raise click.UsageError(f"{word!r} is no name; use letters and digits: you:ray")
    return name
