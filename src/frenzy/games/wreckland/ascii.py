"""The table as letters, for the terminal: the vehicle in the middle, enemies around it, dice and cards below."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF, PART_OF, PARTS, shown_on
from frenzy.games.wreckland.declared.types import FoeView, View
from frenzy.games.wreckland.game import Wreckland
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.text import Text

WIDTH = 16
ROWS = (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE"))
SIGNS = {"front": "^", "right": ">", "rear": "v", "left": "<"}


def draw(table: State | View, text: Text | None = None) -> str:
    """The table as text.

    A Part: its id, damage/resistance, its die slots (a number is open, brackets hold a die), where its spikes point.
    An enemy: its id, damage/resistance, its die slots.
    """
    view = Wreckland().view(table, None) if isinstance(table, State) else table
    words = text or Text()
    lines = [section_line(view, "front")]
    left, right = enemies_in(view, "left"), enemies_in(view, "right")
    margin = max([len(line) for line in left], default=0)
    for number, row in enumerate(ROWS):
        cells = [cell(view, slot, words) for slot in row]
        for height in range(2):
            index = number * 2 + height
            before = left[index] if index < len(left) else ""
            after = right[index] if index < len(right) else ""
            body = "|".join(part[height].ljust(WIDTH) for part in cells)
            lines.append(f"{before:{margin}} |{body}| {after}".rstrip())
        lines.append(f"{'':{margin}} +{'+'.join(['-' * WIDTH] * 3)}+")
    top = f"{'':{margin}} +{'+'.join(['-' * WIDTH] * 3)}+"
    return "\n".join([lines[0], top, *lines[1:], section_line(view, "rear"), *footer(view, words)])


def section_line(view: View, section: str) -> str:
    """All enemies of the front or the rear in one line."""
    return "   ".join([SIGNS[section], *enemies_in(view, section)])


def enemies_in(view: View, section: str) -> list[str]:
    return [enemy(doc) for doc in view["enemies"] if doc["section"] == section]


def enemy(doc: FoeView) -> str:
    card = ENEMIES[ENEMY_OF[doc["id"]]]
    return f"{card.id} {doc['damage']}/{card.resistance} {dice(card.dice, doc['dice'])}"


def dice(printed: Sequence[object], lies: list[str | None]) -> str:
    """The die slots: open ones as their value, closed ones with what lies there."""
    return " ".join(str(value) if die is None else f"[{die}]" for value, die in zip(printed, lies, strict=True))


def cell(view: View, slot: str, text: Text) -> tuple[str, str]:
    """The two lines of a slot; the middle is the Core."""
    if not slot:
        core = view["core"]
        return f" {text.say('drawing-core')}", f" {core['damage']}/{core['resistance']}"
    doc = view["slots"][slot]
    if doc["destruction"]:
        return f" {doc['part'] or '-'}", f" XX {doc['destruction']}"
    if not doc["part"]:
        return f" {slot}", " -"
    part = PARTS[PART_OF[doc["part"]]]
    spikes = "".join(SIGNS[section] for section in doc["spikes"].split("+") if section)
    return f" {part.id} {doc['damage']}/{part.resistance} {spikes}".rstrip(), f" {dice(shown_on(part), doc['dice'])}"


def footer(view: View, text: Text) -> list[str]:
    """Dice, Scrap and available Parts."""
    none = text.say("drawing-empty")
    lines = [text.say("drawing-pool", dice=" ".join(view["pool"]) or none)]
    scrap = [f"{name}={'/'.join(map(str, ENEMIES[ENEMY_OF[name]].dice))}" for name in view["scrap"]]
    lines.append(text.say("drawing-scrap", cards=" ".join(scrap) or none))
    if view["phase"] == "wreckage":
        cards = [*view["available"], *view["upgrades"]]
        lines.append(text.say("drawing-available", cards=" ".join(cards) or none))
    return lines
