"""How likely each side is to win, as far as anybody at the table can tell.

A *side* is whoever wins or loses: a seat, or all who play together. A game puts what its table shows for a side into
numbers; their weighted sums are compared, and how much each number weighs depends on how much of the game is left. The
weights are those under which finished games are least surprising (`python -m tools.chances`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, sqrt
from operator import mul
from typing import Any, ClassVar, Final, Generic, TypeVar

from msgspec import Struct, json

from frenzy.kernel import Game, State
from frenzy.kernel.guide import Chances
from frenzy.kernel.manifest import imported

S = TypeVar("S", bound=State)

Numbers = Sequence[float]
Shares = tuple[float, ...]

EVEN: Final = 0.5
STEEP: Final = 30.0
"""Beyond this a chance is 0 or 1 for all that matters."""
MOST_KEPT: Final = 1_000
"""So many weights in between are kept: most games have few different numbers of what is left."""


class Weights(Struct, frozen=True):
    """What the numbers of one kind of table weigh, with so much of the game left as `knots` say; in between, something
    in between. `doubt` is how far an even chance may be off there.
    """

    knots: tuple[float, ...]
    weights: tuple[tuple[float, ...], ...]
    doubt: tuple[float, ...]

    def place(self, left: float) -> tuple[int, float]:
        """The knot before, and what part of the way to the next.

        >>> Weights((0.0, 1.0, 3.0), (), ()).place(2.0)
        (1, 0.5)
        """
        knots = self.knots
        before = 0
        while before < len(knots) - 2 and left >= knots[before + 1]:
            before += 1
        part = (left - knots[before]) / (knots[before + 1] - knots[before])
        return before, min(1.0, max(0.0, part))

    def at(self, left: float) -> list[float]:
        """The weights with so much left."""
        before, part = self.place(left)
        pairs = zip(self.weights[before], self.weights[before + 1], strict=True)
        return [early + part * (late - early) for early, late in pairs]

    def doubt_at(self, left: float) -> float:
        before, part = self.place(left)
        return self.doubt[before] + part * (self.doubt[before + 1] - self.doubt[before])


class Judge(Generic[S]):
    """Judges tables of one game, each of which has its own; what it reads is known to everybody at the table."""

    package: ClassVar[str]
    """Where its `chances.json` is."""
    names: ClassVar[tuple[str, ...]]
    """What the numbers are that it reads off a table."""
    knots: ClassVar[tuple[float, ...]]
    """How much of a game is left, in the game's own measure, where the weights are given."""
    is_team: ClassVar[bool] = False
    """All seats win or lose together: there is one side."""
    pauses: ClassVar[frozenset[str]] = frozenset({"turn"})
    """The prompts at which an action is over and another one begins."""

    # -- what a game fills in ---------------------------------------------------------------------------------

    def kind(self, state: S) -> str:
        """Tables of one kind have the same weights."""
        raise NotImplementedError

    def left(self, state: S) -> float:
        """How much of the game is left."""
        raise NotImplementedError

    def sides(self, state: S) -> Sequence[Numbers]:
        """What the table shows for each side, in the order of `names`; about 1 is much."""
        raise NotImplementedError

    def final(self, state: S) -> Shares:
        """What each side has of a game that is over: 1 for a win, its part of a tie, or nothing."""
        raise NotImplementedError

    # -- what follows -----------------------------------------------------------------------------------------

    def chances(self, state: S) -> Shares:
        """The chance of each side to win."""
        if not state.stack:
            return self.final(state)
        weights, _ = self.weights_now(state)
        return shares_of(weights, self.sides(state))

    def estimate(self, state: S) -> Chances:
        """The chances, and how far they may be off: an even one most, a sure one not at all."""
        if not state.stack:
            shares = self.final(state)
            return Chances(shares, (0.0,) * len(shares))
        weights, doubt = self.weights_now(state)
        shares = shares_of(weights, self.sides(state))
        return Chances(shares, tuple(doubt * sqrt(share * (1.0 - share)) / EVEN for share in shares))

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return 0 if self.is_team else seat

    def is_settled(self, state: S) -> bool:
        """A whole action is over: nothing small is left to decide."""
        return not state.stack or state.stack[-1].prompt in self.pauses

    def weights_now(self, state: S) -> tuple[Numbers, float]:
        """What the numbers weigh at this table, and how far an even chance may be off."""
        return weights_at(self.package, self.kind(state), self.left(state))


@cache
def weights_of(package: str) -> dict[str, Weights]:
    """The weights that a package has, by kind of table."""
    return json.decode(files(package).joinpath("chances.json").read_bytes(), type=dict[str, Weights])


@lru_cache(MOST_KEPT)
def weights_at(package: str, kind: str, left: float) -> tuple[Numbers, float]:
    weights = weights_of(package)[kind]
    return weights.at(left), weights.doubt_at(left)


def shares_of(weights: Numbers, sides: Sequence[Numbers]) -> Shares:
    """The chance of each of several sides to win before the others; of one alone, to win at all.

    >>> shares_of([1.0], [[0.0]]), shares_of([1.0], [[2.0], [2.0]])
    ((0.5,), (0.5, 0.5))
    """
    assert all(len(shown) == len(weights) for shown in sides), "every number has its weight"
    sums = [sum(map(mul, weights, shown)) for shown in sides]
    if len(sums) == 1:
        sums.append(0.0)
    highest = max(sums)
    odds = [exp(max(-STEEP, each - highest)) for each in sums]
    whole = sum(odds)
    return tuple(each / whole for each in odds[: len(sides)])


def judge_of(game: Game[Any, Any]) -> Judge[Any] | None:
    """Whoever judges tables of this game; None if nobody does."""
    where = game.manifest.chances
    judge: Judge[Any] | None = imported(where) if where else None
    return judge
