"""Rewriting files where they stand: faults mended and older versions made today's, with every comment kept."""
