"""The shape of the content files, and how they are read: a wrong field is refused by name."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal

from msgspec import Struct

from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from frenzy.games.adrenaline.content.words import Weapon
from frenzy.kernel.content import decode_content
from frenzy.kernel.guide import Lesson

FILES: Final = ("arenas.json", "tiles.json")
WEAPON_FILE: Final = "weapons.json"


class SquareFact(Struct, forbid_unknown_fields=True):
    """A square as the content file has it."""

    row: int
    col: int
    room: str
    kind: Literal["ammo", "spawn"]
    spawn: str | None = None
    painted: str | None = None  # where the printed floor differs from the room


class EdgeFact(Struct, forbid_unknown_fields=True):
    """The border between two neighbouring squares."""

    a: tuple[int, int]
    b: tuple[int, int]
    kind: Literal["open", "door", "wall"]


class CountFact(Struct, forbid_unknown_fields=True):
    """How many there are, to check the lists against."""

    squares: int
    ammo: int
    spawn: int
    rooms: int
    doors: int


class ArenaFact(Struct, forbid_unknown_fields=True):
    """An arena as the content file has it."""

    id: str
    halves: dict[str, str]
    recommended_players: list[int]
    rows: int
    cols: int
    holes: list[tuple[int, int]]
    counts: CountFact
    squares: list[SquareFact]
    edges: list[EdgeFact]


class ArenaFile(Struct, forbid_unknown_fields=True):
    format: str
    legend: dict[str, str]
    arenas: list[ArenaFact]


class TileFact(Struct, forbid_unknown_fields=True):
    """A kind of ammo tile: R, Y, B are cubes, P is a powerup."""

    id: str
    cubes: dict[str, int]
    powerup: bool
    count: int


class TileFile(Struct, forbid_unknown_fields=True):
    format: str
    total: int
    legend: dict[str, str]
    tiles: list[TileFact]
    totals: dict[str, Any]


class WeaponFile(Struct, forbid_unknown_fields=True):
    """The cards, and those that a table adds if it likes."""

    weapons: tuple[Weapon, ...]
    promo: tuple[Weapon, ...]


class LessonFile(Struct, forbid_unknown_fields=True):
    """The table of all lessons, and what is different in each of them."""

    table: dict[str, Any]
    lessons: list[Lesson]


def read(name: str) -> bytes:
    """A file of this folder."""
    return files("frenzy.games.adrenaline.content").joinpath(name).read_bytes()


def read_weapons() -> WeaponFile:
    """All weapons: those of the table in `weapons.py`, unless the folder is a kept one, which holds data alone."""
    if files("frenzy.games.adrenaline.content").joinpath(WEAPON_FILE).is_file():
        return decode_content(WEAPON_FILE, read(WEAPON_FILE), WeaponFile)
    return WeaponFile(WEAPONS, PROMO)


def read_arenas() -> list[ArenaFact]:
    """The four arenas, their squares and doors counted."""
    arenas = decode_content("arenas.json", read("arenas.json"), ArenaFile).arenas
    for arena in arenas:
        spawns = [square.spawn for square in arena.squares if square.kind == "spawn"]
        doors = [edge for edge in arena.edges if edge.kind == "door"]
        found = CountFact(
            squares=len(arena.squares),
            ammo=len(arena.squares) - len(spawns),
            spawn=len(spawns),
            rooms=len({square.room for square in arena.squares}),
            doors=len(doors),
        )
        if found != arena.counts or sorted(map(str, spawns)) != ["blue", "red", "yellow"]:
            raise ValueError(f"arenas.json: {arena.id}: counts {found}, not {arena.counts}")
    return arenas


def read_tiles() -> list[TileFact]:
    """The kinds of ammo tiles, counted (A-1.2)."""
    facts = decode_content("tiles.json", read("tiles.json"), TileFile)
    if sum(fact.count for fact in facts.tiles) != facts.total:
        raise ValueError(f"tiles.json: total: not {facts.total} tiles (A-1.2)")
    return facts.tiles


def read_lessons() -> LessonFile:
    return decode_content("lessons.json", read("lessons.json"), LessonFile)
