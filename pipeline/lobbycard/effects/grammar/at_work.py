"""Abilities at work: what they hold, what they listen for, when they may be used, and how they are carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.limit import unused, use
from lobbycard.effects.grammar.repertoire import Offer, Reflex, repertoire
from lobbycard.effects.grammar.shell import Instead, Shell, When
from lobbycard.effects.grammar.stage import Stage
from lobbycard.effects.grammar.verb import Verb, carry_out, in_vain
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, Player, ask
from lobbycard.engine.event import Event
from lobbycard.engine.modifier import Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import Listener


def modifiers_of(table: Stage, piece: Piece) -> Iterator[Modifier]:
    """What a piece in play holds all the time."""
    for ability in repertoire(piece.card).holds:
        act = Act(table, piece, _player(piece))
        yield from (effect.modifier(act, ability.while_) for effect in ability.effects)


def listeners_of(table: Stage, piece: Piece) -> Iterator[Listener]:
    """What a piece in play listens for."""
    for reflex in repertoire(piece.card).reflexes:
        yield Reaction(piece, reflex)


class Reaction(Listener):
    """What an ability does by itself when an event happens, or instead of it."""

    __slots__ = ("at",)
    player: Player

    def __init__(self, source: Piece, reflex: Reflex) -> None:
        super().__init__(source, reflex.kind, replaces=reflex.replaces)
        self.at = reflex.at

    @property
    def ability(self) -> When | Instead:
        """The ability on the card."""
        ability = self.source.card.own_abilities()[self.at]
        assert isinstance(ability, When | Instead)
        return ability

    def hears(self, table: Any, event: Event) -> bool:
        """Whether this is the event, at a time when the ability can be carried out."""
        return bool(table.works(self.source)) and self.answers(table, event)

    def answers(self, table: Any, event: Event) -> bool:
        """Whether this is the event, and the ability could be carried out if its card were in play."""
        act = Act(table, self.source, self.player, event)
        ability = self.ability
        trigger = ability.when if isinstance(ability, When) else ability.instead_of
        if isinstance(trigger, Happens):
            heard = trigger.matches(event, act)
        else:
            heard = event.of is None or event.of == act.player
        return heard and ready(ability, self.at, act)

    def react(self, table: Any, event: Event) -> Flow[None]:
        """Carry the ability out, where it costs something only if its player wants to."""
        act = Act(table, self.source, self.player, event)
        if self.ability.cost:
            options = [Option(f"use {self.source.id}", value=True), Option("no", value=False)]
            if not (yield from ask(act.player, "use", options)):
                return
        if self.replaces:
            event.stop()
        yield from carried_out(self.ability, self.at, act)


def react_out_of_play(table: Stage, piece: Piece, event: Event) -> Flow[None]:
    """Let a card that never comes into play do what it does when it is played."""
    for reflex in repertoire(piece.card).reflexes:
        reaction = Reaction(piece, reflex)
        if reflex.kind == event.kind and reaction.answers(table, event):
            yield from reaction.react(table, event)


def is_open(offer: Offer, windows: tuple[str, ...], event: Event | None, act: Act) -> bool:
    """Whether an ability may be used in one of some windows, or in answer to an event, and could do something."""
    if offer.window not in windows and (offer.event is None or event is None or not offer.event.matches(event, act)):
        return False
    return ready(offer.ability, offer.at, act) and could_act(offer.ability, act)


def ready(ability: Shell, at: int, act: Act) -> bool:
    """Whether an ability's needs hold, its limit isn't reached and its cost can be paid."""
    return (
        (ability.needs is None or ability.needs.holds(act))
        and unused(act.table, act.source, at, act.player, ability.limit)
        and payable(ability, act)
    )


def payable(ability: Shell, act: Act) -> bool:
    """Whether the whole cost of an ability can be paid."""
    return all(effect.possible(act) for effect in ability.cost)


def could_act(ability: Shell, act: Act) -> bool:
    """Whether the first effect of an ability has something to act on."""
    first: Verb = ability.effects[0]
    return first.possible(act)


def carried_out(ability: Shell, at: int, act: Act) -> Flow[None]:
    """Note that an ability is used, pay all of its cost or nothing, and do what it does.

    One that takes its own card out of play is used all the same: it is noted again when it is done.
    """
    use(act.table, act.source, at, act.player, ability.limit)
    if not payable(ability, act):
        yield from in_vain(act)
        return
    yield from carry_out(ability.cost, act)
    act.many = {}
    yield from carry_out(ability.effects, act)
    use(act.table, act.source, at, act.player, ability.limit)


def fall_due(table: Stage, moment: str) -> Flow[None]:
    """Do what was put off until this moment."""
    due = [each for each in table.due if each.moment == moment]
    table.due = [each for each in table.due if each.moment != moment]
    for each in due:
        yield from carry_out(each.effects, each.act)


def _player(piece: Piece) -> Player:
    assert piece.controller is not None, piece
    return piece.controller
