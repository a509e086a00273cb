"""BBB's table: hands, Movies and piles, the attack that is going on, and what effects do to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lobbycard.effects.grammar import at_work
from lobbycard.effects.grammar.stage import Stage
from lobbycard.engine import verb
from lobbycard.engine.act import Act
from lobbycard.engine.chance import Chance
from lobbycard.engine.decision import Flow, Player
from lobbycard.engine.event import As, Event
from lobbycard.engine.modifier import Modifier
from lobbycard.engine.piece import Piece
from lobbycard.engine.trigger import Listener, announce
from lobbycard.engine.zone import Sight, Zone
from lobbycard.games.bbb.play.death import die
from lobbycard.games.bbb.play.fight import Attack
from lobbycard.games.bbb.play.movie import KNOCKED_OUT, Movie


class BbbTable(Stage):
    """The table of a game of BBB.

    `attack` is the one going on; `saved` who was saved from dying in it, `cancelled` what was played in vain.
    """

    def __init__(self, players: Sequence[Player], chance: Chance) -> None:
        super().__init__(players, chance)
        self.deck = self.add_zone("deck", Sight.NOBODY, ordered=True)
        self.discard_pile = self.add_zone("discard-pile", Sight.EVERYONE, ordered=True)
        self.movies = {player: Movie(self, player, self._seat(player)) for player in players}
        self.title = ""
        self.title_words: tuple[str, ...] = ()
        self.attack: Attack | None = None
        self.saved: list[Piece] = []
        self.cancelled: list[Piece] = []
        self.given_props: list[int] = []
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

    def fall(self, piece: Piece, event: Event) -> Flow[None]:
        """Discard what lies under a card that leaves play."""
        # rule: BBB-OBJ-06
        for under in list(piece.under):
            yield from verb.move(self, under, self.discard_pile, As("discarded", piece, event.cause))

    def shown(self, player: Player | None) -> dict[str, Any]:
        """The title, each Movie's DS, and the attack."""
        movies = {name: {"ds": self.value(movie, "ds")} for name, movie in self.movies.items()}
        shown: dict[str, Any] = {"title": self.title, "movies": movies, "round": self.round}
        if self.attack is not None:
            shown["attack"] = self.attack.shown()
        return shown

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
        return [self.movies[owner] for owner in self.owners(word.split("-", 1)[0], act)]

    def game_owners(self, whose: str, act: Act) -> list[Player]:
        """Whose 'the attacked Movie' is."""
        return [self.attack.defender] if whose == "attacked" and self.attack is not None else []

    def game_players(self, who: str, act: Act) -> list[Player]:
        """The attacker and the attacked player."""
        if self.attack is None:
            return []
        return [self.attack.attacker if who == "attacker" else self.attack.defender]

    def all_of(self, kind: str, act: Act) -> list[Any]:
        """The attack, the Movies, or every such card in play."""
        if kind == "attack":
            return [self.attack] if self.attack is not None else []
        if kind == "movie":
            return [self.movies[player] for player in self.reach(act.player)]
        return [piece for player in self.reach(act.player) for piece in self.movies[player].pieces()]

    def reach(self, player: Player) -> list[Player]:
        """The players whom a card of this player may touch, in turn order: in the first round themselves alone."""
        # rule: BBB-TRN-02
        return [player] if self.round == 1 else self.turn_order(player)

    def owners(self, whose: str, act: Act) -> list[Player]:
        """The players whose zone a place names, as far as a card may reach."""
        return [player for player in super().owners(whose, act) if player in self.reach(act.player)]

    def works(self, piece: Piece) -> bool:
        """Whether a card may use its abilities: not while it, or who carries it, is knocked out."""
        # rule: BBB-TRT-06
        # rule: BBB-TRT-08
        bearer = piece.host or piece
        return piece.live and KNOCKED_OUT not in bearer.flags

    def lasting(self, thing: Any) -> str:
        """A change of an attack ends with it."""
        return "end-of-attack" if isinstance(thing, Attack) else ""

    def may_attach(self, piece: Piece, host: Piece, act: Act) -> bool:
        """Whether a card may lie under another: nobody may be given Props where a card forbids it."""
        return not (piece.kind == "prop" and self.forbidden("be-given-props", host, act.source))

    # ---- what effects do ---------------------------------------------------------------------------------------------

    def draw_cards(self, player: Player, count: int, act: Act | None = None) -> Flow[int]:
        """Draw; who draws the last card of the deck is remembered."""
        drawn = yield from verb.draw(self, count, self.deck, self.zone("hand", player))
        if drawn and not self.deck.pieces:
            self.last_drawer = player
        return drawn

    def discard(self, piece: Piece, act: Act | None = None, cause: str = "") -> Flow[bool]:
        """Put a card into the discard pile."""
        by = act.source if act is not None else None
        return (yield from verb.move(self, piece, self.discard_pile, As("discarded", by, cause)))

    def kill(self, piece: Piece, act: Act) -> Flow[bool]:
        """Kill a Character by a card's effect, if nothing forbids it and nobody saves it."""
        cause = "sfx" if act.source.kind == "sfx" else ""
        return bool((yield from die(self, [piece], act.source, cause)))

    def save(self, piece: Piece, act: Act) -> Flow[None]:
        """Save a Character that would die."""
        self.saved.append(piece)
        yield from announce(self, Event("saved", piece, act.source))

    def cancel(self, thing: Any, act: Act) -> Flow[None]:
        """Cancel a card that is being played."""
        if not self.forbidden("be-cancelled", thing, act.source):
            self.cancelled.append(thing)
            yield from announce(self, Event("cancelled", thing, act.source))

    def stop(self, thing: Any, act: Act) -> Flow[None]:
        """Stop an attack."""
        # rule: BBB-SFX-02
        if not self.forbidden("be-stopped", thing, act.source):
            thing.stopped = True
        yield from ()

    def decide(self, thing: Any, success: bool, act: Act) -> Flow[None]:
        """Settle how an attack ends."""
        thing.decided = success
        yield from ()

    def reverse(self, thing: Any, act: Act) -> Flow[None]:
        """Turn the result of an attack round."""
        thing.result = not thing.result
        yield from ()

    def attack_again(self, piece: Piece, act: Act) -> Flow[None]:
        """Let the Creature attack once more when this attack is over."""
        if self.attack is not None and self.attack.by is piece:
            self.attack.again = True
        yield from ()

    def pieces_in_play(self) -> Iterator[Piece]:
        """Every card in play, Movie by Movie in seat order."""
        for player in self.players:
            yield from self.movies[player].pieces()
            yield from self.zone("attack", player).everything()
