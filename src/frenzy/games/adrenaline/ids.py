"""The names of things and the small numbers that stand for them inside the rules.

Squares are numbered like a page is read; a set of squares is a 12-bit mask.

      a   b   c   d
    +---+---+---+---+
  1 | 0 | 1 | 2 | 3 |
    +---+---+---+---+
  2 | 4 | 5 | 6 | 7 |
    +---+---+---+---+
  3 | 8 | 9 |10 |11 |
    +---+---+---+---+

Figures are numbered by seat, the Bot after the last seat. A target is a figure (0-4) or a spawnpoint (5-7).
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "yellow", "blue")
LETTERS: Final = "RYB"
ROOMS: Final = ("red", "yellow", "blue", "white", "green", "purple")
CHARACTERS: Final = ("d_struct_or", "banshee", "dozer", "violet", "sprog")
SQUARES: Final = tuple(f"{column}{row}" for row in "123" for column in "abcd")
DIRECTIONS: Final = ("north", "east", "south", "west")
POWERUPS: Final = ("targeting_scope", "newton", "tagback_grenade", "teleporter")

SCOPE: Final = 0
NEWTON: Final = 1
GRENADE: Final = 2
TELEPORTER: Final = 3

NOWHERE: Final = -1
"""The square of a figure that is off the board, the tile of an empty square, the owner of a free turret …"""

FIGURES: Final = 5
"""At most five figures: five players, or four and the Bot (A-1.1)."""

SPAWN: Final = 5
"""The target number of the red spawnpoint; yellow and blue follow."""

# A powerup card is colour * 4 + kind: the cards of one colour stand together.
CARDS: Final = tuple(f"{kind}:{colour}" for colour in COLOURS for kind in POWERUPS)
CARD_OF: Final = {name: card for card, name in enumerate(CARDS)}
CARD_COLOUR: Final = tuple(card // 4 for card in range(12))
CARD_KIND: Final = tuple(card % 4 for card in range(12))

SQUARE_OF: Final = {name: square for square, name in enumerate(SQUARES)}
COLOUR_OF: Final = {name: colour for colour, name in enumerate(COLOURS)}
CHARACTER_OF: Final = {name: character for character, name in enumerate(CHARACTERS)}

Cubes = tuple[int, int, int]
"""Red, yellow and blue cubes."""

NO_CUBES: Final[Cubes] = (0, 0, 0)


def cubes(letters: str) -> Cubes:
    """The cost that is printed as `letters`.

    >>> cubes("RBB")
    (1, 0, 2)
    """
    return (letters.count("R"), letters.count("Y"), letters.count("B"))


def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, rising.

    >>> bits(0b1010)
    (1, 3)
    """
    return BITS[mask]


BITS: Final = tuple(tuple(bit for bit in range(12) if mask >> bit & 1) for mask in range(1 << 12))
