"""Every worked example of BBB is as it says, and everything in the catalogue is proved by one, or by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.cli.coverage import marked_tests
from lobbycard.core.project import shipped
from tests.games.bbb.played import catalogue, marks, outcome, scenarios

NAMES = [entry.model.id for entry in scenarios()]


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_is_as_it_says(name: str) -> None:
    assert [f"{problem.place.line}: {problem.message}" for problem in outcome(name).problems] == []


def test_every_rule_is_proved() -> None:
    proved = {rule for name in NAMES for rule in outcome(name).proved}
    tested = {rule for _, rules in marked_tests(shipped()) for rule in rules}
    assert [rule for rule in catalogue() if rule not in proved | tested] == []
    assert len(NAMES) >= 50


def test_tests_prove_only_what_play_cannot_show() -> None:
    tested = {rule for path, rules in marked_tests(shipped()) for rule in rules if "/bbb/" in path}
    assert tested == {"BBB-OBJ-01", "BBB-SCR-03", "BBB-TTL-01", "BBB-TTL-03"}


def test_every_comment_names_a_rule_of_the_book() -> None:
    known = set(catalogue())
    assert [f"{Path(mark.path).name}:{mark.line} {mark.rule}" for mark in marks() if mark.rule not in known] == []
    assert len(marks()) >= 100


def test_every_rule_is_marked_in_the_code() -> None:
    assert set(catalogue()) - {mark.rule for mark in marks()} == set()


def test_titles_and_ids_are_given_once() -> None:
    titles = [entry.model.title for entry in scenarios()]
    assert sorted(set(titles)) == sorted(titles)
    assert [entry.model.id for entry in scenarios() if Path(entry.file.path).stem != entry.model.id] == []
