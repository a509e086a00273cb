"""A print job as a whole: what is kept and what is made anew, and what happens when it can't be done."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from lobbycard.content.card import Art
from lobbycard.core.errors import FaultyContentError, ProjectError
from lobbycard.render.printing import run
from tests.meta.source import PIPELINE, ROOT
from tests.render.workshop import SHOWPIECES, Workshop, faults_raised, project_at, said

CARDS = list(SHOWPIECES.values())
MANY = 24
MANY_CARDS = f"""
import sys
from pathlib import Path
from lobbycard.render.printing import run
from tests.render.workshop import shipped_workshop
workshop = shipped_workshop()
result = run(workshop.job(Path(sys.argv[1]), list(workshop.content.cards)[:{MANY}]))
print(len(result.paths), "weasyprint" in sys.modules)
"""


@pytest.fixture
def own(tmp_path: Path) -> Workshop:
    """A project of its own, whose files a test may change."""
    return Workshop(project_at(tmp_path / "project"))


def test_all_shipped_cards_print_without_a_word(tmp_path: Path, workshop: Workshop) -> None:
    result = run(workshop.job(tmp_path))
    assert [said(problem) for problem in result.problems] == []
    assert [path.name for path in result.paths] == ["bbb-a4.pdf", "bbb-letter.pdf"]
    assert len(kept(tmp_path)) == len(workshop.content.cards) >= 40


def test_progress_is_told_card_by_card(tmp_path: Path, workshop: Workshop) -> None:
    told: list[tuple[int, int, str]] = []
    run(workshop.job(tmp_path, CARDS[:2]), lambda done, total, name: told.append((done, total, name)))
    assert told == [(0, 2, CARDS[0]), (1, 2, CARDS[1]), (2, 2, "")]


def test_every_format_is_written(tmp_path: Path, workshop: Workshop) -> None:
    formats = ["sheets-pdf", "cards-pdf", "png", "contact-png"]
    result = run(workshop.job(tmp_path, CARDS[:2], papers=["a4"], formats=formats))
    assert [path.relative_to(tmp_path).as_posix() for path in result.paths] == [
        "bbb-a4.pdf",
        *(f"bbb/{card}.pdf" for card in CARDS[:2]),
        *(f"bbb/{card}.png" for card in CARDS[:2]),
        "bbb-contact.png",
    ]
    assert all(path.stat().st_size > 2000 for path in result.paths)


def test_one_changed_card_is_set_anew_and_no_other(tmp_path: Path, workshop: Workshop) -> None:
    job = workshop.job(tmp_path, CARDS)
    run(job)
    before = kept(tmp_path)
    changed = replace(job, cards=[*job.cards[:-1], workshop.card(CARDS[-1], quote="Cut!")])
    run(changed)
    assert len(kept(tmp_path) - before) == 1
    run(changed)
    assert len(kept(tmp_path) - before) == 1


def test_a_changed_picture_sets_its_card_anew(tmp_path: Path, own: Workshop) -> None:
    picture = own.project.root / "content/bbb/art/riot.svg"
    picture.parent.mkdir()
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0Z" fill="{}"/></svg>'
    art = Art(file="art/riot.svg", credit="nobody", licence="CC0")
    job = replace(own.job(tmp_path / "out", ["riot"], formats=["png"]), cards=[own.card("riot", art=art)])
    seen = []
    for colour in ("#112233", "#445566", "#445566"):
        picture.write_text(square.format(colour))
        [path] = run(job).paths
        seen.append(path.read_bytes())
    assert seen[0] != seen[1] == seen[2]


def test_a_changed_style_sets_all_cards_anew(tmp_path: Path, own: Workshop) -> None:
    job = own.job(tmp_path / "out", CARDS[:2])
    run(job)
    css = own.project.templates / "face/bbb/face.css"
    css.parent.mkdir(parents=True)
    css.write_text(own.assets.text("face/bbb/face.css") + ".name { letter-spacing: .1pt }")
    run(Workshop(own.project).job(tmp_path / "out", CARDS[:2]))
    assert len(kept(tmp_path / "out")) == 4


@pytest.mark.parametrize(
    "damage", ["", "half a page", "{}", "[]", None], ids=["empty", "other", "another note", "no note", "gone"]
)
def test_a_damaged_page_is_made_again(damage: str | None, tmp_path: Path, workshop: Workshop) -> None:
    job = workshop.job(tmp_path, CARDS[:1], papers=["a4"])
    [path] = run(job).paths
    whole = path.read_bytes()
    [page] = kept(tmp_path)
    for suffix in (".pdf", ".json"):
        file = tmp_path / "cache" / f"{page}{suffix}"
        file.unlink() if damage is None else file.write_text(damage)
        assert run(job).paths[0].read_bytes() == whole


def test_a_second_run_does_not_load_the_renderer(tmp_path: Path) -> None:
    assert [many_cards(tmp_path).stdout.split() for _ in range(2)] == [["2", "True"], ["2", "False"]]


def test_two_processes_share_the_pages_that_are_kept(tmp_path: Path) -> None:
    running = [start_many_cards(tmp_path, tmp_path) for _ in range(2)]
    assert [process.wait(timeout=120) for process in running] == [0, 0]
    assert leftovers(tmp_path) == []
    assert many_cards(tmp_path).stdout.split() == ["2", "False"]


def test_an_interrupted_run_leaves_nothing_half_written(tmp_path: Path) -> None:
    process = start_many_cards(tmp_path, tmp_path)
    while len(kept(tmp_path)) < 3 and process.poll() is None:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) != 0
    assert (leftovers(tmp_path), list(tmp_path.glob("*.pdf"))) == ([], [])
    assert 3 <= len(kept(tmp_path)) < MANY
    assert many_cards(tmp_path).stdout.split() == ["2", "True"]


def test_faults_of_all_cards_are_told_at_once_and_nothing_is_written(tmp_path: Path, workshop: Workshop) -> None:
    job = workshop.job(tmp_path, CARDS)
    faulty = [workshop.card("riot", quote="漢"), workshop.card("killer-pimp", name="S" * 60)]
    with pytest.raises(FaultyContentError) as caught:
        run(replace(job, cards=[*job.cards[:1], *faulty]))
    codes = [message[:8] for message in faults_raised(caught.value)]
    assert sorted(codes) == ["P101 kil", "P102 rio"]
    assert list(tmp_path.glob("*.pdf")) == []


def test_a_fault_of_a_shared_template_is_told_once(tmp_path: Path, own: Workshop) -> None:
    base = own.project.templates / "face/bbb/base.html.j2"
    base.parent.mkdir(parents=True)
    base.write_text("{{ card.nmae }}")
    with pytest.raises(FaultyContentError) as caught:
        run(own.job(tmp_path / "out"))
    assert {message[:5] for message in faults_raised(caught.value)} == {"P107 "}
    assert len(caught.value.problems) == len(SHOWPIECES)


def test_a_fault_of_all_cards_is_told_once(tmp_path: Path, own: Workshop) -> None:
    base = own.project.templates / "face/bbb/base.html.j2"
    base.parent.mkdir(parents=True)
    base.write_text('<p style="font-family: Papyrus">{% if card.kind == "sfx" %}漢{% endif %}x</p>')
    with pytest.raises(FaultyContentError) as caught:
        run(own.job(tmp_path / "out", CARDS))
    assert [message for message in faults_raised(caught.value) if "Papyrus" in message] == [
        f"P103 each of the {len(CARDS)} cards: no style gives the font 'Papyrus'"
    ]


def test_elements_too_deep_to_be_laid_out_are_a_fault(own: Workshop) -> None:
    with pytest.raises(FaultyContentError) as caught:
        own.printed_html("<div>" * 3000)
    assert faults_raised(caught.value) == [
        "P107 riot: its elements lie in one another more deeply than can be laid out"
    ]


def test_a_page_that_takes_for_ever_is_given_up(own: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lobbycard.render.press.LONGEST_SECONDS", 0.2)
    with pytest.raises(FaultyContentError) as raised:
        own.printed_html("<table><tr><td colspan=5000000>A line.</table>")
    assert faults_raised(raised.value) == ["P112 riot: laying it out takes more than 0.2 seconds"]


def test_a_disk_that_is_full_is_one_line_and_leaves_nothing(tmp_path: Path, workshop: Workshop) -> None:
    job = workshop.job(tmp_path, CARDS, papers=["a4"])
    [path] = run(job).paths
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size // 2, limits[1]))
    path.unlink()
    try:
        with pytest.raises(ProjectError) as caught:
            run(job)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert str(caught.value) == f"{path}: can't be written (File too large)"
    assert (leftovers(tmp_path), list(tmp_path.glob("*.pdf"))) == ([], [])


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"stock": "pokr"}, "there is no stock 'pokr'"),
        ({"stock": "tarot"}, "for 63mm by 88mm; a card of tarot has another shape"),
        ({"papers": ["leter"]}, "there is no paper 'leter'; did you mean 'letter'?"),
        ({"bleed_mm": Decimal(5)}, "with 3mm of bleed; 5mm is more than there is"),
        ({"formats": ["gif"]}, "there is no output format 'gif' (known: cards-pdf, contact-png, png, sheets-pdf)"),
    ],
)
def test_what_can_t_be_printed_so_is_told_in_a_line(
    settings: dict[str, Any], message: str, tmp_path: Path, workshop: Workshop
) -> None:
    with pytest.raises(ProjectError) as caught:
        run(replace(workshop.job(tmp_path, CARDS[:1]), **settings))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_stock_of_nearly_the_same_shape_is_filled(tmp_path: Path, workshop: Workshop) -> None:
    [path] = run(workshop.job(tmp_path, CARDS[:1], papers=["letter"], stock="poker-63-5x88-9")).paths
    assert path.stat().st_size > 2000


def test_a_folder_that_can_t_be_written_is_told_before_a_card_is_set(tmp_path: Path, workshop: Workshop) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    job = workshop.job(locked / "build", CARDS[:1])
    message = written_as_another_user(job.out) if os.geteuid() == 0 else told(job.out, workshop)
    assert message == f"{locked}/build/cache/CACHEDIR.TAG: can't be written (Permission denied)"


def told(out: Path, workshop: Workshop) -> str:
    with pytest.raises(ProjectError) as caught:
        run(workshop.job(out, CARDS[:1]))
    return str(caught.value)


def written_as_another_user(out: Path) -> str:
    """What a user who is not root is told: root may write everywhere."""
    for folder in (out.parent, *out.parent.parents):
        if folder.stat().st_mode & 0o055 != 0o055:
            folder.chmod(folder.stat().st_mode | 0o055)
    workshop = Workshop(project_at(out.parents[1] / "readable"))
    assert workshop.style.game == workshop.content.game.id  # both are read while they can be
    os.seteuid(65534)
    try:
        return told(out, workshop)
    finally:
        os.seteuid(0)


def kept(out: Path) -> set[str]:
    """The keys of the pages that are kept in full."""
    folder = out / "cache"
    return {path.stem for path in folder.glob("[!.]*.json")} & {path.stem for path in folder.glob("[!.]*.pdf")}


def leftovers(out: Path) -> list[str]:
    """What was written aside and never took its place."""
    return [path.name for path in out.rglob(".*")]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": f"{PIPELINE}:{ROOT}"}


def start_many_cards(out: Path, folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", MANY_CARDS, str(out)]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, env=environment(), cwd=folder, stdout=quiet, stderr=quiet, text=True)


def many_cards(out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", MANY_CARDS, str(out)]
    return subprocess.run(command, env=environment(), cwd=out, capture_output=True, text=True, check=True)
