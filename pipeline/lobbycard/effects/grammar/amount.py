"""How many and how much: every number that an effect may name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from lobbycard.content.model import described
from lobbycard.content.text import marked
from lobbycard.content.vocabulary import Vocabulary
from lobbycard.core.words import number_word
from lobbycard.effects.grammar.part import Part
from lobbycard.effects.grammar.stage import stage
from lobbycard.engine.act import Act

if TYPE_CHECKING:
    from lobbycard.effects.grammar.names import Amount, Die, Stat, Which
    from lobbycard.effects.grammar.which import Filter


class Count(Part):
    """As many as there are: `{count: {kind: character, in: this-movie}, times: 2}`."""

    count: "Filter" = described("what is counted")
    times: Annotated[int, Field(ge=1)] = Field(default=1, description="how much each one counts")

    def number(self, act: Act) -> int:
        """How many there are now, times what each counts."""
        return self.times * len(self.count.found(act))


class Value(Part):
    """A value of something: `{value: ds, of: chosen}`."""

    value: "Stat" = described("the value that is taken")
    of: "Which" = described("what it is taken from")

    def number(self, act: Act) -> int:
        """The value now; of several things the highest, of none 0."""
        things = stage(act).things(self.of, act) if isinstance(self.of, str) else self.of.found(act)
        return max((act.table.value(thing, self.value) for thing in things), default=0)


class Roll(Part):
    """The total of dice: `{roll: d6, dice: 2}`."""

    roll: "Die" = described("the die")
    dice: Annotated[int, Field(ge=1)] = Field(default=1, description="how many dice")

    def number(self, act: Act) -> int:
        """The dice rolled and added up."""
        sides = int(self.roll.lstrip("d"))
        return sum(act.table.chance.die(sides, "dice") for _ in range(self.dice))


class Half(Part):
    """Half of an amount, rounded as said."""

    half: "Amount" = described("what is halved")
    round: Literal["up", "down"] = described("how an odd half is rounded")

    def number(self, act: Act) -> int:
        """Half of it, rounded."""
        whole = amount_of(self.half, act)
        return -(-whole // 2) if self.round == "up" else whole // 2


class Sum(Part):
    """Amounts added up."""

    sum: "Annotated[list[Amount], Field(min_length=2)]" = described("what is added")

    def number(self, act: Act) -> int:
        """All of it added up."""
        return sum(amount_of(part, act) for part in self.sum)


def amount_of(amount: "Amount", act: Act) -> int:
    """The amount as a number now."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, str):
        return act.many.get(act.they, 0)
    return amount.number(act)


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
