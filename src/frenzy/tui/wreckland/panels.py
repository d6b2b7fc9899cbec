"""What lies around the chase: the line on top, dice and Scrap, the boss board."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from frenzy.tui.canvas import Canvas, Ink, fitted
from frenzy.tui.light import sign
from frenzy.tui.renderer import GameRenderer, Sight, Size, empty_panel
from frenzy.tui.wreckland.lines import open_road, road_lines, table_lines
from frenzy.tui.wreckland.palette import RustPalette
from frenzy.tui.wreckland.tokens import attack, die_ink, die_letters, enemy_card


class PanelsRenderer(GameRenderer):
    """Everything but the chase itself."""

    def heading(self, sight: Sight) -> list[tuple[str, Ink]]:
        """Chapter, Round, Turn and Step."""
        view, say, palette = sight.view, sight.speech.say, sight.palette
        plain = Ink(palette.ink, palette.panel, is_bold=True)
        pieces = [
            say("wreckland-chapter", chapter=view["options"]["chapter"]),
            say("wreckland-round", round=view["round"]),
        ]
        if view["phase"] == "wreckage":
            pieces.append(say("wreckland-wreckage"))
        elif view["turn"]:
            pieces.append(say("wreckland-turn", turn=view["turn"]))
        told = [(say("wreckland-title"), plain._replace(fg=palette.accent))]
        told.append((" · ".join(pieces), Ink(palette.dim, palette.panel)))
        if view["phase"] == "run" and view["step"]:
            colour = "red" if view["step"] % 2 else "white"
            told.append((say("wreckland-step", step=view["step"], colour=colour, placed=view["placed"]), plain))
        return told

    def draw_gauge(self, sight: Sight, canvas: Canvas) -> int:
        """How the Core stands, at the right; where that begins."""
        core, palette = sight.view["core"], sight.palette
        text = f"{sight.speech.say('wreckland-core')} {core['damage']}/{core['resistance']}"
        start = canvas.width - 1 - len(text)
        canvas.write(
            start, 0, text, Ink(palette.danger if core["damage"] else palette.ink, palette.panel, is_bold=True)
        )
        return start - 1

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        """The dice of the pool in one line, the Scrap in the other, with the numbers of the choices that name them."""
        canvas, palette = empty_panel(sight, size), sight.painted(RustPalette)
        titles = [sight.speech.say("wreckland-dice"), sight.speech.say("wreckland-scrap")]
        start = max(map(len, titles)) + 1
        for y, title in enumerate(titles):
            canvas.write(0, y, title, Ink(palette.dim, palette.panel))
        draw_pool(canvas, start, sight, palette)
        draw_scrap(canvas, start, sight, palette)
        return canvas

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        """The boss, and the table that red dice are rolled on in this phase."""
        view, speech, palette, subject = sight.view, sight.speech, sight.palette, "board"
        canvas = empty_panel(sight, size)
        canvas.mark(0, 0, *size, subject)
        boss = view["boss"]
        numbers = sight.light.lit.get(subject, ())
        ink = palette.badge if subject in sight.light.strong else Ink(palette.accent, palette.panel, is_bold=True)
        x = canvas.write(1, 0, f"♛ {speech.text.name(boss['id'])}", ink, canvas.width - 6)
        if numbers:
            canvas.write(x + 1, 0, f" {sign(numbers)} ", palette.badge)
        plain, dim = Ink(palette.ink, palette.panel), Ink(palette.dim, palette.panel)
        y = write_wrapped(canvas, 1, [standing(sight)], dim)
        for card in view.get("canyon", [])[-1:]:
            told = [speech.text.name(card), speech.text.say("event-canyon_survived", count=view["survived"])]
            y = write_wrapped(canvas, y, told, plain._replace(fg=palette.door))
            canvas.mark(0, y - 2, canvas.width, 2, f"card {card}")
        for card in open_road(view):
            below = write_wrapped(canvas, y, road_lines(speech.text, view, card), plain._replace(fg=palette.door))
            canvas.mark(0, y, canvas.width, below - y, f"card {card}")
            y = below
        phase = view["phase"] if view["phase"] == "wreckage" else "run"
        y = write_wrapped(canvas, y, [speech.say(f"wreckland-boss-table-{phase}")], dim)
        y = write_wrapped(canvas, y, table_lines(speech.text, view, phase), plain, hanging="    ")
        rule = f"chapter-{view['options']['chapter']}-rule"
        if speech.text.knows(rule):
            write_wrapped(canvas, y, [speech.text.say(rule)], dim)
        return canvas


def draw_pool(canvas: Canvas, x: int, sight: Sight, palette: RustPalette) -> None:
    pool = sight.view["pool"]
    if not pool:
        canvas.write(x, 0, sight.speech.say("wreckland-none"), Ink(palette.dim, palette.panel))
    for place, name in enumerate(pool):
        subject, start = f"die {name}", x
        if place and name[0] != pool[place - 1][0]:
            x = start = x + 1
        ink = die_ink(name, palette)
        if subject in sight.light.strong:
            ink = palette.badge._replace(is_underlined=True)
        x = canvas.write(x, 0, die_letters(name), ink)
        is_last = name not in pool[place + 1 :]
        if subject in sight.light.lit and is_last:
            x = canvas.write(x, 0, sign(sight.light.lit[subject]) or "•", palette.badge)
        canvas.mark(start, 0, x - start, 1, subject)
        x += 1


def draw_scrap(canvas: Canvas, x: int, sight: Sight, palette: RustPalette) -> None:
    """Each card with the values it can stand for; what does not fit is shortened evenly."""
    scrap = sight.view["scrap"]
    if not scrap:
        canvas.write(x, 1, sight.speech.say("wreckland-none"), Ink(palette.dim, palette.panel))
        return
    space = max(4, (canvas.width - x) // len(scrap) - 2)
    for name in scrap:
        subject, start = f"scrap {name}", x
        values = "/".join(map(str, enemy_card(name).dice))
        numbers = sign(sight.light.lit[subject]) or "•" if subject in sight.light.lit else ""
        ink = Ink(palette.ink, palette.plate_lit if numbers else palette.panel)
        if subject in sight.light.strong:
            ink = palette.badge
        room = space - len(values) - 1 - len(numbers)
        x = canvas.write(x, 1, f"{fitted(sight.speech.text.name(name), room)} {values}".strip(), ink)
        x = canvas.write(x, 1, numbers, palette.badge)
        canvas.mark(start, 1, x - start, 1, subject)
        x += 2


def standing(sight: Sight) -> str:
    """The boss in numbers, or when it will come."""
    view, enemy = sight.view, enemy_card(sight.view["boss"]["id"])
    found = [doc for doc in view["enemies"] if enemy_card(doc["id"]).rank == "boss"]
    if not found:
        return f"{sight.speech.say('wreckland-boss-waits')} · 0/{enemy.resistance} {attack(enemy)}"
    card = enemy_card(found[0]["id"])
    place = sight.speech.say(f"wreckland-{found[0]['section']}")
    return f"{place} · {found[0]['damage']}/{card.resistance} {attack(card)}"


def write_wrapped(canvas: Canvas, y: int, lines: Sequence[str], ink: Ink, hanging: str = "") -> int:
    """Lines of text from here on; where the next ones can begin."""
    for line in lines:
        for part in wrap(line, max(canvas.width - 2, 4), subsequent_indent=hanging):
            canvas.write(1, y, part, ink)
            y += 1
    return y
