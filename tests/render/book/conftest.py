"""Quick references of the shipped game and of one that stays as it is, each printed once a paper."""

from __future__ import annotations

import pytest

from tests.render.book.bindery import Bindery
from tests.render.workshop import Workshop, project_at, shipped_workshop


@pytest.fixture(scope="session")
def shipped() -> Bindery:
    return Bindery(shipped_workshop())


@pytest.fixture(scope="session")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Bindery:
    return Bindery(Workshop(project_at(tmp_path_factory.mktemp("book"), Bindery.frozen_files())))
