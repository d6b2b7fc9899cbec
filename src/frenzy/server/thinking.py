"""Letting bots play: in their own time, and never what the table has left behind."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from frenzy.server.clocks import now
from frenzy.server.sockets import Refusal
from frenzy.server.store import StoreFailure

if TYPE_CHECKING:
    from frenzy.server.course import Course
    from frenzy.server.tables import Table

RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


def let_bot_think(table: Table) -> None:
    """If a bot has to decide and nobody has asked it yet, ask it."""
    course = table.course
    if course is None or (table.thinking is not None and table.thinking[0] == table.changes):
        return
    seat = course.to_act
    level = None if seat is None else table.bot_level(seat)
    if seat is not None and level is not None and table.proposal is None:
        deed = think(table, course, seat, level, table.changes)
        table.thinking = (table.changes, asyncio.create_task(deed, name=f"bot at {table.record.id}"))


async def think(table: Table, course: Course, seat: int, level: str, change: int) -> None:
    """Every answer of a bot takes the same least time, from when all could see the question."""
    luck = f"{table.record.seed} {len(course.steps)} {seat}"
    choice = await table.bots.choose(table.record.game, level, course.view(seat), luck)
    await asyncio.sleep(max(0.0, table.shown_at + table.pace.bot_seconds - now()))
    await table.do(partial(play, table, seat, choice, change))


async def play(table: Table, seat: int, choice: str, change: int) -> None:
    """Nobody waits for a bot's refusal, so what could not be saved is tried again."""
    if change != table.changes:
        return
    try:
        await table.commit(seat, choice)
    except (Refusal, StoreFailure) as error:
        log.error("bot not played", table=table.record.id, error=str(error))
        asyncio.get_running_loop().call_later(RETRY_SECONDS, lambda: table.post(partial(think_again, table)))


async def think_again(table: Table) -> None:
    table.changes += 1
