"""Abilities at work: what they hold, what they listen for, when they may be used, and how they are carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.shell import Instead, Play, Shell, Use, When, While
from lobbycard.effects.grammar.stage import Stage
from lobbycard.effects.grammar.verb import Verb, carry_out
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, Player, ask
from lobbycard.engine.event import Event
from lobbycard.engine.modifier import Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import Listener

ANY_TIME = "any-time"


def modifiers_of(table: Stage, piece: Piece) -> Iterator[Modifier]:
    """What a piece in play holds all the time."""
    for ability in piece.card.own_abilities():
        if isinstance(ability, While):
            act = Act(table, piece, _player(piece))
            yield from (effect.modifier(act, ability.while_) for effect in ability.effects)


def listeners_of(table: Stage, piece: Piece) -> Iterator[Listener]:
    """What a piece in play listens for."""
    for at, ability in enumerate(piece.card.own_abilities()):
        if isinstance(ability, When):
            yield Reaction(piece, at, ability.when if isinstance(ability.when, str) else ability.when.event)
        elif isinstance(ability, Instead):
            yield Reaction(piece, at, ability.instead_of.event, replaces=True)


class Reaction(Listener):
    """What an ability does by itself when an event happens, or instead of it."""

    __slots__ = ("at", "player")

    def __init__(self, source: Piece, at: int, kind: str, *, replaces: bool = False) -> None:
        super().__init__(source, kind, replaces=replaces)
        self.at = at
        # Whose it was when it came into play: a card that has just died still answers for its player.
        self.player = _player(source)

    @property
    def ability(self) -> When | Instead:
        """The ability on the card."""
        ability = self.source.card.own_abilities()[self.at]
        assert isinstance(ability, When | Instead)
        return ability

    def hears(self, table: Any, event: Event) -> bool:
        """Whether this is the event, at a time when the ability can be carried out."""
        act = Act(table, self.source, self.player, event)
        ability = self.ability
        trigger = ability.when if isinstance(ability, When) else ability.instead_of
        if isinstance(trigger, Happens):
            heard = trigger.matches(event, act)
        else:
            heard = event.of is None or event.of == act.player
        return heard and table.works(self.source) and ready(ability, self.at, act)

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


class Opportunity(NamedTuple):
    """An ability that a player may use now, with the act that would carry it out."""

    ability: Play | Use
    at: int
    act: Act


def opportunities(
    table: Stage, piece: Piece, player: Player, windows: tuple[str, ...], event: Event | None = None
) -> list[Opportunity]:
    """The abilities of a piece that a player may use in one of some windows, or in answer to an event."""
    found = []
    for at, ability in enumerate(piece.card.own_abilities()):
        if isinstance(ability, Play | Use) and piece.live == isinstance(ability, Use):
            act = Act(table, piece, player, event)
            if opens(ability, windows, act) and ready(ability, at, act) and could_act(ability, act):
                found.append(Opportunity(ability, at, act))
    return found


def opens(ability: Play | Use, windows: tuple[str, ...], act: Act) -> bool:
    """Whether an ability may be used in one of some windows, or in answer to the act's event."""
    opening = ability.play if isinstance(ability, Play) else ability.use
    if isinstance(opening, str):
        return opening in windows
    return act.event is not None and opening.matches(act.event, act)


def ready(ability: Shell, at: int, act: Act) -> bool:
    """Whether an ability's needs hold, its limit isn't reached and its cost can be paid."""
    return (
        (ability.needs is None or ability.needs.holds(act))
        and (ability.limit is None or act.table.used.get(_use(ability, at, act)) != _now(ability, act))
        and all(effect.payable(act) for effect in ability.cost)
    )


def could_act(ability: Shell, act: Act) -> bool:
    """Whether the first effect of an ability has something to act on."""
    first: Verb = ability.effects[0]
    return first.payable(act)


def carried_out(ability: Shell, at: int, act: Act) -> Flow[None]:
    """Note that an ability is used, pay its cost and do what it does."""
    if ability.limit is not None:
        act.table.used[_use(ability, at, act)] = _now(ability, act)
    yield from carry_out(ability.cost, act)
    act.many = {}
    yield from carry_out(ability.effects, act)


def fall_due(table: Stage, moment: str) -> Flow[None]:
    """Do what was put off until this moment."""
    due = [each for each in table.due if each.moment == moment]
    table.due = [each for each in table.due if each.moment != moment]
    for each in due:
        yield from carry_out(each.effects, each.act)


def _player(piece: Piece) -> Player:
    assert piece.controller is not None, piece
    return piece.controller


def _use(ability: Shell, at: int, act: Act) -> str:
    """The key that a use is noted under: per object, ability and player."""
    return f"{act.source.number}.{act.source.life}.{at}.{act.player}.{ability.limit}"


def _now(ability: Shell, act: Act) -> int:
    return {"once-a-turn": act.table.turn, "once-a-round": act.table.round, "once-a-game": 0}[str(ability.limit)]
