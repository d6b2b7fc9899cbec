"""`python -m bench.server`: how soon everybody at a table sees a choice, how many a second, and how soon it is up.

bench/README.md tells what is measured, and beside what.

    python -m bench.server
    python -m bench.server --quick
    python -m bench.server --tables 50 --rate 100 --seconds 3 --rounds 5
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from shutil import copytree, rmtree
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from bench.serving.players import Played, Round, play, run, visit
from bench.serving.scripts import VIEWERS, Move, Script, Stored, fill, snapshots, write_scripts
from bench.serving.servers import running
from frenzy.cli.simulate import grid

T = TypeVar("T")
OUT: Final = Path(__file__).resolve().parent / "out"
DIFFERENT: Final = 20  # games that are different from each other
START: Final = 60  # choices that were made before
LENGTHS: Final = (300, 375, 450, 525, 599)  # of the stored games
AT_ONCE: Final = 4  # who come back after a start


def options() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.server", description=__doc__.split("\n")[0])
    say = parser.add_argument
    say("--tables", type=int, default=200, help="each with five who look at it (default 200)")
    say("--rate", type=float, default=200.0, help="choices a second at the set pace (default 200)")
    say("--seconds", type=float, default=5.0, help="of each round (default 5)")
    say("--rounds", type=int, default=3, help="default 3")
    say("--stored", type=int, default=1000, help="games at the start (default 1000)")
    say("--folder", type=Path, default=OUT, help="on the disk to measure (default bench/out)")
    say("--quick", action="store_true", help="small and short, to see that it runs")
    given = parser.parse_args()
    if given.quick:
        given.tables, given.rate, given.seconds, given.rounds, given.stored = 20, 50.0, 1.0, 1, 50
    return given


def elsewhere(work: Callable[..., Coroutine[Any, Any, T]], *arguments: Any) -> T:
    """Do it in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(run, work, *arguments).result()


def named(count: int) -> list[str]:
    return [f"table{number}" for number in range(count)]


def measure_play(given: Namespace, scripts: list[Script], folder: Path) -> Played:
    tables = {name: scripts[number % len(scripts)] for number, name in enumerate(named(given.tables))}
    fill(folder, {name: Stored(script, START) for name, script in tables.items()})
    with running("serve", str(folder)) as (port, _):
        moves = {name: script.moves[START:] for name, script in tables.items()}
        return elsewhere(play, port, moves, given.rate, given.seconds, given.rounds)


def measure_echo(given: Namespace, size: int) -> Played:
    enough = int(20_000 * given.seconds * given.rounds / given.tables)
    moves = [Move(0, "shoot lock_rifle", number, (number + 1,) * VIEWERS) for number in range(enough)]
    with running("echo", str(size)) as (port, _):
        tables = dict.fromkeys(named(given.tables), moves)
        return elsewhere(play, port, tables, given.rate, given.seconds, given.rounds)


def stored(number: int, scripts: list[Script]) -> Stored:
    """A long game: every other one with bots, who wait for a person but in a few, every fourth with a clock."""
    script, length = scripts[number % len(scripts)], LENGTHS[number // len(scripts) % len(LENGTHS)]
    bots = (1, 2) if number % 2 and (number % 20 == 1 or script.moves[length].seat == 0) else ()
    return Stored(script, length, bots, is_timed=number % 4 == 0)


def measure_start(
    given: Namespace, scripts: list[Script], folder: Path, *, has_snapshots: bool
) -> tuple[list[float], list[float]]:
    """Seconds until ready, and the worst milliseconds to a view, of every round."""
    taken = {script.seed: snapshots(script, LENGTHS) for script in scripts} if has_snapshots else {}
    fill(folder, {name: stored(number, scripts) for number, name in enumerate(named(given.stored))}, taken)
    ready, worst = [], []
    for number in range(given.rounds):
        copy = folder.with_name(f"{folder.name}{number}")
        copytree(folder, copy)
        with running("serve", str(copy)) as (port, seconds):
            ready.append(seconds)
            worst.append(1000 * max(elsewhere(visit, port, named(given.stored), AT_ONCE)))
        rmtree(copy)
    return ready, worst


def both(values: list[float], best: Callable[[list[float]], float], form: str) -> str:
    """The best round, and the median of all."""
    return f"{best(values):{form}} ({median(values):{form}})"


def play_lines(name: str, rounds: tuple[list[Round], list[Round]], goals: tuple[str, str, str]) -> list[list[str]]:
    """Ours, the echo, what is promised and the ratio: two times, and choices a second."""
    lines = []
    for place, (label, goal) in enumerate(zip(("p50 ms", "p99 ms"), goals, strict=False)):
        ours, echo = ([each.cuts()[place] for each in some] for some in rounds)
        ratio = f"{min(ours) / min(echo):.1f}x"
        lines.append([f"{name}, {label}", both(ours, min, ".1f"), both(echo, min, ".1f"), goal, ratio])
    ours, echo = ([each.rate for each in some] for some in rounds)
    ratio = f"{max(echo) / max(ours):.1f}x"
    return [*lines, [f"{name}, choices/s", both(ours, max, ",.0f"), both(echo, max, ",.0f"), goals[2], ratio]]


def tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def main() -> None:
    given = options()
    given.folder.mkdir(parents=True, exist_ok=True)
    sockets, starts = f"{given.tables} tables, {given.tables * VIEWERS} sockets", []
    with TemporaryDirectory(dir=given.folder) as made:
        tell("writing games")
        scripts, folder = write_scripts(DIFFERENT), Path(made)
        tell(f"{sockets}: about {2 * given.seconds * given.rounds + 8:.0f} s")
        ours = measure_play(given, scripts, folder / "play")
        tell(f"bare echo of {ours.frame} bytes: about as long")
        echo = measure_echo(given, ours.frame)
        for has_snapshots in (True, False):
            name = f"{given.stored} games" + ", logs only" * (not has_snapshots)
            tell(f"start with {name}: about 30 s")
            ready, worst = measure_start(given, scripts, folder / name, has_snapshots=has_snapshots)
            starts.append([f"{name}: ready, s", both(ready, min, ".2f"), "", "<= 5" * has_snapshots, ""])
            starts.append([f"{name}: worst view, ms", both(worst, min, ".0f"), "", "<= 200" * has_snapshots, ""])
    print(f"{sockets}, {ours.frame} bytes a state; best (median) round")
    paced = play_lines(f"{given.rate:.0f} choices/s", (ours.paced, echo.paced), ("<= 10", "<= 50", ""))
    saturated = play_lines("saturated", (ours.saturated, echo.saturated), ("", "", ">= 1,000"))
    print(grid(["", "frenzy", "bare echo", "promised", "ratio"], [*paced, *saturated, *starts]))


if __name__ == "__main__":
    main()
