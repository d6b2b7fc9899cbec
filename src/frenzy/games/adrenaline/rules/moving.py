"""Moving (A-5.1) and the paths that turrets make interesting (A-11.3)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline.actions import MOVES, Move, Path
from frenzy.games.adrenaline.board import Arena
from frenzy.games.adrenaline.events import Moved, Teleported
from frenzy.games.adrenaline.frames import ChoosePath, MoveFigure, Walk
from frenzy.games.adrenaline.ids import NOWHERE, SQUARES, bits
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


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
    """The ways to a square that differ in the turrets they enter, the shortest of each kind (A-11.3).

    Nobody walks in circles: a way enters no square twice.
    """
    arena, start = state.arena, state.square[figure]
    kinds: dict[tuple[int, ...], tuple[int, ...]] = {}
    ways: list[tuple[int, ...]] = [()]
    for _ in range(moves + 1):
        for way in ways:
            if (way[-1] if way else start) == square:
                kinds.setdefault(turrets_entered(state, figure, way), way)
        ways = [
            (*way, beyond)
            for way in ways
            if (here := way[-1] if way else start) != square
            for beyond in bits(arena.next[here])
            if beyond != start and beyond not in way
        ]
    return list(kinds.values())


def turrets_entered(state: State, figure: int, way: Sequence[int]) -> tuple[int, ...]:
    """The owners of the turrets that fire at a figure on this way, in order."""
    owners = [state.turrets[square] for square in way]
    return tuple(owner for owner in owners if owner not in (NOWHERE, figure))


def destinations(state: State, figure: int, moves: int) -> int:
    """The squares that a figure can reach with 1 to `moves` moves (A-4.2)."""
    return squares_to_reach(state.arena, state.square[figure], moves)


def squares_to_reach(arena: Arena, here: int, moves: int) -> int:
    """The squares 1 to `moves` moves from here (A-5.3)."""
    return arena.within[moves][here] & ~(1 << here)


def offer_path(state: State, frame: ChoosePath) -> Sequence[Action]:
    return [Path(way) for way in paths(state, frame.figure, frame.square, frame.moves)]


def take_path(state: State, frame: ChoosePath, answer: Path) -> None:
    follow(state, frame.seat, frame.figure, answer.squares)


def offer_move(state: State, frame: MoveFigure) -> Sequence[Action]:
    return MOVES[frame.squares]


def take_move(state: State, frame: MoveFigure, answer: Move) -> None:
    if not frame.moves:
        teleport(state, frame.figure, answer.square)
        return
    moves = state.arena.distance(state.square[frame.figure], answer.square) if frame.straight else frame.moves
    walk(state, frame.seat, frame.figure, answer.square, moves)
