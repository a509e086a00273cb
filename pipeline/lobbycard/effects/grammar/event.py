"""What happens: events that open, trigger or are replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.core.words import third_person
from lobbycard.effects.grammar.part import Part
from lobbycard.effects.grammar.which import is_meant, subject_phrase
from lobbycard.engine.act import Act
from lobbycard.engine.event import Event

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Cause, EventName, Subject


class Happens(Part):
    """An event, what it happens to, who does it and why: `{event: killed, of: this, cause: attack}`."""

    event: "EventName" = described("what happens")
    of: "Subject | None" = Field(default=None, description="what it happens to")
    by: "Subject | None" = Field(default=None, description="who or what does it")
    cause: "Cause | None" = Field(default=None, description="why it happens")

    def matches(self, event: Event, act: Act) -> bool:
        """Whether an event of the engine is this one, as the card that says so sees it."""
        return (
            event.kind == self.event
            and (self.of is None or is_meant(self.of, event.of, act))
            and (self.by is None or is_meant(self.by, event.by, act))
            and (self.cause is None or event.cause == self.cause)
        )

    def phrase(self, words: Vocabulary, would: bool = False) -> str:
        """The event as a clause: 'an Aquatic Creature attacks this Movie', 'this card would be discarded'."""
        event = words.family("events")[self.event]
        of = subject_phrase(self.of, words) if self.of is not None else ""
        by = subject_phrase(self.by, words) if self.by is not None else ""
        cause = words.word("causes", self.cause) if self.cause else ""
        subject = (by or "anyone") if event.doer else (of or "anything")
        done_to = f"{event.preposition} {of}" if event.preposition and of else of
        after = done_to if event.doer else (f"by {by}" if by else "")
        verb = f"would {event.one}" if would else event.one if subject == "you" else third_person(event.one)
        return " ".join(part for part in (subject, verb, after, cause) if part)
