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
    from frenzy.server.tables import Table

RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


def let_bot_think(table: Table) -> None:
    """If a bot has to decide and nobody has asked it yet, ask it.

    What it answers depends on the course alone: whoever comes and goes meanwhile makes nobody think twice.
    """
    course = table.course
    if course is None or (table.thinking is not None and table.thinking[0] == table.changes):
        return
    if table.thinking is not None:
        table.thinking[1].cancel()
        table.thinking = None
    seat = course.to_act
    level = None if seat is None else table.bot_level(seat)
    if seat is not None and level is not None and table.proposal is None:
        question = (course.age, len(course.steps), seat, level)
        if table.thought is None or table.thought[0] != question:
            luck = f"{table.record.seed} {len(course.steps)} {seat}"
            answer = table.bots.choose(table.record.game, level, course.view(seat), luck)
            table.thought = (question, asyncio.ensure_future(answer))
        deed = think(table, table.thought[1], seat, table.changes)
        table.thinking = (table.changes, asyncio.create_task(deed, name=f"bot at {table.record.id}"))


async def think(table: Table, answer: asyncio.Future[str], seat: int, change: int) -> None:
    """Every answer of a bot takes the same least time, from when all could see the question."""
    choice = await asyncio.shield(answer)
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
