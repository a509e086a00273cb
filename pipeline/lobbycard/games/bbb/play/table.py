"""BBB's table: hands, Movies and piles, the attack that is going on, and what effects do to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lobbycard.effects.grammar import at_work
from lobbycard.effects.grammar.repertoire import repertoire
from lobbycard.effects.grammar.stage import Stage
from lobbycard.effects.grammar.verb import in_vain
from lobbycard.engine import verb
from lobbycard.engine.act import Act
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As, Event
from lobbycard.engine.modifier import Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import Listener, announce
from lobbycard.engine.value import Thing, has_trait, value
from lobbycard.engine.zone import Sight, Zone
from lobbycard.games.bbb.play import death
from lobbycard.games.bbb.play.act import may_be_replaced
from lobbycard.games.bbb.play.fight import Attack
from lobbycard.games.bbb.play.movie import KNOCKED_OUT, Movie

# The kinds of card that lie under no other in play, or don't count as such where they do.
ON_TOP = ("character", "location", "creature")


class BbbTable(Stage):
    """The table of a game of BBB.

    `attack` is the one going on, `deaths` those who would die now, `cancelled` what was played in vain, `able` the
    cards in play with abilities to use, `given_props` the Characters (with their lives) who got a Prop this turn.
    """

    def __init__(self, players: Sequence[Player], chance: Chance) -> None:
        super().__init__(players, chance)
        self.deck = self.add_zone("deck", Sight.NOBODY, ordered=True)
        self.discard_pile = self.add_zone("discard-pile", Sight.EVERYONE, ordered=True)
        self.movies = {player: Movie(self, player, self._seat(player)) for player in players}
        self.title = ""
        self.title_words: tuple[str, ...] = ()
        self.attack: Attack | None = None
        self.deaths: list[death.Death] = []
        self.cancelled: list[Piece] = []
        self.able: list[Piece] = []
        self.given_props: list[tuple[int, int]] = []
        self.last_drawer: Player | None = None
        self.round_began_at = 0
        self.end = ""
        self.hoarders_end = True

    def _seat(self, player: Player) -> Zone:
        """Lay out a player's zones; the Movie is what the others see and attack."""
        self.add_zone("hand", Sight.OWNER, player)
        self.add_zone("attack", Sight.EVERYONE, player, live=True)
        self.add_zone("playing", Sight.EVERYONE, player)
        self.add_zone("credits", Sight.EVERYONE, player)
        return self.add_zone("movie", Sight.EVERYONE, player, live=True)

    # ---- what the engine asks ----------------------------------------------------------------------------------------

    def listeners_of(self, piece: Piece) -> Iterable[Listener]:
        """What a card in play listens for."""
        return at_work.listeners_of(self, piece)

    def modifiers_of(self, piece: Piece) -> Iterable[Modifier]:
        """What a card in play holds all the time."""
        return at_work.modifiers_of(self, piece)

    def put_up(self, piece: Piece) -> None:
        """Let a card that came into play listen, modify and be used."""
        known = repertoire(piece)
        if known.reflexes or known.holds:
            super().put_up(piece)
        if known.uses:
            self.able.append(piece)

    def take_down(self, piece: Piece) -> None:
        """End what a card that left play listened for and could be used for."""
        super().take_down(piece)
        if repertoire(piece).uses:
            self.able.remove(piece)

    def works(self, piece: Piece) -> bool:
        """Whether a card may act: not while it, or who carries it, is knocked out."""
        # rule: BBB-TRT-06
        return piece.zone.live and KNOCKED_OUT not in (piece.host or piece).flags

    def fall(self, piece: Piece, event: Event) -> Flow[None]:
        """Discard what lies under a card that leaves play."""
        for under in list(piece.under):
            # rule: BBB-OBJ-06
            yield from verb.move(self, under, self.discard_pile, As("discarded", piece, event.cause))

    def value(self, thing: Thing, stat: str) -> int:
        """A thing's value; Locations that were combined have one between them."""
        if isinstance(thing, Piece) and thing.under and thing.kind == "location":
            # rule: BBB-LOC-02
            return sum(value(self, part, stat) for part in thing.stack())
        return value(self, thing, stat)

    def has_trait(self, thing: Thing, trait: str) -> bool:
        """Whether a thing bears a trait: an attack those of who makes it, combined Locations those of all."""
        bearer = thing.by if isinstance(thing, Attack) else thing
        # rule: BBB-TRT-04
        borne = has_trait(self, thing, trait) if trait in self.modifiers else trait in bearer.printed_traits
        joined = thing.under if isinstance(thing, Piece) and thing.kind == "location" else ()
        # rule: BBB-LOC-02
        return borne or (bool(joined) and any(has_trait(self, part, trait) for part in joined))

    def shown(self, player: Player | None) -> dict[str, Any]:
        """The title, each Movie's DS and cast, the attack, who would die, and the score when all is over."""
        from lobbycard.games.bbb.play.score import lines

        shown: dict[str, Any] = {"title": self.title, "title-words": list(self.title_words)}
        shown["movies"] = {name: self._movie_shown(movie) for name, movie in self.movies.items()}
        if self.attack is not None:
            shown["attack"] = self.attack.shown()
        if self.deaths:
            shown["dying"] = [event.of.id for each in self.deaths for event in each.threatened()]
        if self.end:
            shown["score"] = {name: [list(line) for line in lines(self, name)] for name in self.players}
        return shown

    def _movie_shown(self, movie: Movie) -> dict[str, Any]:
        characters = [piece.id for piece in movie.characters]
        location = movie.location.id if movie.location is not None else None
        return {"ds": self.value(movie, "ds"), "location": location, "characters": characters}

    def shown_piece(self, piece: Piece) -> dict[str, Any]:
        """The values of a card that is seen in play."""
        stat = "as" if piece.kind == "creature" else "ds"
        return {stat: self.value(piece, stat)} if piece.live and piece.kind not in ("sfx", "roll-the-credits") else {}

    # ---- what effects ask --------------------------------------------------------------------------------------------

    def game_things(self, word: str, act: Act) -> list[Any]:
        """The Movies, the attack and the hand."""
        attack = self.attack
        if word == "attack":
            return [attack] if attack is not None else []
        if word == "attacked-movie":
            return [self.movies[attack.defender]] if attack is not None else []
        if word == "hand":
            return list(self.zone("hand", act.player))
        return [self.movies[owner] for owner in self.owners(word.partition("-")[0], act)]

    def game_owners(self, whose: str, act: Act) -> list[Player]:
        """Whose 'the attacked Movie' is."""
        return [self.attack.defender] if whose == "attacked" and self.attack is not None else []

    def game_players(self, who: str, act: Act) -> list[Player]:
        """The attacker and the attacked player."""
        if self.attack is None:
            return []
        return [self.attack.attacker if who == "attacker" else self.attack.defender]

    def all_of(self, kind: str, act: Act) -> Iterable[Any]:
        """The attack, the Movies, or every such card in play."""
        if kind == "attack":
            return [self.attack] if self.attack is not None else []
        if kind == "movie":
            return [self.movies[player] for player in self.turn_order(act.player)]
        return self.pieces_in_play(act.player, kind)

    def is_kind(self, thing: Any, kind: str) -> bool:
        """Whether a thing is of a kind; a Location that was combined is a part of the one it lies under."""
        if kind == "card":
            return isinstance(thing, Piece)
        # rule: BBB-LOC-02
        return bool(thing.kind == kind and (kind != "location" or thing.host is None))

    def whole(self, piece: Piece) -> Piece:
        """The card that goes when a card goes: combined Locations go as one."""
        # rule: BBB-LOC-02
        return piece.host if piece.kind == "location" and piece.host is not None else piece

    def may_touch(self, thing: Any, act: Act) -> bool:
        """Whether a card may do something to a thing now: in the first round, to nothing of an opponent's."""
        # rule: BBB-TRN-02
        return self.round > 1 or getattr(thing, "controller", None) in (None, act.player)

    def lying_in(self, zone: Zone, kind: str) -> Iterable[Piece]:
        """The cards of a zone among which those of a kind are found: some lie under no other."""
        return zone.pieces if kind in ON_TOP else zone.everything()

    def actors(self, who: str, act: Act) -> Flow[Sequence[Player]]:
        """The players whom a word names, in the first round none but you."""
        named = yield from super().actors(who, act)
        # rule: BBB-TRN-02
        return named if self.round > 1 else [player for player in named if player == act.player]

    def lasting(self, thing: Any) -> str:
        """A change of an attack ends with it."""
        return "end-of-attack" if isinstance(thing, Attack) else ""

    def may_attach(self, piece: Piece, host: Piece, act: Act) -> bool:
        """Whether a card may lie under another: Props under Characters whom no card forbids them, SFX under any."""
        if piece is host or piece.host is host or not host.live:
            return False
        if piece.kind == "prop":
            return host.kind == "character" and not self.forbidden("be-given-props", host, act.source)
        return piece.kind == "sfx"

    def put(self, piece: Piece, zone: Zone, act: Act) -> Flow[bool]:
        """Put a card into a zone: into a Movie only Characters come, and Locations in place of the one there."""
        if zone.name == "movie":
            there = self.movies[zone.owner or act.player].location if piece.kind == "location" else None
            if piece.kind not in ("character", "location") or (there and not may_be_replaced(self, there, act.source)):
                yield from in_vain(act)
                return False
            if there is not None:
                yield from self.discard(there)
        return (yield from super().put(piece, zone, act))

    def pieces_in_play(self, first: Player | None = None, kind: str = "card") -> Iterator[Piece]:
        """The cards in play among which those of a kind are found, player by player in turn order."""
        for player in self.turn_order(first):
            yield from self.lying_in(self.movies[player].zone, kind)
            yield from self.lying_in(self.zones["attack", player], kind)

    # ---- what effects do ---------------------------------------------------------------------------------------------

    def draw_cards(self, player: Player, count: int, act: Act | None = None) -> Flow[int]:
        """Draw as many cards as there are; the first to draw the last card of the deck is remembered."""
        drawn = yield from verb.draw(self, count, self.deck, self.zone("hand", player))
        if drawn and not self.deck.pieces and self.last_drawer is None:
            # rule: BBB-END-02
            self.last_drawer = player
        return drawn

    def discard(self, piece: Piece, act: Act | None = None, cause: str = "") -> Flow[bool]:
        """Put a card into the discard pile."""
        by = act.source if act is not None else None
        return (yield from verb.move(self, self.whole(piece), self.discard_pile, As("discarded", by, cause)))

    def kill(self, piece: Piece, act: Act) -> Flow[bool]:
        """Kill a card in play by a card's effect, if nothing forbids it and nobody saves it."""
        cause = "sfx" if act.source.kind == "sfx" else ""
        return bool((yield from death.die(self, [self.whole(piece)], act.source, cause)))

    def save(self, piece: Piece, act: Act) -> Flow[None]:
        """Save a Character that would die."""
        yield from death.save(self, piece, act.source)

    def cancel(self, thing: Any, act: Act) -> Flow[None]:
        """Cancel a card that is being played."""
        if self.forbidden("be-cancelled", thing, act.source):
            yield from in_vain(act)
        else:
            self.cancelled.append(thing)
            yield from announce(self, Event("cancelled", thing, act.source))

    def stop(self, thing: Any, act: Act) -> Flow[None]:
        """Stop an attack."""
        if self.forbidden("be-stopped", thing, act.source):
            yield from in_vain(act)
        else:
            # rule: BBB-SFX-02
            thing.stopped = True
            yield from announce(self, Event("stopped", thing, act.source))

    def decide(self, thing: Any, success: bool, act: Act) -> Flow[None]:
        """Settle how an attack ends."""
        thing.decided = success
        yield from announce(self, Event("decided", thing, act.source))

    def reverse(self, thing: Any, act: Act) -> Flow[None]:
        """Turn the result of an attack round."""
        thing.result = not thing.result
        yield from announce(self, Event("reversed", thing, act.source))

    def attack_again(self, piece: Piece, act: Act) -> Flow[None]:
        """Let the Creature attack once more when this attack is over."""
        if self.attack is not None and self.attack.by is piece:
            self.attack.again = True
        yield from ()
