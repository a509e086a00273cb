"""Pages to read rather than cards to play: the quick reference."""
