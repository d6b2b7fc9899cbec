"""Puzzles: which there are, and tables on which they are solved."""

from __future__ import annotations

from datetime import UTC, date, datetime

from msgspec import to_builtins

from frenzy import wire
from frenzy.bots.puzzles import Stocked, daily, find_puzzle, in_stock
from frenzy.games import load
from frenzy.kernel import BadOption
from frenzy.kernel.errors import shown
from frenzy.server.http.problems import UnknownPuzzle
from frenzy.server.lobby.lessons import TEACHER
from frenzy.server.lobby.lobby import Lobby, new_id
from frenzy.server.lobby.names import clean_name
from frenzy.server.store import TableRecord


def listed(day: str) -> wire.PuzzleList:
    """All puzzles that spoil nothing, and the one of a day such as 2026-11-19; today's, if none is said."""
    return wire.PuzzleList([told(stocked) for stocked in in_stock() if not stocked.spoils], told(daily(read_day(day))))


def told(stocked: Stocked) -> wire.PuzzleInfo:
    puzzle = stocked.puzzle
    return wire.PuzzleInfo(stocked.manifest.name, puzzle.id, puzzle.goal, puzzle.grade)


def read_day(text: str) -> str:
    try:
        return (date.fromisoformat(text) if text else datetime.now(UTC).date()).isoformat()
    except ValueError:
        raise BadOption(f"day: {shown(text)} is not a date such as 2026-11-19") from None


async def solve(lobby: Lobby, game: str, name: str, wanted: wire.Learn) -> wire.Seated:
    """A table of one's own that stands where the puzzle begins; nobody else plays at it."""
    try:
        puzzle = find_puzzle(game, name).puzzle
    except BadOption as error:
        raise UnknownPuzzle(str(error)) from None
    rules = load(game)
    record = TableRecord(
        id=new_id(), game=game, seats=rules.from_position(puzzle.position).seats, seed=0, options={},
        content_hash=rules.content_hash(), pace=to_builtins(wire.Pace(level=TEACHER)), phase="playing",
        position=puzzle.position, puzzle=puzzle.id,
    )  # fmt: skip
    return await lobby.open_table(record, {puzzle.seat: clean_name(wanted.nickname)}, puzzle.seat, TEACHER)
