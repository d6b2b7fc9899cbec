"""The table as a picture, a self-contained SVG: a neon arena at night, for pages, documents and people.

It shows what everybody may see: hands are numbers, never faces, even the viewer's own. Colour is never the only sign:
an owner also has a silhouette, a mark and a letter, a cube its shape, a room its pattern and letter. The first cube of
a price is hollow: it is paid only to reload (A-4.7).

    +---------------------------------+-------------+
    |  title                          |  turn       |
    |  arena                          |  a panel    |
    |                                 |  for each   |
    |  killshots, tracks or turrets   |  board      |
    +---------------------------------+-------------+
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from frenzy.games.adrenaline.ascii import BARS, FIGURE_LETTERS, border, square_at
from frenzy.games.adrenaline.board import Arena, arenas
from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from frenzy.games.adrenaline.declared.types import FigureView, View
from frenzy.games.adrenaline.ids import COLOURS, LETTERS, NOWHERE, ROOMS, SQUARES
from frenzy.games.adrenaline.kinds import HeldWeapon
from frenzy.games.adrenaline.rules.damage import KILLSHOT, TRACK
from frenzy.games.adrenaline.rules.scoring import BOARD, FLIPPED
from frenzy.games.adrenaline.shapes import (
    DIM,
    FIGURES,
    FILLS,
    FLOOR,
    HEAT,
    INK,
    LINE,
    MARKS,
    NEON,
    PAINT,
    PANEL,
    PATTERNS,
    SHADE,
    SHARED,
    SIGNS,
    WHITE,
)

WIDTH: Final = 1200
HEIGHT: Final = 752
CELL: Final = 180  # a square of the arena
HALF: Final = CELL // 2
LEFT, TOP, BOTTOM = 28, 86, HEIGHT - 16  # where the arena begins, and the panels end
WALL: Final = 9  # half of its thickness
STRIP: Final = TOP + 3 * CELL + 24  # where the panel under the arena begins
PANEL_LEFT, PANEL_WIDTH = 778, 400

FONT: Final = "Inter, 'Exo 2', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
NAMES: Final = {"d_struct_or": ":D-struct-0R", "thor": "T.H.O.R.", "zx2": "ZX-2"}  # all others are their ids
GLYPH: Final = 0.62  # the width of a letter, at most, in the widest of these fonts
PRICES: Final = {card.id: card.cost for card in WEAPONS + PROMO}


def definitions() -> Iterator[str]:
    """Everything that is drawn more than once."""
    yield SHARED + fade("light", "#ffe0a0", 0.7, 0) + fade("spot", "#ffffff", 0.45, 0)
    for room, (width, height, lines) in PATTERNS.items():
        stroke = element("path", d=lines, fill="none", stroke=NEON[room], stroke_width=2, stroke_linecap="round")
        yield element("pattern", stroke, id=room, width=width, height=height, patternUnits="userSpaceOnUse")
        yield fade(f"floor-{room}", FLOOR[room], 1, 0.45) + fade(f"pad-{room}", NEON[room], 0.75, 0)
    for name, path in SIGNS.items():
        yield element("path", id=name, d=path, fill_rule="evenodd", stroke_linejoin="round")
    for who, path in MARKS.items():
        shape = element("path", d=path, fill=PAINT[who], stroke=INK, stroke_width=1.5, stroke_linejoin="round")
        letter = say(FIGURE_LETTERS[who], 0, 8 if who == "sprog" else 5, 13, INK, font_weight=800, text_anchor="middle")
        yield element("g", shape, letter, id=f"mark-{who}")
        yield element("g", *(layer(who, *part) for part in FIGURES[who]), id=who, stroke_linejoin="round")


def layer(who: str, kind: str, path: str) -> str:
    """A part of a figure: big parts have an outline, dark and glowing ones have none."""
    if kind == "rope":
        edge = element("path", d=path, fill="none", stroke=INK, stroke_width=10, stroke_linecap="round")
        return edge + element("path", d=path, fill="none", stroke=PAINT[who], stroke_width=5.5, stroke_linecap="round")
    fill = {"main": PAINT[who], "shade": SHADE[who]}.get(kind) or FILLS[kind]
    return element("path", d=path, fill=fill, stroke="none" if kind in {"dark", "glow"} else INK, stroke_width=2.5)


def fade(name: str, colour: str, middle: float, edge: float) -> str:
    """A light that fades towards its edge."""
    inner = element("stop", stop_color=colour, stop_opacity=middle)
    return element("radialGradient", inner, element("stop", offset=1, stop_color=colour, stop_opacity=edge), id=name)


# -- writing ----------------------------------------------------------------------------------------------------


def element(name: str, *inside: str, **attributes: object) -> str:
    """One element.

    >>> element("rect", x=1.25, stroke_width=2)
    '<rect x="1.25" stroke-width="2"/>'
    """
    words = "".join(f" {key.replace('_', '-')}={quoteattr(write(value))}" for key, value in attributes.items())
    return f"<{name}{words}>{''.join(inside)}</{name}>" if inside else f"<{name}{words}/>"


def write(value: object) -> str:
    return f"{round(value, 2):g}" if isinstance(value, float) else str(value)


def place(x: float, y: float, scale: float = 1) -> str:
    return f"translate({write(x)} {write(y)})" + ("" if scale == 1 else f" scale({write(scale)})")


def use(name: str, x: float, y: float, scale: float = 1, **attributes: object) -> str:
    """One of the `definitions`, in its place."""
    return element("use", href=f"#{name}", transform=place(x, y, scale), **attributes)


def box(x: float, y: float, width: float, height: float, fill: str, **attributes: object) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **{"rx": 6, **attributes})


def say(words: object, x: float, y: float, size: float = 13, fill: str = WHITE, **attributes: object) -> str:
    return element("text", escape(str(words)), x=x, y=y, font_size=size, fill=fill, **attributes)


def name_of(id: str) -> str:
    """What a weapon or a character is called.

    >>> name_of("lock_rifle"), name_of("zx2")
    ('Lock Rifle', 'ZX-2')
    """
    return NAMES.get(id) or id.replace("_", " ").title()


def character(view: View, figure: int) -> str:
    return str(view["options"]["characters"][figure])


def is_active(view: View, figure: int) -> bool:
    return figure == view["turn"] and view["to_act"] is not None


def mark(view: View, figure: int, x: float, y: float, scale: float = 1) -> str:
    """A token of this figure."""
    return use(f"mark-{character(view, figure)}", x, y, scale)


def sign(letter: str, x: float, y: float, scale: float = 1, *, hollow: bool = False) -> str:
    """A cube, full or hollow, or the powerup sign."""
    paint = WHITE if letter == "P" else NEON[COLOURS[LETTERS.index(letter)]]
    return use(letter, x, y, scale, fill=INK if hollow else paint, stroke=paint if hollow else INK, stroke_width=1.8)


# -- the arena --------------------------------------------------------------------------------------------------

WALLS: Final = {"wall": ((-HALF, HALF),), "door": ((-HALF, -38), (38, HALF)), "open": ()}
TUBES: Final = {"wall": "M{0} -76H{1}", "door": "M{0} -76H-46M46 -76H{1}", "open": ""}


def draw_arena(view: View) -> Iterator[str]:
    """Floors, light from the doors, walls, then what lies and who stands on the squares."""
    arena = arenas()[view["options"]["arena"]]
    borders = list(find_borders(arena))
    doors = [(place(x, y) + f" rotate({turn})") for kind, x, y, turn in borders if kind == "door"]
    for square in arena.squares:
        yield draw_floor(arena, square)
    for door in doors:
        yield element("ellipse", rx=34, ry=54, transform=door, fill="url(#light)")
    seams = "".join(line(x, y, turn, -70, 70) for kind, x, y, turn in borders if kind == "open")
    yield element("path", d=seams, stroke=WHITE, stroke_opacity=0.3, stroke_width=2, stroke_dasharray="4 10")
    yield element("g", *(draw_tubes(arena, square) for square in arena.squares), fill="none", filter="url(#glow)")
    walls = "".join(line(x, y, turn, start, end) for kind, x, y, turn in borders for start, end in WALLS[kind])
    yield element("path", d=walls, stroke=INK, stroke_width=2 * WALL, stroke_linecap="round")
    yield element("path", d=walls, stroke=LINE, stroke_width=5, stroke_linecap="round")
    for door in doors:
        yield element("use", href="#door", transform=door)
    for square in arena.squares:
        yield draw_square(view, arena, square)


def centre(row: int, column: int) -> tuple[int, int]:
    """The middle of a square."""
    return LEFT + column * CELL + HALF, TOP + row * CELL + HALF


def find_borders(arena: Arena) -> Iterator[tuple[str, int, int, int]]:
    """What stands on the edges of the squares: its kind, its middle, and 90 where it stands upright."""
    for row, column in product(range(4), range(5)):
        x, y = centre(row, column)
        here = square_at(arena, row, column)
        if here != NOWHERE or square_at(arena, row - 1, column) != NOWHERE:
            yield border(arena, row - 1, column, row, column), x, y - HALF, 0
        if here != NOWHERE or square_at(arena, row, column - 1) != NOWHERE:
            yield border(arena, row, column - 1, row, column), x - HALF, y, 90


def line(x: int, y: int, turn: int, start: int, end: int) -> str:
    """A piece of a border, from `start` to `end` of its middle."""
    return f"M{x} {y + start}V{y + end}" if turn else f"M{x + start} {y}H{x + end}"


def draw_floor(arena: Arena, square: int) -> str:
    """The tinted floor with the pattern of its room."""
    (x, y), room = centre(*divmod(square, 4)), ROOMS[arena.room[square]]
    tint = box(x - HALF, y - HALF, CELL, CELL, f"url(#floor-{room})", rx=0)
    return tint + box(x - HALF, y - HALF, CELL, CELL, f"url(#{room})", rx=0, opacity=0.17)


def draw_tubes(arena: Arena, square: int) -> str:
    """Neon along the walls of a square, in the colour of its room: north, then turned."""
    row, column = divmod(square, 4)
    around = (row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)
    sides = [border(arena, row, column, *beyond) for beyond in around]
    tubes = []
    for side, kind in enumerate(sides):
        start = -HALF if sides[side - 1] == "open" else 14 - HALF
        end = HALF if sides[(side + 1) % 4] == "open" else HALF - 14
        tubes.append(element("path", d=TUBES[kind].format(start, end), transform=f"rotate({90 * side})"))
    paint = NEON[ROOMS[arena.room[square]]]
    return element("g", *tubes, transform=place(*centre(row, column)), stroke=paint, stroke_width=2.5)


def draw_square(view: View, arena: Arena, square: int) -> str:
    """What lies there, who stands there, the square's name and room; drawn from its upper left corner."""
    name, room, spawn = SQUARES[square], ROOMS[arena.room[square]], arena.spawn_colour[square]
    here = [figure for figure, board in enumerate(view["figures"]) if board["square"] == name]
    if spawn != NOWHERE:
        things = draw_spawnpoint(COLOURS[spawn], view["market"][COLOURS[spawn]])
    elif view["options"]["mode"] == "turret":
        things = draw_turret(view, view["turrets"].get(name))
    else:
        things = draw_tile(view["tiles"].get(name, ""), HALF, 151)
    crowd = draw_crowd(view, here, 113, 1) if spawn == NOWHERE else draw_crowd(view, here, 90, 0.86)
    label = say(name, 20, 32, 14, font_weight=700)
    letter = say(room[0].upper(), CELL - 20, 34, 18, NEON[room], font_weight=900, text_anchor="end")
    signs = element("g", label, letter, stroke=INK, stroke_width=4, paint_order="stroke", stroke_linejoin="round")
    x, y = centre(*divmod(square, 4))
    return element("g", things, *crowd, signs, transform=place(x - HALF, y - HALF))


