"""What changed between two states of a project, card by card and deck by deck."""
