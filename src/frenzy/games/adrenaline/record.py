"""A whole state as plain data, and back: what a save is made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frenzy.games.adrenaline.frames import AnyFrame
from frenzy.games.adrenaline.invariants import broken
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.setup import bare_table, check_options
from frenzy.games.adrenaline.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.codec import read_fields, write_fields

Numbers = tuple[int, ...]


class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    options: Options
    stack: list[AnyFrame]
    square: list[int]
    damage: list[Numbers]
    marks: list[int]
    ammo: list[int]
    weapons: list[Numbers]
    loaded: list[int]
    powerups: list[Numbers]
    skulls: list[int]
    ledger: list[int]
    flipped: int
    market: list[int]
    tiles: list[int]
    skulls_left: int
    killshots: tuple[tuple[int, int], ...]
    tracks: list[Numbers]
    turrets: list[int]
    offer: Numbers
    seed: int
    weapon_deck: Numbers
    powerup_deck: Numbers
    powerup_discard: Numbers
    tile_deck: Numbers
    tile_discard: Numbers
    powerup_chance: Stream
    tile_chance: Stream
    turn: int
    actions_left: int
    first_turn: bool
    frenzy: int
    killed: Numbers
    tagged: int
    grabbed: int
    bot_acted: bool
    victims: int
    witnesses: int
    new_marks: tuple[tuple[int, int], ...]


def write_record(state: State) -> Any:
    """The state as plain data."""
    return write_fields(state, Record)


def read_record(data: Any) -> State:
    """The state that the data were made of; BadSave names the field that is wrong."""
    return read_fields(data, Record, table_for, broken)


def table_for(options: Options) -> State:
    check_options(options)
    return bare_table(options)
