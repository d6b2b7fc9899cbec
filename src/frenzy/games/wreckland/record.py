"""A whole state as plain data, and back: what a save is made of."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from frenzy.games.wreckland.declared.types import Record
from frenzy.games.wreckland.invariants import broken
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.setup import bare_table, read_options
from frenzy.games.wreckland.state import State
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
        read_options(1, 0, asdict(options))
    except BadOption as error:
        raise BadSave(f"state.options: {error}") from None
