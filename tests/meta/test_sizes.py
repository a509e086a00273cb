"""One file, one thing: no module, function or template outgrows its limit."""

from __future__ import annotations

from pathlib import Path

from tests.meta.source import MODULES, ROOT, TEMPLATES, Module

MODULE_LIMIT = 300
LIMIT_ON_A_SHELF = {"EFFECT": 80, "RULE": 100, "REPORT": 120, "COMMAND": 120, "FORMAT": 200, "GAME": MODULE_LIMIT}
FUNCTION_LIMIT = 40
TEMPLATE_LIMIT = 120
TEMPLATE_SUFFIXES = {".j2", ".html", ".css"}


def test_modules_keep_to_their_limit() -> None:
    sizes = {module.name: (module.lines, limit_of(module)) for module in MODULES}
    assert {name: size for name, size in sizes.items() if size[0] > size[1]} == {}
    assert len(sizes) >= 30


def test_functions_keep_to_their_limit() -> None:
    sizes = {
        f"{module.name}:{function.lineno} {function.name}": (function.end_lineno or 0) - function.lineno + 1
        for module in MODULES
        for function in module.functions()
    }
    assert {name: size for name, size in sizes.items() if size > FUNCTION_LIMIT} == {}
    assert len(sizes) >= 100


def test_templates_keep_to_their_limit() -> None:
    sizes = {path.relative_to(ROOT).as_posix(): len(path.read_text().splitlines()) for path in templates()}
    assert {name: size for name, size in sizes.items() if size > TEMPLATE_LIMIT} == {}
    assert len(sizes) >= 6


def limit_of(module: Module) -> int:
    return LIMIT_ON_A_SHELF.get(module.shelf_attribute or "", MODULE_LIMIT)


def templates() -> list[Path]:
    return sorted(path for path in TEMPLATES.rglob("*") if path.suffix in TEMPLATE_SUFFIXES)
