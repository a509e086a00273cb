"""Where templates are filled in: they see what they are given, read templates alone, and always come to an end."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from jinja2 import FunctionLoader, StrictUndefined, nodes
from jinja2.exceptions import SecurityError, TemplateError, TemplateNotFound, TemplateSyntaxError
from jinja2.sandbox import SandboxedEnvironment

from lobbycard.core.errors import FaultyContentError, ProjectError
from lobbycard.core.problems import Place, Problem
from lobbycard.render.assets import Assets
from lobbycard.render.faults import BROKEN_FACE

# What a template's own mistakes raise: its syntax and names, and sums or calls that can't be done.
TEMPLATE_ERRORS = (
    TemplateError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
MOST_STEPS = 50_000  # turns of loops and calls in one page; the longest of ours takes some hundreds
MOST_NUMBER = 10**9
FILTERS = ("default", "escape", "first", "join", "last", "length", "lower", "round", "title", "trim", "upper")
STRING_METHODS = frozenset({"endswith", "lower", "lstrip", "rstrip", "split", "startswith", "strip", "title", "upper"})
TESTS = ("defined", "divisibleby", "eq", "even", "false", "in", "none", "number", "odd", "sameas", "string", "true")
LEFTOVER_SPACE = re.compile(r"&(?:#160|#xa0|nbsp);", re.IGNORECASE)


class Sandbox(SandboxedEnvironment):
    """A template environment in which nothing can be read but one folder of templates, and each step is counted."""

    intercepted_binops = frozenset({"*", "**", "%", "+"})

    def __init__(self, assets: Assets, folder: str = "face") -> None:
        super().__init__(
            loader=FunctionLoader(lambda name: _source(assets, f"{folder}/{name}")),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.steps = 0
        self._assets, self._folder = assets, folder
        self.globals = {"range": self.globals["range"]}
        self.filters = {name: self.filters[name] for name in FILTERS}
        self.filters |= {"counted": self._counted, "figure": figure, "signed": signed}
        self.filters |= {"typeset": typeset, "unwidowed": unwidowed}
        self.tests = {name: self.tests[name] for name in TESTS}

    def filled(self, name: str, context: dict[str, Any]) -> str:
        """The text that a template makes of a context; FaultyContentError with the line at which it can't."""
        self.steps = 0
        try:
            return self.get_template(name).render(context)
        except TEMPLATE_ERRORS as error:
            place = self._place(error, f"{self._folder}/{name}")
            raise FaultyContentError([Problem(BROKEN_FACE, self._said(error), place)]) from error

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Refuse what begins with an underscore, and all methods of text but the harmless."""
        if isinstance(obj, str) and attr not in STRING_METHODS:
            return False
        return super().is_safe_attribute(obj, attr, value)

    def wrap_str_format(self, value: Any) -> None:
        """Leave the formatting of text to the refusals above."""

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """Do sums with numbers of a sane size; text is not multiplied or formatted."""
        numbers = all(isinstance(value, int | float) and abs(value) < MOST_NUMBER for value in (left, right))
        if operator == "+" and not numbers and len(f"{left}{right}") > MOST_STEPS:
            raise SecurityError("a text grows without end")
        if operator == "**" or not (numbers or operator == "+"):
            raise SecurityError(f"a template may not use '{operator}' here")
        return super().call_binop(context, operator, left, right)

    def call(self, *arguments: Any, **named: Any) -> Any:
        """Count each call, so that macros that call one another end."""
        self._step()
        return super().call(*arguments, **named)

    def _place(self, error: Exception, template: str) -> Place:
        """The line of a template at which it failed."""
        frames = traceback.extract_tb(error.__traceback__)
        steps = [frame for frame in frames if frame.filename.startswith(f"{self._folder}/")]
        name, line = (steps[-1].filename, steps[-1].lineno or 1) if steps else (template, 1)
        if isinstance(error, TemplateSyntaxError):
            name, line = error.filename or template, error.lineno
        lines = self._assets.text(name).splitlines()
        return Place(f"templates/{name}", line, 1, lines[line - 1] if line <= len(lines) else "")

    def _said(self, error: Exception) -> str:
        if isinstance(error, TemplateNotFound):
            return f"there is no template '{error.name}' inside templates/{self._folder}"
        return str(error) or type(error).__name__

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        """Read a template with every loop counted."""
        tree = super()._parse(source, name, filename)
        for loop in tree.find_all(nodes.For):
            loop.iter = nodes.Filter(loop.iter, "counted", [], [], None, None, lineno=loop.lineno)
        return tree

    def _counted(self, items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            self._step()
            yield item

    def _step(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise SecurityError(f"it did not come to an end in {MOST_STEPS:,} steps")


def figure(value: int) -> str:
    """A number with a real minus sign."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A number with its sign, plus too."""
    return f"{value:+d}".replace("-", "−")


def typeset(text: str) -> str:
    """A text with its typewriter apostrophes as a printer sets them, and a space for one that HTML has left behind."""
    return LEFTOVER_SPACE.sub("\u00a0", text).replace("'", "’")


def unwidowed(text: str) -> str:
    """A text whose last word takes the one before it along to a new line."""
    return "\u00a0".join(text.rsplit(" ", 1))


def _source(assets: Assets, name: str) -> tuple[str, str, Callable[[], bool]] | None:
    """The text of a template, its name, and that it stays as it is."""
    try:
        file = assets.find(name)
    except ProjectError:
        return None
    return (assets.text(name), name, lambda: True) if file else None