def draw_spawnpoint(colour: str, weapons: Sequence[str]) -> str:
    """A glowing pad, and a plate with name and price for each weapon."""
    glow = element("ellipse", cx=HALF, cy=88, rx=80, ry=44, fill=f"url(#pad-{colour})")
    ring = element("ellipse", cx=HALF, cy=88, rx=58, ry=18, fill="none", stroke=NEON[colour], stroke_width=3)
    plates = [draw_plate(colour, weapon, 107 + 21 * row) for row, weapon in enumerate(weapons)]
    return glow + element("g", ring, *plates, filter="url(#glow)")


def draw_plate(colour: str, weapon: str, y: int) -> str:
    """A weapon for sale."""
    plate = box(18, y, CELL - 36, 19, INK, rx=4, stroke=NEON[colour], stroke_width=1.5)
    price = PRICES[weapon]
    cubes = [
        sign(letter, 165 - 13 * (len(price) - number), y + 9.5, 0.62, hollow=number == 0)
        for number, letter in enumerate(price)
    ]
    return plate + say(name_of(weapon), 24, y + 14, fitting(name_of(weapon), 132 - 13 * len(price))) + "".join(cubes)


def fitting(words: str, room: float, size: float = 13) -> float:
    """The size at which the words fit, whatever font there is."""
    return min(size, room / (GLYPH * max(len(words), 1)))


