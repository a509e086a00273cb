"""Older versions of a file, checked by their frozen schema and read as if written today."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from lobbycard.content import faults
from lobbycard.content.source import SourceFile
from lobbycard.core.problems import Problem
from lobbycard.core.project import resource


@dataclass(frozen=True)
class Migration:
    """From one version to the next: `schema` names the older, `frozen` its file under schemas/."""

    schema: str
    to: str
    frozen: str
    step: Callable[[dict[str, Any]], dict[str, Any]]


def migrated(file: SourceFile, data: Any, migrations: Mapping[str, Migration]) -> tuple[Any, list[Problem]]:
    """The data in today's version and what there is to say about it; today's data is handed back as it is."""
    problems: list[Problem] = []
    while isinstance(data, dict) and str(data.get("schema")) in migrations:
        migration = migrations[data["schema"]]
        errors = list(_errors(file, data, migration))
        if errors:
            return None, problems + errors
        told = f"{migration.schema} is read as {migration.to}"
        problems.append(Problem(faults.OLDER_VERSION, told, file.place(("schema",)), "lobbycard migrate rewrites it"))
        data = migration.step(data)
    return data, problems


def _errors(file: SourceFile, data: Any, migration: Migration) -> Any:
    from jsonschema import Draft7Validator

    schema = json.loads((resource("schemas") / migration.frozen).read_text("utf-8"))
    for error in Draft7Validator(schema).iter_errors(data):
        path = tuple(error.absolute_path)
        shown = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
        told = f"{shown}: {error.message}" if shown else error.message
        place = file.place((*path, "") if error.validator == "required" else path)
        yield Problem(faults.MALFORMED, told, place, f"this is how {migration.schema} was written")
