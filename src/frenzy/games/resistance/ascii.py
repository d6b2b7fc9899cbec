"""The house as letters: what is between two cells of the map, what stands in a zone, and the table line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from frenzy.games.resistance.board import FLOOR, FRONTS, OPENINGS, SHAFTS, STAIRS, ZONE_AT, ZONE_IDS, ZONE_OF, ZONES
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import FLOOR_OF, FLOORS, LEVEL_AT, LEVELS, MODES, NOWHERE
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS
from frenzy.games.resistance.phrases import mode_of
from frenzy.games.resistance.state import State
from frenzy.games.resistance.text import Text

LETTERS: Final = {
    "wolverine": "W", "mystique": "M", "magneto": "G", "storm": "S", "colossus": "C", "rogue": "R",
    "juggernaut": "J", "psylocke": "P", "dark_phoenix": "D", "cyclops": "Y", "sabretooth": "B", "iceman": "I",
}  # fmt: skip
"""Everybody with a name, in both modes."""

MARKS: Final = {
    "named": "!", "token": "*", "point": "^", "asleep": "~", "citizen": "c", "hidden": "h", "face_down": "?",
    "object": "H", "exit": ">", "stairs": "%", "card": "$",
}  # fmt: skip
WIDTH, HEIGHT = 7, 2

Cell = tuple[int, int]


class Side(NamedTuple):
    """What is between two cells: nothing (`floor`), the border of two zones (`border`), a `wall`, or a way through it:
    `open`, a closed `door` or `window`, or one that is `barred`. Outside of the map there is not even that."""

    kind: str
    opening: int = NOWHERE


class Sign(NamedTuple):
    """Something in a zone, by its letters; `colour` is that of the token or point, if it has one."""

    letters: str
    thing: str
    kind: str
    colour: str = ""


class Box(NamedTuple):
    """Some cells of a floor."""

    column: int
    row: int
    columns: int
    rows: int


def boxed(cells: Sequence[Cell]) -> Box:
    """The smallest box around these cells; zones are boxes."""
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    return Box(left, top, max(c for c, _ in cells) - left + 1, max(r for _, r in cells) - top + 1)


ZONE_BOX: Final = tuple(boxed(zone.cells) for zone in ZONES)
OPENING_AT: Final = {
    (FLOOR[opening.zones[0]], *ends): number
    for number, opening in enumerate(OPENINGS)
    for ends in (opening.cells, opening.cells[::-1])
}
"""By floor and the cells on both sides."""


class House:
    """The tiles of a mission as doors, windows and the cabin stand in a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.mission = MISSIONS[MISSION_OF[view["options"]["mission"]]]
        self.open, self.barred = frozenset(view["open"]), frozenset(view["barred"])
        self.cabin = NOWHERE if view["cabin"] is None else FLOOR_OF[view["cabin"]]
        self.floors = tuple(floor for floor in range(len(FLOORS)) if self.zones(floor))

    def zones(self, floor: int) -> list[int]:
        """The zones of the tiles in play, with those where nobody can stand."""
        return [z for z, zone in enumerate(ZONES) if zone.floor == floor and self.mission.tiles >> zone.tile & 1]

    def box(self, floor: int) -> Box:
        return boxed([cell for zone in self.zones(floor) for cell in ZONES[zone].cells])

    def zone_at(self, floor: int, cell: Cell) -> int:
        zone = ZONE_AT.get((floor, *cell), NOWHERE)
        return zone if zone != NOWHERE and self.mission.tiles >> ZONES[zone].tile & 1 else NOWHERE

    def side(self, floor: int, here: Cell, there: Cell) -> Side:
        """What is between two cells that lie beside each other."""
        one, other = self.zone_at(floor, here), self.zone_at(floor, there)
        if one == other:
            return Side("" if one == NOWHERE else "floor")
        if NOWHERE in (one, other):
            return Side("wall")
        if (floor, here, there) in OPENING_AT:
            return self.opening(OPENING_AT[floor, here, there])
        if self.cabin == floor and {one, other} == {SHAFTS[floor], FRONTS[floor]}:
            return Side("open")
        is_same = ZONES[one].room == ZONES[other].room or (ZONES[one].is_outdoor and ZONES[other].is_outdoor)
        return Side("border" if is_same else "wall")

    def opening(self, number: int) -> Side:
        """How a door or window stands."""
        opening = OPENINGS[number]
        if opening.id in self.open:
            return Side("open", number)
        if opening.id in self.barred:
            return Side("barred", number)
        return Side("window" if opening.is_window else "door", number)

    def doors(self, floor: int) -> list[int]:
        """The doors and windows between zones in play."""
        zones = {*self.zones(floor)}
        return [number for number, opening in enumerate(OPENINGS) if {*opening.zones} <= zones]


