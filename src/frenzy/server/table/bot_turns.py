"""The turns of bots: each takes its time, and an answer that comes too late is dropped."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from frenzy import wire
from frenzy.kernel.guide import Reason
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision, Purpose
from frenzy.server.store import StoreFailure
from frenzy.server.table.clocks import now
from frenzy.server.table.reactions import Timing, are_hands_hidden, is_noticed, timing
from frenzy.server.websocket.connection import Refusal

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table

RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


def start_bot_turn(table: Table) -> None:
    """If a bot has to decide and nobody has asked it yet, ask it. What a person may answer is left to people.

    It does not think again when somebody joins or leaves.
    """
    history = table.history
    if history is None or (table.bot_task is not None and table.bot_task[0] == table.changes):
        return
    if table.bot_task is not None:
        table.bot_task[1].cancel()
        table.bot_task = None
    seat = history.to_act
    level = None if seat is None or table.people_asked() else table.bot_level(seat)
    if seat is not None and level is not None and table.proposal is None:
        question = (history.age, len(history.entries), seat, level)
        if table.bot_answer is None or table.bot_answer[0] != question:
            decision = decision_of(table, history, seat, level)
            due = due_time(table, history, decision)
            answer = table.bots.choose(replace(decision, seconds=due.seconds))
            table.bot_answer = (question, asyncio.ensure_future(answer), due)
        job = answer_in_time(table, history, *table.bot_answer[1:], seat, table.changes)
        table.bot_task = (table.changes, asyncio.create_task(job, name=f"bot at {table.record.id}"))


def decision_of(table: Table, history: History, seat: int, level: str, purpose: Purpose = "bot") -> Decision:
    """What a bot is asked; one that gives hints has other thoughts than one that plays."""
    record, ply = table.record, len(history.entries)
    luck = f"{purpose} {record.seed} {ply} {seat}"
    return Decision(record.game, level, history.view(seat), record.id, ply, luck, purpose)


def due_time(table: Table, history: History, decision: Decision) -> Timing:
    """When the answer counts: at the earliest `bot_seconds` after everybody could see the question."""
    if are_hands_hidden(history, table.pace):
        return timing(table.pace, table.shown_at, now(), table.bots.usual_seconds(decision))
    return Timing(table.shown_at + table.pace.bot_seconds)


async def answer_in_time(
    table: Table, history: History, answer: asyncio.Future[Thought], due: Timing, seat: int, change: int
) -> None:
    """Play a bot's answer at its moment. One that nobody else can see counts at once: so do the next ones after it."""
    thought = await asyncio.shield(answer)
    if due.seconds is None or is_noticed(history, thought.choice):
        await asyncio.sleep(max(0.0, due.moment - now()))
    await table.do(partial(play, table, seat, thought, change))


async def play(table: Table, seat: int, thought: Thought, change: int) -> None:
    """Nobody waits for a bot's refusal, so what could not be saved is tried again."""
    if change != table.changes:
        return
    try:
        motive = motive_of(table.playing(), seat, thought.reason)
        await table.commit(seat, thought.choice)
        table.motive = None if motive is None else (table.changes, motive)
    except (Refusal, StoreFailure) as error:
        log.error("bot not played", table=table.record.id, error=str(error))
        asyncio.get_running_loop().call_later(RETRY_SECONDS, lambda: table.post(partial(retry, table)))


def motive_of(history: History, seat: int, reason: Reason | None) -> wire.Motive | None:
    """What speaks for a choice, in the words of the table before it."""
    return None if reason is None else wire.Motive(seat, history.game.explain(history.view(seat), reason))


async def retry(table: Table) -> None:
    table.changes += 1
