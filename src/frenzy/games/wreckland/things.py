"""What the fields of actions and events hold: kinds of things, by number inside the rules and by id outside.

Things are called as those who ask the guide call them: `slot NW`, `part P01`, `enemy E05`, `section front`, `die w4`,
`scrap E01`, `core`, `board`. Boards light three more: `hole NW 4` is a die slot of the Part there, by the first of its
values (of an enemy: `hole E05 3`), `trick keep` a use of the Core, `hero arson` the hero. What pays or is placed is
named first: `die w4`, or `scrap E01=3`, which is the Scrap card E01 as a 3.
"""

from __future__ import annotations

from typing import Annotated, Final

from frenzy.games.wreckland.cards import ENEMIES, ENEMY_IDS, PART_IDS, SCRAP_PAIRS
from frenzy.games.wreckland.ids import DIE_NAMES, MASK_NAMES, SECTIONS, SLOTS
from frenzy.kernel.told import Kind

SCRAP_NAMES: Final = tuple(f"{ENEMIES[card].id}={value}" for card, value in SCRAP_PAIRS)
ITEM_NAMES: Final = DIE_NAMES + SCRAP_NAMES

Slot = Annotated[int, Kind("slot", SLOTS)]
SlotId = Annotated[str, Kind("slot")]
Part = Annotated[int, Kind("part", PART_IDS)]
PartId = Annotated[str, Kind("part")]
Enemy = Annotated[int, Kind("enemy", ENEMY_IDS)]
EnemyId = Annotated[str, Kind("enemy")]
Scrap = Annotated[int, Kind("scrap", ENEMY_IDS)]
ScrapId = Annotated[str, Kind("scrap")]
Section = Annotated[int, Kind("section", SECTIONS)]
SectionId = Annotated[str, Kind("section")]
Toward = Annotated[int, Kind("toward", MASK_NAMES)]
TowardId = Annotated[str, Kind("toward")]
Die = Annotated[int, Kind("die", DIE_NAMES)]
DieId = Annotated[str, Kind("die")]
Item = Annotated[int, Kind("item", ITEM_NAMES)]
ItemId = Annotated[str, Kind("item")]
TrickId = Annotated[str, Kind("trick")]
HeroId = Annotated[str, Kind("hero")]


def thing_of(kind: str, id: str) -> str:
    """What a board lights for something of that kind: nothing for directions, and for a die that nobody has chosen.

    >>> thing_of("item", "E01=3"), thing_of("item", "w4"), thing_of("toward", "front")
    ('scrap E01=3', 'die w4', '')
    """
    match kind:
        case "item":
            return f"scrap {id}" if "=" in id else f"die {id}"
        case "toward":
            return ""
        case "die" if id not in DIE_NAMES:
            return ""
        case _:
            return f"{kind} {id}"
