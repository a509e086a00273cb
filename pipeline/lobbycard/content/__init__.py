"""Content as a designer writes it: YAML, its models, its words, and the library that holds it all."""
