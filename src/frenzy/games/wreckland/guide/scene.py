"""The decision as the player sees it, and the things on the table that its choices name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from frenzy.games.wreckland.actions import OPTIONS, TRICKS
from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF, PARTS
from frenzy.games.wreckland.ids import DIE_NAMES, MASK_OF, NOWHERE, SECTIONS, SLOT_OF, SLOTS
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Frame

ACTIONS: Final = ("install", "repair", "clear", "reroll", "end", "use", "ram", "fix", "core", "arson", "done")
"""The deeds that can be asked about as such."""

WHOLE: Final = {"end phase": "end", "take hit": "take", "done": "done"}
FACES: Final = ("1", "2", "3", "4", "5", "6")
Things = list[str]


class Scene:
    """A pending decision, what its choices name, and the table around it. The piles are unknown: empty."""

    def __init__(self, state: State, choices: frozenset[str], named: frozenset[str]) -> None:
        self.state = state
        self.choices = choices
        self.named = named
        self.frame: Frame = state.stack[-1]

    @property
    def prompt(self) -> str:
        return self.frame.prompt

    def part_on(self, slot: int) -> str:
        """The id of the Part on a slot."""
        return PARTS[self.state.cards[slot]].id


def things(state: State, kind: str) -> Things:
    """The ids of all things of a kind that the table has: they can be asked about."""
    match kind:
        case "die":
            return [*DIE_NAMES]
        case "slot":
            return [*SLOTS]
        case "section":
            return [*SECTIONS]
        case "part":
            chapter, vehicle = state.options.chapter, state.options.vehicle
            return [part.id for part in PARTS if part.chapter <= chapter and part.vehicle in ("", vehicle)]
        case "enemy":
            return [ENEMIES[foe].id for foe in state.foes]
        case "scrap":
            return [ENEMIES[card].id for card in state.scrap]
        case "action":
            return [*ACTIONS]
        case "core" | "board":
            return [""]
        case _:
            return []


def exists(state: State, thing: str) -> bool:
    """The table has such a thing."""
    kind, _, id = thing.partition(" ")
    if kind in ("core", "board"):
        return thing == kind
    return id in things(state, kind)


def named_things(state: State, choice: str) -> Things:
    """What a choice names: `hit NW` the slot and the Part on it, `use 4 NW` the die too; nothing, if it is none."""
    if choice in WHOLE:
        return [f"action {WHOLE[choice]}"]
    verb, *words = choice.split(" ")
    try:
        return [*named_by(state, verb, words)]
    except (IndexError, KeyError, ValueError):
        return []


def named_by(state: State, verb: str, words: list[str]) -> Iterator[str]:
    match verb, words:
        case (("install" | "reroll"), [card]):
            yield f"action {verb}"
            yield f"part {card}"
        case (("repair" | "clear"), [slot]):
            yield f"action {verb}"
            yield from slot_things(state, slot)
        case "discard", [card]:
            yield f"part {card}"
        case "pay", [item]:
            yield item_thing(item)
        case "at", [slot, *toward] if not toward or (len(toward) == 1 and toward[0] in MASK_OF):
            yield f"slot {slot}"
        case "red", [face, place]:
            yield f"die r{face}"
            yield "board" if place == "board" else f"enemy {place}"
        case (("act" | "target" | "share"), [enemy]):
            yield f"enemy {enemy}"
        case (("hit" | "wreck" | "mend"), [slot]):
            yield from slot_things(state, slot)
        case "block", [slot, value] if value in FACES:
            yield from slot_things(state, slot)
        case "lose", [card]:
            yield f"scrap {card}"
        case "option", [option] if option in OPTIONS:
            yield "action option"
        case (("effect" | "choose"), [_, *_]):
            yield f"action {verb}"
        case "section", [section]:
            yield f"section {section}"
        case "arson", [section]:
            yield "action arson"
            yield f"section {section}"
        case (("move" | "shift"), [enemy, section]):
            yield f"enemy {enemy}"
            yield f"section {section}"
        case "transfer", [enemy, onto]:
            yield f"enemy {enemy}"
            yield f"enemy {onto}"
        case "die", [place, *more] if len(more) < 2:
            yield from die_things(state, place, more)
        case (("use" | "fix" | "ram" | "core"), [item, place, *more]):
            yield from placing_things(state, verb, item, place, more)
        case _:
            return


def slot_things(state: State, slot: str) -> Iterator[str]:
    """A slot, and the Part on it."""
    yield f"slot {slot}"
    card = state.cards[SLOT_OF[slot]]
    if card != NOWHERE:
        yield f"part {PARTS[card].id}"


def item_thing(item: str) -> str:
    """A die, or a Scrap card as one of its values: `E01=3`."""
    card, _, value = item.partition("=")
    if not value:
        return f"die {item}"
    if value not in FACES or int(value) not in ENEMIES[ENEMY_OF[card]].dice:
        raise ValueError(item)
    return f"scrap {card}"


def die_things(state: State, place: str, more: list[str]) -> Iterator[str]:
    """A die of the pool, or one that lies on a Part or an enemy."""
    if place in DIE_NAMES and (not more or more[0] in ("-1", "+1", *FACES)):
        yield f"die {place}"
    elif more and more[0] in FACES:
        if place in SLOT_OF:
            yield from slot_things(state, place)
        else:
            yield f"enemy {place}"


def placing_things(state: State, verb: str, item: str, place: str, more: list[str]) -> Iterator[str]:
    """A white die or Scrap card, and what it is placed on."""
    if verb == "core" and (place not in TRICKS or more):
        return
    if verb in ("fix", "ram") and more:
        return
    if verb == "use" and more and (len(more) > 1 or more[0] not in FACES):
        return
    yield f"action {verb}"
    yield item_thing(item if "=" in item else f"w{item}")
    if verb == "core":
        yield "core"
    elif verb == "ram":
        if place != "nowhere":
            yield f"section {place}"
    else:
        yield from slot_things(state, place)
