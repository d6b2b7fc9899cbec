"""`python -m bench`: ours and the peers, round robin, on one core."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench import report
from bench.contenders import CONTENDERS, Contender
from bench.report import Result
from bench.worker import Problem, ask

LATEST: Final = Path(__file__).resolve().parent / "out" / "latest.json"
QUICK: Final = 0.2  # seconds


class Options(argparse.Namespace):
    """The command line, typed."""

    seconds: float
    repeat: int
    quick: bool
    only: list[str]
    json: Path
    require_peers: bool
    contenders: list[Contender]


def options() -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Random playouts with full legality: Frenzy beside other Python game engines, on one core.",
        epilog="example: python -m bench --only frenzy --only catan --seconds 1",
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="time budget of a measurement (default 3)")
    parser.add_argument("--repeat", type=int, default=3, help="rounds, of which the median is reported (default 3)")
    parser.add_argument("--quick", action="store_true", help=f"one round of {QUICK} s each, to see that it runs")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="names that contain NAME; repeatable"
    )
    parser.add_argument("--json", type=Path, default=LATEST, metavar="PATH", help="default bench/out/latest.json")
    parser.add_argument("--require-peers", action="store_true", help="a peer that is not installed is an error")
    given = parser.parse_args(namespace=Options())
    if given.quick:
        given.seconds, given.repeat = QUICK, 1
    if given.seconds <= 0 or given.repeat < 1:
        parser.error("--seconds and --repeat must be positive")
    given.contenders = [each for each in CONTENDERS if not given.only or any(part in each.name for part in given.only)]
    if not given.contenders:
        parser.error(f"--only {' '.join(given.only)}: none of {', '.join(each.name for each in CONTENDERS)}")
    return given


def stay_on_one_core() -> None:
    """Pin this process, and so its children, to one core where the system lets us."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run_rounds(contenders: Sequence[Contender], seconds: float, repeat: int) -> list[Result]:
    """Measure everybody once a round, so that a noisy minute hits everybody alike."""
    results = [Result(contender) for contender in contenders]
    width = max(len(contender.name) for contender in contenders)
    for turn in range(repeat):
        for result in results:
            if result.problem is None:
                said = measure_once(result, seconds, seed=turn)
                print(f"{turn + 1}/{repeat}  {result.contender.name.ljust(width)}  {said}", file=sys.stderr, flush=True)
    return results


def measure_once(result: Result, seconds: float, seed: int) -> str:
    """Add a run, or the problem that makes the runs before it worthless; what to tell of it."""
    answer = ask(result.contender, seconds, seed)
    if isinstance(answer, Problem):
        result.problem, result.runs = answer, []
        return answer.kind
    result.runs.append(answer)
    return f"{report.number(answer['decisions_per_second']).rjust(9)} decisions/s"


def main() -> int:
    """Run, print, write; 1 when something failed, or a required peer is missing."""
    given = options()
    stay_on_one_core()
    results = run_rounds(given.contenders, given.seconds, given.repeat)
    document = report.document(results, seconds=given.seconds, repeat=given.repeat)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    print(report.text(results))
    problems = {each.problem.kind for each in results if each.problem}
    return int("failed" in problems or (given.require_peers and "not installed" in problems))


if __name__ == "__main__":
    sys.exit(main())
