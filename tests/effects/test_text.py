"""Text and meaning go together: change any part of an ability and its text changes; equal texts mean the same."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections import defaultdict

import yaml

from tests.effects.conftest import Bench, Mutant

WRONG = ("{", "}", "  ", " .", " ,", "..", "None", "_")


def test_a_change_of_any_part_changes_the_text(changed: list[Mutant]) -> None:
    silent = [f"{mutant.card}: {mutant.done}: {mutant.text}" for mutant in changed if mutant.text == mutant.was]
    assert silent == []
    assert len(changed) > 1500


def test_equal_texts_mean_the_same(bench: Bench, changed: list[Mutant]) -> None:
    meanings: dict[tuple[str, bool], set[str]] = defaultdict(set)
    told = [(bench.text(bench.parsed(ability)), bench.meaning(ability)) for _, ability in bench.abilities()]
    told += [(mutant.text, mutant.meaning) for mutant in changed]
    for text, meaning in told:
        # What one card does when it is played, another may do while it is in play: their kinds tell them apart.
        meanings[text, '"play":' in meaning].add(meaning)
    ambiguous = {text: sorted(found) for text, found in meanings.items() if len(found) > 1}
    assert ambiguous == {}


def test_every_text_is_a_sentence(bench: Bench, changed: list[Mutant]) -> None:
    texts = [bench.text(bench.parsed(ability)) for _, ability in bench.abilities()]
    texts += [mutant.text for mutant in changed]
    assert [text for text in texts if any(wrong in text for wrong in WRONG) or text[-1] != "."] == []


def test_the_example_of_each_verb_prints_what_its_page_says(bench: Bench) -> None:
    verbs = bench.content.game.verbs
    for name in verbs:
        page = inspect.getdoc(inspect.getmodule(verbs[name])) or ""
        shown = re.search(r"\n\n(    .*?)\n\nprints \"(.*?)\"", page, re.DOTALL)
        assert shown, name
        parsed = bench.parsed(yaml.safe_load(textwrap.dedent(shown[1]))[0])
        assert parsed is not None, name
        assert bench.text(parsed) == " ".join(shown[2].split()), name
    assert len(verbs) >= 22
