"""Names of people and tables: nothing in them that nobody sees, and no two at a table that look alike."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from typing import Final
from unicodedata import category, normalize

from frenzy.kernel import BadOption
from frenzy.server.lobby.alike import look_alike

LONGEST_NAME, LONGEST_TITLE = 40, 60
MOST_MARKS: Final = 2
"""On one letter: as many as the scripts that people write need."""
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Letters, marks and signs that show nothing."""
SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose between pictures of the same letter."""


def clean(text: str) -> str:
    """One line of what people can see: every letter in its plainest form, with no more marks than it needs.

    >>> clean("  \\u202eA\\u200bda \\uff22.")
    'Ada B.'
    """
    seen = "".join(shown_letter(letter) for letter in normalize("NFKC", text))
    found: list[str] = []
    marks = 0
    for letter in " ".join(normalize("NFC", seen).split()):
        marks = marks + 1 if category(letter) in ("Mn", "Mc") else 0
        if marks <= MOST_MARKS and (marks == 0 or found):
            found.append(letter)
    return "".join(found)


def shown_letter(letter: str) -> str:
    """The letter if it shows; a space if it is one of another kind; else nothing."""
    kind = category(letter)
    if letter.isspace() or kind in ("Zl", "Zp", "Zs"):
        return " "
    is_unseen = letter in UNSEEN or letter in SELECTORS or kind in ("Cc", "Cf", "Cn", "Co", "Cs", "Me")
    return "" if is_unseen else letter


def clean_name(text: str, field: str = "nickname") -> str:
    """A name as others see it; BadOption if nothing of it is left, or too much."""
    name = short(clean(text), LONGEST_NAME, field)
    if not name:
        raise BadOption(f"{field}: it has no letter")
    return name


def clean_title(text: str) -> str:
    """What a table or a campaign is called, if it is called anything; BadOption if that is too much."""
    return short(clean(text), LONGEST_TITLE, "name")


def short(text: str, most: int, field: str) -> str:
    if len(text) > most:
        raise BadOption(f"{field}: it has more than {most} letters")
    return text


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if it looks like one of those.

    >>> distinct_name("Ada", ["ADA", "Bob"])
    'Ada 2'
    """
    if not any(look_alike(name, other) for other in taken):
        return name
    numbered = (f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}" for number in count(2))
    return next(each for each in numbered if not any(look_alike(each, other) for other in taken))
