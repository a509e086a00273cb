"""What changed between two revisions, told in a form each."""
