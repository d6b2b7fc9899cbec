"""Exact expectations: every choice, and all that chance may bring."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import factorial
from typing import Final, Generic, TypeVar

from frenzy.bots.budget import Budget
from frenzy.bots.lines import Key, Model
from frenzy.kernel.compiled import mypyc_attr
from frenzy.kernel.records import Action
from frenzy.kernel.state import State

S = TypeVar("S", bound=State)

FACES: Final = range(6)

Faces = tuple[int, ...]
"""What dice show, less 1, rising."""


@cache
def rolls(count: int) -> tuple[tuple[float, Faces], ...]:
    """Every roll of so many dice and how likely it is.

    >>> len(rolls(4)), rolls(2)[:2]
    (126, ((0.027777777777777776, (0, 0)), (0.05555555555555555, (0, 1))))
    """
    level: list[Faces] = [()]
    for _ in range(count):
        level = [(*faces, face) for faces in level for face in range(faces[-1] if faces else 0, 6)]
    found: list[tuple[float, Faces]] = []
    for faces in level:
        ways = factorial(count)
        for face in FACES:
            ways //= factorial(faces.count(face))
        found.append((ways / 6**count, faces))
    return tuple(found)


class TooBigError(Exception):
    """The state cannot be solved with so many steps, or not at all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expectimax(Generic[S]):
    """Choices take the best of their values, chance the mean over all that it may bring; equal states are solved once.

    `nodes` is how many choices may be tried.
    """

    def __init__(self, model: Model[S], start: S, nodes: int, budget: Budget) -> None:
        self.model = model
        self.game = model.game
        self.start = start
        self.left = nodes
        self.budget = budget
        self.known: dict[Key, float] = {}

    # -- what a game fills in ---------------------------------------------------------------------------------

    def is_over(self, state: S) -> bool:
        """Nothing beyond this state is looked at."""
        raise NotImplementedError

    def value(self, state: S) -> float:
        """What a state at the end is worth."""
        raise NotImplementedError

    def outcomes(self, state: S, action: Action) -> Iterable[S]:
        """What the choice may lead to, all equally likely; made by `tried`."""
        return (self.tried(state, action),)

    # -- the search -------------------------------------------------------------------------------------------

    def values(self) -> list[float]:
        """The value of each choice, in the order of the choices."""
        return [self.of_choice(self.start, action) for action in self.game.legal_actions(self.start)]

    def of_state(self, state: S) -> float:
        """What the state is worth with the best choices from here on."""
        if self.is_over(state):
            return self.value(state)
        mark = state.key()
        value = self.known.get(mark)
        if value is None:
            value = self.known[mark] = self.of_decision(state)
        return value

    def of_decision(self, state: S) -> float:
        """The best of the choices is taken."""
        return max([self.of_choice(state, action) for action in self.game.legal_actions(state)])

    def of_choice(self, state: S, action: Action) -> float:
        """What the choice is worth, over all that chance may bring."""
        total, count = 0.0, 0
        for later in self.outcomes(state, action):
            total += self.of_state(later)
            count += 1
        return total / count

    def tried(self, state: S, action: Action) -> S:
        """A twin one choice later; it counts."""
        self.budget.check()
        self.left -= 1
        if self.left < 0:
            raise TooBigError
        return self.model.after(state, action)
