"""The record of a match: all that it takes to play it again, choice by choice and draw by draw."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NoReturn

from pydantic import Field, ValidationError

from lobbycard.content.model import Model, Slug, described
from lobbycard.core.errors import ProjectError
from lobbycard.engine.chance import Draw

LARGEST = 8_000_000
MOST = 100_000

Key = Annotated[str, Field(min_length=1, max_length=300)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Order = Annotated[list[Count], Field(max_length=10_000)]
Seed = Annotated[int, Field(ge=-(2**63), lt=2**63)]


class Record(Model):
    """A match as it is saved: JSON, never anything that runs."""

    record: Literal[1] = described("the version of this form")
    game: Slug = described("the game")
    rules: Key = described("the version of its rules")
    content: Key = described("the digest of its cards")
    players: list[Slug] = described("the players in turn order", min_length=1, max_length=99)
    set_up: dict[str, Any] = described("what was settled before the match")
    seed: Seed = described("the seed of all chance")
    choices: list[Key] = described("the keys that were chosen, in order", max_length=MOST)
    chance: list[tuple[Key, Count, Count | Order]] = described(
        "every draw: its stream, out of how many, and what came", max_length=MOST
    )
    digests: list[tuple[Count, Key]] = described(
        "after each beat the number of choices made by then and the table's digest", max_length=MOST
    )

    @property
    def draws(self) -> list[Draw]:
        """The draws as the journal of chance has them."""
        return [
            Draw(stream, of, value if isinstance(value, int) else tuple(value)) for stream, of, value in self.chance
        ]

    @property
    def text(self) -> str:
        """The record as JSON, equal for equal records."""
        return json.dumps(self.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":")) + "\n"


def plain_draws(draws: Sequence[Draw]) -> list[tuple[str, int, int | list[int]]]:
    """The journal of chance as a record holds it."""
    return [
        (draw.stream, draw.sides, draw.value if isinstance(draw.value, int) else list(draw.value)) for draw in draws
    ]


def read_record(text: str) -> Record:
    """The record in a text; ProjectError when it is none, in one line."""
    if len(text) > LARGEST:
        raise ProjectError(f"this is no saved match: it is larger than {LARGEST // 1_000_000} MB")
    try:
        data = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number)
        return Record.model_validate_json(json.dumps(data))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"]) or "the whole"
        raise ProjectError(f"this is no saved match: {where[:80]}: {first['msg']}") from error
    except json.JSONDecodeError as error:
        raise ProjectError(f"this is no saved match: line {error.lineno}: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise ProjectError(f"this is no saved match: {str(error)[:120]}") from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("a key stands twice")
    return data


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
