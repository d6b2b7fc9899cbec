"""Setting up a table (Z-2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from frenzy.games.resistance.board import ZONES, ways
from frenzy.games.resistance.cards import CITIZEN_IDS, NAMED_CARDS, SHEETS, TRAIT_DECK
from frenzy.games.resistance.frames import ShowBuilding, StartRound
from frenzy.games.resistance.ids import CHARACTER_OF, NOWHERE
from frenzy.games.resistance.manifest import MANIFEST
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS
from frenzy.games.resistance.options import Options
from frenzy.games.resistance.rules.figures import move_mobs, put_card
from frenzy.games.resistance.state import (
    FACE_DOWN,
    IN_DECK,
    OUT,
    REVEALED,
    ZONE_COUNT,
    Crowds,
    Kits,
    Standing,
    State,
    replaced,
)
from frenzy.kernel import manifest
from frenzy.kernel.chance import Stream
from frenzy.kernel.errors import BadOption
from frenzy.kernel.options import check_saved


def read_options(seats: int, seed: int, asked: Mapping[str, Any]) -> Options:
    """The options of a new game; BadOption names the one that is wrong."""
    options = Options(**manifest.read_options(MANIFEST, seats, seed, asked))
    mission = MISSIONS[MISSION_OF[options.mission]]
    if len(options.heroes) < mission.min_heroes:
        raise BadOption(f"options.heroes: {mission.id} needs {mission.min_heroes} heroes or more (Z-1.2)")
    return options


def write_options(options: Options) -> dict[str, Any]:
    """The options as a view has them."""
    heroes, hands = list(options.heroes), [list(hand) for hand in options.hands]
    return {"mission": options.mission, "heroes": heroes, "hands": hands}


def options_in(written: Mapping[str, Any]) -> Options:
    """The options of a view."""
    return Options(written["mission"], tuple(written["heroes"]), tuple(tuple(hand) for hand in written["hands"]))


def check_options(options: Options) -> None:
    """The options of a save are those of a game."""
    asked = write_options(options)
    check_saved(options, lambda: read_options(len(options.hands), 0, asked))


def bare_table(options: Options) -> State:
    """The mission's board with its doors, points and objectives, and nobody on it (Z-2.1)."""
    state = State()
    mission = MISSIONS[MISSION_OF[options.mission]]
    state.options, state.mission, state.mode = options, mission, mission.mode
    state.team = tuple(CHARACTER_OF[name] for name in options.heroes)
    state.heroes, state.seats = len(state.team), len(options.hands)
    state.hands = tuple(
        next(seat for seat, hand in enumerate(options.hands) if hero in hand) for hero in range(state.heroes)
    )
    state.clear()
    for hero in range(state.heroes):
        state.health[hero] = SHEETS[state.team[hero]].health
    state.barred = mission.sealed
    for lock in mission.locks:
        state.barred |= 1 << lock.opening
    state.floors, state.exit = mission.start_floors, mission.exit
    state.cabin = NOWHERE if mission.elevator_locked else mission.elevator
    state.known_cards, state.known_named = Standing(state.card_at), Standing(state.named)
    state.known_crowds = Crowds(state.mobs)
    state.known_kits = Kits(state)
    state.known_ways = ways(mission.tiles, state.open, state.barred, state.cabin)
    state.point_at = tuple(point.zone for point in mission.points)
    for number, point in enumerate(mission.points):
        if not point.asleep and state.has_point(number):
            state.awake |= 1 << number
    state.colours = tuple(objective.colour for objective in mission.objectives)
    state.object_at = tuple(rule.zone for rule in mission.objects)
    state.object_is = tuple(rule.state for rule in mission.objects)
    state.opened = mission.opened | outdoors(mission.zones)
    return state


@cache
def outdoors(zones: tuple[int, ...]) -> int:
    """Those of a mission's zones that are not in a building."""
    return sum(1 << zone for zone in zones if ZONES[zone].is_outdoor)


def start_streams(state: State, seed: int) -> None:
    """Chance, a stream for each pile and one for the dice."""
    state.seed = seed
    state.dice_chance = Stream.named(seed, "dice")
    state.spawn_chance = Stream.named(seed, "spawn")
    state.trait_chance = Stream.named(seed, "traits")
    state.citizen_chance = Stream.named(seed, "citizens")
    state.named_chance = Stream.named(seed, "named")


