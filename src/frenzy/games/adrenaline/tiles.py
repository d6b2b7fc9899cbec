"""The 36 ammo tiles (A-1.2)."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.content.facts import TileFact, read_tiles
from frenzy.games.adrenaline.ids import Cubes, cubes


class Tile:
    """What an ammo tile gives: three cubes, or two and a powerup."""

    def __init__(self, fact: TileFact) -> None:
        self.id = fact.id
        self.count = fact.count
        self.cubes: Cubes = cubes(fact.id)
        self.powerup = "P" in fact.id


TILES: Final = tuple(Tile(fact) for fact in read_tiles())
TILE_IDS: Final = tuple(tile.id for tile in TILES)
TILE_OF: Final = {tile.id: number for number, tile in enumerate(TILES)}
