"""The commands, one file each; the first line of a file is what the help says of it."""
