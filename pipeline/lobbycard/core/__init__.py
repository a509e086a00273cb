"""What every layer stands on: faults, errors, ids, words, files, shelves and the project."""
