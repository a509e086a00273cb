"""What happens in a game of BBB, told in sentences: the log as people read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from lobbycard.content.text import Line
from lobbycard.core.words import capitalised, possessive, third_person
from lobbycard.engine.screen import NAME, QUOTE, Screen, View, said

# What is told together when it happens to one card after another.
TOGETHER = ("drawn", "revealed", "looked-at", "discarded", "moved", "shuffled", "wakes")
# What people see without being told.
ROUTINE = ("end-of-attack", "end-of-turn")


class Happening:
    """One line of the log, or several alike; `cards` are those that it happened to."""

    def __init__(self, screen: Screen, lines: Sequence[View], view: View) -> None:
        self._screen = screen
        self._view = view
        self.line = lines[0]
        self.kind: str = self.line["kind"]
        self.cards = screen.names([line.get("of", "") for line in lines], view)
        self.several = len(lines) > 1
        self.go = "go" if self.several else "goes"
        self.players: Sequence[str] = view["players"]
        card = screen.cards.get(self.line.get("of", ""))
        self.prop = card is not None and card.kind == "prop"
        self.origin, self.origin_owner = _place(self.line.get("from"))
        self.to, self.to_owner = _place(self.line.get("to"))

    def name(self, key: str) -> str:
        """A card's or a player's name."""
        return self._screen.name(self.line.get(key, ""), self._view)

    def called(self, player: str) -> str:
        """A player's name."""
        return self._screen.name(player, self._view)

    def movie(self, player: str) -> str:
        """'your Movie', "Dana's Movie"."""
        return f"{possessive(self.called(player))} Movie"

    def does(self, verb: str, who: str = "by") -> str:
        """'You draw', 'Dana draws', 'Outta Sight cancels'."""
        name = self.name(who)
        return f"{name} {verb if name == 'you' else third_person(verb)}"

    def be(self, verb: str) -> str:
        """'Riot and Solid! are discarded'."""
        return f"{self.cards} {'are' if self.several else 'is'} {verb}"


def told(screen: Screen, log: Sequence[View], view: View) -> Iterator[Line]:
    """A log in sentences."""
    for _, group in groupby(log, key=_alike):
        lines = list(group)
        happening = Happening(screen, lines, view)
        sentence = SENTENCES.get(happening.kind, _otherwise)(happening)
        if happening.kind == "start-of-turn":
            yield said((capitalised(sentence), NAME))
        elif sentence:
            quote = happening.line.get("quote")
            parts: list[str | tuple[str, str]] = ["  ", capitalised(sentence)]
            yield said(*parts, *([": ", (f"“{quote}”", QUOTE)] if quote else ["."]))


def _alike(line: View) -> Any:
    """Equal for lines that are told together."""
    if line["kind"] in TOGETHER and "host" not in line:
        return (line["kind"], line.get("by"), line.get("from"), line.get("to"))
    return id(line)


def _place(key: str | None) -> tuple[str, str]:
    """A zone's name and its owner."""
    name, _, owner = (key or "").partition(".")
    return name, owner


def _drawn(it: Happening) -> str:
    return f"{it.does('draw')} {it.cards}"


def _played(it: Happening) -> str:
    """A card that is read aloud; its quote follows."""
    played = f"{it.does('play')} {it.cards}"
    if "host" in it.line:
        return f"{it.does('give')} {it.cards} to {it.name('host')}" if it.prop else f"{played} on {it.name('host')}"
    elsewhere = it.to == "movie" and it.to_owner != it.line["by"]
    return f"{played} in {it.movie(it.to_owner)}" if elsewhere else played


def _moved(it: Happening) -> str:
    """A card that goes from one place to another."""
    if it.to == "credits":
        return "the credits roll"
    if "host" in it.line:
        return f"{it.does('move')} {it.cards} to {it.name('host')}"
    if it.to == "deck":
        return f"{it.cards} {it.go} back into the deck"
    where = {"movie": "{} Movie", "hand": "{} hand"}.get(it.to, "{} side")
    place = where.format(possessive(it.called(it.to_owner))) if it.to_owner else f"the {it.to.replace('-', ' ')}"
    return f"{it.does('move')} {it.cards} to {place}" if it.line.get("by") else f"{it.cards} {it.go} to {place}"


def _discarded(it: Happening) -> str:
    """What is discarded; cards that have done what they do go without a word."""
    if it.origin in ("playing", "attack"):
        return ""
    if it.origin == "hand":
        name = it.called(it.origin_owner)
        return f"{name} {'discard' if name == 'you' else 'discards'} {it.cards}"
    return it.be("discarded")


def _revealed(it: Happening) -> str:
    return f"{it.does('show')} {it.cards}"


def _looked(it: Happening) -> str:
    return f"{it.does('look')} at {it.cards}"


def _reordered(it: Happening) -> str:
    return f"{it.does('put')} {it.line['count']} cards back on the deck, in an order of {_own(it)} own"


def _own(it: Happening) -> str:
    return "your" if it.name("by") == "you" else "their"


def _attacks(it: Happening) -> str:
    target = it.line["of"]
    return f"{it.name('by')} attacks {it.movie(target) if target in it.players else it.cards}"


def _fought(it: Happening) -> str:
    outcome = "a success" if it.kind == "wins-attack" else "a failure"
    return f"the attack was {outcome}, with AS {it.line['as']} against DS {it.line['ds']}"


def _killed(it: Happening) -> str:
    return f"{it.be('killed')} by {it.name('by')}" if it.line.get("by") else it.be("killed")


def _saved(it: Happening) -> str:
    return f"{it.does('save')} {'itself' if it.line['by'] == it.line['of'] else it.cards}"


def _turn(it: Happening) -> str:
    return "your turn" if it.cards == "you" else f"{possessive(it.cards)} turn"


def _otherwise(it: Happening) -> str:
    """Whatever has no sentence of its own."""
    return " ".join(part for part in (it.name("by"), it.kind.replace("-", " "), it.cards) if part)


SENTENCES: Mapping[str, Callable[[Happening], str]] = {
    **dict.fromkeys(ROUTINE, lambda _: ""),
    "attached": lambda it: f"{it.cards} goes on {it.name('host')}",
    "attacks": _attacks,
    "cancelled": lambda it: f"{it.does('cancel')} {it.cards}",
    "decided": lambda it: f"{it.does('decide')} the attack",
    "discarded": _discarded,
    "drawn": _drawn,
    "immune": lambda it: f"{it.name('by')} can't kill {it.cards}",
    "in-vain": lambda it: f"{it.cards} finds nothing to act on",
    "killed": _killed,
    "knocks-out": lambda it: f"{it.does('knock')} out {it.cards}",
    "looked-at": _looked,
    "loses-attack": _fought,
    "moved": _moved,
    "played": _played,
    "redirected": lambda it: f"{it.does('send')} the attack on to {it.movie(it.line['of'])}",
    "reordered": _reordered,
    "revealed": _revealed,
    "reversed": lambda it: f"{it.does('turn')} the result round",
    "saved": _saved,
    "shuffled": lambda _: "the deck is shuffled",
    "start-of-turn": _turn,
    "stopped": lambda it: f"{it.does('stop')} the attack",
    "swapped": lambda it: f"{it.does('send')} {it.cards} to {it.movie(it.to_owner)}",
    "used": lambda it: f"{it.does('use')} {it.cards}",
    "wakes": lambda it: f"{it.cards} {'wake' if it.several else 'wakes'} up",
    "wins-attack": _fought,
}
