"""Wreckland Run in words: the cards in sight, the table as letters, how a run ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text as RichText

from frenzy.games.wreckland.ascii import draw
from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF, PART_OF, PARTS
from frenzy.games.wreckland.ids import HEROES
from frenzy.games.wreckland.phrases import told_line
from frenzy.games.wreckland.text import Text
from frenzy.tui.renderer import GameRenderer, Sight
from frenzy.tui.words import Speech
from frenzy.wire import View


class WordsRenderer(GameRenderer):
    """What is read rather than drawn."""

    def cards_in_sight(self, view: View) -> list[str]:
        """The boss and the hero, what is on the vehicle and beside it, and everybody around it."""
        slots = view["slots"].values()
        names = [view["boss"]["id"], view["options"]["hero"], *view.get("canyon", [])[-1:], *open_road(view)]
        names += [name for doc in slots for name in (doc["part"], doc["destruction"]) if name is not None]
        names += [*view["available"], *view["upgrades"]] if view["phase"] == "wreckage" else []
        names += [doc["id"] for doc in view["enemies"]]
        names += view["scrap"]
        return list(dict.fromkeys(names))

    def spelled(self, view: View, card: str) -> str:
        """The id that somebody means who types it in small letters."""
        known = self.cards_in_sight(view) if view else []
        small = [name for name in (*known, *HEROES) if name.lower() == card.lower()]
        return small[0] if small else card.upper()

    def card_lines(self, speech: Speech, view: View, card: str) -> list[str]:
        """A card that is open: its name, and a line for each thing on it; the boss with the boss board.

        Before a game the view is empty, and nothing of any envelope is told.
        """
        name = self.spelled(view, card)
        found = speech.text.card(name, view["options"]["chapter"] if view else 0)
        lines = [found.name, *found.lines]
        if view and name == view["boss"]["id"]:
            lines += boss_lines(speech, view)
        return lines

    def outcome_lines(self, speech: Speech, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """The chapter's last words, and the run in numbers."""
        run = (f"{name}: {value}" for name, value in numbers(speech, view, outcome))
        return [epilogue(speech.text, outcome), *run]

    def ending(self, sight: Sight, outcome: Mapping[str, Any]) -> RenderableType:
        """The chapter's last words, and the run in numbers."""
        speech, palette, options = sight.speech, sight.palette, sight.view["options"]
        named = {name: speech.text.option_value(name, options[name]) for name in ("vehicle", "hero", "difficulty")}
        driver = RichText(speech.say("wreckland-driver", **named), palette.accent)
        table = RichTable(box=None, padding=(0, 1), show_header=False)
        for name, value in numbers(speech, sight.view, outcome):
            table.add_row(RichText(name, palette.dim), RichText(value, "bold"))
        return Group(RichText(epilogue(speech.text, outcome)), RichText(""), driver, table)

    def draw(self, speech: Speech, view: View) -> str:
        """The table as letters, and what the ids on it stand for."""
        return "\n".join([draw(cast("Any", view), speech.text), *legend(speech.text, view)])


def boss_lines(speech: Speech, view: View) -> list[str]:
    """The chapter's own rule, and the two tables of the boss board."""
    rule, text = f"chapter-{view['options']['chapter']}-rule", speech.text
    lines = ["", text.say(rule)] if text.knows(rule) else []
    for phase in ("wreckage", "run"):
        lines += ["", speech.say(f"wreckland-boss-table-{phase}"), *table_lines(text, view, phase)]
    return lines


def open_road(view: View) -> list[str]:
    """The special cards that matter now: the one in force and the next."""
    return [card for card in view.get("ahead", {}).values() if card is not None]


def road_lines(text: Text, view: View, card: str) -> list[str]:
    """A special card: when it counts, where there are several, its name, and what stands on it."""
    shown = open_road(view)
    when = f"{text.say('road-now' if card == view['ahead']['now'] else 'road-next')}: " if len(shown) > 1 else ""
    return [f"{when}{text.name(card)}", *text.card(card, view["options"]["chapter"]).lines]


def table_lines(text: Text, view: View, phase: str) -> list[str]:
    """The lines of a table of the boss board; faces that do the same share one."""
    lines = [text.phrase(told_line(doc["op"], doc["n"], doc.get("else_core", 0))) for doc in view["boss"][phase]]
    rows: list[tuple[int, int, str]] = []
    for face, line in enumerate(lines, 1):
        if rows and rows[-1][2] == line:
            rows[-1] = (rows[-1][0], face, line)
        else:
            rows.append((face, face, line))
    return [f"{str(first) if first == last else f'{first}-{last}':<4}{line}" for first, last, line in rows]


def legend(text: Text, view: View) -> list[str]:
    """The names behind the ids of a drawing, and what each of them does."""
    lines = [
        f"  {doc['id']}  {text.name(doc['id'])} · {text.section(doc['section'])} · {attack_of(text, doc['id'])}"
        for doc in view["enemies"]
    ]
    parts = [doc["part"] for doc in view["slots"].values() if doc["part"] is not None]
    if view["phase"] == "wreckage":
        parts += [*view["available"], *view["upgrades"]]
    return lines + [f"  {part}  {part_of(text, part)}" for part in parts]


def attack_of(text: Text, enemy: str) -> str:
    card = ENEMIES[ENEMY_OF[enemy]]
    told = [text.attack(card)]
    if card.ability:
        told.append(text.say(f"ability-{card.ability}"))
    return " · ".join(told)


def part_of(text: Text, part: str) -> str:
    """A Part in one line: its name and what it does."""
    card = PARTS[PART_OF[part]]
    return " · ".join([text.name(part), *(text.word(card.words[index]) for index in card.effects)])


def epilogue(text: Text, outcome: Mapping[str, Any]) -> str:
    """The last words of the chapter."""
    story = text.story(outcome["chapter"], outcome["chapter"])
    return story.won if outcome["result"] == "won" else story.lost


def numbers(speech: Speech, view: View, outcome: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A run that has ended, in numbers."""
    say = speech.say
    return [
        (say("wreckland-result", result=outcome["result"]), say("wreckland-by", rule=outcome["rule"])),
        (say("wreckland-rounds"), " + ".join(map(str, outcome["turns"]))),
        (say("wreckland-core-left"), f"{outcome['core_left']}/{view['core']['resistance']}"),
        (say("wreckland-scrap-left"), str(outcome["scrap"])),
    ]
