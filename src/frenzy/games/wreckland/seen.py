"""What a view says that is no field of the table."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict, cast

from msgspec import to_builtins

from frenzy.games.wreckland.cards import BOARDS, ENEMY_IDS, ROAD_IDS, road_deck
from frenzy.games.wreckland.content.words import AnyLine
from frenzy.games.wreckland.ids import NOWHERE, SECTIONS
from frenzy.games.wreckland.state import State
from frenzy.kernel.fields import OneOf


class LineView(TypedDict):
    """A line of a boss board: what it does and how much; where to, and what else, if it says so."""

    op: str
    n: int
    section: NotRequired[Annotated[str, OneOf(SECTIONS)]]
    else_core: NotRequired[int]


class BossView(TypedDict):
    id: str
    section: Annotated[str, OneOf(SECTIONS)]
    special: str
    wreckage: list[LineView]
    run: list[LineView]


class AheadView(TypedDict):
    """The special card of this Turn and that of the next one, where there is one."""

    now: str | None
    next: str | None


def has_canyon(state: State) -> bool:
    """The chapter has Canyon cards (W-30.2)."""
    return state.board.special == "canyon"


def has_road(state: State) -> bool:
    """The chapter has special cards of its own (W-30.13, W-30.22)."""
    return bool(road_deck(state.options.chapter))


def write_ahead(state: State) -> AheadView:
    """What counts of the special cards that lie open; between the runs none does (W-30.13, W-30.22)."""
    if state.phase != "run":
        return {"now": None, "next": None}
    return {"now": road_name(state.special.in_force(state)), "next": road_name(state.special.announced(state))}


def road_name(card: int) -> str | None:
    return None if card == NOWHERE else ROAD_IDS[card]


def write_boss(state: State) -> BossView:
    """The boss board of the chapter, which lies open from the start (W-3.3)."""
    board = state.board
    return {
        "id": ENEMY_IDS[board.boss],
        "section": SECTIONS[board.boss_section],
        "special": board.special,
        "wreckage": [line.copy() for line in WRECKAGE_LINES[board.number]],
        "run": [line.copy() for line in RUN_LINES[board.number]],
    }


def write_line(line: AnyLine) -> LineView:
    return cast(LineView, {"op": line.op, "n": 0, **to_builtins(line)})


WRECKAGE_LINES: Final = {number: tuple(map(write_line, board.wreckage_table)) for number, board in BOARDS.items()}
RUN_LINES: Final = {number: tuple(map(write_line, board.run_table)) for number, board in BOARDS.items()}
