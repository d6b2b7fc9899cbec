"""A table in this process, with people who write down every frame they get."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from frenzy import wire
from frenzy.games import load
from frenzy.server.bots.pool import BotPool, Thought
from frenzy.server.bots.worker import Decision
from frenzy.server.store import SeatKind, SeatRecord, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.table.messages import receive
from frenzy.server.table.table import Table
from frenzy.server.websocket.connection import Connection
from frenzy.wire import View
from tests.server.memory_store import MemoryStore

GAME = load("adrenaline")
Doc = dict[str, Any]


def scores(state: Any) -> list[int]:
    """The scores of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return list(outcome.scores)


class FirstChoice(BotPool):
    """The simplest player: the first choice, at once."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.views: list[View] = []

    async def choose(self, decision: Decision) -> Thought:
        self.views.append(decision.view)
        return Thought(decision.view["choices"][0], decision.level)

    async def advise(self, decision: Decision, tell: Callable[[str], None]) -> Thought | None:
        return await self.choose(decision)


class Desk:
    """One client of a table."""

    def __init__(self, table: Table, seat: int | None) -> None:
        key = None if seat is None else table.seats[seat].token_hash
        self.table, self.connection = table, Connection(seat, key, wants_stack=True)
        self.frames: list[str] = []
        self.state: Doc = {}
        self.writer = asyncio.create_task(self.connection.write(self.take, table.states.text))

    async def take(self, frame: str) -> None:
        self.frames.append(frame)
        message: Doc = json.loads(frame)
        if message["type"] == "state":
            self.state = message

    @property
    def choices(self) -> list[str]:
        return list(self.state["view"]["choices"])

    async def sit(self, version: int | None = None) -> Desk:
        await self.table.do(partial(self.table.presence.join, self.connection, version))
        await settle()
        return self

    async def part(self) -> None:
        self.writer.cancel()
        await self.table.do(partial(self.table.presence.leave, self.connection))

    async def say(self, message: wire.ClientMessage) -> list[Doc]:
        """Say something; the messages that come back at once."""
        before = len(self.frames)
        await receive(self.table, self.connection, message)
        await settle()
        return [json.loads(frame) for frame in self.frames[before:]]

    async def choose(self, choice: str, version: int | None = None) -> list[Doc]:
        return await self.say(wire.Choose(self.state["version"] if version is None else version, choice, "c"))

    def all(self, kind: str) -> list[Doc]:
        return [message for message in map(json.loads, self.frames) if message["type"] == kind]


async def settle() -> None:
    """Let everything happen that can happen without time passing."""
    for _ in range(20):
        await asyncio.sleep(0)


def chase_record(seed: int = 1, **options: Any) -> TableRecord:
    """A table for one."""
    return replace(table_record(seed, 1, **options), game="wreckland", content_hash=load("wreckland").content_hash())


def table_record(seed: int = 1, seats: int = 3, pace: Doc | None = None, **options: Any) -> TableRecord:
    return TableRecord(
        id="table", game="adrenaline", seats=seats, seed=seed, options=options, content_hash=GAME.content_hash(),
        rules_version=1, name="", is_public=False, pace=pace or {"bot_seconds": 0}, created=0.0, phase="playing",
    )  # fmt: skip


async def playing(
    record: TableRecord, kinds: Sequence[SeatKind] = ("human",) * 3, store: Store | None = None,
    bots: BotPool | None = None,
) -> Table:  # fmt: skip
    """A table whose game has begun."""
    store = store or MemoryStore()
    seats = [
        SeatRecord(
            table=record.id, seat=seat, name=f"player {seat}", kind=kind, ready=True,
            bot_level="random" if kind == "bot" else None,
        )
        for seat, kind in enumerate(kinds)
    ]  # fmt: skip
    await store.create_table(record, seats)
    table = Table(record, seats, store, bots or FirstChoice())
    if record.phase != "lobby":
        await table.do(table.begin)
    return table


async def reopened(table: Table) -> Table:
    """The same table after a restart."""
    await table.close()
    name = table.record.id
    again = Table(await table.store.table(name), await table.store.seats(name), table.store, table.bots)
    await again.do(again.begin)
    return again


def true_state(table: Table) -> Any:
    assert table.history is not None
    return table.history.state


def history(table: Table) -> Any:
    assert table.history is not None
    return table.history


def runs(scene: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is a scene of its own loop."""

    def test() -> None:
        asyncio.run(scene())

    test.__name__ = test.__qualname__ = scene.__name__
    test.__doc__, test.__module__ = scene.__doc__, scene.__module__
    return test
