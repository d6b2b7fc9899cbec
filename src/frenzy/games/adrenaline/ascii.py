"""The table drawn with plain letters, 80 columns wide: for terminals, documents and failing tests.

A square shows its name, its room's letter (a star at spawnpoints), the figures on it, and what lies there: a tile,
a turret's owner, or weapons. Lines are walls, gaps in them are doors, and within a room there is nothing between
squares. Damage tracks have a bar before the 3rd, 6th and 11th token: behind it lie more moves, and death. Weapons in
brackets are unloaded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from frenzy.games.adrenaline.board import Arena, arenas
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import write_view
from frenzy.games.adrenaline.ids import COLOURS, LETTERS, NOWHERE, ROOMS, SQUARES
from frenzy.games.adrenaline.seen import HeldWeapon
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.view import seen_stack

FIGURE_LETTERS: Final = {"d_struct_or": "D", "banshee": "B", "dozer": "Z", "violet": "V", "sprog": "S"}
WIDTH: Final = 18  # of a square, without its borders
HEIGHT: Final = 4
GAP: Final = 6  # of a door in a horizontal wall
BARS: Final = (0, 2, 5, 10, 12)  # what lies between the bars of a damage track

WALLS: Final = {"wall": "-" * WIDTH, "door": f"{' ' * GAP:-^{WIDTH}}", "open": " " * WIDTH}
SIDES: Final = {"wall": "||||", "door": "|  |", "open": "    "}


def draw(table: State | View) -> str:
    """The arena, a line for each board, and the tracks of the mode. Of a state it shows what everybody sees."""
    view = write_view(table, None, seen_stack(table, None), []) if isinstance(table, State) else table
    lines = [heading(view), *draw_arena(view), *draw_boards(view), *draw_tracks(view)]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View) -> str:
    """Arena, mode, and who decides what."""
    options = view["options"]
    game = f"{options['arena']}, {options['mode']}{'' if view['frenzy'] is None else ', frenzy'}"
    if view["to_act"] is None:
        return f"{game}; game over"
    turn, decides = letter(view, view["turn"]), letter(view, view["to_act"])
    return f"{game}; turn of {turn} ({view['actions_left']} left); {decides} decides: {view['prompt']}"


def letter(view: View, figure: int) -> str:
    """The letter of a figure's character."""
    return FIGURE_LETTERS[view["options"]["characters"][figure]]


def letters(view: View, owners: Sequence[int]) -> str:
    return "".join(letter(view, owner) for owner in owners)


# -- the arena --------------------------------------------------------------------------------------------------


def draw_arena(view: View) -> Iterator[str]:
    """Three rows of squares between four rows of walls."""
    arena = arenas()[view["options"]["arena"]]
    for row in range(3):
        yield wall_row(arena, row)
        cells = [cell(view, arena, row * 4 + column) for column in range(4)]
        for height in range(HEIGHT):
            sides = [SIDES[border(arena, row, column - 1, row, column)][height] for column in range(5)]
            yield "".join(side + lines[height] for side, lines in zip(sides, [*cells, [""] * HEIGHT], strict=True))
    yield wall_row(arena, 3)


def border(arena: Arena, row: int, column: int, other_row: int, other_column: int) -> str:
    """What to draw between two neighbouring squares; the outside has walls towards the arena only."""
    here, there = square_at(arena, row, column), square_at(arena, other_row, other_column)
    if here == NOWHERE and there == NOWHERE:
        return "open"
    return "wall" if NOWHERE in (here, there) else arena.border(here, there)


def square_at(arena: Arena, row: int, column: int) -> int:
    """The square in this place, or NOWHERE off the board."""
    square = row * 4 + column
    return square if 0 <= row < 3 and 0 <= column < 4 and arena.board >> square & 1 else NOWHERE


def wall_row(arena: Arena, row: int) -> str:
    """The borders between two rows of squares."""
    line = ""
    for column in range(5):
        line += corner(arena, row, column)
        if column < 4:
            line += WALLS[border(arena, row - 1, column, row, column)]
    return line


