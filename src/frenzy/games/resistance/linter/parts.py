"""The parts of a mission belong together: nothing contradicts another field, or could never have an effect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from frenzy.games.resistance.board import OPENING_IDS, OPENING_OF, ROOM_OF, ROOM_ZONES, ZONE_IDS, ZONE_OF, ZONES
from frenzy.games.resistance.cards import CITIZENS
from frenzy.games.resistance.ids import CHARACTERS, COLOUR_OF, MOST_XP, NOWHERE, ZOMBIE, bits
from frenzy.games.resistance.linter.box import token_colours
from frenzy.games.resistance.missions import Mission, mask_of

ID: Final = re.compile(r"[A-Z]+[0-9]+")
RULE: Final = re.compile(r"Z-[0-9]+\.[0-9]+")
KINDS_OF_CARDS: Final = ("hidden_citizen", "too_late", "named")
FACES: Final = range(1, 7)


def part_problems(mission: Mission) -> Iterator[str]:
    yield from name_problems(mission)
    yield from house_problems(mission)
    yield from door_problems(mission)
    yield from elevator_problems(mission)
    yield from objective_problems(mission)
    yield from card_problems(mission)
    yield from enemy_problems(mission)
    yield from experience_problems(mission)


def name_problems(mission: Mission) -> Iterator[str]:
    """Sentences, replays and rulings go by its id and its paragraph."""
    if not ID.fullmatch(mission.id):
        yield f"id: {mission.id!r} is not letters and a number, as MH1 is"
    if not RULE.fullmatch(mission.rule):
        yield f"rule: {mission.rule!r} is no paragraph, as Z-20.1 is"
    if mission.minutes <= 0:
        yield f"minutes: {mission.minutes}"


def house_problems(mission: Mission) -> Iterator[str]:
    """Rooms and symbols that are spoken of are there."""
    fact = mission.fact
    for place, id in enumerate(fact.start):
        if id in fact.start[:place]:
            yield f"start[{place}]: {id} is one already"
    for place, id in enumerate(fact.opened):
        if not ROOM_ZONES[ROOM_OF[id]] & mask_of(mission.zones):
            yield f"opened[{place}]: no zone of {id} is on its tiles"
    for place, id in enumerate(fact.no_citizens):
        if not ZONES[ZONE_OF[id]].citizens:
            yield f"no_citizens[{place}]: {id} has no citizen symbol"
    for place, id in enumerate(fact.no_spawns):
        if not ZONES[ZONE_OF[id]].spawns:
            yield f"no_spawns[{place}]: {id} has no spawn symbol"
    for zone in bits(mission.opened):
        if zone in mission.citizen_zones:
            yield f"no_citizens: {ZONE_IDS[zone]} counts as opened, so that its citizen would never be revealed (Z-2.7)"
        if zone in mission.spawn_zones:
            yield f"no_spawns: {ZONE_IDS[zone]} counts as opened, so that its card would never be drawn (Z-2.7)"


def door_problems(mission: Mission) -> Iterator[str]:
    """A door is open, closed or locked in one way (Z-4.7)."""
    locked: set[int] = set()
    for place, lock in enumerate(mission.locks):
        if lock.opening in locked:
            yield f"locks[{place}].door: {OPENING_IDS[lock.opening]} has a lock already"
        locked.add(lock.opening)
    for place, id in enumerate(mission.fact.open):
        if OPENING_OF[id] in locked:
            yield f"open[{place}]: {id} is locked"
        if mission.sealed >> OPENING_OF[id] & 1:
            yield f"open[{place}]: {id} is sealed"


def elevator_problems(mission: Mission) -> Iterator[str]:
    """A cabin that stands still is freed by something, and there is one (Z-7.12)."""
    free = [colour for colour, reward in mission.fact.rewards.items() if reward.frees_elevator]
    if mission.elevator_locked and not free:
        yield "elevator_locked: no reward ever frees it"
    for colour in free:
        if not mission.elevator_locked:
            yield f"rewards.{colour}.frees_elevator: it is not locked"
    if not mission.has_elevator:
        if mission.elevator_locked:
            yield "elevator_locked: no elevator works in this mission"
        if mission.first_call_draws:
            yield "first_call_draws: no elevator works in this mission"


def objective_problems(mission: Mission) -> Iterator[str]:
    """One token in a zone; what a colour does is said of colours that are there."""
    for place, objective in enumerate(mission.objectives):
        if objective.zone in [other.zone for other in mission.objectives[:place]]:
            yield f"objectives[{place}].zone: an objective lies in {ZONE_IDS[objective.zone]} already"
    for colour, reward in mission.fact.rewards.items():
        if COLOUR_OF[colour] not in token_colours(mission):
            yield f"rewards.{colour}: no {colour} objective"
        if reward.removes < 0:
            yield f"rewards.{colour}.removes: {reward.removes}"
        if reward.places_exit and mission.exit != NOWHERE:
            yield f"rewards.{colour}.places_exit: the exit is in {ZONE_IDS[mission.exit]}"


def card_problems(mission: Mission) -> Iterator[str]:
    """Secret Missions do something only if they are in play; only kinds of cards that exist are removed."""
    for place, kind in enumerate(mission.fact.without_cards):
        if kind not in KINDS_OF_CARDS:
            yield f"without_cards[{place}]: no kind of card {kind!r}; there are {', '.join(KINDS_OF_CARDS)}"
    if not mission.secret_missions:
        if mission.last_secret_mission_wakes != NOWHERE:
            yield "last_secret_mission_wakes: there are no Secret Missions"
        if mission.secret_missions_are_discarded:
            yield "secret_missions_are_discarded: there are no Secret Missions"
    for field in ("still", "lost_if_devoured"):
        for place, card in enumerate(getattr(mission, field)):
            if CITIZENS[card].kind != "citizen":
                yield f"{field}[{place}]: {CITIZENS[card].id} is nobody"


def enemy_problems(mission: Mission) -> Iterator[str]:
    """Whoever has a rule of its own stands on the board; dice and numbers make sense."""
    standing = [figure.number for figure in mission.figures if figure.kind == "named"]
    for field, who in (("gets_up", mission.gets_up), ("vigil.named", mission.vigil)):
        if who != NOWHERE and who not in standing:
            yield f"{field}: {CHARACTERS[who]} does not stand on the board"
    for place, rule in enumerate(mission.objects):
        if rule.strikes not in (NOWHERE, mission.gets_up):
            yield f"objects[{place}].strikes: {CHARACTERS[rule.strikes]} does not get up"
        if not 0 <= rule.least <= rule.most:
            yield f"objects[{place}].range: {rule.least} to {rule.most}"
    for place, entry in enumerate(mission.entries):
        if not entry.zones:
            yield f"entries[{place}].tile: no zone is highlighted on {mission.fact.entries[place].tile}"
        if entry.on not in FACES:
            yield f"entries[{place}].on: {entry.on} is no face of a die"
        if entry.tile in [other.tile for other in mission.entries[:place]]:
            yield f"entries[{place}].tile: {mission.fact.entries[place].tile} has an entry already"
    if mission.lair is not None:
        inside = sum(figure.n for figure in mission.figures if figure.zone in mission.lair_zones)
        if not mission.lair_zones:
            yield "lair.zones: there must be one"
        if mission.lair.n <= inside:
            yield f"lair.n: {inside} enemies are inside from the start"


def experience_problems(mission: Mission) -> Iterator[str]:
    """XP is given, not taken, and for what happens in the mode."""
    given = {f"rewards.{colour}.xp": reward.xp for colour, reward in mission.fact.rewards.items()}
    given |= {"rescue_xp": mission.rescue_xp, "devour_xp": mission.devour_xp}
    given |= {f"citizen_xp.{id}": xp for id, xp in mission.fact.citizen_xp.items()}
    for field, xp in given.items():
        if not 0 <= xp <= MOST_XP:
            yield f"{field}: {xp} is not a number from 0 to {MOST_XP}"
    other = ["rescue_xp"] if mission.mode == ZOMBIE else ["devour_xp", "citizen_xp"]
    for field in other:
        if getattr(mission.fact, field):
            yield f"{field}: never given in {mission.fact.mode} mode"
