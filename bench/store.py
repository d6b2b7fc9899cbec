"""`python -m bench.store`: how many actions a second the server's store commits, each acknowledged after its commit.

One task per table appends one action after the other, as the server does: alone, every action pays for a commit of
its own; with many tables, those that wait together share one. The first line is the floor of this disk: a row's worth
of bytes appended to a plain file and synchronised, without any database. Rounds are interleaved and the median is
reported; the time of an action is from the call to its acknowledgement.

    python -m bench.store
    python -m bench.store --seconds 1 --tables 1 --tables 200 --folder /var/lib/frenzy
    python -m bench.store --database postgresql://frenzy@localhost/bench
"""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from bench.serving.players import Round
from bench.serving.scripts import SEATS, Script, Stored, put_table
from frenzy.cli.simulate import grid
from frenzy.server.store.sql.database import Database
from frenzy.server.store.sql.store import SqlStore
from frenzy.server.store.sqlite.store import SqliteStore

OUT: Final = Path(__file__).resolve().parent / "out"
CHOICE: Final = "shoot lock_rifle"
HEADINGS: Final = ["tables at once", "actions/s", "p50 ms", "p99 ms", "actions/commit", "spread"]
Measured = tuple[Round, int]
"""The times of all actions of a round, and how many commits they took."""


def bare_round(folder: Path, seconds: float) -> Measured:
    """Append and synchronise, and nothing else."""
    times: list[float] = []
    with (folder / "bare").open("ab", buffering=0) as file:
        start = now = perf_counter()
        while now < start + seconds:
            file.write(CHOICE.encode())
            os.fdatasync(file.fileno())
            before, now = now, perf_counter()
            times.append(now - before)
    return Round(now - start, times), len(times)


class Counted:
    """How often a database commits."""

    def __init__(self, database: Database) -> None:
        self.commit, self.number = database.commit, 0
        database.commit = self  # type: ignore[method-assign]

    def __call__(self) -> None:
        self.number += 1
        self.commit()


def open_store(folder: Path, tables: int, database: str | None) -> SqlStore:
    if database is None:
        return SqliteStore(folder / f"{tables}.db")
    from frenzy.server.store.postgres.store import PostgresStore

    return PostgresStore(database)


async def store_round(folder: Path, seconds: float, tables: int, database: str | None) -> Measured:
    """All tables at once, from where the last round left them."""
    store = open_store(folder, tables, database)
    ids = [f"table {number} of {tables}" for number in range(tables)]
    known = {record.id for record in await store.tables()}
    new = [id for id in ids if id not in known]
    await asyncio.gather(*(put_table(store, id, Stored(Script(7, []), 0)) for id in new))
    commits = Counted(store.writer.database)
    times: list[float] = []
    lengths = [len(await store.actions(id)) for id in ids]
    start = perf_counter()

    async def play_at(id: str, sequence: int) -> None:
        while (before := perf_counter()) < start + seconds:
            await store.append(id, sequence, sequence % SEATS, CHOICE)
            times.append(perf_counter() - before)
            sequence += 1

    await asyncio.gather(*map(play_at, ids, lengths))
    took = perf_counter() - start
    await store.close()
    return Round(took, times), commits.number


def line(name: str, found: list[Measured]) -> list[str]:
    rounds = [each for each, _ in found]
    rates, times = [each.rate for each in rounds], [each for one in rounds for each in one.times]
    p50, p99 = Round(0.0, times).cuts()
    group, spread = len(times) / max(1, sum(commits for _, commits in found)), (max(rates) - min(rates)) / median(rates)
    return [name, f"{median(rates):,.0f}", f"{p50:.2f}", f"{p99:.2f}", f"{group:.1f}", f"{spread:.0%}"]


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.store", description="Commits per second of the store.")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round (default 2)")
    parser.add_argument("--repeat", type=int, default=3, help="rounds (default 3)")
    parser.add_argument("--tables", type=int, action="append", help="repeatable (default 1, 16, 64, 200)")
    parser.add_argument("--folder", type=Path, default=OUT, help="on the disk to measure (default bench/out)")
    parser.add_argument("--database", metavar="URL", help="measure a PostgreSQL database, which is filled with tables")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[Measured]] = {}
    with TemporaryDirectory(dir=given.folder) as made:
        for number in range(given.repeat):
            print(f"round {number + 1}/{given.repeat}", file=sys.stderr, flush=True)
            found.setdefault("bare file", []).append(bare_round(Path(made), given.seconds))
            for tables in given.tables or (1, 16, 64, 200):
                measured = asyncio.run(store_round(Path(made), given.seconds, tables, given.database))
                found.setdefault(str(tables), []).append(measured)
    print(grid(HEADINGS, [line(name, rounds) for name, rounds in found.items()]))


if __name__ == "__main__":
    main()
