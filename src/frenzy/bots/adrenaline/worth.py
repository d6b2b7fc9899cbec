"""What a table of Adrenaline is worth to a seat, in points of the final score.

Boards are worth what they would pay if they were scored now, weighed by how close they are to it; the rest is what
helps to get there: weapons, ammo, powerups, marks, and somebody to shoot at.
"""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.ids import FIGURES, NO_CUBES, NOWHERE
from frenzy.games.adrenaline.rules.damage import KILLSHOT, TRACK
from frenzy.games.adrenaline.rules.ending import winners
from frenzy.games.adrenaline.rules.paying import purse
from frenzy.games.adrenaline.rules.scoring import FIRST_BLOOD, board_values, is_flipped, place_value, ranking
from frenzy.games.adrenaline.rules.shooting import can_fire
from frenzy.games.adrenaline.rules.targets import occupied
from frenzy.games.adrenaline.state import State

LOADED: Final = 1.2
UNLOADED: Final = 0.5
CUBE: Final = 0.14
POWERUP: Final = 0.45
MARK: Final = 0.35
KILL: Final = 2.5  # a token on the killshot track, or its like
TOKEN: Final = 0.9  # on a spawnpoint's track
TURRET: Final = 0.8
AIM: Final = 0.5  # a loaded weapon with somebody in reach
WIN: Final = 100.0


def worth(state: State, seat: int) -> float:
    """How good the table is for the seat."""
    value = float(state.points(seat))
    if not state.stack:
        return value + (WIN if seat in winners(state) else 0.0)
    for figure in range(state.figures):
        if figure != seat:
            value += board_worth(state, figure, seat)
            value += MARK * state.marks[figure * FIGURES + seat]
            value -= MARK / 2 * state.marks[seat * FIGURES + figure]
    value -= 0.25 * len(state.damage[seat])
    value += hand_worth(state, seat) + mode_worth(state, seat)
    return value


def board_worth(state: State, figure: int, seat: int) -> float:
    """The seat's share of a board: what it would get, and what the best of the others would, weighed by damage."""
    track = state.damage[figure]
    if not track:
        return 0.0
    values, share, others = board_values(state, figure), 0.0, 0.0
    for place, (owner, _) in enumerate(ranking(track)):
        points = place_value(values, place)
        if owner == seat:
            share = points
        elif owner != figure:
            others = max(others, points)
    if not is_flipped(state, figure) and track[0] == seat:
        share += FIRST_BLOOD
    if len(track) >= KILLSHOT:
        kill = KILL if track[KILLSHOT - 1] == seat else 0.0
        kill += KILL - 0.5 if len(track) == TRACK and track[TRACK - 1] == seat else 0.0
        return share - 0.3 * others + kill
    own = track.count(seat)
    return (share - 0.3 * others) * (0.25 + 0.6 * len(track) / KILLSHOT) + 0.25 * own


def hand_worth(state: State, seat: int) -> float:
    """Weapons, ammo, powerups, and who is in reach."""
    loaded, square = state.loaded[seat], state.square[seat]
    value = CUBE * sum(state.ammo[3 * seat : 3 * seat + 3]) + POWERUP * len(state.powerups[seat])
    if square == NOWHERE:
        return value
    targets = occupied(state, seat)
    funds = purse(state, seat)
    for weapon in state.weapons[seat]:
        if loaded >> weapon & 1:
            value += LOADED
            if can_fire(state, weapon, square, targets, funds=funds, spent=NO_CUBES):
                value += AIM
        else:
            value += UNLOADED
    return value


def mode_worth(state: State, seat: int) -> float:
    """Tokens on tracks, turrets."""
    tokens = sum(track.count(seat) for track in state.tracks)
    return TOKEN * tokens + TURRET * state.turrets.count(seat)
