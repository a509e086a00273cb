"""Abilities at work: what they hold, what they listen for, when they may be used, and how they are carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lobbycard.effects.grammar.limit import unused, use
from lobbycard.effects.grammar.repertoire import Offer, Reflex, Terms, repertoire
from lobbycard.effects.grammar.stage import Stage
from lobbycard.effects.grammar.verb import carry_out, in_vain
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, Player, ask
from lobbycard.engine.event import Event
from lobbycard.engine.modifier import Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import Listener


def modifiers_of(table: Stage, piece: Piece) -> Iterator[Modifier]:
    """What a piece in play holds all the time."""
    for ability in repertoire(piece).holds:
        act = Act(table, piece, _player(piece))
        yield from (effect.modifier(act, ability.while_) for effect in ability.effects)


def listeners_of(table: Stage, piece: Piece) -> Iterator[Listener]:
    """What a piece in play listens for."""
    for reflex in repertoire(piece).reflexes:
        yield Reaction(piece, reflex)


class Reaction(Listener):
    """What an ability does by itself when an event happens, or instead of it."""

    __slots__ = ("at",)
    player: Player

    def __init__(self, source: Piece, reflex: Reflex) -> None:
        super().__init__(source, reflex.kind, replaces=reflex.replaces)
        self.at = reflex.terms.at

    @property
    def reflex(self) -> Reflex:
        """The ability on the card."""
        return next(reflex for reflex in repertoire(self.source).reflexes if reflex.terms.at == self.at)

    def hears(self, table: Any, event: Event) -> bool:
        """Whether this is the event, at a time when the ability can be carried out."""
        return bool(table.works(self.source)) and self.answers(table, event)

    def answers(self, table: Any, event: Event) -> bool:
        """Whether this is the event, and the ability could be carried out if its card were in play."""
        act = Act(table, self.source, self.player, event)
        reflex = self.reflex
        is_mine = event.of is None or event.of == act.player
        heard = is_mine if reflex.event is None else reflex.event.matches(event, act)
        return heard and ready(reflex.terms, act)

    def react(self, table: Any, event: Event) -> Flow[None]:
        """Carry the ability out, where it costs something only if its player wants to."""
        act = Act(table, self.source, self.player, event)
        terms = self.reflex.terms
        if terms.cost:
            options = [Option(f"use {self.source.id}", value=True), Option("no", value=False)]
            if not (yield from ask(act.player, "use", options)):
                return
        if self.replaces:
            event.stop()
        yield from carried_out(terms, act)


def react_out_of_play(table: Stage, piece: Piece, event: Event) -> Flow[None]:
    """Let a card that never comes into play do what it does when it is played."""
    for reflex in repertoire(piece).reflexes:
        reaction = Reaction(piece, reflex)
        if reflex.kind == event.kind and reaction.answers(table, event):
            yield from reaction.react(table, event)


def is_open(offer: Offer, windows: tuple[str, ...], act: Act) -> bool:
    """Whether an ability may be used in a window, or in answer to the event of the act, and could do something."""
    if offer.window not in windows:
        event = act.event
        if offer.event is None or event is None or not offer.event.matches(event, act):
            return False
    return ready(offer.terms, act) and offer.terms.effects[0].possible(act)


def ready(terms: Terms, act: Act) -> bool:
    """Whether an ability's needs hold, its limit isn't reached and its cost can be paid."""
    if terms.needs is not None and not terms.needs.holds(act):
        return False
    return unused(act.table, act.source, terms.at, act.player, terms.limit) and payable(terms, act)


def payable(terms: Terms, act: Act) -> bool:
    """Whether the whole cost of an ability can be paid."""
    return not terms.cost or all(effect.possible(act) for effect in terms.cost)


def carried_out(terms: Terms, act: Act) -> Flow[None]:
    """Note that an ability is used, pay all of its cost or nothing, and do what it does.

    One that takes its own card out of play is used all the same: it is noted again when it is done.
    """
    use(act.table, act.source, terms.at, act.player, terms.limit)
    if not payable(terms, act):
        yield from in_vain(act)
        return
    yield from carry_out(terms.cost, act)
    act.many = {}
    yield from carry_out(terms.effects, act)
    use(act.table, act.source, terms.at, act.player, terms.limit)


def fall_due(table: Stage, moment: str) -> Flow[None]:
    """Do what was put off until this moment."""
    due = [each for each in table.due if each.moment == moment]
    table.due = [each for each in table.due if each.moment != moment]
    for each in due:
        yield from carry_out(each.effects, each.act)


def _player(piece: Piece) -> Player:
    assert piece.controller is not None, piece
    return piece.controller
