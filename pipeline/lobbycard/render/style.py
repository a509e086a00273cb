"""How the faces of a game look: their size, the colours of each kind, and how far text may shrink."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lobbycard.content.model import HyphenModel, Length, Slug, described

Colour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
PointSize = Annotated[float, Field(gt=0, le=200)]


class KindStyle(HyphenModel):
    """The colours of one kind of card, and what it shows for want of a picture."""

    emblem: Slug = described("the emblem of a card that names none")
    deep: Colour = described("the darkest of the kind's colours")
    main: Colour = described("the colour that the kind is known by")
    light: Colour = described("the lightest of the kind's colours")
    tone: Colour = described("the first colour of emblems")
    glow: Colour = described("the second colour of emblems, and of the title word")


class Fit(HyphenModel):
    """How large a region's text may be."""

    from_pt: PointSize = described("the size that is tried first, in points")
    floor_pt: PointSize = described("the smallest size, in points; what does not fit then is a fault")
    step_pt: PointSize = described("how much smaller the next size is, in points")
    warn_below_pt: PointSize | None = Field(default=None, description="smaller sizes than this are warned of")

    def sizes(self) -> list[float]:
        """The sizes from the first to the floor."""
        steps = int((self.from_pt - self.floor_pt) / self.step_pt + 1e-9)
        sizes = [round(self.from_pt - step * self.step_pt, 3) for step in range(steps + 1)]
        return sizes if sizes[-1] == self.floor_pt else [*sizes, self.floor_pt]


class FaceStyle(HyphenModel):
    """`templates/face/<game>/face.yaml`."""

    schema_: str = Field(alias="schema", pattern="^face/1$", description="what this file holds, and its version")
    game: Slug = described("the game whose faces these are")
    width: Length = described("the width of a face, as it is drawn")
    height: Length = described("the height of a face, as it is drawn")
    bleed: Length = described("how far the face is drawn beyond its trim")
    fit: dict[Slug, Fit] = described("the sizes of text by region: a region is an element with data-fit")
    kinds: dict[Slug, KindStyle] = described("the look of each kind of card")

    @property
    def css(self) -> str:
        """The style sheet of all faces."""
        return f"face/{self.game}/face.css"
