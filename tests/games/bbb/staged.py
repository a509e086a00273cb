"""A match that begins with a position."""

from __future__ import annotations

from typing import Any

import yaml

from lobbycard.engine.match import Match
from lobbycard.engine.scenario.run import Rehearsal
from lobbycard.engine.scenario.staged import Staged
from tests.games.bbb.played import rules


def staged(given: str, *players: str) -> Match[Any]:
    """A match of ray and dana, or of others, from a position in YAML."""
    position = rules().position.model_validate(yaml.safe_load(given))
    return Rehearsal(Staged(rules(), position), players or ("ray", "dana"))
