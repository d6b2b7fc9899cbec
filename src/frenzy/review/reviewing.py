"""A whole review in one process."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from frenzy import wire
from frenzy.bots import HINT_LEVEL, Budget, make_bot
from frenzy.bots.chances import judge_of
from frenzy.kernel import BadOption, Game, Replay
from frenzy.review.course import whole_course
from frenzy.review.summing import review_of
from frenzy.review.weighing import Weighed, weigh

SECONDS: Final = 60.0
"""So long all alternatives of a game are searched for."""


def reviewed(
    game: Game[Any, Any], record: Replay, level: str = HINT_LEVEL, seconds: float = SECONDS
) -> Iterator[wire.Review]:
    """The review of a game, once it is known how many deeds there are, and again after each of them."""
    judge = judge_of(game)
    if judge is None:
        raise BadOption(f"game: nobody judges the chances of {game.name}")
    course = whole_course(game, judge, record)
    weighed: list[Weighed] = []
    yield review_of(course, weighed, judge, "running")
    for number, deed in enumerate(course.deeds):
        bot, budget = make_bot(level, game, number), Budget.lasting(seconds / len(course.deeds))
        weighed.append(weigh(game, judge, deed.view, deed.choices, bot, budget, Random(number)))
        yield review_of(course, weighed, judge, "done" if len(weighed) == len(course.deeds) else "running")
