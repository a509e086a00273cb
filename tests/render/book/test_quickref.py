"""A quick reference shows every short rule and every table on exactly one page that can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pypdfium2
import pytest

from lobbycard.content.documents.rules import Rule
from lobbycard.render.book.quickref import rulebook
from lobbycard.render.layout import boxes
from lobbycard.render.sandbox import Sandbox
from tests.golden_file import golden
from tests.render.book.bindery import PAPERS, Bindery
from tests.render.workshop import Workshop, faults

SMALLEST_PT = 7
every_paper = pytest.mark.parametrize("paper", PAPERS)


@every_paper
def test_the_shipped_one_prints_without_a_word(paper: str, shipped: Bindery) -> None:
    assert faults(shipped.printed(paper)) == []


@every_paper
def test_it_is_one_page_of_the_size_of_its_paper(paper: str, shipped: Bindery) -> None:
    document = pypdfium2.PdfDocument(shipped.printed(paper).pdf)
    [page] = list(document)
    assert [page.get_mediabox(), page.get_trimbox()] == [pytest.approx((0, 0, *PAPERS[paper]), abs=0.01)] * 2


@every_paper
def test_every_short_rule_of_the_shipped_game_is_printed(paper: str, shipped: Bindery) -> None:
    printed = text_of(shipped.printed(paper).pdf)
    assert [text for text in short_texts(shipped) if text not in printed] == []
    assert len(short_texts(shipped)) >= 55


@every_paper
def test_every_row_of_its_tables_is_printed(paper: str, shipped: Bindery) -> None:
    printed, words = text_of(shipped.printed(paper).pdf), shipped.workshop.content.words
    rows = [row for entry in shipped.workshop.content.tables.values() for row in entry.model.rows]
    assert [row.text for row in rows if as_printed(row.text or "") not in printed] == []
    traits = shipped.workshop.content.tables["traits"].model.rows
    assert [row.id for row in traits if as_printed(words.label("traits", row.id)).lower() not in printed.lower()] == []
    assert len(rows) >= 20


@every_paper
def test_nothing_is_smaller_than_can_be_read(paper: str, shipped: Bindery) -> None:
    sizes = {round(box.style["font_size"] * 72 / 96, 2) for box in letters(shipped.laid_out(paper))}
    assert min(sizes) >= SMALLEST_PT
    assert len(sizes) >= 5


@every_paper
def test_columns_end_where_the_room_for_them_does(paper: str, shipped: Bindery) -> None:
    regions = [box for box in boxes(shipped.laid_out(paper)._page_box) if is_column(box)]
    [bottom] = {round(box.position_y + box.height, 1) for box in regions}
    assert {round(lowest(box), 1) for box in regions} == {bottom}


def test_it_is_the_same_to_the_byte_on_every_run(frozen: Bindery) -> None:
    again = Bindery(Workshop(frozen.workshop.project))
    assert again.printed("a4").pdf == frozen.printed("a4").pdf
    assert again.page("a4").html == frozen.page("a4").html


@every_paper
def test_the_html_is_the_golden_one(paper: str, frozen: Bindery) -> None:
    assert faults(frozen.printed(paper)) == []
    actual = re.sub(r" · [0-9a-f]{12}<", " · DIGEST<", frozen.page(paper).html)
    assert actual == golden(f"book/bbb/quickref-{paper}.html", actual)


def test_rulings_are_marked_wherever_they_stand(frozen: Bindery) -> None:
    rules = rules_of(frozen)
    ours = [rule for rule in rules if rule.short and rule.source == "ruling"]
    added = [rule for rule in rules if rule.short_ruling]
    assert (len(ours), len(added)) == (2, 2)
    marks = frozen.page("a4").html.count('<i class="ours">our call</i>')
    assert marks == len(ours) + len(added) + 1  # the foot says what the mark means


def test_marks_of_html_are_shown_as_they_are(frozen: Bindery) -> None:
    assert "Tom &amp; Jerry &lt;b&gt;deal&lt;/b&gt; with marks" in frozen.page("a4").html


def test_steps_are_numbered_anew_in_each_section(frozen: Bindery) -> None:
    numbered = re.findall(r'<b class="number">(\d)</b> <b class="name">(\w+)</b>', frozen.page("a4").html)
    assert numbered == [
        *[("1", "Deal"), ("2", "Cast")],
        *[("1", "Draw"), ("2", "Shoot"), ("3", "Wrap")],
        *[("1", "Unleash"), ("2", "Compare")],
        *[("1", "Count"), ("2", "Claim")],
    ]


def test_all_that_a_template_may_use_is_told_to_designers(frozen: Bindery) -> None:
    manual = frozen.workshop.assets.text("book/README.md")
    assert set(re.findall(r"^\| `(\w+)`", manual, re.MULTILINE)) == set(frozen.sheet("a4").context({}, {}))
    assert "unwidowed" in Sandbox(frozen.workshop.assets, "book").filters


def rules_of(bindery: Bindery) -> list[Rule]:
    return [rule for section in rulebook(bindery.workshop.content).model.sections for rule in section.rules]


def short_texts(bindery: Bindery) -> list[str]:
    """All that rules have for the quick reference, as it is printed."""
    texts = [text for rule in rules_of(bindery) for text in (rule.short, rule.short_ruling) if text]
    return [as_printed(text) for text in texts]


def as_printed(text: str) -> str:
    """A text without spaces, with real apostrophes."""
    return re.sub(r"\s", "", text.replace("'", "’"))


def text_of(pdf: bytes) -> str:
    """All letters of a PDF, line after line, without spaces."""
    document = pypdfium2.PdfDocument(pdf)
    return re.sub(r"[\s￾]", "", "".join(page.get_textpage().get_text_bounded() for page in document))


def letters(page: Any) -> Iterator[Any]:
    return (box for box in boxes(page._page_box) if getattr(box, "text", "").strip())


def is_column(box: Any) -> bool:
    return box.element is not None and "column" in (box.element.get("class") or "") and hasattr(box, "all_children")


def lowest(box: Any) -> float:
    """Where the last panel in a box ends."""
    panels = [each for each in boxes(box) if each.element is not None and "last" in (each.element.get("class") or "")]
    return max(float(each.position_y + each.margin_height()) for each in panels if hasattr(each, "margin_height"))
