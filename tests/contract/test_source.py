"""What rules may not do: go through a set, or ask the clock, the machine or chance of their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.meta.source import MODULES, Module

RULES = [module for module in MODULES if module.import_name.split(".")[1:2] in (["engine"], ["effects"], ["games"])]
# What only chance itself and bots are made of.
OWN_CHANCE = {"lobbycard.engine.bot", "lobbycard.engine.chance"}
OUTSIDE = {"datetime", "io", "os", "pathlib", "random", "secrets", "socket", "subprocess", "time", "uuid"}
# The mark of a table is kept in memory; scenarios look up in the sources which line is whose rule.
ALLOWED = {"lobbycard.engine.mark": {"io"}, "lobbycard.engine.scenario.mark": {"io", "pathlib"}}


def test_rules_do_not_go_through_sets() -> None:
    found = [f"{module.name}:{line}" for module in RULES for line in loops_over_sets(module.tree)]
    assert found == []
    assert len(RULES) >= 40


def test_rules_ask_nothing_outside_the_table() -> None:
    found = {module.name: names for module in RULES if (names := imports(module) - allowed(module))}
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "for each in {1, 2}: pass",
        "for each in set(names): pass",
        "[each for each in frozenset(names)]",
        "list({each for each in names})",
        "next(iter(set(names)))",
        "for each in set(names) | others: pass",
    ],
)
def test_a_loop_over_a_set_is_found(line: str) -> None:
    assert list(loops_over_sets(ast.parse(line))) == [1]


def test_a_sorted_set_is_none() -> None:
    assert list(loops_over_sets(ast.parse("for each in sorted({1, 2}): pass\nlen(set(names)) == 1"))) == []


def loops_over_sets(tree: ast.AST) -> Iterator[int]:
    """The lines on which something is taken from a set in the set's own order."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
            yield node.iter.lineno
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("list", "tuple", "iter"):
            yield from (node.lineno for argument in node.args if is_set(argument))


def is_set(node: ast.AST) -> bool:
    """Whether an expression is plainly a set."""
    if isinstance(node, ast.BinOp):
        return is_set(node.left) or is_set(node.right)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp)


def imports(module: Module) -> set[str]:
    """The modules from outside that a module imports, of those that rules keep away from."""
    names: set[str] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names & OUTSIDE


def allowed(module: Module) -> set[str]:
    """What a module may import all the same."""
    return ALLOWED.get(module.import_name, set()) | ({"random"} if module.import_name in OWN_CHANCE else set())