# -- what stands in a zone --------------------------------------------------------------------------------------


def signs(view: View, zone: int, marks: Mapping[str, str] = MARKS) -> list[Sign]:
    """Everything in a zone, what matters most first."""
    name = ZONE_IDS[zone]
    found = [Sign(LETTERS[h["id"]], f"hero {h['id']}", "hero") for h in view["heroes"] if h["zone"] == name]
    for enemy in view["enemies"]:
        if enemy["zone"] == name and enemy["id"] is not None:
            found.append(Sign(f"{marks['named']}{LETTERS[enemy['id']]}", f"named {enemy['id']}", "named"))
        elif enemy["zone"] == name:
            found.append(Sign(f"{enemy['kind'][0]}{enemy['count']}", f"mob {enemy['kind']} {name}", "mob"))
    for lies in view["objectives"]:
        if lies["zone"] == name and not lies["taken"]:
            colour = lies["colour"] or ""
            found.append(Sign(f"{marks['token']}{colour[:1] or '?'}", f"token {name}", "token", colour))
    for person in view["citizens"]:
        if person["zone"] == name:
            kind = "face_down" if person["id"] is None else "hidden" if person["hidden"] else "citizen"
            thing = f"zone {name}" if person["id"] is None else f"citizen {person['id']}"
            found.append(Sign(marks[kind], thing, "citizen"))
    for number, point in enumerate(view["points"], 1):
        if point["zone"] == name:
            mark, colour = marks["point" if point["active"] else "asleep"], point["colour"]
            letter = "" if colour == "initial" else colour[0]
            found.append(Sign(f"{mark}{number}{letter}", f"point {name}", "point", colour))
    found += [Sign(marks["object"], f"object {o['id']}", "object") for o in view["objects"] if o["zone"] == name]
    found += [Sign(marks["card"], f"zone {name}", "card") for place in view["map_cards"] if place == name]
    if view["exit"] == name:
        found.append(Sign(marks["exit"], f"zone {name}", "exit"))
    if any(zone in pair and {ZONE_IDS[end] for end in pair} <= {*view["zones"]} for pair in STAIRS):
        found.append(Sign(marks["stairs"], f"zone {name}", "stairs"))
    return found


def flowed(pieces: Sequence[tuple[str, int]], width: int) -> list[list[int]]:
    """Pieces of a kind and a length in lines of this width, by their numbers; between kinds there is a gap.

    >>> flowed([("hero", 1), ("hero", 1), ("mob", 2), ("mob", 2)], 5)
    [[0, 1, 2], [3]]
    """
    lines: list[list[int]] = []
    used, last = width, ""
    for number, (kind, length) in enumerate(pieces):
        gap = int(last not in ("", kind))
        if lines and used + gap + length <= width:
            lines[-1].append(number)
            used += gap + length
        else:
            lines.append([number])
            used = length
        last = kind
    return lines


def label(zone: int) -> str:
    """The short name of a zone: its id without that of its tile."""
    return ZONE_IDS[zone].partition("-")[2]


def level_of(xp: int) -> str:
    """The danger level of so much XP.

    >>> level_of(6), level_of(7)
    ('blue', 'yellow')
    """
    return [name for name, least in zip(LEVELS, LEVEL_AT, strict=True) if xp >= least][-1]


# -- the drawing ------------------------------------------------------------------------------------------------

ACROSS: Final = {"": "       ", "floor": "       ", "border": " . . . ", "wall": "-------", "open": "--   --",
                 "door": "---D---", "window": "---W---", "barred": "---x---"}  # fmt: skip
DOWN: Final = {"": "  ", "floor": "  ", "border": ". ", "wall": "||", "open": " |", "door": "D|", "window": "W|",
               "barred": "x|"}  # fmt: skip
BARE: Final = ("", "floor", "border")


def draw(table: State | View, text: Text | None = None) -> str:
    """The table as text: each floor, then heroes, crowds and goals in words.

    Of a floor: `D` is a closed door and `W` a window, `x` one that is barred, a gap an open way. In a zone: heroes by
    their letters, `w3` three walkers, `!J` one with a name, `c` a citizen and `?` one face down, `*r` the red
    objective, `^1` the first spawn point, `~2` one that sleeps, `>` the exit, `%` stairs, `H` the Hand.
    """
    view: View = GAME.view(table, None) if isinstance(table, State) else table
    words, house = text or Text(), House(view)
    lines: list[str] = []
    for floor in house.floors:
        lines += [words.say(f"floor-{FLOORS[floor]}"), *floor_lines(house, floor)]
    return "\n".join([*lines, *hero_lines(view, words), *crowd_lines(view, words), *goal_lines(view, words)])


