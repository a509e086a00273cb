"""Which traits the cards of a game bear, and which ones abilities give away."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache

from lobbycard.check.ability import abilities
from lobbycard.content.content import Content
from lobbycard.effects.gain_trait import GainTrait


@lru_cache(maxsize=1)  # the rules of one game run one after another
def borne(content: Content) -> Mapping[str, set[str]]:
    """The kinds of card that bear each trait, by trait."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for entry in content.entries:
        for trait in getattr(entry.model, "traits", ()):
            kinds[trait].add(entry.model.kind)
    return kinds


def given(content: Content) -> set[str]:
    """The traits that an ability gives to something."""
    gains = (part for ability in abilities(content) for _, part in ability.parts if isinstance(part, GainTrait))
    return {gain.trait for gain in gains}
