"""Dice."""

from __future__ import annotations

from frenzy.games.resistance.state import State


def roll_face(state: State) -> int:
    """One face of one die, from the stream of the dice."""
    if state.loaded:
        face, state.loaded = state.loaded[0], state.loaded[1:]
        return face
    number, state.dice_chance = state.dice_chance.below(6)
    return number + 1
