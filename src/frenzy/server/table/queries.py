"""Questions about the table as a client sees it: why not, what if, how far, how likely, and what a bot would do.

They are answered from that client's view alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from frenzy import wire
from frenzy.bots import HINT_LEVEL
from frenzy.bots.budget import HINT_PATIENCE
from frenzy.kernel.guide import Explanation
from frenzy.server.table.bot_turns import decision_of
from frenzy.server.table.together import are_hints_on
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.table import Table

Told = tuple[str | None, Explanation | None]
"""The choice of a bot and what speaks for it, if there is one."""


def answer_query(table: Table, connection: Connection, message: wire.Ask) -> None:
    """Answer at once, or when a bot has thought about it: the table does not wait for that."""
    answer = answer_from_game(table, connection, message)
    if message.question == "hint":
        answer_with_hint(table, connection, answer)
    else:
        connection.say(answer)


def answer_from_game(table: Table, connection: Connection, message: wire.Ask) -> wire.Answer:
    """What the game says; nothing in it if the game has no answer."""
    history, viewer = table.playing(), connection.viewer
    table.check_version(history, viewer, message.version)
    view, game, subject = history.view(viewer), history.game, message.subject
    answer = wire.Answer(message.id, subject, message.version)
    match message.question:
        case "why_not":
            reason = game.why_not(view, subject)
            answer.reason = None if reason is None else game.explain(view, reason)
        case "preview":
            answer.preview = game.preview(view, subject)
        case "reach":
            answer.reach = game.reach(view, subject)
        case "odds":
            answer.odds = [game.explain(view, reason) for reason in game.odds(view, subject)]
        case "forecast":
            answer.forecast = game.forecast(view, Random(message.version), subject)  # no secret depends on it
        case "hint":
            pass  # a bot's to say
    return answer


def answer_with_hint(table: Table, connection: Connection, answer: wire.Answer) -> None:
    """A bot looks at the view of somebody who plays alone, or with others who allow it, once for each decision."""
    history, seat = table.playing(), seated(connection)
    if any(other.kind == "human" and other.seat != seat for other in table.seats):
        if not history.game.manifest.cooperative:
            raise Refusal("not_yours", "hints are for those who play alone")
        if not are_hints_on(table):
            raise Refusal("not_agreed", "hints are off unless everybody at the table allows them")
    if seat not in history.may_act:
        raise Refusal("not_yours", "somebody else has to decide now")
    if table.hint is None or table.hint.age != history.age:
        table.hint = Hint(table, history.age, seat)
    table.hint.promise(connection, answer)


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
        async with table.advising:
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
