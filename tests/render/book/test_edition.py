"""An edition writes each paper in each format, or tells all that is wrong and writes nothing."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lobbycard.core.errors import FaultyContentError, ProjectError
from lobbycard.core.project import resource
from lobbycard.render.book.edition import Edition, publish
from lobbycard.render.printing import Result
from tests.render.book.bindery import Bindery
from tests.render.workshop import Workshop, faults_raised, project_at

LINE = "I told the other one I would be back before the credits. "
LOOK = "templates/book/bbb/quickref.yaml"


def test_each_paper_is_written_in_each_format(frozen: Bindery, tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    edition = Edition(frozen.workshop.project, frozen.workshop.content, tmp_path, ("letter", "a4"), ("pdf", "html"))
    result = publish(edition, lambda done, total, name: told.append((done, total, name)))
    names = [f"bbb-quickref-{paper}.{format_}" for paper in ("letter", "a4") for format_ in ("pdf", "html")]
    assert ([path.name for path in result.paths], result.problems) == (names, ())
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)  # and nothing was left aside
    assert told == [(0, 2, "US Letter"), (1, 2, "A4"), (2, 2, "")]
    assert (tmp_path / "bbb-quickref-a4.pdf").read_bytes() == frozen.printed("a4").pdf


def test_the_html_is_one_file_that_needs_no_other(frozen: Bindery, tmp_path: Path) -> None:
    [path] = published(frozen.workshop, tmp_path, formats=("html",)).paths
    html = path.read_text("utf-8")
    links = [*re.findall(r"url\(([^)]*)\)", html), *Sources(html).found]
    assert [link[:40] for link in links if not link.startswith("data:")] == []
    assert len(links) >= 25
    assert "@page { size: 210mm 297mm; margin: 0 }" in html
    assert "&lt;b&gt;deal&lt;/b&gt;" in html


def test_too_much_text_tells_how_much_and_where_and_nothing_is_written(tmp_path: Path) -> None:
    rules = (resource("content") / "bbb/rules.yaml").read_text("utf-8")
    long = rules.replace("short: A Movie's DS may fall", f"short: {LINE * 12}A Movie's DS may fall")
    assert long != rules
    own = Workshop(project_at(tmp_path / "project", {"content/bbb/rules.yaml": long}))
    with pytest.raises(FaultyContentError) as caught:
        published(own, tmp_path / "out")
    [fault] = faults_raised(caught.value)
    over = re.fullmatch(r"P101 quick reference on A4: the text does not fit: (.+) mm over at 7 pt, the .+", fault)
    assert over is not None
    assert 5 < float(over[1]) < 40
    assert caught.value.problems[0].place.path == "content/bbb/rules.yaml"
    assert not (tmp_path / "out").exists()


def test_a_short_rule_without_a_panel_is_a_fault_at_its_line(frozen: Bindery, tmp_path: Path) -> None:
    own = relooked(frozen, tmp_path, {"    - {section: mixing, kind: sfx}\n": ""})
    with pytest.raises(FaultyContentError) as caught:
        published(own, tmp_path / "out")
    [problem] = caught.value.problems
    told = "BBB-MIX-01 has a short text, but the quick reference has no panel for 'mixing'"
    assert (problem.code, problem.message, problem.hint) == ("P111", told, f"add one to {LOOK}")
    assert "BBB-MIX-01" in problem.place.excerpt


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"section: turn": "section: trun"}, f"{LOOK}: there is no section 'trun'; did you mean 'turn'?"),
        ({"kind: prop": "kind: porp"}, f"{LOOK}: there is no kind 'porp'; did you mean 'prop'?"),
        ({"columns:": "colums:"}, f"{LOOK}: columns: Field required"),
        ({"quickref/1": "quickref/2"}, f"{LOOK}: schema: String should match pattern '^quickref/1$'"),
    ],
)
def test_a_look_that_fits_no_rulebook_is_one_line(
    change: dict[str, str], told: str, frozen: Bindery, tmp_path: Path
) -> None:
    with pytest.raises(ProjectError) as caught:
        published(relooked(frozen, tmp_path, change), tmp_path / "out")
    assert str(caught.value) == told


def test_a_section_without_short_rules_has_no_panel(frozen: Bindery, tmp_path: Path) -> None:
    rules = frozen.frozen_files()["content/bbb/rules.yaml"]
    bare = rules.replace(", short: Shuffle another film in. Who would notice?", "")
    assert bare != rules
    own = Bindery(Workshop(project_at(tmp_path, {**frozen.frozen_files(), "content/bbb/rules.yaml": bare})))
    assert "Double features" in frozen.page("a4").html
    assert "Double features" not in own.sheet("a4").page().html


def test_a_game_without_a_rulebook_is_one_line(tmp_path: Path) -> None:
    project = project_at(tmp_path)
    (tmp_path / "content/bbb/rules.yaml").unlink()
    with pytest.raises(ProjectError) as caught:
        published(Workshop(project), tmp_path / "out")
    assert str(caught.value) == "content/bbb/rules.yaml: there is no such file, and so nothing to refer to"


def test_an_unknown_paper_is_one_line(frozen: Bindery, tmp_path: Path) -> None:
    with pytest.raises(ProjectError) as caught:
        published(frozen.workshop, tmp_path, papers=("leter",))
    assert str(caught.value).startswith("there is no paper 'leter'; did you mean 'letter'?")


def test_a_broken_template_is_told_with_its_line(frozen: Bindery, tmp_path: Path) -> None:
    template = '{% extends "quickref.html.j2" %}\n{% block head %}{{ game.tilte }}{% endblock %}\n'
    files = {**frozen.frozen_files(), "templates/book/bbb/quickref.html.j2": template}
    with pytest.raises(FaultyContentError) as caught:
        published(Workshop(project_at(tmp_path, files)), tmp_path / "out")
    [problem] = caught.value.problems
    assert (problem.code, problem.place.path, problem.place.line) == ("P107", "templates/book/bbb/quickref.html.j2", 2)


def test_a_template_reads_nothing_from_outside(frozen: Bindery, tmp_path: Path) -> None:
    template = '{% extends "quickref.html.j2" %}{% block head %}<img src="file:///etc/passwd.svg">{% endblock %}'
    files = {**frozen.frozen_files(), "templates/book/bbb/quickref.html.j2": template}
    with pytest.raises(FaultyContentError) as caught:
        published(Workshop(project_at(tmp_path, files)), tmp_path / "out", formats=("html",))
    assert faults_raised(caught.value) == [
        "P104 quick reference on A4: asks for 'file:///etc/passwd.svg', which is outside the project"
    ]


def test_a_folder_that_can_t_be_written_is_one_line(frozen: Bindery, tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    own = Workshop(project_at(tmp_path / "project", frozen.frozen_files()))
    assert own.content.game.id == "bbb"
    user = os.geteuid()
    if user == 0:  # root may write everywhere, so that another user has to get there
        for folder in (tmp_path, *tmp_path.parents):
            folder.chmod(folder.stat().st_mode | 0o055)
    os.seteuid(65534 if user == 0 else user)
    try:
        with pytest.raises(ProjectError) as caught:
            published(own, locked / "build")
    finally:
        os.seteuid(user)
    assert str(caught.value) == f"{locked}/build/bbb-quickref-a4.pdf: can't be written (Permission denied)"


class Sources(HTMLParser):
    """The sources of the pictures of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("src", "href")]


def published(
    workshop: Workshop, out: Path, papers: Sequence[str] = ("a4",), formats: Sequence[str] = ("pdf",)
) -> Result:
    return publish(Edition(workshop.project, workshop.content, out, papers, formats))


def relooked(frozen: Bindery, folder: Path, changes: dict[str, str]) -> Workshop:
    """A project whose quick reference looks otherwise in some places."""
    look = (resource("templates") / "book/bbb/quickref.yaml").read_text("utf-8")
    for old, new in changes.items():
        assert old in look
        look = look.replace(old, new)
    return Workshop(project_at(folder, {**frozen.frozen_files(), LOOK: look}))
