"""How many and how much: every number that an effect may name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import marked
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.core.words import number_word
from lobbycard.effects.grammar.part import Part

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Amount, Die, Stat, Which
    from lobbycard.effects.grammar.which import Filter


class Count(Part):
    """As many as there are: `{count: {kind: character, in: this-movie}, times: 2}`."""

    count: "Filter" = described("what is counted")
    times: Annotated[int, Field(ge=1)] = Field(default=1, description="how much each one counts")


class Value(Part):
    """A value of something: `{value: ds, of: chosen}`."""

    value: "Stat" = described("the value that is taken")
    of: "Which" = described("what it is taken from")


class Roll(Part):
    """The total of dice: `{roll: d6, dice: 2}`."""

    roll: "Die" = described("the die")
    dice: Annotated[int, Field(ge=1)] = Field(default=1, description="how many dice")


class Half(Part):
    """Half of an amount, rounded as said."""

    half: "Amount" = described("what is halved")
    round: Literal["up", "down"] = described("how an odd half is rounded")


class Sum(Part):
    """Amounts added up."""

    sum: "Annotated[list[Amount], Field(min_length=2)]" = described("what is added")


def signed(number: int) -> str:
    """A change with its sign: '+2', '-3'."""
    return f"+{number}" if number >= 0 else f"-{-number}"


def said(amount: "Amount", words: Vocabulary, unit: str = "", sign: bool = False) -> str:
    """The amount as it prints: the figure with its unit, then what it is counted by."""
    if isinstance(amount, int):
        return _figure(signed(amount) if sign else str(amount), unit)
    if isinstance(amount, str):
        return {"that-many": "that many", "full": "all of it"}[amount] + (f" {unit}" if unit else "")
    if isinstance(amount, Count):
        return _count(amount, words, unit, sign)
    if isinstance(amount, Value):
        return _value(amount, words, unit, sign)
    if isinstance(amount, Roll):
        return _figure(f"{'+' if sign else ''}{amount.dice}{words.word('dice', amount.roll)}", unit)
    if isinstance(amount, Half):
        return f"{'+' if sign else ''}half {said(amount.half, words, unit)} (rounded {amount.round})"
    first, *others = amount.sum
    return " plus ".join([said(first, words, unit, sign), *(said(other, words) for other in others)])


def counted(amount: "Amount", words: Vocabulary, one: str, many: str) -> str:
    """The amount of things that can be counted: 'a card', 'two cards', 'a card for each Character'."""
    if isinstance(amount, int):
        return f"{number_word(amount)} {one if amount == 1 else many}"
    if isinstance(amount, Count):
        each = one if amount.times == 1 else many
        return f"{number_word(amount.times)} {each} for each {amount.count.phrase(words)}"
    if isinstance(amount, Sum):
        first, *others = (counted(part, words, one, many) for part in amount.sum)
        return " plus ".join([first, *others])
    return f"{said(amount, words)} {many}" if amount == "that-many" else f"{many} equal to {said(amount, words)}"


def _count(amount: Count, words: Vocabulary, unit: str, sign: bool) -> str:
    if amount.times == 1 and not unit and not sign:
        return f"the number of {amount.count.phrase(words, plural=True)}"
    figure = signed(amount.times) if sign else str(amount.times)
    return f"{_figure(figure, unit)} for each {amount.count.phrase(words)}"


def _value(amount: Value, words: Vocabulary, unit: str, sign: bool) -> str:
    from lobbycard.effects.grammar.which import noun_phrase

    stat = words.word("stats", amount.value)
    value = noun_phrase(amount.of, words).owning(stat)
    return f"{_figure('+X', unit)}, where X is {value}" if sign else value


def _figure(figure: str, unit: str) -> str:
    return marked(figure, "amount") + (f" {unit}" if unit else "")
