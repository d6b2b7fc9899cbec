"""The shape of the content files, and how they are read: a wrong field is refused by name.

`from_rulebook` lists what of a card is printed in the rulebook; all else is our own.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal, TypeVar

from msgspec import Struct, ValidationError, json

T = TypeVar("T")

FILES: Final = ("vehicles.json", "parts.json", "enemies.json", "destruction.json", "chapters.json", "canyon.json")

Kind = Literal["pair", "two_pair", "three_kind", "four_kind", "straight3", "straight4", "any3", "sum"]
PartOp = Literal[
    "single", "area", "double", "plus", "repair", "ram", "ram_plus", "move_enemy", "adjust_die", "reroll_others",
    "set_aside", "remove_die", "set_die", "transfer", "luck", "choose", "gain_scrap",
]  # fmt: skip
TableOp = Literal[
    "none", "discard_part", "part", "part_pierce", "each_part", "core", "block", "enemy", "destroy", "lose_scrap",
    "rotate", "heal", "section_area", "lose_white",
]  # fmt: skip
Ability = Literal["move2", "stay", "counter", "heal2", "heal_all", "drum", "reinforce"]
Section = Literal["front", "right", "rear", "left"]
Slot = Literal["NW", "N", "NE", "E", "SE", "S", "SW", "W"]
DieSlot = int | tuple[int, int]
"""A value, or a range: the first and the last value that the die slot shows (W-23.4)."""
Special = Literal["fossil", "canyon", "toll", "talons", "storm", "convoy", "unmask"]


def span(shown: DieSlot) -> tuple[int, int]:
    """The first and the last value that a die slot shows: the same, unless it is a range."""
    return (shown, shown) if isinstance(shown, int) else shown


class RequirementFact(Struct, forbid_unknown_fields=True, frozen=True):
    """What has to be paid (W-8)."""

    kind: Kind
    n: int = 0


class EffectFact(Struct, forbid_unknown_fields=True, frozen=True):
    """One effect of a Part. `n` is a pair of numbers for two targets."""

    op: PartOp
    n: int | tuple[int, int] = 0
    per_enemy: int = 0
    vs_damaged: int = 0
    pierce: bool = False
    reach: Literal["here", "any"] = "here"
    range: tuple[int, int] = (1, 6)
    options: tuple[tuple[EffectFact, ...], ...] = ()


class PartFact(Struct, forbid_unknown_fields=True, frozen=True):
    """A Part, a printed Part (with `slot`), or an Upgrade (with `on`).

    A choice calls a die slot by the first value that it shows, so those of a Part that differ begin with other values.
    """

    id: str
    name: str
    resistance: int
    dice: tuple[DieSlot, ...]
    effects: tuple[EffectFact, ...]
    exact: tuple[EffectFact, ...]
    shield: int
    from_rulebook: tuple[str, ...]
    install: RequirementFact | None = None
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
                raise ValueError(
                    f"dice of {self.id}: {shown} is neither a face nor a range from a lower to a higher one"
                )
            if begun.setdefault(first, shown) != shown:
                raise ValueError(f"dice of {self.id}: two different die slots begin with {first}")


class AttackFact(Struct, forbid_unknown_fields=True, frozen=True):
    kind: Literal["single", "area", "double", "none"]
    n: int | tuple[int, int]


class EnemyFact(Struct, forbid_unknown_fields=True, frozen=True):
    """An enemy, a mini-boss (with `section` and `rounds`), or a boss."""

    id: str
    name: str
    resistance: int
    dice: tuple[int, ...]
    attack: AttackFact
    from_rulebook: tuple[str, ...]
    shield: int = 0
    explosive: bool = False
    ability: Ability | None = None
    section: Section | None = None
    rounds: tuple[int, ...] = ()
    second_side: EnemyFact | None = None


class LineFact(Struct, forbid_unknown_fields=True, frozen=True):
    """A line of a boss board's table, or one option of a Canyon card."""

    op: TableOp
    n: int = 0
    section: Section | None = None
    else_core: int = 0


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
    repair: RequirementFact
    from_rulebook: tuple[str, ...]


class CanyonFact(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    a: LineFact
    b: LineFact
    from_rulebook: tuple[str, ...]


class ChapterFact(Struct, forbid_unknown_fields=True, frozen=True):
    """A boss board, and what is in the chapter's envelope."""

    chapter: int
    boss: EnemyFact
    boss_section: Section
    parts_drawn: tuple[int, int, int]
    enemies: dict[str, dict[Section, int]]
    wreckage_table: dict[str, LineFact]
    run_table: dict[str, LineFact]
    special: Special
    mini_bosses: tuple[EnemyFact, ...]
    new_enemies: tuple[EnemyFact, ...]
    new_parts: tuple[PartFact, ...]


def read(name: str) -> bytes:
    """A file of this folder."""
    return files("frenzy.games.wreckland.content").joinpath(name).read_bytes()


def read_as(name: str, kind: type[T]) -> T:
    """A file of this folder, checked against its shape; ValueError names the file and the field."""
    try:
        return json.decode(read(name), type=kind)
    except ValidationError as error:
        raise ValueError(f"{name}: {error}") from None


def read_vehicles() -> VehicleFile:
    return read_as("vehicles.json", VehicleFile)


def read_parts() -> tuple[PartFact, ...]:
    return read_as("parts.json", tuple[PartFact, ...])


def read_enemies() -> tuple[EnemyFact, ...]:
    return read_as("enemies.json", tuple[EnemyFact, ...])


def read_destruction() -> tuple[DestructionFact, ...]:
    return read_as("destruction.json", tuple[DestructionFact, ...])


def read_chapters() -> tuple[ChapterFact, ...]:
    """The seven chapters; every table has a line for each face of a die."""
    chapters = read_as("chapters.json", tuple[ChapterFact, ...])
    for fact in chapters:
        for name, table in (("wreckage_table", fact.wreckage_table), ("run_table", fact.run_table)):
            if sorted(table) != list("123456"):
                raise ValueError(f"chapters.json: chapter {fact.chapter}: {name}: not a line for each face")
    return chapters


def read_canyon() -> tuple[CanyonFact, ...]:
    return read_as("canyon.json", tuple[CanyonFact, ...])
