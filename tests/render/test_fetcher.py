"""A face gets the project's own files and nothing else, however it asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from lobbycard.core.errors import FaultyContentError
from tests.render.workshop import Workshop, faults, faults_raised, project_at

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">{}</svg>'
SQUARE = SVG.format('<path d="M0 0h4v4H0Z" fill="#112233"/>')
LEAK = '<image href="{}" width="4" height="4"/>'
OUTSIDE = {
    "http": '<img src="http://project.invalid/a.png">',
    "another host": '<img src="https://other.project.invalid/a.svg">',
    "a host that begins alike": '<img src="https://project.invalid.other/a.svg">',
    "no scheme": '<img src="//other.project.invalid/a.svg">',
    "a file": '<img src="file:///etc/hostname.svg">',
    "data": '<img src="data:image/svg+xml,%3Csvg%3E%3C/svg%3E">',
    "a link out": '<img src="link.svg">',
    "escaped dots": '<img src="%2e%2e%2foutside.svg">',
    "escaped slashes": '<img src="icons/..%2f..%2foutside.svg">',
    "a style": '<link rel="stylesheet" href="http://project.invalid/a.css">',
    "an import": "<style>@import url(http://project.invalid/a.css);</style>",
    "a font by file": "<style>@font-face{font-family:F;src:url(file:///etc/f.ttf)} p{font-family:F}</style>",
    "another base": '<base href="http://project.invalid/"><img src="a.svg">',
    "a background": "<div style='background:url(http://project.invalid/a.png);height:9mm'></div>",
    "content": "<style>p::before{content:url(http://project.invalid/a.png)}</style><p></p>",
    "object": '<object data="http://project.invalid/a.svg" type="image/svg+xml"></object>',
    "embed": '<embed src="http://project.invalid/a.svg" type="image/svg+xml">',
    "an attachment": '<link rel="attachment" href="file:///etc/hostname">',
    "a picture in a picture": '<img src="nested.svg" style="width:9mm;height:9mm">',
    "a file in a picture": '<img src="nested-file.svg" style="width:9mm;height:9mm">',
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """A project with a picture outside it, and links and pictures inside it that lead there."""
    root = tmp_path_factory.mktemp("fetch")
    (root / "outside.svg").write_text(SQUARE)
    pictures = {
        "templates/nested.svg": SVG.format(LEAK.format("http://project.invalid/a.png")),
        "templates/nested-file.svg": SVG.format(LEAK.format(f"file://{root}/outside.svg")),
        "templates/inside.svg": SQUARE,
    }
    project = project_at(root / "project", pictures)
    (project.templates / "link.svg").symlink_to(root / "outside.svg")
    return Workshop(project)


@pytest.mark.parametrize("body", OUTSIDE.values(), ids=OUTSIDE)
def test_what_lies_outside_is_refused_and_told(body: str, own: Workshop) -> None:
    printed = own.printed_html(body)
    told = [message for message in faults(printed) if message.startswith("P104")]
    assert told, faults(printed)
    assert all(message.endswith("which is outside the project") for message in told)
    assert fetched(printed.files, own) <= {"nested.svg", "nested-file.svg"}


def test_another_kind_of_file_is_refused_and_told(own: Workshop) -> None:
    printed = own.printed_html('<img src="face/bbb/face.yaml">')
    [fault] = faults(printed)
    assert fault.startswith("P104 riot: asks for 'face/bbb/face.yaml', which is none of what a face may read: .css,")
    assert fetched(printed.files, own) == set()


def test_dots_in_an_address_stay_inside(own: Workshop) -> None:
    printed = own.printed_html('<img src="../../../../outside.svg">')
    assert faults(printed) == ["P105 riot: there is no file 'outside.svg'"]
    assert fetched(printed.files, own) == set()


def test_what_lies_inside_is_given_and_noted(own: Workshop) -> None:
    printed = own.printed_html('<img src="inside.svg">')
    assert faults(printed) == []
    assert fetched(printed.files, own) == {"inside.svg"}


def test_what_is_not_there_is_told(own: Workshop) -> None:
    assert faults(own.printed_html('<img src="icons/gone.svg">')) == ["P105 riot: there is no file 'icons/gone.svg'"]


def test_a_picture_that_can_t_be_read_is_a_fault(own: Workshop) -> None:
    (own.project.templates / "broken.svg").write_text("<svg")
    [fault] = faults(own.printed_html('<img src="broken.svg" style="width:9mm;height:9mm">'))
    assert fault.startswith("P105 riot: Failed to load image at 'broken.svg'")
    assert not fault.endswith(":")


def test_a_style_that_asks_for_the_web_stops_the_press(tmp_path: Path, workshop: Workshop) -> None:
    css = "@import url(https://other.project.invalid/fonts.css);\n" + workshop.assets.text("face/bbb/face.css")
    own = Workshop(project_at(tmp_path, {"templates/face/bbb/face.css": css}))
    with pytest.raises(FaultyContentError) as caught:
        own.printed(own.content.cards["riot"])
    assert faults_raised(caught.value)[0] == (
        "P104 face/bbb/face.css: asks for 'https://other.project.invalid/fonts.css', which is outside the project"
    )


def fetched(files: dict[str, str], own: Workshop) -> set[str]:
    """What a page got besides the fonts of its style."""
    return {name for name in files if not name.startswith("fonts/")}