def floor_lines(house: House, floor: int) -> list[str]:
    """One floor, every cell 7 letters wide and 2 lines high."""
    box = house.box(floor)
    sheet = [[" "] * (box.columns * (WIDTH + 1) + 1) for _ in range(box.rows * (HEIGHT + 1) + 1)]

    def put(x: int, y: int, letters: str) -> None:
        sheet[y][x : x + len(letters)] = letters

    for row in range(box.rows + 1):
        for column in range(box.columns + 1):
            here = (box.column + column, box.row + row)
            up, left = (here[0], here[1] - 1), (here[0] - 1, here[1])
            x, y = column * (WIDTH + 1), row * (HEIGHT + 1)
            meeting = (
                house.side(floor, left, here), house.side(floor, up, here),
                house.side(floor, (left[0], up[1]), up), house.side(floor, (left[0], up[1]), left),
            )  # fmt: skip
            put(x, y, " " if all(side.kind in BARE for side in meeting) else "+")
            if column < box.columns:
                put(x + 1, y, ACROSS[meeting[1].kind])
            if row < box.rows:
                for line, letter in enumerate(DOWN[meeting[0].kind], 1):
                    put(x, y + line, letter)
    for zone in house.zones(floor):
        place = ZONE_BOX[zone]
        x, y = (place.column - box.column) * (WIDTH + 1) + 1, (place.row - box.row) * (HEIGHT + 1) + 1
        width, height = place.columns * (WIDTH + 1) - 1, place.rows * (HEIGHT + 1) - 1
        for line, words in enumerate(zone_lines(house.view, zone, width, height)):
            put(x, y + line, words)
    return ["".join(row).rstrip() for row in sheet]


def zone_lines(view: View, zone: int, width: int, height: int) -> list[str]:
    """The name of a zone and what stands there; in a crowd there is no room for the name."""
    found = signs(view, zone)
    lines = [
        "".join(
            f"{' ' if place and found[number].kind != found[line[place - 1]].kind else ''}{found[number].letters}"
            for place, number in enumerate(line)
        )
        for line in flowed([(sign.kind, len(sign.letters)) for sign in found], width)
    ]
    return ([label(zone)[:width], *lines] if len(lines) < height else lines)[:height]


# -- in words ---------------------------------------------------------------------------------------------------


def hero_lines(view: View, text: Text) -> list[str]:
    """Every hero: where, and how they stand."""
    lines = []
    for number, hero in enumerate(view["heroes"]):
        zone = hero["zone"]
        where = text.zone(zone) if zone is not None else text.say("view-left") if hero["left"] else "-"
        numbers = {"health": hero["health"], f"power-{MODES[mode_of(view)]}": hero["power"], "xp": hero["xp"]}
        told = [f"{text.say(f'view-{name}')} {number}" for name, number in numbers.items()]
        told.append(text.say(f"level-{level_of(hero['xp'])}"))
        told += [text.say(f"trait-{trait}") for trait in hero["traits"]]
        told += [text.say(f"citizen-{hero['citizen']}")] if hero["citizen"] is not None else []
        mark = "*" if number == view["active"] else "x" if hero["activated"] else " "
        lines.append(f"{mark} {LETTERS[hero['id']]} {text.name(hero['id'])}: {where} · {' · '.join(told)}")
    return lines


def crowd_lines(view: View, text: Text) -> list[str]:
    """The enemies zone by zone."""
    found: dict[str, list[str]] = {}
    for enemy in view["enemies"]:
        told = text.name(enemy["id"]) if enemy["id"] is not None else text.mobs(enemy["kind"], enemy["count"])
        found.setdefault(enemy["zone"], []).append(told)
    return [f"  {label(ZONE_OF[zone])}: {', '.join(told)} ({text.zone(zone)})" for zone, told in found.items()]


def goal_lines(view: View, text: Text) -> list[str]:
    """What the mission asks for, and what of it is done."""
    met = [goal for block in view["goals"] for goal in block]
    goals = text.story(view["options"]["mission"]).goals
    return [f"[{'x' if done else ' '}] {goal}" for done, goal in zip(met, goals, strict=True)]
