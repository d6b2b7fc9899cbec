"""Doors, windows and buildings that come to light (Z-4, Z-18)."""

from __future__ import annotations

from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.board import OPENING_IDS, OPENINGS, ZONE_IDS, ZONES
from frenzy.games.resistance.events import BuildingOpened, DoorOpened
from frenzy.games.resistance.frames import ChooseSpawnZone, DrawCard, RevealCitizens, ShowBuilding, SpawnInside, TurnUp
from frenzy.games.resistance.ids import NOWHERE, bits
from frenzy.games.resistance.rules.heroes import hero_id
from frenzy.games.resistance.state import State
from frenzy.kernel.records import Action


def open_door(state: State, hero: int, door: int) -> None:
    """A hero opens a door or window for good (Z-4.6, Z-10.4)."""
    state.open |= 1 << door
    state.emit(DoorOpened(hero_id(state, hero), OPENING_IDS[door]))
    show_behind(state, door, hero)


def open_by_force(state: State, window: int) -> None:
    """Enemies have forced a window, or broken a door (Z-15.4)."""
    show_behind(state, window, NOWHERE)


def show_behind(state: State, door: int, hero: int) -> None:
    """What the opening joins comes to light, if it has not yet (Z-18.1)."""
    new = 0
    for zone in OPENINGS[door].zones:
        new |= new_in_building(state, zone)
    show(state, new, hero)


def new_in_building(state: State, zone: int) -> int:
    """The zones of a zone's building that have not come to light (Z-18.4)."""
    return 0 if ZONES[zone].is_outdoor else state.ways().building(zone) & ~state.opened


def show(state: State, zones: int, hero: int) -> None:
    """These zones come to light."""
    if zones:
        state.opened |= zones
        state.stack.append(ShowBuilding(0, zones, hero))


def show_building(state: State, frame: ShowBuilding) -> None:
    """Each zone with a spawn symbol draws a card; then citizens are revealed (Z-18.2, Z-18.3)."""
    mission, zones = state.mission, frame.zones
    state.emit(BuildingOpened(tuple([ZONE_IDS[zone] for zone in bits(zones)])))
    if not mission.reveal_on_entry:
        state.stack.append(RevealCitizens(0, zones))
    if mission.cards_on_map:
        left = tuple([zone for zone, _ in state.map_cards if zones >> zone & 1])
    elif mission.buildings_draw:
        left = tuple([zone for zone in mission.spawn_zones if zones >> zone & 1])
    else:
        left = ()
    if left:
        touched = 0 if frame.hero == NOWHERE else 1 << frame.hero
        state.stack.append(SpawnInside(0, left, touched))


def spawn_inside(state: State, frame: SpawnInside) -> None:
    """The next zone draws its card; of several, the players choose (Z-18.2)."""
    if len(frame.left) > 1:
        seat = state.first_seat(frame.touched)
        state.stack.append(ChooseSpawnZone(seat, frame.touched, frame.left))
    else:
        spawn_at(state, frame.left[0])


def offer_spawn_zone(state: State, frame: ChooseSpawnZone) -> list[Action]:
    return [offers.CHOOSE[zone] for zone in frame.left]


def take_spawn_zone(state: State, frame: ChooseSpawnZone, answer: actions.Choose) -> None:
    left = tuple([zone for zone in frame.left if zone != answer.zone])
    state.stack.append(SpawnInside(0, left, frame.touched))
    spawn_at(state, answer.zone)


def spawn_at(state: State, zone: int) -> None:
    """A card is drawn for the zone, or the one that lies there is turned up (Z-20.9)."""
    is_laid = state.mission.cards_on_map
    state.stack.append(TurnUp(0, zone) if is_laid else DrawCard(0, zone, rule="Z-18.2"))
