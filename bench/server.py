"""`python -m bench.server`: how soon everybody at a table sees a choice, how many a second, and how soon it is up.

Three measurements of one server process on a real file, each beside what there is without us:

- at a set pace (200 tables, 1,000 sockets, 200 choices a second): the time from sending a choice until all five who
  look at its table have their new state; the choice is on the disk by then;
- saturated: every table plays on as soon as all five have seen the last choice; committed choices a second;
- a start with 1,000 long games: seconds until the server answers, then the worst time from knocking to a view, with
  the snapshots that a killed server leaves, and without any.

The echo is a bare server on the same uvicorn that sends as many bytes to as many sockets, without rules, disk or
seats. Those who play are in a process of their own and know the games beforehand. Rounds are repeated and the best is
shown beside the median: other programs on the machine only make it worse.

    python -m bench.server
    python -m bench.server --quick
    python -m bench.server --tables 50 --rate 100 --seconds 3 --rounds 5
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from shutil import copytree, rmtree
from socket import socket
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from bench.serving.players import Plan, Played, Round, Visit, play, visit
from bench.serving.scripts import VIEWERS, Move, Script, put_table, snapshots, write_scripts
from bench.serving.servers import running
from frenzy.server.sqlite_store import SqliteStore

T = TypeVar("T")
OUT: Final = Path(__file__).resolve().parent / "out"
DIFFERENT: Final = 20  # games that are different from each other
START: Final = 60  # choices that were made before
LENGTHS: Final = (300, 375, 450, 525, 599)  # of the stored games
LINE: Final = "{:<36} {:>15} {:>17} {:>9} {:>6}"
PROMISED: Final = {"p50": 10.0, "p99": 50.0, "rate": 1000.0, "ready": 5.0, "view": 200.0}


class Starts(NamedTuple):
    ready: list[float]
    worst: list[float]


class Options(argparse.Namespace):
    """The command line, typed."""

    tables: int
    rate: float
    seconds: float
    rounds: int
    stored: int
    folder: Path
    quick: bool


def options() -> Options:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="each with five who look at it (default 200)")
    parser.add_argument("--rate", type=float, default=200.0, help="choices a second at the set pace (default 200)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round (default 5)")
    parser.add_argument("--rounds", type=int, default=3, help="default 3")
    parser.add_argument("--stored", type=int, default=1000, help="games at the start (default 1000)")
    parser.add_argument("--folder", type=Path, default=OUT, help="on the disk to measure (default bench/out)")
    parser.add_argument("--quick", action="store_true", help="small and short, to see that it runs")
    given = parser.parse_args(namespace=Options())
    if given.quick:
        given.tables, given.rate, given.seconds, given.rounds, given.stored = 20, 50.0, 1.0, 1, 50
    return given


@contextmanager
def progress(what: str, seconds: float) -> Iterator[None]:
    """A bar that fills in about so many seconds, where somebody looks."""
    done = threading.Event()

    def draw() -> None:
        start = perf_counter()
        while not done.wait(0.2):
            share = min(0.99, (perf_counter() - start) / seconds)
            sys.stderr.write(f"\r[{'#' * int(30 * share):<30}] {what}, {perf_counter() - start:.0f} s  ")
            sys.stderr.flush()

    thread = threading.Thread(target=draw, daemon=True)
    if sys.stderr.isatty():
        thread.start()
    else:
        print(what, file=sys.stderr, flush=True)
    try:
        yield
    finally:
        done.set()
        if thread.is_alive():
            thread.join()
            sys.stderr.write("\r" + " " * 70 + "\r")


def elsewhere(work: Callable[[Any], T], plan: Any) -> T:
    """Do it in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(work, plan).result()


def free_port() -> int:
    with socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def measure_play(given: Options, scripts: list[Script], folder: Path) -> Played:
    tables = [f"table{number}" for number in range(given.tables)]
    chosen = [scripts[number % len(scripts)] for number in range(given.tables)]

    folder.mkdir()

    async def fill() -> None:
        store = SqliteStore(folder / "frenzy.sqlite")
        for name, script in zip(tables, chosen, strict=True):
            await put_table(store, name, script, START)
        await store.close()

    asyncio.run(fill())
    port = free_port()
    with running("serve", port, str(folder)):
        return elsewhere(play, Plan(port, tables, chosen, START, given.rate, given.seconds, given.rounds))


def measure_echo(given: Options, size: int) -> Played:
    moves = [Move(0, "shoot lock_rifle", number, (number + 1,) * VIEWERS) for number in range(100_000)]
    tables = [f"table{number}" for number in range(given.tables)]
    port = free_port()
    with running("echo", port, str(size)):
        script = Script(0, moves[: int(20_000 * given.seconds * given.rounds / given.tables)])
        return elsewhere(play, Plan(port, tables, [script] * given.tables, 0, given.rate, given.seconds, given.rounds))


