"""How strong bots are on one scale, from the orders in which they finished: the model of Plackett and Luce.

The winner of a table is drawn with chances in proportion to strength, then the second among the rest, and so on.
Ratings are strengths on a scale on which 400 points mean ten times as strong: of two at a table, the better one is
ahead ten times of eleven. Copies of a bot at one table count as so many of equal strength; of a tie, every order is as
good.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import comb, exp, log
from typing import Final

from msgspec import Struct

from frenzy.arena.statistics import win_rate

ANCHOR: Final = 1000.0
POINTS: Final = 400 / log(10)
RESAMPLES: Final = 1000
DOUBT: Final = 0.5
"""So often each of two has beaten the other in imagined games: who always wins is not infinitely strong."""

EXACT: Final = 1e-6
WIDEST: Final = 1.0
"""A step of the search is never longer, so that it does not overshoot."""


class Order(Struct, frozen=True):
    """How a table ended: the best first, those of a tie together. Tables of one seed are alike."""

    seed: int
    places: tuple[tuple[str, ...], ...]


class Rating(Struct, frozen=True):
    """A bot's strength, and where it lies 95 times of 100."""

    name: str
    rating: float
    low: float
    high: float


Stage = tuple[str, tuple[tuple[str, int], ...]]
"""One is drawn, from so many of each kind that are left."""

Draws = dict[Stage, float]
"""How often each draw happened."""

Slope = dict[str, float]
Bend = dict[tuple[str, str], float]
"""How the likelihood changes with each strength, and with each two (with the other sign)."""


def ratings(orders: Sequence[Order], anchor: str, resamples: int = RESAMPLES) -> list[Rating]:
    """The strongest first. The anchor has 1000 and no interval; those of the others come from drawing seeds anew."""
    names = list(dict.fromkeys(name for order in orders for tier in order.places for name in tier))
    rng, blocks = random.Random(len(orders)), draws_by_seed(orders)
    imagined: Draws = {(first, ((first, 1), (second, 1))): DOUBT for first, second in permutations(names, 2)}
    best = strengths(together([*blocks, imagined]), names, anchor)
    drawn: list[dict[str, float]] = []
    for _ in range(resamples):
        doubt = {stage: weight * rng.expovariate(1.0) for stage, weight in imagined.items()}
        drawn.append(strengths(together([*rng.choices(blocks, k=len(blocks)), doubt]), names, anchor, best))
    found = [
        Rating(name, points(best[name]), *(points(edge) for edge in middle([each[name] for each in drawn], best[name])))
        for name in names
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def points(strength: float) -> float:
    return ANCHOR + POINTS * strength


def middle(values: list[float], instead: float) -> tuple[float, float]:
    """From where to where the middle 95 of 100 values lie."""
    if not values:
        return instead, instead
    ordered, edge = sorted(values), int(0.025 * len(values))
    return ordered[edge], ordered[-1 - edge]


# -- from orders to draws ---------------------------------------------------------------------------------------


def draws_by_seed(orders: Iterable[Order]) -> list[Draws]:
    seeds: dict[int, Draws] = defaultdict(lambda: defaultdict(float))
    for order, number in Counter(orders).items():
        for stage, weight in stages(order.places):
            seeds[order.seed][stage] += weight * number
    return list(seeds.values())


def stages(places: Sequence[Sequence[str]]) -> Iterable[tuple[Stage, float]]:
    """The draws that led to this order. What was tied may have been drawn in any order: each has its part of one."""
    below: list[str] = []
    for tier in reversed(places):
        for size in range(1, len(tier) + 1):
            part = 1 / comb(len(tier), size)
            for left in combinations(tier, size):
                kinds = tuple(sorted(Counter([*left, *below]).items()))
                if len(kinds) > 1:
                    yield from (((name, kinds), part / size) for name in left)
        below += tier


def together(blocks: Iterable[Draws]) -> Draws:
    total: Draws = defaultdict(float)
    for block in blocks:
        for stage, weight in block.items():
            total[stage] += weight
    return total


# -- from draws to strengths ------------------------------------------------------------------------------------


def strengths(
    draws: Draws, names: Sequence[str], anchor: str, start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The logarithms of strengths that make the draws most likely, by Newton's method; the anchor's is 0."""
    found = dict(start or dict.fromkeys(names, 0.0))
    free = [name for name in names if name != anchor]
    climb(found, free, lambda: derivatives(draws, found, names))
    return found


def climb(strength: dict[str, float], free: Sequence[str], look: Callable[[], tuple[Slope, Bend]]) -> Bend:
    """Move the strengths that are free to where the slope is level, by Newton's method; says how it bends there."""
    bend: Bend = {}
    for _ in range(100):
        slope, bend = look()
        step = solved([[bend[one, other] for other in free] for one in free], [slope[name] for name in free])
        longest = max(map(abs, step), default=0.0)
        for name, length in zip(free, step, strict=True):
            strength[name] += length * min(1.0, WIDEST / max(longest, EXACT))
        if longest < EXACT:
            break
    return bend


def derivatives(draws: Draws, strength: Mapping[str, float], names: Sequence[str]) -> tuple[Slope, Bend]:
    """How the likelihood of the draws changes with each strength, and with each two (with the other sign)."""
    slope, bend = dict.fromkeys(names, 0.0), dict.fromkeys(((one, two) for one in names for two in names), 0.0)
    weight = {name: exp(strength[name]) for name in names}
    for (drawn, kinds), number in draws.items():
        slope[drawn] += number
        total = sum(count * weight[name] for name, count in kinds)
        chances = [(name, count * weight[name] / total) for name, count in kinds]
        for one, chance in chances:
            slope[one] -= number * chance
            bend[one, one] += number * chance
            for two, other in chances:
                bend[one, two] -= number * chance * other
    return slope, bend


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by Gauss; the matrix is positive definite, so nothing has to be swapped."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        for other in rows[place + 1 :]:
            share = other[place] / row[place]
            other[place:] = [value - share * above for value, above in zip(other[place:], row[place:], strict=True)]
    solution: list[float] = [0.0] * len(rows)
    for place in reversed(range(len(rows))):
        known = sum(rows[place][after] * solution[after] for after in range(place + 1, len(rows)))
        solution[place] = (rows[place][-1] - known) / rows[place][place]
    return solution


# -- who is ahead of whom ---------------------------------------------------------------------------------------


class Ahead(Struct, frozen=True):
    """How often `first` finishes ahead of `second` at the same table, a tie being half; parity is one half."""

    first: str
    second: str
    pairs: int
    rate: float
    low: float
    high: float


def aheads(orders: Iterable[Order]) -> list[Ahead]:
    """Every two that met, both ways round."""
    seeds: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for order in orders:
        placed = [(name, place) for place, tier in enumerate(order.places) for name in tier]
        for (first, one), (second, two) in permutations(placed, 2):
            if first != second:
                seeds[first, second][order.seed].append(0.5 if one == two else float(one < two))
    return [Ahead(*pair, sum(map(len, groups.values())), *win_rate(groups.values())) for pair, groups in seeds.items()]


def cycles(found: Iterable[Ahead]) -> list[tuple[str, str, str]]:
    """Three of whom each is surely ahead of the next one, and the last of the first: no scale can show that."""
    surely = {(each.first, each.second) for each in found if each.low > 0.5}
    names = sorted({name for pair in surely for name in pair})
    return [
        three
        for three in permutations(names, 3)
        if three[0] == min(three) and all(pair in surely for pair in zip(three, three[1:] + three[:1], strict=True))
    ]
