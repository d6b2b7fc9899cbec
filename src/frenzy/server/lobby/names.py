"""Names of people and tables: nothing in them that nobody sees, and no two at a table that look alike."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from typing import Final
from unicodedata import category, normalize

from frenzy.kernel import BadOption

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 2
"""On one letter: as many as the scripts that people write need."""
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing."""
SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose between pictures of the same letter."""
LIKE: Final = str.maketrans(
    {
        "0": "o", "1": "l", "i": "l", "|": "l", "ı": "l", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ŧ": "t",
        "ɑ": "a", "ɡ": "g", "æ": "ae", "œ": "oe",
        "а": "a", "в": "b", "г": "r", "е": "e", "з": "3", "и": "u", "к": "k", "м": "m", "н": "h", "о": "o", "п": "n",
        "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ь": "b", "ѕ": "s", "і": "l", "ј": "j", "ԁ": "d", "ԛ": "q",
        "ԝ": "w", "һ": "h", "ӏ": "l", "ү": "y", "ғ": "f", "қ": "k",
        "α": "a", "β": "b", "γ": "y", "ε": "e", "ζ": "z", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v", "ο": "o",
        "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w",
        "օ": "o", "ս": "u", "հ": "h", "ո": "n",
    }
)  # fmt: skip
"""Small letters of Latin, Cyrillic, Greek and Armenian, and what they look like."""
CAPITALS: Final = str.maketrans({"Η": "h", "Μ": "m", "Ν": "n", "Υ": "y", "Σ": "e", "Γ": "r", "Ω": "o", "I": "l"})
"""Those that look like other letters than the small ones do."""
PAIRS: Final = (("rn", "m"), ("vv", "w"))


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
    name = clean(text)
    if not name:
        raise BadOption(f"{field}: it has no letter")
    if len(name) > LONGEST_NAME:
        raise BadOption(f"{field}: it has more than {LONGEST_NAME} letters")
    return name


def look_alike(one: str, other: str) -> bool:
    """Somebody could take one for the other.

    >>> look_alike("Ada", "\\u0410d\\u00e0"), look_alike("Ada", "Ida")
    (True, False)
    """
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """A name as the eye takes it, which sees neither case nor accents nor blanks: by its small letters, and by its
    capitals where they are."""
    bare = "".join(letter for letter in normalize("NFKD", name) if category(letter) != "Mn")
    return {look(bare.casefold()), look(bare.translate(CAPITALS).casefold())}


def look(text: str) -> str:
    found = text.translate(LIKE)
    for pair, letter in PAIRS:
        found = found.replace(pair, letter)
    return "".join(letter for letter in found if category(letter)[0] not in "ZP") or text


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if it looks like one of those.

    >>> distinct_name("Ada", ["ADA", "Bob"])
    'Ada 2'
    """
    if not any(look_alike(name, other) for other in taken):
        return name
    numbered = (f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}" for number in count(2))
    return next(each for each in numbered if not any(look_alike(each, other) for other in taken))
