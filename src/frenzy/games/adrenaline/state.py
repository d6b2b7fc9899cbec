"""The table, and what all tables have in common: the cards and tiles of the box."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.arsenal import GUNS, PLAIN
from frenzy.games.adrenaline.declared.table import Table
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.tiles import TILES
from frenzy.kernel.records import Event

POWERUP_COPIES: Final = 2
MARKET: Final = 9  # three slots at each spawnpoint


REASONS: Final = ("before", "first_blood", "damage", "double_kill", "killshots", "tracks", "turrets")
"""What points are given for; `before` are those a position starts with."""

FINAL_REASONS: Final = (4, 5, 6)
"""Those of the mode's own board, which break ties (A-9.4, A-10.6, A-11.5)."""


class State(Table):
    """A game of Adrenaline; `fields.py` says what lies on its table."""

    __slots__ = ()

    def clone(self) -> State:
        """An independent copy."""
        twin = State()
        self.copy_to(twin)
        return twin

    def points(self, figure: int) -> int:
        """All points of a figure."""
        first = figure * len(REASONS)
        return sum(self.ledger[first : first + len(REASONS)])

    def emit(self, event: Event) -> None:
        self.events.append(event)


WEAPONS: Final = tuple(range(PLAIN))
WEAPONS_AND_PROMO: Final = tuple(range(len(GUNS)))
POWERUPS: Final = tuple(range(12)) * POWERUP_COPIES
TILE_STOCK: Final = tuple(number for number, tile in enumerate(TILES) for _ in range(tile.count))


def all_weapons(options: Options) -> tuple[int, ...]:
    """The weapons in the game: 21, and the promotional ones if the table asked for them (A-1.2)."""
    return WEAPONS_AND_PROMO if options.promo else WEAPONS


def all_powerups() -> tuple[int, ...]:
    """The 24 powerup cards (A-1.2)."""
    return POWERUPS


def all_tiles() -> tuple[int, ...]:
    """The 36 ammo tiles (A-1.2)."""
    return TILE_STOCK
