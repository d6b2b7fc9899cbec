"""Who will win at Adrenaline: points made, points to come, arms, and who is in danger.

Nothing is read that is hidden from anybody at the table, so that everybody is told the same.
"""

from __future__ import annotations

from typing import Final

from frenzy.bots.chances import Judge, Shares
from frenzy.games.adrenaline.frames import StartTurn
from frenzy.games.adrenaline.ids import FIGURES, NOWHERE
from frenzy.games.adrenaline.modes.domination import FIST
from frenzy.games.adrenaline.rules.damage import KILLSHOT, MARK_LIMIT, is_killed
from frenzy.games.adrenaline.rules.ending import end_game, frenzy_actions, winners
from frenzy.games.adrenaline.rules.scoring import board_values, place_value, ranking
from frenzy.games.adrenaline.rules.targets import figures_on
from frenzy.games.adrenaline.rules.turn import ACTIONS, GRAB_ADRENALINE, SHOOT_ADRENALINE
from frenzy.games.adrenaline.state import FINAL_REASONS, REASONS, State

TOKENS_A_SKULL: Final = 2.0
"""About so many tokens come to the tracks of domination while a skull is taken."""
OPEN_TRACKS: Final = 2
"""So many full tracks end a game of domination (A-10.5)."""


class AdrenalineJudge(Judge[State]):
    """What is left is counted in killshots: final frenzy counts as one, of which each turn is a part."""

    package = "frenzy.bots.adrenaline"
    names = (
        "points", "final", "board", "tokens", "near",
        "marks", "hunted", "hurt", "off", "prey", "quick", "deadly",
        "loaded", "unloaded", "cubes", "powerups", "aim", "seen",
        "actions", "wait", "acts",
    )  # fmt: skip
    knots = (0.0, 0.34, 0.67, 1.0, 2.0, 3.5, 6.0, 9.0)

    def kind(self, state: State) -> str:
        return state.options.mode

    def left(self, state: State) -> float:
        if state.frenzy != NOWHERE:
            seat, _ = next_turn(state)
            return ((state.frenzy - seat) % state.seats + 1) / state.seats
        return skulls_to_come(state) + (1.0 if state.options.ending == "frenzy" else 0.0)

    def sides(self, state: State) -> list[list[float]]:
        over = state.clone()
        end_game(over)
        turn, actions = next_turn(state)
        near, seats = near_points(state), range(state.seats)
        sights = [in_sight(state, seat) for seat in seats]
        return [
            [
                *scores(state, over, seat), near[seat] / 10, *health(state, seat), *arms(state, seat, sights),
                *acts(state, turn, actions, seat),
            ]
            for seat in seats
        ]  # fmt: skip

    def final(self, state: State) -> Shares:
        best = winners(state)
        return tuple(1.0 / len(best) if seat in best else 0.0 for seat in range(state.seats))


JUDGE: Final = AdrenalineJudge()


# -- how much is left -----------------------------------------------------------------------------------------


def skulls_to_come(state: State) -> float:
    """The skulls that are left; fewer, if the tracks of domination are sooner full."""
    if not any(state.tracks):
        return float(state.skulls_left)
    free = sorted(max(0, FIST - len(track)) for track in state.tracks)
    return min(float(state.skulls_left), sum(free[:OPEN_TRACKS]) / TOKENS_A_SKULL)


def next_turn(state: State) -> tuple[int, int]:
    """Whose turn it is, and how many actions are left; between two turns, whose is next."""
    for frame in state.stack:
        if isinstance(frame, StartTurn):
            return frame.seat, ACTIONS if state.frenzy == NOWHERE else frenzy_actions(state, frame.seat)
    return state.turn, state.actions_left


def acts(state: State, turn: int, actions: int, seat: int) -> tuple[float, float, float]:
    """Actions that are left now, how long until the next ones, and whether there are any."""
    wait = (seat - turn) % state.seats
    return 0.0 if wait else actions / ACTIONS, wait / state.seats, float(has_a_turn(state, turn, wait))


def has_a_turn(state: State, turn: int, wait: int) -> bool:
    """The seat that comes so many turns later is still to act before the game is over."""
    return state.frenzy == NOWHERE or wait <= (state.frenzy - turn) % state.seats


# -- what the table shows for a seat --------------------------------------------------------------------------


def scores(state: State, over: State, seat: int) -> tuple[float, ...]:
    """Points; those at the end if it came now, and from the mode's own board among them; tokens on that board."""
    first, tokens = seat * len(REASONS), state.turrets.count(seat)
    for owners in (*state.killshots, *state.tracks):
        tokens += owners.count(seat)
    board = sum([over.ledger[first + reason] for reason in FINAL_REASONS])
    return state.points(seat) / 10, over.points(seat) / 10, board / 10, tokens / 5


def near_points(state: State) -> list[float]:
    """What each figure would get for the boards as they are, the more the closer they are to their killshot."""
    near = [0.0] * state.figures
    for figure, track in enumerate(state.damage):
        if not track:
            continue
        values = board_values(state, figure)
        for place, (owner, _) in enumerate(ranking(track)):
            near[owner] += place_value(values, place) * len(track) / KILLSHOT if owner != figure else 0.0
    return near


def health(state: State, seat: int) -> tuple[float, ...]:
    """Marks on others and by others, damage, killed or not, what the own board is worth, and what damage brings."""
    given = sum(state.marks[seat::FIGURES])
    taken = sum(state.marks[seat * FIGURES : (seat + 1) * FIGURES])
    damage = len(state.damage[seat])
    is_off = is_killed(state, seat) or state.square[seat] == NOWHERE
    return (
        given / MARK_LIMIT, taken / MARK_LIMIT, damage / KILLSHOT, float(is_off),
        place_value(board_values(state, seat), 0) / 8,
        float(damage >= GRAB_ADRENALINE), float(damage >= SHOOT_ADRENALINE),
    )  # fmt: skip


def arms(state: State, seat: int, sights: list[int]) -> tuple[float, ...]:
    """Weapons, ammo, powerups; somebody to shoot at, and those who may shoot here."""
    loaded = state.loaded[seat].bit_count()
    armed = len([other for other, seen in enumerate(sights) if seen >> seat & 1 and state.loaded[other]])
    return (
        loaded / 3, (len(state.weapons[seat]) - loaded) / 3,
        sum(state.ammo[3 * seat : 3 * seat + 3]) / 9, len(state.powerups[seat]) / 3,
        float(bool(loaded and sights[seat])), armed / 4,
    )  # fmt: skip


def in_sight(state: State, seat: int) -> int:
    """The figures that a seat sees, a mask."""
    here = state.square[seat]
    return figures_on(state, seat, state.arena.sees[here]) if here != NOWHERE else 0
