"""Everything on the table, said once; `make declared` makes the rest of it.

All that lists hold is immutable. What lies in no order is kept sorted; decks and discards have their top card last.
"""

from __future__ import annotations

from typing import Final

from frenzy.games.wreckland.cards import (
    CANYON_IDS,
    CANYON_OF,
    DESTRUCTION_IDS,
    DESTRUCTION_OF,
    ENEMY_IDS,
    ENEMY_OF,
    PART_IDS,
    PART_OF,
    Chapter,
    Vehicle,
)
from frenzy.games.wreckland.ids import (
    DIE_NAMES,
    DIE_OF,
    LYING,
    LYING_OF,
    MASK_NAMES,
    MASK_OF,
    NOWHERE,
    PHASES,
    RESULTS,
    ROUNDS,
    SECTION_OF,
    SECTIONS,
    SLOT_OF,
    SLOTS,
)
from frenzy.games.wreckland.kinds import BossView, Section, SlotName
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.foes import is_protected
from frenzy.games.wreckland.rules.specials import Special
from frenzy.games.wreckland.seen import has_canyon, write_boss
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import NOBODY, UNSAID, Fields, Maybe, Named, Of, OneOf, agreed, computed, field

SLOT: Final = Named(SLOTS, SLOT_OF, SlotName)
SECTION: Final = Named(SECTIONS, SECTION_OF, Section)
SPIKES: Final = Named(MASK_NAMES, MASK_OF)
DIE: Final = Named(DIE_NAMES, DIE_OF)
ON_SLOT: Final = Named(LYING, LYING_OF)
PART: Final = Named(PART_IDS, PART_OF)
ENEMY: Final = Named(ENEMY_IDS, ENEMY_OF)
DESTRUCTION: Final = Named(DESTRUCTION_IDS, DESTRUCTION_OF)
CANYON: Final = Named(CANYON_IDS, CANYON_OF)


class SetUp(Fields):
    """What follows from the options, and the seed."""

    options: Options = agreed()
    vehicle: Vehicle
    board: Chapter
    special: Special
    hero: int
    seed: int = field(0, known=NOBODY)


class Stage(Fields, keyed=False):
    """Where the game stands."""

    round: int = field(0)
    phase: str = field("wreckage", OneOf(PHASES))
    turn: int = field(0)  # of this Run phase
    turns: list[int] = field([0] * ROUNDS)  # how many Turns each Round has had
    result: str = field("", OneOf(RESULTS))
    result_rule: str = field("")
    boss: BossView = computed(write_boss)


class Step(Fields):
    step: int = field(0)  # 1 to 6; 0 outside a Turn
    placed: int = field(0)  # white dice placed in this Step


class Core(Fields):
    core: int = field(0, name="core.damage")
    resistance: int = computed(Of("vehicle.core"), name="core.resistance")


class Slot(Fields, at="slots", by=SLOT):
    """A slot of the vehicle and all that lies on it."""

    cards: int = field(NOWHERE, Maybe(PART), name="part")
    spikes: int = field(0, SPIKES)  # a mask of Sections
    damage: int = field(0)
    wrecks: int = field(NOWHERE, Maybe(DESTRUCTION), name="destruction")
    dice: tuple[int, ...] = field((), ON_SLOT)  # what lies on each die slot


class InPlay(Fields):
    foes: tuple[int, ...] = field((), known=UNSAID)  # rising; the view has them as `enemies`


class Foe(Fields, at="enemies", among="foes", by=ENEMY):
    """An enemy in play and all that lies on it."""

    where: int = field(NOWHERE, SECTION, name="section")
    hurt: int = field(0, name="damage")
    foe_dice: tuple[int, ...] = field((), ON_SLOT, name="dice")
    protected: bool = computed(is_protected)


class Beside(Fields):
    """What lies beside the boards."""

    pool: tuple[int, ...] = field((), DIE)
    available: tuple[int, ...] = field((), PART)
    upgrades: tuple[int, ...] = field(Of("vehicle.upgrades"), PART)
    gone: tuple[int, ...] = field((), PART, keyed=False)  # Upgrades that left the game
    scrap: tuple[int, ...] = field((), ENEMY)


class Piles(Fields, keyed=False):
    part_deck: tuple[int, ...] = field((), known=NOBODY, counted="piles.parts")
    enemy_deck: tuple[int, ...] = field((), known=NOBODY, counted="piles.enemies")
    part_discard: tuple[int, ...] = field((), PART, name="discards.parts")
    enemy_discard: tuple[int, ...] = field((), ENEMY, name="discards.enemies")


class Canyon(Fields, when=has_canyon, keyed=False):
    """What lies on the table in one chapter only: no other table says that there is such a thing (W-2.5, W-30.2)."""

    canyon_deck: tuple[int, ...] = field((), known=NOBODY, counted="piles.canyon")
    canyon_open: tuple[int, ...] = field((), CANYON, name="canyon")  # revealed in this Run phase
    survived: int = field(0)  # Canyon cards


class Used(Fields):
    """What has been used up."""

    power_used: bool = field(False)  # Arson's ram, in this Round or Turn
    soothed: bool = field(False)  # Cuddles' repair, in this Turn
    white_lost: int = field(0, keyed=False)  # white dice that are left out of this Turn


class Chance(Fields):
    dice_chance: Stream = field(Stream(0), known=NOBODY)
    part_chance: Stream = field(Stream(0), known=NOBODY)
    enemy_chance: Stream = field(Stream(0), known=NOBODY)
    destruction_chance: Stream = field(Stream(0), known=NOBODY)
    canyon_chance: Stream = field(Stream(0), known=NOBODY)
    loaded: tuple[int, ...] = field((), known=NOBODY)  # the faces that come next, for lessons and tests
