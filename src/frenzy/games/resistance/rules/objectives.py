"""Objectives, Secret Missions, and what missions do with them (Z-10.9, Z-13.13, Z-20)."""

from __future__ import annotations

from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, OBJECT_IDS, OBJECTS, SECRET_MISSIONS
from frenzy.games.resistance.events import (
    BeaconLit,
    CardTaken,
    DoorUnlocked,
    ElevatorFreed,
    ExitPlaced,
    ObjectCharged,
    PointMoved,
    PointWoke,
    TokenGiven,
    TokenTaken,
)
from frenzy.games.resistance.frames import CallVigil, DrawCard, PlaceNamed, RemoveNext
from frenzy.games.resistance.ids import COLOURS, FLOORS, NOWHERE, POINT_COLOURS
from frenzy.games.resistance.rules.ending import check_goals
from frenzy.games.resistance.rules.figures import put_card, put_named
from frenzy.games.resistance.rules.heroes import gain_trait, gain_xp, gain_xp_all, hero_id
from frenzy.games.resistance.state import OUT, REVEALED, State, replaced


def token_in(state: State, zone: int) -> int:
    """The objective that lies in a zone; NOWHERE if there is none."""
    zones = state.mission.objective_zones
    if zone in zones:
        for number, place in enumerate(zones):
            if place == zone and not state.taken >> number & 1:
                return number
    return NOWHERE


def take_token(state: State, hero: int, number: int) -> None:
    """An objective is taken: the mission says what it does (Z-10.9)."""
    mission = state.mission
    colour, zone = state.colours[number], mission.objectives[number].zone
    reward = mission.rewards[colour]
    state.taken |= 1 << number
    state.emit(TokenTaken(hero_id(state, hero), COLOURS[colour], ZONE_IDS[zone]))
    if reward.kept:
        state.tokens = replaced(state.tokens, hero, tuple(sorted((*state.tokens[hero], colour))))
    if reward.xp:
        if reward.to_all:
            gain_xp_all(state, reward.xp, mission.rule)
        else:
            gain_xp(state, hero, reward.xp, mission.rule)
    if reward.places_exit:
        state.exit = zone
        state.emit(ExitPlaced(ZONE_IDS[zone], mission.rule))
    if reward.wakes != NOWHERE:
        wake(state, reward.wakes)
    if reward.frees_elevator and state.cabin == NOWHERE:
        state.cabin = mission.elevator
        state.emit(ElevatorFreed(FLOORS[mission.elevator], mission.rule))
    if reward.starts_the_end:
        state.beacon = True
        state.emit(BeaconLit())
    unlock(state)
    if reward.removes:
        state.stack.append(RemoveNext(0, reward.removes))
    if reward.trait:
        gain_trait(state, hero, mission.rule)
    check_charge(state)
    check_goals(state)


def wake(state: State, colour: int) -> None:
    """The spawn points of a colour wake (Z-16.2)."""
    for number, point in enumerate(state.mission.points):
        if point.colour == colour and state.has_point(number) and not state.awake >> number & 1:
            state.awake |= 1 << number
            state.emit(PointWoke(ZONE_IDS[state.point_at[number]]))


def unlock(state: State) -> None:
    """Locked doors whose condition is met become ordinary closed doors (Z-4.7)."""
    for lock in state.mission.locks:
        bit = 1 << lock.opening
        if state.barred & bit and is_unlocked(state, lock.colour, secrets=lock.needs_secret_missions):
            state.barred &= ~bit
            state.emit(DoorUnlocked(OPENING_IDS[lock.opening]))


def is_unlocked(state: State, colour: int, *, secrets: bool) -> bool:
    """Every objective of the colour is taken, or every Secret Mission card."""
    if secrets:
        return state.secrets_taken >= len(SECRET_MISSIONS)
    return all(state.taken >> number & 1 for number, found in enumerate(state.colours) if found == colour)


# -- Secret Missions --------------------------------------------------------------------------------------------


