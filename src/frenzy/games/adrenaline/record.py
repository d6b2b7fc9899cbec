"""A whole state as plain data, and back: what a save is made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import fields

from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.frames import AnyFrame
from frenzy.games.adrenaline.invariants import broken
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.setup import MODES, bare_table
from frenzy.games.adrenaline.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.errors import BadSave

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


FIELDS = tuple(field.name for field in fields(Record) if field.name != "options")


def write_record(state: State) -> Any:
    """The state as plain data."""
    return to_builtins(Record(state.options, *(getattr(state, name) for name in FIELDS)))


def read_record(data: Any) -> State:
    """The state that the data were made of; BadSave names the field that is wrong."""
    try:
        record = convert(data, Record)
    except ValidationError as error:
        raise BadSave(f"state: {error}") from None
    options = record.options
    if options.arena not in arenas() or options.mode not in MODES:
        raise BadSave(f"state.options: no arena {options.arena!r} or no mode {options.mode!r}")
    if not 3 <= options.seats <= 5 or len(options.characters) != options.seats + int(options.bot):
        raise BadSave(f"state.options: {options.seats} seats and {len(options.characters)} characters")
    state = bare_table(options)
    for name in FIELDS:
        setattr(state, name, getattr(record, name))
    wrong = broken(state)
    if wrong:
        raise BadSave(f"state: {wrong}")
    return state
