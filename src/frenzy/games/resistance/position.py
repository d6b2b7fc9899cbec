"""A table as people write it, read and written: `docs/resistance/position.md` tells of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from frenzy.games.resistance import ids
from frenzy.games.resistance.board import OPENING_OF, OPENINGS, SHAFTS, ZONE_IDS, ZONE_OF, ZONES
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    CITIZEN_OF,
    CITIZENS,
    HIDDEN_CITIZEN_CARDS,
    NAMED,
    NAMED_CARDS,
    OBJECT_IDS,
    OBJECTS,
    POWERS,
    SECRET_MISSIONS,
    SHEETS,
    SKILL_IDS,
    SKILL_SHEET,
    SPAWN_IDS,
    SPAWN_OF,
    TRAIT_DECK,
    TRAIT_IDS,
    TRAIT_OF,
    TRAIT_POWER,
    USED,
)
from frenzy.games.resistance.content.words import CopyHero
from frenzy.games.resistance.declared.view import write_view
from frenzy.games.resistance.frames import NextAction, NextHero, StartEnd, StartEnemies
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF, Reward
from frenzy.games.resistance.rules.ending import met_goals
from frenzy.games.resistance.rules.figures import supply
from frenzy.games.resistance.rules.heroes import actions_of
from frenzy.games.resistance.rules.objectives import is_unlocked
from frenzy.games.resistance.setup import (
    bare_table,
    new_table,
    read_options,
    start_streams,
)
from frenzy.games.resistance.state import (
    DISCARDED,
    FACE_DOWN,
    HELD,
    HIDDEN,
    IN_DECK,
    OUT,
    PEOPLE,
    REVEALED,
    ZONE_COUNT,
    State,
    replaced,
)
from frenzy.kernel.dealing import rest
from frenzy.kernel.document import look_up, need, read_document
from frenzy.kernel.errors import BadOption, BadPosition
from frenzy.kernel.game import Position
from frenzy.kernel.options import is_seed


class Doc(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Part of the document."""


class HeroDoc(Doc):
    id: str
    seat: int = 0
    zone: str | UnsetType | None = UNSET
    health: int | None = None
    power: int = 0
    hunger: int = 0
    xp: int = 0
    activated: bool = False
    left: bool = False
    traits: list[str] = []
    citizen: str | None = None
    tokens: list[str] = []
    used: list[str] = []
    drew: bool = False
    copied: str | None = None
    copied_attack: str | None = None


class EnemyDoc(Doc):
    kind: str
    zone: str
    id: str | None = None
    count: int = 1
    lying: bool = False


class CitizenDoc(Doc):
    zone: str
    id: str | None = None
    revealed: bool = True
    hidden: bool = False


class PointDoc(Doc):
    zone: str
    colour: str
    active: bool = True
    moved: bool = False


class ObjectiveDoc(Doc):
    zone: str
    colour: str | None = None
    taken: bool = False
    hidden: bool = False


class HandDoc(Doc):
    zone: str | None
    charged: bool = True


class GoneDoc(Doc):
    zombie_heroes: list[str] = []
    superheroes: list[str] = []
    citizens: list[str] = []
    figures: dict[str, int] = {}


class NextDoc(Doc):
    dice: list[int] = []
    spawn: list[str] = []
    traits: list[str] = []
    citizens: list[str] = []
    zombie_heroes: list[str] = []
    superheroes: list[str] = []


class StunDoc(Doc):
    zone: str
    kind: str
    count: int = 1


class CountersDoc(Doc):
    """What else a mission remembers."""

    elevator_called: bool = False
    elevator_free: bool = False
    dormitory_16V: bool = False  # noqa: N815  # the names of the contract
    dormitory_18V: bool = False  # noqa: N815
    beacon: bool = False
    all_red: bool = False
    exit_placed: bool = False
    charged: bool = False
    secret_missions: int = 0
    secret_missions_revealed: int = 0
    moved_points: int = 0
    rescued: list[str] = []
    devoured: list[str] = []
    slain: list[str] = []
    felled: list[str] = []
    stunned: list[StunDoc] = []
    cards: dict[str, list[str]] | None = None


class PositionDoc(Doc):
    """The document. What is not given is as the mission's set-up has it."""

    mission: str
    heroes: list[HeroDoc]
    game: str = "resistance"
    seats: int | None = None
    seed: int = 0
    round: int = 1
    phase: str = "players"
    active: str | None = None
    actions_left: int | None = None
    enemies: list[EnemyDoc] | None = None
    citizens: list[CitizenDoc] | None = None
    open: list[str] | None = None
    revealed: list[str] | None = None
    floors: list[str] | None = None
    cabin: str | UnsetType | None = UNSET
    exit: str | UnsetType | None = UNSET
    spawn: list[PointDoc] | None = None
    objectives: list[ObjectiveDoc] | None = None
    hand: HandDoc | None = None
    gone: GoneDoc = field(default_factory=GoneDoc)
    counters: CountersDoc = field(default_factory=CountersDoc)
    discards: dict[str, list[str]] = {}
    next: NextDoc = field(default_factory=NextDoc)


# -- writing ----------------------------------------------------------------------------------------------------


