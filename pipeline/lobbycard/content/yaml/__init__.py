"""YAML as content is written in it: read by one parser, so that every reader finds the same data."""

from __future__ import annotations

from lobbycard.content.yaml.faults import FAULTS
from lobbycard.content.yaml.parse import parse, positions
from lobbycard.content.yaml.read import read

__all__ = ["FAULTS", "parse", "positions", "read"]
