"""Taking the marked line of a rule out of the code that is running, to see whether anybody notices."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import lobbycard
from lobbycard.engine.scenario.mark import RuleMark

ROOT = Path(lobbycard.__file__).parents[1]


class Without(ast.NodeTransformer):
    """A module's tree without the statement that begins in a line."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.taken = 0

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.stmt) and node.lineno == self.line and not isinstance(node, ast.FunctionDef):
            self.taken += 1
            return ast.copy_location(ast.Pass(), node)
        return super().generic_visit(node)


@contextmanager
def without(mark: RuleMark) -> Iterator[bool]:
    """Run without the statement that a mark stands by; False where it belongs to no function."""
    path = Path(mark.path)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = _names(tree, mark.lines.start)
    change = Without(mark.lines.start)
    code = compile(ast.fix_missing_locations(change.visit(tree)), mark.path, "exec", dont_inherit=True)
    if not names or not change.taken:
        yield False
        return
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    owner: Any = module
    for name in names[:-1]:
        owner = getattr(owner, name)
    kept = vars(owner)[names[-1]]
    function: Any = kept.fget if isinstance(kept, property) else kept
    before = function.__code__
    after = _code(code, names)
    try:
        function.__code__ = after
        yield True
    except ValueError:  # without the line the function doesn't need its class any more
        setattr(owner, names[-1], FunctionType(after, function.__globals__, names[-1], function.__defaults__))
        yield True
    finally:
        function.__code__ = before
        if vars(owner)[names[-1]] is not kept:
            setattr(owner, names[-1], kept)


def _names(tree: ast.Module, line: int) -> list[str]:
    """The names that lead to the outermost function around a line: of a method, its class first."""
    names: list[str] = []
    body: list[ast.stmt] = tree.body
    while True:
        around = [
            node
            for node in body
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
        ]
        if not around:
            return []
        names.append(around[0].name)
        if isinstance(around[0], ast.FunctionDef):
            return names
        body = around[0].body


def _code(code: CodeType, names: list[str]) -> CodeType:
    for name in names:
        code = next(const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == name)
    return code
