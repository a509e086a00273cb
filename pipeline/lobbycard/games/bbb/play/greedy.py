"""What a greedy player likes: by the view and the keys alone, so that it knows no more than a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lobbycard.content.card import Card
from lobbycard.content.entry import Entry
from lobbycard.games.bbb.play.sight import Sight

NEVER = -10.0
# What a card in hand is worth keeping, by kind; less than KEPT is thrown away for a new one.
KEPT = 4.0
KEEPING = {"character": 9.0, "roll-the-credits": 8.0, "sfx": 5.0}
PER_POINT = {"creature": 1 / 3}
TITLE_WORD = 6.0
# What SFX and abilities do for their player whenever they are used, by verb.
GAINS = {
    "kill": 30.0,
    "attach": 26.0,
    "move": 22.0,
    "draw": 20.0,
    "swap": 18.0,
    "reveal": 16.0,
    "set": 15.0,
    "change": 12.0,
    "look": 10.0,
    "knock-out": 8.0,
    "gain-trait": 6.0,
}
# What turns an attack, for its attacker and against.
FOR_ATTACK = ("multiply", "change")
AGAINST_ATTACK = ("stop", "decide", "redirect", "lose-trait", "change")


def rank(view: Mapping[str, Any], kind: str, keys: Sequence[str], cards: Mapping[str, Entry[Card]]) -> list[float]:
    """How good each option looks: to build one's Movie, to attack where the strength is enough, to end while ahead."""
    sight = Sight(view, cards)
    judge = JUDGES.get(kind, _choice)
    return [judge(sight, key.split(" ")) for key in keys]


def _turn(sight: Sight, key: list[str]) -> float:
    """What to do in one's own turn; ending it is 0."""
    verb, *about = key
    if not about:
        return 0.0
    judge = MOVES.get(verb) or PLAYS.get(sight.kind(about[0]), _effect)
    return judge(sight, about)


def _attack(sight: Sight, about: list[str]) -> float:
    """Attack where that succeeds as it stands, or with what is in hand."""
    creature, rival = about
    if not sight.characters(rival):
        return NEVER
    margin = sight.reach(sight.figure(creature), sight.traits(creature)) - sight.strength(rival)
    return 60.0 + sight.best(rival) - margin / 10 if margin >= 0 else NEVER


def _fight(sight: Sight, about: list[str]) -> float:
    fighter, victim = about
    owner, worth = sight.member(victim)
    wins = sight.member(fighter)[1] >= worth + sight.location(owner)
    return 65.0 + worth if worth > 0 and wins else NEVER


def _character(sight: Sight, about: list[str]) -> float:
    return 50.0 + sight.figure(about[0]) if sight.figure(about[0]) > 0 else NEVER


def _prop(sight: Sight, about: list[str]) -> float:
    prop, bearer = about
    return 40.0 + sight.figure(prop) if sight.figure(prop) > 0 and sight.member(bearer)[0] == sight.me else NEVER


def _location(sight: Sight, about: list[str]) -> float:
    """A better one for oneself, a worse one for whoever is ahead."""
    card, owner = about
    gain = sight.figure(card) - sight.location(owner)
    if owner == sight.me:
        return 45.0 + gain if gain > 0 else NEVER
    return 30.0 - gain + sight.strength(owner) / 10 if gain < 0 else NEVER


def _combined(sight: Sight, about: list[str]) -> float:
    """What helps joins one's own, what harms a rival's."""
    gain = sight.figure(about[0]) if about[1] == sight.me else -sight.figure(about[0])
    return 45.0 + gain if gain > 0 else NEVER


def _credits(sight: Sight, about: list[str]) -> float:
    return 90.0 if sight.standing > 0 else NEVER


def _effect(sight: Sight, about: list[str]) -> float:
    """An SFX or ability for what its verbs do; one that costs cards, or saves, is kept for need."""
    verbs = sight.verbs(about[0])
    if "discard" in verbs or ("save" in verbs and "draw" not in verbs):
        return NEVER
    if ("kill" in verbs or "knock-out" in verbs) and not any(sight.best(rival) > 0 for rival in sight.rivals):
        return NEVER
    return max((GAINS.get(each, NEVER) for each in verbs), default=NEVER)


