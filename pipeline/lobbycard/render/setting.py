"""What the press is given: pages of one style, each made for given sizes of text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from lobbycard.core.problems import Place
from lobbycard.render.style import Fit


class Style(Protocol):
    """How all pages of a kind look."""

    @property
    def css(self) -> str:
        """The name of their style sheet."""

    @property
    def width(self) -> str:
        """The width of a page, with its unit."""

    @property
    def height(self) -> str:
        """The height of a page, with its unit."""

    @property
    def bleed(self) -> str:
        """How far a page is drawn beyond its edge, with its unit."""

    @property
    def fit(self) -> Mapping[str, Fit]:
        """The sizes of text by region."""


class Page(Protocol):
    """One page for given sizes of text."""

    @property
    def name(self) -> str:
        """What faults call it."""

    @property
    def html(self) -> str:
        """All that stands on it."""

    @property
    def sizes(self) -> Mapping[str, float]:
        """The size of text of each region, in points."""

    @property
    def pictures(self) -> Mapping[str, str]:
        """What was drawn for it, as SVG by the name that the HTML uses."""

    def place(self) -> Place:
        """Where it comes from."""


P = TypeVar("P", bound=Page)
Resize = Callable[[dict[str, float]], P]
