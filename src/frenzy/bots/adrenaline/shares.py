"""What boards and tracks are likely to pay in the end, while more tokens are still to come.

Whoever is ahead now is not sure to stay there. How likely it is follows from the lead and from how many tokens are
still to come; the likely place of each owner follows from that, and from it what the owner may expect.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt
from typing import Final

from frenzy.games.adrenaline.ids import FIGURES, NOWHERE
from frenzy.games.adrenaline.modes.turret import PLACES
from frenzy.games.adrenaline.rules.damage import KILLSHOT, TRACK
from frenzy.games.adrenaline.rules.scoring import BOARD, FIRST_BLOOD, board_values, is_flipped
from frenzy.games.adrenaline.state import State
from frenzy.kernel.memory import kept

MOST_TO_COME: Final = 20
WIDEST: Final = 12
"""No more tokens to come, and no larger lead, are told apart."""

LUMPS: Final = 1.3
"""How much a lead changes with each token to come; they come by twos and threes."""

FIRST: Final = 0.4
"""Tied owners rank by their first tokens: it is worth so much of a token to be the earlier one."""

TOKENS_A_KILL: Final = 1.6
"""A killshot, and often an overkill."""

FULL_TRACK: Final = 8
"""About how many tokens a track of domination holds in the end."""

MOST: Final = 1 << 14

Shares = tuple[float, ...]
"""What each figure may expect."""


def likely_ahead(lead: float, to_come: int) -> float:
    """How likely somebody with this lead has more tokens in the end."""
    spread = sqrt(LUMPS * to_come + 0.02)
    return 0.5 + 0.5 * erf(lead / spread / sqrt(2.0))


AHEAD: Final = [
    [likely_ahead(lead + FIRST, to_come) for lead in range(-WIDEST, WIDEST + 1)] for to_come in range(MOST_TO_COME + 1)
]
"""By tokens to come and lead, for the earlier one of two owners."""

JOINS: Final = [1.0 - exp(-to_come / 5.0) for to_come in range(MOST_TO_COME + 1)]
"""How likely somebody without a token will have one."""


def value_at(values: Sequence[int], place: float) -> float:
    """What a place between two others is worth."""
    low = int(place)
    first = values[low] if low < len(values) else 1
    second = values[low + 1] if low + 1 < len(values) else 1
    return first + (place - low) * (second - first)


def shares_of(tokens: Sequence[int], owners: Sequence[int], values: Sequence[int], to_come: int) -> list[float]:
    """What each of the owners may expect of a track with these tokens, by figure."""
    to_come = min(to_come, MOST_TO_COME)
    counts, first = [0] * FIGURES, [TRACK * 8] * FIGURES
    for number, owner in enumerate(tokens):
        if counts[owner] == 0:
            first[owner] = number
        counts[owner] += 1
    found = [0.0] * FIGURES
    ahead = AHEAD[to_come]
    for owner in owners:
        mine, chance = counts[owner], 1.0
        if mine == 0:
            chance = JOINS[to_come]
            if chance == 0.0:
                continue
        place = 0.0
        for other in owners:
            if other != owner:
                lead = max(-WIDEST, min(WIDEST, mine - counts[other]))
                stays = ahead[lead + WIDEST] if first[owner] < first[other] else 1.0 - ahead[WIDEST - lead]
                there = 1.0 if counts[other] else JOINS[to_come]
                place += (1.0 - stays) * there
        found[owner] = chance * value_at(values, place)
    return found


known_boards: dict[tuple[object, ...], list[float]] = {}
known_tracks: dict[tuple[object, ...], list[float]] = {}


def board_shares(state: State, figure: int) -> list[float]:
    """What each figure may expect of a board: the killshot is not among it (A-6.4)."""
    track = state.damage[figure]
    key = (state.figures, figure, track, state.skulls[figure], state.flipped >> figure & 1)
    found = known_boards.get(key)
    return kept(known_boards, MOST, key, share_board(state, figure)) if found is None else found


def share_board(state: State, figure: int) -> list[float]:
    track = state.damage[figure]
    owners = [other for other in range(state.figures) if other != figure]
    tokens = [owner for owner in track if owner != figure]
    found = shares_of(tokens, owners, board_values(state, figure), max(0, KILLSHOT - len(track)))
    if track and track[0] != figure and not is_flipped(state, figure):
        found[track[0]] += FIRST_BLOOD
    return found


def killshot_shares(state: State) -> list[float]:
    """What each figure may expect of the killshot track, with the kills of this turn on it (A-9.4)."""
    tokens = [owner for pair in state.killshots for owner in pair if owner != NOWHERE]
    left = state.skulls_left
    for figure in state.killed:
        track = state.damage[figure]
        if len(track) >= KILLSHOT:  # not scored yet
            tokens += track[KILLSHOT - 1 :]
            left -= 1
    to_come = round(TOKENS_A_KILL * max(0, left)) + 1
    key = (state.figures, tuple(tokens), to_come)
    found = known_tracks.get(key)
    if found is None:
        found = kept(known_tracks, MOST, key, shares_of(tokens, range(state.figures), BOARD, to_come))
    return found


def spawn_shares(state: State) -> list[float]:
    """What each figure may expect of the three tracks of domination (A-10.6)."""
    found = [0.0] * FIGURES
    for tokens in state.tracks:
        to_come = max(2, min(FULL_TRACK - len(tokens), 2 * state.skulls_left))
        for figure, share in enumerate(shares_of(tokens, range(state.figures), PLACES, to_come)):
            found[figure] += share
    return found


def turret_shares(state: State) -> list[float]:
    """What each seat may expect of the turrets (A-11.5)."""
    tokens = [owner for owner in state.turrets if owner != NOWHERE]
    return shares_of(tokens, range(state.seats), PLACES, state.skulls_left)


def mode_shares(state: State) -> list[float]:
    """What each figure may expect of the mode's own board."""
    mode = state.options.mode
    if mode == "deathmatch":
        return killshot_shares(state)
    return spawn_shares(state) if mode == "domination" else turret_shares(state)


def standings(state: State) -> list[float]:
    """What each figure may expect to have in the end, by the tokens and points of now."""
    found = list(mode_shares(state))
    for figure in range(state.figures):
        found[figure] += state.points(figure)
    for figure in range(state.figures):
        for other, share in enumerate(board_shares(state, figure)):
            found[other] += share
    return found
