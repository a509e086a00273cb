"""The built package carries all that it needs, and works where only its wheel is."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.meta.source import ROOT

DATA = "lobbycard/_data"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a source distribution and of the wheel built from it."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


def test_the_wheel_carries_what_the_checkout_holds(built: Path) -> None:
    [wheel] = built.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {
        f"{DATA}/{path.relative_to(ROOT).as_posix()}"
        for folder in ("templates", "schemas", "content")
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
    }
    assert expected - names == set()
    assert {name for name in names if name.startswith(DATA)} - expected == set()
    assert {"lobbycard/py.typed", "lobbycard/cli/__init__.py"} - names == set()
    assert [name for name in names if name.startswith(("tests", "pipeline"))] == []


def test_every_font_comes_with_its_licence(built: Path) -> None:
    [wheel] = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    fonts = [Path(name).stem for name in names if name.endswith((".ttf", ".otf", ".woff2"))]
    licensed = tuple(Path(name).stem.removeprefix("OFL-") for name in names if Path(name).name.startswith("OFL-"))
    assert [font for font in fonts if not font.startswith(licensed)] == []
    assert len(fonts) >= 2


def test_the_source_distribution_carries_no_outputs(built: Path) -> None:
    [path] = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        folders = {name.split("/")[1] for name in archive.getnames()}
    assert folders == {
        *("pipeline", "templates", "schemas", "content"),
        *("CHANGELOG.md", "LICENSE", "README.md", "PKG-INFO", "pyproject.toml", ".gitignore"),
    }


def test_the_installed_command_checks_the_shipped_games(built: Path, tmp_path: Path) -> None:
    python = fresh_environment(tmp_path / "fresh")
    [wheel] = built.glob("*.whl")
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    where = run(python, "-c", "import lobbycard; print(lobbycard.__file__)", folder=tmp_path)
    assert Path(where.strip()).is_relative_to(tmp_path / "fresh")
    output = run(python.with_name("lobbycard"), "validate", "-C", "shipped", folder=tmp_path)
    assert "0 errors" in output or "no problems" in output.lower()


def fresh_environment(folder: Path) -> Path:
    """Make an environment with the packages of this one but without its lobbycard, and give its Python."""
    venv.create(folder, with_pip=False)
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "bin" / "python"


def run(*command: str | Path, folder: Path = ROOT) -> str:
    environment = {"PATH": "/usr/bin:/bin", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout
