"""How much of anything the reader of YAML takes."""

LARGEST_FILE = 8 * 1024 * 1024  # bytes
DEEPEST = 64  # levels of maps and lists
MOST_OF_A_KIND = 20  # problems of one kind told about one file; the rest are counted
LONGEST_MESSAGE = 200  # characters
MOST_REPAIRS = 20  # broken lines that are mended for the sake of reading on
MOST_REREAD = 4 * 1024 * 1024  # characters, over all readings of a file with broken lines
