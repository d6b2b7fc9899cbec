"""What the player sees, field by field; and a full table that could not be told from the true one.

There is one seat, and its only secrets are the order of the piles and what chance will bring: they are absent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import convert, json, to_builtins
from msgspec.structs import asdict

from frenzy.games.wreckland.cards import (
    BOARDS,
    CANYON,
    CANYON_OF,
    DESTRUCTION_IDS,
    ENEMIES,
    ENEMY_OF,
    PART_OF,
    PARTS,
    enemy_deck,
    part_deck,
)
from frenzy.games.wreckland.content.words import AnyLine
from frenzy.games.wreckland.frames import Stack
from frenzy.games.wreckland.ids import (
    DIE_NAMES,
    DIE_OF,
    MARKER,
    MASK_NAMES,
    MASK_OF,
    NOWHERE,
    OPEN,
    SECTION_OF,
    SECTIONS,
    SLOT_OF,
    SLOTS,
)
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.foes import is_protected
from frenzy.games.wreckland.setup import bare_table
from frenzy.games.wreckland.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.dealing import rest, shuffled
from frenzy.kernel.game import Rng, View

CANYON_RULE: Final = "canyon"
Doc = dict[str, Any]


def write_view(state: State, seat: int | None) -> View:
    """All that can be known: everything but the order of the piles, and chance."""
    top = state.stack[-1] if state.stack else None
    view: View = {
        "game": "wreckland",
        "seat": seat,
        "options": asdict(state.options),
        "to_act": None if top is None else top.seat,
        "prompt": "" if top is None else top.prompt,
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "step": state.step,
        "placed": state.placed,
        "turns": state.turns.copy(),
        "result": state.result,
        "result_rule": state.result_rule,
        "boss": write_boss(state),
        "core": {"damage": state.core, "resistance": state.vehicle.core},
        "slots": {name: write_slot(state, slot) for slot, name in enumerate(SLOTS)},
        "enemies": [write_foe(state, foe) for foe in state.foes],
        "pool": [DIE_NAMES[die] for die in state.pool],
        "available": part_ids(state.available),
        "upgrades": part_ids(state.upgrades),
        "gone": part_ids(state.gone),
        "scrap": enemy_ids(state.scrap),
        "piles": {"parts": len(state.part_deck), "enemies": len(state.enemy_deck)},
        "discards": {"parts": part_ids(state.part_discard), "enemies": enemy_ids(state.enemy_discard)},
        "power_used": state.power_used,
        "soothed": state.soothed,
        "white_lost": state.white_lost,
        "stack": json.decode(json.encode(state.stack)),
    }
    if state.board.special == CANYON_RULE:
        write_canyon(state, view)
    return view


def write_canyon(state: State, view: View) -> None:
    """What lies on the table in one chapter only: no other table says that there is such a thing (W-2.5, W-30.2)."""
    view["piles"]["canyon"] = len(state.canyon_deck)
    view["canyon"] = [CANYON[card].id for card in state.canyon_open]
    view["survived"] = state.survived


def part_ids(cards: Sequence[int]) -> list[str]:
    return [PARTS[card].id for card in cards]


def enemy_ids(cards: Sequence[int]) -> list[str]:
    return [ENEMIES[card].id for card in cards]


def write_boss(state: State) -> Doc:
    """The boss board of the chapter, which lies open from the start (W-3.3)."""
    board = state.board
    return {
        "id": ENEMIES[board.boss].id,
        "section": SECTIONS[board.boss_section],
        "special": board.special,
        "wreckage": [{**line} for line in WRECKAGE_LINES[board.number]],
        "run": [{**line} for line in RUN_LINES[board.number]],
    }


def write_line(line: AnyLine) -> Doc:
    """A line of a table: what it does and how much; where to, and what else, if it says so."""
    return {"op": line.op, "n": 0, **to_builtins(line)}


WRECKAGE_LINES: Final = {number: tuple(map(write_line, board.wreckage_table)) for number, board in BOARDS.items()}
RUN_LINES: Final = {number: tuple(map(write_line, board.run_table)) for number, board in BOARDS.items()}


def write_die(die: int) -> str | None:
    """What lies on a die slot."""
    return None if die == OPEN else "marker" if die == MARKER else DIE_NAMES[die - 1]


def read_die(name: str | None) -> int:
    return OPEN if name is None else MARKER if name == "marker" else DIE_OF[name] + 1


def write_slot(state: State, slot: int) -> Doc:
    """A slot of the vehicle and all that lies on it."""
    card, wreck = state.cards[slot], state.wrecks[slot]
    return {
        "part": None if card == NOWHERE else PARTS[card].id,
        "spikes": MASK_NAMES[state.spikes[slot]],
        "damage": state.damage[slot],
        "destruction": None if wreck == NOWHERE else DESTRUCTION_IDS[wreck],
        "dice": [write_die(die) for die in state.dice[slot]],
    }


def write_foe(state: State, foe: int) -> Doc:
    """An enemy in play and all that lies on it."""
    return {
        "id": ENEMIES[foe].id,
        "section": SECTIONS[state.where[foe]],
        "damage": state.hurt[foe],
        "dice": [write_die(die) for die in state.foe_dice[foe]],
        "protected": is_protected(state, foe),
    }


# -- re-dealing -----------------------------------------------------------------------------------------------


def redeal_view(view: View, rng: Rng) -> State:
    """A table that agrees with the view in all it tells; the piles are shuffled anew, from the searcher's chance."""
    state = read_view(view)
    parts, enemies = unseen(state)
    state.part_deck = tuple(shuffled(parts, rng))
    state.enemy_deck = tuple(shuffled(enemies, rng))
    if view["piles"].get("canyon"):
        state.canyon_deck = tuple(shuffled(rest(range(len(CANYON)), state.canyon_open), rng))
    state.dice_chance = Stream(rng.getrandbits(64))
    state.part_chance = Stream(rng.getrandbits(64))
    state.enemy_chance = Stream(rng.getrandbits(64))
    state.destruction_chance = Stream(rng.getrandbits(64))
    state.canyon_chance = Stream(rng.getrandbits(64))
    return state


