"""The arenas: what can be seen and reached from where (A-5), worked out once for each arena."""

from __future__ import annotations

from functools import cache
from typing import Final

from frenzy.games.adrenaline.content.facts import ArenaFact, read_arenas
from frenzy.games.adrenaline.ids import COLOUR_OF, NOWHERE, ROOMS, bits

AREA: Final = 12
FAR: Final = 5  # no effect counts further than 4 moves


def step(square: int, direction: int) -> int:
    """The square next to `square` in this direction, walls or not, or NOWHERE at the edge of the page."""
    row, column = divmod(square, 4)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * 4 + column if 0 <= row < 3 and 0 <= column < 4 else NOWHERE


class Arena:
    """One of the four boards. All tables are indexed by square; sets of squares are masks."""

    def __init__(self, fact: ArenaFact) -> None:
        self.name = fact.id
        self.squares = tuple(sorted(square.row * 4 + square.col for square in fact.squares))
        self.room = [NOWHERE] * AREA
        self.spawn_colour = [NOWHERE] * AREA
        self.spawn_square = [NOWHERE] * 3
        for square in fact.squares:
            here = square.row * 4 + square.col
            self.room[here] = ROOMS.index(square.room)
            if square.spawn is not None:
                self.spawn_colour[here] = COLOUR_OF[square.spawn]
                self.spawn_square[COLOUR_OF[square.spawn]] = here
        self.borders = {(edge.a[0] * 4 + edge.a[1], edge.b[0] * 4 + edge.b[1]): edge.kind for edge in fact.edges}
        self.board = mask_of(self.squares)
        self.ammo_squares = tuple(square for square in self.squares if self.spawn_colour[square] == NOWHERE)
        self.room_squares = [mask_of([s for s in self.squares if self.room[s] == room]) for room in range(len(ROOMS))]
        self.exits = [[self.exit(square, direction) for direction in range(4)] for square in range(AREA)]
        self.next = [mask_of([way for way in self.exits[square] if way != NOWHERE]) for square in range(AREA)]
        self.sees = [seen_squares(self, square) for square in range(AREA)]
        self.within = [[squares_within(self, square, moves) for square in range(AREA)] for moves in range(FAR)]
        self.squares_within = [[bits(mask) for mask in masks] for masks in self.within]
        self.rays = [[ray(self, square, direction) for direction in range(4)] for square in range(AREA)]
        self.line = [rays[0] | rays[1] | rays[2] | rays[3] for rays in self.rays]
        self.pulled_into_sight = [
            mask_of([s for s in self.squares if self.within[2][s] & self.sees[here]]) for here in range(AREA)
        ]

    def border(self, square: int, other: int) -> str:
        """What stands between two neighbouring squares: 'open', 'door' or 'wall'."""
        return self.borders.get((min(square, other), max(square, other)), "wall")

    def exit(self, square: int, direction: int) -> int:
        """The square one move away in this direction, or NOWHERE behind a wall (A-5.1)."""
        beyond = step(square, direction)
        return beyond if beyond != NOWHERE and self.border(square, beyond) != "wall" else NOWHERE

    def distance(self, square: int, other: int) -> int:
        """The shortest walking distance (A-5.3)."""
        reached, moves = 1 << square, 0
        while not reached >> other & 1:
            reached |= spread(self, reached)
            moves += 1
        return moves

    def straight(self, square: int, moves: int) -> int:
        """The squares 1 to `moves` moves away in one direction, walls respected (A-8.2)."""
        found = 0
        for direction in range(4):
            here = square
            for _ in range(moves):
                here = self.exits[here][direction]
                if here == NOWHERE:
                    break
                found |= 1 << here
        return found


def mask_of(squares: list[int] | tuple[int, ...]) -> int:
    """The set of these squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def seen_squares(arena: Arena, here: int) -> int:
    """The squares seen from `here`: its own room, and the room behind each of its doors (A-5.2)."""
    if arena.room[here] == NOWHERE:
        return 0
    seen = arena.room_squares[arena.room[here]]
    for beyond in bits(arena.next[here]):
        seen |= arena.room_squares[arena.room[beyond]]
    return seen


def spread(arena: Arena, squares: int) -> int:
    """All squares one move away from one of these."""
    found = 0
    for square in bits(squares):
        found |= arena.next[square]
    return found


def squares_within(arena: Arena, here: int, moves: int) -> int:
    """The squares at most `moves` moves away, `here` included (A-5.3)."""
    reached = arena.board & 1 << here
    for _ in range(moves):
        reached |= spread(arena, reached)
    return reached


def ray(arena: Arena, here: int, direction: int) -> int:
    """The squares in one cardinal direction through walls, `here` included (A-5.4)."""
    found, square = 0, here
    while square != NOWHERE:
        found |= 1 << square
        square = step(square, direction)
    return found & arena.board


@cache
def walks(arena: Arena, start: int, goal: int, moves: int) -> tuple[tuple[int, ...], ...]:
    """Every way with at most so many moves, as the squares it enters, the shortest first (A-5.1)."""
    ways: list[tuple[int, ...]] = [()]
    found: list[tuple[int, ...]] = []
    for _ in range(moves + 1):
        found += [way for way in ways if (way or (start,))[-1] == goal]
        ways = [(*way, beyond) for way in ways for beyond in bits(arena.next[(way or (start,))[-1]])]
    return tuple(found)


@cache
def plain_walks(arena: Arena, start: int, goal: int, moves: int) -> tuple[tuple[int, ...], ...]:
    """Those that come back nowhere: they enter no square twice, nor the one they start from."""
    return tuple(way for way in walks(arena, start, goal, moves) if len({start, *way}) > len(way))


@cache
def return_walks(arena: Arena, start: int, goal: int, moves: int) -> tuple[tuple[int, ...], ...]:
    """Those that come back somewhere."""
    return tuple(way for way in walks(arena, start, goal, moves) if len({start, *way}) <= len(way))


@cache
def arenas() -> dict[str, Arena]:
    """The four arenas by name."""
    return {fact.id: Arena(fact) for fact in read_arenas()}
