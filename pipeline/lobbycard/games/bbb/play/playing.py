"""What a player may do in a window, and doing it: play a card from hand or use an ability of a card in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from lobbycard.effects.grammar.at_work import Opportunity, carried_out, opportunities
from lobbycard.effects.grammar.part import parts_of
from lobbycard.effects.grammar.repertoire import repertoire
from lobbycard.effects.grammar.which import Target
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, Player
from lobbycard.engine.event import As, Event
from lobbycard.engine.key import distinct
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import move
from lobbycard.engine.window import window
from lobbycard.games.bbb.play.menu import Menu

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

OTHERS = ("each-player", "each-opponent", "opponent", "that-player", "attacker", "defender")


class Answer(NamedTuple):
    """One ability that may be used now."""

    piece: Piece
    opportunity: Opportunity


def answers(table: BbbTable, player: Player, windows: tuple[str, ...], event: Event | None = None) -> Iterator[Answer]:
    """Everything that a player may do in some windows, or in answer to an event."""
    # rule: BBB-TRN-07
    if player == table.active and "any-time" in windows:
        windows = (*windows, "your-turn")
    for piece in _usable(table, player):
        for opportunity in opportunities(table, piece, player, windows, event):
            if table.round > 1 or not _affects_others(table, piece, opportunity, player):
                yield Answer(piece, opportunity)


def may_answer(
    table: BbbTable, player: Player, windows: tuple[str, ...], event: Event | None = None
) -> Sequence[Option]:
    """The same as options."""
    menu = Menu(table)
    for answer in answers(table, player, windows, event):
        offer(menu, answer)
    return menu.options()


def offer(menu: Menu, answer: Answer, *about: Piece) -> None:
    """Put an answer on a menu: `play riot`, `use molotov-cocktail`, `play solid street-hustler`."""
    verb = "use" if answer.piece.live else "play"
    menu.add(verb, answer.piece, *about, value=answer)


def perform(table: BbbTable, player: Player, answer: Answer) -> Flow[None]:
    """Play the card or use the ability."""
    piece, opportunity = answer
    if not piece.live:
        yield from play_card(table, player, piece, opportunity)
        return
    yield from announce(table, Event("used", piece, player))
    yield from _done(table, player, piece, opportunity)


def play_card(table: BbbTable, player: Player, piece: Piece, opportunity: Opportunity) -> Flow[None]:
    """Play an SFX: announce it, let others cancel it, and do what it says unless they did."""
    # rule: BBB-SFX-01
    stands = yield from announced(table, player, piece)
    if stands:
        yield from _done(table, player, piece, opportunity)
    if piece.zone is not table.zone("playing", player):
        # rule: BBB-SFX-03
        return
    if stands and table.attack is not None:
        # rule: BBB-ATK-05
        table.attack.special_effects.append(piece)
    else:
        # rule: BBB-SFX-01
        yield from table.discard(piece)


def announced(table: BbbTable, player: Player, piece: Piece) -> Flow[bool]:
    """Lay a card out and let the others answer; whether it still stands."""
    yield from move(table, piece, table.zone("playing", player), read_aloud(piece, player))
    event = Event("played", piece, player)
    life = piece.life
    # rule: BBB-OBJ-07
    yield from window(
        table,
        "answer",
        may=lambda other: may_answer(table, other, (), event) if other != player else [],
        act=lambda other, answer: perform(table, other, answer),
        over=lambda: piece in table.cancelled or piece.life != life,
    )
    stands = piece not in table.cancelled and piece.life == life
    table.cancelled = [each for each in table.cancelled if each is not piece]
    return stands


def read_aloud(piece: Piece, player: Player | None) -> As:
    """How a card is played: its name and its quote are read aloud."""
    # rule: BBB-TRN-10
    return As("played", player, told={"name": piece.card.name, "quote": piece.card.quote})


def _done(table: BbbTable, player: Player, piece: Piece, opportunity: Opportunity) -> Flow[None]:
    offered = opportunity.offer
    yield from carried_out(offered.ability, offered.at, opportunity.act(table, piece, player))


def _usable(table: BbbTable, player: Player) -> list[Piece]:
    """The SFX in a player's hand, and those of their cards in play that can be used."""
    hand = [piece for piece in table.zone("hand", player).pieces if repertoire(piece.card).plays]
    return distinct(hand) + [piece for piece in table.able if piece.controller == player and table.works(piece)]


def _affects_others(table: BbbTable, piece: Piece, opportunity: Opportunity, player: Player) -> bool:
    """Whether an ability touches an opponent or an opponent's Movie."""
    # rule: BBB-TRN-02
    about = opportunity.event.of if opportunity.event is not None else None
    if getattr(about, "controller", player) != player:
        return True
    ability, words = opportunity.offer.ability, opportunity.offer.words
    if any(word in OTHERS or word.startswith(("opponents-", "attacked-")) for word in words):
        return True
    act = Act(table, piece, player)
    all_of = [part for _, part in parts_of(ability) if isinstance(part, Target) and part.pick == "all"]
    return any(getattr(thing, "controller", None) not in (None, player) for part in all_of for thing in part.found(act))
