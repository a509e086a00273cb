"""A template shows a card and does nothing else: it reads no file, asks no object for its insides, and ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.core.errors import FaultyContentError
from tests.render.workshop import Workshop, project_at

SECRET = "the secret of the motel"
BROKEN = {
    "an unknown name": ("{{ card.nmae }}", "has no attribute 'nmae'"),
    "an unknown variable": ("{{ crad }}", "'crad' is undefined"),
    "a tag left open": ("{% if card %}", "nexpected end of template"),
    "a sum of words": ("{{ card.ds + card.name }}", "unsupported operand"),
    "a division by nothing": ("{{ 1 / 0 }}", "division by zero"),
    "a file above": ("{% include '../../secret.txt' %}", "there is no template '../../secret.txt'"),
    "a file by an unknown name": ("{% include secret %}", "'secret' is undefined"),
    "a file from the root": ("{% include '/etc/passwd' %}", "there is no template '/etc/passwd'"),
    "a link that leads out": ("{% include 'bbb/link.txt' %}", "there is no template 'bbb/link.txt'"),
    "an import from above": ("{% from '../../secret.txt' import x %}", "there is no template '../../secret.txt'"),
    "the class of a text": ("{{ ''.__class__.__mro__ }}", "access to attribute '__class__'"),
    "the globals of a function": ("{{ icon.__globals__ }}", "access to attribute '__globals__'"),
    "a format with insides": ("{{ '{0.__class__}'.format(card) }}", "access to attribute 'format'"),
    "a format made long": ("{{ '{:>999999999}'.format(1) }}", "access to attribute 'format'"),
    "a loop in a loop": ("{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}", "to an end"),
    "a range too long": ("{% for a in range(10 ** 9) %}{% endfor %}", "may not use '**'"),
    "a macro that calls itself twice": (
        "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}{% endmacro %}{{ m(60) }}",
        "to an end",
    ),
    "a macro that never ends": ("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", ""),
    "a text made long": ("{{ 'x' * 999999999 }}", "may not use '*'"),
    "a text formatted long": ("{{ '%999999999d' % 1 }}", "may not use '%'"),
    "a text padded long": ("{{ 'x'.ljust(999999999) }}", "access to attribute 'ljust'"),
    "a filter that pads": ("{{ 'x'|center(999999999) }}", "No filter named 'center'"),
    "what makes text up": ("{{ lipsum() }}", "'lipsum' is undefined"),
}


@pytest.mark.parametrize(("source", "said"), BROKEN.values(), ids=BROKEN)
def test_a_template_that_misbehaves_is_a_fault_at_its_line(source: str, said: str, tmp_path: Path) -> None:
    own = Workshop(project_at(tmp_path / "project", {"templates/face/bbb/prop.html.j2": f"<p>\n{source}"}))
    for folder in (tmp_path, tmp_path / "project"):
        (folder / "secret.txt").write_text(SECRET)
    (tmp_path / "project/templates/face/bbb/link.txt").symlink_to(tmp_path / "secret.txt")
    with pytest.raises(FaultyContentError) as caught:
        own.faces.face(own.content.cards["molotov-cocktail"])
    [problem] = caught.value.problems
    assert (problem.code, problem.place.path) == ("P107", "templates/face/bbb/prop.html.j2")
    assert problem.place.line == 2
    assert said in problem.message
    assert SECRET not in problem.message


def test_a_name_with_marks_of_html_is_shown_as_it_is(workshop: Workshop) -> None:
    face = workshop.faces.face(workshop.card("riot", name="Tom & Jerry <b>deal</b>"))
    assert "<title>Tom &amp; Jerry &lt;b&gt;deal&lt;/b&gt;</title>" in face.html


def test_a_space_that_html_left_behind_is_a_space(workshop: Workshop) -> None:
    face = workshop.faces.face(workshop.card("riot", quote="Tom&#160;& Jerry deal < 3,&nbsp;so"))
    assert "“Tom\u00a0&amp; Jerry deal &lt; 3,\u00a0so”" in face.html
