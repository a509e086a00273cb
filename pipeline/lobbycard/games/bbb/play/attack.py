"""Attacks: a Creature on a Movie; declared, answered, resolved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lobbycard.effects.grammar.at_work import fall_due
from lobbycard.engine.decision import Flow, Option, Player, ask, pick
from lobbycard.engine.event import Event
from lobbycard.engine.key import distinct
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import attach, move
from lobbycard.engine.window import window
from lobbycard.games.bbb.play.death import die
from lobbycard.games.bbb.play.fight import Attack, Weapon
from lobbycard.games.bbb.play.menu import Menu
from lobbycard.games.bbb.play.movie import Movie
from lobbycard.games.bbb.play.playing import Answer, add_answer, answers, may_answer, perform, read_aloud

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

DURING = ("any-time", "attack")
ONCE_KNOWN = ("any-time", "attack-resolved")


def targets(table: BbbTable, creature: Piece, attacker: Player) -> list[Player]:
    """The players whose Movie a Creature may attack."""
    if table.round == 1 or table.forbidden("attack", creature):
        # rule: BBB-TRN-02
        return []
    # rule: BBB-ATK-06
    rivals = table.turn_order(attacker)[1:]
    return [movie.player for movie in open_movies(table, creature, rivals)]


def open_movies(table: BbbTable, creature: Piece, players: Sequence[Player]) -> list[Movie]:
    """The Movies of some players that a Creature may attack."""
    movies = [table.movies[player] for player in players]
    if "be-attacked" in table.modifiers:
        # rule: BBB-OBJ-05
        movies = [movie for movie in movies if not table.forbidden("be-attacked", movie, creature)]
    # rule: BBB-TRT-03
    if not table.has_trait(creature, "aquatic"):
        return movies
    return [movie for movie in movies if movie.location is None or table.has_trait(movie.location, "aquatic")]


def attack(table: BbbTable, creature: Piece, defender: Player) -> Flow[None]:
    """Play a Creature against a Movie; it is discarded when all of it is over."""
    attacker = table.active
    assert attacker is not None
    zone = table.zone("attack", attacker)
    # rule: BBB-ATK-01
    yield from move(table, creature, zone, read_aloud(creature, attacker))
    fight = Attack(table, creature, defender)
    yield from fought(table, fight, _resolved)
    while fight.again and creature.zone is zone and (rivals := targets(table, creature, attacker)):
        named = [Option(f"attack {creature.id} {player}", value=player) for player in rivals]
        fight = Attack(table, creature, (yield from ask(attacker, "attack-again", named)))
        yield from fought(table, fight, _resolved)
    if creature.zone is zone:
        # rule: BBB-ATK-05
        yield from table.discard(creature, cause={True: "attack", False: "failed-attack", None: ""}[fight.result])


def fought(table: BbbTable, fight: Attack, resolved: Callable[[BbbTable, Attack], Flow[None]]) -> Flow[None]:
    """Go through an attack from its declaration to its end."""
    _begun(table, fight)
    declared = Event("attacks", fight.target, fight.by)
    yield from announce(table, declared)
    # rule: BBB-ATK-04
    yield from _window(table, "attack", DURING, fight, declared)
    if not fight.over:
        fight.result, strengths = fight.succeeds, fight.strengths
        yield from _window(table, "attack-resolved", ONCE_KNOWN, fight, None)
    if not fight.over:
        ended = Event("wins-attack" if fight.result else "loses-attack", fight.target, fight.by, **strengths)
        yield from resolved(table, fight)
        yield from announce(table, ended)
        yield from _window(table, "attack-over", (), fight, ended)
    else:
        fight.result = None
    yield from _put_away(table, fight)


def _begun(table: BbbTable, fight: Attack) -> None:
    """Let the attack begin; the Weapons that a Creature has from an attack before count again."""
    table.attack = fight
    table.version += 1
    for under in fight.by.under if fight.by.kind == "creature" else ():
        table.modify(Weapon(under))


def _window(table: BbbTable, kind: str, windows: tuple[str, ...], fight: Attack, event: Event | None) -> Flow[None]:
    def may(player: Player) -> Sequence[Option]:
        if kind != "attack" or player != fight.attacker:
            return may_answer(table, player, windows, event)
        menu = Menu(table)
        for answer in answers(table, player, windows, event):
            add_answer(menu, answer)
        _offer_weapons(table, fight, menu)
        return menu.options()

    def act(player: Player, chosen: Answer | Piece) -> Flow[None]:
        if isinstance(chosen, Piece):
            yield from _armed(table, fight, chosen)
        else:
            yield from perform(table, player, chosen)

    # rule: BBB-OBJ-07
    yield from window(table, kind, may=may, act=act, over=lambda: kind != "attack-over" and fight.over)


def _offer_weapons(table: BbbTable, fight: Attack, menu: Menu) -> None:
    """Offer the Weapons that the attacker may play on a Psycho Killer."""
    if fight.by.kind == "creature" and table.has_trait(fight.by, "psycho-killer"):
        for piece in distinct(table.zone("hand", fight.attacker).pieces):
            if piece.kind == "prop" and table.has_trait(piece, "weapon"):
                # rule: BBB-ATK-07
                menu.add("play", piece, fight.by, value=piece)


def _armed(table: BbbTable, fight: Attack, weapon: Piece) -> Flow[None]:
    """Put a Weapon on a Psycho Killer."""
    # rule: BBB-ATK-07
    yield from attach(table, weapon, fight.by, read_aloud(weapon, fight.attacker))
    table.modify(Weapon(weapon))


def _resolved(table: BbbTable, fight: Attack) -> Flow[None]:
    """Let the attacker of a success name the victims; all of them die at once, but for the saved."""
    if not fight.result:
        # rule: BBB-ATK-05
        return
    menu = Menu(table)
    # rule: BBB-ATK-06
    for piece in table.movies[fight.defender].characters:
        menu.add("pick", piece, value=piece)
    # rule: BBB-ATK-05
    victims = yield from pick(fight.attacker, "victim", menu.options(), table.value(fight, "victims"))
    yield from die(table, victims, fight.by, "attack")


def _put_away(table: BbbTable, fight: Attack) -> Flow[None]:
    """End an attack: what lasted as long ends, and the SFX that were played in it are discarded."""
    yield from fall_due(table, "end-of-attack")
    yield from announce(table, Event("end-of-attack"))
    table.expire("end-of-attack")
    for piece in fight.special_effects:
        if piece.zone.name == "playing":
            # rule: BBB-ATK-05
            yield from table.discard(piece)
    table.attack = None
    table.version += 1


def ways_out(table: BbbTable) -> list[Movie]:
    """The Movies that an attack of a Creature may be redirected to."""
    fight = table.attack
    if fight is None or fight.victim is not None:
        return []
    return open_movies(table, fight.by, [player for player in table.turn_order() if player != fight.defender])


def redirected(fight: Attack, movie: Movie, by: Piece) -> Flow[None]:
    """Let an attack go on against another Movie."""
    fight.defender = movie.player
    yield from announce(fight.table, Event("redirected", movie, by))
