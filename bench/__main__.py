"""`python -m bench`: ours and the peers, round robin, on one core."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.report import Result, document, number, text
from bench.worker import Contender, ask, contenders

LATEST: Final = Path(__file__).resolve().parent / "out" / "latest.json"
QUICK: Final = 0.2  # seconds


def options() -> Namespace:
    """Read the command line; `contenders` are those that are wanted."""
    parser = ArgumentParser(
        prog="python -m bench",
        description="Random playouts with full legality: Frenzy beside other Python game engines, on one core.",
        epilog="example: python -m bench --only frenzy --only catan --seconds 1",
    )
    say = parser.add_argument
    say("--seconds", type=float, default=3.0, help="time budget of a measurement (default 3)")
    say("--repeat", type=int, default=3, help="rounds, of which the median is reported (default 3)")
    say("--quick", action="store_true", help=f"one round of {QUICK} s each, to see that it runs")
    say("--only", action="append", default=[], metavar="NAME", help="names that contain NAME; repeatable")
    say("--beside", type=Path, metavar="SRC", help="another build of ours to compare with: its `src` folder")
    say("--json", type=Path, default=LATEST, metavar="PATH", help="default bench/out/latest.json")
    say("--require-peers", action="store_true", help="a peer that is not installed is an error")
    given = parser.parse_args()
    if given.quick:
        given.seconds, given.repeat = QUICK, 1
    if given.seconds <= 0 or given.repeat < 1:
        parser.error("--seconds and --repeat must be positive")
    everybody = contenders(given.beside)
    given.contenders = [each for each in everybody if any(part in each.name for part in given.only or [""])]
    if not given.contenders:
        parser.error(f"--only {' '.join(given.only)}: none of {', '.join(each.name for each in everybody)}")
    return given


def run_rounds(wanted: Sequence[Contender], seconds: float, repeat: int) -> list[Result]:
    """Measure everybody once a round, so that a noisy minute hits everybody alike."""
    results = [Result(contender) for contender in wanted]
    for turn in range(repeat):
        for result in results:
            if not result.problem:
                said = measure_once(result, seconds, seed=turn)
                print(f"{turn + 1}/{repeat}  {result.contender.name:26}  {said}", file=sys.stderr, flush=True)
    return results


def measure_once(result: Result, seconds: float, seed: int) -> str:
    """Add a run, or the problem that makes the runs before it worthless; what to tell of it."""
    answer = ask(result.contender, seconds, seed)
    if "problem" in answer:
        result.problem, result.reason, result.runs = answer["problem"], answer["reason"], []
        return result.problem
    result.runs.append(answer)
    return f"{number(answer['decisions_per_second']):>9} decisions/s"


def main() -> int:
    """Run, print, write; 1 when something failed, or a required peer is missing."""
    given = options()
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # of the children, too
    results = run_rounds(given.contenders, given.seconds, given.repeat)
    told = document(results, seconds=given.seconds, repeat=given.repeat)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(text(results))
    problems = {each.problem for each in results}
    return int("failed" in problems or (given.require_peers and "not installed" in problems))


if __name__ == "__main__":
    sys.exit(main())
