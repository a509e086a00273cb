"""Playing at the terminal: who sits where, what is shown and asked, and what is kept."""