def write_position(state: State) -> Position:
    """The table as a document: what all see of it."""
    view = write_view(state, None, (), [])
    mission, zombie = state.mission, state.mode == ids.ZOMBIE
    heroes: list[dict[str, Any]] = []
    for seen in view["heroes"]:
        doc: dict[str, Any] = {
            "id": seen["id"], "seat": seen["seat"], "zone": seen["zone"], "health": seen["health"],
            "hunger" if zombie else "power": seen["power"], "xp": seen["xp"], "activated": seen["activated"],
            "traits": seen["traits"], "citizen": seen["citizen"], "tokens": seen["tokens"],
        }  # fmt: skip
        for name in ("left", "used", "drew", "copied", "copied_attack"):
            if seen[name]:
                doc[name] = seen[name]
        heroes.append(doc)
    citizens = [
        {"id": card["id"], "zone": card["zone"], "revealed": card["id"] is not None, "hidden": card["hidden"]}
        for card in view["citizens"]
    ]
    enemies = [
        {"kind": foe["kind"], "zone": foe["zone"], **({"id": foe["id"]} if foe["id"] else {"count": foe["count"]}),
         **({"lying": True} if foe["lying"] else {})}
        for foe in view["enemies"]
    ]  # fmt: skip
    objectives = [
        {"zone": token["zone"], "colour": token["colour"], "taken": token["taken"],
         **({"hidden": True} if token["colour"] is None else {})}
        for token in view["objectives"]
    ]  # fmt: skip
    found: dict[str, Any] = {
        "game": "resistance", "mission": mission.id, "seats": state.seats, "round": state.round, "phase": state.phase,
        "active": None if state.active == NOWHERE else ids.CHARACTERS[state.team[state.active]],
        "actions_left": state.actions_left, "seed": state.seed, "heroes": heroes, "enemies": enemies,
        "citizens": citizens, "open": view["open"], "revealed": view["opened"], "floors": view["floors"],
        "spawn": [{**point} for point in view["points"]], "objectives": objectives, "exit": view["exit"],
        "counters": write_counters(state), "gone": write_gone(state), "discards": view["discards"],
    }  # fmt: skip
    if mission.has_elevator:
        found["cabin"] = view["cabin"]
    if mission.objects:
        seen_object = view["objects"][0]
        found["hand"] = {"zone": seen_object["zone"], "charged": seen_object["state"] == "charged"}
    return found


def write_counters(state: State) -> dict[str, Any]:
    """What a mission remembers, as far as there is something to say."""
    mission = state.mission
    names = {
        "elevator_called": state.called,
        "elevator_free": mission.elevator_locked and state.cabin != NOWHERE,
        "beacon": state.beacon,
        "all_red": state.all_red,
        "exit_placed": mission.exit == NOWHERE and state.exit != NOWHERE,
        "charged": state.charged,
        "secret_missions": state.secrets_taken,
        "secret_missions_revealed": state.secrets_revealed,
        "moved_points": state.shifted.bit_count(),
        "rescued": [CITIZEN_IDS[card] for card in range(PEOPLE) if state.rescued >> card & 1],
        "devoured": [CITIZEN_IDS[card] for card in range(PEOPLE) if state.devoured >> card & 1],
        "slain": [ids.CHARACTERS[who] for who in range(PEOPLE) if state.slain >> who & 1],
        "felled": [ids.CHARACTERS[who] for who in range(PEOPLE) if state.felled >> who & 1],
        "stunned": [
            {"zone": ZONE_IDS[zone], "kind": ids.mob_id(state.mode, kind), "count": count}
            for zone, kind, count in state.skips
        ],
    }
    for number, entry in enumerate(mission.fact.entries):
        names[f"dormitory_{entry.tile}"] = bool(state.entered >> number & 1)
    found: dict[str, Any] = {name: value for name, value in names.items() if value}
    if mission.cards_on_map:
        found["cards"] = {ZONE_IDS[zone]: [SPAWN_IDS[card]] for zone, card in state.map_cards}
    return found


def write_gone(state: State) -> dict[str, Any]:
    """What has left the game."""
    found: dict[str, Any] = {}
    named = [ids.CHARACTERS[who] for who in range(PEOPLE) if state.gone_named >> who & 1]
    if named:
        found["superheroes" if state.mode else "zombie_heroes"] = named
    secrets = [CITIZEN_IDS[card] for card in SECRET_MISSIONS if state.secrets_gone >> card & 1]
    if secrets:
        found["citizens"] = secrets
    figures = {ids.mob_id(state.mode, kind): count for kind, count in enumerate(state.gone) if count}
    if figures:
        found["figures"] = figures
    return found


# -- reading ----------------------------------------------------------------------------------------------------


def read_position(position: Any) -> State:
    """The state that a document describes; BadPosition names the field that is wrong."""
    doc = read_document(position, PositionDoc)
    need(doc.game == "resistance", "game", f"{doc.game!r} is not 'resistance'")
    need(doc.mission in MISSION_OF, "mission", f"{doc.mission!r} is not one of {', '.join(MISSION_IDS)}")
    need(is_seed(doc.seed), "seed", "not a whole number of at most 40 digits")
    state = fresh_table(doc)
    for hero, told in enumerate(doc.heroes):
        read_hero(state, hero, told, f"heroes[{hero}]")
    read_house(state, doc)
    read_counters(state, doc)
    read_points(state, doc)
    read_objectives(state, doc)
    settle_taken(state, doc)
    check_cabin(state, state.zone, "heroes")
    read_hand(state, doc)
    read_enemies(state, doc)
    read_stunned(state, doc)
    read_citizens(state, doc)
    read_gone(state, doc)
    deal_rest(state, doc)
    read_stage(state, doc)
    state.met = met_goals(state)
    return state


