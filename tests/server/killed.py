"""The process that test_kill.py kills: it plays on a store and says what was acknowledged. It starts quickly."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

from frenzy.server.store import SeatRecord, StoreFailure, TableExists, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.store.sqlite.store import SqliteStore

TABLES = [f"table{number}" for number in range(6)]
SEATS = 3


def opened(place: str) -> Store:
    """The store in this file, or at this address."""
    if "://" not in place:
        return SqliteStore(Path(place))
    from frenzy.server.store.postgres.store import PostgresStore

    return PostgresStore(place)


async def play(place: str, trial: str) -> None:
    store = opened(place)
    await asyncio.gather(*(play_at(store, table, Random(f"{trial} {table}"), trial) for table in TABLES))


async def play_at(store: Store, table: str, rng: Random, trial: str) -> None:
    """Append, and sometimes take back, for ever. Every choice is made once in the life of a file."""
    with suppress(TableExists):
        await store.create_table(table_record(table), [SeatRecord(table=table, seat=seat) for seat in range(SEATS)])
    sequence, made = len(await store.actions(table)), 0
    while True:
        if sequence and rng.random() < 0.1:
            sequence -= 1
            await store.truncate(table, sequence)
            say(f"undone {table} {sequence} -")
        else:
            choice = f"{trial}.{made}"
            await store.append(table, sequence, made % SEATS, choice)
            say(f"done {table} {sequence} {choice}")
            sequence, made = sequence + 1, made + 1


def table_record(table: str) -> TableRecord:
    return TableRecord(
        id=table,
        game="adrenaline",
        seats=SEATS,
        seed=7,
        options={},
        content_hash="c0ffee",
        rules_version=1,
        name=table,
        is_public=True,
        pace={},
        created=100.0,
    )


def say(line: str) -> None:
    """One write to the pipe, which a kill does not cut in two."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


async def fill(path: Path, limit: int) -> None:
    """Append until the system refuses to let the files grow; then see that nothing more is accepted."""
    store = SqliteStore(path)
    await store.create_table(table_record("a"), [SeatRecord(table="a", seat=seat) for seat in range(SEATS)])
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    try:
        for sequence in range(100_000):
            await store.append("a", sequence, 0, f"full.{sequence}")
            say(f"done a {sequence} full.{sequence}")
    except StoreFailure as error:
        say(f"failed {type(error).__name__}")
    try:
        await store.append("a", 0, 0, "run")
    except StoreFailure as error:
        say(f"then {error}")
    os._exit(0)


if __name__ == "__main__":
    _, mode, file, argument = sys.argv
    asyncio.run(play(file, argument) if mode == "play" else fill(Path(file), int(argument)))
