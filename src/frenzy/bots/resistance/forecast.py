"""What the next Enemy Phase brings, as far as it is decided: who strikes where, and who comes close.

Enemies are followed through their two actions as the rules move them (Z-14, Z-15); groups that split are counted in
parts. Cards that are still to be drawn are left out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from frenzy.games.resistance.board import FLOOR
from frenzy.games.resistance.cards import NAMED
from frenzy.games.resistance.ids import NAMED_KIND, NOWHERE, RUNNER
from frenzy.games.resistance.rules.routing import HOW, breaks_doors, noticed_targets, route
from frenzy.games.resistance.state import State
from frenzy.kernel.memory import kept

Blows = dict[int, float]
"""By zone: how many wounds are dealt there."""


Step = tuple[int, tuple[int, ...]]
"""How many ways are equally good, and the next zones of those that no closed window bars."""

MOST_ROUTES: Final = 4096
routes: dict[tuple[object, ...], dict[int, Step]] = {}


def routes_to(state: State, targets: list[int]) -> dict[int, Step]:
    """The routes that are known as doors stand and with these targets: they are the same on every such table."""
    key = (state.mission.id, state.open, state.barred, state.cabin, *targets)
    found = routes.get(key)
    return kept(routes, MOST_ROUTES, key, {}) if found is None else found


class Forecast(NamedTuple):
    """Blows that fall in the next Enemy Phase, and enemies that stand with a target when it ends."""

    blows: Blows
    close: Blows


MOST_FORECASTS: Final = 2048
known: dict[tuple[object, ...], Forecast] = {}


def forecast(state: State) -> Forecast:
    """What comes, worked out once for each state of what it depends on. A crowd is written as its place and number."""
    targets = noticed_targets(state)
    key = (
        state.mission.id, state.open, state.barred, state.cabin, tuple(targets), tuple(state.zone), state.crowds(),
        state.named, state.lying,
    )  # fmt: skip
    found = known.get(key)
    if found is None:
        enemies = Enemies(state, targets)
        found = kept(known, MOST_FORECASTS, key, Forecast(enemies.blows, enemies.close))
    return found


class Enemies:
    """Follows all of them."""

    __slots__ = ("blows", "close", "known", "state", "targets", "ways")

    def __init__(self, state: State, targets: list[int]) -> None:
        self.state = state
        self.ways = state.ways()
        self.targets = targets
        self.blows: Blows = {}
        self.close: Blows = {}
        self.known = routes_to(state, self.targets)
        here = {*self.targets, *state.zone}
        here.discard(NOWHERE)
        floors = state.active_floors()
        for zone, kind, count in state.crowds():
            if floors >> FLOOR[zone] & 1:
                self.follow_mobs(kind, zone, count, here)
        for who, zone in enumerate(state.named):
            if zone != NOWHERE and not state.lying >> who & 1 and floors >> FLOOR[zone] & 1:
                self.follow_named(who, zone, here)

    def follow_mobs(self, kind: int, zone: int, count: float, here: set[int]) -> None:
        """Walkers and brutes act once, runners twice."""
        acts = 2 if kind == RUNNER else 1
        if zone in here:
            self.strike(zone, count * acts)
            return
        many, steps = self.way(kind, zone)
        if not steps:
            return
        share = count / many
        for step in steps:
            if step in here:
                if acts == 2:
                    self.strike(step, share)
                else:
                    self.close[step] = self.close.get(step, 0.0) + share
            elif acts == 2:
                self.come_close(kind, step, share, here)

    def come_close(self, kind: int, zone: int, count: float, here: set[int]) -> None:
        """The second move."""
        many, steps = self.way(kind, zone)
        for step in steps:
            if step in here:
                self.close[step] = self.close.get(step, 0.0) + count / many

    def follow_named(self, who: int, zone: int, here: set[int]) -> None:
        """They act twice, and some in their own way."""
        knacks = NAMED[who].knacks
        weight = len(self.state.heroes_in(zone)) if "wounds_everyone" in knacks else 1
        if zone in here:
            self.strike(zone, 2.0 * max(1, weight))
            return
        if "attacks_at_range_1" in knacks:
            seen = self.ways.seen(zone)
            near = [target for target in self.targets if seen.get(target) == 1]
            if near:
                for target in near:
                    self.strike(target, 2.0 / len(near))
                return
        moves = 2 if "moves_twice_as_far" in knacks else 1
        places = {zone: 1.0}
        for action in (1, 2):
            ahead: dict[int, float] = {}
            for place, chance in places.items():
                if action == 2 and place in here:
                    many = len(self.state.heroes_in(place)) if "wounds_everyone" in knacks else 1
                    self.strike(place, chance * max(1, many))
                    continue
                for end, part in self.walked(NAMED_KIND + who, place, moves, here).items():
                    ahead[end] = ahead.get(end, 0.0) + chance * part
            places = ahead
        for place, chance in places.items():
            if place in here:
                self.close[place] = self.close.get(place, 0.0) + 2 * chance

    def walked(self, kind: int, zone: int, moves: int, here: set[int]) -> Blows:
        """Where a named enemy may be after a move of so many zones."""
        places = {zone: 1.0}
        for _ in range(moves):
            ahead: Blows = {}
            for place, chance in places.items():
                _, steps = (0, ()) if place in here else self.way(kind, place)
                for step in steps or (place,):
                    ahead[step] = ahead.get(step, 0.0) + chance / max(1, len(steps))
            places = ahead
        return places

    def way(self, kind: int, zone: int) -> Step:
        """How such an enemy goes on, and its next steps; those that a window bars are left out of them."""
        breaks = breaks_doors(self.state, kind)
        key = 2 * zone + breaks
        found = self.known.get(key)
        if found is None:
            how, _, steps = route(self.state, self.ways, zone, self.targets, breaks=breaks)
            clear = tuple([step for step in steps if self.ways.blocker(zone, step, HOW[how]) == NOWHERE])
            found = self.known[key] = (len(steps), clear)
        return found

    def strike(self, zone: int, wounds: float) -> None:
        self.blows[zone] = self.blows.get(zone, 0.0) + wounds


def expected_wounds(state: State) -> list[float]:
    """By hero: the wounds it stands to take in the next Enemy Phase, shared evenly, before any is cancelled."""
    blows = forecast(state).blows
    found = [0.0] * state.heroes
    for hero in range(state.heroes):
        zone = state.zone[hero]
        if zone in blows:
            found[hero] = blows[zone] / len(state.heroes_in(zone))
    return found
