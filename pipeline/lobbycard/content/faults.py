"""The kinds of fault that loading finds once the YAML itself is sound."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

UNKNOWN_SCHEMA = Fault(
    "C101",
    "unknown-schema",
    Severity.ERROR,
    """The first key of every file tells what the file holds, and in which version of the format.

Bad:

    schema: bbb/charactr/1

Good:

    schema: bbb/character/1
""",
)
MISSING_KEY = Fault(
    "C102",
    "missing-key",
    Severity.ERROR,
    """A key that every card or document of this kind has is not there.

Bad:

    - id: riot
      name: Riot

Good:

    - id: riot
      name: Riot
      quote: "Somebody said it was polyester."
""",
)
UNKNOWN_KEY = Fault(
    "C103",
    "unknown-key",
    Severity.ERROR,
    """A key that cards or documents of this kind do not have; what is misspelt would be lost without a word.

Bad:

    trait: [soul]

Good:

    traits: [soul]
""",
)
WRONG_TYPE = Fault(
    "C104",
    "wrong-type",
    Severity.ERROR,
    """A number stands where text is wanted, one value where a list is wanted, or the like.

Bad:

    traits: soul

Good:

    traits: [soul]
""",
)
UNKNOWN_WORD = Fault(
    "C105",
    "unknown-word",
    Severity.ERROR,
    """A value must be one of the game's words, which stand in its game.yaml, or one of a fixed few.

Bad:

    traits: [soull]

Good:

    traits: [soul]

A new word is one line in game.yaml under `words`.
""",
)
OUT_OF_RANGE = Fault(
    "C106",
    "out-of-range",
    Severity.ERROR,
    """A number is too low or too high, or a list or text is too short or too long, for what it stands for.

Bad:

    cards: {riot: 0}

Good:

    cards: {riot: 1}
""",
)
MALFORMED = Fault(
    "C107",
    "malformed",
    Severity.ERROR,
    """A text has a fixed form here: an id in kebab-case, a version, a date, a length with its unit.

Bad:

    id: Street Hustler

Good:

    id: street-hustler
""",
)
MISPLACED_FILE = Fault(
    "C108",
    "misplaced-file",
    Severity.ERROR,
    """A file lies in a folder where files of its kind are not looked for.

Bad: `schema: deck/1` in content/bbb/formats/core.yaml

Good: `schema: deck/1` in content/bbb/decks/core.yaml
""",
)
OLDER_VERSION = Fault(
    "C109",
    "older-version",
    Severity.INFO,
    """The file is written in an older version of its format. It is read as if it were migrated; the file stays.

Bad:

    schema: bbb/character/0
    cards:
      - title_word: hustler

Good:

    schema: bbb/character/1
    cards:
      - title_words: [{word: hustler, readings: [{pos: noun, kind: person}]}]
""",
)
KEY_ORDER = Fault(
    "C111",
    "key-order",
    Severity.INFO,
    """A card's keys stand in one order: who it is, what its kind prints, its words, its abilities, its art and source.
Cards are then read at a glance, and what changed between two versions is all that a comparison shows.

Bad:

    - name: Riot
      id: riot

Good:

    - id: riot
      name: Riot
""",
    fixable=True,
)
UNKNOWN_EFFECT = Fault(
    "E201",
    "unknown-effect",
    Severity.ERROR,
    """`do` names a verb that the game does not have.

Bad:

    effects: [{do: destroy, target: {kind: character}}]

Good:

    effects: [{do: kill, target: {kind: character}}]
""",
)
UNKNOWN_SHAPE = Fault(
    "E202",
    "unknown-shape",
    Severity.ERROR,
    """Part of an ability is told by its one key (play, use, when, instead-of, while; count, have, not ...), and
none of the keys that could stand here does.

Bad:

    - whenever: your-turn
      effects: [{do: draw}]

Good:

    - use: your-turn
      effects: [{do: draw}]
""",
)
NOT_STATIC = Fault(
    "E203",
    "not-static",
    Severity.ERROR,
    """What stands in a `while` holds all the time; a verb that happens once can't.

Bad:

    - while: in-play
      effects: [{do: draw}]

Good:

    - when: start-of-turn
      effects: [{do: draw}]
""",
)

FAULTS = (
    *(UNKNOWN_SCHEMA, MISSING_KEY, UNKNOWN_KEY, WRONG_TYPE, UNKNOWN_WORD, OUT_OF_RANGE, MALFORMED),
    *(MISPLACED_FILE, OLDER_VERSION, KEY_ORDER, UNKNOWN_EFFECT, UNKNOWN_SHAPE, NOT_STATIC),
)
