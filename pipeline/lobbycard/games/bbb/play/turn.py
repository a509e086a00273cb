"""A turn: draw up, do as much as one likes in any order, discard down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from lobbycard.effects.grammar.at_work import fall_due
from lobbycard.engine.decision import PASS, Decision, Flow, Option, Player, ask, pick
from lobbycard.engine.event import As, Event
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import announce
from lobbycard.engine.verb import attach, flag, move
from lobbycard.games.bbb.play.attack import attack, kung_fu, targets
from lobbycard.games.bbb.play.movie import KNOCKED_OUT
from lobbycard.games.bbb.play.playing import announced, answers, options, perform

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

HAND_SIZE = 6  # rule: BBB-SET-01
CREDITS_FROM_ROUND = 3  # rule: BBB-END-01


class Move(NamedTuple):
    """Something that the active player may do: a verb of this module and what it is done to."""

    do: Any
    things: tuple[Any, ...]


def turn(table: BbbTable) -> Flow[None]:
    """The next player's turn."""
    player = _begun(table)
    yield from _woken(table, player)
    yield from announce(table, Event("start-of-turn", player))
    yield from fall_due(table, "start-of-turn")
    # rule: BBB-TRN-01
    yield from table.draw_cards(player, HAND_SIZE - len(table.zone("hand", player)))
    yield from _played(table, player)
    if not table.end:
        yield from _closed(table, player)


def _begun(table: BbbTable) -> Player:
    """Let the turn pass on; a round is over when it comes back to the first player."""
    # rule: BBB-TRN-01
    player = table.players[0] if table.active is None else table.after(table.active)
    if player == table.players[0]:
        table.round += 1
        table.round_began_at = len(table.log)
    table.turn += 1
    table.active = player
    table.given_props = []
    table.expire("your-next-turn", player)
    table.version += 1
    return player


def _woken(table: BbbTable, player: Player) -> Flow[None]:
    # rule: BBB-TRT-06
    for piece in table.movies[player].characters:
        if KNOCKED_OUT in piece.flags:
            yield from flag(table, piece, KNOCKED_OUT, None, As("wakes"))


def _played(table: BbbTable, player: Player) -> Flow[None]:
    """Do one thing after another until the player ends the turn, or the game."""
    while not table.end:
        chosen = yield from ask(player, "turn", [*moves(table, player), Option("end", "End the turn", None)])
        if chosen is None:
            yield from _others_asked(table, player)
            return
        if isinstance(chosen, Move):
            yield from chosen.do(table, *chosen.things)
        else:
            yield from perform(table, player, chosen)
        if not table.end:
            yield from _others_asked(table, player)


def _others_asked(table: BbbTable, player: Player) -> Flow[None]:
    """Let each other player, clockwise, do one thing."""
    # rule: BBB-TRN-07
    for other in table.turn_order(player)[1:]:
        found = answers(table, other, ("any-time",))
        chosen: Option = yield Decision(other, "meanwhile", [*options(table, found), Option(PASS)])
        if chosen.value is not None:
            yield from perform(table, other, chosen.value)


def moves(table: BbbTable, player: Player) -> list[Option]:
    """Everything that the active player may do now, but for ending the turn."""
    hand = list(table.zone("hand", player))
    keys = dict(zip([piece.number for piece in hand], table.keys(hand), strict=True))
    found: list[Option] = []
    for piece in hand:
        found += _from_hand(table, player, piece, keys[piece.number])
    found += _props_moved(table, player)
    found += _kung_fu(table, player)
    return found + options(table, answers(table, player, ("any-time",)))


def _from_hand(table: BbbTable, player: Player, piece: Piece, key: str) -> Iterator[Option]:
    name = piece.card.name
    match piece.kind:
        case "character":
            # rule: BBB-TRN-03
            yield Option(f"play {key}", name, Move(cast, (piece,)))
        case "prop":
            for character in _receivers(table, player, piece):
                yield Option(f"play {key} {character.id}", name, Move(give, (piece, character)))
        case "location":
            yield from _locations(table, player, piece, key)
        case "creature":
            # rule: BBB-TRN-06
            for rival in targets(table, piece, player):
                yield Option(f"attack {key} {rival}", name, Move(attack, (piece, rival)))
        case "roll-the-credits" if may_end(table, player):
            yield Option(f"play {key}", name, Move(roll_the_credits, (piece,)))


def _receivers(table: BbbTable, player: Player, prop: Piece) -> list[Piece]:
    """The Characters who may get a Prop now: one's own, once a turn each."""
    # rule: BBB-TRN-04
    # rule: BBB-TRN-09
    return [
        piece
        for piece in table.movies[player].characters
        if piece.number not in table.given_props and not table.forbidden("be-given-props", piece, prop)
    ]


