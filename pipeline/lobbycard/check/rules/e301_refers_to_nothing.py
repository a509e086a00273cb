"""A word refers back, and nothing stands before it that it could mean.

`it` and `doer` are what an event happens to and who does it: the ability must open with an event. `chosen` is what
an earlier effect picked, `that-many` how many an earlier effect was about. `that-player` and a `their-` place want
a player who was named before, by an event or by `who`.

Bad:

    - use: your-turn
      effects: [{do: kill, target: it}]

Good:

    - when: {event: knocks-out, of: {kind: character}, by: this}
      effects: [{do: kill, target: it}]
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from lobbycard.check.ability import THINGS, Ability, Path, abilities, fields_of, lists_of, own_parts, words_of
from lobbycard.check.rule import Rule, fault
from lobbycard.content.content import Content
from lobbycard.content.library import Library
from lobbycard.core.problems import Problem
from lobbycard.effects.grammar.event import Happens
from lobbycard.effects.grammar.part import Part
from lobbycard.effects.grammar.verb import Verb
from lobbycard.effects.grammar.which import Target

FAULT = fault(__name__, __doc__)
HINTS = {
    "it": "only an event gives it: open the ability with {event: ...}",
    "doer": "only an event gives it: open the ability with {event: ...}",
    "chosen": "no effect before it picks anything",
    "that-many": "no effect before it counts or picks anything",
    "that-player": "no event and no effect before it names a player",
    "their": "no player but you is named before it; write who: as well",
}
BACK = frozenset(HINTS)
Words = Iterator[tuple[Path, str, str]]


def check(content: Content, library: Library) -> Iterator[Problem]:
    """Each word that refers to something that was not named before it."""
    for ability in abilities(content):
        if any(word in BACK or word.startswith("their-") for word in ability.words):
            for path, word, kind in dangling(ability):
                yield Problem(FAULT, f"{ability.holder}: {word!r} refers to nothing", ability.place(path), HINTS[kind])


def back(part: Part) -> Words:
    """The words of a part that refer back: key, word, and what it needs."""
    yield from ((key, word, word) for key, word in words_of(part, *THINGS, "Amount", "Quantity") if word in BACK)
    yield from ((key, word, word) for key, word in words_of(part, "Player", "Chooser") if word == "that-player")
    yield from ((key, word, "their") for key, word in words_of(part, "Place") if word.startswith("their-"))


def dangling(ability: Ability) -> Words:
    """The words of an ability that refer to nothing."""
    own = list(own_parts(ability.shell))
    event = any(isinstance(part, Happens) for _, part in own)
    known = {"it", "doer", "that-player", "their"} if event else set()
    for path, part in own:
        yield from unknown(part, path, set() if isinstance(part, Happens) else known)
    for path, effects in sorted(lists_of(ability.shell)):
        known |= yield from through(effects, path, known)


def through(effects: Sequence[Verb], path: Path, known: set[str]) -> Generator[tuple[Path, str, str], None, set[str]]:
    """The dangling words of a list of effects; answers what can be referred to after it."""
    for at, effect in enumerate(effects):
        acts = {"their"} if any(word != "you" for _, word in words_of(effect, "Player")) else set()
        for inner, part in own_parts(effect, (*path, at)):
            yield from unknown(part, inner, known | acts)
        known = known | given(effect)
        after = set(known)
        for inner, nested in lists_of(effect):
            after |= yield from through(nested, (*path, at, *inner), known)
        known = after
    return known


def unknown(part: Part, path: Path, known: set[str]) -> Words:
    """The words of one part that refer to nothing known."""
    yield from (((*path, *key), word, kind) for key, word, kind in back(part) if kind not in known)


def given(effect: Verb) -> set[str]:
    """What can be referred to after an effect."""
    targets = [part for _, part in own_parts(effect) if isinstance(part, Target)]
    counted = targets or fields_of(type(effect), "Amount", "Quantity")
    names = any(word != "you" for _, word in words_of(effect, "Player"))
    found = {"chosen"} if any(target.pick != "all" for target in targets) else set()
    return found | ({"that-many"} if counted else set()) | ({"that-player", "their"} if names else set())


RULE = Rule(FAULT, check, abilities)
