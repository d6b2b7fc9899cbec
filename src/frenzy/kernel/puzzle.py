"""A puzzle: a table, something to reach from it, and the answer that is known to be best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeVar, get_args

from msgspec import Struct

from frenzy.kernel.chance import Stream
from frenzy.kernel.phrase import Phrase

T = TypeVar("T")

Grade = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat is to reach as much as it can of a goal of its game.

    `best` is what the answer is worth, `second` the most that any other idea is worth, and `greedy` what somebody
    reaches who takes the best action one at a time. `ideas` were compared, and the answer asks for so many `decisions`.
    """

    id: str
    goal: str
    grade: Grade
    seat: int
    position: dict[str, Any]
    answer: tuple[str, ...]
    best: float
    second: float
    greedy: float
    ideas: int
    decisions: int
    chapter: int = 0
    """Where chapters follow each other: the last one whose cards it shows."""


class Verdict(Struct, frozen=True):
    """What a line of choices was worth, whatever chance made of it."""

    value: float
    is_solved: bool


class Step(Struct, frozen=True):
    """A choice of the answer, and its sentence."""

    choice: str
    text: Phrase


class Solution(Struct, frozen=True):
    """How a puzzle was solved: what one's own line is worth and what the answer is, in words, and why."""

    is_solved: bool
    own: Phrase
    best: Phrase
    reason: Phrase
    steps: list[Step]


def number_of(day: str) -> int:
    """A number that belongs to a date such as 2026-11-19, the same on every machine."""
    found, _ = Stream(int(day.replace("-", ""))).below(1 << 32)
    return found


def of_the_day(puzzles: Sequence[T], day: str) -> T:
    """The one that everybody gets on this date."""
    return puzzles[number_of(day) % len(puzzles)]
