"""What a deed was worth: the chances that it leads to in the mean, beside those of what a strong bot would have done.

Both are tried on the same tables, dealt anew from what the seat saw: what its cards, dice and draws brought is luck,
and no part of what it decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from frenzy.bots import Bot, Budget, ask
from frenzy.bots.chances import Judge, Shares
from frenzy.kernel import Game, IllegalAction, State, telling
from frenzy.kernel.told import Choice
from frenzy.review.course import Course, Deed, is_over

TABLES: Final = 12
"""On so many tables a deed is tried."""
LONGEST: Final = 60
"""Choices of an alternative."""


class Weighed(Struct, frozen=True):
    """The chances that a deed leads to, and the best alternative: its choices, what they say, and its chances.

    `worth` is by how much the alternative is better for the side that decided, nothing if it is not; `scatter` is how
    far chance alone may have moved that: one standard error.
    """

    expected: Shares
    choices: list[str]
    said: list[Choice]
    best: Shares
    worth: float
    scatter: float


def weigh(
    game: Game[Any, Any],
    judge: Judge[Any],
    view: dict[str, Any],
    choices: Sequence[str],
    bot: Bot,
    budget: Budget,
    rng: Random,
    tables: int = TABLES,
) -> Weighed:
    """Weigh what the seat of this view has done."""
    seat = view["seat"]
    assert seat is not None, "a spectator decides nothing"
    starts = [game.redeal(view, rng) for _ in range(tables)]
    ends = [judge.chances(played_on(game, start.clone(), choices)) for start in starts]
    instead, said = alternative(game, judge, starts[0].clone(), seat, bot, budget)
    others = [judge.chances(played_on(game, start, instead)) for start in starts]
    side = judge.side(seat)
    gains = [other[side] - end[side] for end, other in zip(ends, others, strict=True)]
    worth = sum(gains) / tables
    scatter = sqrt(sum((gain - worth) ** 2 for gain in gains) / (tables * (tables - 1)))
    expected = mean(ends)
    if worth <= 0.0 or instead == [*choices]:
        return Weighed(expected, [], [], expected, 0.0, 0.0)
    return Weighed(expected, instead, said, mean(others), worth, scatter)


def unweighed(course: Course, deed: Deed) -> Weighed:
    """Nothing is known of a deed but where it led."""
    return Weighed(course.chances[deed.end].shares, [], [], (), 0.0, 0.0)


def played_on(game: Game[Any, Any], state: State, choices: Sequence[str]) -> State:
    """The table after these choices; where chance leads elsewhere, up to there."""
    for choice in choices:
        try:
            game.apply(state, choice)
        except IllegalAction:
            break
    return state


def alternative(
    game: Game[Any, Any], judge: Judge[Any], state: State, seat: int, bot: Bot, budget: Budget
) -> tuple[list[str], list[Choice]]:
    """What a bot would do on a table that the seat could not tell from the true one, with what it says."""
    choices: list[str] = []
    said: list[Choice] = []
    while len(choices) < LONGEST:
        choice = ask(bot, game.view(state, seat), budget)
        said.append(telling.choice(game, state, game.parse(state, choice), game.prompt(state)))
        choices.append(choice)
        game.apply(state, choice)
        if seat not in game.may_act(state) or is_over(game, judge, state):
            break
    return choices, said


def mean(shares: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(shares) for column in zip(*shares, strict=True))
