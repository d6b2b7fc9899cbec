"""Everything on the table, said once; `make declared` makes the rest of it.

All that lists hold is immutable. What changes seldom is in tuples, which a table shares with its copies. What lies in
no order is kept sorted; decks and discards have their top card last.
"""

from __future__ import annotations

from typing import Annotated

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS
from frenzy.games.resistance.ids import CHARACTERS, MOBS, NOWHERE, PHASES, RESULTS
from frenzy.games.resistance.missions import Mission
from frenzy.games.resistance.options import Options
from frenzy.games.resistance.seen import (
    goals_met,
    mission_zones,
    read_citizens,
    read_enemies,
    read_map_cards,
    read_objectives,
    read_objects,
    read_points,
    read_used,
    write_citizens,
    write_enemies,
    write_map_cards,
    write_objectives,
    write_objects,
    write_points,
    write_used,
)
from frenzy.games.resistance.state import State
from frenzy.games.resistance.things import (
    Citizen,
    Colour,
    Floor,
    Hero,
    Named,
    Opening,
    Skill,
    SpawnCard,
    Trait,
    Zone,
)
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import NOBODY, UNSAID, Fields, Of, OneOf, Own, computed, field


class SetUp(Fields):
    """What follows from the options, and the seed."""

    options: Options
    mission: Mission
    team: tuple[int, ...]  # the sheet of each hero
    hands: tuple[int, ...]  # the seat of each hero
    heroes: int
    mode: int  # 0 heroic, 1 zombie
    seed: int = field(0, known=NOBODY)


class Stage(Fields):
    """Where the game stands."""

    round: int = field(1, keyed=False)
    phase: Annotated[str, OneOf(PHASES)] = field("players")
    active: int = field(NOWHERE)  # the hero whose turn it is
    actions_left: int = field(0)
    met: int = field(0, keyed=False)  # goals that were announced, a mask
    result: Annotated[str, OneOf(RESULTS)] = field("")
    result_rule: str = field("")
    goals: list[list[bool]] = computed(goals_met)
    level: int = computed(State.danger)


class Team(Fields, at="heroes", count=Of("heroes")):
    """A hero with sheet and dashboard. In Zombie Mode `power` is hunger."""

    id: Hero = computed(Of("team"))
    seat: int = computed(Of("hands"))
    zone: Zone = field(NOWHERE)
    health: int = field(0)
    power: int = field(0)
    xp: int = field(0, rarely=True)
    activated: bool = field(False)
    left: bool = field(False)  # by the exit
    traits: tuple[Trait, ...] = field((), rarely=True)
    citizen: Citizen = field(NOWHERE, rarely=True)
    tokens: tuple[Colour, ...] = field((), rarely=True)
    copied: Skill = field(NOWHERE, rarely=True)  # until the end of the round (Z-8.11)
    copied_attack: Hero = field(NOWHERE, rarely=True)
    used: tuple[int, ...] = field((), Own(write_used, read_used), rarely=True)  # powers with a limit, used up for now
    drew: bool = field(False)  # a trait, by an action of this turn (Z-10.5)
    unnoticed: bool = field(False)
    kills: int = field(0, keyed=False, rarely=True)
    wounds: int = field(0, keyed=False, rarely=True)  # taken in this game


class Crowd(Fields):
    """Enemies: mobs by kind and zone, those with a name one by one."""

    mobs: tuple[int, ...] = field((0,) * (len(MOBS) * len(ZONE_IDS)), Own(write_enemies, read_enemies), name="enemies")
    named: tuple[Zone, ...] = field((NOWHERE,) * len(CHARACTERS), known=UNSAID)
    lying: int = field(0, mask=Named)
    rising: int = field(0, mask=Named)  # they get up at the end of this Enemy Phase
    slain: int = field(0, mask=Named)  # eliminated at least once
    felled: int = field(0, mask=Named)  # laid down at least once
    gone: tuple[int, ...] = field((0,) * len(MOBS))  # mobs that left the game
    gone_named: int = field(0, mask=Named)
    skips: tuple[tuple[int, int, int], ...] = field(())  # (zone, mob, how many) sit out the next activation step