def measure_start(given: Options, scripts: list[Script], folder: Path, *, has_snapshots: bool) -> Starts:
    """Seconds until ready, and the worst milliseconds to a view, of every round."""
    tables = [f"table{number}" for number in range(given.stored)]

    folder.mkdir()

    async def fill() -> None:
        store = SqliteStore(folder / "frenzy.sqlite")
        taken = {script.seed: snapshots(script, LENGTHS) for script in scripts}
        for number, name in enumerate(tables):
            script, length = scripts[number % len(scripts)], LENGTHS[number // len(scripts) % len(LENGTHS)]
            bots = [seat for seat in (1, 2) if number % 2 and (number % 20 == 1 or script.moves[length].seat == 0)]
            await put_table(store, name, script, length, bots=bots, is_timed=number % 4 == 0)
            if has_snapshots:
                await store.put_snapshot(name, *taken[script.seed][length])
        await store.close()

    asyncio.run(fill())
    found = Starts([], [])
    for number in range(given.rounds):
        port, copy = free_port(), folder.with_name(f"{folder.name}{number}")
        copytree(folder, copy)
        with running("serve", port, str(copy)) as seconds:
            found.ready.append(seconds)
            found.worst.append(1000 * max(elsewhere(visit, Visit(port, tables, 4))))
        rmtree(copy)
    return found


def cuts(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile, in milliseconds."""
    found = quantiles([1000 * each for each in times], n=100)
    return found[49], found[98]


def both(values: list[float], best: Callable[[list[float]], float], form: str) -> str:
    """The best round, and the median of all."""
    return f"{best(values):{form}} ({median(values):{form}})"


def report_play(name: str, ours: list[Round], echo: list[Round], *, is_paced: bool) -> list[str]:
    """Ours, the echo and the ratio."""
    lines = []
    for place, label in ((0, "p50 ms"), (1, "p99 ms")):
        mine, bare = ([cuts(each.times)[place] for each in rounds] for rounds in (ours, echo))
        goal = f"<= {PROMISED[label[:3]]:.0f}" if is_paced else ""
        ratio = f"{min(mine) / min(bare):.1f}x"
        lines.append(LINE.format(f"{name}, {label}", both(mine, min, ".1f"), both(bare, min, ".1f"), goal, ratio))
    mine, bare = ([len(each.times) / each.seconds for each in rounds] for rounds in (ours, echo))
    goal = "" if is_paced else f">= {PROMISED['rate']:,.0f}"
    ratio = f"{max(bare) / max(mine):.1f}x"
    lines.append(LINE.format(f"{name}, choices/s", both(mine, max, ",.0f"), both(bare, max, ",.0f"), goal, ratio))
    return lines


def main() -> None:
    given = options()
    given.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=given.folder) as made:
        folder = Path(made)
        rounds = given.seconds * given.rounds * 2
        with progress("writing games", 10):
            scripts = write_scripts(DIFFERENT)
        with progress(f"{given.tables} tables, {given.tables * VIEWERS} sockets", rounds + 8):
            ours = measure_play(given, scripts, folder / "play")
        with progress(f"bare echo of {ours.frame} bytes", rounds + 5):
            echo = measure_echo(given, ours.frame)
        starts = {}
        for has_snapshots in (True, False):
            with progress(f"start with {given.stored} games, snapshots: {has_snapshots}", 30):
                starts[has_snapshots] = measure_start(
                    given, scripts, folder / f"start{has_snapshots}", has_snapshots=has_snapshots
                )
    print(f"{given.tables} tables, {given.tables * VIEWERS} sockets, {ours.frame} bytes a state; best (median) round")
    print(LINE.format("", "frenzy", "bare echo", "promised", "ratio"))
    for line in report_play(f"{given.rate:.0f} choices/s", ours.paced, echo.paced, is_paced=True):
        print(line)
    for line in report_play("saturated", ours.saturated, echo.saturated, is_paced=False):
        print(line)
    for has_snapshots, found in starts.items():
        name, goals = f"{given.stored} games, logs only", ("", "")
        if has_snapshots:
            name, goals = f"{given.stored} games", (f"<= {PROMISED['ready']:.0f}", f"<= {PROMISED['view']:.0f}")
        print(LINE.format(f"{name}: ready, s", both(found.ready, min, ".2f"), "", goals[0], ""))
        print(LINE.format(f"{name}: worst view, ms", both(found.worst, min, ".0f"), "", goals[1], ""))


if __name__ == "__main__":
    main()
