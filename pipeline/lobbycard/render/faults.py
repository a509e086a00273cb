"""The kinds of fault that printing finds."""

from __future__ import annotations

from lobbycard.core.problems import Fault, Severity

TOO_MUCH_TEXT = Fault(
    "P101",
    "too-much-text",
    Severity.ERROR,
    """Text is set as large as fits its place on the face or page, but never smaller than the floor that its
`face.yaml` or `quickref.yaml` gives. This text does not fit even there; nothing is ever cut off.

Bad: a name of nine long words, five abilities on one card, or a line on the quick reference for every rule

Good: a shorter name, or an ability the fewer
""",
)
MISSING_GLYPH = Fault(
    "P102",
    "missing-glyph",
    Severity.ERROR,
    """The font of the face has no drawing for a character; it would print as an empty box.

Bad: a quote with a character of a script that the font was not made for

Good: another spelling, or a face whose style names a font that has the character
""",
)
FOREIGN_FONT = Fault(
    "P103",
    "foreign-font",
    Severity.ERROR,
    """A face was set in a font that is neither the project's nor lobbycard's own, so that it would look
different on another machine.

Bad:

    font-family: Comic Sans

Good:

    @font-face { font-family: Caprasimo; src: url(/fonts/caprasimo.ttf) }
    .name { font-family: Caprasimo }
""",
)
READS_OUTSIDE = Fault(
    "P104",
    "reads-outside",
    Severity.ERROR,
    """A face, a style or a picture asks for something that lies outside the project, on this machine or on
the network. Printing reads the project and lobbycard's own templates, and nothing else.

Bad: a style with an `@import` of a font from the web

Good: the font as a file under templates/fonts, with its licence beside it
""",
)
MISSING_PICTURE = Fault(
    "P105",
    "missing-picture",
    Severity.ERROR,
    """A card, face or style names a picture, emblem or font that is not there.

Bad:

    art: {emblem: disco-bal}

Good:

    art: {emblem: disco-ball}
""",
)
NO_FACE = Fault(
    "P106",
    "no-face",
    Severity.ERROR,
    """There is no template for this kind of card. A kind's face is templates/face/<game>/<kind>.html.j2,
and its colours stand in templates/face/<game>/face.yaml.
""",
)
BROKEN_FACE = Fault(
    "P107",
    "broken-face",
    Severity.ERROR,
    """The template of a face or page can't be filled in: it has a mistake in it, uses a name that does not exist,
tries what a template may not do, or never comes to an end.

Bad:

    {{ card.nmae }}

Good:

    {{ card.name }}
""",
)
STYLE_IGNORED = Fault(
    "P108",
    "style-ignored",
    Severity.WARNING,
    """The renderer met something in a face or style that it does not know, and left it out.

Bad:

    .name { mix-blend-mode: multiply }

Good: a style that the renderer knows
""",
)
MANY_PAGES = Fault(
    "P109",
    "many-pages",
    Severity.ERROR,
    """A card takes one page, and so does a quick reference; this one ran over onto more. What grows with the text
must stand in a box of fixed place and height, with the text inside an element of class `fit-in`.
""",
)
SMALL_TEXT = Fault(
    "P110",
    "small-text",
    Severity.WARNING,
    """The text of a card had to be set smaller than is easy to read across a table. It still prints.

Good: fewer words
""",
)
LEFT_OUT = Fault(
    "P111",
    "left-out",
    Severity.ERROR,
    """A rule has a line for the quick reference (`short`), but its section has no panel there, so that it would
not print. Panels stand in templates/book/<game>/quickref.yaml.

Bad: `short: ...` in a section that no panel shows

Good:

    columns:
      - [{section: turn, kind: character}]
""",
)
SLOW_PAGE = Fault(
    "P112",
    "slow-page",
    Severity.ERROR,
    """Laying out a page took so long that it was given up. A template may ask for more than anything can lay out: a
table of a million columns, boxes in boxes without end.

Bad: `columns: 100000000`

Good: `columns: 2`
""",
)

FAULTS = (
    *(TOO_MUCH_TEXT, MISSING_GLYPH, FOREIGN_FONT, READS_OUTSIDE, MISSING_PICTURE),
    *(NO_FACE, BROKEN_FACE, STYLE_IGNORED, MANY_PAGES, SMALL_TEXT),
    *(LEFT_OUT, SLOW_PAGE),
)