def draw_tile(tile: str, x: float, y: float) -> str:
    """A plate with what an ammo tile gives; where it was taken, its place."""
    if not tile:
        return box(x - 38, y - 15, 76, 30, "none", stroke=WHITE, stroke_opacity=0.35, stroke_dasharray="3 5")
    plate = box(x - 38, y - 15, 76, 30, "#2b303d", stroke="#566078", stroke_width=1.5)
    return plate + "".join(sign(letter, x + 23 * (number - 1), y) for number, letter in enumerate(tile))


def draw_turret(view: View, owner: int | None) -> str:
    """The turret of an ammo square, in the colour of whoever holds it."""
    if owner is None:
        return use("turret", HALF - 3, 150, fill="#566078", stroke=INK, stroke_width=2)
    paint = PAINT[character(view, owner)]
    gun = use("turret", HALF - 16, 150, fill=paint, stroke=INK, stroke_width=2, filter="url(#glow)")
    return gun + mark(view, owner, HALF + 22, 152)


def draw_crowd(view: View, here: Sequence[int], ground: int, size: float) -> Iterator[str]:
    """The figures on a square, side by side; in a crowd every other one steps back."""
    scale = size * (1, 1, 0.95, 0.88, 0.8, 0.72)[len(here)]
    gap = 132 / max(len(here), 2)
    places = [(number % 2, HALF + gap * (number - (len(here) - 1) / 2), figure) for number, figure in enumerate(here)]
    for back, x, figure in sorted(places, key=lambda spot: -spot[0]):
        yield draw_figure(view, figure, x, ground - (20 * back if len(here) > 2 else 0), scale)


