"""Lobbycard: cards as YAML go in; checked, playable, printable games come out."""

__version__ = "0.1.0"
