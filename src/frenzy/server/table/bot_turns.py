"""The turns of bots: each takes its time, and an answer that comes too late is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog
from msgspec.structs import replace

from frenzy import wire
from frenzy.games.editions import kept_cards
from frenzy.kernel.guide import Reason
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision, Purpose
from frenzy.server.store import StoreFailure
from frenzy.server.table.clocks import now
from frenzy.server.table.reactions import Timing, is_noticed
from frenzy.server.websocket.connection import Refusal

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table

RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


class BotTurns:
    """The bot that has to decide at a table, if one has to, and what bots have done there.

    `changes` counts what happened at the table: an answer counts only if nothing has happened since the question.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.changes = 0
        self.task: tuple[int, asyncio.Task[None]] | None = None
        self.answer: tuple[Any, asyncio.Future[Thought], Timing] | None = None
        self.why: tuple[int, wire.Motive] | None = None  # a bot has chosen what led to so many changes
        self.made: set[int] = set()
        """The numbers of choices that bots made."""

    # -- asking one ---------------------------------------------------------------------------------------------

    def start(self, history: History) -> None:
        """If a bot has to decide and nobody has asked it yet, ask it. What a person may answer is left to people.

        It does not think again when somebody joins or leaves.
        """
        if self.task is not None and self.task[0] == self.changes:
            return
        if self.task is not None:
            self.task[1].cancel()
            self.task = None
        table, seat = self.table, history.to_act
        level = None if seat is None or table.people_asked() or table.judging.is_puzzle else table.bot_level(seat)
        if seat is not None and level is not None and not table.undo_votes.is_open:
            question = (history.age, len(history.plies), seat, level)
            if self.answer is None or self.answer[0] != question:
                decision = decision_of(table, history, seat, level)
                due = table.waiting.due(history, table.bots.usual_seconds(decision))
                answer = table.bots.choose(replace(decision, seconds=due.seconds))
                self.answer = (question, asyncio.ensure_future(answer), due)
            job = self.answer_in_time(history, *self.answer[1:], seat, self.changes)
            self.task = (self.changes, asyncio.create_task(job, name=f"bot at {table.record.id}"))

    def authors(self) -> Iterator[tuple[int, bool]]:
        """Whose each choice was that had an alternative, and whether a bot made it."""
        plies = () if self.table.history is None else self.table.history.plies
        return ((ply.seat, number in self.made) for number, ply in enumerate(plies) if not ply.is_forced)

    def interrupt(self) -> None:
        """Something has happened: what a bot is about to answer does not count any more."""
        self.changes += 1

    async def answer_in_time(
        self, history: History, answer: asyncio.Future[Thought], due: Timing, seat: int, change: int
    ) -> None:
        """Play a bot's answer at its moment.

        One that nobody else can see counts at once: others may follow it before that moment.
        """
        thought = await asyncio.shield(answer)
        if due.seconds is None or is_noticed(history, thought.choice):
            await asyncio.sleep(max(0.0, due.moment - now()))
        await self.table.do(partial(self.play, seat, thought, change))

    async def play(self, seat: int, thought: Thought, change: int) -> None:
        """Nobody waits for a bot's refusal, so what could not be saved is tried again."""
        if change != self.changes:
            return
        table = self.table
        try:
            motive = motive_of(table.playing(), seat, thought.reason)
            await table.commit(seat, thought.choice)
            self.why = None if motive is None else (self.changes, motive)
        except (Refusal, StoreFailure) as error:
            log.error("bot not played", table=table.record.id, error=str(error))
            asyncio.get_running_loop().call_later(RETRY_SECONDS, lambda: table.post(self.retry))

    async def retry(self) -> None:
        self.interrupt()

    @property
    def is_thinking(self) -> bool:
        return self.task is not None and not self.task[1].done()

    def stop(self) -> list[asyncio.Future[Any]]:
        """Think no more; what has to end for that."""
        stopped = [each[1] for each in (self.task, self.answer) if each is not None]
        for task in stopped:
            task.cancel()
        return stopped

    # -- what they did ------------------------------------------------------------------------------------------

    @property
    def motive(self) -> wire.Motive | None:
        """Why a bot has chosen what was chosen last."""
        return self.why[1] if self.why is not None and self.why[0] == self.changes else None

    def remember(self, numbers: Iterable[int]) -> None:
        """Bots made these choices, and no others."""
        self.made = {*numbers}

    def add(self, number: int) -> None:
        """A bot has made this choice."""
        self.made.add(number)

    def take_back(self, count: int) -> None:
        """Only the first `count` choices are left."""
        self.remember(number for number in self.made if number < count)


def decision_of(table: Table, history: History, seat: int, level: str, purpose: Purpose = "bot") -> Decision:
    """What a bot is asked; one that gives hints has other thoughts than one that plays."""
    record, ply = table.record, len(history.plies)
    luck = f"{purpose} {record.seed} {ply} {seat}"
    cards = kept_cards(history.game)
    return Decision(record.game, level, history.view(seat), record.id, ply, luck, purpose, cards=cards)


def motive_of(history: History, seat: int, reason: Reason | None) -> wire.Motive | None:
    """What speaks for a choice, in the words of the table before it."""
    return None if reason is None else wire.Motive(seat, history.game.explain(history.view(seat), reason))
