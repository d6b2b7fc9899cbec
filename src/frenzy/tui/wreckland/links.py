"""What the choices of Wreckland Run name: dice, Scrap, slots, Sections, enemies, Parts, the Core, the boss board.

Things are called `die w3`, `scrap E05`, `slot NW`, `section rear`, `enemy E05`, `part P01`, `core`, `boss`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from frenzy.games.wreckland.ascii import draw
from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF, PART_OF, PARTS
from frenzy.games.wreckland.declared import types
from frenzy.games.wreckland.ids import HEROES, SLOTS
from frenzy.tui.links import Links
from frenzy.tui.words import Words
from frenzy.wire import View

FRESH: Final = ("build", "red")
"""Prompts before which much has happened."""


def item(name: str) -> str:
    """What pays or is placed: `4` and `w4k` are dice, `E05=3` is Scrap."""
    card, _, value = name.partition("=")
    if value:
        return f"scrap {card}"
    return f"die {name}" if name[0] in "wr" else f"die w{name}"


def card_or_slot(name: str) -> str:
    return f"slot {name}" if name in SLOTS else f"enemy {name}"


class ChaseLinks(Links):
    """A die and the place it goes to, in most choices."""

    letters: ClassVar = {"done": "d", "end phase": "e", "take hit": "a"}
    kinds = ("slot", "enemy", "section", "die", "scrap", "part", "action")
    untold = frozenset({"step_started", "turn_started"})
    asked = frozenset({"build"})
    examples: ClassVar = {"choice": "use 4 N", "card": "P05", "other": "E05", "thing": "NW"}
    has_odds = True

    def things(self, view: View, choice: str) -> list[str]:
        verb, *rest = choice.split(" ")
        match verb, rest:
            case "use" | "fix", [what, slot, *_]:
                return [item(what), f"slot {slot}"]
            case "ram", [what, section]:
                return [item(what), *section_things(section)]
            case "core", [what, _]:
                return [item(what), "core"]
            case "red", [face, "board"]:
                return [f"die r{face}", "boss"]
            case "red", [face, enemy]:
                return [f"die r{face}", f"enemy {enemy}"]
            case "install" | "reroll" | "discard", [card]:
                return [f"part {card}"]
            case "repair" | "clear" | "hit" | "wreck" | "mend" | "block" | "at", [slot, *_]:
                return [f"slot {slot}"]
            case "act" | "target" | "share", [enemy]:
                return [f"enemy {enemy}"]
            case "shift" | "move", [enemy, section]:
                return [f"enemy {enemy}", f"section {section}"]
            case "transfer", [enemy, onto]:
                return [f"enemy {enemy}", f"enemy {onto}"]
            case "section" | "arson", [section]:
                return [f"section {section}"]
            case "lose", [card]:
                return [f"scrap {card}"]
            case "pay", [what]:
                return [item(what)]
            case "die", [name, _] if view["prompt"] == "remove":
                return [card_or_slot(name)]
            case "die", [name, *_]:
                return [f"die {name}"]
            case _:
                return []

    def group(self, view: View, choice: str) -> str | None:
        """White dice and red ones by the die, Parts by the slot, the rest by the first thing it names."""
        verb = choice.partition(" ")[0]
        if verb in ("reroll", "arson"):
            return verb
        if verb in ("use", "ram", "fix", "core", "red", "at", "move", "transfer", "die"):
            found = self.things(view, choice)
            return found[0] if found else None
        return None

    def name_group(self, text: Any, view: View, group: str) -> str | None:
        kind, _, name = group.partition(" ")
        match kind:
            case "die":
                return str(text.die(name))
            case "scrap" | "enemy":
                return str(text.name(name))
            case "slot":
                part = view["slots"][name]["part"]
                return name if part is None else f"{name} · {text.name(part)}"
            case _:
                return None

    def cards_in_sight(self, view: View) -> list[str]:
        """The boss and the hero, what is on the vehicle and beside it, and everybody around it."""
        slots = view["slots"].values()
        names = [view["boss"]["id"], view["options"]["hero"], *view.get("canyon", [])[-1:]]
        names += [name for doc in slots for name in (doc["part"], doc["destruction"]) if name is not None]
        names += [*view["available"], *view["upgrades"]] if view["phase"] == "wreckage" else []
        names += [doc["id"] for doc in view["enemies"]]
        names += view["scrap"]
        return list(dict.fromkeys(names))

    def card_of(self, view: View, thing: str) -> str | None:
        kind, _, name = thing.partition(" ")
        match kind:
            case "slot":
                doc = view["slots"][name]
                found: str | None = doc["destruction"] or doc["part"]
                return found
            case "enemy" | "scrap" | "part" | "card":
                return name
            case "boss":
                return str(view["boss"]["id"])
            case _:
                return None

    def explain(self, text: Any, words: Words, view: View, card: str) -> str:
        return "\n".join(card_lines(text, words, view, card))

    def outcome_lines(self, text: Any, words: Words, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """The chapter's last words, and the run in numbers."""
        return [epilogue(text, outcome), *(f"{name}: {value}" for name, value in numbers(words, view, outcome))]

    def draw(self, text: Any, view: View) -> str:
        return "\n".join([draw(cast(types.View, view), text), *legend(text, view)])

    def is_worth_drawing(self, view: View) -> bool:
        """Before a phase, a red die, and the first white die of a Step."""
        return view["prompt"] in FRESH or (view["prompt"] == "white" and not view["placed"])


