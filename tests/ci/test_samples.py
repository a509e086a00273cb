"""What designers copy for their CI is well formed, and its commands do what they say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from lobbycard.check.output import Report
from lobbycard.core.shelf import shelf
from tests.check.project import project
from tests.git_repository import ENVIRONMENT, GitRepository
from tests.meta.source import PIPELINE, ROOT

DOCS = ROOT / "docs" / "ci"
ACTION = ROOT / ".github" / "actions" / "validate" / "action.yml"
HOOKS = ROOT / ".pre-commit-hooks.yaml"
FORMED = {
    ACTION: "vendor.github-actions",
    DOCS / "github.yml": "vendor.github-workflows",
    DOCS / "gitlab-ci.yml": "vendor.gitlab-ci",
}
SHIM = f'#!/bin/sh\nPYTHONPATH="{PIPELINE}" exec "{sys.executable}" -m lobbycard "$@"\n'
DECK = "content/bbb/decks/a.yaml"
SOUND: dict[str, str] = {}
FAULTY = {DECK: "schema: deck/1\nid: [a\n"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def run(*command: str | Path, folder: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8", **ENVIRONMENT, **variables}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("path", FORMED, ids=lambda path: path.name)
def test_a_sample_is_well_formed(path: Path, tmp_path: Path) -> None:
    check = (sys.executable, "-m", "check_jsonschema", "--builtin-schema", FORMED[path])
    result = run(*check, path)
    assert result.returncode == 0, result.stdout + result.stderr
    spoilt = tmp_path / path.name
    spoilt.write_text(re.sub(r"^( +)(image|runs-on|using):.*", r"\1\2: [{}]", path.read_text(), flags=re.MULTILINE))
    assert run(*check, spoilt).returncode == 1


def test_every_job_ends_by_itself() -> None:
    check = (sys.executable, "-m", "check_jsonschema", "--builtin-schema", "custom.github-workflows-require-timeout")
    assert run(*check, DOCS / "github.yml").returncode == 0


@pytest.mark.parametrize(
    ("verb", "path"), [("validate-manifest", HOOKS), ("validate-config", DOCS / "pre-commit-config.yaml")]
)
def test_pre_commit_takes_the_hooks(verb: str, path: Path, tmp_path: Path) -> None:
    result = run(sys.executable, "-m", "pre_commit", verb, path, PRE_COMMIT_HOME=str(tmp_path))
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_sample_names_hooks_that_there_are() -> None:
    hooks = {hook["id"] for hook in read(HOOKS)}
    [repository] = read(DOCS / "pre-commit-config.yaml")["repos"]
    assert {hook["id"] for hook in repository["hooks"]} == hooks


def test_the_hooks_run_for_files_of_content_alone() -> None:
    patterns = {re.compile(hook["files"]) for hook in read(HOOKS)}
    content = [path.relative_to(ROOT).as_posix() for path in (ROOT / "content").rglob("*.yaml")]
    assert len(content) >= 12
    for pattern in patterns:
        assert [path for path in content if not pattern.search(path) or not pattern.search(f"games/{path}")] == []
        assert [
            path for path in ("templates/sheet/a4.yaml", "content/a.yml", "discontent/a.yaml") if pattern.search(path)
        ] == []


def test_the_sample_gives_the_action_inputs_that_it_has() -> None:
    steps = read(DOCS / "github.yml")["jobs"]["validate"]["steps"]
    [used] = [step for step in steps if "/actions/validate@" in step.get("uses", "")]
    assert set(used["with"]) - set(read(ACTION)["inputs"]) == set()


def test_no_script_of_the_action_holds_what_others_wrote() -> None:
    scripts = [step["run"] for step in read(ACTION)["runs"]["steps"] if "run" in step]
    assert [script for script in scripts if "${{" in script] == []
    assert len(scripts) == 3


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    shim = tmp_path / "bin" / "lobbycard"
    shim.parent.mkdir()
    shim.write_text(SHIM)
    shim.chmod(0o755)
    return shim.parent


class Workspace:
    """A repository as a service checks it out, with lobbycard on the path."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder = folder
        self.kept = GitRepository(folder)
        self.path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"

    def step(self, name: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a step of the action as GitHub does."""
        [script] = [step["run"] for step in read(ACTION)["runs"]["steps"] if step.get("name") == name]
        told = {"GITHUB_WORKSPACE": str(self.folder), "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md")}
        bash = ("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script)
        return run(*bash, folder=self.folder, PATH=self.path, **told, **variables)


@pytest.fixture
def workspace(tmp_path: Path, bin_folder: Path) -> Workspace:
    return Workspace(tmp_path / "workspace", bin_folder)


@pytest.mark.parametrize(("files", "code"), [(SOUND, 0), (FAULTY, 1)], ids=["sound", "faulty"])
def test_the_action_shows_what_is_wrong_and_fails_for_it(
    files: dict[str, str], code: int, workspace: Workspace
) -> None:
    project(workspace.folder / "games", files)
    result = workspace.step("Validate", PROJECT="games", FAIL_ON="error", SARIF="lobbycard.sarif")
    assert (result.returncode, result.stderr) == (code, "")
    assert (f"file=games/{DECK},line=2" in result.stdout) == bool(code)
    [found] = json.loads((workspace.folder / "lobbycard.sarif").read_text())["runs"]
    uris = {each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for each in found["results"]}
    assert uris == ({f"games/{DECK}"} if code else set())


def test_the_action_fails_as_gravely_as_it_is_told(workspace: Workspace) -> None:
    project(workspace.folder, {"content/bbb/tables/a.yaml": "schema: deck/0  \n"})
    assert workspace.step("Validate", PROJECT=".", FAIL_ON="nonsense", SARIF="").returncode == 2
    assert workspace.step("Validate", PROJECT="nowhere", FAIL_ON="error", SARIF="a.sarif").returncode == 2


def test_the_action_tells_what_changed(workspace: Workspace) -> None:
    project(workspace.folder, SOUND)
    commit = workspace.kept.commit({})
    project(workspace.folder, {"content/bbb/formats/open.yaml": "{schema: format/1, id: open, game: bbb, rules: []}"})
    result = workspace.step("Tell what changed", PROJECT=".", REVISION=commit)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert "- format `open` added\n" in (workspace.folder / "summary.md").read_text()
    hostile = workspace.step("Tell what changed", PROJECT=".", REVISION="--help")
    assert (hostile.returncode, hostile.stderr.startswith("lobbycard: there is no revision '--help'")) == (2, True)


@pytest.mark.parametrize(("files", "code"), [(SOUND, 0), (FAULTY, 1)], ids=["sound", "faulty"])
def test_the_job_for_gitlab_leaves_its_reports_whatever_it_finds(
    files: dict[str, str], code: int, workspace: Workspace
) -> None:
    project(workspace.folder, files)
    [job] = read(DOCS / "gitlab-ci.yml").values()
    script = "\n".join(["set -eo pipefail", *job["script"]])
    result = run(
        "bash", "-c", script, folder=workspace.folder, PATH=workspace.path, CI_PROJECT_DIR=str(workspace.folder)
    )
    assert result.returncode == code, result.stderr
    reports = [workspace.folder / name for name in job["artifacts"]["reports"].values()]
    assert [bool(report.read_text().strip()) for report in reports] == [True, True]
    assert bool(json.loads(reports[0].read_text())) == bool(code)


def test_the_guide_knows_every_form() -> None:
    guide = (DOCS / "README.md").read_text()
    told = re.findall(r"^\| `(\w+)` \|", guide, re.MULTILINE)
    assert sorted(told) == list(shelf("lobbycard.check.report", "REPORT", Report))
    links = re.findall(r"\]\(([^)]+)\)", guide)
    assert [link for link in links if not (DOCS / link).exists()] == []
    assert len(links) == 3
