"""What every game tells: a view of the table for a seat, and how a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from msgspec import Struct


class View(TypedDict):
    """All that a seat may know, ready for JSON. A game's own type of view has these, and its table."""

    game: str
    seat: int | None  # None is a spectator
    options: dict[str, Any]
    to_act: int | None
    may_act: NotRequired[list[int]]  # where a question may be put to several seats
    prompt: str
    choices: list[str]  # of this seat


def asked_in(view: Mapping[str, Any]) -> Sequence[int]:
    """The seats that may decide now."""
    seat = view["to_act"]
    found: Sequence[int] = view.get("may_act", () if seat is None else (seat,))
    return found


class Outcome(Struct, frozen=True):
    """Who won, with what, by which rule; by seat. A game adds what it wants to tell."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str