def fresh_table(doc: PositionDoc) -> State:
    """The table as the mission sets it up, with these heroes and seats."""
    names = [hero.id for hero in doc.heroes]
    seats = doc.seats if doc.seats is not None else max([hero.seat for hero in doc.heroes], default=0) + 1
    for place, hero in enumerate(doc.heroes):
        need(0 <= hero.seat < seats, f"heroes[{place}].seat", f"{hero.seat} is not a seat from 0 to {seats - 1}")
    hands = [[place for place, hero in enumerate(doc.heroes) if hero.seat == seat] for seat in range(seats)]
    try:
        options = read_options(seats, doc.seed, {"mission": doc.mission, "heroes": names, "hands": hands})
    except BadOption as error:
        raise BadPosition(str(error).removeprefix("options.")) from None
    state = new_table(options, doc.seed)
    bare = bare_table(options)
    start_streams(bare, doc.seed)
    if doc.citizens is None:
        bare.card_at, bare.card_is = state.card_at, state.card_is
    else:
        bare.card_is = [IN_DECK if card in state.mission.citizen_cards else OUT for card in range(len(CITIZEN_IDS))]
    if doc.enemies is None:
        bare.mobs, bare.named = state.mobs, state.named
    bare.colours, bare.map_cards, bare.zone = state.colours, state.map_cards, state.zone
    return bare


def zone_of(state: State, name: str, where: str) -> int:
    """A zone of the mission."""
    zone = look_up(ZONE_OF, name, where, "a zone")
    is_there = zone in state.mission.zones or zone in SHAFTS
    need(is_there and not ZONES[zone].is_solid, where, f"{name!r} is not on the tiles of {state.mission.id}")
    return zone


def read_hero(state: State, hero: int, told: HeroDoc, where: str) -> None:
    """A hero with sheet and dashboard."""
    most = SHEETS[state.team[hero]].health
    health = most if told.health is None else told.health
    need(0 <= health <= most, f"{where}.health", f"{health} is not from 0 to {most} (Z-8.1)")
    power, name = (told.hunger, "hunger") if state.mode else (told.power, "power")
    other = "power" if state.mode else "hunger"
    need(not getattr(told, other), f"{where}.{other}", f"there is none in this mode; {name!r} is what it has")
    need(0 <= power <= ids.MOST_POWER, f"{where}.{name}", f"{power} is not from 0 to 4 (Z-8.9)")
    need(0 <= told.xp <= ids.MOST_XP, f"{where}.xp", f"{told.xp} is not from 0 to 43 (Z-8.5)")
    need(len(told.traits) <= 2, f"{where}.traits", f"{len(told.traits)} traits; there are 2 slots (Z-2.4)")
    is_out = told.zone is None or (told.zone is UNSET and (told.left or health == 0))
    need(is_out or not told.left, f"{where}.left", "a hero that left has no zone (Z-10.11)")
    need(is_out or health > 0, f"{where}.health", "a hero on the board has health (Z-8.3)")
    need(not is_out or told.left or health == 0, f"{where}.zone", "only a hero that left or fell has no zone")
    need(not (told.left and health == 0), f"{where}.left", "a hero that fell did not leave")
    state.health[hero], state.power[hero], state.xp[hero] = health, power, told.xp
    if is_out:
        state.zone[hero] = NOWHERE
    elif isinstance(told.zone, str):
        state.zone[hero] = zone_of(state, told.zone, f"{where}.zone")
    state.activated |= int(told.activated) << hero
    state.left |= int(told.left) << hero
    state.drew |= int(told.drew) << hero
    traits = [look_up(TRAIT_OF, trait, f"{where}.traits", "a trait") for trait in told.traits]
    for trait in traits:
        need(TRAIT_POWER[state.mode][trait] != NOWHERE, f"{where}.traits", f"{TRAIT_IDS[trait]!r}: not in this mode")
    state.traits[hero] = tuple(sorted(traits))
    if told.citizen is not None:
        card = look_up(CITIZEN_OF, told.citizen, f"{where}.citizen", "a citizen")
        need(CITIZENS[card].kind == "citizen", f"{where}.citizen", f"{told.citizen!r} cannot be held")
        state.citizen[hero] = card
    tokens = [look_up(ids.COLOUR_OF, colour, f"{where}.tokens", "red, blue or green") for colour in told.tokens]
    for colour in tokens:
        is_kept = state.mission.rewards[colour].kept
        need(is_kept, f"{where}.tokens", f"nobody keeps {ids.COLOURS[colour]} ones in {state.mission.id}")
    state.tokens[hero] = tuple(sorted(tokens))
    holds = bool(traits or tokens or told.citizen)
    need(health > 0 or not holds, f"{where}.health", "a hero that fell holds nothing (Z-8.3)")
    used = [look_up(USED[state.mode], name, f"{where}.used", "a skill, trait or citizen") for name in told.used]
    state.used[hero] = tuple(sorted(used))
    read_copy(state, hero, told, where)


def read_copy(state: State, hero: int, told: HeroDoc, where: str) -> None:
    """What a hero copies from another one (Z-8.11)."""
    if told.copied is None and told.copied_attack is None:
        return
    field = f"{where}.{'copied' if told.copied_attack is None else 'copied_attack'}"
    can_copy = any(isinstance(POWERS[power].does, CopyHero) for power in state.powers(hero, "my_turn"))
    need(can_copy, field, f"{told.id!r} copies nobody (Z-8.11)")
    need(told.copied is None or told.copied_attack is None, field, "one thing is copied at a time (Z-8.11)")
    if told.copied is not None:
        skills = {SKILL_IDS[skill]: skill for skill in range(len(SKILL_IDS)) if SKILL_SHEET[skill] in state.team}
        state.copied[hero] = look_up(skills, told.copied, f"{where}.copied", "a skill of the team")
    if told.copied_attack is not None:
        others = {ids.CHARACTERS[sheet]: sheet for sheet in state.team if sheet != state.team[hero]}
        state.copied_attack[hero] = look_up(others, told.copied_attack, field, "another hero at the table")


