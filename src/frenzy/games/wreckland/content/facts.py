"""The shape of the content files, and how they are read: a wrong field is refused by name.

`from_rulebook` lists what of a card is printed in the rulebook; all else is our own.
"""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import Final, Literal, TypeVar

from msgspec import Struct

from frenzy.games.wreckland.content.words import (
    Ability,
    AnyAttack,
    AnyLine,
    AnyWeather,
    Bonus,
    Effect,
    Requirement,
    Section,
)
from frenzy.kernel.content import decode_content

T = TypeVar("T")

FILES: Final = ("vehicles.json", "parts.json", "enemies.json", "destruction.json", "chapters.json", "canyon.json")

Slot = Literal["NW", "N", "NE", "E", "SE", "S", "SW", "W"]
DieSlot = int | tuple[int, int]
"""A value, or a range: the first and the last value that the die slot shows (W-23.4)."""
Special = Literal["fossil", "canyon", "toll", "talons", "storm", "convoy", "unmask"]


def span(shown: DieSlot) -> tuple[int, int]:
    """The first and the last value that a die slot shows: the same, unless it is a range."""
    return (shown, shown) if isinstance(shown, int) else shown


class PartFact(Struct, forbid_unknown_fields=True, frozen=True):
    """A Part, a printed Part (with `slot`), or an Upgrade (with `on`).

    A choice calls a die slot by the first value that it shows, so those of a Part that differ begin with other values.
    """

    id: str
    name: str
    resistance: int
    dice: tuple[DieSlot, ...]
    effects: tuple[Effect, ...]
    exact: tuple[Effect | Bonus, ...]
    shield: int
    from_rulebook: tuple[str, ...]
    install: Requirement | None = None
    spikes: tuple[Literal["N", "E", "S", "W"], ...] = ()
    vehicle: str = ""
    slot: Slot | None = None
    spikes_toward: tuple[Section, ...] = ()
    on: str = ""

    def __post_init__(self) -> None:
        begun: dict[int, DieSlot] = {}
        for shown in self.dice:
            first, last = span(shown)
            if not 1 <= first <= last <= 6 or shown == (first, first):
                raise ValueError(f"dice: {shown} is neither a face nor a range from a lower to a higher one")
            if begun.setdefault(first, shown) != shown:
                raise ValueError(f"dice: two different die slots begin with {first}")


class EnemyFact(Struct, forbid_unknown_fields=True, frozen=True):
    """An enemy, a mini-boss (with `section` and `rounds`), or a boss."""

    id: str
    name: str
    resistance: int
    dice: tuple[int, ...]
    attack: AnyAttack
    from_rulebook: tuple[str, ...]
    shield: int = 0
    explosive: bool = False
    ability: Ability | None = None
    section: Section | None = None
    rounds: tuple[int, ...] = ()
    second_side: EnemyFact | None = None


class VehicleFact(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    core: int
    style: str
    from_rulebook: tuple[str, ...]


class VehicleFile(Struct, forbid_unknown_fields=True, frozen=True):
    vehicles: tuple[VehicleFact, ...]
    printed: tuple[PartFact, ...]
    upgrades: tuple[PartFact, ...]


class DestructionFact(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    repair: Requirement
    from_rulebook: tuple[str, ...]


class CanyonFact(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    a: AnyLine
    b: AnyLine
    from_rulebook: tuple[str, ...]


class StormFact(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="storm"):
    """A Storm card: what is in force for a Turn (W-30.13)."""

    id: str
    name: str
    weather: AnyWeather
    from_rulebook: tuple[str, ...]


class DecreeFact(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="decree"):
    """A Decree: what happens at the end of the Turn if an enemy is in that Section (W-30.22)."""

    id: str
    name: str
    section: Section
    line: AnyLine
    from_rulebook: tuple[str, ...]


RoadFact = StormFact | DecreeFact


class ChapterFact(Struct, forbid_unknown_fields=True, frozen=True):
    """A boss board, and what is in the chapter's envelope."""

    chapter: int
    boss: EnemyFact
    boss_section: Section
    parts_drawn: tuple[int, int, int]
    enemies: dict[str, dict[Section, int]]
    wreckage_table: dict[str, AnyLine]
    run_table: dict[str, AnyLine]
    special: Special
    mini_bosses: tuple[EnemyFact, ...]
    new_enemies: tuple[EnemyFact, ...]
    new_parts: tuple[PartFact, ...]
    road: tuple[RoadFact, ...] = ()  # special cards


def read(name: str) -> bytes:
    """A file of this folder."""
    return files("frenzy.games.wreckland.content").joinpath(name).read_bytes()


def read_as(name: str, kind: type[T]) -> T:
    """A file of this folder, checked against its shape; ValueError names the file, the card and the field."""
    return decode_content(name, read(name), kind)


read_vehicles = partial(read_as, "vehicles.json", VehicleFile)
read_parts = partial(read_as, "parts.json", tuple[PartFact, ...])
read_enemies = partial(read_as, "enemies.json", tuple[EnemyFact, ...])
read_destruction = partial(read_as, "destruction.json", tuple[DestructionFact, ...])
read_canyon = partial(read_as, "canyon.json", tuple[CanyonFact, ...])


def read_chapters() -> tuple[ChapterFact, ...]:
    """The seven chapters; every table has a line for each face of a die."""
    chapters = read_as("chapters.json", tuple[ChapterFact, ...])
    for fact in chapters:
        for name, table in (("wreckage_table", fact.wreckage_table), ("run_table", fact.run_table)):
            if sorted(table) != list("123456"):
                raise ValueError(f"chapters.json: chapter {fact.chapter}: {name}: not a line for each face")
    return chapters
