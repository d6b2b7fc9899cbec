"""Moving (A-5.1) and the paths that turrets make interesting (A-11.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from frenzy.games.adrenaline.actions import MOVES, RETURN, Move, Return
from frenzy.games.adrenaline.board import Arena, plain_walks, return_walks
from frenzy.games.adrenaline.events import Moved, Teleported
from frenzy.games.adrenaline.frames import ChoosePath, Departure, MoveFigure, Walk
from frenzy.games.adrenaline.ids import NOWHERE, SQUARES, bits
from frenzy.games.adrenaline.rules.damage import TRACK
from frenzy.games.adrenaline.rulings import WAYS_MAY_COME_BACK
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def set_out(state: State, frame: Departure, figure: int, answer: Move | Return, moves: int) -> None:
    """Go where the answer leads, or ask first for the way there and back (A-11.3)."""
    if isinstance(answer, Return):
        state.stack.append(ChoosePath(frame.seat, figure, answer.square, moves, frame))
    else:
        walk(state, frame.seat, figure, answer.square, moves)


def walk(state: State, seat: int, figure: int, square: int, moves: int) -> None:
    """Move a figure to a square at most `moves` moves away (A-5.1).

    Only where turrets make the ways differ is `seat` asked for one (A-11.3).
    """
    if not state.mode.has_turrets:
        place(state, figure, square, seat)
        return
    ways = paths(state, figure, square, moves)
    if len(ways) > 1:
        state.stack.append(ChoosePath(seat, figure, square, moves))
    else:
        follow(state, seat, figure, ways[0])


def walk_on(state: State, frame: Walk) -> None:
    walk(state, frame.seat, frame.figure, frame.square, frame.moves)


def place(state: State, figure: int, square: int, by: int) -> None:
    """Put a figure on the next square of its way, or on the last one where the way does not matter."""
    start = state.square[figure]
    if start != square:
        state.square[figure] = square
        state.emit(Moved(figure, SQUARES[start], SQUARES[square], by))


def follow(state: State, seat: int, figure: int, way: Sequence[int]) -> None:
    """Move a figure square by square; every one it enters counts (A-11.3)."""
    for square in way:
        place(state, figure, square, seat)
        state.mode.entered(state, figure, square)


def teleport(state: State, figure: int, square: int) -> None:
    """Put a figure on any square; only that one is entered (A-8.4, A-11.3)."""
    start = state.square[figure]
    state.square[figure] = square
    state.emit(Teleported(figure, SQUARES[start], SQUARES[square]))
    state.mode.entered(state, figure, square)


def paths(state: State, figure: int, square: int, moves: int) -> list[tuple[int, ...]]:
    """The ways to a square that differ in the damage of turrets, the shortest of each kind (A-11.3).

    None of them comes back to a square; those that do are asked for apart.
    """
    kinds: dict[tuple[int, ...], tuple[int, ...]] = {}
    for way in plain_walks(state.arena, state.square[figure], square, moves):
        kinds.setdefault(damage_on(state, figure, way), way)
    return list(kinds.values())


def damage_on(state: State, figure: int, way: Sequence[int]) -> tuple[int, ...]:
    """The owners of the turrets that damage a figure on this way, in order; a full track takes no more (A-6.1)."""
    turrets = state.turrets
    owners = [turrets[square] for square in way if turrets[square] not in (NOWHERE, figure)]
    return tuple(owners[: TRACK - len(state.damage[figure])])


def returns(state: State, figure: int, goals: int, moves: int) -> Iterator[tuple[int, ...]]:
    """The ways there and back that end on one of the goals, the shortest of each kind. Ruling A-11.3.

    Only those that change something: no plain way to their end gives the same damage.
    """
    arena, start = state.arena, state.square[figure]
    if moves < 2 or not is_near_turrets(state, figure, moves - 1):
        return
    for goal in bits(goals):
        kinds = {damage_on(state, figure, way) for way in plain_walks(arena, start, goal, moves)}
        for way in return_walks(arena, start, goal, moves):
            kind = damage_on(state, figure, way)
            if kind not in kinds:
                kinds.add(kind)
                yield way


def is_near_turrets(state: State, figure: int, moves: int) -> bool:
    """A turret that fires at the figure is so many moves away, or on its square."""
    near = state.arena.squares_within[moves][state.square[figure]]
    return any(state.turrets[square] not in (NOWHERE, figure) for square in near)


def or_return(state: State, choices: Sequence[Action], figure: int, goals: int, moves: int) -> Sequence[Action]:
    """The choices where a figure goes, and ways there and back if there are any (A-11.3)."""
    if state.mode.has_turrets and WAYS_MAY_COME_BACK and next(returns(state, figure, goals, moves), None):
        return [*choices, RETURN[state.square[figure]]]
    return choices


def destinations(state: State, figure: int, moves: int) -> int:
    """The squares that a figure can reach with 1 to `moves` moves (A-4.2)."""
    return squares_to_reach(state.arena, state.square[figure], moves)


def squares_to_reach(arena: Arena, here: int, moves: int) -> int:
    """The squares 1 to `moves` moves from here (A-5.3)."""
    return arena.within[moves][here] & ~(1 << here)


def offer_move(state: State, frame: MoveFigure) -> Sequence[Action]:
    if frame.straight:
        return MOVES[frame.squares]
    return or_return(state, MOVES[frame.squares], frame.figure, run_goals(state, frame), frame.moves)


def run_goals(state: State, frame: MoveFigure) -> int:
    """Where a run may end: on its own square only if it comes back there (A-4.2)."""
    return frame.squares | 1 << state.square[frame.figure]


def take_move(state: State, frame: MoveFigure, answer: Move | Return) -> None:
    if frame.moves:
        set_out(state, frame, frame.figure, answer, frame.moves)
    else:
        assert isinstance(answer, Move)
        teleport(state, frame.figure, answer.square)
