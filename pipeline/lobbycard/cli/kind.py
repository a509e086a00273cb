"""The kinds of value that options take, beside those that come with click."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import click

from lobbycard.core.ids import nearest


class Several(click.ParamType[tuple[str, ...]]):
    """One name or several behind commas, perhaps of a known few."""

    name = "names"

    def __init__(self, known: Sequence[str] = ()) -> None:
        self._known = known

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        """The names; an unknown one is misuse."""
        names = value if isinstance(value, tuple) else tuple(name.strip() for name in value.split(",") if name.strip())
        for name in names:
            if self._known and name not in self._known:
                meant = nearest(name, self._known)
                hint = f"did you mean {meant!r}?" if meant else f"there is {', '.join(self._known)}"
                self.fail(f"there is no {name!r}; {hint}", param, ctx)
        return names


class Length(click.ParamType[str]):
    """A length with its unit."""

    name = "length"
    FORM = re.compile(r"\d+(\.\d+)?(mm|in|pt)")

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The length as it was written."""
        if not self.FORM.fullmatch(value):
            self.fail(f"{value!r} is no length; write it with its unit, such as 3mm", param, ctx)
        return str(value)


LENGTH = Length()