def _in_attack(sight: Sight, key: list[str]) -> float:
    """Turn an attack that goes wrong; else hold what one has."""
    attack = sight.attack
    if len(key) == 1:
        return 0.0
    if attack["attacker"] == sight.me and not attack["succeeds"]:
        if sight.reach(attack["as"], attack["traits"]) < attack["ds"]:
            return NEVER
        return 10.0 + sight.figure(key[1]) if sight.kind(key[1]) == "prop" else _turning(sight, key[1], FOR_ATTACK)
    if attack["defender"] == sight.me and attack["succeeds"]:
        return _turning(sight, key[1], AGAINST_ATTACK)
    return NEVER


def _turning(sight: Sight, card: str, verbs: Sequence[str]) -> float:
    return 8.0 if any(verb in sight.verbs(card) for verb in verbs) else NEVER


def _resolved(sight: Sight, key: list[str]) -> float:
    """Reverse a result that hurts."""
    if len(key) == 1:
        return 0.0
    hurts = sight.attack.get("defender" if sight.attack.get("result") else "attacker") == sight.me
    return 10.0 if hurts and "reverse" in sight.verbs(key[1]) else NEVER


def _answer(sight: Sight, key: list[str]) -> float:
    """Cancel the credits of whoever is ahead, and what is played in an attack of mine or on me."""
    if len(key) == 1:
        return 0.0
    card, player = sight.playing
    if player == sight.me:
        return NEVER
    if sight.kind(card) == "roll-the-credits":
        return 10.0 if sight.standing < 0 else NEVER
    return 5.0 if sight.me in (sight.attack.get("attacker"), sight.attack.get("defender")) else NEVER


def _saving(sight: Sight, key: list[str]) -> float:
    """Save one's own."""
    return 0.0 if len(key) == 1 else float(-sight.enmity(key[-1]))


def _harm(sight: Sight, key: list[str]) -> float:
    """Take it out on the rival who loses the most."""
    return float(sight.enmity(key[-1]))


def _help(sight: Sight, key: list[str]) -> float:
    """Put what helps on one's own weakest, and what harms on a rival's best."""
    card, _ = sight.playing
    amount = sight.verbs(card).get("change", 1) if card else 1
    if isinstance(amount, int) and amount < 0:
        return _harm(sight, key)
    worth = sight.enmity(key[-1])
    return 20.0 + worth if worth < 0 else -float(worth)


def _discard(sight: Sight, key: list[str]) -> float:
    """Throw away what isn't worth keeping, so that something better may be drawn."""
    return KEPT - keeping(sight, key[1]) if len(key) > 1 else 0.0


def keeping(sight: Sight, card: str) -> float:
    """What a card is worth keeping."""
    kind = sight.kind(card)
    worth = KEEPING.get(kind) or sight.figure(card) * PER_POINT.get(kind, 1.0)
    return worth + (TITLE_WORD if sight.scores(card) else 0.0)


def _choice(sight: Sight, key: list[str]) -> float:
    """Yes rather than no, and the best card first."""
    if key[0] in ("yes", "use"):
        return 1.0
    return keeping(sight, key[-1]) if len(key) > 1 and sight.kind(key[-1]) else 0.0


Judge = Callable[[Sight, list[str]], float]
MOVES: dict[str, Judge] = {
    "attack": _attack,
    "kung-fu": _fight,
    "combine": _combined,
    "use": _effect,
    "move": lambda sight, about: NEVER,
}
PLAYS: dict[str, Judge] = {
    "character": _character,
    "prop": _prop,
    "location": _location,
    "roll-the-credits": _credits,
}
JUDGES: dict[str, Judge] = {
    "turn": _turn,
    "meanwhile": _turn,
    "attack": _in_attack,
    "attack-resolved": _resolved,
    "answer": _answer,
    "would-die": _saving,
    "victim": _harm,
    "kill": _harm,
    "knock-out": _harm,
    "opponent": _harm,
    "with": _harm,
    "attack-again": _harm,
    "to": _help,
    "swap": lambda sight, key: float(sight.enmity(key[-1])),
    "discard": _discard,
}
