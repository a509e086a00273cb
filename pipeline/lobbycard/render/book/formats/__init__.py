"""The formats of pages to read, one a file."""
