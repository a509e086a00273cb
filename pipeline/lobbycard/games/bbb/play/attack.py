"""Attacks: a Creature on a Movie, a Kung Fu Character on another; declared, answered, resolved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lobbycard.effects.grammar.at_work import fall_due
from lobbycard.engine.decision import Flow, Option, Player, ask, pick
from lobbycard.engine.event import As, Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import attach, flag, move
from lobbycard.engine.window import window
from lobbycard.games.bbb.play.death import die
from lobbycard.games.bbb.play.fight import Attack, Weapon
from lobbycard.games.bbb.play.movie import KNOCKED_OUT
from lobbycard.games.bbb.play.playing import Answer, answers, options, perform

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

DURING = ("any-time", "attack")
ONCE_KNOWN = ("any-time", "attack-resolved")


def targets(table: BbbTable, creature: Piece, attacker: Player) -> list[Player]:
    """The players whose Movie a Creature may attack."""
    # rule: BBB-TRN-02
    if table.round == 1 or table.forbidden("attack", creature):
        return []
    rivals = [player for player in table.turn_order(attacker) if player != attacker]
    # rule: BBB-ATK-06
    return [player for player in rivals if _may_be_attacked(table, creature, player)]


def _may_be_attacked(table: BbbTable, creature: Piece, player: Player) -> bool:
    movie = table.movies[player]
    if table.forbidden("be-attacked", movie, creature):
        return False
    # rule: BBB-TRT-03
    on_land = movie.location is not None and "aquatic" not in movie.printed_traits
    return not (on_land and table.has_trait(creature, "aquatic"))


def attack(table: BbbTable, creature: Piece, defender: Player) -> Flow[None]:
    """Play a Creature against a Movie; it is discarded when all of it is over."""
    attacker = table.active
    assert attacker is not None
    # rule: BBB-ATK-01
    yield from move(table, creature, table.zone("attack", attacker), As("played", attacker))
    again = True
    while again:
        fight = Attack(table, creature, defender)
        yield from _fought(table, fight)
        again = fight.again and creature.live
        if again:
            rivals = targets(table, creature, attacker)
            again = bool(rivals)
            if again:
                named = [Option(f"attack {creature.id} {player}", value=player) for player in rivals]
                defender = yield from ask(attacker, "attack-again", named)
    # rule: BBB-ATK-05
    if creature.zone is table.zone("attack", attacker):
        yield from table.discard(creature, cause="attack" if fight.result else "failed-attack")


def kung_fu(table: BbbTable, fighter: Piece, victim: Piece) -> Flow[None]:
    """Let a Kung Fu Character attack another Character; the loser is knocked out."""
    # rule: BBB-TRT-05
    assert victim.controller is not None
    yield from _fought(table, Attack(table, fighter, victim.controller, victim))


def _fought(table: BbbTable, fight: Attack) -> Flow[None]:
    table.attack = fight
    target = fight.victim or table.movies[fight.defender]
    yield from announce(table, Event("attacks", target, fight.by))
    # rule: BBB-ATK-04
    yield from _window(table, "attack", DURING, fight)
    if not fight.stopped:
        fight.result = fight.succeeds
        yield from _window(table, "attack-resolved", ONCE_KNOWN, fight)
    if not fight.stopped:
        yield from _ended(table, fight)
        yield from announce(table, Event("wins-attack" if fight.result else "loses-attack", target, fight.by))
    yield from fall_due(table, "end-of-attack")
    yield from announce(table, Event("end-of-attack"))
    table.expire("end-of-attack")
    table.attack = None
    table.version += 1


def _window(table: BbbTable, kind: str, windows: tuple[str, ...], fight: Attack) -> Flow[None]:
    def may(player: Player) -> Sequence[Option]:
        weapons = _weapons(table, fight, player) if kind == "attack" else []
        return [*options(table, answers(table, player, windows)), *weapons]

    def act(player: Player, chosen: Answer | Piece) -> Flow[None]:
        if isinstance(chosen, Piece):
            yield from _armed(table, fight, chosen)
        else:
            yield from perform(table, player, chosen)

    yield from window(table, kind, may=may, act=act, over=lambda: fight.stopped or not fight.by.live)
    if not fight.by.live:
        fight.stopped = True


def _weapons(table: BbbTable, fight: Attack, player: Player) -> list[Option]:
    """The Weapons that the attacker may play on a Psycho Killer."""
    # rule: BBB-ATK-07
    killer = fight.by.kind == "creature" and table.has_trait(fight.by, "psycho-killer")
    if player != fight.attacker or not killer:
        return []
    held = [piece for piece in table.zone("hand", player) if piece.kind == "prop" and table.has_trait(piece, "weapon")]
    keys = table.keys(held)
    return [Option(f"play {key} {fight.by.id}", piece.card.name, piece) for key, piece in zip(keys, held, strict=True)]


def _armed(table: BbbTable, fight: Attack, weapon: Piece) -> Flow[None]:
    yield from attach(table, weapon, fight.by, As("played", fight.attacker))
    table.modify(Weapon(weapon))


def _ended(table: BbbTable, fight: Attack) -> Flow[None]:
    if fight.victim is not None:
        winner, loser = (fight.by, fight.victim) if fight.result else (fight.victim, fight.by)
        yield from _knocked_out(table, loser, winner)
    elif fight.result:
        yield from _victims(table, fight)


def _victims(table: BbbTable, fight: Attack) -> Flow[None]:
    """The attacker names the victims; all of them die at once, but for the saved."""
    # rule: BBB-ATK-05
    cast = table.movies[fight.defender].characters
    keys = table.keys(cast)
    named = [Option(f"pick {key}", piece.card.name, piece) for key, piece in zip(keys, cast, strict=True)]
    # rule: BBB-ATK-06
    victims = yield from pick(fight.attacker, "victim", named, min(len(cast), table.value(fight, "victims")))
    yield from die(table, victims, fight.by, "attack")


def _knocked_out(table: BbbTable, loser: Piece, winner: Piece) -> Flow[None]:
    """Knock a Character out until its player's next turn begins."""
    # rule: BBB-TRT-06
    if loser.live and loser.kind == "character":
        yield from flag(table, loser, KNOCKED_OUT, True, As("knocks-out", winner))