def read_house(state: State, doc: PositionDoc) -> None:
    """Doors and windows, floors, the cabin and the exit."""
    mission = state.mission
    if doc.open is not None:
        state.open = 0
        for name in doc.open:
            door = look_up(OPENING_OF, name, "open", "a door or window")
            need(all(zone_is_in(state, zone) for zone in OPENINGS[door].zones), "open", f"{name!r} leads nowhere here")
            need(not mission.sealed >> door & 1, "open", f"{name!r} is sealed (Z-4.7)")
            state.open |= 1 << door
            state.barred &= ~(1 << door)
    if doc.cabin is not UNSET and doc.cabin is not None:
        floor = look_up(ids.FLOOR_OF, doc.cabin, "cabin", "a floor")
        need(bool(mission.elevator_floors >> floor & 1), "cabin", f"no working elevator goes to {doc.cabin!r}")
        state.cabin = floor
    elif doc.cabin is None:
        need(not mission.has_elevator or mission.elevator_locked, "cabin", f"the elevator of {mission.id} works")
        state.cabin = NOWHERE
    if doc.exit is not UNSET:
        state.exit = NOWHERE if doc.exit is None else zone_of(state, doc.exit, "exit")
        places = [NOWHERE, *[objective.zone for objective in mission.objectives]] if places_exit(state) else []
        may_be = [mission.exit] if mission.exit != NOWHERE else places or [NOWHERE]
        need(state.exit in may_be, "exit", f"{doc.exit!r} is not where {mission.id} has it")
    if doc.floors is None:
        for zone in state.zone:
            if zone != NOWHERE:
                state.floors |= 1 << ZONES[zone].floor
    else:
        state.floors = 0
        there = {ZONES[zone].floor for zone in mission.zones}
        for name in doc.floors:
            floor = look_up(ids.FLOOR_OF, name, "floors", "a floor")
            need(floor in there, "floors", f"{name!r} is not in {mission.id}")
            state.floors |= 1 << floor


def places_exit(state: State) -> bool:
    """Whether taking an objective places the exit."""
    return any(reward.places_exit for reward in state.mission.rewards)


def check_cabin(state: State, zones: Sequence[int], where: str) -> None:
    """Nobody is in the shaft where the cabin is not."""
    for number, zone in enumerate(zones):
        need(zone not in SHAFTS or stands_in_cabin(state, zone), f"{where}[{number}].zone", "the cabin is not there")


def zone_is_in(state: State, zone: int) -> bool:
    return bool(state.mission.tiles >> ZONES[zone].tile & 1)


def read_revealed(state: State, doc: PositionDoc) -> None:
    """The zones whose building has been opened: by default those joined to the open air, a start or a hero."""
    if doc.revealed is not None:
        state.opened = 0
        for name in doc.revealed:
            state.opened |= 1 << zone_of(state, name, "revealed")
        for zone in state.mission.zones:
            if ZONES[zone].is_outdoor:
                state.opened |= 1 << zone
        return
    ways = state.ways()
    for zone in (*state.mission.start, *state.zone):
        if zone != NOWHERE:
            state.opened |= ways.building(zone)
    for zone in state.mission.zones:
        if ZONES[zone].is_outdoor:
            for beside in ways.adjacent[zone]:
                state.opened |= ways.building(beside)


def read_counters(state: State, doc: PositionDoc) -> None:
    """What else the mission remembers."""
    told, mission = doc.counters, state.mission
    state.called, state.beacon, state.all_red, state.charged = (
        told.elevator_called, told.beacon, told.all_red, told.charged,
    )  # fmt: skip
    if told.elevator_free and mission.elevator_locked and state.cabin == NOWHERE:
        state.cabin = mission.elevator
    for number, entry in enumerate(mission.fact.entries):
        state.entered |= int(getattr(told, f"dormitory_{entry.tile}", False)) << number
    secrets = len(SECRET_MISSIONS) if mission.secret_missions else 0
    need(0 <= told.secret_missions <= secrets, "counters.secret_missions", f"there are {secrets}")
    state.secrets_taken = told.secret_missions
    state.secrets_revealed = max(told.secret_missions, told.secret_missions_revealed)
    need(state.secrets_revealed <= secrets, "counters.secret_missions_revealed", f"there are {secrets}")
    people = {name: card for name, card in CITIZEN_OF.items() if card < PEOPLE}
    for name in told.rescued:
        state.rescued |= 1 << look_up(people, name, "counters.rescued", "a citizen")
    for name in told.devoured:
        state.devoured |= 1 << look_up(people, name, "counters.devoured", "a citizen")
    for name in told.slain:
        state.slain |= 1 << look_up(ids.CHARACTER_OF, name, "counters.slain", "an enemy with a name")
    for name in told.felled:
        state.felled |= 1 << look_up(ids.CHARACTER_OF, name, "counters.felled", "an enemy with a name")
    for hero in range(state.heroes):
        if state.citizen[hero] != NOWHERE:
            state.rescued |= 1 << state.citizen[hero]
    if told.cards is not None:
        need(mission.cards_on_map, "counters.cards", "no spawn cards lie on this map")
        laid: list[tuple[int, int]] = []
        for name, cards in told.cards.items():
            zone = zone_of(state, name, "counters.cards")
            laid += [(zone, look_up(SPAWN_OF, card, "counters.cards", "a spawn card")) for card in cards]
        for card in SPAWN_OF.values():
            many = [one for _, one in laid].count(card)
            need(many <= 1, "counters.cards", f"{SPAWN_IDS[card]!r} is there {many} times")
        state.map_cards = tuple(sorted(laid))


