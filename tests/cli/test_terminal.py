"""At a real terminal: how a match looks there, what it hides from whom, and how it is left."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lobbycard.content.game import Game
from lobbycard.content.library import Library
from lobbycard.core.project import shipped
from lobbycard.core.shelf import shelf
from lobbycard.engine.decision import Player
from lobbycard.engine.match import Match
from tests.cli.conftest import ENVIRONMENT, Play
from tests.cli.terminal import CLEAR, Sitting, sit

SHIPPED = ("-C", "shipped", "play", "bbb")
RAY_AND_DANA = ("play", "bbb", "--players", "you:ray,first:dana", "--seed", "3")
CHOICE = re.compile(r"^1 to (\d+)[, ].*> $", re.MULTILINE)
ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Fingers:
    """Types one option or another so many times, and leaves; `prompted` is what was shown before each prompt."""

    def __init__(self, seed: int, times: int, look: float = 0.0) -> None:
        self._random = Random(seed)
        self._times = times
        self._look = look
        self.prompted: list[str] = []

    def __call__(self, shown: str, prompts: int) -> str:
        self.prompted.append(shown)
        if "presses Enter" in shown:
            return "\n"
        if prompts >= self._times:
            return "quit\n"
        if "takes the terminal" in shown:
            return "look\n" if self._random.random() < self._look else "\n"
        choice = CHOICE.findall(ANSI.sub("", shown))
        return f"{self._random.randint(1, int(choice[-1]))}\n" if choice else "\n"


# ---- what is hidden --------------------------------------------------------------------------------------------------


@cache
def rules() -> Any:
    game = shelf("lobbycard.games", "GAME", Game, packages=True)["bbb"]
    assert game.rules is not None
    return game.rules(Library.load(shipped(), {"bbb": game}).games["bbb"])


def seen(match: Match[Any], player: Player | None) -> set[str]:
    """The ids of all cards that a player (None is everybody) may know of now or may have read of."""
    return set(re.findall(r'"([a-z0-9-]+)"', json.dumps([match.view(player), match.log(player)])))


def secrets(record: Path, player: Player | None) -> Iterator[tuple[Player, set[str]]]:
    """At each moment of a saved match who decides, and the cards in others' hands that a player never saw, by name."""
    known: set[str] = set()
    for moment, _ in Match.load(record.read_text(), rules()).replay():
        known |= seen(moment, player)
        hands = [moment.table.zone("hand", other) for other in moment.players if other != player]
        hidden = {piece.card.name for hand in hands for piece in hand if piece.id not in known}
        if moment.decision is not None:
            yield moment.decision.player, hidden


