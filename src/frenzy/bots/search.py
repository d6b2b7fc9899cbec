"""Search over whole plans when tables hide something.

A plan looks good on the table as one imagines it. How good it is shows on many tables, each dealt anew from what is
known, with what the others would do there. All plans are tried on the same tables, so that a lucky deal favours none of
them; the worse half is dropped, again and again, and what is left is tried on more tables.

A trial is worth something to every seat. Whoever searches chooses by its own part; how the others choose by theirs, the
game has to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import ceil, inf, log2
from time import monotonic
from typing import Final, Generic, TypeVar

from frenzy.bots.lines import Answer, Choices, Key
from frenzy.kernel.state import State

S = TypeVar("S", bound=State)

GROWTH: Final = 0.4
"""Plans are as many as the trials to this power, times two: a few more of them for many more trials."""


class Plan:
    """Choices, what they look worth at a glance, and what they were worth so far to each seat, in sum."""

    def __init__(self, choices: Choices, prior: float, seats: int) -> None:
        self.choices = choices
        self.prior = prior
        self.totals = [0.0] * seats
        self.visits = 0

    def means(self) -> list[float]:
        """What it was worth to each seat."""
        return [total / self.visits for total in self.totals]


class World(Generic[S]):
    """What a search has to know of a game: where tables come from, and what comes of a plan."""

    def deal(self) -> S:
        """A table that the seat could not tell from the true one, another one each time."""
        raise NotImplementedError

    def result(self, state: S, choices: Choices) -> Sequence[float]:
        """What is in it for each seat if the choices are made here, as far as they can be made."""
        raise NotImplementedError


def width(trials: int) -> int:
    """So many plans are worth looking at with so many trials.

    >>> [width(trials) for trials in (0, 1, 8, 64, 256)]
    [0, 2, 5, 11, 19]
    """
    power: float = float(trials) ** GROWTH
    return ceil(2.0 * power)


def distinct(plans: Iterable[tuple[Key, Plan]]) -> Iterator[Plan]:
    """The first of those that lead to the same table."""
    seen: set[Key] = set()
    for key, plan in plans:
        if key not in seen:
            seen.add(key)
            yield plan


class Search(Generic[S]):
    """Looks for the best of several plans. What a plan looks worth at a glance counts `trust` times as much as what
    came of it: trials on many tables may all err in the same way.
    """

    def __init__(self, world: World[S], seat: int, trust: float, answer: Answer) -> None:
        self.world = world
        self.seat = seat
        self.trust = trust
        self.answer = answer
        self.budget = answer.budget
        self.deals: list[S] = []
        self.plans: list[Plan] = []

    def best(self, plans: Iterator[Plan], trials: int) -> Plan:
        """The best of the first plans, of as many as so many trials allow; fewer trials if there is little time."""
        first = next(plans)
        left = self.affordable(first, trials)
        self.plans = field = [first, *islice(plans, max(0, width(left) - 1))]
        tables = 0
        while len(field) > 1 and left > 0:
            more = max(1, left // (len(field) * ceil(log2(len(field)))))
            for _ in range(more):
                tables += 1
                self.try_all(field, tables)
            left -= more * len(field)
            field = sorted(field, key=self.worth, reverse=True)[: (len(field) + 1) // 2]
        return field[0]

    def try_all(self, field: list[Plan], tables: int) -> None:
        """Try every plan on so many tables, and tell which is the best."""
        for plan in field:
            while plan.visits < tables:
                self.budget.check()
                self.try_out(plan)
        self.answer.take(max(field, key=self.worth).choices)

    def try_out(self, plan: Plan) -> None:
        """One table more; whoever comes to it first has it dealt."""
        if plan.visits == len(self.deals):
            self.deals.append(self.world.deal())
        result = self.world.result(self.deals[plan.visits].clone(), plan.choices)
        plan.totals = [total + more for total, more in zip(plan.totals, result, strict=True)]
        plan.visits += 1

    def worth(self, plan: Plan) -> float:
        """What it was worth, and at a glance: to be compared with plans that were tried as often."""
        return plan.totals[self.seat] / plan.visits + self.trust * plan.prior

    def affordable(self, plan: Plan, trials: int) -> int:
        """So many trials can be made in the time, if all take as long as the first."""
        if self.budget.deadline == inf:
            return trials
        began = monotonic()
        self.try_out(plan)
        now = monotonic()
        return min(trials, int((self.budget.deadline - now) / max(now - began, 1e-6)))
