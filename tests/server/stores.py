"""Stores of every kind for tests, and what is put into them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from frenzy.server.store import ActionRecord, CampaignRecord, PlayerRecord, SeatRecord, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.store.sql.database import Database
from frenzy.server.store.sql.store import SqlStore
from frenzy.server.store.sqlite.store import SqliteStore
from tests.server.memory_store import MemoryStore

T = TypeVar("T")
K = TypeVar("K", bound=Store)
Scenario = Callable[[Store], Awaitable[T]]
Play = Callable[[Scenario[T]], T]

ODD_TEXT = 'it\'s "1"; DROP TABLE tables; -- \0 ¬ żółć 🎯\n'


class Clock:
    """A second passes each time one looks at it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def table_record(id: str = "a", **facts: Any) -> TableRecord:
    plain = TableRecord(
        id=id,
        game="adrenaline",
        seats=3,
        seed=7,
        options={"mode": "domination", "skulls": 8},
        content_hash="c0ffee",
        rules_version=1,
        name="a table",
        is_public=True,
        pace={"kind": "live", "seconds": 30.5},
        created=100.0,
    )
    return replace(plain, **facts)


def campaign_record(id: str = "c", **facts: Any) -> CampaignRecord:
    plain = CampaignRecord(
        id=id,
        game="wreckland",
        name="a slot",
        nickname="Ada",
        options={"vehicle": "V3"},
        created=100.0,
        key_hash=f"key of {id}",
    )
    return replace(plain, **facts)


def player_record(id: str = "p", **facts: Any) -> PlayerRecord:
    return replace(PlayerRecord(id, f"Player {id}", f"player {id}", 100.0, f"key of {id}"), **facts)


def open_seats(id: str = "a", count: int = 3) -> list[SeatRecord]:
    return [SeatRecord(table=id, seat=seat) for seat in range(count)]


async def create(store: Store, *ids: str) -> None:
    for id in ids:
        await store.create_table(table_record(id), open_seats(id))


async def append_some(store: Store, count: int, table: str = "a") -> list[ActionRecord]:
    start = len(await store.actions(table))
    return [await store.append(table, start + more, more % 3, f"move {more}") for more in range(count)]


async def choices(store: Store, table: str = "a") -> list[str]:
    return [action.choice for action in await store.actions(table)]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play[Any]:
    """Run a scenario on a new store of each kind, and close it."""
    opened: dict[str, Callable[[], Store]] = {
        "memory": lambda: MemoryStore(clock=Clock()),
        "sqlite": lambda: SqliteStore(tmp_path / "games.db", clock=Clock()),
    }
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")
        from frenzy.server.store.postgres.store import PostgresStore

        opened["postgres"] = lambda: PostgresStore(address, clock=Clock())
    return lambda scenario: asyncio.run(run(opened[request.param](), scenario))


async def run(store: K, scenario: Callable[[K], Awaitable[T]]) -> T:
    try:
        return await scenario(store)
    finally:
        await store.close()


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Where a database may be; no other connection is left open on it."""
    yield tmp_path / "games.db"
    leftover = sorted(each.name for each in tmp_path.iterdir() if each.name.endswith(("-wal", "-shm")))
    assert not leftover, f"not closed properly: {leftover}"


def on_disk(path: Path, scenario: Callable[[SqliteStore], Awaitable[T]]) -> T:
    return asyncio.run(run(SqliteStore(path), scenario))


async def in_one_group(store: SqlStore, *changes: Coroutine[Any, Any, object]) -> list[object]:
    """The answers to these changes, which all wait while the writer is kept busy."""
    is_busy, may_go_on = Event(), Event()

    def keep_busy(_: Database) -> bool:
        is_busy.set()
        return may_go_on.wait(120)

    busy = asyncio.create_task(store.write(keep_busy))
    assert await asyncio.to_thread(is_busy.wait, 120)
    waiting = [asyncio.create_task(change) for change in changes]
    await asyncio.sleep(0)
    may_go_on.set()
    assert await busy
    return await asyncio.gather(*waiting, return_exceptions=True)


async def write_what_cannot_be_written(store: SqlStore) -> None:
    """Each is refused alone: what waits beside it is written."""
    await create(store, "a", "b")
    answers = await in_one_group(
        store,
        store.append("a", 0, 0, "\ud800"),
        store.append("a", 2**70, 0, "run"),
        store.create_table(table_record("c", phase="sleeping"), open_seats("c")),
        store.create_table(table_record("d"), [*open_seats("d")[:2], replace(open_seats("d")[2], kind="ghost")]),
        store.append("b", 0, 0, "run"),
    )
    assert [isinstance(answer, Exception) for answer in answers] == [True, True, True, True, False]
    assert [record.id for record in await store.tables()] == ["a", "b"]
    await store.append("a", 0, 0, "run")


def rows(path: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(question).fetchall()
