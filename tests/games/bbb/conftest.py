"""BBB's content and rules, loaded once."""

from __future__ import annotations

import pytest

from lobbycard.content.content import Content
from lobbycard.games.bbb.play.rules import BbbRules
from tests.games.bbb.played import content as loaded
from tests.games.bbb.played import rules as rules_of_bbb


@pytest.fixture(scope="session")
def content() -> Content:
    """The game as it is shipped."""
    return loaded()


@pytest.fixture(scope="session")
def rules() -> BbbRules:
    """Its rules."""
    return rules_of_bbb()
