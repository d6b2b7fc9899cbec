"""The box holds what a mission needs (Z-1.4, Z-1.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, NAMED_CARDS, OBJECT_IDS, SECRET_MISSIONS
from frenzy.games.resistance.ids import CHARACTERS, COLOURS, MOB_STOCK, MOBS, NOWHERE, POINT_COLOURS
from frenzy.games.resistance.missions import Mission

TOKENS: Final = {"red": 9, "blue": 1, "green": 1}
"""Objective tokens: 7 red ones, and the backs of the blue and the green one."""
MOST_TOKENS: Final = 9
POINTS: Final = {"initial": 1, "red": 7, "blue": 1, "green": 1}
MOST_POINTS: Final = 8


def box_problems(mission: Mission) -> Iterator[str]:
    yield from tile_problems(mission)
    yield from token_problems(mission)
    yield from figure_problems(mission)
    yield from citizen_problems(mission)
    if mission.cards_on_map and len(mission.spawn_zones) < len(NAMED_CARDS):
        yield f"cards_on_map: {len(mission.spawn_zones)} zones with a spawn symbol, for {len(NAMED_CARDS)} named cards"
    if mission.cards_on_map and "named" in mission.without_cards:
        yield "without_cards: the named cards lie on the map (Z-20.9)"


def tile_problems(mission: Mission) -> Iterator[str]:
    """A tile lies with one of its two sides up."""
    sides = {id[:-1]: id for id in reversed(mission.fact.tiles)}
    for place, id in enumerate(mission.fact.tiles):
        if sides[id[:-1]] != id:
            yield f"tiles[{place}]: {id} is the back of {sides[id[:-1]]} (Z-1.5)"


def token_colours(mission: Mission) -> list[int]:
    """The colours of all objectives, however they lie: what is face down and not `hidden` is red."""
    shown = [objective.colour for objective in mission.objectives if objective.colour != NOWHERE]
    red = [0] * (len(mission.objectives) - len(shown) - len(mission.hidden))
    return [*shown, *mission.hidden, *red]


def token_problems(mission: Mission) -> Iterator[str]:
    """Objectives, spawn points and objects."""
    for colour, count in Counter(COLOURS[colour] for colour in token_colours(mission)).items():
        if count > TOKENS[colour]:
            yield f"objectives: {count} {colour} tokens; the box has {TOKENS[colour]} (Z-1.5)"
    if len(mission.objectives) > MOST_TOKENS:
        yield f"objectives: {len(mission.objectives)} tokens; the box has {MOST_TOKENS} (Z-1.5)"
    points = Counter(POINT_COLOURS[point.colour] for point in mission.points)
    for colour, count in points.items():
        if count > POINTS[colour]:
            yield f"points: {count} {colour} ones; the box has {POINTS[colour]} (Z-1.5)"
    if len(mission.points) > MOST_POINTS:
        yield f"points: {len(mission.points)}; the box has {MOST_POINTS} (Z-1.5)"
    for place, rule in enumerate(mission.objects):
        if rule.object in [other.object for other in mission.objects[:place]]:
            yield f"objects[{place}].id: there is one {OBJECT_IDS[rule.object]} only (Z-19.7)"


def figure_problems(mission: Mission) -> Iterator[str]:
    """Mobs within the supply, and nobody with a name twice."""
    for kind, name in enumerate(MOBS):
        count = sum(figure.n for figure in mission.figures if figure.kind == "mob" and figure.number == kind)
        if count > MOB_STOCK[kind]:
            yield f"figures: {count} of {name}; the box has {MOB_STOCK[kind]} (Z-1.4)"
    for place, figure in enumerate(mission.figures):
        before = [(other.kind, other.number) for other in mission.figures[:place]]
        if figure.kind != "mob" and (figure.kind, figure.number) in before:
            name = (CHARACTERS if figure.kind == "named" else CITIZEN_IDS)[figure.number]
            yield f"figures[{place}].id: {name} stands there twice"


def citizen_problems(mission: Mission) -> Iterator[str]:
    """There are cards for all that is dealt, and each lies in one place (Z-2.2)."""
    if len(mission.citizen_zones) > len(mission.citizen_cards):
        zones, cards = len(mission.citizen_zones), len(mission.citizen_cards)
        yield f"no_citizens: {zones} cards would lie on the board; the deck has {cards} (Z-2.2)"
    free, dealt = Counter(mission.citizen_zones), set[int]()
    for place, deal in enumerate(mission.deals):
        free.subtract(deal.zones)
        for zone in sorted(set(deal.zones)):
            if free[zone] < 0:
                yield f"deals[{place}].zones: a citizen card is dealt to {ZONE_IDS[zone]} already"
        for card in deal.cards:
            if card in dealt:
                yield f"deals[{place}].cards: {CITIZEN_IDS[card]} is dealt twice"
            if card not in mission.citizen_cards:
                yield f"deals[{place}].cards: {CITIZEN_IDS[card]} is not among the cards of the mission"
        dealt.update(deal.cards)
    if mission.secret_missions and not dealt.issuperset(SECRET_MISSIONS):
        yield "deals: the Secret Mission cards are in play, but not dealt to the board (Z-13.13)"
