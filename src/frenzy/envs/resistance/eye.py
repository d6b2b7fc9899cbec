"""Who looks at a table: heroes stand in rows, the one in question first, then the others in the order of the team."""

from __future__ import annotations

from functools import cache
from typing import Final

from frenzy.envs.vocabulary import Eye
from frenzy.games.resistance.frames import OfHero
from frenzy.games.resistance.missions import MOST_HEROES
from frenzy.games.resistance.state import State
from frenzy.kernel.records import Frame

ROWS: Final = MOST_HEROES


@cache
def seat_eye(seat: int) -> Eye:
    return Eye(seat)


def eye_of(state: State, seat: int) -> Eye:
    return seat_eye(seat)


def first_hero(state: State, seat: int, top: Frame | None) -> int:
    """The seat's hero who is asked or active, or else its first one: whose row is the first."""
    hands = state.hands
    if isinstance(top, OfHero) and hands[top.hero] == seat:
        return top.hero
    if state.active >= 0 and hands[state.active] == seat:
        return state.active
    return hands.index(seat) if seat in hands else 0


@cache
def rows_of(first: int, heroes: int) -> tuple[int, ...]:
    """The heroes by row.

    >>> rows_of(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + row) % heroes for row in range(heroes))
