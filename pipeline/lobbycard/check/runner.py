"""Running the lint rules over a library: one list of problems, sorted, with what is allowed left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import PurePosixPath

from lobbycard.check.allow import USELESS_ALLOW, Allowances
from lobbycard.check.catalogue import RULES, faults
from lobbycard.check.outcome import Outcome, Summary
from lobbycard.check.rule import Rule
from lobbycard.check.selection import Selection
from lobbycard.content.library import Library
from lobbycard.core.collector import collector_paused
from lobbycard.core.problems import Problem

EVERYTHING = Selection()


def check(library: Library, selection: Selection = EVERYTHING) -> Outcome:
    """Run the selected rules, add what loading found, and leave out what comments allow."""
    rules = [rule for rule in RULES.values() if selection.takes(rule.fault)]
    seen: Counter[str] = Counter()
    found = [problem for problem in library.problems if selection.takes(problem.fault)]
    with collector_paused():
        found += _findings(library, rules, seen)
    allowances = Allowances([file for content in library.games.values() for file in content.files])
    problems = list(allowances.left(found))
    if selection.takes(USELESS_ALLOW):
        problems += allowances.useless(faults().values(), selection)
    problems.sort(key=lambda problem: problem.order)
    read = tuple(file.path for content in library.games.values() for file in content.files)
    return Outcome(tuple(problems), _summary(library).counting(problems), seen, tuple(_unread(library)), read)


def _findings(library: Library, rules: list[Rule], seen: Counter[str]) -> Iterator[Problem]:
    for content in library.games.values():
        unread = [PurePosixPath(path).parts[2:3] for path in content.unread]
        for rule in rules:
            seen[rule.fault.code] += len(rule.seen(content))
            # What can't be read at the root of a game might have been anything.
            if not any(not folder or folder[0] in rule.absent_from for folder in unread if rule.absent_from):
                yield from rule.check(content, library)


def _summary(library: Library) -> Summary:
    games = library.games.values()
    counts = [(len(game.cards), len(game.decks), len(game.scenarios)) for game in games]
    return Summary(*(sum(column) for column in zip(*counts, strict=True))) if counts else Summary(0, 0, 0)


def _unread(library: Library) -> Iterator[str]:
    """The files of games that were neither read nor reported: a game whose game.yaml is faulty hides its others."""
    read = {file.path for content in library.games.values() for file in content.files}
    read |= {problem.place.path for problem in library.problems}
    for folder in library.project.games():
        for path in sorted(folder.rglob("*.yaml")):
            name = path.relative_to(library.project.root).as_posix().encode("utf-8", "backslashreplace").decode()
            if name not in read:
                yield name
