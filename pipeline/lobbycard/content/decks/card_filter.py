"""Which cards a deck-building rule is about.

- {kinds: [character], traits: [soul, cool], values: {ds: {at-least: 3}}, except: {ids: [street-hustler]}}
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field

from lobbycard.content.decks.bounds import Bounds
from lobbycard.content.decks.card_field import FieldName
from lobbycard.content.decks.deck import DeckCard
from lobbycard.content.decks.needful import NeedfulModel
from lobbycard.content.model import Name, Slug

Slugs = Annotated[list[Slug], Field(min_length=1)]


class CardFilter(NeedfulModel):
    """Cards that meet every key; a key with several words is met by any of them."""

    needs: ClassVar[tuple[tuple[str, ...], ...]] = (("kinds", "traits", "sets", "names", "ids", "values", "except_"),)

    kinds: Slugs | None = Field(default=None, description="cards of any of these kinds")
    traits: Slugs | None = Field(default=None, description="cards with any of these traits")
    sets: Slugs | None = Field(default=None, description="cards of any of these sets")
    names: Annotated[list[Name], Field(min_length=1)] | None = Field(
        default=None, description="cards with any of these names, reprints too"
    )
    ids: Slugs | None = Field(default=None, description="these cards, reprints too")
    values: Annotated[dict[FieldName, Bounds], Field(min_length=1)] | None = Field(
        default=None, description="cards whose fields have values within these bounds: {ds: {at-least: 3}}"
    )
    except_: CardFilter | None = Field(default=None, description="but not the cards that this picks")

    def picks(self, card: DeckCard) -> bool:
        """Whether a card meets every key."""
        return (
            all(not words or card.values(field) & set(words) for field, words in self._words().items())
            and (self.ids is None or card.printed_as(self.ids) is not None)
            and all(_within(card, field, bounds) for field, bounds in (self.values or {}).items())
            and not (self.except_ and self.except_.picks(card))
        )

    def _words(self) -> dict[str, list[str] | None]:
        return {"kind": self.kinds, "traits": self.traits, "set": self.sets, "name": self.names}

    @property
    def told(self) -> str:
        """'with kind character, trait soul or cool, ds at least 3, but not with id street-hustler'."""
        words = {"kind": self.kinds, "trait": self.traits, "set": self.sets, "name": self.names, "id": self.ids}
        parts = [f"{label} {' or '.join(choices)}" for label, choices in words.items() if choices]
        parts += [f"{field} {bounds.told}" for field, bounds in (self.values or {}).items()]
        met = f"with {', '.join(parts)}" if parts else ""
        left_out = f"but not {self.except_.told}" if self.except_ else ""
        return ", ".join(filter(None, (met, left_out)))


def _within(card: DeckCard, field: str, bounds: Bounds) -> bool:
    return any(isinstance(value, int) and bounds.hold(value) for value in card.values(field))
