"""What every game tells: a view of the table for a seat, and how a game ended."""

from __future__ import annotations

from typing import Any, TypedDict

from msgspec import Struct


class View(TypedDict):
    """All that a seat may know, ready for JSON. A game's own type of view has these, and its table."""

    game: str
    seat: int | None  # None is a spectator
    options: dict[str, Any]
    to_act: int | None
    prompt: str
    choices: list[str]  # of this seat


class Outcome(Struct, frozen=True):
    """Who won, with what, by which rule; by seat. A game adds what it wants to tell."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str
