"""The missions as the rules use them: names become numbers, sets of zones become masks.

A mission file is checked as it is read, whether it is ours or comes from outside: what is wrong is told with the
mission and the field, as in `MH1: points[2].zone: no zone '17R-x' on its tiles`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NoReturn, assert_never

from msgspec import DecodeError, Struct

from frenzy.games.resistance.board import (
    FRONTS,
    OPENING_OF,
    OPENINGS,
    ROOM_OF,
    ROOM_ZONES,
    SHAFTS,
    TILE_OF,
    TILE_ZONES,
    WINDOWS,
    ZONE_OF,
    ZONES,
    plan_of,
)
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    CITIZEN_OF,
    CITIZENS,
    HIDDEN_CITIZEN_CARDS,
    NAMED_CARDS,
    OBJECT_OF,
    OBJECTS,
    SECRET_MISSIONS,
    SPAWN,
    TOO_LATE,
)
from frenzy.games.resistance.content import facts
from frenzy.games.resistance.ids import (
    CHARACTER_OF,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    FIRST_ZOMBIE,
    FLOOR_OF,
    MOB_STOCK,
    MOBS,
    MODES,
    NOWHERE,
    POINT_COLOUR_OF,
    ZOMBIE,
    ZOMBIE_MOBS,
    bits,
)
from frenzy.kernel.content import decode_content

MOST_HEROES: Final = 6  # Z-1.1

GoalKind = Literal[
    "take", "exit", "rescue_all", "rescue_each", "rescue", "slay", "all_red", "no_enemy_left", "move_points",
    "secret_missions", "final_blow",
]  # fmt: skip


class Goal(Struct, frozen=True):
    """An objective of the mission, of one of the kinds of `content.facts`, and what that kind needs."""

    kind: GoalKind
    colours: tuple[int, ...] = ()
    citizen: int = NOWHERE
    named: tuple[int, ...] = ()
    n: int = 0
    with_citizen: bool = False


class Reward(Struct, frozen=True):
    """What taking an objective does; `wakes` is a colour of points."""

    xp: int = 5
    to_all: bool = False
    trait: bool = False
    wakes: int = NOWHERE
    places_exit: bool = False
    kept: bool = False
    removes: int = 0
    frees_elevator: bool = False
    starts_the_end: bool = False


class Point(Struct, frozen=True):
    """A spawn point; `colour` is one of POINT_COLOURS."""

    colour: int
    zone: int
    asleep: bool
    crowd: bool
    draws: bool
    walkers: int
    named_instead: bool
    read_at_blue: bool


class Objective(Struct, frozen=True):
    """An objective token; NOWHERE for the colour of one that lies face down."""

    zone: int
    colour: int


class Lock(Struct, frozen=True):
    opening: int
    colour: int
    needs_secret_missions: bool


class Deal(Struct, frozen=True):
    """Citizen cards that lie somewhere in these zones."""

    cards: tuple[int, ...]
    zones: tuple[int, ...]


class Figures(Struct, frozen=True):
    """What stands on the board from the start: `number` is a mob, a character or a citizen."""

    kind: Literal["mob", "named", "citizen"]
    number: int
    zone: int
    n: int


class Entry(Struct, frozen=True):
    """`zones` are the highlighted ones of the tile, `tile_zones` all of it."""

    tile: int
    mob: int
    on: int
    zones: tuple[int, ...]
    tile_zones: int


class Lair(Struct, frozen=True):
    zones: int
    n: int


class ObjectRule(Struct, frozen=True):
    """`charged_by` are colours of tokens, `charged_by_citizens` citizens; both are empty if it need not be charged."""

    object: int
    zone: int
    state: int
    charged_by: tuple[int, ...]
    charged_by_citizens: tuple[int, ...]
    strikes: int
    least: int
    most: int


@dataclass(frozen=True, kw_only=True)
class Mission:
    """A mission. `fact` is its file; what a field means is said there, unless it is only here."""

    fact: facts.MissionFact
    id: str
    rule: str
    mode: int
    difficulty: Literal["easy", "medium", "hard"]
    minutes: int
    min_heroes: int

    tiles: int
    zones: tuple[int, ...]  # of the tiles, without fountain and shafts
    start: tuple[int, ...]
    start_floors: int  # mask
    exit: int
    goals: tuple[tuple[Goal, ...], ...]
    points: tuple[Point, ...]
    initial: int  # which of the points
    more_initial_cards: bool
    objectives: tuple[Objective, ...]
    hidden: tuple[int, ...]
    rewards: tuple[Reward, Reward, Reward]  # by colour
    locks: tuple[Lock, ...]
    open: int
    sealed: int  # windows that are walls
    opened: int
    has_elevator: bool  # one that works, now or once it is freed
    elevator: int  # the floor where the cabin stands
    elevator_floors: int  # mask of those that it goes to
    elevator_locked: bool
    first_call_draws: bool
    objects: tuple[ObjectRule, ...]
    figures: tuple[Figures, ...]

    citizen_zones: tuple[int, ...]  # one for each symbol that counts
    spawn_zones: tuple[int, ...]
    spawn_mask: int
    deals: tuple[Deal, ...]
    without_cards: frozenset[str]
    reveal_on_entry: bool
    secret_missions: tuple[str, ...]
    secret_missions_are_discarded: bool
    last_secret_mission_wakes: int
    entries: tuple[Entry, ...]
    rescue_xp: int
    devour_xp: int
    citizen_xp: tuple[int, ...]  # by citizen
    still: tuple[int, ...]
    lost_if_devoured: tuple[int, ...]
    lost_if_too_few_citizens: bool
    citizens_for_supply: bool
    cards_on_map: bool
    buildings_draw: bool
    all_floors_active: bool
    gets_up: int
    tokens_change_hands: bool
    points_move: bool
    lair: Lair | None
    enemies_open_doors: bool
    vigil: int

    objective_zones: tuple[int, ...]
    spawn_cards: tuple[int, ...]  # those that it plays with
    named_cards: tuple[int, ...]  # the named enemies of the mode that do not stand on the board from the start
    citizen_cards: tuple[int, ...]  # with its Secret Missions, without citizens who stand on the board (Z-2.2)
    movable_points: int  # mask of those that a token moves
    needed_citizens: tuple[int, ...]  # goals speak of them
    charging_citizens: tuple[int, ...]  # an object needs them
    lair_zones: tuple[int, ...]


# -- from names to numbers --------------------------------------------------------------------------------------


class Reading:
    """Looks up what a mission names; every question says for which field."""

    def __init__(self, fact: facts.MissionFact) -> None:
        self.fact = fact
        self.mode = MODES.index(fact.mode)
        self.tiles = 0
        for place, id in enumerate(fact.tiles):
            if id not in TILE_OF or self.tiles >> TILE_OF[id] & 1:
                self.refuse(f"tiles[{place}]", f"no tile, or twice: {id!r}")
            self.tiles |= 1 << TILE_OF[id]
        self.zones = plan_of(self.tiles).zones

    def refuse(self, field: str, reason: str) -> NoReturn:
        raise ValueError(f"{self.fact.id}: {field}: {reason}")

    def need(self, field: str, reason: str, *, holds: bool) -> None:
        if not holds:
            self.refuse(field, reason)

    def zone(self, field: str, id: str) -> int:
        zone = ZONE_OF.get(id, NOWHERE)
        if zone not in self.zones:
            self.refuse(field, f"no zone {id!r} on its tiles")
        return zone

    def zones_of(self, field: str, ids: Iterable[str]) -> tuple[int, ...]:
        return tuple(self.zone(f"{field}[{place}]", id) for place, id in enumerate(ids))

    def opening(self, field: str, id: str) -> int:
        opening = OPENING_OF.get(id, NOWHERE)
        if opening < 0 or plan_of(self.tiles).outside >> opening & 1:
            self.refuse(field, f"no door or window {id!r} between its tiles")
        return opening

    def citizen(self, field: str, id: str) -> int:
        if id not in CITIZEN_OF:
            self.refuse(field, f"no citizen {id!r}")
        return CITIZEN_OF[id]

    def citizens(self, field: str, ids: Iterable[str]) -> tuple[int, ...]:
        return tuple(self.citizen(f"{field}[{place}]", id) for place, id in enumerate(ids))

    def named(self, field: str, id: str) -> int:
        """A named enemy of the mode."""
        character = CHARACTER_OF.get(id, NOWHERE)
        if character < 0 or (character < FIRST_ZOMBIE) != (self.mode == ZOMBIE):
            self.refuse(field, f"no enemy {id!r} in {self.fact.mode} mode")
        return character

    def mob(self, field: str, id: str) -> int:
        names: tuple[str, ...] = ZOMBIE_MOBS if self.mode == ZOMBIE else MOBS
        if id not in names:
            self.refuse(field, f"no enemy {id!r} in {self.fact.mode} mode")
        return names.index(id)

    # -- the parts ------------------------------------------------------------------------------------------

    def goal(self, field: str, fact: facts.Goal) -> Goal:
        match fact:
            case facts.Take(colours=colours):
                for colour in colours:
                    self.need(field, f"no {colour} objective", holds=colour in self.colours())
                return Goal("take", colours=tuple(COLOUR_OF[colour] for colour in colours))
            case facts.Leave(with_citizen=with_citizen):
                is_placed = bool(self.fact.exit) or any(reward.places_exit for reward in self.fact.rewards.values())
                self.need(field, "no exit", holds=is_placed)
                return Goal("exit", with_citizen=with_citizen)
            case facts.Rescue(citizen=citizen):
                return Goal("rescue", citizen=self.citizen(f"{field}.citizen", citizen))
            case facts.Slay(named=names):
                named = tuple(self.named(f"{field}.named[{place}]", id) for place, id in enumerate(names))
                return Goal("slay", named=named)
            case facts.TakeSecretMissions(n=n):
                self.need(field, "no Secret Mission cards in play", holds=n <= len(self.fact.secret_missions))
                return Goal("secret_missions", n=n)
            case facts.FinalBlow():
                strikes = [rule.strikes for rule in self.fact.objects]
                self.need(field, "no object strikes who gets up", holds=self.fact.gets_up in strikes)
                return Goal("final_blow", named=(self.named("gets_up", self.fact.gets_up),))
            case facts.RescueAll():
                return Goal("rescue_all")
            case facts.RescueEach():
                return Goal("rescue_each")
            case facts.AllAtRed():
                return Goal("all_red")
            case facts.NoEnemyLeft():
                return Goal("no_enemy_left")
            case facts.MovePoints():
                self.need(field, "its points do not move", holds=self.fact.points_move)
                return Goal("move_points")
            case _:
                assert_never(fact)

    def colours(self) -> set[str]:
        """Those of its objectives; what lies face down and is not `hidden` is red."""
        shown = {objective.colour for objective in self.fact.objectives if objective.colour}
        down = sum(objective.colour is None for objective in self.fact.objectives)
        return {*shown, *self.fact.hidden, *(["red"] if down > len(self.fact.hidden) else [])}

    def goals(self) -> tuple[tuple[Goal, ...], ...]:
        return tuple(
            tuple(self.goal(f"goals[{block}][{place}]", goal) for place, goal in enumerate(goals))
            for block, goals in enumerate(self.fact.goals)
        )

    def points(self) -> tuple[Point, ...]:
        initial = [point for point in self.fact.points if point.colour == "initial"]
        self.need("points", "there must be one initial point", holds=len(initial) == 1)
        return tuple(
            Point(
                colour=POINT_COLOUR_OF[point.colour],
                zone=self.zone(f"points[{place}].zone", point.zone),
                asleep=point.asleep,
                crowd=point.crowd,
                draws=point.draws,
                walkers=point.walkers,
                named_instead=point.named_instead,
                read_at_blue=point.read_at_blue,
            )
            for place, point in enumerate(self.fact.points)
        )

    def objectives(self) -> tuple[Objective, ...]:
        down = sum(objective.colour is None for objective in self.fact.objectives)
        self.need("hidden", "more colours than objectives face down", holds=len(self.fact.hidden) <= down)
        return tuple(
            Objective(
                zone=self.zone(f"objectives[{place}].zone", objective.zone),
                colour=COLOUR_OF[objective.colour] if objective.colour else NOWHERE,
            )
            for place, objective in enumerate(self.fact.objectives)
        )

    def rewards(self) -> tuple[Reward, Reward, Reward]:
        red, blue, green = (self.reward(self.fact.rewards.get(colour, facts.Reward())) for colour in COLOURS)
        return red, blue, green

    def reward(self, fact: facts.Reward) -> Reward:
        return Reward(
            xp=fact.xp,
            to_all=fact.to == "all",
            trait=fact.trait,
            wakes=POINT_COLOUR_OF[fact.wakes] if fact.wakes else NOWHERE,
            places_exit=fact.places_exit,
            kept=fact.kept,
            removes=fact.removes,
            frees_elevator=fact.frees_elevator,
            starts_the_end=fact.starts_the_end,
        )

    def locks(self) -> tuple[Lock, ...]:
        found = []
        for place, lock in enumerate(self.fact.locks):
            opening = self.opening(f"locks[{place}].door", lock.door)
            self.need(f"locks[{place}].door", "a window cannot be locked", holds=not OPENINGS[opening].is_window)
            needs_cards = lock.needs == "secret_missions"
            can_unlock = bool(self.fact.secret_missions) if needs_cards else lock.colour in self.colours()
            self.need(f"locks[{place}]", "nothing ever unlocks it", holds=can_unlock)
            found.append(Lock(opening, COLOUR_OF[lock.colour], needs_cards))
        return tuple(found)

    def opened(self) -> int:
        rooms = 0
        for place, id in enumerate(self.fact.opened):
            self.need(f"opened[{place}]", f"no room {id!r}", holds=id in ROOM_OF)
            rooms |= ROOM_ZONES[ROOM_OF[id]]
        return rooms & mask_of(self.zones)

    def elevator(self) -> int:
        """The floor where the cabin stands; NOWHERE if none works."""
        if self.fact.elevator is None or self.fact.elevator == "broken":
            return NOWHERE
        floor = FLOOR_OF[self.fact.elevator]
        self.need("elevator", "no shaft on its tiles", holds=bool(self.elevator_floors() >> floor & 1))
        return floor

    def elevator_floors(self) -> int:
        return sum(
            1 << floor
            for floor, (shaft, front) in enumerate(zip(SHAFTS, FRONTS, strict=True))
            if shaft >= 0 and front in self.zones and self.tiles >> ZONES[shaft].tile & 1
        )

    def object_rule(self, field: str, fact: facts.ObjectRule) -> ObjectRule:
        self.need(f"{field}.id", f"no object {fact.id!r}", holds=fact.id in OBJECT_OF)
        card = OBJECTS[OBJECT_OF[fact.id]]
        self.need(f"{field}.state", f"no state {fact.state!r}", holds=not fact.state or fact.state in card.states)
        citizens = [id for id in fact.charged_by if id not in COLOUR_OF]
        return ObjectRule(
            object=card.number,
            zone=self.zone(f"{field}.zone", fact.zone),
            state=card.states.index(fact.state) if fact.state else card.start,
            charged_by=tuple(COLOUR_OF[id] for id in fact.charged_by if id in COLOUR_OF),
            charged_by_citizens=self.citizens(f"{field}.charged_by", citizens),
            strikes=self.named(f"{field}.strikes", fact.strikes) if fact.strikes else NOWHERE,
            least=fact.range[0],
            most=fact.range[1],
        )

    def figure(self, field: str, fact: facts.Figures) -> Figures:
        zone = self.zone(f"{field}.zone", fact.zone)
        if fact.id in CITIZEN_OF:
            is_figure = CITIZENS[CITIZEN_OF[fact.id]].kind == "citizen" and fact.n == 1
            self.need(f"{field}.id", f"no figure {fact.id!r}, or not just one", holds=is_figure)
            return Figures("citizen", CITIZEN_OF[fact.id], zone, 1)
        if fact.id in CHARACTER_OF:
            self.need(f"{field}.n", "there is one only", holds=fact.n == 1)
            return Figures("named", self.named(f"{field}.id", fact.id), zone, 1)
        mob = self.mob(f"{field}.id", fact.id)
        self.need(f"{field}.n", f"there are 1 to {MOB_STOCK[mob]}", holds=1 <= fact.n <= MOB_STOCK[mob])
        return Figures("mob", mob, zone, fact.n)

    def entry(self, field: str, fact: facts.Entry) -> Entry:
        tile = TILE_OF.get(fact.tile, NOWHERE)
        self.need(f"{field}.tile", f"no tile {fact.tile!r} in play", holds=tile >= 0 and bool(self.tiles >> tile & 1))
        zones = tuple(zone for zone in bits(TILE_ZONES[tile]) if ZONES[zone].is_highlighted)
        return Entry(tile, self.mob(f"{field}.enemy", fact.enemy), fact.on, zones, TILE_ZONES[tile])

    def citizen_zones(self) -> tuple[int, ...]:
        without = self.zones_of("no_citizens", self.fact.no_citizens)
        return tuple(zone for zone in self.zones if zone not in without for _ in range(ZONES[zone].citizens))

    def spawn_zones(self) -> tuple[int, ...]:
        without = self.zones_of("no_spawns", self.fact.no_spawns)
        return tuple(zone for zone in self.zones if zone not in without for _ in range(ZONES[zone].spawns))

    def deals(self) -> tuple[Deal, ...]:
        found = []
        for place, deal in enumerate(self.fact.deals):
            field = f"deals[{place}]"
            zones = self.zones_of(f"{field}.zones", deal.zones)
            self.need(f"{field}.zones", "no citizen card lies there", holds=set(zones) <= set(self.citizen_zones()))
            self.need(f"{field}.cards", "more cards than zones", holds=len(deal.cards) <= len(zones))
            found.append(Deal(self.citizens(f"{field}.cards", deal.cards), zones))
        return tuple(found)

    def lair(self) -> Lair | None:
        lair = self.fact.lair
        return None if lair is None else Lair(mask_of(self.zones_of("lair.zones", lair.zones)), lair.n)

    def citizen_xp(self) -> tuple[int, ...]:
        self.citizens("citizen_xp", self.fact.citizen_xp)
        return tuple(self.fact.citizen_xp.get(id, 0) for id in CITIZEN_IDS)

    def mission(self) -> Mission:
        fact = self.fact
        self.need("min_heroes", "must be 1 to 6", holds=1 <= fact.min_heroes <= MOST_HEROES)
        self.need("start", "there must be one", holds=bool(fact.start))
        self.need("secret_missions", "there are two or none", holds=len(fact.secret_missions) in (0, 2))
        start = self.zones_of("start", fact.start)
        points = self.points()
        return Mission(
            fact=fact,
            id=fact.id,
            rule=fact.rule,
            mode=self.mode,
            difficulty=fact.difficulty,
            minutes=fact.minutes,
            min_heroes=fact.min_heroes,
            tiles=self.tiles,
            zones=self.zones,
            start=start,
            start_floors=mask_of(ZONES[zone].floor for zone in start),
            exit=self.zone("exit", fact.exit) if fact.exit else NOWHERE,
            goals=self.goals(),
            points=points,
            initial=[point.colour for point in points].index(POINT_COLOUR_OF["initial"]),
            more_initial_cards=fact.more_initial_cards,
            objectives=self.objectives(),
            hidden=tuple(COLOUR_OF[colour] for colour in fact.hidden),
            rewards=self.rewards(),
            locks=self.locks(),
            open=mask_of(self.opening(f"open[{place}]", id) for place, id in enumerate(fact.open)),
            sealed=WINDOWS if fact.sealed_windows else 0,
            opened=self.opened(),
            has_elevator=self.elevator() >= 0,
            elevator=self.elevator(),
            elevator_floors=self.elevator_floors() if self.elevator() >= 0 else 0,
            elevator_locked=fact.elevator_locked,
            first_call_draws=fact.first_call_draws,
            objects=tuple(self.object_rule(f"objects[{place}]", rule) for place, rule in enumerate(fact.objects)),
            figures=tuple(self.figure(f"figures[{place}]", figure) for place, figure in enumerate(fact.figures)),
            citizen_zones=self.citizen_zones(),
            spawn_zones=self.spawn_zones(),
            spawn_mask=mask_of(self.spawn_zones()),
            deals=self.deals(),
            without_cards=frozenset(fact.without_cards),
            reveal_on_entry=fact.reveal_on_entry,
            secret_missions=fact.secret_missions,
            secret_missions_are_discarded=fact.secret_missions_are_discarded,
            last_secret_mission_wakes=(
                POINT_COLOUR_OF[fact.last_secret_mission_wakes] if fact.last_secret_mission_wakes else NOWHERE
            ),
            entries=tuple(self.entry(f"entries[{place}]", entry) for place, entry in enumerate(fact.entries)),
            rescue_xp=fact.rescue_xp,
            devour_xp=fact.devour_xp,
            citizen_xp=self.citizen_xp(),
            still=self.citizens("still", fact.still),
            lost_if_devoured=self.citizens("lost_if_devoured", fact.lost_if_devoured),
            lost_if_too_few_citizens=fact.lost_if_too_few_citizens,
            citizens_for_supply=fact.citizens_for_supply,
            cards_on_map=fact.cards_on_map,
            buildings_draw=fact.buildings_draw,
            all_floors_active=fact.all_floors_active,
            gets_up=self.named("gets_up", fact.gets_up) if fact.gets_up else NOWHERE,
            tokens_change_hands=fact.tokens_change_hands,
            points_move=fact.points_move,
            lair=self.lair(),
            enemies_open_doors=fact.enemies_open_doors,
            vigil=self.named("vigil.named", fact.vigil.named) if fact.vigil else NOWHERE,
            objective_zones=tuple(objective.zone for objective in self.objectives()),
            spawn_cards=self.spawn_cards(),
            named_cards=self.named_cards(),
            citizen_cards=self.citizen_cards(),
            movable_points=self.movable_points(points),
            needed_citizens=tuple(goal.citizen for block in self.goals() for goal in block if goal.citizen >= 0),
            charging_citizens=tuple(
                CITIZEN_OF[id] for rule in fact.objects for id in rule.charged_by if id in CITIZEN_OF
            ),
            lair_zones=self.zones_of("lair.zones", fact.lair.zones) if fact.lair else (),
        )

    def spawn_cards(self) -> tuple[int, ...]:
        without: set[int] = set()
        if "hidden_citizen" in self.fact.without_cards:
            without |= {*HIDDEN_CITIZEN_CARDS}
        if "named" in self.fact.without_cards:
            without |= {*NAMED_CARDS}
        return tuple(card for card in range(len(SPAWN)) if card not in without)

    def named_cards(self) -> tuple[int, ...]:
        """Z-20.3, Z-20.10, Z-20.14."""
        mode = range(FIRST_ZOMBIE) if self.mode == ZOMBIE else range(FIRST_ZOMBIE, len(CHARACTERS))
        standing = {figure.id for figure in self.fact.figures}
        return tuple(who for who in mode if CHARACTERS[who] not in standing)

    def citizen_cards(self) -> tuple[int, ...]:
        without = {CITIZEN_OF[figure.id] for figure in self.fact.figures if figure.id in CITIZEN_OF}
        if not self.fact.secret_missions:
            without |= {*SECRET_MISSIONS}
        if "too_late" in self.fact.without_cards or self.mode == ZOMBIE:
            without |= {*TOO_LATE}
        return tuple(card for card in range(len(CITIZENS)) if card not in without)

    def movable_points(self, points: tuple[Point, ...]) -> int:
        """The red points inside a building, if a token moves them (Z-20.8)."""
        red = POINT_COLOUR_OF["red"]
        moves = [number for number, point in enumerate(points) if point.colour == red and is_indoors(point.zone)]
        return mask_of(moves) if self.fact.points_move else 0


def is_indoors(zone: int) -> bool:
    return not ZONES[zone].is_outdoor


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def mission_of(fact: facts.MissionFact) -> Mission:
    """A mission with numbers for names; ValueError names the field that is wrong."""
    return Reading(fact).mission()


def read_mission(source: str | Path | bytes) -> Mission:
    """A mission from a file, or from its bytes; ValueError names the field that is wrong."""
    name, data = ("mission", source) if isinstance(source, bytes) else (str(source), Path(source).read_bytes())
    try:
        return mission_of(decode_content(name, data, facts.MissionFact))
    except DecodeError as error:
        raise ValueError(f"{name}: {error}") from None


MISSIONS: Final = tuple(mission_of(fact) for fact in facts.read_missions())
MISSION_IDS: Final = tuple(mission.id for mission in MISSIONS)
MISSION_OF: Final = {id: mission for mission, id in enumerate(MISSION_IDS)}
