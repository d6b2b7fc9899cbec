"""The arena in letters and colours, for any size from 37 × 10 cells up.

Rooms are tinted and lettered, walls are heavy lines, doors are lit gaps in them. A square that some choice names is
brighter and bears the number of the choice; so do figures and weapons.

      ┏━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃a1 B        b1 B    ²  ┃
      ┃ V                     ░
      ┃ ✦ ▲ ●       ▲ ▲ ■     ┃
      ┣━━━░░░━━━━┳━━━━━━━━━━━━┫
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from frenzy.games.adrenaline.ascii import border, square_at
from frenzy.games.adrenaline.board import Arena, arenas
from frenzy.games.adrenaline.ids import COLOURS, NOWHERE, ROOMS, SQUARES
from frenzy.tui.adrenaline.palette import ArenaPalette
from frenzy.tui.adrenaline.tokens import draw_tile, letter, token
from frenzy.tui.canvas import Canvas, Ink, fitted
from frenzy.tui.light import sign
from frenzy.tui.renderer import Sight, Size
from frenzy.wire import View

ROWS, COLUMNS = 3, 4
LABEL: Final = 6
"""How wide the name of a square is, with its room and the star of a spawnpoint."""

NARROWEST: Final = 8
WIDEST: Final = 26
LOWEST, HIGHEST = 2, 11
ROOMY: Final = 5
"""From this height on every weapon has a line of its own."""

CORNERS: Final = {
    (): " ", ("u",): "╹", ("d",): "╻", ("l",): "╸", ("r",): "╺",
    ("u", "d"): "┃", ("l", "r"): "━", ("d", "r"): "┏", ("d", "l"): "┓", ("u", "r"): "┗", ("u", "l"): "┛",
    ("u", "d", "r"): "┣", ("u", "d", "l"): "┫", ("d", "l", "r"): "┳", ("u", "l", "r"): "┻",
    ("u", "d", "l", "r"): "╋",
}  # fmt: skip
THRESHOLD: Final = "░"
SPAWN: Final = "★"
TURRET: Final = "⊕"
TEXTURES: Final = {"red": "▪", "yellow": "╱", "blue": "~", "white": "┼", "green": "·", "purple": "×"}
"""Floors differ in more than colour."""

Place = tuple[int, int, int, int]


class Plan(Struct, frozen=True):
    """Where the squares lie on the canvas."""

    left: int
    top: int
    width: int
    height: int

    @classmethod
    def fit(cls, width: int, height: int) -> Plan:
        """The biggest squares that fit, in the middle."""
        cell_width = max(NARROWEST, min(WIDEST, (width - 1) // COLUMNS - 1))
        cell_height = max(LOWEST, min(HIGHEST, (height - 1) // ROWS - 1))
        left = max(0, (width - COLUMNS * (cell_width + 1) - 1) // 2)
        top = max(0, (height - ROWS * (cell_height + 1) - 1) // 2)
        return cls(left, top, cell_width, cell_height)

    def x(self, column: int) -> int:
        """The border left of a column."""
        return self.left + column * (self.width + 1)

    def y(self, row: int) -> int:
        """The border above a row."""
        return self.top + row * (self.height + 1)


class ArenaPicture:
    """One drawing of one view."""

    def __init__(self, sight: Sight, size: Size) -> None:
        self.view, self.text, self.light = sight.view, sight.speech.text, sight.light
        self.palette = sight.painted(ArenaPalette)
        self.arena: Arena = arenas()[self.view["options"]["arena"]]
        self.plan = Plan.fit(*size)
        self.canvas = Canvas(*size, Ink(self.palette.ink, self.palette.ground))

    def draw(self) -> Canvas:
        for square in self.arena.squares:
            self.draw_square(square)
        for row in range(ROWS + 1):
            for column in range(COLUMNS + 1):
                self.draw_corner(row, column)
                if column < COLUMNS:
                    self.draw_ceiling(row, column)
                if row < ROWS:
                    self.draw_side(row, column)
        return self.canvas

    def floor(self, square: int) -> str:
        room = ROOMS[self.arena.room[square]]
        is_lit = f"square {SQUARES[square]}" in self.light.lit
        return (self.palette.lit if is_lit else self.palette.rooms)[room]

    # -- squares ------------------------------------------------------------------------------------------------

    def draw_square(self, square: int) -> None:
        plan, name = self.plan, SQUARES[square]
        row, column = divmod(square, COLUMNS)
        x, y = plan.x(column) + 1, plan.y(row) + 1
        ink = Ink(self.palette.ink, self.floor(square))
        self.canvas.fill(x, y, plan.width, plan.height, ink)
        self.draw_texture(square, x, y)
        self.canvas.mark(x, y, plan.width, plan.height, f"square {name}")
        self.draw_name(square, x, y, ink)
        figures = [number for number, figure in enumerate(self.view["figures"]) if figure["square"] == name]
        if plan.height >= ROOMY:
            self.draw_things(square, x + 1, y + 1, plan.width - 1, ink)
            self.draw_figures(figures, x + 1, y + plan.height - 1, ink)
        elif plan.height > LOWEST:
            self.draw_figures(figures, x + 1, y + 1, ink)
            self.draw_things(square, x + 1, y + 2, plan.width - 1, ink)
        else:
            end = self.draw_figures(figures, x + 1, y + 1, ink)
            self.draw_things(square, end + (end > x + 1), y + 1, plan.width - (end - x), ink)

    def draw_texture(self, square: int, x: int, y: int) -> None:
        """The pattern of the room, thin enough to read over."""
        room, floor = self.room(square), self.floor(square)
        ink = Ink(self.palette.lit[room] if floor == self.palette.rooms[room] else self.palette.rooms[room], floor)
        for row in range(self.plan.height):
            for column in range((y + row) % 2 * 3, self.plan.width, 6):
                self.canvas.write(x + column, y + row, TEXTURES[room], ink)

    def draw_name(self, square: int, x: int, y: int, ink: Ink) -> None:
        """Name, room and spawnpoint; the numbers of the choices on the right."""
        name, palette, colour = SQUARES[square], self.palette, self.arena.spawn_colour[square]
        subject = f"square {name}"
        is_strong = subject in self.light.strong or subject == self.light.cursor
        label = ink._replace(is_bold=True, is_underlined=subject == self.light.cursor)
        if is_strong:
            label = label._replace(fg=palette.on_accent, bg=palette.accent)
        else:
            label = label._replace(fg=palette.ink if subject in self.light.lit else palette.dim, is_bold=False)
        room = ROOMS[self.arena.room[square]][0].upper()
        end = self.canvas.write(x, y, f" {name}·{room}{' ' if is_strong else ''}", label)
        if colour != NOWHERE:
            self.canvas.write(end, y, SPAWN, ink._replace(fg=palette.cubes[COLOURS[colour]], is_bold=True))
        numbers = sign(self.light.lit.get(subject, ()))
        if numbers:
            space = self.plan.width - LABEL - is_strong
            badge = f" {numbers} " if len(numbers) + 2 <= space else fitted(numbers, space)
            self.canvas.write(x + self.plan.width - len(badge), y, badge, palette.badge)

    def draw_figures(self, figures: Sequence[int], x: int, y: int, ink: Ink) -> int:
        """The figures on a square: as wide as there is room for all of them."""
        marks = [self.mark(figure) for figure in figures]
        is_wide = sum(3 + len(mark) + bool(mark) for mark in marks) <= self.plan.width - 1
        for figure, mark in zip(figures, marks, strict=True):
            who = self.view["options"]["characters"][figure]
            is_own, is_dead = figure == self.view["seat"], figure in self.view["killed"]
            style = token(self.view, figure, self.palette)._replace(is_struck=is_dead, is_underlined=is_own)
            left, right = "▸◂" if f"figure {who}" in self.light.strong else "›‹" if is_own else "  "
            name, start = letter(self.view, figure), x
            x = self.canvas.write(x, y, f"{left}{name}{right}" if is_wide else name, style)
            hurt = "✶" if f"figure {who}" in self.light.hurt else ""
            x = self.canvas.write(x, y, hurt, ink._replace(fg=self.palette.danger, is_bold=True))
            x += bool(mark) and is_wide  # a gap: badge and token may be of much the same colour
            x = self.canvas.write(x, y, mark, self.palette.badge)
            self.canvas.mark(start, y, x - start, 1, f"figure {who}")
        return x

    def mark(self, figure: int) -> str:
        return sign(self.light.lit.get(f"figure {self.view['options']['characters'][figure]}", ()))

    def draw_things(self, square: int, x: int, y: int, width: int, ink: Ink) -> None:
        """What lies there: weapons, a tile, a turret."""
        colour, name = self.arena.spawn_colour[square], SQUARES[square]
        if colour != NOWHERE:
            self.draw_market(self.view["market"][COLOURS[colour]], x, y, width, ink)
        elif self.view["options"]["mode"] == "turret":
            owner = self.view["turrets"].get(name)
            end = self.canvas.write(x, y, f"{TURRET} ", ink)
            if owner is None:
                self.canvas.write(end, y, "–", ink._replace(fg=self.palette.dim))
            else:
                self.canvas.write(end, y, f" {letter(self.view, owner)} ", token(self.view, owner, self.palette))
        elif name in self.view["tiles"]:
            draw_tile(self.canvas, x, y, self.view["tiles"][name], self.palette)

    def draw_market(self, weapons: Sequence[str], x: int, y: int, width: int, ink: Ink) -> None:
        """A line for each weapon, or three letters each where there is but one line."""
        if self.plan.height >= ROOMY:
            for line, weapon in enumerate(weapons):
                self.draw_weapon(weapon, x, y + line, width, ink)
            return
        space = width // max(len(weapons), 1) if weapons else width
        self.canvas.fill(x, y, width, 1, ink)  # names so short are not read over a pattern
        for place, weapon in enumerate(weapons):
            self.draw_weapon(weapon, x + place * space, y, space - 1, ink)

    def draw_weapon(self, weapon: str, x: int, y: int, width: int, ink: Ink) -> None:
        subject = f"weapon {weapon}"
        number = sign(self.light.lit.get(subject, ()))
        if number and width >= NARROWEST:
            number = f" {number} "
        style = self.palette.badge if subject in self.light.strong else ink
        name = self.text.weapon(weapon)
        room = width - len(number)
        short = fitted(name, room) if room > 5 else short_name(name)[:room]
        end = self.canvas.write(x, y, short, style)
        self.canvas.write(end, y, number, self.palette.badge)
        self.canvas.mark(x, y, width, 1, subject)

    # -- walls --------------------------------------------------------------------------------------------------

    def wall(self, bg: str | None = None) -> Ink:
        return Ink(self.palette.wall, bg or self.palette.ground, is_bold=True)

    def draw_side(self, row: int, column: int) -> None:
        """The border left of a square."""
        plan = self.plan
        edge = (plan.height - 1) // 2 if plan.height < ROOMY else plan.height // 3
        box = (plan.x(column), plan.y(row) + 1, 1, plan.height)
        door = (box[0], box[1] + edge, 1, max(1, plan.height - 2 * edge))
        self.draw_border(row, column, border(self.arena, row, column - 1, row, column), "┃", box, door)

    def draw_ceiling(self, row: int, column: int) -> None:
        """The border above a square."""
        plan = self.plan
        gap = max(3, plan.width // 3)
        box = (plan.x(column) + 1, plan.y(row), plan.width, 1)
        door = (box[0] + (plan.width - gap) // 2, box[1], gap, 1)
        self.draw_border(row, column, border(self.arena, row - 1, column, row, column), "━", box, door)

    def draw_border(self, row: int, column: int, kind: str, wall: str, box: Place, door: Place) -> None:
        """A wall, maybe with a door in it; or the floor of the room, where nothing is between two squares."""
        here = square_at(self.arena, row, column)
        if kind != "open":
            self.canvas.fill(*box, self.wall(), wall)
        elif here != NOWHERE:
            self.canvas.fill(*box, Ink(self.palette.dim, self.palette.rooms[self.room(here)]))
        if kind == "door":
            self.canvas.fill(*door, Ink(self.palette.door, self.palette.ground), THRESHOLD)

    def draw_corner(self, row: int, column: int) -> None:
        """Where borders meet; in the middle of a room there is only its floor."""
        arms = {
            "u": border(self.arena, row - 1, column - 1, row - 1, column),
            "d": border(self.arena, row, column - 1, row, column),
            "l": border(self.arena, row - 1, column - 1, row, column - 1),
            "r": border(self.arena, row - 1, column, row, column),
        }
        walls = tuple(side for side in "udlr" if arms[side] != "open")
        here = square_at(self.arena, row, column)
        bg = self.palette.ground if walls or here == NOWHERE else self.palette.rooms[self.room(here)]
        self.canvas.write(self.plan.x(column), self.plan.y(row), CORNERS[walls], self.wall(bg))

    def room(self, square: int) -> str:
        return ROOMS[self.arena.room[square]]


def short_name(name: str) -> str:
    """Three letters that tell weapons apart.

    >>> short_name("Rocket Launcher"), short_name("ZX-2"), short_name("T.H.O.R.")
    ('RoL', 'ZX2', 'THO')
    """
    words = ["".join(filter(str.isalnum, word)) for word in name.split()]
    if len(words) > 1:
        return words[0][:2] + words[-1][:1]
    return words[0][:3]


def neighbour(view: View, thing: str | None, key: str) -> str:
    """The square that an arrow leads to on the page, walls or not; holes are stepped over."""
    arena = arenas()[view["options"]["arena"]]
    names = [f"square {SQUARES[number]}" for number in arena.squares]
    if thing not in names:
        return own_square(view) or names[0]
    down, right = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[key]
    row, column = divmod(SQUARES.index(thing.removeprefix("square ")), COLUMNS)
    while 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
        row, column = row + down, column + right
        if square_at(arena, row, column) != NOWHERE:
            return f"square {SQUARES[row * COLUMNS + column]}"
    return thing


def own_square(view: View) -> str | None:
    """The square of the own figure, once it has one."""
    figures: list[dict[str, Any]] = view["figures"]
    name = None if view["seat"] is None else figures[view["seat"]]["square"]
    return None if name is None else f"square {name}"
