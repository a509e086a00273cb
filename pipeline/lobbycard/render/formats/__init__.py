"""The formats of output, one file each."""
