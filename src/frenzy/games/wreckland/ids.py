"""The names of things and the small numbers that stand for them inside the rules.

Slots are numbered clockwise from the top left, Sections clockwise from the front (W-1.5 to W-1.7).

                front 0
            NW 0   N 1   NE 2
    left 3   W 7  (core)  E 3   right 1
            SW 6   S 5   SE 4
                rear 2

A die is a small number too: its kind times 6, and its face less 1. Kinds are white, white and kept, red, red and kept.
An item is what can pay or be placed: a die, or after the dice a Scrap card as one of its values.
"""

from __future__ import annotations

from typing import Final

SLOTS: Final = ("NW", "N", "NE", "E", "SE", "S", "SW", "W")
SECTIONS: Final = ("front", "right", "rear", "left")
SIDES: Final = "NESW"
HEROES: Final = ("arson", "miller", "rudd3r", "cuddles")
DIFFICULTIES: Final = ("learner", "normal", "expert")
ARSONS: Final = ("round", "turn")
SLEEPS: Final = ("full", "value")
EXTRAS: Final = ("all", "card", "hero", "none")
"""What of an exact match's bonus is used: that of the card, the hero's, both or neither."""

CHAPTERS: Final = range(1, 8)  # W-2.1
ROUNDS: Final = 3  # W-5.1
PHASES: Final = ("wreckage", "run")
RESULTS: Final = ("", "won", "lost")

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3

ARSON: Final = 0
MILLER: Final = 1
RUDD3R: Final = 2
CUDDLES: Final = 3

NOWHERE: Final = -1
"""The card of an empty slot, the Section of an enemy that is not in play …"""

SLOT_OF: Final = {name: slot for slot, name in enumerate(SLOTS)}
SECTION_OF: Final = {name: section for section, name in enumerate(SECTIONS)}
HERO_OF: Final = {name: hero for hero, name in enumerate(HEROES)}

SIDE: Final = ((0, 1, 2), (2, 3, 4), (4, 5, 6), (6, 7, 0))
"""The three slots that face each Section (W-1.6)."""

FACES: Final = ((0, 3), (0,), (0, 1), (1,), (1, 2), (2,), (2, 3), (3,))
"""The Sections that each slot faces, rising (W-1.6)."""

EVERYWHERE: Final = (0, 1, 2, 3)

# -- dice -----------------------------------------------------------------------------------------------------

WHITE_DICE: Final = 5  # W-1.1
RED_DICE: Final = 3  # W-1.1

WHITE: Final = 0
WHITE_KEPT: Final = 6
RED: Final = 12
RED_KEPT: Final = 18
DICE: Final = 24
"""How many numbers there are for dice; items above them are Scrap cards."""

VALUE: Final = tuple(die % 6 + 1 for die in range(DICE))
DIE_NAMES: Final = tuple(f"{'wwrr'[die // 6]}{die % 6 + 1}{'k' * (die // 6 % 2)}" for die in range(DICE))
DIE_OF: Final = {name: die for die, name in enumerate(DIE_NAMES)}

OPEN: Final = 0
"""A die slot with nothing on it; a die on it is its number and 1 more."""

MARKER: Final = DICE + 1
"""A spare marker that closes a die slot until the end of the Turn."""

LYING: Final = (None, *DIE_NAMES, "marker")
LYING_OF: Final = {name: lies for lies, name in enumerate(LYING)}


def is_white(die: int) -> bool:
    return die < RED


def is_kept(die: int) -> bool:
    """The next reroll leaves it as it is (W-27.4)."""
    return die // 6 % 2 == 1


def kept(die: int) -> int:
    """The same die, kept."""
    return die if is_kept(die) else die + 6


def released(die: int) -> int:
    """The same die, no longer kept."""
    return die - 6 if is_kept(die) else die


def turned(die: int, face: int) -> int:
    """The same die with another face up."""
    return die - VALUE[die] + face


def clockwise(section: int, steps: int = 1) -> int:
    """The Section so many further on (W-1.7).

    >>> SECTIONS[clockwise(LEFT)], SECTIONS[clockwise(FRONT, -1)]
    ('front', 'left')
    """
    return (section + steps) % 4


MASKS: Final = tuple(tuple(section for section in range(4) if mask >> section & 1) for mask in range(16))
MASK_NAMES: Final = tuple("+".join(SECTIONS[section] for section in sections) for sections in MASKS)
MASK_OF: Final = {name: mask for mask, name in enumerate(MASK_NAMES)}


def pointing(spikes: str, slot: int, quarter: int = 1) -> tuple[int, ...]:
    """What the spikes of a card can point to on a slot, as masks of Sections: one for each different quarter turn.

    Only a side that looks away from the vehicle counts (W-7.9).

    >>> [MASK_NAMES[mask] for mask in pointing("N", SLOT_OF["NE"])]
    ['front', 'right', '']
    """
    faced = sum(1 << section for section in FACES[slot])
    sides = [SIDES.index(side) for side in spikes]
    turns = [sum(1 << (side + turn) % 4 for side in sides) & faced for turn in range(0, 4, quarter)]
    return tuple(sorted(dict.fromkeys(turns), key=lambda mask: (mask == 0, mask)))
