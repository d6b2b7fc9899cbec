"""What is true of every table at every moment: a game lists its checks, each of which says what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from frenzy.kernel.state import State

S = TypeVar("S", bound=State)


def first_broken(state: S, checks: Iterable[Callable[[S], str]]) -> str:
    """The first thing that is wrong with a table, or an empty string."""
    return next(filter(None, (check(state) for check in checks)), "")


def wrong_size(state: State, sizes: Mapping[str, int]) -> str:
    """The first list of a table that is not as long as it has to be, or an empty string."""
    found = ((name, len(getattr(state, name)), size) for name, size in sizes.items())
    return next((f"{name}: {length} entries, not {size}" for name, length, size in found if length != size), "")
