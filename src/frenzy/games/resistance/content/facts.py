"""The shape of the content files, and how they are read: a wrong field is refused by name.

`printed` lists what of a card, sheet or mission is in the rulebook; all else is our own.
"""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import Final, Literal, TypeVar

from msgspec import Struct

from frenzy.games.resistance.content.words import Ability, Knack, Mob, Span, Special
from frenzy.kernel.content import decode_content

T = TypeVar("T")

FILES: Final = (
    "map.json", "heroes.json", "zombies.json", "traits.json", "hungers.json", "citizens.json", "named.json",
    "spawn.json", "objects.json",
)  # fmt: skip
"""All content but the missions, which have a folder."""

Colour = Literal["red", "blue", "green"]
PointColour = Literal["initial", "red", "blue", "green"]
Floor = Literal["ground", "first", "basement"]
Mode = Literal["heroic", "zombie"]
Cell = tuple[int, int]


class Shape(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Part of a content file."""


# -- the map ----------------------------------------------------------------------------------------------------


class ZoneFact(Shape, frozen=True):
    id: str
    tile: str
    floor: Floor
    cells: tuple[Cell, ...]
    room: str
    outdoor: bool = False
    citizens: int = 0  # citizen symbols
    spawns: int = 0  # spawn symbols
    highlighted: bool = False
    solid: bool = False  # nobody enters it: the fountain
    shaft: bool = False


class OpeningFact(Shape, frozen=True):
    """A door or window between two zones, and the cells on its two sides."""

    id: str
    kind: Literal["door", "window"]
    cells: tuple[Cell, Cell]
    zones: tuple[str, str]


class FloorFact(Shape, frozen=True):
    tiles: tuple[tuple[str, ...], ...]
    pillars: tuple[Cell, ...] = ()  # cells of no zone, which block sight: the staircase
    shaft: str = ""
    front: str = ""  # the zone that the cabin opens on


class MapFact(Shape, frozen=True):
    floors: dict[Floor, FloorFact]
    zones: tuple[ZoneFact, ...]
    openings: tuple[OpeningFact, ...]
    borders: tuple[tuple[str, str], ...]  # zones with nothing between them
    stairs: tuple[tuple[str, str], ...]  # pairs of zones, lower and upper


# -- sheets and cards -------------------------------------------------------------------------------------------


class AttackFact(Shape, frozen=True):
    id: str
    type: Literal["melee", "ranged"]
    range: Span
    dice: int
    accuracy: int


class SkillFact(Shape, frozen=True):
    id: str
    abilities: tuple[Ability, ...]


class HeroFact(Shape, frozen=True):
    """A sheet: an attack, and a skill for each danger level."""

    id: str
    health: int
    attack: AttackFact
    blue: SkillFact
    yellow: SkillFact
    orange: SkillFact
    red: SkillFact
    printed: tuple[str, ...] = ()


class TraitFact(Shape, frozen=True):
    """A trait: used once, then discarded."""

    id: str
    copies: int
    ability: Ability
    printed: tuple[str, ...] = ()


class CitizenFact(Shape, frozen=True):
    """A citizen card; `zombie` is what it gives to a zombie hero who has eaten the citizen."""

    id: str
    kind: Literal["citizen", "secret_mission", "too_late"] = "citizen"
    fighter: bool = False
    ability: Ability | None = None
    zombie: Ability | None = None
    printed: tuple[str, ...] = ()


class NamedFact(Shape, frozen=True):
    """A zombie hero in Heroic Mode, a super hero in Zombie Mode."""

    id: str
    mode: Mode
    toughness: int
    knacks: tuple[Knack, ...]
    printed: tuple[str, ...] = ()


class SpawnFact(Shape, frozen=True):
    """A spawn card; `counts` by danger level, those of a special card if it finds nothing to act on.

    In Zombie Mode walkers are troopers, brutes guards, runners specialists; `zombie` is the special of that mode, with
    an enemy and counts of its own.
    """

    id: str
    kind: Literal["normal", "rush", "extra_activation", "hidden_citizen", "special", "named"]
    enemy: Literal["walker", "brute", "runner"] | None = None
    counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    special: Special | None = None
    zombie: Special | None = None
    zombie_enemy: Literal["walker", "brute", "runner"] | None = None
    zombie_counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    printed: tuple[str, ...] = ()


class ObjectUse(Shape, frozen=True):
    """What an Interactive Object does in one of its states: a ranged attack, without extra dice (Z-19)."""

    id: str
    range: Span
    accuracy: int
    dice: int = 0  # 0: one for each enemy that counts
    hits: int = 1  # of each success, all to one enemy
    spares_named: bool = False
    then: str = ""  # the next state; nothing: it is removed


class ObjectFact(Shape, frozen=True):
    id: str
    start: str
    states: dict[str, ObjectUse]
    printed: tuple[str, ...] = ()


# -- missions ---------------------------------------------------------------------------------------------------


class Take(Shape, frozen=True, tag_field="goal", tag="take"):
    """Take all objectives of these colours."""

    colours: tuple[Colour, ...]


class Leave(Shape, frozen=True, tag_field="goal", tag="exit"):
    """Every hero leaves by the exit; each with a citizen, if it says so."""

    with_citizen: bool = False


class RescueAll(Shape, frozen=True, tag_field="goal", tag="rescue_all"):
    """Neither a citizen nor a face-down citizen card is left on the board (Z-20.3)."""


class RescueEach(Shape, frozen=True, tag_field="goal", tag="rescue_each"):
    """Every hero holds a citizen (Z-20.5)."""


class Rescue(Shape, frozen=True, tag_field="goal", tag="rescue"):
    """This citizen has been rescued; in Zombie Mode, devoured by a hero."""

    citizen: str


class Slay(Shape, frozen=True, tag_field="goal", tag="slay"):
    """These named enemies have been eliminated once each."""

    named: tuple[str, ...]


class AllAtRed(Shape, frozen=True, tag_field="goal", tag="all_red"):
    """Every hero has been at danger level red at the same time (Z-20.9)."""


class NoEnemyLeft(Shape, frozen=True, tag_field="goal", tag="no_enemy_left"):
    """No enemy on the board, none in the supply (Z-20.7)."""


class MovePoints(Shape, frozen=True, tag_field="goal", tag="move_points"):
    """Every red spawn point has been moved (Z-20.8)."""


class TakeSecretMissions(Shape, frozen=True, tag_field="goal", tag="secret_missions"):
    """So many Secret Mission cards have been taken."""

    n: int = 2


class FinalBlow(Shape, frozen=True, tag_field="goal", tag="final_blow"):
    """The named enemy that always gets up has been eliminated for good with the charged object (Z-20.10)."""


Goal = (
    Take | Leave | RescueAll | RescueEach | Rescue | Slay | AllAtRed | NoEnemyLeft | MovePoints | TakeSecretMissions
    | FinalBlow
)  # fmt: skip


class Reward(Shape, frozen=True):
    """What taking an objective of a colour does."""

    xp: int = 5
    to: Literal["taker", "all"] = "taker"
    trait: bool = False  # the taker draws one
    wakes: PointColour | None = None
    places_exit: bool = False
    kept: bool = False  # its taker carries the token
    removes: int = 0  # so many enemies without a name, anywhere, of the players' choice
    frees_elevator: bool = False
    starts_the_end: bool = False  # from now on the eliminated leave the game (the beacon, Z-20.7)


class Point(Shape, frozen=True):
    """A spawn point. `asleep` until something wakes it; `crowd`: only with 5 or 6 heroes."""

    colour: PointColour
    zone: str
    asleep: bool = False
    crowd: bool = False
    draws: bool = True
    walkers: int = 0  # so many (troopers in Zombie Mode) in each End Phase
    named_instead: bool = False  # a named enemy, if none is in play, instead of a card
    read_at_blue: bool = False  # with fewer than 5 heroes


class Objective(Shape, frozen=True):
    zone: str
    colour: Colour | None = None  # none: face down, with one of the mission's `hidden` colours or red


class Lock(Shape, frozen=True):
    """A door that is locked until every objective of the colour is taken, or until all Secret Missions are."""

    door: str
    colour: Colour
    needs: Literal["objectives", "secret_missions"] = "objectives"


class Deal(Shape, frozen=True):
    """Citizen cards that are shuffled together with as many random ones as are missing, and laid in these zones."""

    cards: tuple[str, ...]
    zones: tuple[str, ...]


class Figures(Shape, frozen=True):
    """What stands on the board from the start: so many of a mob, a named enemy, or a citizen, revealed."""

    id: str
    zone: str
    n: int = 1


class Entry(Shape, frozen=True):
    """The first hero on this tile rolls a die: `on` or more puts one such enemy in each zone highlighted in it."""

    tile: str
    enemy: Mob
    on: int = 3


class Lair(Shape, frozen=True):
    """Enemies that see no hero go to the nearest of these zones and never leave them; with `n` inside it is lost."""

    zones: tuple[str, ...]
    n: int


class Vigil(Shape, frozen=True):
    """This named enemy walks by itself (Z-20.14): at the end of each Enemy Phase one free move for each revealed Secret
    Mission card; off the board it comes back at the initial point; the last card puts it into the exit zone."""

    named: str


class ObjectRule(Shape, frozen=True):
    """An Interactive Object of the mission. With `charged_by`, it is useless until the holders of all these tokens and
    citizens are in its zone; then it can be carried, and strike `strikes` down for good at this range (Z-20.10)."""

    id: str
    zone: str
    state: str = ""  # its own start, if nothing is said
    charged_by: tuple[str, ...] = ()
    strikes: str = ""
    range: Span = (0, 1)


class MissionFact(Shape, frozen=True):
    """A mission. Its objectives are blocks of goals: those of a block in any order, the blocks one after the other."""

    id: str
    rule: str  # the paragraph that tells it
    mode: Mode
    difficulty: Literal["easy", "medium", "hard"]
    minutes: int
    tiles: tuple[str, ...]
    start: tuple[str, ...]
    goals: tuple[tuple[Goal, ...], ...]
    min_heroes: int = 1
    exit: str = ""  # a reward may place it instead
    points: tuple[Point, ...] = ()  # in the order of drawing (Z-16.1)
    more_initial_cards: bool = False  # with 5 or 6 heroes a second card for the initial point
    objectives: tuple[Objective, ...] = ()
    hidden: tuple[Colour, ...] = ()
    rewards: dict[Colour, Reward] = {}
    locks: tuple[Lock, ...] = ()
    open: tuple[str, ...] = ()  # doors and windows that are open from the start
    sealed_windows: bool = False
    opened: tuple[str, ...] = ()  # rooms that count as opened from the start (Z-2.7)
    elevator: Floor | Literal["broken"] | None = None
    elevator_locked: bool = False  # until a reward frees it
    first_call_draws: bool = False
    objects: tuple[ObjectRule, ...] = ()
    figures: tuple[Figures, ...] = ()

    no_citizens: tuple[str, ...] = ()  # zones whose citizen symbol counts for nothing
    no_spawns: tuple[str, ...] = ()  # zones whose spawn symbol counts for nothing
    deals: tuple[Deal, ...] = ()
    without_cards: tuple[str, ...] = ()  # kinds of cards that leave the game: hidden_citizen, too_late, named
    reveal_on_entry: bool = False
    secret_missions: tuple[Literal["", "named_at_initial", "wakes_green", "wakes_blue"], ...] = ()
    """What the revelation of Secret Mission 1 and 2 does; nothing is there if the cards are not in play."""
    secret_missions_are_discarded: bool = False
    last_secret_mission_wakes: PointColour | None = None  # and draws a card for it at once
    entries: tuple[Entry, ...] = ()
    rescue_xp: int = 0  # to the rescuer
    devour_xp: int = 0  # to the eater
    citizen_xp: dict[str, int] = {}  # to all, for this citizen
    still: tuple[str, ...] = ()  # citizens that are never activated
    lost_if_devoured: tuple[str, ...] = ()
    lost_if_too_few_citizens: bool = False
    citizens_for_supply: bool = False
    cards_on_map: bool = False  # the named cards and random ones lie in the zones with spawn symbols (Z-20.9)
    buildings_draw: bool = True
    all_floors_active: bool = False
    gets_up: str = ""  # this named enemy is never eliminated but by the final blow
    tokens_change_hands: bool = False
    points_move: bool = False  # a red token moves a red spawn point inside a building (Z-20.8)
    lair: Lair | None = None
    enemies_open_doors: bool = False
    vigil: Vigil | None = None
    printed: tuple[str, ...] = ()


# -- reading ----------------------------------------------------------------------------------------------------


def read(name: str) -> bytes:
    """A file of this folder."""
    return files("frenzy.games.resistance.content").joinpath(name).read_bytes()


def read_as(name: str, kind: type[T]) -> T:
    """A file of this folder, checked against its shape; ValueError names the file, the card and the field."""
    return decode_content(name, read(name), kind)


read_map = partial(read_as, "map.json", MapFact)
read_heroes = partial(read_as, "heroes.json", tuple[HeroFact, ...])
read_zombies = partial(read_as, "zombies.json", tuple[HeroFact, ...])
read_traits = partial(read_as, "traits.json", tuple[TraitFact, ...])
read_hungers = partial(read_as, "hungers.json", tuple[TraitFact, ...])
read_citizens = partial(read_as, "citizens.json", tuple[CitizenFact, ...])
read_named = partial(read_as, "named.json", tuple[NamedFact, ...])
read_spawn = partial(read_as, "spawn.json", tuple[SpawnFact, ...])
read_objects = partial(read_as, "objects.json", tuple[ObjectFact, ...])


def mission_files() -> tuple[str, ...]:
    """The missions in the order of the book, then ours."""
    folder = files("frenzy.games.resistance.content").joinpath("missions")
    return tuple(sorted((file.name for file in folder.iterdir() if file.name.endswith(".json")), key=place_in_the_book))


def place_in_the_book(name: str) -> tuple[str, int]:
    """
    >>> sorted(["MZ1.json", "MH10.json", "MH2.json"], key=place_in_the_book)
    ['MH2.json', 'MH10.json', 'MZ1.json']
    """
    id = name.removesuffix(".json")
    return id.rstrip("0123456789"), int("0" + id[len(id.rstrip("0123456789")) :])


def read_missions() -> tuple[MissionFact, ...]:
    return tuple(read_as(f"missions/{name}", MissionFact) for name in mission_files())
