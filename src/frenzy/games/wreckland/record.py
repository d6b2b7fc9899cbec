"""A whole state as plain data, and back: what a save is made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frenzy.games.wreckland.frames import AnyFrame
from frenzy.games.wreckland.invariants import broken
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.setup import bare_table, check_options
from frenzy.games.wreckland.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.codec import read_fields, write_fields

Numbers = tuple[int, ...]


class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    options: Options
    stack: list[AnyFrame]
    seed: int
    round: int
    phase: str
    turn: int
    step: int
    placed: int
    turns: list[int]
    result: str
    result_rule: str
    core: int
    cards: list[int]
    spikes: list[int]
    damage: list[int]
    wrecks: list[int]
    dice: list[Numbers]
    foes: Numbers
    where: list[int]
    hurt: list[int]
    foe_dice: list[Numbers]
    pool: Numbers
    available: Numbers
    upgrades: Numbers
    gone: Numbers
    scrap: Numbers
    part_deck: Numbers
    part_discard: Numbers
    enemy_deck: Numbers
    enemy_discard: Numbers
    canyon_deck: Numbers
    canyon_open: Numbers
    dice_chance: Stream
    part_chance: Stream
    enemy_chance: Stream
    destruction_chance: Stream
    canyon_chance: Stream
    loaded: Numbers
    power_used: bool
    soothed: bool
    white_lost: int
    survived: int


def write_record(state: State) -> Any:
    """The state as plain data."""
    return write_fields(state, Record)


def read_record(data: Any) -> State:
    """The state that the data were made of; BadSave names the field that is wrong."""
    return read_fields(data, Record, table_for, broken)


def table_for(options: Options) -> State:
    check_options(options)
    return bare_table(options)
