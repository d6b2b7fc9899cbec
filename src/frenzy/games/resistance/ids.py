"""The names of things and the small numbers that stand for them inside the rules.

A mob is an enemy without a name: 0 walker or trooper, 1 brute or guard, 2 runner or specialist.
"""

from __future__ import annotations

from typing import Final, get_args

from frenzy.games.resistance.content.words import When

NOWHERE: Final = -1
"""No zone, no card, no colour …"""

MODES: Final = ("heroic", "zombie")
HEROIC: Final = 0
ZOMBIE: Final = 1

PHASES: Final = ("players", "enemies", "end")  # Z-3.1
RESULTS: Final = ("", "won", "lost")
WHENS: Final[tuple[str, ...]] = get_args(When)

LEVELS: Final = ("blue", "yellow", "orange", "red")
LEVEL_AT: Final = (0, 7, 19, 43)  # Z-8.5
MOST_XP: Final = 43  # Z-8.5
DANGER: Final = tuple(sum(xp >= least for least in LEVEL_AT[1:]) for xp in range(MOST_XP + 1))
"""The danger level of so much experience, 0 for blue."""
MOST_POWER: Final = 4  # Z-8.9; of hunger too, Z-21.1

COLOURS: Final = ("red", "blue", "green")
COLOUR_OF: Final = {name: colour for colour, name in enumerate(COLOURS)}
POINT_COLOURS: Final = ("initial", "red", "blue", "green")
POINT_COLOUR_OF: Final = {name: colour for colour, name in enumerate(POINT_COLOURS)}

CROWD: Final = 5
"""Heroes, from which on missions are harder (Z-1.2)."""

FLOORS: Final = ("ground", "first", "basement")  # Z-7.1
FLOOR_OF: Final = {name: floor for floor, name in enumerate(FLOORS)}

# -- enemies (Z-9) ----------------------------------------------------------------------------------------------

WALKER: Final = 0
BRUTE: Final = 1
RUNNER: Final = 2

MOBS: Final = ("walker", "brute", "runner")
ZOMBIE_MOBS: Final = ("trooper", "guard", "specialist")  # Z-21.6
MOB_OF: Final = {name: mob for names in (MOBS, ZOMBIE_MOBS) for mob, name in enumerate(names)}
MOB_STOCK: Final = (35, 14, 14)  # Z-1.4
MOB_ACTIONS: Final = (1, 1, 2)
MOB_TOUGHNESS: Final = (1, 2, 1)
NAMED_KIND: Final = 3
"""In groups of enemies: kinds from here on are characters with a name."""
PRIORITY: Final = (BRUTE, WALKER, RUNNER)  # after those with a name

# -- those with a name ------------------------------------------------------------------------------------------

CHARACTERS: Final = (
    "wolverine", "mystique", "magneto", "storm", "colossus", "rogue",
    "juggernaut", "psylocke", "dark_phoenix", "cyclops", "sabretooth", "iceman",
)  # fmt: skip
"""The super heroes, then the zombie heroes: sheets in one mode, named enemies in the other."""

CHARACTER_OF: Final = {name: character for character, name in enumerate(CHARACTERS)}
FIRST_ZOMBIE: Final = 6


def mob_id(mode: int, kind: int) -> str:
    """What a mob is called in this mode."""
    return ZOMBIE_MOBS[kind] if mode == ZOMBIE else MOBS[kind]


def bits(mask: int) -> list[int]:
    """The numbers in a mask, rising.

    >>> bits(0b1101)
    [0, 2, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
