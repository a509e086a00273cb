"""The lines that carry out a rule: each is marked by a comment that names it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

COMMENT = re.compile(r"#\s*rule:\s*(\S+)")
BLANK = (tokenize.NL, tokenize.COMMENT, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)


@dataclass(frozen=True, slots=True)
class RuleMark:
    """A comment `# rule: ID` in a file, and the lines of the code that it stands by: those after it, or its own."""

    rule: str
    path: str
    line: int
    lines: range


@cache
def marks_of(package: str) -> tuple[RuleMark, ...]:
    """The marks in all modules of a package, or in one module."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return ()
    origin = Path(spec.origin)
    files = sorted(origin.parent.rglob("*.py")) if spec.submodule_search_locations else [origin]
    return tuple(mark for file in files for mark in marks_in(file.read_text(encoding="utf-8"), str(file)))


def marks_in(text: str, path: str) -> Iterator[RuleMark]:
    """The marks in the text of a module."""
    if "rule:" not in text:
        return
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    code = sorted({token.start[0] for token in tokens if token.type not in BLANK})
    statements = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)]
    for token in tokens:
        named = COMMENT.match(token.string) if token.type == tokenize.COMMENT else None
        if named:
            line = token.start[0]
            marked = next((each for each in code if each >= line), line)
            yield RuleMark(named[1], path, line, _lines(marked, statements))


def _lines(line: int, statements: list[ast.stmt]) -> range:
    """The lines of the statement that begins in a line: of a compound one its head, of a function its first one."""
    statement = next((each for each in statements if _begins(each) == line), None)
    if statement is None:
        return range(line, line + 1)
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        body = statement.body
        return _lines(next(each.lineno for each in body if not _is_docstring(each)), body)
    below = [each.pattern for each in statement.cases] if isinstance(statement, ast.Match) else _body(statement)
    first = below[0].lineno if below else 0
    return range(line, first if first > line else (statement.end_lineno or line) + 1)


def _body(statement: ast.stmt) -> list[ast.stmt]:
    return getattr(statement, "body", [])


def _begins(statement: ast.stmt) -> int:
    decorators = getattr(statement, "decorator_list", [])
    return decorators[0].lineno if decorators else statement.lineno


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
