"""What a table shows of each seat when a turn is over, in numbers: what the net is asked about.

Of what is hidden, only the hand of whoever looks is read.
"""

from __future__ import annotations

from typing import Final

from frenzy.bots.adrenaline.judging import CUBES, PREY, has_had_last_turn, price_of_damage, turns_to_come, weapons_worth
from frenzy.bots.adrenaline.model import is_turn_over
from frenzy.bots.adrenaline.shares import board_shares, mode_shares
from frenzy.bots.adrenaline.threats import blows, funds_of
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.board import AREA, arenas
from frenzy.games.adrenaline.ids import CARD_KIND, FIGURES, NOWHERE
from frenzy.games.adrenaline.rules.damage import KILLSHOT, is_killed
from frenzy.games.adrenaline.rules.grabbing import can_grab_on
from frenzy.games.adrenaline.rules.scoring import board_values, place_value, ranking
from frenzy.games.adrenaline.rules.turn import GRAB_ADRENALINE, SHOOT_ADRENALINE
from frenzy.games.adrenaline.state import State

NAMES: Final = (
    "points", "standing", "ahead of best", "ahead of mean", "track", "boards", "near", "tokens",
    "damage", "price", "off", "marks on", "marks of", "quick", "deadly",
    "weapons", "loaded", "unloaded", "red", "yellow", "blue", "cubes", "powerups",
    "scopes", "newtons", "grenades", "teleporters",
    "best blow", "all blows", "prey", "blown", "worst blown", "danger", "hunters",
    "supply", "sees", "seen", "company", "on a spawnpoint",
    "me", "wait", "next", "second", "to come", "is out",
    "left", "frenzy", "sudden death", "three", "five", "domination", "turret", "bot", "skulls",
)  # fmt: skip
"""The numbers of a seat; about 1 is much."""

ARENAS: Final = {name: number for number, name in enumerate(arenas())}
HELD: Final = 2 * len(GUNS)
SIGNS: Final = HELD + AREA * len(ARENAS)
"""What holds of a seat or not: that it has a weapon, unloaded or loaded, and that it stands on a square of an arena."""

Seen = tuple[list[float], list[int]]
"""The numbers of a seat, and which signs hold."""


def shown(state: State, me: int) -> list[Seen]:
    """What the table shows of each seat, from this one on."""
    table = Table(state, me)
    return [table.of((me + row) % state.seats) for row in range(state.seats)]


