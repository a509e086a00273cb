"""The documents of a project, one file each."""
