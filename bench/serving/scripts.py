"""Games that are known beforehand: who chooses what, and which version everybody has afterwards.

Those who play need no rules then: they send the next choice and wait until everybody has seen it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from frenzy.games import load
from frenzy.kernel.codec import VERSION
from frenzy.server.http.guards import hashed
from frenzy.server.store import SeatRecord, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.store.sqlite.store import SqliteStore
from frenzy.server.table.history import History
from frenzy.server.table.snapshots import SNAPSHOT_INTERVAL, encoded

GAME: Final = "adrenaline"
SEATS: Final = 3
WATCHERS: Final = 2
VIEWERS: Final = SEATS + WATCHERS
LONGEST: Final = 600


class Move(NamedTuple):
    """One choice: the version its seat has before it, and everybody's after it (seats, then spectators)."""

    seat: int
    choice: str
    version: int
    versions: tuple[int, ...]


class Script(NamedTuple):
    """A random game, or its first `LONGEST` choices."""

    seed: int
    moves: list[Move]


class Stored(NamedTuple):
    """A table in mid-game, and who plays at it."""

    script: Script
    length: int
    bots: Sequence[int] = ()
    is_timed: bool = False


def write_scripts(wanted: int) -> list[Script]:
    """So many different long games."""
    return list(islice((script for script in map(write_script, count()) if len(script.moves) == LONGEST), wanted))


def write_script(seed: int) -> Script:
    rng, history = Random(seed), History(load(GAME), SEATS, seed, {})
    moves: list[Move] = []
    while (seat := history.to_act) is not None and len(moves) < LONGEST:
        choice, version = rng.choice(history.view(seat)["choices"]), history.version(seat)
        history.apply(choice)
        moves.append(Move(seat, choice, version, (*history.versions, *[history.version(None)] * (WATCHERS - 1))))
    return Script(seed, moves)


def snapshots(script: Script, lengths: Sequence[int]) -> dict[int, tuple[int, bytes]]:
    """The snapshot that a killed server leaves of a game of each length: its sequence and its bytes."""
    history, found = History(load(GAME), SEATS, script.seed, {}), {}
    latest = (0, encoded(history))
    for number, move in enumerate(script.moves):
        if number in lengths:
            found[number] = latest
        history.apply(move.choice)
        if len(history.plies) % SNAPSHOT_INTERVAL == 0:
            latest = (len(history.plies), encoded(history))
    return found


def token(table: str, seat: int) -> str:
    return f"{table} {seat}"


async def put_table(store: Store, table: str, stored: Stored) -> None:
    record = TableRecord(
        id=table, game=GAME, seats=SEATS, seed=stored.script.seed, options={}, content_hash=load(GAME).content_hash(),
        rules_version=VERSION, name="", is_public=False, created=0.0, phase="playing",
        pace={"bot_seconds": 0, "clock": "live" if stored.is_timed else "none", "seconds": 3600},
    )  # fmt: skip
    seats = [
        SeatRecord(table=table, seat=seat, name="bot", kind="bot", bot_level="easy", ready=True)
        if seat in stored.bots
        else SeatRecord(
            table=table, seat=seat, name="Ada", kind="human", token_hash=hashed(token(table, seat)), ready=True
        )
        for seat in range(SEATS)
    ]
    await store.create_table(record, seats, [(move.seat, move.choice) for move in stored.script.moves[: stored.length]])


def fill(
    folder: Path, tables: Mapping[str, Stored], taken: Mapping[int, Mapping[int, tuple[int, bytes]]] | None = None
) -> None:
    """A new folder of a server with these tables, and the snapshots that were taken: by seed, then by length."""
    folder.mkdir()

    async def put_all() -> None:
        store = SqliteStore(folder / "frenzy.sqlite")
        for name, stored in tables.items():
            await put_table(store, name, stored)
            if taken:
                await store.put_snapshot(name, *taken[stored.script.seed][stored.length])
        await store.close()

    asyncio.run(put_all())
