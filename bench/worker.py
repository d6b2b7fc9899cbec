"""One measurement of one contender, in a process of its own: `python -m bench.worker ENGINE GAME SECONDS SEED`.

A process of its own, because a garbage collector slowed by other engines' objects would be unfair to the later ones,
and because our builds have the same name. The metrics are the last line on standard output, as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bench.engines import OUR_GAMES, PEERS, ours
from bench.measure import dissect, measure

ROOT: Final = Path(__file__).resolve().parent.parent
OURS: Final = {"frenzy": ROOT / "src", "frenzy-compiled": ROOT / "build" / "compiled" / "src"}
DISSECTED: Final = ("deathmatch", "wreckland", "resistance", "resistance-zombies")
QUIET_AND_SINGLE: Final = {
    "PYTHONHASHSEED": "0",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}


class Contender(NamedTuple):
    """An engine with one of its games. `source` is ours: the build to import."""

    engine: str
    game: str
    source: Path | None = None

    @property
    def name(self) -> str:
        return f"{self.engine}:{self.game}"


def contenders(beside: Path | None) -> list[Contender]:
    """Our builds, with another one to compare them with if there is one, and the peers."""
    builds = OURS | ({"beside": beside.resolve()} if beside else {})
    return [Contender(engine, game, source) for engine, source in builds.items() for game in OUR_GAMES] + [
        Contender(engine, game) for engine, (_, games) in PEERS.items() for game in games
    ]


def ask(contender: Contender, seconds: float, seed: int) -> dict[str, Any]:
    """Measure in a child process, on the core this process is on: the metrics, or a `problem` and its `reason`."""
    engine, game, source = contender
    if source and not (source / "frenzy").is_dir():
        return {"problem": "not built", "reason": f"nothing under {source}; `make compiled` builds it"}
    environment = os.environ | QUIET_AND_SINGLE | ({"PYTHONPATH": str(source)} if source else {})
    command = [sys.executable, "-m", "bench.worker", engine, game, str(seconds), str(seed)]
    child = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if child.returncode:
        reason = (child.stderr.strip() or f"exit status {child.returncode}").splitlines()[-1]
        return {"problem": "failed", "reason": reason}
    told: dict[str, Any] = json.loads(child.stdout.splitlines()[-1])
    return told


def answer(engine: str, game: str, seconds: float, seed: int) -> dict[str, Any]:
    """Measure in this process. That ours cannot be imported is a failure; a peer may be absent."""
    if engine not in PEERS:
        check_build(engine)
        metrics = measure(ours(game), Random(seed), seconds)
        return metrics | (dissect(game, Random(seed), seconds) if game in DISSECTED else {})
    try:
        peer = PEERS[engine][0](game)
    except ImportError as error:
        return {"problem": "not installed", "reason": str(error)}
    return measure(peer, Random(seed), seconds)


def check_build(engine: str) -> None:
    """Refuse any other build than the one that is meant."""
    file = str(import_module("frenzy.kernel.game").__file__)
    assert Path(file).is_relative_to(os.environ["PYTHONPATH"]), f"frenzy came from {file}"
    assert engine not in OURS or file.endswith(".py") == (engine == "frenzy"), f"{engine} came from {file}"


if __name__ == "__main__":
    _, engine, game, seconds, seed = sys.argv
    print(json.dumps(answer(engine, game, float(seconds), int(seed))))
