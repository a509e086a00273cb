"""The base of every verb, and the clauses that most verbs are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from lobbycard.content.text import Clause, sentence
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.part import Part
from lobbycard.effects.grammar.pick import enough
from lobbycard.effects.grammar.which import noun_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow
from lobbycard.engine.event import Event
from lobbycard.engine.modifier import Modifier
from lobbycard.engine.trigger import announce

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Holds, Player, Until, Which

# What a choice begins with, so that nothing puts a colon before it.
CHOICE = "choose one: "


class Verb(Part):
    """One effect: its fields, and the clauses it says.

    `static` verbs may stand in a `while`. `also` lists words that a designer may write for the verb by mistake.
    """

    do: str
    static: ClassVar[bool] = False
    also: ClassVar[tuple[str, ...]] = ()

    def say(self, words: Vocabulary) -> list[Clause]:
        """What the effect prints."""
        raise NotImplementedError(f"{type(self).__name__} says nothing")

    def run(self, act: Act) -> Flow[None]:
        """Do it."""
        raise NotImplementedError(f"{type(self).__name__} does nothing")

    def possible(self, act: Act) -> bool:
        """Whether it can be done now: there is what it acts on."""
        target = vars(self).get("target")
        return target is None or enough(target, act)

    def modifier(self, act: Act, held: "Holds | None") -> Modifier:
        """What it is while it holds all the time; only static verbs have one."""
        raise NotImplementedError(f"{type(self).__name__} does not hold")


def about(which: "Which", words: Vocabulary, verb: str, rest: str = "", until: "Until | None" = None) -> Clause:
    """A clause whose subject is a target: 'each Character in this Movie gets +1 DS'."""
    subject = noun_phrase(which, words)
    return Clause(verb, rest, subject.text, subject.plural, lasting(until, words), subject.joins)


def acting(who: "Player", words: Vocabulary, verb: str, rest: str = "", tail: str = "") -> Clause:
    """A clause of what a player does: an order to you, a statement of others."""
    return Clause(verb, rest, None if who == "you" else words.word("players", who), tail=tail)


def lasting(until: "Until | None", words: Vocabulary) -> str:
    """How long it lasts, or nothing where the rule's own duration holds."""
    return words.word("untils", until) if until else ""


def said_effects(effects: "Sequence[Verb]", words: Vocabulary, nested: bool = False) -> str:
    """A list of effects as one text without its final stop."""
    return sentence([clause for effect in effects for clause in effect.say(words)], nested)


def in_vain(act: Act) -> Flow[None]:
    """Note that a card had nothing to act on."""
    yield from announce(act.table, Event("in-vain", act.source, act.player))


def carry_out(effects: "Sequence[Verb]", act: Act) -> Flow[None]:
    """Do a list of effects, one after another."""
    for effect in effects:
        yield from effect.run(act)