def read_points(state: State, doc: PositionDoc) -> None:
    """Spawn points: where they lie, and which are awake."""
    mission, moved = state.mission, doc.counters.moved_points
    most = mission.movable_points.bit_count()
    need(0 <= moved <= most, "counters.moved_points", f"{moved} of {most} points")
    if doc.spawn is None:
        move_points(state, moved)
        return
    free = [number for number in range(len(mission.points)) if state.has_point(number)]
    state.awake = state.shifted = 0
    for place, told in enumerate(doc.spawn):
        where = f"spawn[{place}]"
        colour = look_up(ids.POINT_COLOUR_OF, told.colour, f"{where}.colour", "initial, red, blue or green")
        zone = zone_of(state, told.zone, f"{where}.zone")
        of_colour = [number for number in free if mission.points[number].colour == colour]
        need(bool(of_colour), f"{where}.colour", f"{mission.id} has no more {told.colour} points")
        number = next((one for one in of_colour if mission.points[one].zone == zone), of_colour[0])
        free.remove(number)
        state.point_at = replaced(state.point_at, number, zone)
        state.awake |= int(told.active) << number
        need(not told.moved or mission.points_move, f"{where}.moved", f"the points of {mission.id} do not move")
        is_moved = told.moved or (bool(mission.movable_points >> number & 1) and zone != mission.points[number].zone)
        state.shifted |= int(is_moved) << number
    found = state.shifted.bit_count()
    need(moved in (0, found), "counters.moved_points", f"{moved}, and {found} of those listed")


def move_points(state: State, count: int) -> None:
    """So many points have been moved: the first to the initial point's zone, the next to the blue one's (Z-20.8)."""
    mission = state.mission
    blue = [point.zone for point in mission.points if ids.POINT_COLOURS[point.colour] == "blue"]
    goals = [mission.points[mission.initial].zone, *blue]
    for number, zone in zip(ids.bits(mission.movable_points)[:count], goals, strict=False):
        state.point_at = replaced(state.point_at, number, zone)
        state.shifted |= 1 << number


def read_objectives(state: State, doc: PositionDoc) -> None:
    """Objectives: those that are listed, each with its colour unless it lies face down."""
    mission = state.mission
    if doc.objectives is not None:
        places = {objective.zone: number for number, objective in enumerate(mission.objectives)}
        told: dict[int, int] = {}
        listed: set[int] = set()
        state.taken = (1 << len(mission.objectives)) - 1
        for place, token in enumerate(doc.objectives):
            where = f"objectives[{place}]"
            zone = zone_of(state, token.zone, f"{where}.zone")
            need(zone in places, f"{where}.zone", f"{mission.id} has no objective in {token.zone!r}")
            number = places[zone]
            need(number not in listed, f"{where}.zone", f"one objective lies in {token.zone!r}")
            listed.add(number)
            if not token.taken:
                state.taken &= ~(1 << number)
            if token.colour is not None:
                told[number] = look_up(ids.COLOUR_OF, token.colour, f"{where}.colour", "red, blue or green")
        set_colours(state, told)
    for colour, name in enumerate(ids.COLOURS):
        held, there = sum(hand.count(colour) for hand in state.tokens), state.colours.count(colour)
        need(held <= there, "heroes", f"{held} {name} tokens are held, and there are {there}")


def settle_taken(state: State, doc: PositionDoc) -> None:
    """What follows from the objectives that were taken: the exit, the elevator, doors; the beacon is told apart."""
    mission, told = state.mission, doc.counters
    for number, colour in enumerate(state.colours):
        reward, bit = mission.rewards[colour], 1 << number
        is_told = (told.exit_placed and reward.places_exit) or (told.beacon and reward.starts_the_end)
        if is_told and doc.objectives is None:
            state.taken |= bit
        if not state.taken & bit:
            continue
        if reward.places_exit and state.exit == NOWHERE:
            state.exit = mission.objectives[number].zone
        if reward.frees_elevator and state.cabin == NOWHERE:
            state.cabin = mission.elevator
    is_placed = state.exit != NOWHERE and places_exit(state)
    need(is_placed or not told.exit_placed, "counters.exit_placed", "the objective that places the exit is not taken")
    is_lit = any(reward.starts_the_end for reward in rewards_taken(state))
    need(is_lit or not told.beacon, "counters.beacon", "the objective that lights it is not taken")
    unlock_doors(state)


def rewards_taken(state: State) -> list[Reward]:
    """What the objectives that were taken did."""
    colours = [colour for number, colour in enumerate(state.colours) if state.taken >> number & 1]
    return [state.mission.rewards[colour] for colour in colours]