class Table:
    """What is worked out once for all seats."""

    def __init__(self, state: State, me: int) -> None:
        figures = range(state.figures)
        self.state, self.me = state, me
        self.track = mode_shares(state)
        self.boards, self.near = [0.0] * FIGURES, [0.0] * FIGURES
        for figure in figures:
            for other, share in enumerate(board_shares(state, figure)):
                self.boards[other] += share
            values, damage = board_values(state, figure), state.damage[figure]
            for place, (owner, _) in enumerate(ranking(damage)):
                if owner != figure:
                    self.near[owner] += place_value(values, place) * len(damage) / KILLSHOT
        self.standing = [self.track[figure] + self.boards[figure] + state.points(figure) for figure in figures]
        self.blows = [self.blows_of(seat) for seat in range(state.seats)]
        self.next = state.turn + is_turn_over(state)
        mode = state.options.mode
        self.common = [
            state.skulls_left / 8, float(state.frenzy != NOWHERE), float(state.options.ending == "sudden_death"),
            float(state.seats == 3), float(state.seats == 5), float(mode == "domination"), float(mode == "turret"),
            float(state.bot != NOWHERE),
        ]  # fmt: skip

    def blows_of(self, seat: int) -> list[float]:
        """What the seat can do to each figure in its next turn, if it has one."""
        if is_killed(self.state, seat) or self.is_out(seat):
            return [0.0] * self.state.figures
        return blows(self.state, seat, self.state.square[seat])

    def is_out(self, seat: int) -> bool:
        """It has no turn any more."""
        return self.state.frenzy != NOWHERE and has_had_last_turn(self.state, seat)

    def of(self, seat: int) -> Seen:
        """What is shown of a seat."""
        state = self.state
        square, loaded = state.square[seat], state.loaded[seat]
        numbers = [
            *self.scores(seat), *self.health(seat), *self.means(seat), *self.cards(seat), *self.threats(seat),
            *self.surroundings(seat), *self.time(seat), *self.common, state.skulls[seat] / 4,
        ]  # fmt: skip
        signs = [2 * weapon + (loaded >> weapon & 1) for weapon in state.weapons[seat]]
        if square != NOWHERE:
            signs.append(HELD + AREA * ARENAS[state.arena.name] + square)
        return numbers, signs

    def scores(self, seat: int) -> list[float]:
        """Points, those to be expected, and tokens on the mode's own board."""
        state, mine = self.state, self.standing[seat]
        others = [self.standing[other] for other in range(state.seats) if other != seat]
        tokens = sum([pair.count(seat) for pair in (*state.killshots, *state.tracks)]) + state.turrets.count(seat)
        return [
            state.points(seat) / 20, mine / 20, (mine - max(others)) / 10, (mine - sum(others) / len(others)) / 10,
            self.track[seat] / 10, self.boards[seat] / 10, self.near[seat] / 10, tokens / 5,
        ]  # fmt: skip

    def health(self, seat: int) -> list[float]:
        """Damage, what it brings the others, marks, and what damage brings oneself."""
        state, damage = self.state, len(self.state.damage[seat])
        on = sum([state.marks[seat * FIGURES + figure] for figure in range(state.figures)])
        of = sum([state.marks[figure * FIGURES + seat] for figure in range(state.figures)])
        is_off = state.square[seat] == NOWHERE or is_killed(state, seat)
        return [
            damage / KILLSHOT, price_of_damage(state, seat), float(is_off), on / 3, of / 3,
            float(damage >= GRAB_ADRENALINE), float(damage >= SHOOT_ADRENALINE),
        ]  # fmt: skip

    def means(self, seat: int) -> list[float]:
        """Weapons, cubes, and how many powerups."""
        state, loaded = self.state, self.state.loaded[seat].bit_count()
        red, yellow, blue = funds_of(state, seat)
        return [
            weapons_worth(state, seat) / 6, loaded / 3, (len(state.weapons[seat]) - loaded) / 3,
            red / 3, yellow / 3, blue / 3, CUBES[red] + CUBES[yellow] + CUBES[blue], len(state.powerups[seat]) / 3,
        ]  # fmt: skip

    def cards(self, seat: int) -> list[float]:
        """One's own powerups by kind; nothing is known of others'."""
        kinds = [0.0, 0.0, 0.0, 0.0]
        if seat == self.me:
            for card in self.state.powerups[seat]:
                kinds[CARD_KIND[card]] += 1.0
        return kinds

    def threats(self, seat: int) -> list[float]:
        """What the seat can do to others, and they to it: at most, in sum, as is to be expected; who may be killed."""
        deals, prey = self.blows[seat], 0
        blown, worst, danger, hunters = 0.0, 0.0, 0.0, 0
        for figure in range(self.state.figures):
            prey += figure != seat and self.can_kill(seat, figure)
        for other in range(self.state.seats):
            if other != seat and self.blows[other][seat] > 0.0:
                struck = self.blows[other][seat] + self.state.marks[seat * FIGURES + other]
                blown += struck
                worst = max(worst, struck)
                hunters += self.can_kill(other, seat)
                danger += struck * self.aims_at(other, seat)
        return [max(deals) / 5, sum(deals) / 10, float(prey), blown / 10, worst / 5, danger / 5, float(hunters)]

    def can_kill(self, seat: int, figure: int) -> bool:
        """With marks, in one turn."""
        room = KILLSHOT - len(self.state.damage[figure])
        return 0 < room <= self.blows[seat][figure] + self.state.marks[figure * FIGURES + seat]

    def aims_at(self, seat: int, target: int) -> float:
        """How likely this one is shot at, of all whom the seat can hurt."""
        total, mine = 0.0, 0.0
        for figure in range(self.state.figures):
            dealt = self.blows[seat][figure]
            if dealt > 0.0 and len(self.state.damage[figure]) < KILLSHOT:
                weight = dealt * (PREY if self.can_kill(seat, figure) else 1.0)
                total += weight
                if figure == target:
                    mine = weight
        return mine / total if total > 0.0 else 0.0

    def surroundings(self, seat: int) -> list[float]:
        """Something to grab within a move, whom one sees and who sees one, and where one stands."""
        state, here = self.state, self.state.square[seat]
        if here == NOWHERE:
            return [0.0] * 5
        arena, sees, seen, company = state.arena, 0, 0, 0
        for figure in range(state.figures):
            there = state.square[figure]
            if figure != seat and there != NOWHERE:
                sees += arena.sees[here] >> there & 1
                seen += arena.sees[there] >> here & 1
                company += there == here
        funds = funds_of(state, seat)
        supply = any(can_grab_on(state, near, funds) for near in arena.squares_within[1][here])
        return [float(supply), sees / 4, seen / 4, company / 2, float(arena.spawn_colour[here] != NOWHERE)]

    def time(self, seat: int) -> list[float]:
        """Whose numbers these are, how long until the seat's next turn, and what is left for it to do."""
        wait = (seat - self.next) % self.state.seats
        return [
            float(seat == self.me), wait / 4, float(wait == 0), float(wait == 1),
            turns_to_come(self.state, seat), float(self.is_out(seat)),
        ]  # fmt: skip
