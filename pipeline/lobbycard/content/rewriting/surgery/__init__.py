"""Changing a file where it stands: everything that is not meant, comments and layout too, stays byte for byte."""
