"""The 36 ammo tiles (A-1.2)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from msgspec import Struct, json

from frenzy.games.adrenaline.ids import Cubes, cubes


class TileFact(Struct):
    id: str
    count: int


class TileFile(Struct):
    total: int
    tiles: list[TileFact]


class Tile:
    """What an ammo tile gives: three cubes, or two and a powerup."""

    def __init__(self, fact: TileFact) -> None:
        self.id = fact.id
        self.count = fact.count
        self.cubes: Cubes = cubes(fact.id)
        self.powerup = "P" in fact.id


def read_tiles() -> tuple[Tile, ...]:
    """The kinds of tiles of the content file, their number checked."""
    text = files("frenzy.games.adrenaline.content").joinpath("tiles.json").read_bytes()
    facts = json.decode(text, type=TileFile)
    assert sum(fact.count for fact in facts.tiles) == facts.total == 36, "tiles.json: total: 36 tiles (A-1.2)"
    return tuple(Tile(fact) for fact in facts.tiles)


TILES: Final = read_tiles()
TILE_IDS: Final = tuple(tile.id for tile in TILES)
TILE_OF: Final = {tile.id: number for number, tile in enumerate(TILES)}