def reveal_secret(state: State, card: int) -> None:
    """A Secret Mission card comes to light, and the mission says what that does (Z-13.13)."""
    mission = state.mission
    state.secrets_revealed += 1
    match mission.secret_missions[SECRET_MISSIONS.index(card)]:
        case "named_at_initial":
            state.stack.append(PlaceNamed(0, state.point_at[mission.initial]))
        case "wakes_green":
            wake(state, POINT_COLOURS.index("green"))
        case "wakes_blue":
            wake(state, POINT_COLOURS.index("blue"))
        case _:
            pass
    if mission.secret_missions_are_discarded:
        put_away(state, card)
    if state.secrets_revealed == len(SECRET_MISSIONS) and mission.last_secret_mission_wakes != NOWHERE:
        wake(state, mission.last_secret_mission_wakes)
        if NOWHERE not in (mission.vigil, state.exit):
            state.stack.append(CallVigil(0))  # after the cards
        for number, point in enumerate(mission.points):
            if point.colour == mission.last_secret_mission_wakes and state.awake >> number & 1:
                state.stack.append(DrawCard(0, state.point_at[number], rule=mission.rule))


def call_vigil(state: State, frame: CallVigil) -> None:
    """Who walks by itself is put at the exit, wherever it was (Z-20.14)."""
    vigil = state.mission.vigil
    state.lying &= ~(1 << vigil)
    put_named(state, vigil, state.exit, state.mission.rule)


def take_secret(state: State, hero: int, card: int) -> None:
    """A Secret Mission card is taken (Z-13.13)."""
    put_away(state, card)
    state.secrets_taken += 1
    state.emit(CardTaken(hero_id(state, hero), CITIZEN_IDS[card]))
    unlock(state)
    check_goals(state)


def put_away(state: State, card: int) -> None:
    """A Secret Mission card leaves the board for good."""
    put_card(state, card, NOWHERE, OUT)
    state.secrets_gone |= 1 << card


def secrets_in(state: State, zone: int) -> list[int]:
    """The Secret Mission cards that lie open in a zone."""
    return [card for card in state.citizens_in(zone, REVEALED) if card in SECRET_MISSIONS]


# -- what single missions have ----------------------------------------------------------------------------------


def check_charge(state: State) -> None:
    """The object is charged once all that it needs is in its zone (Z-20.10)."""
    if state.charged:
        return
    for number, rule in enumerate(state.mission.objects):
        if not rule.charged_by and not rule.charged_by_citizens:
            continue
        here = state.heroes_in(state.object_at[number])
        colours = {colour for hero in here for colour in state.tokens[hero]}
        cards = {state.citizen[hero] for hero in here}
        if here and colours.issuperset(rule.charged_by) and cards.issuperset(rule.charged_by_citizens):
            state.charged = True
            state.object_is = replaced(state.object_is, number, OBJECTS[rule.object].start)
            state.emit(ObjectCharged(OBJECT_IDS[rule.object], state.mission.rule))


def movable_point(state: State, hero: int) -> int:
    """The red spawn point in a building, in a hero's zone, that a token can move (Z-20.8); NOWHERE if none."""
    if not state.tokens[hero]:
        return NOWHERE
    for number, zone in enumerate(state.point_at):
        if zone == state.zone[hero] and state.mission.movable_points >> number & 1 and not state.shifted >> number & 1:
            return number
    return NOWHERE


def move_point(state: State, hero: int) -> None:
    """A token is spent: the first point goes to the initial point's zone, the second to the blue one's (Z-20.8)."""
    number, mission = movable_point(state, hero), state.mission
    state.tokens = replaced(state.tokens, hero, state.tokens[hero][1:])
    if state.shifted:
        blue = next(place for place, point in enumerate(mission.points) if POINT_COLOURS[point.colour] == "blue")
        to = state.point_at[blue]
    else:
        to = state.point_at[mission.initial]
    start = state.point_at[number]
    state.point_at = replaced(state.point_at, number, to)
    state.shifted |= 1 << number
    state.emit(PointMoved(hero_id(state, hero), ZONE_IDS[start], ZONE_IDS[to], mission.rule))
    check_goals(state)


def give_token(state: State, giver: int, taker: int) -> None:
    """A token changes hands (Z-20.8)."""
    colour = state.tokens[giver][0]
    state.tokens = replaced(state.tokens, giver, state.tokens[giver][1:])
    state.tokens = replaced(state.tokens, taker, tuple(sorted((*state.tokens[taker], colour))))
    state.emit(TokenGiven(hero_id(state, giver), hero_id(state, taker), COLOURS[colour], state.mission.rule))
    check_charge(state)
