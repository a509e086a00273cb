"""How Characters die: all that would die at once, a chance to save each, then the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lobbycard.engine.decision import Flow, Option, Player
from lobbycard.engine.event import As, Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import move
from lobbycard.engine.window import window
from lobbycard.games.bbb.play.menu import Menu
from lobbycard.games.bbb.play.playing import add_answer, answers, perform

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable


class Death:
    """Cards that would die at once, each with its event; whoever is saved or gone is no longer threatened."""

    __slots__ = ("_lives", "events", "saved")

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.saved: list[Piece] = []
        self._lives = [event.of.life for event in events]

    def threatened(self) -> list[Event]:
        """The events of those who would still die."""
        pairs = zip(self.events, self._lives, strict=True)
        return [event for event, life in pairs if event.of not in self.saved and event.of.life == life]


def may_die(table: BbbTable, piece: Piece, by: Piece, cause: str) -> bool:
    """Whether a card can be killed by this at all."""
    # rule: BBB-TRT-01
    if cause == "sfx" and piece.kind == "character" and table.has_trait(piece, "cool"):
        return False
    return not table.forbidden("be-killed", piece, by)


def die(table: BbbTable, pieces: Sequence[Piece], by: Piece, cause: str) -> Flow[int]:
    """Kill cards at once, but for those that can't die or are saved; how many died."""
    events = []
    for piece in pieces:
        if may_die(table, piece, by, cause):
            events.append(Event("killed", piece, by, cause))
        else:
            yield from announce(table, Event("immune", piece, by, cause))
    death = Death(events)
    table.deaths.append(death)

    def may(player: Player) -> list[Option]:
        menu = Menu(table)
        for event in death.threatened():
            for answer in answers(table, player, (), event):
                add_answer(menu, answer, event.of)
        return menu.options()

    yield from window(
        table,
        "would-die",
        may=may,
        act=lambda player, answer: perform(table, player, answer),
        over=lambda: not death.threatened(),
    )
    died = 0
    for event in death.threatened():
        died += yield from move(table, event.of, table.discard_pile, As("killed", by, cause))
    table.deaths.remove(death)
    return died


def save(table: BbbTable, piece: Piece, by: Piece) -> Flow[None]:
    """Save a card from the death that threatens it."""
    death = next((each for each in reversed(table.deaths) if piece in [event.of for event in each.events]), None)
    if death is not None:
        # rule: BBB-ATK-08
        death.saved.append(piece)
        yield from announce(table, Event("saved", piece, by))
