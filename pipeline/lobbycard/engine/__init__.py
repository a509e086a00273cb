"""The reference rules engine: decisions, chance, the table, verbs, windows, values, views and matches."""
