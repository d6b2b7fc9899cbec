"""Scoring boards and tracks (A-6.4 to A-6.6, A-9.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline.events import BoardFlipped, Scored, SkullTaken
from frenzy.games.adrenaline.frames import ScoreBoard
from frenzy.games.adrenaline.ids import NOWHERE
from frenzy.games.adrenaline.rules.damage import KILLSHOT, TRACK, add_marks, clear_damage
from frenzy.games.adrenaline.state import REASONS, State

BOARD: Final = (8, 6, 4, 2, 1, 1)
FLIPPED: Final = (2, 1, 1, 1)
FIRST_BLOOD: Final = 1
DOUBLE_KILL: Final = 1


def award(state: State, scored: Scored) -> None:
    """Give points, and say for what."""
    state.ledger[scored.to * len(REASONS) + REASONS.index(scored.reason)] += scored.points
    state.emit(scored)


def ranking(tokens: Sequence[int]) -> list[tuple[int, int]]:
    """Owners and their numbers of tokens: most first, ties to whoever's token stands earlier (A-6.4).

    >>> ranking([2, 0, 0, 1, 1, 2])
    [(2, 2), (0, 2), (1, 2)]
    """
    counts: dict[int, int] = {}
    for owner in tokens:
        counts[owner] = counts.get(owner, 0) + 1
    return sorted(counts.items(), key=lambda item: -item[1])  # the sort is stable: first seen, first served


def is_flipped(state: State, figure: int) -> bool:
    return bool(state.flipped >> figure & 1)


def board_values(state: State, figure: int) -> tuple[int, ...]:
    """What the board is worth: each skull removes the highest value that is left (A-6.4, A-9.2)."""
    return FLIPPED if is_flipped(state, figure) else BOARD[state.skulls[figure] :]


def place_value(values: Sequence[int], place: int) -> int:
    """What a place is worth: everyone who damaged gets at least 1 (A-6.4)."""
    return values[place] if place < len(values) else 1


def score_tokens(state: State, figure: int) -> None:
    """First blood, then points by number of tokens, everyone at least 1 (A-6.4); own tokens for nobody (A-10.3)."""
    track, values = state.damage[figure], board_values(state, figure)
    if not is_flipped(state, figure) and track[0] != figure:
        award(state, Scored(track[0], FIRST_BLOOD, "first_blood", figure, 1))
    for place, (owner, tokens) in enumerate(ranking(track)):
        if owner != figure:
            award(state, Scored(owner, place_value(values, place), "damage", figure, tokens))


def score_board(state: State, frame: ScoreBoard) -> None:
    """Score a killed board, keep its killshot, take a skull, give the revenge mark, clear the track (A-6.4)."""
    figure = frame.figure
    track = state.damage[figure]
    score_tokens(state, figure)
    killer = track[KILLSHOT - 1]
    overkiller = track[TRACK - 1] if len(track) == TRACK else NOWHERE
    take_skull(state, figure)
    if overkiller not in (NOWHERE, figure) and state.mode.gives_revenge:
        add_marks(state, figure, overkiller, 1, rule="A-6.4")
    clear_damage(state, figure)
    if state.frenzy != NOWHERE:
        flip(state, figure)
    state.mode.record_kill(state, killer, overkiller)


def take_skull(state: State, figure: int) -> None:
    """A skull goes from the track, while there are any, and onto the board, but in frenzy (A-6.4, A-6.6, A-9.2)."""
    if state.skulls_left:
        state.skulls_left -= 1
        state.emit(SkullTaken(figure, state.skulls_left))
    if state.frenzy == NOWHERE:
        state.skulls[figure] += 1


def flip(state: State, figure: int) -> None:
    """Turn a board to its frenzy side: its skulls are gone (A-9.2, A-9.3)."""
    if not is_flipped(state, figure):
        state.flipped |= 1 << figure
        state.skulls[figure] = 0
        state.emit(BoardFlipped(figure))


def score_double_kill(state: State, seat: int) -> None:
    """One point more for two or more boards killed in one turn (A-6.5); the own board never counts (A-10.3, A-11.4).

    Where there is a Bot, or turrets, it does not matter who did it (A-11.4, A-12.4); elsewhere only the seat can.
    """
    killed = [figure for figure in state.killed if figure != seat]
    if len(killed) >= 2:
        award(state, Scored(seat, DOUBLE_KILL, "double_kill", tokens=len(killed), rule="A-6.5"))


def score_places(
    state: State, places: Sequence[tuple[int, int]], values: Sequence[int], reason: str, rule: str
) -> None:
    """Points for the first, the second … of a track."""
    for place, (owner, tokens) in enumerate(places):
        award(state, Scored(owner, place_value(values, place), reason, tokens=tokens, rule=rule))
