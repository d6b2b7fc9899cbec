"""Bots in processes: in time or killed, legal or replaced, and never asked for what is forced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import frenzy
from frenzy.server.bots import BotPool
from frenzy.wire import View

GAME = frenzy.load("adrenaline")
Think = Callable[[str, str, View, int], str]


def sleeper(_game: str, _level: str, _view: View, _luck: int) -> str:
    time.sleep(60)
    return "too late"


def cheat(_game: str, _level: str, _view: View, _luck: int) -> str:
    return "win"


def breaker(_game: str, _level: str, _view: View, _luck: int) -> str:
    raise ZeroDivisionError


def dead(_game: str, _level: str, _view: View, _luck: int) -> str:
    os._exit(3)


def ended(_game: str, _level: str, view: View, _luck: int) -> str:
    """The first worker is ended from outside, as by whoever stops the whole service; the second one answers."""
    mark = Path(view["mark"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)
    return str(view["choices"][-1])


def view(choices: list[str] | None = None) -> View:
    state = GAME.new(3, 1)
    found = GAME.view(state, GAME.to_act(state))
    return found if choices is None else {**found, "choices": choices}


@pytest.fixture
def pools() -> Iterator[list[BotPool]]:
    made: list[BotPool] = []
    yield made
    for pool in made:
        pool.close()


def ask(pools: list[BotPool], level: str, seen: View, **settings: Any) -> str:
    pools.append(BotPool(**settings))
    return asyncio.run(pools[-1].choose("adrenaline", level, seen, "luck"))


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_bot_of_each_level_gives_a_legal_choice(pools: list[BotPool], level: str) -> None:
    assert ask(pools, level, view()) in view()["choices"]
    assert (pools[0].asked, pools[0].failed) == (1, 0)


def test_a_forced_choice_needs_no_worker(pools: list[BotPool]) -> None:
    assert ask(pools, "hard", view(["done"]), think=sleeper) == "done"
    assert pools[0].asked == 0


@pytest.mark.parametrize("think", [cheat, breaker, dead])
def test_a_bot_that_fails_is_replaced_by_a_legal_choice(pools: list[BotPool], think: Think) -> None:
    assert ask(pools, "hard", view(), think=think) in view()["choices"]
    assert pools[0].failed == 1


def test_a_bot_that_thinks_too_long_is_killed_and_the_next_one_plays(pools: list[BotPool]) -> None:
    begin = time.monotonic()
    assert ask(pools, "hard", view(), think=sleeper, time_limit=0.3) in view()["choices"]
    assert pools[0].failed == 1
    assert time.monotonic() - begin < 20


def test_those_who_ask_for_advice_keep_no_bot_waiting(pools: list[BotPool]) -> None:
    """Whoever asks at a hundred tables waits for it; between two of them whoever has to play comes first."""
    pools.append(BotPool())
    answers: list[str] = []

    async def ask_all() -> None:
        pool, seen = pools[-1], view()
        asked = [asyncio.create_task(pool.advise("adrenaline", "easy", seen, str(number))) for number in range(8)]
        for task in asked:
            task.add_done_callback(lambda _: answers.append("hint"))
        await asyncio.sleep(0)
        await pool.choose("adrenaline", "easy", seen, "luck")
        answers.append("bot")
        await asyncio.gather(*asked)

    asyncio.run(ask_all())
    assert answers.index("bot") <= 2
    assert len(answers) == 9


def test_a_bot_whose_worker_was_ended_from_outside_is_asked_again(pools: list[BotPool], tmp_path: Path) -> None:
    seen = {**view(), "mark": str(tmp_path / "mark")}
    assert ask(pools, "hard", seen, think=ended) == seen["choices"][-1]
    assert pools[0].failed == 0
