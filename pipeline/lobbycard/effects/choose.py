"""Do one thing of several.

    - play: any-time
      effects:
        - do: choose
          options:
            - [{do: draw, amount: 2}]
            - [{do: kill, target: {kind: character, trait: honky}}]

prints "Choose one: draw two cards, or kill a Honky Character."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import Clause
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.effects.grammar.stage import stage
from lobbycard.effects.grammar.verb import CHOICE, Verb, carry_out, said_effects
from lobbycard.engine.act import Act
from lobbycard.engine.decision import Flow, Option, ask

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Effect, Player


class Choose(Verb):
    """Let a player choose between lists of effects."""

    do: Literal["choose"]
    also: ClassVar[tuple[str, ...]] = ("either", "one-of")

    options: "Annotated[list[Annotated[list[Effect], Field(min_length=1)]], Field(min_length=2)]" = described(
        "the lists of effects, of which one is done"
    )
    who: "Player" = Field(default="you", description="who chooses")

    def say(self, words: Vocabulary) -> list[Clause]:
        """'choose one: draw two cards, or kill a Honky Character'."""
        options = ", or ".join(said_effects(option, words, nested=True) for option in self.options)
        chooses = CHOICE if self.who == "you" else f"{words.word('players', self.who)} chooses one: "
        return [Clause(whole=f"{chooses}{options}")]

    def run(self, act: Act) -> Flow[None]:
        """Let the player choose, and do what was chosen."""
        for player in (yield from stage(act).actors(self.who, act)):
            choices = [
                Option(f"choose {number}", said_effects(option, act.source.card.words, nested=True), option)
                for number, option in enumerate(self.options, start=1)
            ]
            yield from carry_out((yield from ask(player, "choose", choices)), act)


EFFECT = Choose
