"""Hints: what a strong bot would do, and what it thinks so far if that takes long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from frenzy import wire
from frenzy.bots import HINT_LEVEL
from frenzy.bots.budget import HINT_PATIENCE
from frenzy.server.bot_turns import decision_of

if TYPE_CHECKING:
    from frenzy.server.sockets import Connection
    from frenzy.server.tables import Table


class Hint:
    """What the strongest bot would choose at one decision.

    Whoever waits long is told the best choice so far, and then of every better one. At one table a bot thinks about one
    decision at a time, and only as long as that has not been made: whoever asks without end keeps no other table's bots
    waiting.
    """

    def __init__(self, table: Table, age: int) -> None:
        self.age, self.best = age, ""
        self.is_long = False
        self.waiting: list[tuple[Connection, wire.Answer]] = []
        self.timer = asyncio.get_running_loop().call_later(HINT_PATIENCE, self.take_long)
        self.task = asyncio.create_task(self.think(table), name=f"hint at {table.record.id}")
        self.task.add_done_callback(self.finish)

    def promise(self, connection: Connection, answer: wire.Answer) -> None:
        self.waiting.append((connection, answer))
        if self.task.done():
            self.finish(self.task)
        elif self.is_long:
            self.tell(self.waiting[-1:])

    async def think(self, table: Table) -> str | None:
        async with table.advising:
            history = table.history
            if history is None or history.age != self.age or history.to_act is None:
                return None
            decision = decision_of(table, history, history.to_act, HINT_LEVEL, "hint")
            return await table.bots.advise(decision, self.improve)

    def improve(self, choice: str) -> None:
        self.best = choice
        if self.is_long:
            self.tell(self.waiting)

    def take_long(self) -> None:
        self.is_long = True
        self.tell(self.waiting)

    def tell(self, waiting: Sequence[tuple[Connection, wire.Answer]]) -> None:
        for connection, answer in waiting if self.best else ():
            connection.say(replace(answer, hint=self.best, is_final=False))

    def finish(self, task: asyncio.Task[str | None]) -> None:
        self.timer.cancel()
        for connection, answer in self.waiting:
            connection.say(replace(answer, hint=None if task.cancelled() else task.result()))
        self.waiting.clear()
