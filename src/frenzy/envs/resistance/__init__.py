"""Resistance in numbers: an agent for each hero, and one reward for all.

>>> from frenzy.envs.resistance import ENCODING
>>> ENCODING.actions, ENCODING.vocabulary.words[22]
(416, 'zone 10R-libW')
"""

from __future__ import annotations

from typing import Final

from frenzy.envs.encoding import Encoding
from frenzy.envs.resistance.actions import VOCABULARY
from frenzy.envs.resistance.eye import eye_of
from frenzy.envs.resistance.observation import SECTIONS, read
from frenzy.games.resistance.cards import SHEETS
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.state import State

TEAM: Final = 4
"""The usual number of heroes (Z-1.2)."""
PAIN: Final = 0.5
"""What all health is worth, of what all goals are."""


def progress(state: State) -> list[float]:
    """Goals that are met and objectives that are taken count for it, health that is lost against it."""
    goals = sum(len(block) for block in state.mission.goals) + len(state.mission.objectives)
    done = state.met.bit_count() + state.taken.bit_count()
    health = sum(SHEETS[sheet].health for sheet in state.team)
    return [done / goals - PAIN * (1 - sum(state.health) / health)] * state.seats


ENCODING: Final = Encoding(
    GAME, VOCABULARY, read, SECTIONS, eye_of, progress, agent="hero", usual_seats=TEAM, team="heroes"
)
