"""How fast environments are, ours beside others: `python -m bench.environments`.

A step is an action that was chosen among those that the mask allows, and what is observed after it. Random play; each
contender in a process of its own, all on one core but for those with `workers`; seconds are processor seconds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from bench.report import number
from bench.worker import OURS, QUIET_AND_SINGLE, ROOT
from frenzy.cli.simulate import grid

TABLES: Final = 64
SHARED: Final = 256
"""More of them, since who has done his share waits for the other one: so long turns lie on both sides."""
WORKERS: Final = 2
WARM: Final = 0.3
"""Seconds that are not counted."""
GAMES: Final = {"adrenaline": {}, "resistance": {"mission": "MH1"}, "wreckland": {"chapter": 4, "vehicle": "V2"}}
Step = Callable[[], int]
"""Some steps, and how many they were."""


def chosen(mask: Any, random: Callable[[], float]) -> int:
    """One of the numbers that the mask allows."""
    allowed: list[int] = mask.nonzero()[0].tolist()
    return allowed[int(random() * len(allowed))]


def agents(env: Any) -> Step:
    """Everybody at a table of PettingZoo, in turn."""
    random = Random(0).random
    seeds = iter(range(1 << 30))
    env.reset(seed=next(seeds))

    def step() -> int:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset(seed=next(seeds))
            return 0
        env.step(chosen(observation["action_mask"], random))
        return 1

    return step


def our_agents(game: str) -> Step:
    return agents(import_module("frenzy.envs.aec").env(game, options=GAMES[game]))


def their_agents(game: str) -> Step:
    return agents(import_module(f"pettingzoo.classic.{game}").env())


def our_seat(game: str) -> Step:
    """One seat against random opponents, or alone, through Gymnasium."""
    env = import_module("frenzy.envs.single").SingleSeat(game, options=GAMES[game])
    random, info = Random(0).random, env.reset(seed=0)[1]

    def step() -> int:
        nonlocal info
        _, _, over, _, info = env.step(chosen(info["action_mask"], random))
        if over:
            info = env.reset()[1]
        return 1

    return step


def their_seat(_: str) -> Step:
    """One seat of Catan against random opponents."""
    import_module("catanatron_gym")
    env = import_module("gymnasium").make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped
    random = Random(0).random
    env.reset(seed=0)

    def step() -> int:
        allowed = env.get_valid_actions()
        _, _, over, truncated, _ = env.step(allowed[int(random() * len(allowed))])
        if over or truncated:
            env.reset()
        return 1

    return step


def tables(game: str, count: int = TABLES, workers: int = 1) -> Step:
    """Many tables with every seat ours."""
    vector, numpy = import_module("frenzy.envs.vector"), import_module("numpy")
    env = vector.Tables(game, num_envs=count, opponents=None, options=GAMES[game], workers=workers, copy=False)
    info, random = env.reset(seed=0)[1], numpy.random.default_rng(0)
    begins = numpy.arange(count + 1) * env.single_action_space.n
    RUNNING[:] = [process.pid for process in env.team.processes] if env.team else []

    def step() -> int:
        nonlocal info
        allowed = numpy.flatnonzero(info["action_mask"].view(numpy.bool_))
        first = numpy.searchsorted(allowed, begins)
        places = first[:-1] + (random.random(count) * numpy.diff(first)).astype(numpy.int64)
        info = env.step(allowed[places] - begins[:-1])[4]
        return count

    return step


def shared_tables(game: str) -> Step:
    return tables(game, SHARED, WORKERS)


RUNNING: Final[list[int]] = []
"""The processes that work for this one."""
KINDS: Final[dict[str, tuple[Callable[[str], Step], tuple[str, ...], bool]]] = {
    "aec": (our_agents, tuple(GAMES), True),
    "gym": (our_seat, tuple(GAMES), True),
    "tables": (tables, tuple(GAMES), True),
    "shared tables": (shared_tables, tuple(GAMES), True),
    "pettingzoo": (their_agents, ("tictactoe_v3", "connect_four_v3", "chess_v6"), False),
    "catanatron": (their_seat, ("catan",), False),
}
"""What takes part: how it steps, its games, and whether it is ours."""


def spent() -> float:
    """Processor seconds of this process and of those that work for it."""
    ticks = 0
    for process in RUNNING:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            ticks += sum(map(int, file.read().rpartition(")")[2].split()[11:13]))
    return process_time() + ticks / os.sysconf("SC_CLK_TCK")


def measured(kind: str, game: str, seconds: float) -> dict[str, float]:
    """How many steps a second of a processor, and of the clock."""
    step, steps = KINDS[kind][0](game), 0
    begin = perf_counter()
    while perf_counter() - begin < WARM:
        step()
    begin, before = perf_counter(), spent()
    cores = 1 + len(RUNNING)
    while perf_counter() - begin < seconds * cores:
        for _ in range(20):
            steps += step()
        if process_time() - before > seconds and not RUNNING:
            break
    used = spent() - before
    return {"per_cpu": steps / used, "per_clock": steps / (perf_counter() - begin)}


def ask(source: str, kind: str, game: str, seconds: float) -> dict[str, Any]:
    """Measure in a child process; why not, if it cannot be."""
    environment = os.environ | QUIET_AND_SINGLE
    if source:
        environment["PYTHONPATH"] = f"{OURS[source]}{os.pathsep}{environment.get('PYTHONPATH', '')}"
    command = [sys.executable, "-m", "bench.environments", "--measure", kind, game, "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"problem": (done.stderr.strip() or "failed").splitlines()[-1]}
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def contenders() -> list[tuple[str, str, str]]:
    """The build of ours, what is measured, and the game."""
    builds = [name for name, source in OURS.items() if name == "frenzy" or [*source.glob("frenzy/kernel/*.so")]]
    return [
        (source, kind, game)
        for kind, (_, games, is_ours) in KINDS.items()
        for source in (builds if is_ours else [""])
        for game in games
    ]


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.environments", description="steps a second of environments")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of a measurement (default 2)")
    parser.add_argument("--repeat", type=int, default=3, help="rounds, of which the median is told (default 3)")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="names that contain NAME; repeatable"
    )
    parser.add_argument("--quick", action="store_true", help="one short round, to see that it runs")
    parser.add_argument("--measure", nargs=2, metavar=("KIND", "GAME"), help="one measurement, in this process")
    given = parser.parse_args()
    if given.measure:
        kind, game = given.measure
        print(json.dumps(measured(kind, game, given.seconds)))
        return
    if given.quick:
        given.seconds, given.repeat = 0.2, 1
    wanted = [each for each in contenders() if any(part in " ".join(each) for part in given.only or [""])]
    rounds = [[ask(*each, given.seconds) for each in wanted] for _ in range(given.repeat)]
    rows = []
    for (source, kind, game), *found in zip(wanted, *rounds, strict=True):
        problems = [each["problem"] for each in found if "problem" in each]
        told = problems[:1] or [number(median(each[key] for each in found)) for key in ("per_cpu", "per_clock")]
        rows.append([f"{source or 'peer'} {kind}", game, *told, *[""] * (2 - len(told))])
    print(grid(["", "game", "steps a processor second", "steps a second"], rows))


if __name__ == "__main__":
    main()