class People(Fields):
    """Citizens: where each card is, and what it is there."""

    card_at: tuple[Zone, ...] = field(
        (NOWHERE,) * len(CITIZEN_IDS), Own(write_citizens, read_citizens), name="citizens"
    )
    card_is: tuple[int, ...] = field((0,) * len(CITIZEN_IDS), known=UNSAID)
    rescued: int = field(0, mask=Citizen)  # rescued by a hero, or devoured by a zombie hero
    devoured: int = field(0, mask=Citizen)  # eliminated


class House(Fields):
    """Doors, windows, floors and what has come to light."""

    open: int = field(Of("mission.open"), mask=Opening)
    barred: int = field(0, mask=Opening)  # locked or sealed: walls
    opened: int = field(0, mask=Zone)  # zones whose building has been opened
    floors: int = field(0, mask=Floor)  # those that heroes have reached
    cabin: Floor = field(NOWHERE)  # where the elevator stands, if it works
    called: bool = field(False)
    exit: Zone = field(NOWHERE)
    zones: list[Zone] = computed(mission_zones)


class Points(Fields):
    point_at: tuple[int, ...] = field((), Own(write_points, read_points), name="points")
    awake: int = field(0, known=UNSAID)  # a mask of points
    shifted: int = field(0, known=UNSAID)  # those that were moved


class Goals(Fields):
    colours: tuple[int, ...] = field((), Own(write_objectives, read_objectives), name="objectives")
    taken: int = field(0, known=UNSAID)  # a mask of objectives
    object_at: tuple[int, ...] = field((), Own(write_objects, read_objects), name="objects")
    object_is: tuple[int, ...] = field((), known=UNSAID)
    charged: bool = field(False)  # the object has been charged by what the mission asks for
    entered: int = field(0)  # a mask of the mission's entries
    beacon: bool = field(False)
    all_red: bool = field(False)
    blow: bool = field(False)
    secrets_revealed: int = field(0)  # Secret Mission cards
    secrets_taken: int = field(0)
    secrets_gone: int = field(0, mask=Citizen)  # Secret Mission cards that lie on the board no more
    map_cards: tuple[tuple[int, int], ...] = field((), Own(write_map_cards, read_map_cards), keyed=False)


class Piles(Fields, keyed=False):
    spawn_deck: tuple[SpawnCard, ...] = field((), known=NOBODY, counted="piles.spawn")
    trait_deck: tuple[Trait, ...] = field((), known=NOBODY, counted="piles.traits")
    citizen_deck: tuple[Citizen, ...] = field((), known=NOBODY, counted="piles.citizens")
    named_deck: tuple[Named, ...] = field((), known=NOBODY, counted="piles.named")
    spawn_discard: tuple[SpawnCard, ...] = field((), name="discards.spawn")
    trait_discard: tuple[Trait, ...] = field((), name="discards.traits")
    citizen_discard: tuple[Citizen, ...] = field((), name="discards.citizens")
    named_discard: tuple[Named, ...] = field((), name="discards.named")
    spawn_out: tuple[SpawnCard, ...] = field((), name="out.spawn")  # those that left the game, or lie under citizens


class Chance(Fields):
    dice_chance: Stream = field(Stream(0), known=NOBODY)
    spawn_chance: Stream = field(Stream(0), known=NOBODY)
    trait_chance: Stream = field(Stream(0), known=NOBODY)
    citizen_chance: Stream = field(Stream(0), known=NOBODY)
    named_chance: Stream = field(Stream(0), known=NOBODY)
    loaded: tuple[int, ...] = field((), known=NOBODY)  # the faces that come next, for tests