def draw_figure(view: View, figure: int, x: float, y: float, scale: float) -> str:
    """A figure on its base. Whose turn it is stands in a spotlight; a skull hangs over the dead."""
    board, who = view["figures"][figure], character(view, figure)
    active, dead = is_active(view, figure), len(board["damage"]) >= KILLSHOT
    parts = [
        element("title", f"{name_of(who)} on {board['square']}, {len(board['damage'])} damage"),
        element("ellipse", cy=-40, rx=62, ry=72, fill="url(#spot)") if active else "",
        element("ellipse", rx=31, ry=10, fill=INK, stroke=WHITE if active else PAINT[who], stroke_width=3),
        use(who, 0, -2, opacity=0.45 if dead else 1),
        use("skull", 0, -46, 2.2, fill=WHITE, stroke=INK, stroke_width=0.8) if dead else "",
        use(f"mark-{who}", 0, 8),
    ]
    return element("g", *parts, transform=place(x, y, scale), data_figure=who, data_square=board["square"])


# -- the boards -------------------------------------------------------------------------------------------------


def draw_boards(view: View) -> Iterator[str]:
    """A panel for each figure, as high as there is room."""
    top, gap, figures = TOP - WALL, 10, len(view["figures"])
    height = (BOTTOM - top + gap) / figures - gap
    for figure in range(figures):
        panel = draw_board(view, figure, height)
        yield element("g", *panel, transform=place(PANEL_LEFT, top + figure * (height + gap)))


