"""What a player may do in a window, and doing it: play a card from hand or use an ability of a card in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lobbycard.effects.grammar.at_work import carried_out, is_open
from lobbycard.effects.grammar.repertoire import Offer, repertoire
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
    """One ability that may be used now, and the event that it would answer."""

    piece: Piece
    offer: Offer
    event: Event | None


def answers(table: BbbTable, player: Player, windows: tuple[str, ...], event: Event | None = None) -> list[Answer]:
    """Everything that a player may do in some windows, or in answer to an event."""
    # rule: BBB-TRN-07
    if player == table.active and "any-time" in windows:
        windows = (*windows, "your-turn")
    kind = event.kind if event is not None else None
    found = []
    for piece in _usable(table, player):
        known = repertoire(piece)
        for offer in known.uses if piece.zone.live else known.plays:
            if offer.window in windows or offer.kind == kind:
                answer = Answer(piece, offer, event)
                open_now = is_open(offer, windows, Act(table, piece, player, event))
                if open_now and (table.round > 1 or not _affects_others(table, answer, player)):
                    found.append(answer)
    return found


def may_answer(
    table: BbbTable, player: Player, windows: tuple[str, ...], event: Event | None = None
) -> Sequence[Option]:
    """The same as options."""
    found = answers(table, player, windows, event)
    if not found:
        return ()
    menu = Menu(table)
    for answer in found:
        add_answer(menu, answer)
    return menu.options()


def add_answer(menu: Menu, answer: Answer, *about: Piece) -> None:
    """Put an answer on a menu: `play riot`, `use molotov-cocktail`, `play solid street-hustler`."""
    verb = "use" if answer.piece.live else "play"
    menu.add(verb, answer.piece, *about, value=answer)


def perform(table: BbbTable, player: Player, answer: Answer) -> Flow[None]:
    """Play the card or use the ability."""
    if not answer.piece.live:
        yield from play_card(table, player, answer)
        return
    yield from announce(table, Event("used", answer.piece, player))
    yield from _done(table, player, answer)


def play_card(table: BbbTable, player: Player, answer: Answer) -> Flow[None]:
    """Play an SFX: announce it, let others cancel it, and do what it says unless they did."""
    piece = answer.piece
    # rule: BBB-SFX-01
    stands = yield from announced(table, player, piece)
    if stands:
        yield from _done(table, player, answer)
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


def _done(table: BbbTable, player: Player, answer: Answer) -> Flow[None]:
    yield from carried_out(answer.offer.terms, Act(table, answer.piece, player, answer.event))


def _usable(table: BbbTable, player: Player) -> list[Piece]:
    """The SFX in a player's hand, and those of their cards in play that can be used."""
    held = [piece for piece in table.zones["hand", player].pieces if piece.kind == "sfx"]
    if len(held) > 1:
        held = distinct(held)
    for piece in table.able:
        if piece.controller == player and table.works(piece):
            held.append(piece)
    return held


def _affects_others(table: BbbTable, answer: Answer, player: Player) -> bool:
    """Whether an ability touches an opponent or an opponent's Movie."""
    # rule: BBB-TRN-02
    about = answer.event.of if answer.event is not None else None
    if getattr(about, "controller", player) != player:
        return True
    if any(word in OTHERS or word.startswith(("opponents-", "attacked-")) for word in answer.offer.words):
        return True
    act = Act(table, answer.piece, player)
    touched = [thing for which in answer.offer.all_of for thing in which.found(act)]
    return any(getattr(thing, "controller", None) not in (None, player) for thing in touched)
