"""What all drivers do: try a choice on a twin of the table, and settle what it leaves to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action

TOP: Final = frozenset(("build", "red", "white", "canyon", "toll", ""))
"""Where a placement is over; all other questions belong to one."""

NEVER: Final = float("-inf")

Rate = Callable[[State], float]
"""What a table is worth."""

Choices = tuple[Action, ...]
Line = tuple[Choices, State]
"""Choices in a row, and the table after them."""

Key = tuple[object, ...]


def after(state: State, action: Action) -> State:
    """A twin of the table, one choice later."""
    twin = state.clone()
    GAME.apply(twin, action)
    return twin


def is_settled(state: State) -> bool:
    """Nothing small is left to decide."""
    return GAME.prompt(state) in TOP


def settle(state: State, rate: Rate) -> list[Action]:
    """Answer the small questions, one at a time, each with what looks best at once; the answers."""
    answers: list[Action] = []
    while not is_settled(state):
        action = nearest(state, rate)
        answers.append(action)
        GAME.apply(state, action)
    return answers


def nearest(state: State, rate: Rate) -> Action:
    """The choice after which the table is worth most, whatever is left to decide then."""
    choices = GAME.legal_actions(state)
    if len(choices) == 1:
        return choices[0]
    best, chosen = NEVER, choices[0]
    for action in choices:
        value = rate(after(state, action))
        if value > best:
            best, chosen = value, action
    return chosen


def best_answer(state: State, rate: Rate) -> Choices:
    """The choice that is worth most once the questions that follow it are settled; with their answers."""
    best = NEVER
    chosen: Choices = ()
    for action in GAME.legal_actions(state):
        twin = after(state, action)
        answers = settle(twin, rate)
        value = rate(twin)
        if value > best:
            best, chosen = value, (action, *answers)
    return chosen


def key(state: State) -> Key:
    """Equal for tables that differ in nothing but how they came about; what chance will bring is left out."""
    return state.key()


def completions(state: State, first: Action, most: int, rate: Rate) -> list[Line]:
    """Every way to settle a choice, each end once; beyond `most` questions the nearest answer is taken."""
    pending: list[Line] = [((first,), after(state, first))]
    ends: list[Line] = []
    seen: set[Key] = set()
    asked = 0
    while pending:
        line, table = pending.pop()
        if is_settled(table):
            ends.append((line, table))
            continue
        asked += 1
        if asked > most:
            ends.append(((*line, *settle(table, rate)), table))
            continue
        choices = GAME.legal_actions(table)
        if len(choices) == 1:
            GAME.apply(table, choices[0])
            pending.append(((*line, choices[0]), table))
            continue
        for action in choices:
            twin = after(table, action)
            mark = key(twin)
            if mark not in seen:
                seen.add(mark)
                pending.append(((*line, action), twin))
    return ends
