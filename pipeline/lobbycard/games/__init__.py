"""The games that lobbycard plays: a package each, reached through the shelf."""
