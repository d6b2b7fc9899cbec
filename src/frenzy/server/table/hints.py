"""Hints: what a strong bot would choose, for those who play alone or allow each other to ask."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from frenzy import wire
from frenzy.bots import HINT_LEVEL
from frenzy.bots.budget import HINT_PATIENCE
from frenzy.kernel.guide import Explanation
from frenzy.server.table.bot_turns import decision_of
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.table import Table

Told = tuple[str | None, Explanation | None]
"""The choice of a bot and what speaks for it, if there is one."""


class Hints:
    """The hint for the pending decision of a table; `lock` is held by the one that a bot thinks about."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hint: Hint | None = None
        self.lock = asyncio.Lock()

    def promise(self, connection: Connection, answer: wire.Answer) -> None:
        """A bot looks at the view of somebody who plays alone, or with others who allow it, once for each decision."""
        table = self.table
        history, seat = table.playing(), seated(connection)
        if any(other.kind == "human" and other.seat != seat for other in table.seats):
            if not history.game.manifest.cooperative:
                raise Refusal("not_yours", "hints are for those who play alone")
            if not table.together.are_hints_on:
                raise Refusal("not_agreed", "hints are off unless everybody at the table allows them")
        if seat not in history.may_act:
            raise Refusal("not_yours", "somebody else has to decide now")
        if table.judging.is_puzzle:
            connection.say(replace(answer, hint=table.judging.next_of_answer(history)))
            return
        if self.hint is None or self.hint.age != history.age:
            self.hint = Hint(table, history.age, seat)
        self.hint.promise(connection, answer)

    def stop(self) -> list[asyncio.Future[Any]]:
        """Think no more; what has to end for that."""
        if self.hint is None:
            return []
        self.hint.task.cancel()
        return [self.hint.task]


class Hint:
    """What the strongest bot would choose at one decision.

    Whoever waits long is told the best choice so far, and then of every better one. At one table a bot thinks about one
    decision at a time, and only as long as that has not been made: whoever asks without end keeps no other table's bots
    waiting.
    """

    def __init__(self, table: Table, age: int, seat: int) -> None:
        self.age, self.seat, self.best = age, seat, ""
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

    async def think(self, table: Table) -> Told:
        async with table.hints.lock:
            history = table.history
            if history is None or history.age != self.age or self.seat not in history.may_act:
                return None, None
            decision = decision_of(table, history, self.seat, HINT_LEVEL, "hint")
            thought = await table.bots.advise(decision, self.improve)
            if thought is None:
                return None, None
            reason = thought.reason
            return thought.choice, None if reason is None else history.game.explain(decision.view, reason)

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

    def finish(self, task: asyncio.Task[Told]) -> None:
        self.timer.cancel()
        hint, reason = (None, None) if task.cancelled() else task.result()
        for connection, answer in self.waiting:
            connection.say(replace(answer, hint=hint, reason=reason))
        self.waiting.clear()
