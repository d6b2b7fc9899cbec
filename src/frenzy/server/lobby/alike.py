"""Names that look alike: what the eye takes for the same, whatever letters it is made of."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, name, normalize

LETTER: Final = re.compile(r"(?:NEGATIVE \w+ |REGIONAL INDICATOR SYMBOL )?(?:LATIN )?(?P<size>CAPITAL |SMALL )?LETTER "
                           r"(?:SMALL CAPITAL |DOTLESS |SCRIPT )?(?P<letter>[A-Z])(?: WITH .*)?")  # fmt: skip
"""A letter in a circle, with a hook or a stroke, or as a small capital: its name tells which one it is."""
LISU: Final = dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou", strict=True))
CHEROKEE: Final = dict(zip("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᎾᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴ", "drtlyajewmhyoghz4brwsvslcpkd6gb", strict=True))
COPTIC: Final = dict(zip("ⲁⲃⲅⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abrehlkmnopctyx", strict=True))
SYLLABLES: Final = dict(zip("ᗩᗷᑕᗞᗪᕮᗴᖴᕼᒍᒪᗰᑎᑭᖇᔕᑌᐯᗯ᙭", "abcddeefhjlmnprsuvwx", strict=True))
STROKES: Final = dict.fromkeys("|ǀ׀∣│┃丨ⵏاꞁɩ", "l")
RINGS: Final = dict.fromkeys("0०০੦૦୦௦౦೦൦๐໐၀០᠐〇٥۵ⵔဝ", "o")
LIKE: Final = str.maketrans(
    {
        **LISU, **CHEROKEE, **COPTIC, **SYLLABLES, **STROKES, **RINGS,
        "1": "l", "i": "l", "ð": "d", "ɑ": "a", "æ": "ae", "œ": "oe",
        "а": "a", "в": "b", "г": "r", "е": "e", "з": "3", "и": "u", "к": "k", "м": "m", "н": "h", "о": "o", "п": "n",
        "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ь": "b", "ѕ": "s", "і": "l", "ј": "j", "ԁ": "d", "ԛ": "q",
        "ԝ": "w", "һ": "h", "ӏ": "l", "ү": "y", "ұ": "y", "ғ": "f", "қ": "k", "ҫ": "c", "ҳ": "x", "ҽ": "e", "ӕ": "ae",
        "ԍ": "g", "ѡ": "w", "ѵ": "v",
        "α": "a", "β": "b", "γ": "y", "ε": "e", "ζ": "z", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v", "ο": "o",
        "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "ϝ": "f",
        "օ": "o", "ս": "u", "հ": "h", "ո": "n", "ց": "g", "զ": "q", "յ": "j", "լ": "l",
    }
)  # fmt: skip
"""Small letters of other alphabets, those of alphabets that have no others, and what they look like."""
CAPITALS: Final = str.maketrans({"Η": "h", "Μ": "m", "Ν": "n", "Υ": "y", "Σ": "e", "Γ": "r", "Ω": "o", "I": "l"})
"""Those that look like other letters than the small ones do."""
PAIRS: Final = (("rn", "m"), ("vv", "w"))
MODIFIERS: Final = frozenset(map(chr, (0x0640, 0x2E2F, *range(0x02B0, 0x0300), *range(0xA4F8, 0xA4FE))))
"""Letters that are no more than a dot or a dash beside another one."""


def look_alike(one: str, other: str) -> bool:
    """Somebody could take one for the other.

    >>> look_alike("Ada", "\\u0410d\\u00e0"), look_alike("Ada", "Ida")
    (True, False)
    """
    return not looks(one).isdisjoint(looks(other))


def looks(text: str) -> set[str]:
    """A name as the eye takes it, which sees neither case nor accents nor blanks: by its small letters, and by its
    capitals where they are."""
    letters = bare(text)
    return {look(letters.casefold()), look(letters.translate(CAPITALS).casefold())}


def one_look(text: str) -> str:
    """The first of them: what a list of names can be searched for.

    >>> one_look("\u0410d\u00e0") == one_look("Ada")
    True
    """
    return look(bare(text).casefold())


def bare(text: str) -> str:
    """Its letters without accents, each as the plainest one that it is a form of."""
    return "".join(plain(letter) for letter in normalize("NFKD", text) if category(letter)[0] != "M")


def plain(letter: str) -> str:
    """The letter of our alphabet that this one is a form of, or itself.

    >>> [plain(letter) for letter in "łꜱ\U0001f150ж"]
    ['l', 'S', 'A', 'ж']
    """
    found = LETTER.fullmatch(name(letter, ""))
    if found is None:
        return letter
    return found["letter"].lower() if found["size"] == "SMALL " else found["letter"]


def look(text: str) -> str:
    found = text.translate(LIKE)
    for pair, letter in PAIRS:
        found = found.replace(pair, letter)
    return "".join(letter for letter in found if is_eyed(letter)) or text


def is_eyed(letter: str) -> bool:
    """Blanks, and signs beside a name, make no name a different one; pictures do."""
    kind = category(letter)
    return letter not in MODIFIERS and kind[0] not in "ZP" and kind not in ("Sk", "Sm")