def new_table(options: Options, seed: int) -> State:
    """Shuffle, lay out cards, figures and heroes, and begin with round 1 (Z-2)."""
    state = bare_table(options)
    start_streams(state, seed)
    mission = state.mission
    state.trait_deck, state.trait_chance = state.trait_chance.shuffled(TRAIT_DECK[state.mode])
    state.named_deck, state.named_chance = state.named_chance.shuffled(mission.named_cards)
    state.spawn_deck, state.spawn_chance = state.spawn_chance.shuffled(mission.spawn_cards)
    if mission.cards_on_map:
        lay_spawn_cards(state)
    hide_colours(state)
    lay_citizens(state)
    stand_figures(state)
    place_heroes(state)
    state.stack.append(StartRound(0))
    open_start(state)
    return state


def hide_colours(state: State) -> None:
    """The hidden colours are shuffled with red ones among the objectives that lie face down."""
    down = [number for number, colour in enumerate(state.colours) if colour == NOWHERE]
    if not down:
        return
    hidden = (*state.mission.hidden, *[0] * (len(down) - len(state.mission.hidden)))
    shuffled, _ = Stream.named(state.seed, "objectives").shuffled(hidden)
    for number, colour in zip(down, shuffled, strict=True):
        state.colours = replaced(state.colours, number, colour)


def lay_citizens(state: State) -> None:
    """Face-down citizen cards lie in the zones with the symbol; some missions say which are among them (Z-2.2)."""
    mission = state.mission
    cards = mission.citizen_cards
    card_at, card_is = list(state.card_at), [IN_DECK if card in cards else OUT for card in range(len(CITIZEN_IDS))]
    promised = {card for deal in mission.deals for card in deal.cards}
    deck, state.citizen_chance = state.citizen_chance.shuffled([card for card in cards if card not in promised])
    dealt: dict[int, int] = {}
    free = list(mission.citizen_zones)
    for deal in mission.deals:
        zones, state.citizen_chance = state.citizen_chance.shuffled(deal.zones)
        for card, zone in zip(deal.cards, zones, strict=False):
            dealt[card] = zone
            free.remove(zone)
    for zone in free:
        card, deck = deck[-1], deck[:-1]
        dealt[card] = zone
    for card, zone in dealt.items():
        card_at[card], card_is[card] = zone, FACE_DOWN
    state.card_at, state.card_is = tuple(card_at), tuple(card_is)
    state.citizen_deck = deck


def lay_spawn_cards(state: State) -> None:
    """The named cards and random others lie face down, one in each zone with a spawn symbol (Z-20.9)."""
    zones = state.mission.spawn_zones
    others = [card for card in state.spawn_deck if card not in NAMED_CARDS]
    laid = [*NAMED_CARDS, *others[: len(zones) - len(NAMED_CARDS)]]
    state.spawn_deck = tuple(card for card in state.spawn_deck if card not in laid)
    mixed, state.spawn_chance = state.spawn_chance.shuffled(laid)
    state.map_cards = tuple(zip(zones, mixed, strict=True))


def stand_figures(state: State) -> None:
    """What stands on the board from the start."""
    mobs: list[tuple[int, int]] = []
    for figure in state.mission.figures:
        if figure.kind == "mob":
            mobs.append((figure.number * ZONE_COUNT + figure.zone, figure.n))
        elif figure.kind == "named":
            state.named = replaced(state.named, figure.number, figure.zone)
        else:
            put_card(state, figure.number, figure.zone, REVEALED)
    move_mobs(state, mobs)


def place_heroes(state: State) -> None:
    """All heroes in the start zone, or shared evenly between two (Z-2.5)."""
    start = state.mission.start
    for hero in range(state.heroes):
        state.zone[hero] = start[hero % len(start)]


def open_start(state: State) -> None:
    """A start zone indoors is opened before round 1, unless the mission has done so (Z-2.7)."""
    for zone in state.mission.start:
        if not ZONES[zone].is_outdoor:
            new = state.ways().building(zone) & ~state.opened
            if new:
                state.opened |= new
                state.stack.append(ShowBuilding(0, new))
