"""Kill the server's storage with -9 at random moments: nothing acknowledged is lost, nothing is there twice.

A child process plays at several tables at the same time: it appends, takes back, and says what was acknowledged. It is
killed; the store is opened again; the log of each table has to be what was acknowledged, give or take the one change
that each table may have had under way. Then the next child goes on with the same store.

A killed process leaves what it wrote to the system, so this proves the order of commit and answer, not that the disk
keeps its word: that every commit is synchronised is in test_store.py.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from frenzy.server.store import StaleSequence
from frenzy.server.store.interface import Store
from tests.server.killed import SEATS, opened
from tests.server.postgres import address, cluster, missing

CHILD = Path(__file__).with_name("killed.py")
FILES, KILLS = 10, 10  # kills of each file
LONGEST_START = 0.3  # seconds, of a child
LONGEST_COMMIT = 0.005

Logs = dict[str, list[str]]


def child(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, CHILD, *arguments], stdout=subprocess.PIPE, text=True)


def kill_a_child(place: str, trial: str, rng: Random) -> list[str]:
    """Let a child play, kill it at a random moment, and give what it said."""
    with child("play", place, trial) as process:
        assert process.stdout
        said = []
        if rng.random() < 0.2:
            time.sleep(rng.uniform(0, LONGEST_START))
        else:
            said = [process.stdout.readline() for _ in range(rng.randint(1, 300))]
            time.sleep(rng.uniform(0, LONGEST_COMMIT))
        assert process.poll() is None, "the child ended by itself"
        process.kill()
        said += process.stdout.readlines()
    return said


def acknowledged(before: Logs, said: list[str]) -> Logs:
    """The logs, with what was said done and undone."""
    logs = {table: list(log) for table, log in before.items()}
    for line in said:
        what, table, sequence, choice = line.split()
        log = logs.setdefault(table, [])
        if what == "done":
            assert len(log) == int(sequence)
            log.append(choice)
        else:
            assert len(log) == int(sequence) + 1
            log.pop()
    return logs


async def open_again(place: str, promised: Logs, trial: str) -> Logs:
    """See that the store holds what was promised, go on with every table, and give the logs."""
    store = opened(place)
    tables = [record.id for record in await store.tables()]
    assert promised.keys() <= set(tables)
    logs = {table: await check_table(store, table, promised.get(table, []), trial) for table in tables}
    await asyncio.gather(*(go_on(store, table, log, f"{trial}.next") for table, log in logs.items()))
    await store.close()
    return logs


async def check_table(store: Store, table: str, promised: list[str], trial: str) -> list[str]:
    """The log of a table: what was promised, or that with the one change that was under way."""
    assert len(await store.seats(table)) == SEATS
    actions = await store.actions(table)
    assert [action.sequence for action in actions] == list(range(len(actions)))
    log = [action.choice for action in actions]
    assert log in (promised, promised[:-1]) or (log[:-1] == promised and log[-1].startswith(f"{trial}."))
    ever = log + [action.choice for action in await store.undone(table)]
    assert set(promised) <= set(ever), "a choice is lost"
    assert len(ever) == len(set(ever)), "a choice is there twice"
    return log


async def go_on(store: Store, table: str, log: list[str], choice: str) -> None:
    """The next action of a table is taken, and the last one not again."""
    if log:
        with pytest.raises(StaleSequence):
            await store.append(table, len(log) - 1, 0, "twice")
    await store.append(table, len(log), 0, choice)
    log.append(choice)


def kill_often(place: str, number: int, kills: int = KILLS) -> None:
    rng = Random(number)
    logs: Logs = {}
    count = 0
    for kill in range(kills):
        trial = f"{number}.{kill}"
        said = kill_a_child(place, trial, rng)
        logs = asyncio.run(open_again(place, acknowledged(logs, said), trial))
        count += len(said)
    assert count > 100, "the children were killed before they could do anything"


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_a_killed_server_on_postgresql_loses_nothing_and_keeps_nothing_twice() -> None:
    with cluster(fsync="on") as database:
        kill_often(address(database.folder), number=1, kills=6)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(FILES))
def test_a_killed_server_loses_nothing_and_keeps_nothing_twice(number: int, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    kill_often(str(path), number)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.slow
@pytest.mark.parametrize("limit", [150_000, 180_001, 1_000_000])
def test_a_disk_that_takes_no_more_loses_nothing_and_is_written_no_more(limit: int, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with child("fill", str(path), str(limit)) as process:
        assert process.stdout
        *done, failed, then = process.stdout.readlines()
    assert failed == "failed StoreFailure\n"
    assert "writing has failed" in then
    assert done
    asyncio.run(open_again(str(path), acknowledged({}, done), trial="full"))
