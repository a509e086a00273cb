"""Names and docstrings say what a thing is, and nothing catches every exception."""

from __future__ import annotations

import ast
import re

import pytest

from tests.meta.source import MODULES, Module

EMPTY_VERB = re.compile(r"^_?(get|process|handle)(_|$)")
EMPTY_NOUN = re.compile(r"(^|_)(manager|utils?|helpers?|misc)(_|$)|(Manager|Utils?|Helpers?)$")
WIDE_NET = {"Exception", "BaseException"}

every_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)


@every_module
def test_a_module_opens_with_one_sentence_on_what_it_is_for(module: Module) -> None:
    docstring = ast.get_docstring(module.tree) or ""
    sentence = docstring.partition("\n\n")[0]
    assert re.fullmatch(r"[^\n]+\.", sentence), f"{docstring!r} does not open with a sentence on one line"
    assert not re.search(r"\w{2}[.!?] [A-Z]", sentence), f"{sentence!r} is more than one sentence"


@every_module
def test_names_say_a_result_or_an_act(module: Module) -> None:
    assert [function.name for function in module.functions() if EMPTY_VERB.search(function.name)] == []
    names = [module.path.stem, *(node.name for node in [*module.functions(), *module.classes()])]
    assert [name for name in names if EMPTY_NOUN.search(name)] == []


@every_module
def test_nothing_catches_every_exception(module: Module) -> None:
    handlers = [node for node in ast.walk(module.tree) if isinstance(node, ast.ExceptHandler)]
    assert [handler.lineno for handler in handlers if caught(handler) & WIDE_NET or not caught(handler)] == []


def caught(handler: ast.ExceptHandler) -> set[str]:
    if handler.type is None:
        return set()
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return {ast.unparse(kind).rpartition(".")[2] for kind in kinds}
