"""The least and the most that a number may be."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from lobbycard.content.decks.needful import NeedfulModel

Count = Annotated[int, Field(ge=0)]


class Bounds(NeedfulModel):
    """A least number, a most number or both."""

    needs: ClassVar[tuple[tuple[str, ...], ...]] = (("at_least", "at_most"),)

    at_least: int | None = Field(default=None, description="the least that it may be")
    at_most: int | None = Field(default=None, description="the most that it may be")

    @model_validator(mode="after")
    def _leaves_room(self) -> Self:
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            raise PydanticCustomError(
                "contradiction",
                "'at-least' {least} is more than 'at-most' {most}",
                {"least": self.at_least, "most": self.at_most},
            )
        return self

    def hold(self, number: int) -> bool:
        """Whether a number is within them."""
        return self.limit_broken_by(number) is None

    def limit_broken_by(self, number: int) -> int | None:
        """The limit that a number is under or over, if any."""
        if self.at_least is not None and number < self.at_least:
            return self.at_least
        if self.at_most is not None and number > self.at_most:
            return self.at_most
        return None

    @property
    def told(self) -> str:
        """'at least 3 and at most 5'."""
        least = [] if self.at_least is None else [f"at least {self.at_least}"]
        most = [] if self.at_most is None else [f"at most {self.at_most}"]
        return " and ".join(least + most)


class Counts(Bounds):
    """Bounds of a number of cards."""

    at_least: Count | None = Field(default=None, description="the fewest that there must be")
    at_most: Count | None = Field(default=None, description="the most that there may be")

    def judged(self, number: int) -> tuple[str, int] | None:
        """What a number breaks and the limit: ('at least 40 needed', 40); None when it is within."""
        limit = self.limit_broken_by(number)
        if limit is None:
            return None
        return (f"at least {limit} needed" if number < limit else f"at most {limit} allowed"), limit
