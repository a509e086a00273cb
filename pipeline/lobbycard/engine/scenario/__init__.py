"""Scenarios: worked examples that are played, compared with what they expect, and that prove the rules they ran."""
