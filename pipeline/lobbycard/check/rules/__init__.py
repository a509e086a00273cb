"""The lint rules, one file each: its name gives the code and the name, its docstring the page."""
