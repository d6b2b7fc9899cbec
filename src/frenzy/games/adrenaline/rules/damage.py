"""Damage, marks and death (A-6.1 to A-6.3): the atoms. Nobody else touches a damage track."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.events import Damaged, Killed, Marked, Overkilled
from frenzy.games.adrenaline.ids import FIGURES
from frenzy.games.adrenaline.state import State

TRACK: Final = 12
KILLSHOT: Final = 11
MARK_LIMIT: Final = 3


def is_killed(state: State, figure: int) -> bool:
    """The board has its killshot (A-6.1)."""
    return len(state.damage[figure]) >= KILLSHOT


def deal_damage(state: State, by: int, to: int, amount: int, *, rule: str = "A-6.1", uses_marks: bool = True) -> None:
    """Put tokens on the track, then turn the attacker's standing marks into damage (A-6.1, A-6.2)."""
    track = state.damage[to]
    before = len(track)
    marks = 0
    if uses_marks:
        place = to * FIGURES + by
        marks = state.marks[place]
        if marks:
            state.marks[place] = 0
    total = min(before + amount + marks, TRACK)
    if total > before:
        state.damage[to] = track + (by,) * (total - before)
    dealt = total - before
    from_marks = max(0, dealt - amount)
    state.emit(Damaged(by, to, dealt, from_marks, amount + marks - dealt, total, rule))
    if before < KILLSHOT <= total:
        state.killed += (to,)
        state.emit(Killed(state.damage[to][KILLSHOT - 1], to))
    if before < TRACK == total:
        state.emit(Overkilled(by, to))


def clear_damage(state: State, figure: int) -> None:
    """The tokens go back to their owners when a board is scored (A-6.4)."""
    state.damage[figure] = ()


def promise_marks(state: State, to: int, amount: int) -> None:
    """Marks of a shot wait until the action is over (A-6.2)."""
    state.new_marks += ((to, amount),)


def add_marks(state: State, by: int, to: int, amount: int, *, rule: str = "A-6.2") -> None:
    """Give marks up to the limit of three of one attacker on one board (A-6.2)."""
    place = to * FIGURES + by
    total = min(state.marks[place] + amount, MARK_LIMIT)
    given = total - state.marks[place]
    state.marks[place] = total
    state.emit(Marked(by, to, given, amount - given, rule))
