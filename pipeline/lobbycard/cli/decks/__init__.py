"""Decks on the command line: which one is meant, and how it is told."""