def set_colours(state: State, told: dict[int, int]) -> None:
    """The colours that are told; the others that lie face down share what is left."""
    mission = state.mission
    for number, colour in told.items():
        printed = mission.objectives[number].colour
        need(printed in (NOWHERE, colour), f"objectives[{number}].colour", "the mission has another colour there")
    down = [number for number, objective in enumerate(mission.objectives) if objective.colour == NOWHERE]
    left = [*mission.hidden, *[0] * (len(down) - len(mission.hidden))]
    for number in down:
        if number in told:
            name = ids.COLOURS[told[number]]
            need(told[number] in left, f"objectives[{number}].colour", f"there is no more {name} one")
            left.remove(told[number])
    kept = [number for number in down if number not in told]
    if sorted(left) != sorted(state.colours[number] for number in kept):
        for number, colour in zip(kept, left, strict=True):
            state.colours = replaced(state.colours, number, colour)
    for number, colour in told.items():
        state.colours = replaced(state.colours, number, colour)


def unlock_doors(state: State) -> None:
    """Doors whose condition is met are ordinary ones."""
    for lock in state.mission.locks:
        if is_unlocked(state, lock.colour, secrets=lock.needs_secret_missions):
            state.barred &= ~(1 << lock.opening)


def read_hand(state: State, doc: PositionDoc) -> None:
    """The Sentinel Hand."""
    if doc.hand is None:
        return
    need(bool(state.mission.objects), "hand", f"{state.mission.id} has no object")
    rule = state.mission.objects[0]
    name = "charged" if doc.hand.charged else "discharged"
    states = OBJECTS[rule.object].states
    need(name in states, "hand.charged", f"{OBJECT_IDS[rule.object]} is never {name}")
    state.object_is = replaced(state.object_is, 0, states.index(name))
    place = NOWHERE if doc.hand.zone is None else zone_of(state, doc.hand.zone, "hand.zone")
    state.object_at = replaced(state.object_at, 0, place)
    if rule.charged_by and doc.hand.charged:
        state.charged = True


def read_enemies(state: State, doc: PositionDoc) -> None:
    """Enemies: all that are on the board."""
    for place, told in enumerate(doc.enemies or []):
        where = f"enemies[{place}]"
        zone = zone_of(state, told.zone, f"{where}.zone")
        need(zone not in SHAFTS or stands_in_cabin(state, zone), f"{where}.zone", "the cabin does not stand there")
        if told.id is not None or told.kind in ("zombie_hero", "superhero"):
            kind = "superhero" if state.mode else "zombie_hero"
            need(told.kind == kind, f"{where}.kind", f"{told.kind!r} is not {kind!r}")
            who = look_up(ids.CHARACTER_OF, told.id or "", f"{where}.id", "an enemy with a name")
            need((who < ids.FIRST_ZOMBIE) == bool(state.mode), f"{where}.id", f"{told.id!r} is no enemy in this mode")
            need(state.named[who] == NOWHERE, f"{where}.id", f"{told.id!r} is there twice")
            need(told.count == 1, f"{where}.count", "there is one of each name")
            gets_up = who == state.mission.gets_up or "gets_up_once" in NAMED[who].knacks
            need(gets_up or not told.lying, f"{where}.lying", f"{told.id!r} does not get up again")
            state.named[who] = zone
            state.lying |= int(told.lying) << who
        else:
            names = ids.ZOMBIE_MOBS if state.mode else ids.MOBS
            need(told.kind in names, f"{where}.kind", f"{told.kind!r} is not one of {', '.join(names)}")
            need(told.count >= 1, f"{where}.count", f"{told.count} figures")
            need(not told.lying, f"{where}.lying", "only one with a name lies down")
            state.mobs[names.index(told.kind) * ZONE_COUNT + zone] += told.count


def stands_in_cabin(state: State, zone: int) -> bool:
    return state.cabin != NOWHERE and SHAFTS[state.cabin] == zone


def read_stunned(state: State, doc: PositionDoc) -> None:
    """Enemies that sit out the next activation step."""
    names = ids.ZOMBIE_MOBS if state.mode else ids.MOBS
    for place, told in enumerate(doc.counters.stunned):
        where = f"counters.stunned[{place}]"
        zone = zone_of(state, told.zone, f"{where}.zone")
        kind = look_up({name: kind for kind, name in enumerate(names)}, told.kind, f"{where}.kind", "an enemy here")
        most = ids.MOB_STOCK[kind]  # some may have been eliminated since
        need(1 <= told.count <= most, f"{where}.count", f"{told.count} is not from 1 to {most}")
        state.skips = tuple(sorted((*state.skips, (zone, kind, told.count))))


