"""English word forms, shared by card text, scoring, lint and titles."""

from __future__ import annotations

from functools import lru_cache

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
IRREGULAR_VERBS = {
    "be": ("is", "are"),
    "have": ("has", "have"),
    "can": ("can", "can"),
    "can't": ("can't", "can't"),
    "may": ("may", "may"),
}
POSSESSIVES = {"you": "your", "it": "its", "she": "her", "her": "her", "they": "their", "that": "its"}
IRREGULAR_PLURALS = {
    "men": "man",
    "women": "woman",
    "wolves": "wolf",
    "knives": "knife",
    "thieves": "thief",
    "mice": "mouse",
    "feet": "foot",
    "teeth": "tooth",
    "geese": "goose",
    "children": "child",
    "wives": "wife",
    "lives": "life",
}
SPELT_OUT_WITH_A_VOWEL = frozenset("AEFHILMNORSX")


def a(noun: str) -> str:
    """The noun with its indefinite article: 'a Prop', 'an attack', 'an SFX'."""
    head = bare(noun).split(" ", 1)[0]
    letters = head.isupper() and len(head) > 1
    vowel = head[:1] in SPELT_OUT_WITH_A_VOWEL if letters else head[:1].lower() in set("aeiou")
    return f"{'an' if vowel else 'a'} {noun}"


def possessive(noun: str) -> str:
    """The noun as an owner: 'this Movie's', 'your', 'its'."""
    plain = bare(noun)
    return POSSESSIVES.get(plain) or noun + ("'" if plain.endswith("s") and not plain.endswith("ss") else "'s")


def third_person(verb: str, plural: bool = False) -> str:
    """A verb phrase in the present tense for one ('gets', 'is killed') or for many."""
    first, space, rest = verb.partition(" ")
    return _inflected(first, plural) + space + rest


def _inflected(verb: str, plural: bool) -> str:
    if verb in IRREGULAR_VERBS:
        return IRREGULAR_VERBS[verb][plural]
    if plural:
        return verb
    if verb.endswith("y") and verb[-2:-1] not in set("aeiou"):
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "o", "z")) else "s")


def number_word(number: int) -> str:
    """A small number as a word, a large one in figures."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def capitalised(text: str) -> str:
    """The text with its first letter made a capital, marks before it left alone."""
    for at, letter in enumerate(text):
        if not is_mark(letter):
            return text[:at] + letter.upper() + text[at + 1 :]
    return text


@lru_cache(maxsize=10_000)
def lemma(word: str) -> str:
    """The form that inflections of a noun share: 'Cheerleaders', 'cheerleader' and "Cheerleader's" are one word."""
    plain = word.casefold().removesuffix("'s").removesuffix("\u2019s").rstrip("'\u2019")
    if plain in IRREGULAR_PLURALS:
        return IRREGULAR_PLURALS[plain]
    for ending, base in (("ies", "y"), ("sses", "ss"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("zes", "z")):
        if plain.endswith(ending) and len(plain) > len(ending) + 1:
            return plain.removesuffix(ending) + base
    if plain.endswith("s") and not plain.endswith(("ss", "us", "is")) and len(plain) > 3:
        return plain[:-1]
    return plain


# Words carry marks of their role (card text's spans) as characters of Unicode's private use area.
FIRST_MARK, LAST_MARK = 0xE000, 0xE03F
_NO_MARKS = dict.fromkeys(range(FIRST_MARK, LAST_MARK + 1))


def is_mark(letter: str) -> bool:
    """Whether a character is a mark of role and not a letter that prints."""
    return FIRST_MARK <= ord(letter) <= LAST_MARK


def bare(text: str) -> str:
    """The text without its marks of role."""
    return text if text.isascii() else text.translate(_NO_MARKS)
