"""A file of an older version is rewritten so that it says what it was read as, comments and order kept."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lobbycard.content.migration import migrated
from lobbycard.content.rewriting.migrating import Migrated, rewriting
from lobbycard.content.rewriting.surgery.flow import flow
from lobbycard.content.source import SourceFile
from lobbycard.content.yaml import parse
from tests.check.project import BBB

PATH = "content/bbb/cards/core/character.yaml"
OLD = """\
# The first cast.
schema: bbb/character/0  # so old
set: core
cards:
  # the lead
  - name: Vicky
    id: vicky
    title_word: hustler   # after the street
    ds: 1
    quote: 'Run!'

  - {id: dee, ds: 2, title_word: "a, b", name: D, quote: Go!}  # flat
  - id: mo
    name: Mo
    ds: 3
    title_word: >-
      disco
      king
    # said once
    quote: "Mo's."
"""
NEW = """\
# The first cast.
schema: bbb/character/1  # so old
set: core
cards:
  # the lead
  - name: Vicky
    id: vicky
    title_words: [{word: hustler, readings: [{pos: noun, kind: person}]}]   # after the street
    ds: 1
    quote: 'Run!'

  - {id: dee, ds: 2, title_words: [{word: "a, b", readings: [{pos: noun, kind: person}]}], name: D, quote: Go!}  # flat
  - id: mo
    name: Mo
    ds: 3
    title_words: [{word: disco king, readings: [{pos: noun, kind: person}]}]
    # said once
    quote: "Mo's."
"""


def rewrite(text: str) -> Migrated | None:
    return rewriting(SourceFile(PATH, text), BBB)


def test_only_what_the_migration_concerns_is_rewritten() -> None:
    assert rewrite(OLD) == Migrated(NEW, "bbb/character/0", "bbb/character/1")


def test_the_new_text_says_what_the_old_one_was_read_as() -> None:
    file = SourceFile(PATH, OLD)
    assert parse(SourceFile(PATH, NEW)) == (migrated(file, file.data, BBB.migrations)[0], [])


@pytest.mark.parametrize("text", [NEW, "schema: deck/1\nid: a\n", "- 1\n", "schema: [bbb/character/0]\n", ""])
def test_a_file_of_today_is_not_rewritten(text: str) -> None:
    assert rewrite(text) is None


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("set: core", "set: core\nset: b", "4:1 C020"),
        ("    ds: 1\n", "    ds: many\n", "9:9 C107"),
        ("title_word: >-", "title_word: >- # folded", "16:20 C109 a comment stands inside what changes"),
        ("set: core", "set: core\r", None),
    ],
)
def test_what_keeps_a_file_from_it_is_told(old: str, new: str, told: str | None) -> None:
    result = rewrite(OLD.replace(old, new))
    assert result is not None
    found = result.obstacle
    if told is None:
        assert (found, result.text) == (None, NEW.replace(old, new))
    else:
        assert found is not None
        assert f"{found.place.line}:{found.place.column} {found.code} {found.message}".startswith(told)


WORDS = st.text(st.sampled_from("abN o1:#,[]{}'\"-\\é|>&*!%@`?."), min_size=1, max_size=12)


@settings(max_examples=200, deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=4), st.booleans())
def test_whatever_the_word_the_data_are_those_of_the_migration(words: list[str], in_braces: bool) -> None:
    lead, lines = ("  - {", ", ") if in_braces else ("  - ", "\n    ")
    cards = [["id: a", "name: A", "ds: 1", f"title_word: {flow(word)}", "quote: x"] for word in words]
    text = "schema: bbb/character/0\nset: core\ncards:\n"
    text += "".join(lead + lines.join(card) + ("}\n" if in_braces else "\n") for card in cards)
    file, result = SourceFile(PATH, text), rewrite(text)
    assert result is not None
    assert parse(SourceFile(PATH, result.text)) == (migrated(file, file.data, BBB.migrations)[0], [])