def unseen(state: State) -> tuple[list[int], list[int]]:
    """The Parts and the enemies that lie in their decks: those of the chapter that lie nowhere else (W-2.5)."""
    chapter = state.options.chapter
    parts = rest(part_deck(chapter), [*state.cards, *state.available, *state.part_discard])
    return parts, rest(enemy_deck(chapter), [*state.foes, *state.scrap, *state.enemy_discard])


def read_view(view: View) -> State:
    """The table of a view; its piles are still empty."""
    state = bare_table(Options(**view["options"]))
    for name in ("round", "phase", "turn", "step", "placed", "result", "result_rule"):
        setattr(state, name, view[name])
    for name in ("power_used", "soothed", "white_lost"):
        setattr(state, name, view[name])
    state.turns = list(view["turns"])
    state.core = view["core"]["damage"]
    for name, doc in view["slots"].items():
        read_slot(state, SLOT_OF[name], doc)
    for doc in view["enemies"]:
        read_foe(state, doc)
    state.pool = tuple(DIE_OF[name] for name in view["pool"])
    state.available = part_numbers(view["available"])
    state.upgrades = part_numbers(view["upgrades"])
    state.gone = part_numbers(view["gone"])
    state.scrap = enemy_numbers(view["scrap"])
    state.part_discard = part_numbers(view["discards"]["parts"])
    state.enemy_discard = enemy_numbers(view["discards"]["enemies"])
    state.canyon_open = tuple(CANYON_OF[card] for card in view.get("canyon", ()))
    state.survived = view.get("survived", 0)
    state.stack = [*convert({"frames": view["stack"]}, Stack).frames]
    return state


def part_numbers(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(PART_OF[name] for name in names)


def enemy_numbers(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(ENEMY_OF[name] for name in names)


def read_slot(state: State, slot: int, doc: Doc) -> None:
    state.cards[slot] = NOWHERE if doc["part"] is None else PART_OF[doc["part"]]
    state.spikes[slot] = MASK_OF[doc["spikes"]]
    state.damage[slot] = doc["damage"]
    wreck = doc["destruction"]
    state.wrecks[slot] = NOWHERE if wreck is None else DESTRUCTION_IDS.index(wreck)
    state.dice[slot] = tuple(read_die(name) for name in doc["dice"])


def read_foe(state: State, doc: Doc) -> None:
    foe = ENEMY_OF[doc["id"]]
    state.foes = tuple(sorted((*state.foes, foe)))
    state.where[foe] = SECTION_OF[doc["section"]]
    state.hurt[foe] = doc["damage"]
    state.foe_dice[foe] = tuple(read_die(name) for name in doc["dice"])
