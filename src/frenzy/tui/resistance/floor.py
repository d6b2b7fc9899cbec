"""One floor of the house in letters and colours.

Rooms and lawns are tinted, walls are heavy lines, the borders of zones thin ones; `+` is a closed door, `▒` a closed
window, `×` one that is barred, and a gap is an open way. What some choice names is brighter and bears its number. Rows
with a crowd are higher than others; a floor that does not fit is seen around whoever acts.

      ┏━━━━━━━━━━━━━┳━━━━━━┓
      ┃dining       ┃kitche+
      ┃◆r ?         ┃? WS  ┃
      ┃             + w3b1 ┃
      ┣━━━━━━━━━▒━━━┻━━×━━━┫
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final, cast

from msgspec import Struct

from frenzy.games.resistance.ascii import BARE, ZONE_BOX, Box, House, Side, Sign, flowed, label, signs
from frenzy.games.resistance.board import FLOOR, OPENINGS, SHAFTS, ZONE_IDS, ZONE_OF, ZONES
from frenzy.games.resistance.ids import FLOOR_OF, FLOORS, NOWHERE
from frenzy.tui.canvas import Canvas, Ink, fitted
from frenzy.tui.light import MANY, Light, sign
from frenzy.tui.renderer import Sight, Size
from frenzy.tui.resistance.palette import ComicPalette
from frenzy.wire import View

WIDEST: Final = 22
HIGHEST: Final = 4
"""How many letters and lines a cell takes at most."""

GLYPHS: Final = {
    "named": "☠", "token": "◆", "point": "▼", "asleep": "▽", "citizen": "c", "hidden": "h", "face_down": "?",
    "object": "Ψ", "exit": "»", "stairs": "≡", "card": "▯",
}  # fmt: skip
WAYS: Final = {"door": "+", "window": "▒", "barred": "×", "open": " "}
HURT: Final = "✶"
CORNERS: Final = {
    "": " ", "u": "╹", "d": "╻", "l": "╸", "r": "╺", "ud": "┃", "lr": "━", "dr": "┏", "dl": "┓", "ur": "┗", "ul": "┛",
    "udr": "┣", "udl": "┫", "dlr": "┳", "ulr": "┻", "udlr": "╋",
}  # fmt: skip

THIN: Final = {"": " ", "ud": "┊", "lr": "┄"}


class Place(Struct, frozen=True):
    """Letters of a canvas."""

    x: int
    y: int
    width: int
    height: int


class Plan(Struct, frozen=True):
    """Where cells lie on the canvas: the border left of each column and above each row, and one more at the end."""

    box: Box
    xs: tuple[int, ...]
    ys: tuple[int, ...]

    def place(self, cells: Box) -> Place:
        """What lies within the borders of some cells."""
        column, row = cells.column - self.box.column, cells.row - self.box.row
        x, y = self.xs[column] + 1, self.ys[row] + 1
        return Place(x, y, self.xs[column + cells.columns] - x, self.ys[row + cells.rows] - y)


def row_heights(needs: Sequence[int], room: int) -> list[int]:
    """How many lines each row gets: one, then what crowds need, then more from the top as far as there is room.

    >>> row_heights([1, 3, 2], 6), row_heights([1, 1, 2], 8), row_heights([2, 2, 2], 4)
    ([1, 3, 2], [3, 3, 2], [2, 1, 1])
    """
    heights = [1] * len(needs)
    for need in range(2, max(needs, default=1) + 1):
        for row, wish in enumerate(needs):
            if wish >= need and sum(heights) < room:
                heights[row] += 1
    for least in range(2, HIGHEST + 1):
        for row, height in enumerate(heights):
            if height < least and sum(heights) < room:
                heights[row] = least
    return heights


def house_of(view: View) -> House:
    """The house of a view as it came over the wire."""
    return House(cast("Any", view))


# -- which floor ------------------------------------------------------------------------------------------------


def zone_of(view: View, thing: str) -> int:
    """The zone that a thing is in, or stands for; NOWHERE if none."""
    kind, _, id = thing.partition(" ")
    name: str | None = None
    match kind:
        case "zone" | "token" | "point":
            name = id
        case "mob":
            name = id.partition(" ")[2]
        case "door":
            return next(opening.zones[0] for opening in OPENINGS if opening.id == id)
        case "hero":
            name = next((hero["zone"] for hero in view["heroes"] if hero["id"] == id), None)
        case "named" | "citizen" | "object":
            lists = {"named": "enemies", "citizen": "citizens", "object": "objects"}
            name = next((one["zone"] for one in view[lists[kind]] if one["id"] == id), None)
        case _:
            pass
    return NOWHERE if name is None else ZONE_OF[name]


def acting_zone(view: View) -> int:
    """Where the hero is who acts, or else the first who is on the board."""
    heroes = view["heroes"] if view["active"] is None else [view["heroes"][view["active"]], *view["heroes"]]
    return next((ZONE_OF[hero["zone"]] for hero in heroes if hero["zone"] is not None), NOWHERE)


def in_hand(sight: Sight) -> int:
    """The zone that is looked at: under the keyboard; of the choice in hand, if that is elsewhere; of the hero."""
    view, light, here = sight.view, sight.light, acting_zone(sight.view)
    if light.cursor is not None and zone_of(view, light.cursor) != NOWHERE:
        return zone_of(view, light.cursor)
    named = [zone for thing in sorted(light.strong) if (zone := zone_of(view, thing)) != NOWHERE]
    if here == NOWHERE or (named and all(FLOOR[zone] != FLOOR[here] for zone in named)):
        return named[0] if named else here
    return here


def shown_floor(sight: Sight, house: House) -> int:
    """The floor that somebody turned to, or that of what is looked at."""
    if sight.page is not None and FLOOR_OF[sight.page] in house.floors:
        return FLOOR_OF[sight.page]
    zone = in_hand(sight)
    return house.floors[0] if zone == NOWHERE else FLOOR[zone]


def floor_pages(sight: Sight) -> list[str]:
    """The floors of the mission, the one in sight first."""
    house = house_of(sight.view)
    place = house.floors.index(shown_floor(sight, house))
    return [FLOORS[floor] for floor in (*house.floors[place:], *house.floors[:place])]


def numbers_on(view: View, light: Light, floor: str) -> list[int]:
    """The numbers of choices that name something on a floor."""
    things = [thing for thing in light.lit if (zone := zone_of(view, thing)) >= 0 and FLOORS[FLOOR[zone]] == floor]
    return sorted({number for thing in things for number in light.lit[thing]})


# -- the drawing ------------------------------------------------------------------------------------------------


class FloorPicture:
    """One drawing of one view."""

    def __init__(self, sight: Sight, size: Size) -> None:
        self.sight, self.view, self.light = sight, sight.view, sight.light
        self.palette = sight.painted(ComicPalette)
        self.house = house_of(sight.view)
        self.floor = shown_floor(sight, self.house)
        self.zones = self.house.zones(self.floor)
        self.signs = {zone: self.things_in(zone) for zone in self.zones}
        self.plan = self.fit(*size)
        self.canvas = Canvas(*size, Ink(self.palette.ink, self.palette.ground))

    def things_in(self, zone: int) -> list[Sign]:
        found = signs(cast("Any", self.view), zone, GLYPHS)
        if zone == SHAFTS[self.floor] and self.house.cabin == self.floor:
            found.append(Sign("▣", f"zone {ZONE_IDS[zone]}", "cabin"))
        return found

    def fit(self, width: int, height: int) -> Plan:
        """Cells as big as they can be; a floor that is too high is moved until one sees where things happen."""
        box = self.house.box(self.floor)
        cell = max(1, min(WIDEST, (width - 1) // box.columns - 1))
        left = max(0, (width - box.columns * (cell + 1) - 1) // 2)
        xs = tuple(left + column * (cell + 1) for column in range(box.columns + 1))
        heights = row_heights(self.needs(box, cell), height - box.rows - 1)
        ys = [0, *accumulate(lines + 1 for lines in heights)]
        top = max(0, (height - ys[-1] - 1) // 2)
        if ys[-1] >= height:
            zone = in_hand(self.sight)
            row = ZONE_BOX[zone].row - box.row if zone in self.zones else 0
            top = -max(0, min(ys[-1] + 1 - height, (ys[row] + ys[row + 1] - height) // 2))
        return Plan(box, xs, tuple(y + top for y in ys))

    def needs(self, box: Box, cell: int) -> list[int]:
        """How many lines each row needs so that everything in it can be seen."""
        found = [1] * box.rows
        for zone in self.zones:
            place = ZONE_BOX[zone]
            width = place.columns * (cell + 1) - 1
            lines = len(flowed([(sign.kind, self.length(sign)) for sign in self.signs[zone]], width))
            row = place.row - box.row
            found[row] = max(found[row], lines - 2 * (place.rows - 1))
        return found

    def draw(self) -> Canvas:
        for zone in self.zones:
            self.draw_zone(zone)
        box = self.plan.box
        for row in range(box.rows + 1):
            for column in range(box.columns + 1):
                self.draw_borders(box.column + column, box.row + row)
        more = (("↑", 0, self.plan.ys[0] < 0), ("↓", self.canvas.height - 1, self.plan.ys[-1] >= self.canvas.height))
        for arrow, y, is_cut in more:
            if is_cut:
                self.canvas.write(self.canvas.width - 1, y, arrow, self.palette.badge)
        return self.canvas

    # -- zones --------------------------------------------------------------------------------------------------

    def ground(self, zone: int) -> str:
        if ZONES[zone].is_solid or (ZONES[zone].is_shaft and self.house.cabin != self.floor):
            return self.palette.solid
        is_lit = f"zone {ZONE_IDS[zone]}" in self.light.lit
        return self.palette.floor(is_outdoor=ZONES[zone].is_outdoor, is_lit=is_lit)

    def draw_zone(self, zone: int) -> None:
        place, subject, bg = self.plan.place(ZONE_BOX[zone]), f"zone {ZONE_IDS[zone]}", self.ground(zone)
        self.canvas.fill(place.x, place.y, place.width, place.height, Ink(self.palette.ink, bg))
        if bg == self.palette.solid:
            return
        self.canvas.mark(place.x, place.y, place.width, place.height, subject)
        found = self.signs[zone]
        lines = flowed([(sign.kind, self.length(sign)) for sign in found], place.width)
        is_named = len(lines) < place.height or not lines
        self.draw_head(zone, place, is_named=is_named)
        for line, numbers in enumerate(lines[: place.height - is_named]):
            self.draw_signs([found[number] for number in numbers], place.x, place.y + line + is_named, bg)
        if len(lines) > place.height:
            self.canvas.write(place.x + place.width - 1, place.y + place.height - 1, "…", self.palette.badge)

    def draw_head(self, zone: int, place: Place, *, is_named: bool) -> None:
        """The name of a zone, and the numbers of the choices that name it at the right."""
        subject, light, palette = f"zone {ZONE_IDS[zone]}", self.light, self.palette
        numbers = sign(light.lit[subject]) or MANY if subject in light.lit else ""
        is_strong = subject in light.strong or subject == light.cursor
        ink = Ink(palette.ink if numbers else palette.dim, self.ground(zone))
        if is_strong:
            ink = palette.badge._replace(is_underlined=subject == light.cursor)
        room = place.width - len(numbers)
        full = self.sight.speech.text.zone(ZONE_IDS[zone])
        name = full if len(full) <= room else label(zone)
        if is_named:
            self.canvas.write(place.x, place.y, fitted(name, room), ink)
        elif is_strong:
            self.canvas.write(place.x + room - 1, place.y, "▸", ink)
        self.canvas.write(place.x + room, place.y, numbers, palette.badge)

    def badge(self, sign_: Sign) -> str:
        """The numbers of the choices that name something; it is only lit if they are those of a group."""
        if sign_.thing not in self.light.lit or sign_.thing.startswith("zone "):
            return ""
        return sign(self.light.lit[sign_.thing]) or MANY

    def length(self, sign_: Sign) -> int:
        return len(sign_.letters) + len(self.badge(sign_)) + (sign_.thing in self.light.hurt)

    def draw_signs(self, found: Sequence[Sign], x: int, y: int, bg: str) -> None:
        last = ""
        for sign_ in found:
            x += last not in ("", sign_.kind)
            start, last = x, sign_.kind
            ink = self.ink(sign_, bg)
            if sign_.thing in self.light.strong and not sign_.thing.startswith("zone "):
                ink = self.palette.badge
            x = self.canvas.write(x, y, sign_.letters, ink)
            if sign_.thing in self.light.hurt:
                x = self.canvas.write(x, y, HURT, Ink(self.palette.danger, bg, is_bold=True))
            x = self.canvas.write(x, y, self.badge(sign_), self.palette.badge._replace(is_underlined=True))
            self.canvas.mark(start, y, x - start, 1, sign_.thing)

    def ink(self, sign_: Sign, bg: str) -> Ink:
        palette, id = self.palette, sign_.thing.partition(" ")[2]
        match sign_.kind:
            case "hero":
                active = self.view["active"]
                is_active = active is not None and self.view["heroes"][active]["id"] == id
                return Ink(palette.ground, palette.people[id], is_bold=True, is_underlined=is_active)
            case "named":
                return Ink(palette.enemy, bg, is_bold=True, is_struck=id in self.view["lying"])
            case "mob":
                return Ink(palette.enemy, bg)
            case "token" | "point":
                return Ink(palette.colours.get(sign_.colour, palette.ink), bg, is_bold=True)
            case "citizen":
                return Ink(palette.good, bg, is_bold=True)
            case _:
                return Ink(palette.door, bg, is_bold=True)

    # -- walls, doors and windows -------------------------------------------------------------------------------

    def draw_borders(self, column: int, row: int) -> None:
        """What lies left of a cell and above it, and where those meet."""
        house, floor, box = self.house, self.floor, self.plan.box
        here, left, up, aside = (column, row), (column - 1, row), (column, row - 1), (column - 1, row - 1)
        x, y = self.plan.xs[column - box.column], self.plan.ys[row - box.row]
        arms = {
            "u": house.side(floor, aside, up), "d": house.side(floor, left, here),
            "l": house.side(floor, aside, left), "r": house.side(floor, up, here),
        }  # fmt: skip
        walls = "".join(arm for arm, side in arms.items() if side.kind not in BARE)
        zone = house.zone_at(floor, here)
        bg = self.palette.ground if walls or zone == NOWHERE else self.ground(zone)
        thin = "".join(arm for arm, side in arms.items() if side.kind == "border")
        corner = CORNERS[walls] if walls or zone == NOWHERE else THIN.get(thin, "·")
        self.canvas.write(x, y, corner, Ink(self.palette.wall if walls else self.palette.dim, bg))
        if row < box.row + box.rows:
            lines = self.plan.ys[row - box.row + 1] - y - 1
            self.draw_side(arms["d"], Place(x, y + 1, 1, lines), zone, is_upright=True)
        if column < box.column + box.columns:
            letters = self.plan.xs[column - box.column + 1] - x - 1
            self.draw_side(arms["r"], Place(x + 1, y, letters, 1), zone, is_upright=False)

    def draw_side(self, side: Side, place: Place, zone: int, *, is_upright: bool) -> None:
        """A border: nothing within a zone, dots between two zones of a room, a wall with what is in it."""
        palette = self.palette
        if side.kind == "floor":
            return  # the zone has been painted already
        if side.kind == "border":
            letter = "┊" if is_upright else "┄"
            self.canvas.fill(place.x, place.y, place.width, place.height, Ink(palette.dim, self.ground(zone)), letter)
        elif side.kind:
            letter = "┃" if is_upright else "━"
            self.canvas.fill(place.x, place.y, place.width, place.height, Ink(palette.wall, palette.ground), letter)
            if side.kind != "wall":
                self.draw_way(side, place)

    def draw_way(self, side: Side, place: Place) -> None:
        """A door or window in the middle of its wall, with the number of the choice that opens it."""
        palette, light = self.palette, self.light
        subject = "" if side.opening == NOWHERE else f"door {OPENINGS[side.opening].id}"
        numbers = sign(light.lit[subject]) or MANY if subject in light.lit else ""
        is_window = side.opening != NOWHERE and OPENINGS[side.opening].is_window
        ink = Ink(palette.window if is_window else palette.door, palette.ground, is_bold=True)
        if numbers or subject in (*light.strong, light.cursor):
            ink = palette.badge._replace(is_underlined=subject == light.cursor)
        letters = WAYS[side.kind]
        if place.width == 1:
            letters = (numbers if len(numbers) == 1 else MANY) if numbers else letters
        else:
            letters = f"{letters}{numbers or letters}{letters}"
        x, y = place.x + max(0, place.width - len(letters)) // 2, place.y + (place.height - 1) // 2
        self.canvas.write(x, y, letters, ink, place.width)
        if subject:
            self.canvas.mark(x, y, len(letters), 1, subject)


# -- arrows -----------------------------------------------------------------------------------------------------

ARROWS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def points(view: View, floor: int) -> Mapping[str, tuple[float, float]]:
    """Where the zones of a floor lie, and the doors and windows that are not open, in cells."""
    house = house_of(view)
    found: dict[str, tuple[float, float]] = {}
    for zone in house.zones(floor):
        box = ZONE_BOX[zone]
        if ZONE_IDS[zone] in view["zones"]:
            found[f"zone {ZONE_IDS[zone]}"] = (box.column + (box.columns - 1) / 2, box.row + (box.rows - 1) / 2)
    for number in house.doors(floor):
        if house.opening(number).kind in ("door", "window"):
            (x, y), (across, below) = OPENINGS[number].cells
            found[f"door {OPENINGS[number].id}"] = ((x + across) / 2, (y + below) / 2)
    return found


def neighbour(view: View, thing: str | None, key: str, marked: Sequence[str]) -> str | None:
    """The nearest place in that direction on the floor in sight; where things happen, to begin with."""
    zones = [zone_of(view, subject) for subject in marked if subject.startswith("zone ")]
    if not zones:
        return thing
    found, here = points(view, FLOOR[zones[0]]), acting_zone(view)
    if thing is None or thing not in found:
        start = "" if here == NOWHERE else f"zone {ZONE_IDS[here]}"
        return start if start in found else f"zone {ZONE_IDS[zones[0]]}"
    (x, y), (right, down) = found[thing], ARROWS[key]
    ways = []
    for other, (across, below) in found.items():
        if thing.startswith("door ") and other.startswith("door "):
            continue  # behind a door there is a zone
        ahead = (across - x) * right + (below - y) * down
        aside = abs((across - x) * down) + abs((below - y) * right)
        if ahead > 0.1 and aside <= ahead + 1:
            ways.append((ahead + 2 * aside, other))
    return min(ways)[1] if ways else thing