def read_citizens(state: State, doc: PositionDoc) -> None:
    """Citizens: all cards on the board; one without a name lies face down."""
    for hero in range(state.heroes):
        card = state.citizen[hero]
        if card != NOWHERE:
            need(
                list(state.citizen).count(card) == 1, f"heroes[{hero}].citizen", f"{CITIZEN_IDS[card]!r} is held twice"
            )
            if doc.citizens is None and state.card_is[card] == FACE_DOWN:
                swap_for_another(state, card)
            state.card_at[card], state.card_is[card] = NOWHERE, HELD
    if doc.citizens is None:
        return
    down: list[tuple[str, int]] = []
    for place, told in enumerate(doc.citizens):
        where = f"citizens[{place}]"
        zone = zone_of(state, told.zone, f"{where}.zone")
        need(zone not in SHAFTS or stands_in_cabin(state, zone), f"{where}.zone", "the cabin is not there")
        need(told.revealed or not told.hidden, f"{where}.hidden", "who hides has been revealed (Z-13.11)")
        if told.id is None:
            down.append((where, zone))
            continue
        card = look_up(CITIZEN_OF, told.id, f"{where}.id", "a citizen card")
        is_person = CITIZENS[card].kind == "citizen"
        is_in = card in state.mission.citizen_cards or card in standing_citizens(state)
        need(is_in, f"{where}.id", f"{told.id!r} is not in {state.mission.id}")
        is_free = state.card_at[card] == NOWHERE and state.card_is[card] in (IN_DECK, OUT)
        need(is_free, f"{where}.id", f"{told.id!r} is there twice, or held")
        need(CITIZENS[card].kind != "too_late" or not told.revealed, f"{where}.revealed", f"{told.id!r} is nobody")
        need(is_person or not told.hidden, f"{where}.hidden", f"{told.id!r} is nobody")
        state.card_at[card] = zone
        state.card_is[card] = HIDDEN if told.hidden else REVEALED if told.revealed else FACE_DOWN
    known = {*doc.discards.get("citizens", []), *doc.gone.citizens}
    for where, zone in down:
        in_deck = [card for card in state.mission.citizen_cards if state.card_is[card] == IN_DECK]
        free = [card for card in in_deck if CITIZEN_IDS[card] not in known]
        need(bool(free), where, "no citizen card is left for it")
        promised = [card for deal in state.mission.deals for card in deal.cards if zone in deal.zones and card in free]
        card = promised[0] if promised else free[-1]
        state.card_at[card], state.card_is[card] = zone, FACE_DOWN


def standing_citizens(state: State) -> list[int]:
    """Those whose figures stand on the board from the start."""
    return [figure.number for figure in state.mission.figures if figure.kind == "citizen"]


def swap_for_another(state: State, card: int) -> None:
    """The card that somebody holds cannot lie on the board: another one lies there."""
    free = [one for one in state.mission.citizen_cards if state.card_is[one] == IN_DECK]
    zone = state.card_at[card]
    if free:
        state.card_at[free[-1]], state.card_is[free[-1]] = zone, FACE_DOWN


def read_gone(state: State, doc: PositionDoc) -> None:
    """What has left the game, and what lies on the discard piles."""
    gone = doc.gone
    for where, names in (("gone.zombie_heroes", gone.zombie_heroes), ("gone.superheroes", gone.superheroes)):
        for name in names:
            who = named_of(state, name, where)
            need(state.named[who] == NOWHERE, where, f"{name!r} is on the board")
            state.gone_named |= 1 << who
            state.slain |= 1 << who
    for name in gone.citizens:
        card = look_up(CITIZEN_OF, name, "gone.citizens", "a citizen card")
        need(state.card_at[card] == NOWHERE and state.card_is[card] != HELD, "gone.citizens", f"{name!r} is in play")
        if card in SECRET_MISSIONS:
            state.secrets_gone |= 1 << card
            state.card_is[card] = OUT
        else:
            state.card_is[card] = DISCARDED
    for name, count in gone.figures.items():
        kind = look_up(ids.MOB_OF, name, "gone.figures", "an enemy without a name")
        need(0 <= count <= ids.MOB_STOCK[kind], f"gone.figures.{name}", f"{count} of {ids.MOB_STOCK[kind]}")
        state.gone[kind] = count
    for kind, name in enumerate(ids.ZOMBIE_MOBS if state.mode else ids.MOBS):
        need(supply(state, kind) >= 0, "enemies", f"more {name}s than the box has: {ids.MOB_STOCK[kind]} (Z-1.4)")
    if state.secrets_taken and not gone.citizens:
        for card in SECRET_MISSIONS[: state.secrets_taken]:
            if state.card_is[card] == IN_DECK:
                state.card_is[card], state.secrets_gone = OUT, state.secrets_gone | 1 << card


def named_of(state: State, name: str, where: str) -> int:
    """An enemy with a name, of this mode."""
    who = look_up(ids.CHARACTER_OF, name, where, "an enemy with a name")
    need((who < ids.FIRST_ZOMBIE) == bool(state.mode), where, f"{name!r} is no enemy in this mode")
    return who


# -- decks ------------------------------------------------------------------------------------------------------


