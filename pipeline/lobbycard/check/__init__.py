"""Checking: lint rules over the library, and what is told of their findings."""
