"""The shipped game, ready to be printed."""

from __future__ import annotations

import pytest

from tests.render.workshop import Workshop, shipped_workshop, showcase_at


@pytest.fixture(scope="session")
def workshop() -> Workshop:
    return shipped_workshop()


@pytest.fixture(scope="session")
def showcase(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return showcase_at(tmp_path_factory.mktemp("showcase"))
