"""Decks: what they hold, the rules that a format may have, and whether a deck follows them."""
