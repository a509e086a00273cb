"""What each decision of BBB asks, and what each option does, by its key and the view."""

from __future__ import annotations

from collections.abc import Sequence

from lobbycard.content.card import Card
from lobbycard.content.text import Line
from lobbycard.core.words import capitalised, possessive
from lobbycard.engine.decision import DONE, Option, Player
from lobbycard.engine.screen import FAINT, FIGURE, Screen, View, said

# What a decision asks, by its kind; an own turn is asked over the whole table.
TURN = "turn"
QUESTIONS = {
    TURN: "Your turn: what do you do?",
    "meanwhile": "Do you want to do something before the turn goes on?",
    "answer": "Do you answer it?",
    "attack": "Does anything of yours change the attack?",
    "attack-resolved": "The result is known. Do you do anything about it?",
    "attack-over": "The attack is over. Do you do anything?",
    "attack-again": "It attacks once more. Whom?",
    "would-die": "Somebody is about to die. Do you save them?",
    "victim": "Who dies?",
    "discard": "What do you discard?",
    "opponent": "Which opponent?",
    "order": "Which happens first?",
    "reorder": "Which of these goes on top?",
    "attach": "Which card?",
    "to": "Where does it go?",
    "kill": "What is killed?",
    "knock-out": "Who is knocked out?",
    "move": "Which card moves?",
    "swap": "Which of yours goes?",
    "with": "Which comes in its place?",
    "use": "Do you use it?",
    "may": "Will you?",
    "choose": "Which of them?",
}
LABELS = {
    "discard": "Discard {0}",
    "end": "End the turn",
    "first": "{0} first",
    "kill": "Kill {0}",
    "knock-out": "Knock out {0}",
    "move": "Move {0}",
    "pick": "{0}",
    "top": "{0} on top",
    "to": "{0}",
    "with": "{0}",
}
# Options about two things, by the verb and what they are mainly about.
PAIRS = {
    ("attack", "player"): "Attack {1} with {0}",
    ("combine", "player"): "Combine {0} with {whose} Location",
    ("kung-fu", "character"): "Let {0} fight {1}",
    ("move", "prop"): "Move {0} to {1}",
    ("play", "player"): "Play {0} in {whose} Movie",
    ("play", "prop"): "Give {0} to {1}",
}
# The verbs whose card is told with its player and its strength.
POINTING = ("attach", "kill", "knock-out", "kung-fu", "pick", "swap", "to", "with")


def label(screen: Screen, option: Option, view: View) -> Line | None:
    """What an option does, with the text of a card that isn't shown beside it; None where BBB has no own words."""
    verb, *about = option.key.split(" ")
    about = [each for each in about if not each.isdecimal()]
    if option.key == DONE:
        return said("No more")
    if not about and verb not in LABELS:
        return None
    parts: list[str | tuple[str, str]] = [capitalised(_sentence(screen, verb, about, view))]
    if verb in ("attack", "kung-fu"):
        parts += [(f" ({_odds(screen, verb, about, view)})", FIGURE)]
    elif verb == "use" or (verb == "play" and view.get("decision", {}).get("kind") != TURN):
        parts += [(f"  {_card(screen, about[0]).text.plain}", FAINT)]
    return said(*parts)


def _sentence(screen: Screen, verb: str, about: Sequence[str], view: View) -> str:
    """'Attack Dana with Killer Pimp', 'Give Car Keys to Street Hustler', 'Play Car Wash in your Movie'."""
    names = [_pointed_out(screen, each, verb, view) for each in about]
    if len(about) == 2 and (verb, _kind(screen, about, view)) in PAIRS:
        return PAIRS[verb, _kind(screen, about, view)].format(*names, whose=possessive(names[1]))
    if verb in LABELS:
        return LABELS[verb].format(*names)
    return f"{verb.replace('-', ' ')} {' for '.join(names)}"


def _kind(screen: Screen, about: Sequence[str], view: View) -> str:
    """What an option about two things is mainly about: a player, or the kind of its card."""
    return "player" if about[1] in view["players"] else _card(screen, about[0]).kind


def _pointed_out(screen: Screen, thing: str, verb: str, view: View) -> str:
    """A card's name, where it matters with its player and its DS; a Movie by its player."""
    name = screen.name(thing, view)
    if thing in view["players"]:
        return f"{possessive(name)} Movie" if verb == "to" else name
    owner, piece = _lying(thing, view)
    if verb not in POINTING or piece is None:
        return name
    whose = [] if owner in (None, screen.you(view)) or verb == "pick" else [possessive(screen.name(owner, view))]
    about = whose + ([f"DS {piece['ds']}"] if "ds" in piece and verb != "kung-fu" else [])
    return f"{name} ({', '.join(about)})" if about else name


def _lying(thing: str, view: View) -> tuple[Player | None, View | None]:
    """In whose Movie a card lies, and what is seen of it there; where there are several such cards, of none."""
    found = [
        (player, each)
        for player, zone in view["zones"]["movie"].items()
        for piece in zone["cards"]
        for each in (piece, *piece.get("under", ()))
        if each["card"] == thing
    ]
    return found[0] if len(found) == 1 else (None, None)


def _odds(screen: Screen, verb: str, about: Sequence[str], view: View) -> str:
    """'AS 7 against DS 9', as the figures lie on the table."""
    if verb == "attack":
        return f"{figure(_card(screen, about[0]))} against DS {view['movies'][about[1]]['ds']}"
    owner, _ = _lying(about[1], view)
    location = view["movies"][owner]["location"] if owner else None
    fighter, victim, place = (_strength(each, view) for each in (*about, location))
    return f"DS {fighter} against DS {victim + place}"


def _strength(thing: str | None, view: View) -> int:
    """What a card of a Movie shows with all that lies under it."""
    card = (thing or "").partition("#")[0]
    for zone in view["zones"]["movie"].values():
        for piece in zone["cards"]:
            if piece["card"] == card:
                return sum(each.get("ds", 0) for each in (piece, *piece.get("under", ())))
    return 0


def _card(screen: Screen, thing: str) -> Card:
    return screen.cards[thing.partition("#")[0]]


def figure(card: Card) -> str:
    """'DS 3', 'AS 7', or nothing."""
    for stat, field in (("DS", "ds"), ("AS", "as_")):
        if hasattr(card, field):
            return f"{stat} {getattr(card, field)}"
    return ""
