"""Everything on the table, said once; `make declared` makes the rest of it.

All that lists hold is immutable. What lies in no order is kept sorted; decks and discards have their top card last.
"""

from __future__ import annotations

from typing import Annotated

from frenzy.games.wreckland.cards import CANYON_IDS, DESTRUCTION_IDS, ROAD_IDS, Chapter, Vehicle
from frenzy.games.wreckland.ids import LYING, NOWHERE, PHASES, RESULTS, ROUNDS
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.foes import is_protected
from frenzy.games.wreckland.rules.specials import Special
from frenzy.games.wreckland.seen import AheadView, BossView, has_canyon, has_road, write_ahead, write_boss
from frenzy.games.wreckland.things import Die, Enemy, Part, Scrap, Section, Toward
from frenzy.games.wreckland.things import Slot as SlotNumber
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import NOBODY, UNSAID, Fields, Of, OneOf, computed, field

CanyonCard = Annotated[int, OneOf(CANYON_IDS)]
RoadCard = Annotated[int, OneOf(ROAD_IDS)]
Destruction = Annotated[int, OneOf(DESTRUCTION_IDS)]
OnDieSlot = Annotated[int, OneOf(LYING)]


class SetUp(Fields):
    """What follows from the options, and the seed."""

    options: Options
    vehicle: Vehicle
    board: Chapter
    special: Special
    hero: int
    seed: int = field(0, known=NOBODY)


class Stage(Fields, keyed=False):
    """Where the game stands."""

    round: int = field(0)
    phase: Annotated[str, OneOf(PHASES)] = field("wreckage")
    turn: int = field(0)  # of this Run phase
    turns: list[int] = field([0] * ROUNDS)  # how many Turns each Round has had
    result: Annotated[str, OneOf(RESULTS)] = field("")
    result_rule: str = field("")
    boss: BossView = computed(write_boss)


class Step(Fields):
    step: int = field(0)  # 1 to 6; 0 outside a Turn
    placed: int = field(0)  # white dice placed in this Step


class Core(Fields):
    core: int = field(0, name="core.damage")
    resistance: int = computed(Of("vehicle.core"), "core.resistance")


class Slot(Fields, at="slots", by=SlotNumber):
    """A slot of the vehicle and all that lies on it."""

    cards: Part = field(NOWHERE, name="part")
    spikes: Toward = field(0)
    damage: int = field(0)
    wrecks: Destruction = field(NOWHERE, name="destruction")
    dice: tuple[OnDieSlot, ...] = field(())


class InPlay(Fields):
    foes: tuple[Enemy, ...] = field((), known=UNSAID)  # rising; the view has them as `enemies`


class Foe(Fields, at="enemies", by=Enemy, among="foes"):
    """An enemy in play and all that lies on it."""

    where: Section = field(NOWHERE, name="section")
    hurt: int = field(0, name="damage")
    foe_dice: tuple[OnDieSlot, ...] = field((), name="dice")
    protected: bool = computed(is_protected)


class Beside(Fields):
    """What lies beside the boards."""

    pool: tuple[Die, ...] = field(())
    available: tuple[Part, ...] = field(())
    upgrades: tuple[Part, ...] = field(Of("vehicle.upgrades"))
    gone: tuple[Part, ...] = field((), keyed=False)  # Upgrades that left the game
    scrap: tuple[Scrap, ...] = field(())


class Piles(Fields, keyed=False):
    part_deck: tuple[Part, ...] = field((), known=NOBODY, counted="piles.parts")
    enemy_deck: tuple[Enemy, ...] = field((), known=NOBODY, counted="piles.enemies")
    part_discard: tuple[Part, ...] = field((), name="discards.parts")
    enemy_discard: tuple[Enemy, ...] = field((), name="discards.enemies")


class Canyon(Fields, when=has_canyon, keyed=False):
    """What lies on the table in one chapter only: no other table says that there is such a thing (W-2.5, W-30.2)."""

    canyon_deck: tuple[CanyonCard, ...] = field((), known=NOBODY, counted="piles.canyon")
    canyon_open: tuple[CanyonCard, ...] = field((), name="canyon")  # revealed in this Run phase
    survived: int = field(0)  # Canyon cards


class Road(Fields, when=has_road, keyed=False):
    """The special cards of other chapters, likewise (W-30.13, W-30.22)."""

    road_deck: tuple[RoadCard, ...] = field((), known=NOBODY, counted="piles.road")
    road_open: tuple[RoadCard, ...] = field((), name="road")  # revealed in this Run phase
    ahead: AheadView = computed(write_ahead)


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
    road_chance: Stream = field(Stream(0), known=NOBODY)
    loaded: tuple[int, ...] = field((), known=NOBODY)  # the faces that come next, for lessons and tests
