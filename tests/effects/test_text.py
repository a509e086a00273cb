"""Text and meaning go together: change any part of an ability and its text changes; equal texts mean the same."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections import defaultdict
from typing import Any

import yaml

from tests.effects.conftest import Bench
from tests.effects.mutants import mutants


def abilities(bench: Bench) -> list[tuple[str, dict[str, Any]]]:
    """Every ability of the game's cards as written, with its card."""
    return [(entry.model.id, ability) for entry in bench.content.entries for ability in entry.data.get("abilities", ())]


def sense(bench: Bench, ability: Any) -> Any | None:
    """The ability if the grammar allows it and it makes sense; None otherwise."""
    return bench.parsed(ability)


def test_a_change_of_any_part_changes_the_text(bench: Bench) -> None:
    silent = []
    tried = 0
    for card, ability in abilities(bench):
        text, meaning = bench.text(bench.parsed(ability)), bench.meaning(ability)
        for done, mutant in mutants(ability, bench.families):
            parsed = bench.parsed(mutant)
            if parsed is None or bench.meaning(mutant) == meaning:
                continue
            tried += 1
            if bench.text(parsed) == text:
                silent.append(f"{card}: {done}: {text}")
    assert silent == []
    assert tried > 2000


def test_equal_texts_mean_the_same(bench: Bench) -> None:
    meanings: dict[str, set[str]] = defaultdict(set)
    for _, ability in abilities(bench):
        for _, mutant in [("as it is", ability), *mutants(ability, bench.families)]:
            parsed = bench.parsed(mutant)
            if parsed is not None:
                meanings[bench.text(parsed)].add(bench.meaning(mutant))
    ambiguous = {text: sorted(found) for text, found in meanings.items() if len(found) > 1}
    assert ambiguous == {}
    assert len(meanings) > 2000


def test_every_text_is_a_sentence(bench: Bench) -> None:
    faulty = []
    said = 0
    for _, ability in abilities(bench):
        for done, mutant in [("as it is", ability), *mutants(ability, bench.families)]:
            parsed = bench.parsed(mutant)
            if parsed is None:
                continue
            said += 1
            text = bench.text(parsed)
            if any(wrong in text for wrong in ("{", "}", "  ", " .", " ,", "..", "None", "_")) or text[-1] != ".":
                faulty.append(f"{done}: {text}")
    assert faulty == []
    assert said > 2000


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
