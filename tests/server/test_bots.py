"""Bots in processes: in time, the best so far, and never asked for what is forced."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar

import pytest

import frenzy
from frenzy.bots.budget import OutOfTime
from frenzy.server.bots.crew import GRACE, OwnCrew, Worker
from frenzy.server.bots.pool import BotPool, Thought
from frenzy.server.bots.worker import Allowed, Bots, Decision, Job, Say, SharedBudget, Told, work
from frenzy.wire import View
from tests.server.desk import runs
from tests.server.warp import moment, pass_time, stands_still

ADRENALINE, CHASE = frenzy.load("adrenaline"), frenzy.load("wreckland")
Decide = Callable[[Job, Say], None]
T = TypeVar("T")


# -- what workers of these tests do -----------------------------------------------------------------------------


def sleep(_job: Job, _say: Say) -> None:
    time.sleep(60)


def think_aloud(job: Job, say: Say) -> None:
    """Two thoughts, and then none any more."""
    for choice in job.decision.view["choices"][:2]:
        say(Told(choice, is_final=False))
    time.sleep(60)


def cheat(_job: Job, say: Say) -> None:
    say(Told("win"))


def fail(_job: Job, _say: Say) -> None:
    raise ZeroDivisionError


def die(_job: Job, _say: Say) -> None:
    os._exit(3)


def die_after_a_thought(job: Job, say: Say) -> None:
    say(Told(job.decision.view["choices"][1], is_final=False))
    os._exit(3)


def be_ended_if_strong(job: Job, say: Say) -> None:
    """A worker that is ended from outside, as by whoever stops the whole service."""
    if job.decision.level == "hard":
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)
    say(Told(job.decision.view["choices"][-1]))


def tell_who(job: Job, say: Say) -> None:
    """Its choice tells in which process it was made."""
    choices = job.decision.view["choices"]
    say(Told(choices[os.getpid() % len(choices)]))


def start_late(line: Connection, allowed: Allowed) -> None:
    """A worker on a machine that has much else to do."""
    time.sleep(1)
    work(line, allowed, tell_who)


def think_on(line: Connection, allowed: Allowed) -> None:
    """A search that ends when its time does."""

    def decide(job: Job, say: Say) -> None:
        began = time.monotonic()
        budget = SharedBudget(began + job.seconds, began, allowed, None)
        say(Told(job.decision.view["choices"][0], is_final=False))
        while not budget.is_over:
            time.sleep(0.001)
        say(Told(job.decision.view["choices"][-1]))

    work(line, allowed, decide)


def think_on_yesterday(line: Connection, allowed: Allowed) -> None:
    """The same in a process whose clock shows another time."""
    with another_time(-86_400):
        think_on(line, allowed)


@contextmanager
def another_time(seconds: float) -> Iterator[None]:
    clock = time.monotonic
    with pytest.MonkeyPatch.context() as patch:
        for module in ("time", "frenzy.bots.budget", "frenzy.server.bots.worker"):
            patch.setattr(f"{module}.monotonic", lambda: clock() + seconds)
        yield


def doing(decide: Decide) -> Callable[[Connection, Allowed], None]:
    return partial(work, decide=decide)


# -- asking -----------------------------------------------------------------------------------------------------


def decision(game: Any = CHASE, level: str = "hard", choices: list[str] | None = None, **fields: Any) -> Decision:
    state = game.new(game.manifest.seats[0], 1)
    view = game.view(state, game.to_act(state))
    seen: View = view if choices is None else {**view, "choices": choices}
    return Decision(game.name, level, seen, **{"table": "table", "ply": 0, "luck": "luck", **fields})


def pool_of(decide: Decide | None = None, workers: int = 1) -> AbstractAsyncContextManager[BotPool]:
    return pool_doing(work if decide is None else doing(decide), workers)


@asynccontextmanager
async def pool_doing(work: Callable[[Connection, Allowed], None], workers: int = 1) -> AsyncIterator[BotPool]:
    """A pool whose workers are ready."""
    pool = BotPool(workers, work=work)
    try:
        await ready(pool)
        yield pool
    finally:
        pool.close()


def workers_of(pool: BotPool) -> list[Worker]:
    assert isinstance(pool.crew, OwnCrew)
    return pool.crew.workers


async def ready(pool: BotPool) -> None:
    while not all(worker.is_idle for worker in workers_of(pool)):
        await moment()


def no_news(_choice: str) -> None: ...


@stands_still
async def test_a_bot_of_each_level_gives_a_legal_choice() -> None:
    async with pool_of() as pool:
        for game, levels in ((ADRENALINE, ("easy", "hard")), (CHASE, ("easy", "normal", "hard"))):
            for level in levels:
                asked = decision(game, level)
                thought = await pool.think(asked, 5)
                assert thought.choice in asked.view["choices"]
                assert thought.level == level
        assert (pool.asked, pool.failures) == (5, {})


@runs
async def test_a_forced_choice_needs_no_worker() -> None:
    async with pool_of(sleep) as pool:
        assert (await pool.choose(decision(choices=["done"]))).choice == "done"
        assert pool.asked == 0


@stands_still
async def test_when_the_time_is_over_the_best_so_far_counts_and_the_worker_is_replaced() -> None:
    async with pool_of(think_aloud) as pool:
        asked, told = decision(), list[str]()
        first, second, *_ = asked.view["choices"]
        worker = workers_of(pool)[0]
        thinking = asyncio.create_task(pool.think(asked, 0.3, told.append))
        while told != [first, second]:
            await moment()
        assert not thinking.done()
        pass_time(0.3)
        assert await thinking == Thought(second, "hard")
        assert not pool.failures
        pass_time(GRACE)
        while workers_of(pool)[0] is worker or worker.process.is_alive():
            await moment()


@stands_still
async def test_a_worker_that_dies_leaves_its_best_so_far() -> None:
    async with pool_of(die_after_a_thought) as pool:
        asked = decision()
        assert await pool.think(asked, 5) == Thought(asked.view["choices"][1], "hard")


@stands_still
async def test_if_a_worker_dies_the_next_weaker_level_answers() -> None:
    async with pool_of(be_ended_if_strong) as pool:
        asked = decision()
        assert await pool.think(asked, 20) == Thought(asked.view["choices"][-1], "normal")
        assert pool.failures == {"lost": 1}


@pytest.mark.parametrize(
    ("decide", "reasons"),
    [(cheat, {"illegal"}), (fail, {"error"}), (die, {"lost", "no_worker"}), (sleep, {"out_of_time", "no_worker"})],
)
@stands_still
async def test_where_no_worker_is_of_use_the_weakest_level_plays_and_gives_no_advice(
    decide: Decide, reasons: set[str]
) -> None:
    async with pool_of(decide) as pool:
        asked = decision()
        thought = await in_time(pool, pool.think(asked, 0.5), 0.5)
        assert thought.choice in asked.view["choices"]
        assert thought.level == "easy"
        assert {*pool.failures} == reasons
        assert await in_time(pool, pool.advise(asked, no_news), pool.hint_seconds) is None
        assert await pool.advise(decision(choices=["only"]), no_news) == Thought("only", "hard")


async def in_time(pool: BotPool, thinking: Coroutine[Any, Any, T], seconds: float) -> T:
    """What comes of it; so much time passes once a worker sleeps, or has died and is not replaced yet."""
    task = asyncio.create_task(thinking)
    while not task.done():
        await moment()
        if pool.failures["lost"] or is_asleep(pool):
            pass_time(seconds)
    return await task


def is_asleep(pool: BotPool) -> bool:
    assert isinstance(pool.crew, OwnCrew)
    return pool.crew.work.keywords["decide"] is sleep and not pool.crew.workers[0].is_idle


@stands_still
async def test_those_who_ask_for_advice_keep_no_bot_waiting() -> None:
    """Whoever asks at a hundred tables waits for it; between two of them whoever has to play comes first."""
    answers: list[str] = []
    async with pool_of() as pool:
        asked = decision(ADRENALINE, "easy")
        hint = decision(ADRENALINE, "easy", purpose="hint")
        hints = [asyncio.create_task(pool.advise(hint, no_news)) for _ in range(8)]
        for task in hints:
            task.add_done_callback(lambda _: answers.append("hint"))
        await asyncio.sleep(0)
        await pool.choose(asked)
        answers.append("bot")
        await asyncio.gather(*hints)
    assert answers.index("bot") <= 2
    assert len(answers) == 9


@stands_still
async def test_many_who_ask_at_once_share_the_time() -> None:
    """Nobody gets another bot than the one asked for."""
    async with pool_of() as pool:
        asked = [decision(table=str(number)) for number in range(6)]
        thoughts = await asyncio.gather(*(pool.think(each, 3) for each in asked))
        assert {thought.level for thought in thoughts} == {"hard"}


@stands_still
async def test_who_thinks_long_stops_when_somebody_else_waits() -> None:
    async with pool_doing(think_on) as pool:
        first = asyncio.create_task(pool.think(decision(table="first"), 2))
        while workers_of(pool)[0].is_idle:
            await moment()
        assert (await pool.think(decision(table="second"), 2)).level == "hard"
        assert (await first).level == "hard"
        assert not pool.failures


@stands_still
async def test_processes_need_not_agree_on_the_time() -> None:
    async with pool_doing(think_on_yesterday) as pool:
        worker, begin = workers_of(pool)[0], time.monotonic()
        assert (await pool.think(decision(), 0.5)).level == "hard"
        assert time.monotonic() - begin > 0.4, "it has thought"
        await ready(pool)
        assert workers_of(pool) == [worker], "it has stopped by itself"


def test_nothing_that_limits_thinking_looks_at_the_clock_on_the_wall() -> None:
    """Somebody may set it, and a second may be put in."""
    house = Path(frenzy.__file__).parent
    files = [path for room in ("bots", "server/bots", "server/table") for path in (house / room).rglob("*.py")]
    found = {
        path.name for path in files if re.search(r"from time import .*\btime\b|time\.time\(|datetime", path.read_text())
    }
    assert len(files) > 40
    assert found == set()


def test_a_budget_can_be_cut_short_and_so_can_its_parts() -> None:
    allowed, began = Allowed(60.0), time.monotonic()
    budget = SharedBudget(began + 60, began, allowed, None)
    part = budget.part(0.5)
    assert (budget.is_over, part.is_over) == (False, False)
    allowed.value = 0.0
    assert (budget.is_over, part.is_over) == (True, True)
    with pytest.raises(OutOfTime):
        part.check()


@runs
async def test_who_stops_waiting_leaves_a_worker_to_the_others() -> None:
    async with pool_of() as pool:
        tasks = [asyncio.create_task(pool.choose(decision(table=str(number)))) for number in range(4)]
        await asyncio.sleep(0.01)
        for task in tasks[:3]:
            task.cancel()
        assert (await tasks[3]).choice in decision().view["choices"]
        await ready(pool)


@stands_still
async def test_a_table_comes_back_to_its_worker() -> None:
    async with pool_of(tell_who, workers=2) as pool:
        for table in ("one", "two", "three"):
            assert len({await pool.choose(decision(table=table)) for _ in range(3)}) == 1


# -- bots that live on ------------------------------------------------------------------------------------------


def test_a_bot_lives_on_as_long_as_its_table_goes_on() -> None:
    bots = Bots()
    one = bots.find(decision(ply=3))
    assert bots.find(decision(ply=4)) is one
    assert bots.find(decision(ply=5, table="other")) is not one
    assert bots.find(decision(ply=5, level="normal")) is not one
    assert bots.find(decision(ply=4)) is not one, "what came after was taken back"


def test_a_plan_is_followed_from_one_decision_to_the_next() -> None:
    """Forced choices in between are not shown to a bot: it skips them."""
    bots, state, said, followed = Bots(), CHASE.new(1, 3), list[Any](), 0
    for ply in range(60):
        view = CHASE.view(state, 0)
        if len(view["choices"]) == 1:
            said.append(Told(view["choices"][0]))
        else:
            asked, before = Decision("wreckland", "normal", view, "table", ply, "luck"), len(said)
            bots.decide(Job(asked, 60), said.append)
            followed += len(said) == before + 1  # nothing was thought of
        CHASE.apply(state, said[-1].choice)
    assert followed > 15


def test_the_longest_unused_bot_is_forgotten_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("frenzy.server.bots.worker.MOST_BOTS", 2)
    bots = Bots()
    one = bots.find(decision(table="one"))
    bots.find(decision(table="two"))
    assert bots.find(decision(table="one", ply=1)) is one
    bots.find(decision(table="three"))
    assert [key[1] for key in bots.known] == ["one", "three"]


@stands_still
async def test_a_server_that_has_just_begun_gives_advice_when_its_first_worker_is_there() -> None:
    pool = BotPool(work=start_late, hint_seconds=0.5)
    try:
        advising = asyncio.create_task(pool.advise(decision(), no_news))
        await moment()
        pass_time(5)
        thought = await advising
        assert thought is not None
        assert thought.level == "hard"
    finally:
        pool.close()
