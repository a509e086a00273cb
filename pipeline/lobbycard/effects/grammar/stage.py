"""The stage: what effects ask of a game's table, and the words that mean the same in every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from lobbycard.effects.grammar import limit
from lobbycard.engine.act import Act
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Flow, Option, Player, ask
from lobbycard.engine.event import As
from lobbycard.engine.piece import Piece
from lobbycard.engine.table import Table
from lobbycard.engine.verb import move
from lobbycard.engine.zone import Zone


class Due(NamedTuple):
    """Effects that wait for a moment."""

    moment: str
    act: Act
    effects: Sequence[Any]


class Stage(Table):
    """A table that effects can act on; a game's own table says what its words and verbs do.

    A thing is a piece, or whatever else a game gives values to (a Movie, an attack): it has a `kind`.
    """

    def __init__(self, players: Sequence[Player], chance: Chance) -> None:
        super().__init__(players, chance)
        self.due: list[Due] = []

    def take_down(self, piece: Piece) -> None:
        """End what a piece that left play listened for, and how often its abilities were used."""
        super().take_down(piece)
        limit.forget(self, piece)

    # ---- words -------------------------------------------------------------------------------------------------------

    def things(self, word: str, act: Act) -> list[Any]:
        """What a fixed word means now; nothing when there is no such thing."""
        match word:
            case "this":
                return [act.source]
            case "chosen":
                return [thing for thing in act.chosen if thing is not None]
            case "host" | "it" | "doer":
                thing = getattr(act, word)
                return [] if thing is None else [thing]
        return self.game_things(word, act)

    def side(self, act: Act) -> Player:
        """Whose side 'this Movie' or 'this street' is: the source's, or its player's once the source has left."""
        return act.source.controller or act.player

    def owners(self, whose: str, act: Act) -> Sequence[Player]:
        """The players whose zone a place names."""
        match whose:
            case "your":
                return [act.player]
            case "this":
                return [self.side(act)]
            case "their":
                return [act.they]
            case "any":
                return self.turn_order(act.player)
            case "opponents":
                return self.turn_order(act.player)[1:]
            case "owners":
                return [player for player in [_owner(act)] if player is not None]
        return self.game_owners(whose, act)

    def places(self, place: str, act: Act) -> list[Zone]:
        """The zones that a place names."""
        whose, name = _split(place)
        if whose == "the":
            return [self.zones[name, None]]
        owners = self.owners(whose, act)
        if name == "side":
            return [zone for zone in self.zones.values() if zone.live and zone.owner in owners]
        return [self.zones[name, owner] for owner in owners]

    def actors(self, who: str, act: Act) -> Flow[Sequence[Player]]:
        """The players whom a word names, in turn order from you; one opponent of several is yours to choose."""
        others = self.turn_order(act.player)[1:]
        named: dict[str, Sequence[Player]] = {
            "you": [act.player],
            "each-player": self.turn_order(act.player),
            "each-opponent": others,
            "that-player": [act.they],
            "owner": [player for player in [_owner(act)] if player is not None],
        }
        if who in named:
            return named[who]
        if who != "opponent":
            return self.game_players(who, act)
        if len(others) < 2:
            return others
        chosen: Player = yield from ask(act.player, "opponent", [Option(other, value=other) for other in others])
        return [chosen]

    def is_kind(self, thing: Any, kind: str) -> bool:
        """Whether a thing is of a kind; every piece is a card."""
        return thing.kind == kind or (kind == "card" and isinstance(thing, Piece))

    def inside(self, thing: Any, zones: Sequence[Zone]) -> bool:
        """Whether a thing lies in one of some zones."""
        zone = getattr(thing, "zone", None)
        return zone in zones

    # ---- what a game says --------------------------------------------------------------------------------------------

    def game_things(self, word: str, act: Act) -> list[Any]:
        """What one of the game's own words means."""
        raise NotImplementedError(f"nothing is called {word!r}")

    def game_owners(self, whose: str, act: Act) -> list[Player]:
        """The players whom one of the game's own places belongs to."""
        raise NotImplementedError(f"nobody is meant by {whose!r}")

    def game_players(self, who: str, act: Act) -> list[Player]:
        """The players whom one of the game's own words names."""
        raise NotImplementedError(f"nobody is called {who!r}")

    def all_of(self, kind: str, act: Act) -> Iterable[Any]:
        """Everything of a kind that a filter without a place may mean."""
        raise NotImplementedError(f"{kind!r} wants a place")

    def may_touch(self, thing: Any, act: Act) -> bool:
        """Whether a card may do something to a thing now."""
        return True

    def lying_in(self, zone: Zone, kind: str) -> Iterable[Piece]:
        """The cards of a zone among which those of a kind are found."""
        return zone.everything()

    def lasting(self, thing: Any) -> str:
        """How long a change of a thing lasts where its card doesn't say; '' is as long as the thing stays."""
        return ""

    def whole(self, piece: Piece) -> Piece:
        """The card that goes when a card goes: itself, unless a game has joined it to another."""
        return piece

    def put(self, piece: Piece, zone: Zone, act: Act) -> Flow[bool]:
        """Put a card into a zone as a card's effect says; whether it came there."""
        return (yield from move(self, self.whole(piece), zone, As(by=act.source)))

    # ---- what a game does --------------------------------------------------------------------------------------------

    def draw_cards(self, player: Player, count: int, act: Act) -> Flow[int]:
        """Let a player draw; how many cards came."""
        raise NotImplementedError

    def discard(self, piece: Piece, act: Act, cause: str = "") -> Flow[bool]:
        """Discard a card; whether it was."""
        raise NotImplementedError

    def kill(self, piece: Piece, act: Act) -> Flow[bool]:
        """Kill something in play; whether it died."""
        raise NotImplementedError

    def save(self, piece: Piece, act: Act) -> Flow[None]:
        """Save something that would die."""
        raise NotImplementedError

    def cancel(self, thing: Any, act: Act) -> Flow[None]:
        """Cancel what is being played."""
        raise NotImplementedError

    def stop(self, thing: Any, act: Act) -> Flow[None]:
        """Stop an attack."""
        raise NotImplementedError

    def decide(self, thing: Any, success: bool, act: Act) -> Flow[None]:
        """Settle how an attack ends."""
        raise NotImplementedError

    def reverse(self, thing: Any, act: Act) -> Flow[None]:
        """Turn an attack's result round."""
        raise NotImplementedError

    def attack_again(self, piece: Piece, act: Act) -> Flow[None]:
        """Attack once more with a card."""
        raise NotImplementedError

    def may_attach(self, piece: Piece, host: Piece, act: Act) -> bool:
        """Whether the game lets a card lie under another."""
        return True


@cache
def _split(place: str) -> tuple[str, str]:
    whose, _, name = place.partition("-")
    return whose, name


def _owner(act: Act) -> Player | None:
    about = act.it if isinstance(act.it, Piece) else act.chosen[0] if act.chosen else act.source
    return (about.controller or about.owner) if isinstance(about, Piece) else None


def stage(act: Act) -> Stage:
    """The act's table, which is a stage wherever effects are at work."""
    return act.table  # type: ignore[return-value]
