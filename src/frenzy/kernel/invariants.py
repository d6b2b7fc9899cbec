"""What is true of every table at every moment: a game lists its checks, each of which says what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from frenzy.kernel.state import State

S = TypeVar("S", bound=State)


def first_broken(state: S, checks: Iterable[Callable[[S], str]]) -> str:
    """The first thing that is wrong with a table, or an empty string."""
    return next(filter(None, (check(state) for check in checks)), "")


def wrong_sizes(state: State) -> str:
    """The first list of a table that is not as long as it was declared, or an empty string."""
    return next((f"{name}: {length} entries, not {size}" for name, length, size in state.sizes() if length != size), "")
