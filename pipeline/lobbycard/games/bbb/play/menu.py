"""Options in the making: what may be done, to which cards, named once it is known which of them have twins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lobbycard.engine.decision import Option
from lobbycard.engine.piece import Piece

if TYPE_CHECKING:
    from lobbycard.games.bbb.play.table import BbbTable

Named = Piece | str


class Menu:
    """What a player may do now: options with the cards and players that they are about."""

    __slots__ = ("_about", "_options", "_pieces", "_table", "_twins")

    def __init__(self, table: BbbTable) -> None:
        self._table = table
        self._options: list[Option] = []
        self._about: list[tuple[str, tuple[Named, ...]]] = []
        self._pieces: dict[str, Piece] = {}
        self._twins = False

    def add(self, verb: str, *about: Named, value: Any) -> None:
        """Offer something: `attack killer-pimp dana`."""
        key = verb
        for each in about:
            if isinstance(each, str):
                key += f" {each}"
            else:
                name = each.id
                key += f" {name}"
                if self._pieces.setdefault(name, each) is not each:
                    self._twins = True
        self._options.append(Option(key, value=value))
        self._about.append((verb, about))

    def options(self) -> list[Option]:
        """The options, their keys all different."""
        if self._twins:
            self._tell_twins_apart()
        if len({option.key for option in self._options}) < len(self._options):
            self._number()
        return self._options

    def _tell_twins_apart(self) -> None:
        """Call each card as it is called where some have twins."""
        pieces = list(dict.fromkeys(each for _, about in self._about for each in about if isinstance(each, Piece)))
        called = dict(zip(pieces, self._table.keys(pieces), strict=True))
        for option, (verb, about) in zip(self._options, self._about, strict=True):
            option.key = " ".join([verb, *(each if isinstance(each, str) else called[each] for each in about)])

    def _number(self) -> None:
        """Number the options of a card that offers two things of one name at once."""
        seen: dict[str, int] = {}
        for option in self._options:
            seen[option.key] = seen.get(option.key, 0) + 1
            if seen[option.key] > 1:
                option.key += f" {seen[option.key]}"
