"""The sources of the project as the tests of its house rules read them."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PIPELINE = ROOT / "pipeline"
PACKAGE = PIPELINE / "lobbycard"
TEMPLATES = ROOT / "templates"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """One module of the package, with its text and its tree."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @property
    def import_name(self) -> str:
        return ".".join(self.path.relative_to(PIPELINE).with_suffix("").parts).removesuffix(".__init__")

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def lines(self) -> int:
        return len(self.text.splitlines())

    @cached_property
    def shelf_attribute(self) -> str | None:
        """The name by which a shelf takes this module's one thing, such as RULE or EFFECT."""
        targets = (target for node in self.tree.body for target in _assigned(node))
        return next((name for name in targets if name in SHELVES), None)

    def functions(self) -> list[Function]:
        return [node for node in ast.walk(self.tree) if isinstance(node, Function)]

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef)]


SHELVES = ("EFFECT", "RULE", "REPORT", "COMMAND", "FORMAT", "GAME")
MODULES = [Module(path) for path in sorted(PACKAGE.rglob("*.py"))]


def _assigned(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.AnnAssign):
        return [node.target.id] if isinstance(node.target, ast.Name) else []
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    return []
