"""How far a mission has come in a document: points, objectives, counters, the object."""

from __future__ import annotations

from frenzy.games.resistance import ids
from frenzy.games.resistance.board import SHAFTS
from frenzy.games.resistance.cards import (
    CITIZEN_OF,
    OBJECT_IDS,
    OBJECTS,
    SECRET_MISSIONS,
    SPAWN_IDS,
    SPAWN_OF,
)
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.missions import Reward
from frenzy.games.resistance.position.document import PositionDoc
from frenzy.games.resistance.position.figures import gets_up, named_of
from frenzy.games.resistance.position.house import places_exit, stands_in_cabin, zone_of
from frenzy.games.resistance.rules.heroes import all_are_red
from frenzy.games.resistance.rules.objectives import is_unlocked
from frenzy.games.resistance.state import (
    PEOPLE,
    State,
    replaced,
)
from frenzy.kernel.document import look_up, need


def read_counters(state: State, doc: PositionDoc) -> None:
    """What else the mission remembers."""
    told, mission = doc.counters, state.mission
    state.called, state.beacon, state.charged = told.elevator_called, told.beacon, told.charged
    state.all_red = told.all_red or all_are_red(state)
    for name, is_told in (("elevator_called", told.elevator_called), ("elevator_free", told.elevator_free)):
        need(mission.has_elevator or not is_told, f"counters.{name}", f"no elevator of {mission.id} ever works")
    if told.elevator_free and mission.elevator_locked and state.cabin == NOWHERE:
        state.cabin = mission.elevator
    tiles = [entry.tile for entry in mission.fact.entries]
    for tile, is_told in (("16V", told.dormitory_16V), ("18V", told.dormitory_18V)):
        where = f"counters.dormitory_{tile}"
        need(tile in tiles or not is_told, where, f"nothing waits on that tile in {mission.id}")
        if is_told:
            state.entered |= 1 << tiles.index(tile)
    secrets = len(SECRET_MISSIONS) if mission.secret_missions else 0
    need(0 <= told.secret_missions <= secrets, "counters.secret_missions", f"there are {secrets}")
    revealed = told.secret_missions_revealed
    need(0 <= revealed <= secrets, "counters.secret_missions_revealed", f"there are {secrets}")
    state.secrets_taken, state.secrets_revealed = told.secret_missions, max(told.secret_missions, revealed)
    can_charge = any(rule.charged_by or rule.charged_by_citizens for rule in mission.objects)
    need(can_charge or not told.charged, "counters.charged", f"nothing of {mission.id} is ever charged")
    people = {name: card for name, card in CITIZEN_OF.items() if card < PEOPLE}
    for name in told.rescued:
        state.rescued |= 1 << look_up(people, name, "counters.rescued", "a citizen")
    for name in told.devoured:
        state.devoured |= 1 << look_up(people, name, "counters.devoured", "a citizen")
    for name in told.slain:
        state.slain |= 1 << named_of(state, name, "counters.slain")
    for name in told.felled:
        who = named_of(state, name, "counters.felled")
        need(gets_up(state, who), "counters.felled", f"{name!r} does not get up again")
        state.felled |= 1 << who
    for hero in range(state.heroes):
        if state.citizen[hero] != NOWHERE:
            state.rescued |= 1 << state.citizen[hero]
    if told.cards is not None:
        need(mission.cards_on_map, "counters.cards", "no spawn cards lie on this map")
        laid: list[tuple[int, int]] = []
        for name, cards in told.cards.items():
            zone = zone_of(state, name, "counters.cards")
            need(zone in mission.spawn_zones, "counters.cards", f"no card lies in {name!r}")
            need(len(cards) <= 1, "counters.cards", f"one card lies in {name!r}, not {len(cards)}")
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
        need(zone not in SHAFTS, f"{where}.zone", "no point lies in a shaft")
        of_colour = [number for number in free if mission.points[number].colour == colour]
        need(bool(of_colour), f"{where}.colour", f"{mission.id} has no more {told.colour} points")
        number = next((one for one in of_colour if mission.points[one].zone == zone), of_colour[0])
        free.remove(number)
        state.point_at = replaced(state.point_at, number, zone)
        state.awake |= int(told.active) << number
        can_move = bool(mission.movable_points >> number & 1)
        need(can_move or not told.moved, f"{where}.moved", f"no such point of {mission.id} moves")
        is_moved = told.moved or (can_move and zone != mission.points[number].zone)
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
        listed: dict[int, str] = {}
        state.taken = (1 << len(mission.objectives)) - 1
        for place, token in enumerate(doc.objectives):
            where = f"objectives[{place}]"
            zone = zone_of(state, token.zone, f"{where}.zone")
            need(zone in places, f"{where}.zone", f"{mission.id} has no objective in {token.zone!r}")
            number = places[zone]
            need(number not in listed, f"{where}.zone", f"one objective lies in {token.zone!r}")
            listed[number] = where
            lies_open = mission.objectives[number].colour != NOWHERE
            need(not (token.hidden and token.taken), f"{where}.hidden", "what was taken lies face up (Z-10.9)")
            need(not (token.hidden and lies_open), f"{where}.hidden", f"it lies face up in {mission.id}")
            if not token.taken:
                state.taken &= ~(1 << number)
            if token.colour is not None:
                told[number] = look_up(ids.COLOUR_OF, token.colour, f"{where}.colour", "red, blue or green")
        set_colours(state, told, listed)
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


def set_colours(state: State, told: dict[int, int], listed: dict[int, str]) -> None:
    """The colours that are told, and where; the others that lie face down share what is left."""
    mission = state.mission
    for number, colour in told.items():
        printed = mission.objectives[number].colour
        need(printed in (NOWHERE, colour), f"{listed[number]}.colour", "the mission has another colour there")
    down = [number for number, objective in enumerate(mission.objectives) if objective.colour == NOWHERE]
    left = [*mission.hidden, *[0] * (len(down) - len(mission.hidden))]
    for number in down:
        if number in told:
            name = ids.COLOURS[told[number]]
            need(told[number] in left, f"{listed[number]}.colour", f"there is no more {name} one")
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
    need(place not in SHAFTS or stands_in_cabin(state, place), "hand.zone", "the cabin is not there")
    state.object_at = replaced(state.object_at, 0, place)
    if rule.charged_by and doc.hand.charged:
        state.charged = True
