"""BBB at a terminal: the Movies with their figures, the attack, the hand, and what each option does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.text import Line
from lobbycard.core.words import capitalised, possessive
from lobbycard.engine.decision import Option, Player
from lobbycard.engine.rules import Result
from lobbycard.engine.screen import (
    FAINT,
    FIGURE,
    MARK,
    NAME,
    QUOTE,
    TITLE,
    Screen,
    View,
    bar,
    called,
    listed,
    said,
    won,
)
from lobbycard.games.bbb.play.label import QUESTIONS, TURN, figure, label
from lobbycard.games.bbb.play.story import told
from lobbycard.games.bbb.play.title import word_in_title, words_of

ENDS = {
    "credits": "The credits roll.",
    "deck-out": "The deck has run out.",
    "hoarding": "A whole round went by in which nothing moved.",
}


class BbbScreen(Screen):
    """What a player of BBB sees."""

    # ---- the table ---------------------------------------------------------------------------------------------------

    def shown(self, view: View) -> list[Line]:
        """On one's own turn the whole table; in between, what is going on."""
        kind = view.get("decision", {}).get("kind", "")
        return self.table(view) if kind == TURN else list(self._going_on(view))

    def table(self, view: View) -> list[Line]:
        """Title and piles, each Movie, one's own last, what is going on, and the hand."""
        players = view["players"]
        at = (players.index(view["you"]) + 1) if view["you"] else 0
        movies = [line for player in players[at:] + players[:at] for line in self._movie(player, view)]
        going_on = list(self._going_on(view))
        hand = list(self._hand(view))
        return [bar(), *self._heading(view), bar(), *movies, *going_on, *([bar(), *hand] if hand else []), bar()]

    def _heading(self, view: View) -> Iterator[Line]:
        zones = view["zones"]
        whose = possessive(self.name(view["active"], view) if view["active"] else "nobody")
        pile = zones["discard-pile"]
        top = f", {self.name(pile['cards'][-1]['card'], view)} on top" if pile["count"] else ""
        yield said((view["title"] or "No title", TITLE), ("  (* has a word of it: 5 points)", FAINT))
        yield said(
            f"Round {view['round']}, {whose} turn. {zones['deck']['count']} cards in the deck, "
            f"{pile['count']} in the discard pile{top}."
        )

    def _movie(self, player: Player, view: View) -> Iterator[Line]:
        """A Movie: its DS, its Location and its cast."""
        hand, zones = view["zones"]["hand"][player]["count"], view["zones"]
        name = capitalised(self._movie_of(player, view))
        cards = f"  {hand} card{'' if hand == 1 else 's'} in hand"
        yield said((name, NAME), "  ", (f"DS {view['movies'][player]['ds']}", FIGURE), (cards, FAINT))
        pieces = zones["movie"][player]["cards"]
        kinds = ("location", "character")
        for piece in sorted(pieces, key=lambda piece: kinds.index(self.cards[piece["card"]].kind)):
            yield self._piece(piece, view)
        if not pieces:
            yield said(("       nobody and nothing", FAINT))

    def _piece(self, piece: View, view: View) -> Line:
        """'3  Street Hustler (Male, Soul), with Molotov Cocktail -2'."""
        card = self.cards[piece["card"]]
        out = "knocked-out" in piece.get("flags", {})
        counts = "-" if out else piece["ds"]
        parts: list[str | tuple[str, str]] = [(f"{counts:>5}", FIGURE), "  ", *self._named(card, view)]
        traits = [*([card.kind_label] if card.kind == "location" else []), *_traits(card)]
        parts += [(f" ({', '.join(traits)})", FAINT)] if traits else []
        parts += [(" KNOCKED OUT", MARK)] if out else []
        for at, under in enumerate(piece.get("under", ())):
            parts += [", with " if at == 0 else ", ", *self._named(self.cards[under["card"]], view)]
            parts += [(f" {under['ds']:+}", FIGURE)] if "ds" in under else []
        return said(*parts)

    def _named(self, card: Card, view: View) -> list[str | tuple[str, str]]:
        """A card's name, with a star if its word is in the title."""
        star: list[str | tuple[str, str]] = [("*", MARK)] if word_in_title(card, view["title-words"]) else []
        return [(card.name, NAME), *star]

    def _about(self, card: Card) -> str:
        """What is printed of a card beside its name and text: 'Creature, AS 7, Soul'."""
        return ", ".join(part for part in (card.kind_label, figure(card), *_traits(card)) if part)

    def _hand(self, view: View) -> Iterator[Line]:
        """One's hand, each card with its figure and its text."""
        cards = view["zones"]["hand"].get(view["you"], {}).get("cards", ())
        if cards:
            yield said((capitalised(f"{possessive(self.name(view['you'], view))} hand"), NAME))
        for piece in cards:
            card = self.cards[piece["card"]]
            text = f" {card.text.plain}" if card.text.plain else ""
            yield said("  ", *self._named(card, view), (f" ({self._about(card)})", FAINT), text)

    # ---- what is going on --------------------------------------------------------------------------------------------

    def _going_on(self, view: View) -> Iterator[Line]:
        """What has been played, the attack with both its figures, and who is about to die."""
        for player, zone in view["zones"]["playing"].items():
            for piece in zone["cards"]:
                played = f", played by {self.name(player, view)}. {self.cards[piece['card']].text.plain}"
                yield said(("On the table: ", MARK), (self.name(piece["card"], view), NAME), played)
        if "attack" in view:
            yield self._attack(view["attack"], view)
        if "dying" in view:
            yield said(("About to die: ", MARK), listed([self.name(card, view) for card in view["dying"]]))

    def _attack(self, attack: View, view: View) -> Line:
        """'Killer Pimp with AS 14 on your Movie with DS 9: as it stands it succeeds, with 2 victims. Soul, Swarm'."""
        target = self.name(attack["target"], view) if "target" in attack else self._movie_of(attack["defender"], view)
        known = attack["result"]
        outcome = "succeeds" if (attack["succeeds"] if known is None else known) else "fails"
        how = f"it {outcome}" if known is not None else f"as it stands it {outcome}"
        victims = f", with {attack['victims']} victims" if attack["victims"] > 1 and "target" not in attack else ""
        words = self.cards[attack["by"]].words
        traits = ", ".join(words.label("traits", trait) for trait in attack["traits"])
        return said(
            ("Attack: ", MARK),
            (self.name(attack["by"], view), NAME),
            " with ",
            (f"AS {attack['as']}", FIGURE),
            f" on {target} with ",
            (f"DS {attack['ds']}", FIGURE),
            f": {how}{victims}.",
            (f" {traits}." if traits else "", FAINT),
        )

    def _movie_of(self, player: Player, view: View) -> str:
        return f"{possessive(self.name(player, view))} Movie"

    # ---- a decision --------------------------------------------------------------------------------------------------

    def question(self, kind: str) -> str:
        """What a decision asks."""
        return QUESTIONS.get(kind) or super().question(kind)

    def label(self, option: Option, view: View) -> Line:
        """What an option does."""
        return label(self, option, view) or super().label(option, view)

    # ---- what happened, cards, the end -------------------------------------------------------------------------------

    def story(self, log: Sequence[View], view: View) -> list[Line]:
        """What happened, in words."""
        return list(told(self, log, view))

    def card(self, card: Card) -> list[Line]:
        """A card: name, figure and traits, text, quote and title words."""
        words = listed([f"“{word.word.title()}”" for word in words_of(card)])
        lines = [said((card.name, TITLE), f"  {self._about(card)}")]
        lines += [said(f"  {line.plain}") for line in card.text.lines]
        lines += [said("  May be combined with a Location already there.")] if getattr(card, "combines", False) else []
        return [*lines, said("  ", (f"“{card.quote}”", QUOTE)), said((f"  In a title: {words}", FAINT))]

    def ending(self, view: View, result: Result) -> list[Line]:
        """The score line by line, best first, the words of the title that scored, and who won."""
        lines = [bar(), said(("The end. ", TITLE), ENDS.get(result.reason, result.reason))]
        lines += [said("The movie was ", (view["title"] or "never titled", TITLE), ".")]
        for player in sorted(result.scores, key=lambda player: -result.scores[player]):
            lines += [said((f"{called(player)}: {result.scores[player]}", NAME))]
            lines += [said((f"{points:>+6}", FIGURE), f"  {what}") for what, points in view["score"][player]]
        matched = self._matched(view)
        lines += [said("Words of the title that scored: ", (listed(matched), MARK), ".")] if matched else []
        return [*lines, won(result), bar()]

    def _matched(self, view: View) -> list[str]:
        """The words of the title that cards scored for."""
        names = {card.name: card for card in self.cards.values()}
        scored = [names.get(what.rpartition(": ")[0]) for score in view["score"].values() for what, _ in score]
        found = [word_in_title(card, view["title-words"]) for card in scored if card is not None]
        return [word.title() for word in dict.fromkeys(found) if word]

    def facts(self, view: View) -> dict[str, Any]:
        """The title and the score of each player, line by line."""
        score = {
            player: [{"for": what, "points": points} for what, points in lines]
            for player, lines in view.get("score", {}).items()
        }
        return {"title": view["title"], "score": score}


def _traits(card: Card) -> list[str]:
    """The words for a card's printed traits."""
    return [card.words.label("traits", trait) for trait in getattr(card, "traits", ())]
