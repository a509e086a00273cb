"""BBB's rules, by the sections of its rulebook: set-up, turn, special effects, attacks, the end and the score."""