def draw_board(view: View, figure: int, height: float) -> Iterator[str]:
    """Portrait; name, worth and points; damage; ammo, powerups and marks; weapons."""
    board, who, right = view["figures"][figure], character(view, figure), PANEL_WIDTH - 12
    space = (height - 118) / 5
    first, second, third, fourth = 23 + space, 47 + 2 * space, 76 + 3 * space, 103 + 4 * space
    edge = PAINT[who] if is_active(view, figure) else LINE
    yield box(0, 0, PANEL_WIDTH, height, PANEL, stroke=edge, stroke_width=2.5)
    yield box(1, 1, 71, height - 2, PAINT[who], fill_opacity=0.15)
    yield use(who, 37, third + 10, 0.8, opacity=0.4 if board["square"] is None else 1)
    yield mark(view, figure, 91, first - 6, 0.85)
    yield say(name_of(who), 108, first, 16, PAINT[who], font_weight=800)
    yield from draw_worth(board, 236, first)
    yield say(board["points"], right - 27, first + 2, 22, font_weight=800, text_anchor="end")
    yield say("pts", right, first + 2, 13, DIM, text_anchor="end")
    yield from draw_damage(view, board["damage"], 81, second)
    yield from draw_marks(view, board["marks"], right, third)
    if figure == view["options"]["seats"]:
        yield say("The Bot: everybody fires it in turn", 81, fourth + 5, 13, DIM)
        return
    ammo = "".join(letter * board["ammo"][colour] for letter, colour in zip(LETTERS, COLOURS, strict=True))
    yield "".join(sign(letter, 90 + 17 * number, third) for number, letter in enumerate(ammo))
    yield "".join(sign("P", 247 + 15 * number, third) for number in range(board["hand"]))
    yield from draw_weapons(board["weapons"], fourth)


def draw_worth(board: FigureView, x: float, y: float) -> Iterator[str]:
    """What killing is worth, the best value first; skulls lie on those that are gone (A-6.4)."""
    for number, points in enumerate(FLIPPED if board["flipped"] else BOARD):
        if number < board["skulls"]:
            yield use("skull", x + 16 * number, y - 5, 0.85, fill=NEON["red"])
        else:
            yield say(points, x + 16 * number, y, 13, DIM, text_anchor="middle")


def draw_damage(view: View, damage: Sequence[int], x: float, y: float) -> Iterator[str]:
    """Twelve spaces; the bars stand before the 3rd, 6th and 11th (A-4.5, A-6.1)."""
    for number in range(TRACK):
        bars = sum(number >= bar for bar in BARS[1:-1])
        left, (ground, bar) = x + 24.4 * number + 5 * bars, HEAT[bars]
        yield box(left, y - 13, 23, 26, ground, rx=3)
        if number in BARS[1:-1]:
            yield box(left - 4.5, y - 15, 3, 30, bar, rx=1)
        if number < len(damage):
            yield mark(view, damage[number], left + 11.5, y, 0.9)
        elif number + 1 >= KILLSHOT:
            yield use("skull", left + 11.5, y, 0.8, fill=bar, opacity=0.6)


