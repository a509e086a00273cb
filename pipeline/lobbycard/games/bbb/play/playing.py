"""What a player may do in a window, and doing it: play a card from hand or use an ability of a card in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lobbycard.effects.grammar.at_work import Opportunity, carried_out, opportunities
from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.part import parts_of
from lobbycard.effects.grammar.shell import Play
from lobbycard.engine.decision import Flow, Option, Player
from lobbycard.engine.event import As, Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.verb import move
from lobbycard.engine.window import window

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

OTHERS = ("each-player", "each-opponent", "opponent", "that-player", "attacker", "defender")


class Answer(NamedTuple):
    """One ability that may be used now, and what it would answer."""

    piece: Piece
    opportunity: Opportunity
    event: Event | None


def answers(table: BbbTable, player: Player, windows: tuple[str, ...], event: Event | None = None) -> list[Answer]:
    """Everything that a player may do in some windows, or in answer to an event."""
    # rule: BBB-TRN-07
    windows = (*windows, "your-turn") if player == table.active and "any-time" in windows else windows
    return [
        Answer(piece, opportunity, event)
        for piece in _usable(table, player)
        for opportunity in opportunities(table, piece, player, windows, event)
        if table.round > 1 or not _affects_others(opportunity, player, event)
    ]


def options(table: BbbTable, found: Sequence[Answer], *, named: bool = False) -> list[Option]:
    """The answers as options: `play riot`, `use molotov-cocktail`; `named` adds what is answered."""
    keys = table.keys([answer.piece for answer in found])
    out = []
    for key, answer in zip(keys, found, strict=True):
        word = "play" if isinstance(answer.opportunity.ability, Play) else "use"
        about = f" {answer.event.of.id}" if named and answer.event is not None else ""
        out.append(Option(f"{word} {key}{about}", answer.piece.card.name, answer))
    return out


def perform(table: BbbTable, player: Player, answer: Answer) -> Flow[None]:
    """Play the card or use the ability."""
    if isinstance(answer.opportunity.ability, Play):
        yield from play_card(table, player, answer.piece, answer.opportunity)
    else:
        yield from carried_out(*answer.opportunity)


def play_card(table: BbbTable, player: Player, piece: Piece, opportunity: Opportunity) -> Flow[None]:
    """Play an SFX: announce it, let others cancel it, do what it says, discard it unless it stays under a card."""
    # rule: BBB-SFX-01
    stands = yield from announced(table, player, piece)
    if stands:
        yield from carried_out(*opportunity)
    # rule: BBB-SFX-03
    if piece.zone is table.zone("playing", player):
        yield from table.discard(piece)


def announced(table: BbbTable, player: Player, piece: Piece) -> Flow[bool]:
    """Lay a card out and let the others answer; whether it still stands."""
    # rule: BBB-TRN-10
    yield from move(table, piece, table.zone("playing", player), As("played", player))
    event = Event("played", piece, player)
    life = piece.life
    # rule: BBB-OBJ-07
    yield from window(
        table,
        "answer",
        may=lambda other: options(table, answers(table, other, (), event)) if other != player else [],
        act=lambda other, answer: perform(table, other, answer),
        over=lambda: piece in table.cancelled or piece.life != life,
    )
    stands = piece not in table.cancelled and piece.life == life
    table.cancelled = [each for each in table.cancelled if each is not piece]
    return stands


def _usable(table: BbbTable, player: Player) -> list[Piece]:
    hand = [piece for piece in table.zone("hand", player) if piece.kind == "sfx"]
    in_play = [*table.movies[player].pieces(), *table.zone("attack", player).everything()]
    return hand + [piece for piece in in_play if table.works(piece)]


def _affects_others(opportunity: Opportunity, player: Player, event: Event | None) -> bool:
    """Whether an ability touches an opponent or an opponent's Movie."""
    # rule: BBB-TRN-02
    about: Any = event.of if event is not None else None
    if getattr(about, "controller", player) != player:
        return True
    for _, part in parts_of(opportunity.ability):
        words = [getattr(part, name, None) for name in ("who", "in_", "of", "to")]
        if not isinstance(part, Happens) and any(
            isinstance(word, str) and (word in OTHERS or word.startswith(("opponents-", "attacked-"))) for word in words
        ):
            return True
    return False
