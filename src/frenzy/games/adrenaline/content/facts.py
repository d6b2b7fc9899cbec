"""The shape of the content files, and how they are read: a wrong field is refused by name."""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct, json


class SquareFact(Struct):
    """A square as the content file has it."""

    row: int
    col: int
    room: str
    kind: str
    spawn: str | None = None
    painted: str | None = None


class EdgeFact(Struct):
    """The border between two neighbouring squares."""

    a: tuple[int, int]
    b: tuple[int, int]
    kind: str


class ArenaFact(Struct):
    """An arena as the content file has it."""

    id: str
    squares: list[SquareFact]
    edges: list[EdgeFact]


class ArenaFile(Struct):
    arenas: list[ArenaFact]


class TileFact(Struct):
    """A kind of ammo tile: R, Y, B are cubes, P is a powerup."""

    id: str
    count: int


class TileFile(Struct):
    total: int
    tiles: list[TileFact]


def read(name: str) -> bytes:
    """A file of this folder."""
    return files("frenzy.games.adrenaline.content").joinpath(name).read_bytes()


def read_arenas() -> list[ArenaFact]:
    return json.decode(read("arenas.json"), type=ArenaFile).arenas


def read_tiles() -> list[TileFact]:
    facts = json.decode(read("tiles.json"), type=TileFile)
    assert sum(fact.count for fact in facts.tiles) == facts.total == 36, "tiles.json: total: 36 tiles (A-1.2)"
    return facts.tiles
