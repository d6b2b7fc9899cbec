"""One measurement of one contender, in a process of its own: `python -m bench.worker NAME SECONDS SEED`.

A process of its own, because a garbage collector slowed by other engines' objects would be unfair to the later ones,
and because our two builds have the same name. The metrics are the last line on standard output, as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from bench.contenders import BASELINE, BY_NAME, COMPILED, ROOT, Contender
from bench.measure import Metrics, measure
from bench.ours import Frenzy, dissect

QUIET_AND_SINGLE: Final = {
    "PYTHONHASHSEED": "0",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is nothing to report."""

    kind: Literal["not built", "not installed", "failed"]
    reason: str


def ask(contender: Contender, seconds: float, seed: int) -> Metrics | Problem:
    """Measure in a child process, on the core this process is on."""
    if contender.source == COMPILED and not (COMPILED / "frenzy").is_dir():
        return Problem("not built", "nothing under build/compiled/src; `make compiled` builds it")
    environment = os.environ | QUIET_AND_SINGLE
    if contender.source is not None:
        environment["PYTHONPATH"] = str(contender.source)
    command = [sys.executable, "-m", "bench.worker", contender.name, str(seconds), str(seed)]
    child = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if child.returncode:
        return Problem("failed", (child.stderr.strip() or f"exit status {child.returncode}").splitlines()[-1])
    told: dict[str, float | str] = json.loads(child.stdout.splitlines()[-1])
    if "missing" in told:
        return Problem("not installed", str(told["missing"]))
    return {key: float(value) for key, value in told.items()}


def answer(contender: Contender, seconds: float, seed: int) -> Metrics | dict[str, str]:
    """Measure in this process. That ours cannot be imported is a failure; a peer may be absent."""
    try:
        engine = contender.load()
    except ImportError as error:
        if contender.is_ours:
            raise
        return {"missing": str(error)}
    metrics = measure(engine, Random(seed), seconds)
    if isinstance(engine, Frenzy) and contender.game == BY_NAME[BASELINE].game:
        metrics |= dissect(engine, Random(seed), seconds)
    return metrics


def main() -> None:
    """Measure, and say so in one line."""
    name, seconds, seed = sys.argv[1:]
    print(json.dumps(answer(BY_NAME[name], float(seconds), int(seed))))


if __name__ == "__main__":
    main()
