"""What lies around the house: the line on top with the floors, the heroes' dashboards, the mission."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from frenzy.games.resistance.ascii import LETTERS, level_of
from frenzy.games.resistance.ids import FLOORS, LEVELS, ZOMBIE
from frenzy.games.resistance.phrases import mode_of
from frenzy.tui.canvas import Canvas, Ink, fitted
from frenzy.tui.light import sign
from frenzy.tui.renderer import GameRenderer, Sight, Size, empty_panel
from frenzy.tui.resistance.floor import GLYPHS, HURT, floor_pages, numbers_on
from frenzy.tui.resistance.palette import ComicPalette
from frenzy.wire import View

HEALTH, POWER, DONE, TURN = "♥", "↯", "✔", "▶"
DANGER: Final = dict(zip(LEVELS, "○◔◑●", strict=True))
"""Danger levels differ in more than colour."""

DASHBOARD: Final = 38
"""So wide is a dashboard at least."""


def dashboards(heroes: int, width: int) -> tuple[int, int]:
    """In how many columns and rows the heroes' dashboards lie.

    >>> dashboards(4, 80), dashboards(6, 120), dashboards(2, 200)
    ((2, 2), (3, 2), (2, 1))
    """
    columns = max(1, min(heroes, width // DASHBOARD))
    return columns, -(-heroes // columns)


def goals(sight: Sight) -> list[tuple[bool, str]]:
    """What the mission asks for, and whether it is done."""
    met = [is_met for block in sight.view["goals"] for is_met in block]
    return list(zip(met, sight.speech.text.story(sight.view["options"]["mission"]).goals, strict=True))


class PanelsRenderer(GameRenderer):
    """Everything but the map itself."""

    def heading(self, sight: Sight) -> list[tuple[str, Ink]]:
        """Mission, round, danger, and who acts."""
        view, speech, palette = sight.view, sight.speech, sight.painted(ComicPalette)
        plain, dim = Ink(palette.ink, palette.panel, is_bold=True), Ink(palette.dim, palette.panel)
        level = LEVELS[view["level"]]
        told = [
            (view["options"]["mission"], plain._replace(fg=palette.accent)),
            (speech.say("resistance-round", round=view["round"]), dim),
        ]
        danger = speech.say("resistance-danger", level=speech.text.say(f"level-{level}"))
        told.append((f"{DANGER[level]} {danger}", dim._replace(fg=palette.levels[level])))
        if view["active"] is not None and view["to_act"] is not None:
            name = speech.text.name(view["heroes"][view["active"]]["id"])
            told.append((speech.say("tui-turn", name=name, count=view["actions_left"]), plain))
        else:
            told.append((speech.text.say(f"phase-{view['phase']}"), plain))
        return told

    def draw_gauge(self, sight: Sight, canvas: Canvas) -> int:
        """The floors, with the numbers of the choices on those that are not in sight; each can be pressed."""
        pages, palette = floor_pages(sight), sight.palette
        if len(pages) < 2:
            return canvas.width
        tabs = []
        for page in sorted(pages, key=FLOORS.index):
            numbers = "" if page == pages[0] else sign(numbers_on(sight.view, sight.light, page))
            tabs.append((page, f" {sight.speech.say(f'resistance-floor-{page}')} ", numbers))
        x = start = max(0, canvas.width - 1 - sum(len(name) + len(numbers) for _, name, numbers in tabs))
        for page, name, numbers in tabs:
            ink = Ink(palette.dim, palette.panel)
            if page == pages[0]:
                ink = Ink(palette.ink, palette.line, is_bold=True)
            end = canvas.write(x, 0, name, ink)
            end = canvas.write(end, 0, numbers, palette.badge)
            canvas.mark(x, 0, end - x, 1, f"page {page}")
            x = end
        return start

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        """The dashboards, side by side."""
        canvas, heroes = empty_panel(sight, size), sight.view["heroes"]
        columns, rows = dashboards(len(heroes), size[0])
        width, lines = size[0] // columns, max(1, size[1] // rows)
        for number in range(len(heroes)):
            x, y = number % columns * width, number // columns * lines
            draw_dashboard(canvas, sight, number, x, y, width - 1)
            if lines > 1:
                draw_belongings(canvas, sight, number, x + 4, y + 1, width - 5)
        return canvas

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        """The mission: what it asks for, and what lies in the piles."""
        canvas, palette, text = empty_panel(sight, size), sight.palette, sight.speech.text
        story = text.story(sight.view["options"]["mission"])
        plain, dim = Ink(palette.ink, palette.panel), Ink(palette.dim, palette.panel)
        canvas.mark(0, 0, *size, "mission")
        canvas.write(1, 0, story.title, plain._replace(fg=palette.accent, is_bold=True))
        y = 1
        for is_met, goal in goals(sight):
            for line in wrap(f"{'☑' if is_met else '☐'} {goal}", max(size[0] - 2, 4), subsequent_indent="  "):
                canvas.write(1, y, line, dim if is_met else plain)
                y += 1
        for line in wrap(" · ".join(counts(sight)), max(size[0] - 2, 4)):
            canvas.write(1, y, line, dim)
            y += 1
        for line in wrap(story.rules, max(size[0] - 2, 4)):
            canvas.write(1, y + 1, line, dim)
            y += 1
        return canvas

    def draw_lower(self, sight: Sight, size: Size) -> Canvas:
        """The goals, a line each, where there is no room for more."""
        canvas, palette = empty_panel(sight, size), sight.palette
        for y, (is_met, goal) in enumerate(goals(sight)):
            ink = Ink(palette.dim if is_met else palette.ink, palette.panel)
            canvas.write(0, y, f"{'☑' if is_met else '☐'} {goal}", ink)
        canvas.mark(0, 0, *size, "mission")
        return canvas


def counts(sight: Sight) -> list[str]:
    """The piles, and who was rescued or devoured: zombie heroes rescue nobody, and what they take they devour."""
    view, say = sight.view, sight.speech.text.say
    found = [f"{say(f'view-{pile}')} {count}" for pile, count in view["piles"].items()]
    fates = {"devoured": "rescued"} if mode_of(view) == ZOMBIE else {"rescued": "rescued", "devoured": "devoured"}
    return found + [f"{say(f'view-{fate}')} {len(view[those])}" for fate, those in fates.items() if view[those]]


def draw_dashboard(canvas: Canvas, sight: Sight, number: int, x: int, y: int, width: int) -> None:
    """A hero in one line: whether it is their turn, health, power, XP, how much they carry."""
    view, palette, hero = sight.view, sight.painted(ComicPalette), sight.view["heroes"][number]
    subject, level = f"hero {hero['id']}", level_of(hero["xp"])
    plain = Ink(palette.ink, palette.panel)
    canvas.mark(x, y, width, 1, subject)
    mark = TURN if number == view["active"] else DONE if hero["activated"] else " "
    canvas.write(x, y, mark, plain._replace(fg=palette.accent, is_bold=True))
    letter = Ink(palette.ground, palette.people[hero["id"]], is_bold=True)
    begin = canvas.write(x + 1, y, f" {LETTERS[hero['id']]} ", letter)
    if subject in sight.light.hurt:
        begin = canvas.write(begin, y, HURT, plain._replace(fg=palette.danger, is_bold=True))
    begin = canvas.write(begin, y, sign(sight.light.lit.get(subject, ())), palette.badge)
    numbers = [
        (f" {HEALTH}{hero['health']}", palette.danger if hero["health"] < 2 else palette.ink),
        (f" {POWER}{hero['power']}", palette.door),
        (f" {DANGER[level]}{hero['xp']}", palette.levels[level]),
        (carried(hero), palette.good),
    ]
    right = end = x + width - sum(len(text) for text, _ in numbers)
    for text, colour in numbers:
        end = canvas.write(end, y, text, plain._replace(fg=colour))
    is_gone = hero["zone"] is None
    ink = plain._replace(is_bold=hero["seat"] == view["seat"], is_struck=is_gone and not hero["left"])
    if subject in sight.light.strong:
        ink = palette.badge
    name = sight.speech.text.name(hero["id"])
    owner = player(sight, hero["seat"])
    full = f"{name} · {owner}" if owner else name
    room = right - begin - 1
    canvas.write(begin + 1, y, full if len(full) <= room else fitted(name, room), ink)


def player(sight: Sight, seat: int) -> str:
    """Who runs a hero, where several people play."""
    sitter = sight.seats[seat] if seat < len(sight.seats) else None
    if sitter is None or sitter.kind != "human" or len(sight.seats) < 2:
        return ""
    return sight.speech.say("tui-you") if seat == sight.view["seat"] else sitter.name


def carried(hero: Mapping[str, Any]) -> str:
    """What a hero carries, in signs.

    >>> carried({"traits": ["grit", "rush"], "citizen": "callisto", "tokens": ["red"], "left": False})
    ' +2 c ◆r'
    """
    found = [f"+{len(hero['traits'])}"] if hero["traits"] else []
    found += [GLYPHS["citizen"]] if hero["citizen"] is not None else []
    found += [f"{GLYPHS['token']}{colour[0]}" for colour in hero["tokens"]]
    found += [GLYPHS["exit"]] if hero["left"] else []
    return "".join(f" {sign_}" for sign_ in found)


def draw_belongings(canvas: Canvas, sight: Sight, number: int, x: int, y: int, width: int) -> None:
    """A hero's traits and citizen by name; those used up are dim."""
    palette, text, hero = sight.palette, sight.speech.text, sight.view["heroes"][number]
    things = [(f"trait {trait}", trait) for trait in hero["traits"]]
    things += [(f"citizen {hero['citizen']}", hero["citizen"])] if hero["citizen"] is not None else []
    room = (width + 2) // max(len(things), 1) - 2
    for thing, id in things:
        colour = palette.dim if id in hero["used"] else palette.ink
        end = canvas.write(x, y, fitted(text.say(thing.replace(" ", "-")), room), Ink(colour, palette.panel))
        canvas.mark(x, y, end - x, 1, thing)
        x = end + 2


def holder(view: View, thing: str) -> str | None:
    """The hero who has a trait or leads a citizen; the one who acts, for a skill."""
    kind, _, id = thing.partition(" ")
    for hero in view["heroes"]:
        if (kind == "trait" and id in hero["traits"]) or (kind == "citizen" and id == hero["citizen"]):
            return f"hero {hero['id']}"
    active = view["active"]
    return f"hero {view['heroes'][active]['id']}" if kind == "skill" and active is not None else None
