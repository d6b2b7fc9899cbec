"""Which turn does a search choose at Adrenaline, and is it better than the planner's?

    python -m bench.plans --games 5 --positions 4

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
    "one action at a time, points": lambda seat: Playouts(seat, SEATS, Budget(), 0),
    "one action at a time, chances": lambda seat: ByChances(seat, SEATS, Budget(), 0),
    "whole turns, points": lambda seat: Playouts(seat, SEATS, Budget(), 1),
    "whole turns, chances": lambda seat: ByChances(seat, SEATS, Budget(), 1),
}


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


def gains(state: State, spent: dict[str, float]) -> Iterator[tuple[str, bool, float, float]]:
    """By way: whether it chose another plan than the planner, and what that brought, in points and in chances."""
    seat, rng = state.turn, Random(state.turn)
    view = GAME.view(state, seat)
    plans = best_plans(GAME.redeal(view, rng), seat)
    deals, others = ([GAME.redeal(view, rng) for _ in range(TABLES)] for _ in range(2))
    referee = TwoRounds(seat, SEATS, Budget(), REFEREE)
    known: dict[int, list[float]] = {0: tried(referee, others, plans[0])}
    for way, make in WAYS.items():
        began, playouts = process_time(), make(seat)
        worths = [tried(playouts, deals, plan)[seat] for plan in plans]
        spent[way] += process_time() - began
        chosen = worths.index(max(worths))
        if chosen not in known:
            known[chosen] = tried(referee, others, plans[chosen])
        points, chance = (mine - first for mine, first in zip(known[chosen], known[0], strict=True))
        yield way, chosen > 0, points, chance


def told(numbers: Sequence[float], scale: float = 1.0) -> str:
    return f"{scale * mean(numbers):+.2f} ± {scale * SURE * stdev(numbers) / sqrt(len(numbers)):.2f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bench.plans", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--positions", type=int, default=4, help="in each game")
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    given = parser.parse_args(arguments)
    found: dict[str, list[tuple[bool, float, float]]] = defaultdict(list)
    spent: dict[str, float] = defaultdict(float)
    for seed in range(given.first, given.first + given.games):
        for state in turns_of(seed, given.positions):
            for way, *more in gains(state, spent):
                found[way].append((bool(more[0]), more[1], more[2]))
    print("| others play | other than the planner's | points | chance, % | ms a turn |\n|---|---|---|---|---|")
    for way, rows in found.items():
        changed, points, chances = zip(*rows, strict=True)
        seconds = 1000 * spent[way] / len(rows)
        print(f"| {way} | {mean(changed):.0%} | {told(points)} | {told(chances, 100)} | {seconds:.0f} |")


if __name__ == "__main__":
    main()
