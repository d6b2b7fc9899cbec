"""Where games are played makes no difference: here, in processes of this machine, in real workers of a Ray cluster."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from msgspec.structs import replace

from frenzy.arena.cluster import Cluster
from frenzy.arena.executors import Executor, Pool, Serial, executor_of
from frenzy.arena.simulation import Cell, Played, plan, simulate
from frenzy.arena.times import Times
from frenzy.kernel import BadOption, View

LAST_CHOICE = """
    class Last:
        def __init__(self, game, seed): ...
        def choose(self, view): return view["choices"][-1]
"""


def timeless(played: list[Played]) -> list[Played]:
    return [
        replace(game, seconds=0.0, slowest=0.0, notes={}, seats=[replace(share, times=Times()) for share in game.seats])
        for game in played
    ]


def who_and_what(number: int) -> tuple[int, int]:
    return os.getpid(), number * number


def failing(number: int) -> int:
    if number == 3:
        raise BadOption("three is too many")
    return number


def test_executors_are_named_by_the_number_of_their_processes() -> None:
    assert isinstance(executor_of(1), Serial)
    assert isinstance(executor_of(3), Pool)
    given = Pool(2)
    assert executor_of(given) is given


@pytest.mark.parametrize("executor", [Serial(), Pool(2)])
def test_what_comes_out_is_in_the_order_of_what_went_in(executor: Executor) -> None:
    found = list(executor.map(who_and_what, iter(range(40))))

    assert [square for _, square in found] == [number * number for number in range(40)]
    assert (os.getpid() in {process for process, _ in found}) == isinstance(executor, Serial)


@pytest.mark.parametrize("executor", [Serial(), Pool(2)])
def test_what_goes_wrong_is_raised_where_it_is_waited_for(executor: Executor) -> None:
    running = executor.map(failing, range(5))

    assert [next(running) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(BadOption, match="three is too many"):
        next(running)


class Where:
    """Notes in which process a game is played."""

    def see(self, view: View, choice: str, events: Sequence[Any]) -> None: ...

    def notes(self, state: Any) -> dict[str, Any]:
        return {"process": os.getpid()}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="a cluster is tried on Linux only")
@pytest.mark.filterwarnings("ignore:::ray", "ignore::ResourceWarning")  # Ray's own
def test_a_ray_cluster_plays_the_same_games_in_workers_of_its_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(dedent(LAST_CHOICE))
    cells = [Cell("wreckland", (bot,), {"chapter": 1}) for bot in ("random", "greedy", str(mine))]
    jobs = plan(cells, range(3))

    there, here = (list(simulate(jobs, executor, watched_by=Where)) for executor in (Cluster(workers=2), Serial()))

    assert timeless(there) == timeless(here)
    assert [game.job for game in there] == jobs
    assert {game.notes["process"] for game in here} == {os.getpid()}
    assert os.getpid() not in {game.notes["process"] for game in there}


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadOption, match=r"nothing answers at .127\.0\.0\.1:1."):
        list(Cluster("127.0.0.1:1").map(who_and_what, range(3)))
