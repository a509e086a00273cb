"""Where face templates are filled in: they see a card, read templates alone, and always come to an end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from jinja2 import FunctionLoader, StrictUndefined, nodes
from jinja2.exceptions import SecurityError
from jinja2.sandbox import SandboxedEnvironment

from lobbycard.core.errors import ProjectError
from lobbycard.render.assets import Assets

MOST_STEPS = 50_000  # turns of loops and calls in one face; the longest of ours takes some dozens
MOST_NUMBER = 10**9
FILTERS = ("default", "escape", "first", "join", "last", "length", "lower", "round", "title", "trim", "upper")
STRING_METHODS = frozenset({"endswith", "lower", "lstrip", "rstrip", "split", "startswith", "strip", "title", "upper"})
TESTS = ("defined", "divisibleby", "eq", "even", "false", "in", "none", "number", "odd", "sameas", "string", "true")


class Sandbox(SandboxedEnvironment):
    """A template environment in which nothing can be read but templates, and each step is counted."""

    intercepted_binops = frozenset({"*", "**", "%", "+"})

    def __init__(self, assets: Assets) -> None:
        super().__init__(
            loader=FunctionLoader(lambda name: _source(assets, name)),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.steps = 0
        self.globals = {"range": self.globals["range"]}
        self.filters = {name: self.filters[name] for name in FILTERS}
        self.filters |= {"counted": self._counted, "figure": figure, "signed": signed, "typeset": typeset}
        self.tests = {name: self.tests[name] for name in TESTS}

    def filled(self, name: str, context: dict[str, Any]) -> str:
        """The text that a template makes of a context."""
        self.steps = 0
        return self.get_template(name).render(context)

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
    """A text with its typewriter apostrophes as a printer sets them."""
    return text.replace("'", "’")


def _source(assets: Assets, name: str) -> tuple[str, str, Callable[[], bool]] | None:
    """The text of a template under face/, its name, and that it stays as it is."""
    try:
        file = assets.find(f"face/{name}")
    except ProjectError:
        return None
    return (assets.text(f"face/{name}"), f"face/{name}", lambda: True) if file else None
