"""Choices read back: the action that a notation stands for."""

from __future__ import annotations

from functools import cache

from frenzy.games.adrenaline import actions
from frenzy.games.adrenaline.frames import ChooseEffect
from frenzy.games.adrenaline.ids import SQUARE_OF
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action, by_notation


@cache
def known_choices() -> dict[str, Action]:
    """Every action that its notation alone tells."""
    return by_notation(*(table for name, table in vars(actions).items() if name.isupper()))


def read_choice(state: State, choice: str) -> Action:
    """The action that a choice at this table stands for."""
    verb, _, rest = choice.partition(" ")
    if verb == "path":
        return actions.Path(tuple(SQUARE_OF[name] for name in rest.split("-")))
    if verb == "use":
        frame = state.stack[-1]
        assert isinstance(frame, ChooseEffect), f"choice {choice!r}: no effect is asked for"
        return next(action for action in actions.USE[frame.shot.weapon] if str(action) == choice)
    return known_choices()[choice]
