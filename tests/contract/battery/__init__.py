"""The battery: each row checks one of the faults that rules engines are known for, and counts its cases.

The numbers are those of the catalogue of faults: 1 order of a set, 2 shared chance, 3 lost seed, 4 chance after a
load, 5 chance after undo, 6 half an undo, 7 a drifting replay, 8 state in definitions, 9 shallow copies, 10 seeing
what is hidden, 11 leaks beside the view, 12 secret choices in turn, 14 order by anything but seats, 16 no end,
18 what outlives its source, 23 options against moves, 26 lost cards, 28 what skipped questions tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.contract.battery import chance, ending, history, secrecy, state
from tests.contract.subject import Subject


class Row(NamedTuple):
    """A check, the faults that it would find, and how many cases it must have run at the least."""

    faults: tuple[int, ...]
    check: Callable[[Subject], int]
    least: int

    @property
    def name(self) -> str:
        """'4-a-load-goes-on-as-if-nothing-had-been'."""
        return "-".join([*map(str, self.faults), self.check.__name__.replace("_", "-")])


ROWS = [
    Row((1,), chance.hashing_has_no_part_in_play, 20),
    Row((2,), chance.bots_and_other_matches_do_not_disturb, 6),
    Row((3,), chance.the_seed_is_the_matchs_own, 5),
    Row((4,), history.a_load_goes_on_as_if_nothing_had_been, 10),
    Row((5, 6), history.undo_takes_back_everything, 20),
    Row((7,), history.a_drifting_replay_says_where, 10),
    Row((8,), state.definitions_never_change, 20),
    Row((9,), history.forks_are_independent, 10),
    Row((10,), secrecy.what_is_hidden_can_be_dealt_anew, 50),
    Row((11,), secrecy.hidden_cards_leave_no_trace, 20),
    Row((12,), secrecy.secret_choices_are_secret, 0),
    Row((14,), state.names_of_players_do_not_matter, 5),
    Row((16,), ending.every_match_ends, 20),
    Row((18, 26), state.cards_are_in_one_place_and_nothing_outlives_them, 30),
    Row((23,), ending.options_can_be_taken_and_nothing_else, 40),
    Row((28,), ending.skipped_questions_tell_nothing, 3),
]
