"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import convert, json
from msgspec.structs import asdict

from frenzy.games.wreckland.cards import (
    CANYON_IDS,
    CANYON_OF,
    DESTRUCTION_IDS,
    DESTRUCTION_OF,
    ENEMY_IDS,
    ENEMY_OF,
    PART_IDS,
    PART_OF,
    ROAD_IDS,
    ROAD_OF,
)
from frenzy.games.wreckland.declared.types import FoeView, SlotView, View
from frenzy.games.wreckland.frames import Stack
from frenzy.games.wreckland.ids import (
    DIE_NAMES,
    DIE_OF,
    LYING,
    LYING_OF,
    MASK_NAMES,
    MASK_OF,
    SECTION_OF,
    SECTIONS,
    SLOTS,
)
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.foes import is_protected
from frenzy.games.wreckland.seen import has_canyon, has_road, write_ahead, write_boss
from frenzy.games.wreckland.setup import bare_table
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Frame


def write_slot(state: State, slot: int) -> SlotView:
    return {
        "part": None if (found := state.cards[slot]) == -1 else PART_IDS[found],
        "spikes": MASK_NAMES[state.spikes[slot]],
        "damage": state.damage[slot],
        "destruction": None if (found := state.wrecks[slot]) == -1 else DESTRUCTION_IDS[found],
        "dice": [LYING[one] for one in state.dice[slot]],
    }


def read_slot(state: State, slot: int, view: SlotView) -> None:
    state.cards[slot] = -1 if view["part"] is None else PART_OF[view["part"]]
    state.spikes[slot] = MASK_OF[view["spikes"]]
    state.damage[slot] = view["damage"]
    state.wrecks[slot] = -1 if view["destruction"] is None else DESTRUCTION_OF[view["destruction"]]
    state.dice[slot] = tuple([LYING_OF[one] for one in view["dice"]])


def write_foe(state: State, foe: int) -> FoeView:
    return {
        "id": ENEMY_IDS[foe],
        "section": SECTIONS[state.where[foe]],
        "damage": state.hurt[foe],
        "dice": [LYING[one] for one in state.foe_dice[foe]],
        "protected": is_protected(state, foe),
    }


def read_foe(state: State, foe: int, view: FoeView) -> None:
    state.where[foe] = SECTION_OF[view["section"]]
    state.hurt[foe] = view["damage"]
    state.foe_dice[foe] = tuple([LYING_OF[one] for one in view["dice"]])


def write_view(state: State, seat: int | None, stack: Sequence[Frame], choices: list[str]) -> View:
    """All that a seat may know; None is a spectator."""
    top = stack[-1] if stack else None
    view: View = {
        "game": "wreckland",
        "seat": seat,
        "options": asdict(state.options),
        "to_act": None if top is None else top.seat,
        "prompt": "" if top is None else top.prompt,
        "choices": choices,
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "turns": list(state.turns),
        "result": state.result,
        "result_rule": state.result_rule,
        "boss": write_boss(state),
        "step": state.step,
        "placed": state.placed,
        "core": {
            "damage": state.core,
            "resistance": state.vehicle.core,
        },
        "slots": {name: write_slot(state, slot) for slot, name in enumerate(SLOTS)},
        "enemies": [write_foe(state, foe) for foe in state.foes],
        "pool": [DIE_NAMES[one] for one in state.pool],
        "available": [PART_IDS[one] for one in state.available],
        "upgrades": [PART_IDS[one] for one in state.upgrades],
        "gone": [PART_IDS[one] for one in state.gone],
        "scrap": [ENEMY_IDS[one] for one in state.scrap],
        "piles": {
            "parts": len(state.part_deck),
            "enemies": len(state.enemy_deck),
        },
        "discards": {
            "parts": [PART_IDS[one] for one in state.part_discard],
            "enemies": [ENEMY_IDS[one] for one in state.enemy_discard],
        },
        "power_used": state.power_used,
        "soothed": state.soothed,
        "white_lost": state.white_lost,
        "stack": json.decode(json.encode(stack)),
    }
    if has_canyon(state):
        view["piles"]["canyon"] = len(state.canyon_deck)
        view["canyon"] = [CANYON_IDS[one] for one in state.canyon_open]
        view["survived"] = state.survived
    if has_road(state):
        view["piles"]["road"] = len(state.road_deck)
        view["road"] = [ROAD_IDS[one] for one in state.road_open]
        view["ahead"] = write_ahead(state)
    return view


def read_view(view: View) -> State:
    """The table of a view; what its seat may not know is blank."""
    state = bare_table(Options(**view["options"]))
    state.round = view["round"]
    state.phase = view["phase"]
    state.turn = view["turn"]
    state.turns = list(view["turns"])
    state.result = view["result"]
    state.result_rule = view["result_rule"]
    state.step = view["step"]
    state.placed = view["placed"]
    state.core = view["core"]["damage"]
    for slot, name in enumerate(SLOTS):
        read_slot(state, slot, view["slots"][name])
    state.foes = tuple(sorted([ENEMY_OF[foe_view["id"]] for foe_view in view["enemies"]]))
    for foe_view in view["enemies"]:
        read_foe(state, ENEMY_OF[foe_view["id"]], foe_view)
    state.pool = tuple([DIE_OF[one] for one in view["pool"]])
    state.available = tuple([PART_OF[one] for one in view["available"]])
    state.upgrades = tuple([PART_OF[one] for one in view["upgrades"]])
    state.gone = tuple([PART_OF[one] for one in view["gone"]])
    state.scrap = tuple([ENEMY_OF[one] for one in view["scrap"]])
    state.part_discard = tuple([PART_OF[one] for one in view["discards"]["parts"]])
    state.enemy_discard = tuple([ENEMY_OF[one] for one in view["discards"]["enemies"]])
    if "canyon" in view:
        state.canyon_open = tuple([CANYON_OF[one] for one in view["canyon"]])
    if "survived" in view:
        state.survived = view["survived"]
    if "road" in view:
        state.road_open = tuple([ROAD_OF[one] for one in view["road"]])
    state.power_used = view["power_used"]
    state.soothed = view["soothed"]
    state.white_lost = view["white_lost"]
    state.stack = [*convert({"frames": view["stack"]}, Stack).frames]
    return state
