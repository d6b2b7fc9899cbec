"""What a game answers to those who ask about it: why not, what if, how far. All of it comes from a seat's own view."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why something cannot be done: the key of a sentence, its values, and the paragraph of the rules."""

    key: str
    values: dict[str, str | int]
    rule: str


class Preview(Struct, frozen=True):
    """What a choice would do: events up to the first that chance or a hidden card decides, and the boards after them.

    `is_whole` is false if something follows that nobody can know yet.
    """

    events: list[dict[str, Any]]
    figures: list[dict[str, Any]]
    is_whole: bool


class EffectReach(Struct, frozen=True):
    effect: str
    squares: list[str]
    figures: list[int]


class Reach(Struct, frozen=True):
    """What a weapon can do from here: for each effect, the squares and the figures that it can hit."""

    effects: list[EffectReach]


class Lesson(Struct, frozen=True):
    """One idea, taught at a table: seat 0 learns, and has learnt when an event with all of `goal` has happened.

    `hints` are the beginnings of the choices that lead there. A seat that follows them takes, at each decision, a
    choice that begins with the last hint that any choice begins with; what can always be done is hinted at first.
    """

    id: str
    position: dict[str, Any]
    goal: dict[str, Any]
    hints: list[str]