def told_of(names: set[str], text: str) -> list[str]:
    """Those of some names that a text speaks of, wherever its lines were broken."""
    plain = " ".join(ANSI.sub("", text).split())
    return sorted(name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", plain))


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_no_card_of_another_hand_is_on_the_screen_before_it_is_shown(seed: int, tmp_path: Path) -> None:
    fingers = Fingers(seed, 25)
    players = ("--players", "you:ray,random:dana,random:kit", "--seed", str(seed), "--save", "a.json")
    assert sit([*SHIPPED, *players], tmp_path, fingers).exit_code == 0
    hidden = [names for player, names in secrets(tmp_path / "a.json", "ray") if player == "ray"]
    chosen = [at for at, shown in enumerate(fingers.prompted, start=1) if CHOICE.search(ANSI.sub("", shown))]
    assert len(hidden) == len(chosen) >= 10
    assert sum(map(len, hidden)) >= 20
    assert [told_of(names, "".join(fingers.prompted[:at])) for at, names in zip(chosen, hidden, strict=True)] == [
        [] for _ in chosen
    ]


def screens(shown: str) -> Iterator[tuple[Player | None, str]]:
    """What was on the screen between one clearing and the next, and who looked at it; None is everybody."""
    reader: Player | None = None
    for screen in (ANSI.sub("", screen) for screen in shown.split(CLEAR)):
        public, look, private = screen.partition("> look\r\n")
        if look:
            asked = re.findall(r"^(\w+): ", public, re.MULTILINE)[-1].lower()
            yield None, public
            yield asked, private
        else:
            yield reader, screen
        passed = re.search(r"Pass the terminal to (\w+)", screen)
        reader = passed[1].lower() if passed else None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_shares_a_terminal_sees_no_other_hand(seed: int, tmp_path: Path) -> None:
    sitting = sit(
        [*SHIPPED, "--players", "you:ray,you:dana", "--seed", str(seed), "--save", "a.json"],
        tmp_path,
        Fingers(seed, 14, look=0.5),
    )
    found: dict[Player | None, str] = {}
    for reader, text in screens(sitting.shown):
        found[reader] = found.get(reader, "") + text
    hidden = {reader: [*secrets(tmp_path / "a.json", reader)][-1][1] for reader in (None, "ray", "dana")}
    assert set(found) == set(hidden)
    assert min(map(len, hidden.values())) >= 1
    assert {reader: told_of(hidden[reader], text) for reader, text in found.items()} == {reader: [] for reader in found}


def test_all_who_share_a_terminal_are_asked_whatever_they_hold(play: Play, room: Path) -> None:
    sitting = sit(
        ["play", "bbb", "--players", "you:ray,you:dana,you:kit", "--seed", "2"],
        room,
        lambda shown, prompts: "1\n" if "Your turn" in shown else "\n" if prompts < 12 else "quit\n",
    )
    asked = re.findall(r"^(Ray|Dana|Kit): Do you want", ANSI.sub("", sitting.shown), re.MULTILINE)
    assert asked[:4] == ["Dana", "Kit", "Dana", "Kit"]


# ---- how it looks ----------------------------------------------------------------------------------------------------


def opened(room: Path, **more: str) -> str:
    """The beginning of a match at a terminal."""
    return sit(
        ["play", "bbb", "--players", "you:ray,first:dana", "--seed", "3"], room, lambda *_: "quit\n", **more
    ).shown


def test_no_line_is_wider_than_the_terminal(room: Path) -> None:
    for columns in (80, 50):
        lines = ANSI.sub("", opened(room, COLUMNS=str(columns))).split("\r\n")
        assert max(len(line) for line in lines) == columns


def test_it_is_coloured_unless_no_color_says_no(room: Path) -> None:
    assert "\x1b[1;35mEnd Doom Chair Usher Lobby\x1b[0m" in opened(room)
    assert "\x1b[" not in opened(room, NO_COLOR="1")


def test_a_terminal_of_ascii_gets_ascii(room: Path) -> None:
    shown = opened(room, PYTHONIOENCODING="ascii", NO_COLOR="1")
    assert shown.isascii()
    assert '"Mind the step. That was the step."' in shown
    assert "-" * 80 in shown


# ---- how it is left --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "exit_code", "last"), [("\x03", 130, "lobbycard: stopped"), ("\x04", 0, ""), ("quit\n", 0, "")]
)
def test_whoever_leaves_is_told_where_the_match_is_kept(key: str, exit_code: int, last: str, room: Path) -> None:
    sitting = sit(
        [*RAY_AND_DANA],
        room,
        lambda _, prompts: key if prompts else "1\n",
        NO_COLOR="1",
    )
    saved = "saved in build/bbb-3.json; to go on: lobbycard play bbb --load build/bbb-3.json --players you,first"
    assert sitting.exit_code == exit_code
    assert sitting.shown.partition(saved)[2].strip() == last
    assert (
        json.loads((room / "build" / "bbb-3.json").read_text())["choices"][0] == "play exit-sign usher-with-a-torch#1"
    )


def test_a_reader_who_goes_away_takes_nothing_along(room: Path) -> None:
    command = f"yes 1 | {sys.executable} -m lobbycard play bbb --seed 3 --players you:ray,first:dana | head -c 4000"
    result = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, check=True, env=ENVIRONMENT, cwd=room
    )
    assert result.stderr.startswith("saved in build/bbb-3.json; ")
    assert result.stderr.count("\n") == 1


def test_a_request_to_end_is_heard(room: Path) -> None:
    command = [sys.executable, "-m", "lobbycard", *RAY_AND_DANA]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT, cwd=room
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        shown = b""
        while shown.count(b"help > ") < 2:
            shown += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGTERM)
        assert process.stderr is not None
        told = process.stderr.read().decode()
    assert (process.returncode, told.partition(";")[0]) == (130, "saved in build/bbb-3.json")


def test_a_finished_match_is_kept_where_it_was_said(room: Path) -> None:
    sitting: Sitting = sit(
        [*RAY_AND_DANA, "--save", "a.json"],
        room,
        lambda shown, _: "end\n" if "End the turn" in shown else "\n",
        NO_COLOR="1",
    )
    assert sitting.shown.endswith("saved in a.json; to see it again: lobbycard replay a.json\r\n")
    assert (room / "a.json").is_file()
