"""`python -m bench.start`: how long a server with many stored tables takes to answer, what /health costs then, and how
soon it tells of a damaged file.

A real file is made with so many tables, most of them over, some of them being played with slow clocks; a server is
started on it as `frenzy serve` is, and asked until it answers.

    python -m bench.start
    python -m bench.start --tables 100000 --actions 100 --folder /var/lib/frenzy
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from frenzy.games import load
from frenzy.server.store import ActionRecord, Phase, SeatRecord, TableRecord
from frenzy.server.store.sql.database import Database
from frenzy.server.store.sqlite.store import SqliteStore

OUT: Final = Path(__file__).resolve().parent / "out"
SEATS: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("over",) * 8 + ("playing", "lobby")
SLOW: Final = {"clock": "live", "seconds": 86_400.0, "reserve": 86_400.0}
CHOICE: Final = "shoot lock_rifle"
SERVE: Final = "import sys; from frenzy.cli import main; sys.exit(main())"


async def fill(path: Path, tables: int, actions: int) -> None:
    store, content, at = SqliteStore(path), load("adrenaline").content_hash(), time.time()
    for start in range(0, tables, 1_000):
        names = [f"table{number:07}" for number in range(start, min(start + 1_000, tables))]

        def add(database: Database, names: list[str] = names) -> None:
            for number, name in enumerate(names):
                record = TableRecord(name, "adrenaline", SEATS, 7, {}, content, phase=PHASES[number % 10], pace=SLOW)
                database.insert(TableRecord, [record])
                database.insert(SeatRecord, [SeatRecord(name, seat, "somebody", "human") for seat in range(SEATS)])
                log = 0 if record.phase == "lobby" else actions
                database.insert(ActionRecord, [ActionRecord(name, n, n % SEATS, CHOICE, at) for n in range(log)])

        await store.write(add)
    await store.close()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Answered(NamedTuple):
    """Seconds from the start of the process to its first answer, and those of the processor among them; what twenty
    answers take; and seconds until it is told that somebody has written over the file."""

    first: float
    processor: float
    asked: list[float]
    told: float


def answer_seconds(data: Path) -> Answered:
    port = free_port()
    begun = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data", str(data)], stdout=subprocess.DEVNULL
    )
    try:
        while True:
            try:
                health(port)
                break
            except URLError:
                time.sleep(0.01)
        first, processor, asked = time.perf_counter() - begun, processor_seconds(server.pid), []
        for _ in range(20):
            before = time.perf_counter()
            health(port)
            asked.append(time.perf_counter() - before)
            time.sleep(0.25)
        return Answered(first, processor, asked, damage_seconds(data / "frenzy.sqlite", port))
    finally:
        server.terminate()
        server.wait(30)


def damage_seconds(path: Path, port: int) -> float:
    """Write over some pages of the file, wait until /health tells it, and mend it again."""
    with path.open("r+b", buffering=0) as file:
        file.seek(8_192)
        whole = file.read(12_288)
        file.seek(8_192)
        file.write(b"\xa5" * len(whole))
        begun = time.perf_counter()
        while is_well(port):
            time.sleep(0.25)
        took = time.perf_counter() - begun
        file.seek(8_192)
        file.write(whole)
    return took


def is_well(port: int) -> bool:
    try:
        health(port)
    except HTTPError:
        return False
    return True


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def health(port: int) -> None:
    with urlopen(f"http://127.0.0.1:{port}/health", timeout=60) as answer:
        assert json.load(answer)["status"] == "ok"


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.start", description="The start of a server with many tables.")
    parser.add_argument("--tables", type=int, default=100_000, help="default 100,000")
    parser.add_argument("--actions", type=int, default=50, help="in each game (default 50)")
    parser.add_argument("--repeat", type=int, default=3, help="starts (default 3)")
    parser.add_argument("--folder", type=Path, default=OUT, help="on the disk to measure (default bench/out)")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=given.folder) as made:
        empty, full = Path(made) / "empty", Path(made) / "full"
        for data in (empty, full):
            data.mkdir()
        asyncio.run(fill(full / "frenzy.sqlite", given.tables, given.actions))
        size = (full / "frenzy.sqlite").stat().st_size / 1e6
        for data, says in ((empty, "nothing"), (full, f"{given.tables:,} tables, {size:,.0f} MB")):
            found = [answer_seconds(data) for _ in range(given.repeat)]
            first, processor = median(each.first for each in found), median(each.processor for each in found)
            asked = [seconds for each in found for seconds in each.asked]
            costs = f"{median(asked) * 1e3:.1f} ms, {max(asked) * 1e3:.0f} at most"
            start = f"first answer after {first:.2f} s ({processor:.2f} s of the processor)"
            told = f"damage told after {max(each.told for each in found):.1f} s at most"
            print(f"{says}: {start}; /health {costs}; {told}", flush=True)


if __name__ == "__main__":
    main()
