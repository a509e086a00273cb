"""What `lobbycard fmt` mends, one kind of fault a file."""
