"""Moving (A-5.1) and the paths that turrets make interesting (A-11.3)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline.actions import MOVES, Move, Path
from frenzy.games.adrenaline.events import Moved, Teleported
from frenzy.games.adrenaline.frames import ChoosePath, MoveFigure, Walk
from frenzy.games.adrenaline.ids import NOWHERE, SQUARES, bits
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def walk(state: State, seat: int, figure: int, square: int, *, least: int, most: int) -> None:
    """Move a figure to a square with `least` to `most` moves (A-5.1).

    Only where turrets make the ways differ is `seat` asked for one (A-11.3).
    """
    if not state.mode.has_turrets:
        place(state, figure, square, seat)
        return
    ways = paths(state, figure, square, least, most)
    if len(ways) > 1:
        state.stack.append(ChoosePath(seat, figure, square, least, most))
    elif ways:
        follow(state, seat, figure, ways[0])


def walk_on(state: State, frame: Walk) -> None:
    walk(state, frame.seat, frame.figure, frame.square, least=frame.least, most=frame.most)


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


def paths(state: State, figure: int, square: int, least: int, most: int) -> list[tuple[int, ...]]:
    """The ways to a square that differ in the turrets they enter, the shortest of each kind (A-11.3).

    To go out and back without entering one is no way at all.
    """
    arena, start = state.arena, state.square[figure]
    kinds: dict[tuple[int, ...], tuple[int, ...]] = {}
    ways: list[tuple[int, ...]] = [()]
    for length in range(most + 1):
        for way in ways:
            if length >= least and (way[-1] if way else start) == square:
                kind = turrets_entered(state, figure, way)
                if kind or not way or square != start:
                    kinds.setdefault(kind, way)
        if length < most:
            ways = [(*way, beyond) for way in ways for beyond in bits(arena.next[way[-1] if way else start])]
    return list(kinds.values())


def turrets_entered(state: State, figure: int, way: Sequence[int]) -> tuple[int, ...]:
    """The owners of the turrets that fire at a figure on this way, in order."""
    owners = [state.turrets[square] for square in way]
    return tuple(owner for owner in owners if owner not in (NOWHERE, figure))


def destinations(state: State, figure: int, moves: int) -> int:
    """The squares that a figure can reach with 1 to `moves` moves; its own only if a turret on the way matters."""
    here = state.square[figure]
    squares = state.arena.within[moves][here] & ~(1 << here)
    if state.mode.has_turrets and paths(state, figure, here, 1, moves):
        squares |= 1 << here
    return squares


def offer_path(state: State, frame: ChoosePath) -> Sequence[Action]:
    return [Path(way) for way in paths(state, frame.figure, frame.square, frame.least, frame.most)]


def take_path(state: State, frame: ChoosePath, answer: Path) -> None:
    follow(state, frame.seat, frame.figure, answer.squares)


def offer_move(state: State, frame: MoveFigure) -> Sequence[Action]:
    return MOVES[frame.squares]


def take_move(state: State, frame: MoveFigure, answer: Move) -> None:
    if not frame.moves:
        teleport(state, frame.figure, answer.square)
        return
    least, most = 1, frame.moves
    if frame.straight:
        least = most = state.arena.distance(state.square[frame.figure], answer.square)
    walk(state, frame.seat, frame.figure, answer.square, least=least, most=most)