def corner(arena: Arena, row: int, column: int) -> str:
    """A post where walls or doors meet, a dot in the middle of a room, nothing outside."""
    kinds = {
        border(arena, row - 1, column - 1, row - 1, column),
        border(arena, row, column - 1, row, column),
        border(arena, row - 1, column - 1, row, column - 1),
        border(arena, row - 1, column, row, column),
    }
    if kinds == {"open"}:
        return " " if square_at(arena, row, column) == NOWHERE else "."
    return "+"


def cell(view: View, arena: Arena, square: int) -> list[str]:
    """The lines of a square: name, room and figures, then what lies there."""
    if arena.room[square] == NOWHERE:
        return [" " * WIDTH] * HEIGHT
    name, colour = SQUARES[square], arena.spawn_colour[square]
    star = "" if colour == NOWHERE else "*"
    here = [figure for figure, board in enumerate(view["figures"]) if board["square"] == name]
    figures = f"<{letters(view, here)}>" if here else ""
    first = f"{name} ({ROOMS[arena.room[square]][0].upper()}){star}"
    lines = [f"{first}{figures:>{WIDTH - 2 - len(first)}}", *things(view, name, colour)]
    return [f" {line:<{WIDTH - 1}}" for line in [*lines, *[""] * HEIGHT][:HEIGHT]]


def things(view: View, name: str, colour: int) -> list[str]:
    """What lies on a square."""
    if colour != NOWHERE:
        return list(view["market"][COLOURS[colour]])
    if view["options"]["mode"] == "turret":
        owner = view["turrets"].get(name)
        return ["turret -" if owner is None else f"turret {letter(view, owner)}"]
    return [view["tiles"].get(name, "-")]


# -- the boards -------------------------------------------------------------------------------------------------

ROW: Final = "{:1}{:1} {:15}  {:12}  {:9}  {:>5}  {:>7}  {:>6}  {}"


def draw_boards(view: View) -> Iterator[str]:
    """For each figure its board, its weapons, and the viewer's own cards. `>` is whose turn it is."""
    yield ROW.format("", "", "damage", "marks", "ammo", "cards", "skulls", "points", "")
    for figure, board in enumerate(view["figures"]):
        turn = ">" if figure == view["turn"] and view["to_act"] is not None else ""
        is_bot = figure == view["options"]["seats"]
        yield ROW.format(
            turn,
            letter(view, figure),
            damage_track(letters(view, board["damage"])),
            "".join(letter(view, by) * count for by, count in enumerate(board["marks"])) or "-",
            "Bot" if is_bot else cubes(board["ammo"]) or "-",
            "" if is_bot else board["hand"],
            "flipped" if board["flipped"] else board["skulls"],
            board["points"],
            "you" if figure == view["seat"] else board["character"],
        )
        if board["weapons"]:
            yield "   " + "  ".join(weapon_sign(weapon) for weapon in board["weapons"])
        if board["powerups"]:
            yield "   cards: " + "  ".join(board["powerups"])


def cubes(ammo: dict[str, int]) -> str:
    """The cubes of an ammo box.

    >>> cubes({"red": 2, "yellow": 0, "blue": 1})
    'RRB'
    """
    return "".join(short * ammo[colour] for short, colour in zip(LETTERS, COLOURS, strict=True))


def damage_track(tokens: str) -> str:
    """The twelve spaces with a bar before the 3rd, 6th and 11th.

    >>> damage_track("VVB")
    'VV|B..|.....|..'
    """
    track = f"{tokens:.<12}"
    return "|".join(track[start:end] for start, end in pairwise(BARS))


def weapon_sign(weapon: HeldWeapon) -> str:
    """A loaded weapon, or an unloaded one in brackets."""
    return str(weapon["id"]) if weapon["loaded"] else f"({weapon['id']})"


# -- the tracks -------------------------------------------------------------------------------------------------


def draw_tracks(view: View) -> Iterator[str]:
    """The skulls that are left as x, and what the mode keeps beside them."""
    yield f"   skulls {'x' * view['skulls_left'] or '-'}"
    match view["options"]["mode"]:
        case "deathmatch":
            shots = [letters(view, [owner for owner in pair if owner != NOWHERE]) for pair in view["killshots"]]
            yield f"   killshots {' '.join(shots) or '-'}"
        case "domination":
            for colour, owners in view["tracks"].items():
                yield f"   {colour:6} {letters(view, owners) or '-'}"
        case _:
            yield f"   offer {' '.join(view['offer']) or '-'}"
