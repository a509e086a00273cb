"""GitHub shows ten annotations of a level for each step: the gravest get them, and the log has the rest."""

from __future__ import annotations

from lobbycard.core.problems import Place, Problem
from tests.check.report.sample import LOOSE, ODD, WRONG, outcome, told


def problems(count: int) -> list[Problem]:
    """Infos, warnings and errors in turn, the least grave first."""
    return [Problem(fault, "no", Place("a.yaml", at + 1)) for at in range(count) for fault in (LOOSE, ODD, WRONG)]


def test_the_gravest_come_first() -> None:
    lines = told("github", outcome(problems(2))).splitlines()
    assert [line.partition(" ")[0] for line in lines] == [
        *["::error"] * 2,
        *["::warning"] * 2,
        *["::notice"] * 3,
    ]


def test_what_is_over_the_limit_stands_in_the_log() -> None:
    lines = told("github", outcome(problems(12))).splitlines()
    counts = {level: sum(line.startswith(f"::{level} ") for line in lines) for level in ("error", "warning", "notice")}
    assert counts == {"error": 10, "warning": 10, "notice": 10}
    assert len([line for line in lines if not line.startswith("::")]) == 2 + 2 + 3
    assert lines[-1] == (
        "::notice title=lobbycard::12 errors, 12 warnings and 12 infos in 2 cards, 1 deck, 0 scenarios; "
        "7 problems more in the log"
    )


def test_nothing_that_is_told_is_taken_for_a_command() -> None:
    place = Place("a,b:c%.yaml", 3, 5)
    [line, _] = told("github", outcome([Problem(WRONG, "50%\n::error::x", place)])).splitlines()
    command, _, message = line[2:].partition("::")
    assert command == "error title=lobbycard C901 (wrong-word),file=games/a%2Cb%3Ac%25.yaml,line=3,col=5"
    assert "\n" not in message
    assert message.startswith("games/a,b:c%25.yaml:3:5: C901 50%25")
