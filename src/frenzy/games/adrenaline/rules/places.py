"""Places on a card, read on a board (A-5): which squares they are, and from where a shot can reach anybody at all.

Both are facts of the arena, so they are worked out once and looked up ever after.
"""

from __future__ import annotations

from functools import cache

from frenzy.games.adrenaline.arsenal import GUNS, Fire
from frenzy.games.adrenaline.board import AREA, Arena
from frenzy.games.adrenaline.content.words import Aim, AimRoom, Everyone, Go, Pick, Place
from frenzy.games.adrenaline.ids import DIRECTIONS, NOWHERE, Cubes, bits

SPAWN_SHIFT = 12
"""A reach is two masks in one number: the squares where a figure can be hit, and above them those of spawnpoints."""


def squares(arena: Arena, place: Place, here: int, spot: int, direction: int) -> int:
    """The squares of a place, for a shooter on `here` who aims at `spot` (A-5.2 to A-5.4)."""
    match place.where:
        case "here":
            return 1 << here
        case "seen":
            return arena.sees[here]
        case "unseen":
            return arena.board & ~arena.sees[here]
        case "next":
            return arena.next[here]
        case "line":
            return arena.line[here]
        case "near":
            return arena.within[2][here]
        case "pullable":
            return arena.pulled_into_sight[here]
        case "spot":
            return 1 << spot
        case "room":
            return arena.room_squares[spot]
        case "around":
            return arena.within[1][spot]
        case "beyond":
            beyond = arena.exits[spot][direction]
            return 0 if beyond == NOWHERE else 1 << beyond
        case _:
            raise AssertionError(f"place {place.where!r} is not a fact of the arena")


UNSEEN_PLACES = ("near", "pullable", "around")
"""Where a card reaches what the shooter does not see; a spawnpoint has to be seen even so (A-10.2)."""


def direction_to(arena: Arena, here: int, spot: int) -> int:
    """The direction in which a square one move away lies, or NOWHERE for any other."""
    for direction in range(len(DIRECTIONS)):
        if arena.exits[here][direction] == spot:
            return direction
    return NOWHERE


def aimable(arena: Arena, step: Aim, here: int) -> int:
    """The squares that may be aimed at."""
    found = squares(arena, step.place, here, NOWHERE, NOWHERE)
    return found & ~arena.within[step.away - 1][here] if step.away else found


def other_rooms(arena: Arena, here: int) -> list[int]:
    """The rooms seen from here, other than the own one."""
    return [
        room
        for room, room_squares in enumerate(arena.room_squares)
        if room != arena.room[here] and room_squares & arena.sees[here]
    ]


@cache
def reach(arena: Arena, fire: Fire, step: int, here: int, spot: int, direction: int) -> int:
    """The squares on which a lone target would let the effect, from this step on, affect somebody (A-4.4)."""
    for number in range(step, len(fire.steps)):
        word = fire.steps[number]
        match word:
            case Pick() | Everyone():
                found = squares(arena, word.place, here, spot, direction)
                if isinstance(word, Pick) and word.away:
                    found &= ~arena.within[word.away - 1][here]
                visible = found & arena.sees[here] if word.place.where in UNSEEN_PLACES else found
                result = found | visible << SPAWN_SHIFT if word.name in fire.hurting else found
                if isinstance(word, Everyone) or word.optional:
                    result |= reach(arena, fire, number + 1, here, spot, direction)
                return result
            case Aim():
                result = 0
                for square in bits(aimable(arena, word, here)):
                    result |= reach(arena, fire, number + 1, here, square, direction_to(arena, here, square))
                return result
            case AimRoom():
                result = 0
                for room in other_rooms(arena, here):
                    result |= reach(arena, fire, number + 1, here, room, NOWHERE)
                return result
            case Go() if word.to is not None and word.to.where in ("spot", "beyond"):
                goal = squares(arena, word.to, here, spot, direction)
                return reach(arena, fire, number + 1, bits(goal)[0], spot, direction) if goal else 0
            case _:
                continue
    return 0


@cache
def ways_to_shoot(arena: Arena, weapon: int) -> tuple[tuple[Cubes, tuple[int, ...]], ...]:
    """What each way to begin a shot costs, and its reach from every square: the modes, and the moves before them."""
    gun = GUNS[weapon]
    ways = [
        (
            fire.cost,
            tuple(
                reach(arena, fire, 0, here, NOWHERE, NOWHERE) if arena.board >> here & 1 else 0 for here in range(AREA)
            ),
        )
        for fire in gun.modes
    ]
    basic = ways[0][1]
    ways += [
        (fire.cost, tuple(reach_after(arena, fire, basic, here) for here in range(AREA))) for fire in gun.first_moves
    ]
    return tuple(ways)


def reach_after(arena: Arena, fire: Fire, basic: tuple[int, ...], here: int) -> int:
    """The reach of the basic effect from all squares to which the effect lets the shooter go first."""
    move = fire.steps[0]
    assert isinstance(move, Go), f"effect {fire.id!r}: only a move can come before the basic effect"
    found = 0
    for square in bits(arena.within[move.up_to][here]):
        found |= basic[square]
    return found
