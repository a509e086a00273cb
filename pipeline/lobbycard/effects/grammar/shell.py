"""The five shells of an ability: when it may be used or happens, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Line, line, marked
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.core.words import capitalised
from lobbycard.effects.grammar.condition import Have, Is
from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.part import Part, parts_of
from lobbycard.effects.grammar.verb import CHOICE, Verb, said_effects

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Condition, Effect, Holds, Opening, StaticEffect, Trigger

Limit = Literal["once-a-turn", "once-a-round", "once-a-game"]


class Shell(Part):
    """What play, use, when and instead-of have in common."""

    needs: "Condition | None" = Field(default=None, description="what must hold, or the ability can't be used")
    cost: "list[Effect]" = Field(default=[], description="what is done first, to pay for it")
    limit: Limit | None = Field(default=None, description="how often it may be used")
    effects: "Annotated[list[Effect], Field(min_length=1)]" = described("what it does, in order")

    def line(self, words: Vocabulary) -> Line:
        """The ability as it prints."""
        event = next((value for value in vars(self).values() if isinstance(value, Happens)), None)
        return line(self.sentence(naming_doer(event, words)))

    def sentence(self, words: Vocabulary) -> str:
        """The ability as marked text, its final stop included."""
        raise NotImplementedError(f"{type(self).__name__} says nothing")

    def limit_said(self) -> str:
        """'once a turn', or nothing."""
        return self.limit.replace("-", " ") if self.limit else ""


class Play(Shell):
    """A card played for its effect."""

    play: "Opening" = described("the window or event in which it may be played")

    def sentence(self, words: Vocabulary) -> str:
        """'You need a Soul Character in your Movie. Stop a Soul attack'."""
        cost = said_effects(self.cost, words)
        heads = [self.limit_said(), opening(self.play, words, self.effects), cost]
        head = ", ".join(head for head in heads if head)
        return requirement(self.needs, words) + headed(head, said_effects(self.effects, words))


class Use(Shell):
    """An ability of a card in play that may be used then."""

    use: "Opening" = described("the window or event in which it may be used")

    def sentence(self, words: Vocabulary) -> str:
        """'Discard this card during an attack: this Movie gets +15 DS until the attack ends'."""
        cost = said_effects(self.cost, words)
        when = " ".join(part for part in (cost, opening(self.use, words)) if part)
        head = ", ".join(part for part in (self.limit_said(), when) if part)
        return requirement(self.needs, words) + headed(head or "any time", said_effects(self.effects, words))


class Happening(Shell):
    """What when and instead-of have in common: nobody asks for it, so it reads as one sentence."""

    def happening(self, head: str, words: Vocabulary, end: str = "") -> str:
        """The head with what is needed and paid, then what is done."""
        head = f"{self.limit_said()}, {head}" if self.limit else head
        head += f" and {self.needs.phrase(words)}" if self.needs is not None else ""
        done = said_effects(self.effects, words)
        done = f"you may {said_effects(self.cost, words)} to {done}" if self.cost else done
        return f"{marked(capitalised(head), 'opening')}, {done}{end}."


class When(Happening):
    """Something that happens by itself."""

    when: "Trigger" = described("the moment or event at which it happens")

    def sentence(self, words: Vocabulary) -> str:
        """'When an Aquatic Creature attacks this Movie, the attack succeeds'."""
        if isinstance(self.when, str):
            return self.happening(words.word("moments", self.when), words)
        return self.happening(f"when {self.when.phrase(words)}", words)


class Instead(Happening):
    """Something that replaces an event."""

    instead_of: "Happens" = described("the event that is replaced")

    def sentence(self, words: Vocabulary) -> str:
        """'If this card would be discarded after a failed attack, move it into its owner's hand instead'."""
        return self.happening(f"if {self.instead_of.phrase(words, would=True)}", words, " instead")


class While(Part):
    """Something that holds all the time, or as long as a condition does."""

    while_: "Holds" = described("in-play, or the condition under which it holds")
    effects: "Annotated[list[StaticEffect], Field(min_length=1)]" = described("what holds")

    def line(self, words: Vocabulary) -> Line:
        """The ability as it prints."""
        return line(self.sentence(words))

    def sentence(self, words: Vocabulary) -> str:
        """'While this Movie has no Kung Fu Character, this card's DS is -3 instead'."""
        said = said_effects(self.effects, words)
        if isinstance(self.while_, str):
            return capitalised(said) + "."
        if isinstance(self.while_, Is) and self.while_.is_ == "host" and self.while_.kind:
            return headed(f"on {self.while_.what(words)}", said)
        return f"{marked(capitalised('while ' + self.while_.phrase(words)), 'opening')}, {said}."


def opening(when: "Opening", words: Vocabulary, effects: "list[Effect] | None" = None) -> str:
    """When an ability may be used; a window that the effects name anyhow prints nothing."""
    if not isinstance(when, str):
        return f"as {when.phrase(words)}"
    named = any(_names(effect, when) for effect in effects or ())
    return "" if named else words.word("windows", when)


def _names(effect: Verb, when: str) -> bool:
    """Whether an effect speaks of the window; one that holds effects says it too late."""
    parts = [part for _, part in parts_of(effect)]
    if any(isinstance(part, Verb) for part in parts[1:]):
        return False
    return any(when == getattr(part, field, None) for part in parts for field in ("kind", "target", "of"))


def naming_doer(event: Happens | None, words: Vocabulary) -> Vocabulary:
    """The words, with the one that does it called by its kind where the event gives one: 'that Creature'."""
    kind = getattr(event.by, "kind", None) if event is not None else None
    return words if kind in (None, "card") else words.calling("doer", f"that {words.word('kinds', kind)}")


def headed(head: str, said: str) -> str:
    """'Head: what is done.', or what is done alone; a choice has its own colon and follows a comma."""
    if not head:
        return capitalised(said) + "."
    mark = "," if said.startswith(CHOICE) else ":"
    return f"{marked(capitalised(head), 'opening')}{mark} {said}."


def requirement(needs: "Condition | None", words: Vocabulary) -> str:
    """The sentence of what a card needs, with a space after it, or nothing."""
    if needs is None:
        return ""
    if isinstance(needs, Have):
        what, _ = needs.what(words, placed=True)
        return f"You need {what}. "
    return f"Only {'if ' + needs.phrase(words)}. "
