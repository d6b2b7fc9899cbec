"""A whole state as plain data, and back: what a save is made of."""

from __future__ import annotations

from typing import Any

from frenzy.games.adrenaline.declared.types import Record
from frenzy.games.adrenaline.ids import CHARACTERS
from frenzy.games.adrenaline.invariants import broken
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.setup import bare_table, read_options
from frenzy.games.adrenaline.state import State
from frenzy.kernel.codec import read_fields, write_fields
from frenzy.kernel.errors import BadOption, BadSave


def write_record(state: State) -> Any:
    """The state as plain data."""
    return write_fields(state, Record)


def read_record(data: Any) -> State:
    """The state that the data were made of; BadSave names the field that is wrong."""
    return read_fields(data, Record, table_for, broken)


def table_for(options: Options) -> State:
    check_options(options)
    return bare_table(options)


def check_options(options: Options) -> None:
    """The options of a save pass the same examination as those of a new game."""
    try:
        characters = [CHARACTERS[number] for number in options.characters if number >= 0]
        wanted = {
            "arena": options.arena, "mode": options.mode, "ending": options.ending, "skulls": options.skulls,
            "bot": options.bot, "promo": options.promo, "start": options.start, "characters": characters,
        }  # fmt: skip
        agreed = read_options(options.seats, 0, wanted) == options
    except (BadOption, IndexError) as error:
        raise BadSave(f"state.options: {error}") from None
    if not agreed:
        raise BadSave("state.options: not the options of a game")