def draw_marks(view: View, marks: Sequence[int], right: float, y: float) -> Iterator[str]:
    """A crosshair and the marks at the right end, those of one owner overlapping."""
    x, step = right - 8, 9 if sum(marks) < 6 else 6
    for owner in reversed(range(len(marks))):
        for _ in range(marks[owner]):
            yield mark(view, owner, x, y, 0.7)
            x -= step
        x -= step if marks[owner] else 0
    if any(marks):
        yield use("aim", x, y, fill=DIM)


def draw_weapons(weapons: Sequence[HeldWeapon], y: float) -> Iterator[str]:
    """The weapons in hand: bright when loaded; dim, dashed and with an empty magazine when not."""
    names = [name_of(weapon["id"]) for weapon in weapons]
    size = fitting("".join(names), PANEL_WIDTH - 20 - 32 * len(names))
    x = 10.0
    for name, weapon in zip(names, weapons, strict=True):
        width = 26 + GLYPH * size * len(name)
        paint, ground, dashes = (NEON["green"], "#333a4b", "none") if weapon["loaded"] else (DIM, "#191c25", "4 3")
        yield box(x, y - 11, width, 22, ground, rx=4, stroke=paint, stroke_dasharray=dashes)
        yield element("circle", cx=x + 10, cy=y, r=3.5, fill=paint if weapon["loaded"] else "none", stroke=paint)
        yield say(name, x + 19, y + 4.5, size, WHITE if weapon["loaded"] else DIM)
        x += width + 6


# -- title and tracks -------------------------------------------------------------------------------------------


def draw_heading(view: View) -> Iterator[str]:
    """The title, where and what is played, and whose turn it is."""
    title = element("tspan", "ADRENALINE", font_size=30, font_weight=900, fill=WHITE, letter_spacing=7)
    game = element("tspan", subtitle(view), dx=14, font_size=15, fill=DIM)
    yield element("text", title, game, x=LEFT - WALL, y=53)
    if view["frenzy"] is not None:
        yield box(590, 29, 167, 32, "url(#hazard)") + box(595, 34, 157, 22, INK, rx=3)
        yield say("FINAL FRENZY", 674, 50, 14, NEON["yellow"], font_weight=900, text_anchor="middle", letter_spacing=1)
    if view["to_act"] is None:
        yield say("Game over", PANEL_LEFT, 53, 22, font_weight=800)
        return
    turn = character(view, view["turn"])
    yield use(f"mark-{turn}", PANEL_LEFT + 16, 45, 1.2)
    yield say(f"{name_of(turn)} plays", PANEL_LEFT + 40, 53, 22, PAINT[turn], font_weight=800)
    yield say(waiting_for(view), PANEL_LEFT + PANEL_WIDTH, 53, 15, DIM, text_anchor="end")


def subtitle(view: View) -> str:
    options = view["options"]
    return f"{options['arena'].replace('_', ' ')} arena · {options['mode']}"


def waiting_for(view: View) -> str:
    """What the table waits for."""
    if (asked := view["to_act"]) not in (view["turn"], None):
        return f"{name_of(character(view, asked))} answers"
    return ("no action left", "1 action left", "2 actions left")[view["actions_left"]]


def draw_strip(view: View) -> Iterator[str]:
    """Under the arena: skulls, and what the mode keeps beside them."""
    yield box(LEFT - WALL, STRIP, 4 * CELL + 2 * WALL, BOTTOM - STRIP, PANEL, stroke=LINE, stroke_width=2)
    middle = (STRIP + BOTTOM) / 2
    if view["options"]["mode"] == "deathmatch":
        yield from draw_killshots(view, middle)
        return
    yield from draw_skulls(view, middle)
    yield from draw_tracks(view, middle) if view["options"]["mode"] == "domination" else draw_offer(view, middle)


