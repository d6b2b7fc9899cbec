"""Which turn does a search choose at Adrenaline, and is it better than the planner's?

    python -m bench.plans --games 4 --positions 5
    python -m bench.plans --games 8 --positions 5 --way quick --trust 0,1,3

Whole games tell little about a choice: this looks at single turns. On tables from the planner's games several searches
choose among its eight best turns, each by the mean over eight deals. Then the chosen turn and the planner's own are
played on by better players for two rounds, on other deals, and compared: in points ahead, and in the chance to win.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Final

from bench.ceiling import ARENAS, SEATS
from frenzy.arena.statistics import SURE
from frenzy.bots.adrenaline.chances import JUDGE
from frenzy.bots.adrenaline.judging import WIN
from frenzy.bots.adrenaline.model import Duel, mark
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.playouts import Playouts
from frenzy.bots.adrenaline.turns import TurnPlanner
from frenzy.bots.budget import Budget
from frenzy.bots.lines import Answer, Choices
from frenzy.bots.search import Plan, distinct
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.state import State

FIRST_SEED: Final = 810_000
PLANS: Final = 8
TABLES: Final = 8
REFEREE: Final = 2
"""The beam of those who play on."""
TEACHER: Final = 8
"""The beam of those whose games are looked at."""


class ByChances(Playouts):
    """What comes of a turn is judged by the chances to win, in place of points."""

    def worths(self, state: State) -> list[float]:
        return [WIN * chance for chance in JUDGE.chances(state)]


class TwoRounds(Playouts):
    """Plays on for longer, and tells what a seat has of it in points and in chances."""

    def result(self, state: State, choices: Choices) -> list[float]:
        self.follow(state, choices)
        self.play_round(state)
        self.play_round(state)
        return [self.worths(state)[self.seat], JUDGE.chances(state)[self.seat]]


WAYS: Final[dict[str, Callable[[int], Playouts]]] = {
    "quick": lambda seat: Playouts(seat, SEATS, Budget(), 0),
    "quick, by chances": lambda seat: ByChances(seat, SEATS, Budget(), 0),
    "whole turns": lambda seat: Playouts(seat, SEATS, Budget(), 1),
    "whole turns, by chances": lambda seat: ByChances(seat, SEATS, Budget(), 1),
}
"""How the others play in trials, one action at a time or whole turns; and what counts at the end, if not points."""


def turns_of(seed: int, count: int) -> list[State]:
    """Tables at the beginnings of turns, so many of one game."""
    state, found, turn = GAME.new(SEATS, seed, {"arena": ARENAS[seed % len(ARENAS)]}), list[State](), -1
    bots = [Planner(GAME, SEATS * seed + seat, beam=TEACHER) for seat in range(SEATS)]
    while (seat := GAME.to_act(state)) is not None:
        if GAME.prompt(state) == "turn" and turn != state.turn:
            found.append(state.clone())
            turn = state.turn
        GAME.apply(state, bots[seat].choose(GAME.view(state, seat)))
    return Random(seed).sample(found, count)


def best_plans(state: State, seat: int) -> list[Plan]:
    turns = TurnPlanner(Duel(seat), Answer())
    turns.plan(state)
    found = turns.best_turns(len(turns.turns))
    return [*islice(distinct((mark(table, seat), Plan(line, value, SEATS)) for value, line, table in found), PLANS)]


def tried(playouts: Playouts, deals: Sequence[State], plan: Plan) -> list[float]:
    """The mean of what comes of a plan."""
    results = [playouts.result(deal.clone(), plan.choices) for deal in deals]
    return [mean(column) for column in zip(*results, strict=True)]


def gains(
    state: State, ways: Sequence[str], trusts: Sequence[float], spent: dict[str, float]
) -> Iterator[tuple[tuple[str, float], bool, float, float]]:
    """By way and trust: whether it chose another plan than the planner, what that brought in points and in chances."""
    seat, rng = state.turn, Random(state.turn)
    view = GAME.view(state, seat)
    plans = best_plans(GAME.redeal(view, rng), seat)
    deals, others = ([GAME.redeal(view, rng) for _ in range(TABLES)] for _ in range(2))
    referee = TwoRounds(seat, SEATS, Budget(), REFEREE)
    known: dict[int, list[float]] = {0: tried(referee, others, plans[0])}
    for way in ways:
        began, playouts = process_time(), WAYS[way](seat)
        means = [tried(playouts, deals, plan)[seat] for plan in plans]
        spent[way] += process_time() - began
        for trust in trusts:
            worths = [found + trust * plan.prior for found, plan in zip(means, plans, strict=True)]
            chosen = worths.index(max(worths))
            if chosen not in known:
                known[chosen] = tried(referee, others, plans[chosen])
            points, chance = (mine - first for mine, first in zip(known[chosen], known[0], strict=True))
            yield (way, trust), chosen > 0, points, chance


def told(numbers: Sequence[float], scale: float = 1.0) -> str:
    return f"{scale * mean(numbers):+.2f} ± {scale * SURE * stdev(numbers) / sqrt(len(numbers)):.2f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bench.plans", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--positions", type=int, default=4, help="in each game")
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    parser.add_argument("--way", dest="ways", action="append", choices=WAYS, help="all, if none is named")
    parser.add_argument("--trust", default="0", help="the planner's word counts so many times as much: 0,3")
    given = parser.parse_args(arguments)
    ways, trusts = given.ways or list(WAYS), [float(trust) for trust in given.trust.split(",")]
    found: dict[tuple[str, float], list[tuple[bool, float, float]]] = defaultdict(list)
    spent: dict[str, float] = defaultdict(float)
    for seed in range(given.first, given.first + given.games):
        for state in turns_of(seed, given.positions):
            for kind, is_other, points, chance in gains(state, ways, trusts, spent):
                found[kind].append((is_other, points, chance))
    print("| others play | trust | another plan | points | chance, % | ms |\n|---|---|---|---|---|---|")
    for (way, trust), rows in found.items():
        changed = f"{mean(row[0] for row in rows):.0%}"
        cells = [way, f"{trust:g}", changed, told([row[1] for row in rows]), told([row[2] for row in rows], 100)]
        print(f"| {' | '.join(cells)} | {1000 * spent[way] / len(rows):.0f} |")


if __name__ == "__main__":
    main()
