"""The rules that a format may hold, one file each."""
