"""Heroes move, by foot, over the stairs and in the elevator (Z-6, Z-7, Z-10.2)."""

from __future__ import annotations

from typing import Final

from frenzy.games.resistance import offers
from frenzy.games.resistance.actions import Move
from frenzy.games.resistance.board import FLOOR, FRONTS, SHAFTS, ZONE_IDS, ZONES
from frenzy.games.resistance.cards import NAMED, OBJECT_IDS
from frenzy.games.resistance.events import DieRolled, ElevatorMoved, HeroMoved, ObjectMoved
from frenzy.games.resistance.frames import Bring, CheckAfterMove, DrawCard
from frenzy.games.resistance.ids import CHARACTERS, FLOORS, MOBS, NOWHERE
from frenzy.games.resistance.rules.buildings import new_in_building, show
from frenzy.games.resistance.rules.citizens import reveal_in
from frenzy.games.resistance.rules.dice import roll_face
from frenzy.games.resistance.rules.figures import move_card, move_named, shift
from frenzy.games.resistance.rules.heroes import hero_id, usable
from frenzy.games.resistance.rules.objectives import check_charge
from frenzy.games.resistance.state import State, replaced
from frenzy.kernel.records import Action

CHILLING: Final = tuple(card.number for card in NAMED if "chills" in card.knacks)


def extra_cost(state: State, hero: int, *, past: bool) -> int:
    """What leaving the zone costs beside the Move: 1 for each enemy, and the chill of one close by (Z-10.2)."""
    if past:
        return 0
    zone = state.zone[hero]
    cost = state.enemies_in(zone)
    for who in CHILLING:
        place = state.named[who]
        if place != NOWHERE and not state.lying >> who & 1:
            cost += state.ways().seen(zone).get(place, 2) <= 1
    return 0 if cost and state.kit(hero).passes_enemies else cost


def offer_moves(state: State, hero: int, budget: int, *, free: bool, past: bool) -> list[Action]:
    """The zones a hero can move to with so many actions."""
    cost = extra_cost(state, hero, past=past) + (0 if free else 1)
    if cost > budget:
        return []
    zone, ways = state.zone[hero], state.ways()
    found = ways.moves[zone]
    if found is None:
        found = ways.moves[zone] = [offers.MOVE[there] for there in ways.steps[zone]]
    return found


def move(state: State, hero: int, zone: int, *, goes_on: bool = False) -> None:
    """The hero moves; cards may be used right after it, unless this was but a part of the Move."""
    start = state.zone[hero]
    state.zone[hero] = zone
    state.emit(HeroMoved(hero_id(state, hero), ZONE_IDS[start], ZONE_IDS[zone]))
    if not goes_on:
        end_move(state, hero)
    arrive(state, hero)


def end_move(state: State, hero: int) -> None:
    """A Move is over: the hero may have a card for that."""
    if usable(state, hero, "after_my_move"):
        state.stack.append(CheckAfterMove(state.hands[hero], hero))


def arrive(state: State, hero: int) -> None:
    """What a hero's arrival in a zone brings about, however it came there (Z-7.11, Z-18.5)."""
    zone, mission = state.zone[hero], state.mission
    state.floors |= 1 << FLOOR[zone]
    if mission.reveal_on_entry:
        reveal_in(state, zone)
    for number, entry in enumerate(mission.entries):
        if entry.tile_zones >> zone & 1 and not state.entered >> number & 1:
            enter_tile(state, number)
    if not ZONES[zone].is_shaft:
        show(state, new_in_building(state, zone), hero)
    check_charge(state)


def enter_tile(state: State, number: int) -> None:
    """The first hero on a tile rolls a die: enemies may come in its highlighted zones (Z-20.5)."""
    entry = state.mission.entries[number]
    state.entered |= 1 << number
    face = roll_face(state)
    state.emit(DieRolled(face, face >= entry.on, state.mission.rule))
    if face >= entry.on:
        for zone in reversed(entry.zones):
            state.stack.append(Bring(0, entry.mob, 1, zone, state.mission.rule))


# -- the elevator -----------------------------------------------------------------------------------------------


def can_call(state: State, hero: int) -> bool:
    """A hero in front of the shaft calls the cabin from another floor (Z-7.7, Z-7.10)."""
    if state.cabin == NOWHERE:
        return False
    zone = state.zone[hero]
    return zone == FRONTS[FLOOR[zone]] and state.cabin != FLOOR[zone]


def rides(state: State) -> list[Action]:
    """The floors that a hero in the cabin can send it to (Z-7.9)."""
    floors = state.mission.elevator_floors
    return [offers.RIDE[floor] for floor in range(len(FLOORS)) if floors >> floor & 1 and floor != state.cabin]


def call(state: State, hero: int) -> None:
    """The cabin comes, with whoever is in it; the first call may draw a card (Z-7.7, Z-7.12)."""
    is_first = not state.called
    state.called = True
    if is_first and state.mission.first_call_draws:
        state.stack.append(DrawCard(0, SHAFTS[FLOOR[state.zone[hero]]], rule=state.mission.rule))
    move_cabin(state, FLOOR[state.zone[hero]], hero)


def move_cabin(state: State, floor: int, hero: int) -> None:
    """The cabin moves with everyone in it, and may open a building where it arrives (Z-7.9, Z-7.11)."""
    start, end = SHAFTS[state.cabin], SHAFTS[floor]
    state.cabin = floor
    state.emit(ElevatorMoved(hero_id(state, hero), FLOORS[floor]))
    for kind in range(len(MOBS)):
        shift(state, kind, start, end, state.count_of(kind, start))
    for who in range(len(CHARACTERS)):
        if state.named[who] == start:
            move_named(state, who, end)
    for card, place in enumerate(state.card_at):
        if place == start:
            move_card(state, card, end)
    for number, place in enumerate(state.object_at):
        if place == start:
            state.object_at = replaced(state.object_at, number, end)
    riders = [one for one in range(state.heroes) if state.zone[one] == start]
    for one in riders:
        state.zone[one] = end
    if riders:
        state.floors |= 1 << floor
        show(state, new_in_building(state, FRONTS[floor]), hero)
    check_charge(state)


# -- carrying ---------------------------------------------------------------------------------------------------


def carried_object(state: State, hero: int) -> int:
    """The charged object in a hero's zone that can be carried (Z-20.10); NOWHERE if there is none."""
    if state.charged:
        for number, zone in enumerate(state.object_at):
            if zone == state.zone[hero]:
                return number
    return NOWHERE


def offer_carries(state: State, hero: int, budget: int, *, free: bool, past: bool) -> list[Action]:
    """The zones a hero can take the object along to, for one more of so many actions (Z-20.10)."""
    if not state.charged or carried_object(state, hero) == NOWHERE:
        return []
    moves = offer_moves(state, hero, budget - 1, free=free, past=past)
    return [offers.CARRY[move.zone] for move in moves if isinstance(move, Move)]


def carry(state: State, hero: int, zone: int, *, goes_on: bool = False) -> None:
    """The hero moves and takes the object along (Z-20.10)."""
    number = carried_object(state, hero)
    state.object_at = replaced(state.object_at, number, zone)
    name = OBJECT_IDS[state.mission.objects[number].object]
    state.emit(ObjectMoved(hero_id(state, hero), name, ZONE_IDS[zone]))
    move(state, hero, zone, goes_on=goes_on)
