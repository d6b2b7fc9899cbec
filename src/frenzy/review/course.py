"""The course of a game: the chances after each choice, and the choices in deeds, which are whole actions of a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from msgspec import Struct, field

from frenzy.bots.chances import Judge
from frenzy.kernel import Game, Replay, State, telling
from frenzy.kernel.guide import Chances
from frenzy.kernel.replay import check_record, set_up
from frenzy.kernel.told import Choice


class Deed(Struct):
    """Choices that belong together: what a seat chose after the first `start` choices of the game, what that says, and
    what the seat saw before. What has to follow belongs to it.
    """

    seat: int
    start: int
    view: dict[str, Any]
    choices: list[str] = field(default_factory=list)
    said: list[Choice] = field(default_factory=list)

    @property
    def end(self) -> int:
        return self.start + len(self.choices)


class Course(Struct):
    """The chances at the set-up and after each choice, and the deeds."""

    chances: list[Chances]
    deeds: list[Deed]


def course_of(game: Game[Any, Any], judge: Judge[Any], record: Replay, by: Sequence[int] = ()) -> Iterator[Course]:
    """The course of a game as it grows, choice by choice; `by` says who chose, where several might have."""
    check_record(game, record)
    state = set_up(game, record)
    course = Course([judge.estimate(state)], [])
    yield course
    deed: Deed | None = None
    for number, (choice, who) in enumerate(zip_longest(record.actions, by)):
        seat, action = game.answering(state, choice, who), game.parse(state, choice)
        if deed is None or deed.seat != seat or is_over(game, judge, state):
            deed = Deed(seat, number, {**game.view(state, seat)})
            course.deeds.append(deed)
        deed.choices.append(choice)
        deed.said.append(telling.choice(game, state, action, game.prompt(state)))
        game.apply(state, action)
        course.chances.append(judge.estimate(state))
        yield course


def whole_course(game: Game[Any, Any], judge: Judge[Any], record: Replay) -> Course:
    """The course of a whole game."""
    *_, course = course_of(game, judge, record)
    return course


def is_over(game: Game[Any, Any], judge: Judge[Any], state: State) -> bool:
    """A deed is over: whoever is next begins another one, and has a choice."""
    return judge.is_settled(state) and not game.is_forced(state)
