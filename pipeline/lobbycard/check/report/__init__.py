"""The forms in which problems are told, one file each."""