def _props_moved(table: BbbTable, player: Player) -> Iterator[Option]:
    # rule: BBB-TRN-04
    for bearer in table.movies[player].characters:
        for prop in bearer.under:
            if prop.kind == "prop":
                for character in _receivers(table, player, prop):
                    if character is not bearer:
                        yield Option(f"move {prop.id} {character.id}", prop.card.name, Move(give, (prop, character)))


def _locations(table: BbbTable, player: Player, piece: Piece, key: str) -> Iterator[Option]:
    # rule: BBB-TRN-05
    # rule: BBB-TRN-02
    for owner in table.reach(player):
        yield Option(f"play {key} {owner}", piece.card.name, Move(settle, (piece, owner)))
        # rule: BBB-LOC-01
        if getattr(piece.card, "combines", False) and table.movies[owner].location is not None:
            yield Option(f"combine {key} {owner}", piece.card.name, Move(combine, (piece, owner)))


def _kung_fu(table: BbbTable, player: Player) -> Iterator[Option]:
    # rule: BBB-TRT-05
    # rule: BBB-TRT-07
    if table.round == 1:
        return
    for fighter in table.movies[player].characters:
        if KNOCKED_OUT in fighter.flags or not table.has_trait(fighter, "kung-fu"):
            continue
        for rival in table.turn_order(player)[1:]:
            for victim in table.movies[rival].characters:
                if KNOCKED_OUT not in victim.flags:
                    key = f"kung-fu {fighter.id} {victim.id}"
                    yield Option(key, fighter.card.name, Move(kung_fu, (fighter, victim)))


def cast(table: BbbTable, piece: Piece) -> Flow[None]:
    """Play a Character into one's Movie."""
    # rule: BBB-TRN-03
    # rule: BBB-TRN-10
    assert table.active is not None
    yield from move(table, piece, table.movies[table.active].zone, As("played", table.active))


def give(table: BbbTable, prop: Piece, character: Piece) -> Flow[None]:
    """Give a Prop to a Character, from hand or from another Character."""
    # rule: BBB-TRN-04
    table.given_props.append(character.number)
    kind = "moved" if prop.live else "played"
    yield from attach(table, prop, character, As(kind, table.active))


def settle(table: BbbTable, piece: Piece, owner: Player) -> Flow[None]:
    """Play a Location in a Movie, in place of the one there."""
    # rule: BBB-TRN-05
    old = table.movies[owner].location
    yield from move(table, piece, table.movies[owner].zone, As("played", table.active))
    if old is not None and piece.live:
        yield from table.discard(old)


def combine(table: BbbTable, piece: Piece, owner: Player) -> Flow[None]:
    """Play a Location so that it becomes one with the Location there."""
    # rule: BBB-LOC-01
    # rule: BBB-LOC-02
    there = table.movies[owner].location
    assert there is not None
    yield from attach(table, piece, there, As("played", table.active))


def may_end(table: BbbTable, player: Player) -> bool:
    """Whether a player may roll the credits now."""
    # rule: BBB-END-01
    return table.round >= CREDITS_FROM_ROUND and bool(table.movies[player].characters)


def roll_the_credits(table: BbbTable, piece: Piece) -> Flow[None]:
    """End the game, unless somebody stops it."""
    assert table.active is not None
    stands = yield from announced(table, table.active, piece)
    if stands:
        # rule: BBB-END-01
        yield from move(table, piece, table.zone("credits", table.active), As("moved", table.active))
        table.end = "credits"
    elif piece.zone is table.zone("playing", table.active):
        yield from table.discard(piece)


def _closed(table: BbbTable, player: Player) -> Flow[None]:
    """End the turn: discard, let what ends now end, and see whether the game is over."""
    hand = table.zone("hand", player)
    # rule: BBB-TRN-08
    options_ = [Option(f"discard {key}", value=piece) for key, piece in zip(table.keys(hand.pieces), hand, strict=True)]
    least = max(0, len(hand) - HAND_SIZE)
    for piece in (yield from pick(player, "discard", options_, least, len(hand))):
        yield from table.discard(piece)
    yield from announce(table, Event("end-of-turn", player))
    yield from fall_due(table, "end-of-turn")
    table.expire("end-of-turn")
    # rule: BBB-END-02
    if table.last_drawer == player:
        table.end = "deck-out"
    # rule: BBB-END-03
    elif table.hoarders_end and player == table.players[-1] and not _stirred(table):
        table.end = "hoarding"


def _stirred(table: BbbTable) -> bool:
    """Whether any card left a hand, the deck or play in this round."""
    left = (line.origin or "" for line in table.log[table.round_began_at :])
    return any(origin.startswith(("hand", "deck", "movie", "attack")) for origin in left)