def draw_killshots(view: View, y: float) -> Iterator[str]:
    """Killers' tokens, overkillers' beside them, and the skulls that are left (A-6.4)."""
    shots = view["killshots"]
    spaces = len(shots) + view["skulls_left"]
    for number in range(spaces):
        x = LEFT + 4 * CELL * (number + 0.5) / spaces
        yield element("circle", cx=x, cy=y, r=min(30.0, 350 / spaces), fill=INK)
        if number >= len(shots):
            yield use("skull", x, y, 2, fill=NEON["red"])
            continue
        killer, other = shots[number]
        if other != NOWHERE:
            yield mark(view, other, x + 12, y + 10, 0.9)
        yield mark(view, killer, x - (5 if other != NOWHERE else 0), y - (4 if other != NOWHERE else 0), 1.35)


def draw_skulls(view: View, y: float) -> Iterator[str]:
    """The skulls of the table in two rows; those that were taken are shadows."""
    for number in range(view["options"]["skulls"]):
        row, column = divmod(number, 4)
        paint = NEON["red"] if number < view["skulls_left"] else INK
        yield use("skull", LEFT + 20 + 30 * column, y - 17 + 34 * row, 1.4, fill=paint)


def draw_tracks(view: View, y: float) -> Iterator[str]:
    """The tokens at the three spawnpoints, and room for eight: two full tracks bring the frenzy (A-10.5)."""
    for row, (colour, owners) in enumerate(view["tracks"].items()):
        height, gap = y + 27 * (row - 1), min(30.0, 540 / max(len(owners), 8))
        yield sign(colour[0].upper(), LEFT + 158, height, 1.1)
        for number in range(max(len(owners), 8)):
            x = LEFT + 192 + gap * number
            yield element("circle", cx=x, cy=height, r=9, fill=INK)
            yield mark(view, owners[number], x, height, 0.9) if number < len(owners) else ""


def draw_offer(view: View, y: float) -> Iterator[str]:
    """The open tiles, and how many turrets everybody holds (A-11.1, A-11.5)."""
    for number, tile in enumerate(view["offer"]):
        yield draw_tile(tile, LEFT + 190 + 86 * number, y)
    for number, (owner, turrets) in enumerate(sorted(Counter(view["turrets"].values()).items())):
        row, column = divmod(number, 2)
        yield mark(view, owner, LEFT + 604 + 64 * column, y - 26 + 26 * row, 0.9)
        yield say(f"×{turrets}", LEFT + 619 + 64 * column, y - 21 + 26 * row, 15, font_weight=700)


# -- the whole --------------------------------------------------------------------------------------------------


def draw_svg(view: View) -> str:
    """The table of a view, drawn."""
    inside = (
        element("title", f"Adrenaline, {subtitle(view)}", id="title"),
        element("desc", escape(describe(view)), id="desc"),
        element("defs", *definitions()),
        box(0, 0, WIDTH, HEIGHT, "#14161d", rx=0) + box(0, 0, WIDTH, HEIGHT, "url(#night)", rx=0),
        *draw_heading(view),
        *draw_arena(view),
        *draw_strip(view),
        *draw_boards(view),
    )
    size = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "width": WIDTH, "height": HEIGHT}
    about = {"role": "img", "aria-labelledby": "title desc", "font-family": FONT}
    return element("svg", "\n".join(inside), xmlns="http://www.w3.org/2000/svg", **size, **about) + "\n"


def describe(view: View) -> str:
    """The picture for those who do not see it."""
    lines = []
    for figure, board in enumerate(view["figures"]):
        where = "off the board" if board["square"] is None else f"on {board['square']}"
        has = f"damage {len(board['damage'])}, skulls {board['skulls']}, points {board['points']}"
        lines.append(f"{name_of(character(view, figure))} {where}: {has}.")
    return " ".join([*lines, f"Skulls left: {view['skulls_left']}."])
