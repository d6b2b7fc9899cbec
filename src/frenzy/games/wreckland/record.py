"""A whole state as plain data, and back: what a save is made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import asdict, fields

from frenzy.games.wreckland.frames import AnyFrame
from frenzy.games.wreckland.invariants import broken
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.setup import bare_table, read_options
from frenzy.games.wreckland.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.errors import BadOption, BadSave

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


FIELDS = tuple(field.name for field in fields(Record) if field.name != "options")


def write_record(state: State) -> Any:
    """The state as plain data."""
    return to_builtins(Record(state.options, *(getattr(state, name) for name in FIELDS)))


def read_record(data: Any) -> State:
    """The state that the data were made of; BadSave names the field that is wrong."""
    try:
        record = convert(data, Record)
    except (ValidationError, ValueError, RecursionError) as error:
        raise BadSave(f"state: {error}") from None
    check_options(record.options)
    state = bare_table(record.options)
    for name in FIELDS:
        setattr(state, name, getattr(record, name))
    wrong = broken(state)
    if wrong:
        raise BadSave(f"state: {wrong}")
    return state


def check_options(options: Options) -> None:
    """The options of a save pass the same examination as those of a new game."""
    try:
        read_options(1, 0, asdict(options))
    except BadOption as error:
        raise BadSave(f"state.options: {error}") from None