LINKS = ChaseLinks()


def section_things(section: str) -> list[str]:
    return [] if section == "nowhere" else [f"section {section}"]


def spelled(view: View, card: str) -> str:
    """The id that somebody means who types it in small letters."""
    known = LINKS.cards_in_sight(view) if view else []
    small = [name for name in (*known, *HEROES) if name.lower() == card.lower()]
    return small[0] if small else card.upper()


def card_lines(text: Any, words: Words, view: View, card: str) -> list[str]:
    """A card that is open: its name, and a line for each thing on it; the boss with the boss board.

    Before a game the view is empty, and nothing of any envelope is told.
    """
    name = spelled(view, card)
    found = text.card(name, view["options"]["chapter"] if view else 0)
    lines = [found.name, *found.lines]
    if view and name == view["boss"]["id"]:
        lines += boss_lines(text, words, view)
    return lines


def boss_lines(text: Any, words: Words, view: View) -> list[str]:
    """The chapter's own rule, and the two tables of the boss board."""
    rule = f"chapter-{view['options']['chapter']}-rule"
    lines = ["", text.say(rule)] if text.knows(rule) else []
    for phase in ("wreckage", "run"):
        lines += ["", words.say(f"wreckland-boss-table-{phase}"), *table_lines(text, view, phase)]
    return lines


def table_lines(text: Any, view: View, phase: str) -> list[str]:
    """The lines of a table of the boss board; faces that do the same share one."""
    lines = [text.told_line(doc["op"], doc["n"], doc.get("else_core", 0)) for doc in view["boss"][phase]]
    rows: list[tuple[int, int, str]] = []
    for face, line in enumerate(lines, 1):
        if rows and rows[-1][2] == line:
            rows[-1] = (rows[-1][0], face, line)
        else:
            rows.append((face, face, line))
    return [f"{str(first) if first == last else f'{first}-{last}':<4}{line}" for first, last, line in rows]


def legend(text: Any, view: View) -> list[str]:
    """The names behind the ids of a drawing, and what each of them does."""
    lines = [
        f"  {doc['id']}  {text.name(doc['id'])} · {text.section(doc['section'])} · {attack_of(text, doc['id'])}"
        for doc in view["enemies"]
    ]
    parts = [doc["part"] for doc in view["slots"].values() if doc["part"] is not None]
    if view["phase"] == "wreckage":
        parts += [*view["available"], *view["upgrades"]]
    return lines + [f"  {part}  {part_of(text, part)}" for part in parts]


def attack_of(text: Any, enemy: str) -> str:
    card = ENEMIES[ENEMY_OF[enemy]]
    told = [text.attack(card)]
    if card.ability:
        told.append(text.say(f"ability-{card.ability}"))
    return " · ".join(told)


def part_of(text: Any, part: str) -> str:
    """A Part in one line: its name and what it does."""
    card = PARTS[PART_OF[part]]
    return " · ".join([text.name(part), *(text.word(card.words[index]) for index in card.effects)])


def epilogue(text: Any, outcome: Mapping[str, Any]) -> str:
    """The last words of the chapter."""
    story = text.story(outcome["chapter"], outcome["chapter"])
    return str(story.won if outcome["result"] == "won" else story.lost)


def numbers(words: Words, view: View, outcome: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A run that has ended, in numbers."""
    say = words.say
    return [
        (say("wreckland-result", result=outcome["result"]), say("wreckland-by", rule=outcome["rule"])),
        (say("wreckland-rounds"), " + ".join(map(str, outcome["turns"]))),
        (say("wreckland-core-left"), f"{outcome['core_left']}/{view['core']['resistance']}"),
        (say("wreckland-scrap-left"), str(outcome["scrap"])),
    ]