def deal_rest(state: State, doc: PositionDoc) -> None:
    """Cards in no other place lie in their decks, those of `next` on top (first entry first)."""
    told, discards = doc.next, doc.discards
    for name in discards:
        need(name in ("spawn", "traits", "citizens", "named"), "discards", f"there is no pile {name!r}")
    state.loaded = tuple(told.dice)
    for face in told.dice:
        need(1 <= face <= 6, "next.dice", f"{face} is not a face")

    state.trait_discard = pile(doc, "traits", TRAIT_OF, copies=True)
    held = [trait for traits in state.traits for trait in traits]
    stock = TRAIT_DECK[state.mode]
    for trait, count in Counter((*held, *state.trait_discard)).items():
        where = "heroes" if trait in held else "discards.traits"
        need(count <= stock.count(trait), where, f"{TRAIT_IDS[trait]!r} is there {count} times")
    left = rest(stock, [*held, *state.trait_discard])
    shuffled, state.trait_chance = state.trait_chance.shuffled(left)
    state.trait_deck = on_top(shuffled, told.traits, TRAIT_OF, "next.traits")

    for card in range(PEOPLE):
        if state.card_is[card] == OUT and state.rescued >> card & 1:  # she stood on the board, and was let go (Z-20.8)
            state.card_is[card] = IN_DECK
    state.citizen_discard = pile(doc, "citizens", CITIZEN_OF)
    for card in state.citizen_discard:
        need(state.card_is[card] in (IN_DECK, DISCARDED), "discards.citizens", f"{CITIZEN_IDS[card]!r} is in play")
        state.card_is[card] = DISCARDED
    lost = [card for card in range(len(CITIZEN_IDS)) if state.card_is[card] == DISCARDED]
    state.citizen_discard += tuple(card for card in lost if card not in state.citizen_discard)
    cards = [card for card in range(len(CITIZEN_IDS)) if state.card_is[card] == IN_DECK]
    shuffled, state.citizen_chance = state.citizen_chance.shuffled(cards)
    state.citizen_deck = on_top(shuffled, told.citizens, CITIZEN_OF, "next.citizens")

    state.named_discard = pile(doc, "named", ids.CHARACTER_OF)
    away = [who for who in range(PEOPLE) if state.named[who] != NOWHERE or state.gone_named >> who & 1]
    for who in state.named_discard:
        named_of(state, ids.CHARACTERS[who], "discards.named")
        need(who not in away, "discards.named", f"{ids.CHARACTERS[who]!r} is on the board, or gone")
    starters = [figure.number for figure in state.mission.figures if figure.kind == "named"]
    deck = rest(state.mission.named_cards, [*away, *state.named_discard])
    if state.mission.vigil == NOWHERE:
        deck += [who for who in starters if who not in away and who not in state.named_discard]
    shuffled, state.named_chance = state.named_chance.shuffled(deck)
    names, others = (told.superheroes, told.zombie_heroes)[:: 1 if state.mode else -1]
    need(not others, f"next.{'zombie_heroes' if state.mode else 'superheroes'}", "they are no enemies in this mode")
    state.named_deck = on_top(
        shuffled, names, ids.CHARACTER_OF, "next.superheroes" if state.mode else "next.zombie_heroes"
    )
    deal_spawn(state, doc)


def pile(doc: PositionDoc, name: str, numbers: dict[str, int], *, copies: bool = False) -> tuple[int, ...]:
    """A discard pile."""
    cards = doc.discards.get(name, [])
    for card in cards:
        need(copies or cards.count(card) == 1, f"discards.{name}", f"{card!r} is there {cards.count(card)} times")
    return tuple(look_up(numbers, card, f"discards.{name}", "a card") for card in cards)


def deal_spawn(state: State, doc: PositionDoc) -> None:
    """The spawn deck, without what lies under citizens or on the map (Z-13.11, Z-20.9)."""
    state.spawn_discard = pile(doc, "spawn", SPAWN_OF)
    under = sum(status == HIDDEN for status in state.card_is)
    on_map = [card for _, card in state.map_cards]
    for card in state.spawn_discard:
        need(card not in on_map, "discards.spawn", f"{SPAWN_IDS[card]!r} lies on the map")
        need(card in state.mission.spawn_cards, "discards.spawn", f"{SPAWN_IDS[card]!r} is not in {state.mission.id}")
    hiding = [card for card in HIDDEN_CITIZEN_CARDS if card in state.mission.spawn_cards]
    free = [card for card in hiding if card not in state.spawn_discard and card not in on_map]
    need(under <= len(free), "citizens", "more citizens hide than there are cards for it (Z-13.11)")
    state.spawn_out = tuple(free[:under])
    used = [*state.spawn_discard, *state.spawn_out, *on_map]
    if state.mission.cards_on_map:
        state.spawn_out += tuple(card for card in NAMED_CARDS if card not in used)
        used += state.spawn_out
    shuffled, state.spawn_chance = state.spawn_chance.shuffled(rest(state.mission.spawn_cards, used))
    state.spawn_deck = on_top(shuffled, doc.next.spawn, SPAWN_OF, "next.spawn")


def on_top(deck: tuple[int, ...], names: list[str], numbers: dict[str, int], where: str) -> tuple[int, ...]:
    """The deck with these cards on top, the first of them first."""
    left, top = list(deck), []
    for name in names:
        card = look_up(numbers, name, where, "a card")
        need(card in left, where, f"{name!r} is not in the deck")
        left.remove(card)
        top.append(card)
    return (*left, *reversed(top))


def read_stage(state: State, doc: PositionDoc) -> None:
    """Phase and turn: what is asked first."""
    read_revealed(state, doc)
    need(doc.round >= 1, "round", f"{doc.round} is not a round")
    need(doc.phase in ids.PHASES, "phase", f"{doc.phase!r} is not one of {', '.join(ids.PHASES)}")
    need(any(zone != NOWHERE for zone in state.zone), "heroes", "no hero is in play (Z-3.7)")
    state.round, state.phase = doc.round, doc.phase
    if doc.phase != "players":
        need(doc.active is None, "active", "nobody is, outside the Player Phase")
        need(not doc.actions_left, "actions_left", "no hero is active")
        state.stack.append(StartEnemies(0) if doc.phase == "enemies" else StartEnd(0))
        return
    if doc.active is None:
        need(not doc.actions_left, "actions_left", "no hero is active")
        state.stack.append(NextHero(0))
        return
    names = {ids.CHARACTERS[sheet]: hero for hero, sheet in enumerate(state.team)}
    hero = look_up(names, doc.active, "active", "a hero at the table")
    need(state.in_play(hero), "active", f"{doc.active!r} is not in play")
    need(not state.activated >> hero & 1, "active", f"{doc.active!r} has been activated")
    most = actions_of(state, hero) + 2
    left = actions_of(state, hero) if doc.actions_left is None else doc.actions_left
    need(0 <= left <= most, "actions_left", f"{left} is not from 0 to {most}")
    state.active, state.actions_left = hero, left
    state.stack.append(NextAction(state.hands[hero], hero))
