"""The chase in letters and colours: the vehicle with its eight slots, and whoever drives around it.

In a Wreckage phase nobody does: the Parts that may be installed are listed instead. What some choice names is brighter
and bears the number of the choice.

                 Dust Jackal 2      Fuse Rat
                 0/4 ‹1›‹5› →2      3/5 (3) ≡1✹
                          ▲ front 2
      ◀ left     NW Shot Blaster  N Twin Blasters  NE free         right ▶
      Iron Tick  1/4 ▲ ‹2›[4]     0/4 ‹2›‹4›                       Toll Truck
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from frenzy.games.wreckland.cards import DESTRUCTION, DESTRUCTION_IDS, Part, shown_on
from frenzy.tui.canvas import Canvas, Ink, fitted
from frenzy.tui.light import sign
from frenzy.tui.renderer import Sight, Size
from frenzy.tui.wreckland.palette import RustPalette
from frenzy.tui.wreckland.plan import Box, chase_plan, workshop_plan
from frenzy.tui.wreckland.tokens import (
    HURT,
    POINTERS,
    armour,
    attack,
    draw_sockets,
    enemy_card,
    part_card,
    pointers,
    sockets_width,
)

WIDEST_FOE: Final = 26
NARROWEST_FOE: Final = 11
BAR, EMPTY = "█", "░"


class ChasePicture:
    """One drawing of one view."""

    def __init__(self, sight: Sight, size: Size) -> None:
        self.view, self.speech, self.text, self.light = sight.view, sight.speech, sight.speech.text, sight.light
        self.palette = palette = sight.painted(RustPalette)
        self.is_workshop = self.view["phase"] == "wreckage" and not self.view["enemies"]
        self.plan = workshop_plan(*size) if self.is_workshop else chase_plan(*size)
        self.canvas = Canvas(*size, Ink(palette.ink, palette.ground))

    def draw(self) -> Canvas:
        for section, box in self.plan.sections.items():
            self.draw_section(section, box)
        for slot, box in self.plan.slots.items():
            if slot:
                self.draw_slot(slot, box)
            else:
                self.draw_core(box)
        if self.is_workshop:
            self.draw_shelf(self.plan.spare)
        return self.canvas

    # -- small things -------------------------------------------------------------------------------------------

    def numbers(self, subject: str) -> str:
        return sign(self.light.lit.get(subject, ()))

    def head(self, subject: str, bg: str) -> Ink:
        """The ink of a name: in hand, under the keyboard, or plain."""
        ink = Ink(self.palette.ink, bg, is_bold=True)
        if subject in self.light.strong or subject == self.light.cursor:
            return self.palette.badge._replace(is_underlined=subject == self.light.cursor)
        return ink

    def draw_card(self, subject: str, name: str, box: Box, bg: str, width: int | None = None) -> None:
        """A card that can be pressed, and its first line, in so many cells if it has not all of them."""
        self.canvas.fill(box.x, box.y, box.width, box.height, Ink(self.palette.ink, bg))
        self.canvas.mark(box.x, box.y, box.width, box.height, subject)
        self.draw_head(subject, name, box if width is None else Box(box.x, box.y, width, 1), bg)

    def draw_head(self, subject: str, name: str, box: Box, bg: str) -> None:
        """The first line of a card: its name, a star if it was just hit, the numbers of its choices at the right."""
        numbers, ink = self.numbers(subject), self.head(subject, bg)
        badge = f" {numbers} " if numbers else ""
        if ink.bg != bg:
            self.canvas.fill(box.x, box.y, box.width, 1, ink)
        box = box.inner()
        x = box.x
        if subject in self.light.hurt:
            x = self.canvas.write(x, box.y, HURT, ink._replace(fg=self.palette.danger if ink.bg == bg else ink.fg))
        self.canvas.write(x, box.y, fitted(name, box.x + box.width - x - len(badge)), ink)
        badge_ink = self.palette.badge if ink.bg == bg else self.palette.badge._replace(is_underlined=True)
        self.canvas.write(box.x + box.width - len(badge), box.y, badge, badge_ink)

    def health(self, damage: int, resistance: int, x: int, y: int, bg: str) -> int:
        """Damage and resistance; what is hurt is red and what is nearly gone stands out."""
        colour = self.palette.danger if damage else self.palette.ink
        return self.canvas.write(x, y, f"{damage}/{resistance}", Ink(colour, bg, is_bold=damage * 2 >= resistance))

    def write_lines(self, lines: Sequence[str], box: Box, y: int, ink: Ink) -> None:
        """Some lines of text, wrapped, as far as there is room."""
        wrapped = [part for line in lines for part in wrap(line, max(box.width, 2))]
        room = box.y + box.height - y
        for number, line in enumerate(wrapped[:room]):
            more = "…" if number == room - 1 and len(wrapped) > room else ""
            self.canvas.write(box.x, y + number, fitted(line + more, box.width), ink)

    # -- the vehicle --------------------------------------------------------------------------------------------

    def draw_slot(self, slot: str, box: Box) -> None:
        doc, subject, palette = self.view["slots"][slot], f"slot {slot}", self.palette
        is_lit = subject in self.light.lit
        if doc["destruction"]:
            bg, name = palette.wreck, f"{slot} {self.speech.say('wreckland-wrecked')}"
        elif doc["part"] is None:
            bg, name = palette.bare, f"{slot} {self.speech.say('wreckland-free')}"
        else:
            bg, name = palette.plate, f"{slot} {self.text.name(doc['part'])}"
        bg = palette.plate_lit if is_lit else bg
        self.draw_card(subject, name, box, bg)
        if box.height < 2:
            return
        if doc["destruction"]:
            need = self.text.requirement(DESTRUCTION[DESTRUCTION_IDS.index(doc["destruction"])])
            self.write_lines([f"╳ {need}"], box.inner(), box.y + 1, Ink(palette.ink, bg))
        elif doc["part"] is not None:
            self.draw_part(part_card(doc["part"]), doc, box, bg)

    def draw_part(self, part: Part, doc: dict[str, Any], box: Box, bg: str) -> None:
        """Damage, shield, spikes and die slots in one line; what it does in those that are left."""
        box = box.inner()
        ink = Ink(self.palette.ink, bg)
        x = self.health(doc["damage"], part.resistance, box.x, box.y + 1, bg)
        signs = armour(part) + pointers(doc["spikes"])
        if signs:
            gap = 1 if box.width >= 3 + 1 + len(signs) + 1 + sockets_width(shown_on(part)) else 0
            self.canvas.write(x + gap, box.y + 1, signs, ink._replace(fg=self.palette.door))
        start = box.x + box.width - sockets_width(shown_on(part))
        draw_sockets(self.canvas, start, box.y + 1, shown_on(part), doc["dice"], self.palette)
        if box.height > 2:
            self.write_lines(self.deeds(part), box, box.y + 2, ink)

    def deeds(self, part: Part) -> list[str]:
        """What a Part does, and what an exact match adds."""
        text = self.text
        lines = [text.word(part.words[index]) for index in part.effects]
        bonus = [text.word(part.words[index]) for index in part.exact]
        if part.plus:
            bonus.append(text.say("word-plus", n=part.plus))
        if part.ram_plus:
            bonus.append(text.say("word-ram_plus", n=part.ram_plus))
        return [" · ".join(lines), *([f"= {' · '.join(bonus)}"] if bonus else [])]

    def draw_core(self, box: Box) -> None:
        palette, core = self.palette, self.view["core"]
        bg = palette.plate_lit if "core" in self.light.lit else palette.core
        ink = Ink(palette.ink, bg)
        self.draw_card("core", self.speech.say("wreckland-core"), box, bg)
        if box.height < 2:
            return
        box = box.inner()
        x = self.health(core["damage"], core["resistance"], box.x, box.y + 1, bg) + 1
        left = max(0, core["resistance"] - core["damage"])
        bar = BAR * left + EMPTY * (core["resistance"] - left)
        if x + len(bar) <= box.x + box.width:
            self.canvas.write(x, box.y + 1, bar, ink._replace(fg=palette.good if left > 3 else palette.danger))
        options = self.view["options"]
        names = [self.text.option_value("vehicle", options["vehicle"]), self.text.say(f"hero-{options['hero']}")]
        self.write_lines(names, box, box.y + 2, ink._replace(fg=palette.ink))

    # -- enemies ------------------------------------------------------------------------------------------------

    def draw_section(self, section: str, box: Box) -> None:
        foes = [doc for doc in self.view["enemies"] if doc["section"] == section]
        self.canvas.mark(box.x, box.y, box.width, box.height, f"section {section}")
        if section in ("front", "rear"):
            self.draw_row(section, foes, box)
        else:
            self.draw_column(section, foes, box)

    def draw_label(self, section: str, count: int, box: Box) -> None:
        """The name of a Section, with the numbers of its choices."""
        subject, palette = f"section {section}", self.palette
        is_lit = subject in self.light.lit
        ink = Ink(palette.ink if is_lit else palette.dim, palette.plate_lit if is_lit else palette.ground)
        if subject in self.light.strong or subject == self.light.cursor:
            ink = palette.badge
        name = self.speech.say(f"wreckland-{section}")
        label = fitted(f" {POINTERS[section]} {name} · {count} ", box.width)
        numbers = self.numbers(subject)
        badge = f" {numbers} " if numbers else ""
        x = box.x + max(0, (box.width - len(label) - len(badge)) // 2) if section in ("front", "rear") else box.x
        x = self.canvas.write(x, box.y, label, ink)
        self.canvas.write(x, box.y, badge, palette.badge)

    def draw_row(self, section: str, foes: Sequence[dict[str, Any]], box: Box) -> None:
        """Side by side, in front or behind."""
        lines = self.plan.foe_lines
        label = Box(box.x, box.y + lines if section == "front" else box.y, box.width, 1)
        self.draw_label(section, len(foes), label)
        if not foes:
            return
        room = box.width - 2
        count = min(len(foes), max(1, (room + 1) // (NARROWEST_FOE + 1)))
        width = min(WIDEST_FOE, (room + 1) // count - 1)
        x = box.x + 1 + max(0, (room - count * (width + 1) + 1) // 2)
        top = box.y if section == "front" else box.y + 1
        for foe in foes[:count]:
            self.draw_foe(foe, Box(x, top, width, lines))
            x += width + 1
        self.draw_rest(len(foes) - count, box.x + box.width, label.y)

    def draw_column(self, section: str, foes: Sequence[dict[str, Any]], box: Box) -> None:
        """One below the other, at the left or the right."""
        self.draw_label(section, len(foes), Box(box.x, box.y, box.width, 1))
        room = box.height - 1
        shown = foes[: max(room, 0)]
        lines = next((lines for lines in (4, 3, 2) if (lines + 1) * len(shown) - 1 <= room), 1)
        gap = int(lines > 1)
        if lines == 1 and 2 * len(shown) <= room:
            lines = 2
        y = box.y + 1
        for foe in shown:
            self.draw_foe(foe, Box(box.x, y, box.width, lines))
            y += lines + gap
        self.draw_rest(len(foes) - len(shown), box.x + box.width, box.y)

    def draw_rest(self, count: int, end: int, y: int) -> None:
        """How many there are for whom there was no room."""
        if count > 0:
            more = f" +{count}"
            self.canvas.write(end - len(more), y, more, Ink(self.palette.danger, self.palette.ground, is_bold=True))

    def draw_foe(self, doc: dict[str, Any], box: Box) -> None:
        subject, palette, enemy = f"enemy {doc['id']}", self.palette, enemy_card(doc["id"])
        bg = palette.foe_lit if subject in self.light.lit else palette.foe
        name = f"{'♛ ' if enemy.rank == 'boss' else ''}{self.text.name(doc['id'])}"
        width = sockets_width(enemy.dice)
        if box.height == 1:
            self.draw_short(doc, subject, name, box, bg)
            return
        self.draw_card(subject, name, box, bg)
        box = box.inner()
        y = box.y + 1
        x = self.health(doc["damage"], enemy.resistance, box.x, y, bg)
        signs = attack(enemy) + armour(enemy)
        gap = int(x + 1 + len(signs) + 1 + width <= box.x + box.width)
        self.canvas.write(x + gap, y, fitted(signs, box.x + box.width - width - x - gap), Ink(palette.door, bg))
        draw_sockets(self.canvas, box.x + box.width - width, y, enemy.dice, doc["dice"], palette)
        if enemy.ability and box.height > 2:
            self.write_lines([self.text.say(f"ability-{enemy.ability}")], box, y + 1, Ink(palette.ink, bg))

    def draw_short(self, doc: dict[str, Any], subject: str, name: str, box: Box, bg: str) -> None:
        """A crowd: everything in one line."""
        enemy = enemy_card(doc["id"])
        health = f"{doc['damage']}/{enemy.resistance}"
        width = sockets_width(enemy.dice)
        space = box.width - width - len(health)
        self.draw_card(subject, name, box, bg, max(0, space - 1))
        x = self.health(doc["damage"], enemy.resistance, box.x + space, box.y, bg)
        draw_sockets(self.canvas, x, box.y, enemy.dice, doc["dice"], self.palette)

    # -- the workshop -------------------------------------------------------------------------------------------

    def draw_shelf(self, box: Box) -> None:
        """The Parts and Upgrades that may be installed: what they cost, take and do."""
        view, palette = self.view, self.palette
        groups = [("wreckland-available", view["available"]), ("wreckland-upgrades", view["upgrades"])]
        groups = [(title, cards) for title, cards in groups if cards]
        count = sum(len(cards) for _, cards in groups)
        lines = 2 if 2 * count + len(groups) <= box.height else 1
        y = box.y
        for title, cards in groups:
            self.canvas.write(box.x, y, self.speech.say(title), Ink(palette.dim, palette.ground))
            y += 1
            for card in cards:
                self.draw_offer(card, Box(box.x, y, box.width, lines))
                y += lines

    def draw_offer(self, card: str, box: Box) -> None:
        subject, part, palette = f"part {card}", part_card(card), self.palette
        bg = palette.plate_lit if subject in self.light.lit else palette.plate
        assert part.requirement is not None, f"card {card}: cannot be installed"
        need = self.text.requirement(part.requirement)
        width = sockets_width(shown_on(part))
        x = box.x + box.width - width
        self.draw_card(subject, self.text.name(card), box, bg, x - len(need) - 2 - box.x)
        draw_sockets(self.canvas, x, box.y, shown_on(part), (None,) * len(part.dice), palette)
        self.canvas.write(x - len(need) - 1, box.y, need, Ink(palette.door, bg))
        if box.height > 1:
            spikes = f" · {self.text.say('card-spikes')}" if any(any(masks) for masks in part.places) else ""
            told = " ".join(self.deeds(part)) + spikes
            self.canvas.write(box.x, box.y + 1, fitted(f"  {told}", box.width), Ink(palette.ink, bg))
