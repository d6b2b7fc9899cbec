"""`python -m bench.store`: how many actions a second the server's store commits, each acknowledged after its commit.

One task per table appends one action after the other, as the server does: alone, every action pays for a commit of
its own; with many tables, those that wait together share one. The first line is the floor of this disk: a row's worth
of bytes appended to a plain file and synchronised, without any database. Rounds are interleaved and the median is
reported; the time of an action is from the call to its acknowledgement.

    python -m bench.store
    python -m bench.store --seconds 1 --tables 1 --tables 200 --folder /var/lib/frenzy
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from frenzy.server.sqlite_store import SqliteStore
from frenzy.server.store import SeatRecord, TableRecord

OUT: Final = Path(__file__).resolve().parent / "out"
SEATS: Final = 4
CHOICE: Final = "shoot lock_rifle"
LINE: Final = "{:<26} {:>12} {:>10} {:>10} {:>14} {:>9}"


class Round(NamedTuple):
    """The times of all actions of a round, and how many commits they took."""

    seconds: float
    times: list[float]
    commits: int


def bare_round(folder: Path, seconds: float) -> Round:
    """Append and synchronise, and nothing else."""
    times: list[float] = []
    with (folder / "bare").open("ab", buffering=0) as file:
        start = now = perf_counter()
        while now < start + seconds:
            file.write(CHOICE.encode())
            os.fdatasync(file.fileno())
            before, now = now, perf_counter()
            times.append(now - before)
    return Round(now - start, times, len(times))


def store_round(folder: Path, seconds: float, tables: int) -> Round:
    return asyncio.run(play(folder / f"{tables}.db", seconds, tables))


async def play(path: Path, seconds: float, tables: int) -> Round:
    """All tables at once, from where the last round left them."""
    store = SqliteStore(path)
    ids = [f"table {number}" for number in range(tables)]
    if not await store.tables():
        await asyncio.gather(*(create(store, id) for id in ids))
    commits: list[str] = []
    store.writer.database.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    times: list[float] = []
    starts = [len(await store.actions(id)) for id in ids]
    start = perf_counter()
    await asyncio.gather(
        *(play_at(store, id, first, start + seconds, times) for id, first in zip(ids, starts, strict=True))
    )
    took = perf_counter() - start
    await store.close()
    return Round(took, times, len(commits))


async def create(store: SqliteStore, id: str) -> None:
    record = TableRecord(
        id=id,
        game="adrenaline",
        seats=SEATS,
        seed=7,
        options={},
        content_hash="c0ffee",
        rules_version=1,
        name=id,
        is_public=True,
        pace={},
        created=0.0,
    )
    await store.create_table(record, [SeatRecord(table=id, seat=seat) for seat in range(SEATS)])


async def play_at(store: SqliteStore, id: str, sequence: int, end: float, times: list[float]) -> None:
    while (before := perf_counter()) < end:
        await store.append(id, sequence, sequence % SEATS, CHOICE)
        times.append(perf_counter() - before)
        sequence += 1


def report(name: str, rounds: list[Round]) -> str:
    rates = [len(each.times) / each.seconds for each in rounds]
    cuts = quantiles([1000 * each for one in rounds for each in one.times], n=100)
    group = sum(len(each.times) for each in rounds) / max(1, sum(each.commits for each in rounds))
    spread = (max(rates) - min(rates)) / median(rates)
    shown = (f"{median(rates):,.0f}", f"{cuts[49]:.2f}", f"{cuts[98]:.2f}", f"{group:.1f}", f"{spread:.0%}")
    return LINE.format(name, *shown)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.store", description="Commits per second of the store.")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round (default 2)")
    parser.add_argument("--repeat", type=int, default=3, help="rounds (default 3)")
    parser.add_argument("--tables", type=int, action="append", help="repeatable (default 1, 16, 64, 200)")
    parser.add_argument("--folder", type=Path, default=OUT, help="on the disk to measure (default bench/out)")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=given.folder) as made:
        folder = Path(made)
        measures: dict[str, Callable[[], Round]] = {"bare file": partial(bare_round, folder, given.seconds)}
        for tables in given.tables or (1, 16, 64, 200):
            measures[f"store, tables at once: {tables}"] = partial(store_round, folder, given.seconds, tables)
        rounds: dict[str, list[Round]] = {name: [] for name in measures}
        for number in range(given.repeat):
            print(f"round {number + 1}/{given.repeat}", file=sys.stderr, flush=True)
            for name, measure in measures.items():
                rounds[name].append(measure())
    print(LINE.format("", "actions/s", "p50 ms", "p99 ms", "actions/commit", "spread"))
    for name, found in rounds.items():
        print(report(name, found))


if __name__ == "__main__":
    main()
