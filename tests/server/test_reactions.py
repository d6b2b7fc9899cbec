"""Who is asked about a grenade answers when everybody does: neither time nor messages tell who holds one."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bench.fairness import shooting
from frenzy import wire
from frenzy.server.bots.pool import BotPool, Thought
from frenzy.server.bots.queue import Lane
from frenzy.server.bots.worker import Decision
from frenzy.server.store import SeatKind
from frenzy.server.table.clocks import now
from frenzy.server.table.table import Table
from tests.server.desk import Desk, FirstChoice, history, playing, settle, table_record
from tests.server.thinker import Thinker
from tests.server.warp import WarpLoop, warps

SECONDS = 0.5
GRENADE, NEWTON = "tagback_grenade:red", "newton:red"
Doc = dict[str, Any]


class LastChoice(FirstChoice):
    """Never throws anything."""

    async def choose(self, decision: Decision) -> Thought:
        return Thought(decision.view["choices"][-1], decision.level)


async def shot_at(card: str, *, is_bot: bool, bots: BotPool | None = None) -> tuple[Table, list[Desk]]:
    """Violet has just been asked."""
    record = replace(table_record(5, pace={"bot_seconds": SECONDS}), position=shooting(card))
    kinds: tuple[SeatKind, ...] = ("human", "bot" if is_bot else "human", "human")
    table = await playing(record, kinds, bots=bots or LastChoice())
    desks = [await Desk(table, seat).sit() for seat in (0, 1, 2, None)]
    await desks[0].choose("shoot lock_rifle")
    await desks[0].choose("target violet")
    assert (history(table).to_act, desks[3].state["view"]["prompt"]) == (1, "grenade")
    return table, desks


async def answered(
    card: str, *, is_bot: bool, after: float = 0.0, bots: BotPool | None = None
) -> tuple[float, list[list[Doc]]]:
    """The time from the question to the answer, as a spectator sees it, and what the others were sent."""
    table, desks = await shot_at(card, is_bot=is_bot, bots=bots)
    asked, marks = now(), [len(desk.frames) for desk in desks]
    answering = None
    if not is_bot:
        await asyncio.sleep(after)
        answering = asyncio.create_task(desks[1].choose("done"))
    while history(table).to_act == 1:
        assert [len(desk.frames) for desk in desks] == marks, "somebody was told something before"
        await asyncio.sleep(0.01)
    await settle()
    took = now() - asked
    if answering is not None:
        await answering
    others = [[json.loads(frame) for frame in desks[place].frames] for place in (0, 2, 3)]
    await table.close()
    return took, others


def in_exact_time(card: str, *, is_bot: bool, after: float = 0.0) -> tuple[float, list[list[Doc]]]:
    with asyncio.Runner(loop_factory=WarpLoop) as runner:
        return runner.run(answered(card, is_bot=is_bot, after=after))


def test_with_or_without_a_grenade_person_or_bot_the_answer_comes_after_the_same_time() -> None:
    times = {
        (card, is_bot): in_exact_time(card, is_bot=is_bot)[0] for card in (GRENADE, NEWTON) for is_bot in (True, False)
    }
    assert times == {key: pytest.approx(SECONDS, abs=0.0101) for key in times}
    assert len(set(times.values())) == 1


@pytest.mark.parametrize("is_bot", [True, False])
def test_the_others_are_sent_the_same_with_or_without_a_grenade(is_bot: bool) -> None:
    assert in_exact_time(GRENADE, is_bot=is_bot)[1] == in_exact_time(NEWTON, is_bot=is_bot)[1]


@pytest.mark.parametrize("after", [0.1, 0.4, 0.5, 2.0])
def test_who_thinks_longer_is_not_held_up(after: float) -> None:
    for card in (GRENADE, NEWTON):
        took, _ = in_exact_time(card, is_bot=False, after=after)
        assert took == pytest.approx(max(after, SECONDS), abs=0.0101)


def test_the_table_goes_on_while_an_answer_is_held() -> None:
    async def scene() -> None:
        table, desks = await shot_at(NEWTON, is_bot=False)
        answering = asyncio.create_task(desks[1].choose("done"))
        await asyncio.sleep(0.1)
        await desks[2].say(wire.Chat(text="still there"))
        await desks[1].say(wire.Ping("p"))
        assert desks[3].all("chat")[-1]["text"] == "still there"
        assert desks[1].all("pong") == [{"type": "pong", "id": "p"}]
        assert history(table).to_act == 1
        assert [answer["type"] for answer in await answering if answer["type"] != "chat"][-2:] == ["accepted", "state"]
        await table.close()

    with asyncio.Runner(loop_factory=WarpLoop) as runner:
        runner.run(scene())


def test_an_answer_sent_twice_counts_once() -> None:
    async def scene() -> None:
        table, desks = await shot_at(NEWTON, is_bot=False)
        before = len(history(table).entries)
        await asyncio.gather(desks[1].choose("done"), desks[1].choose("done"))
        assert len(history(table).entries) == before + 1
        assert [refusal["reason"] for refusal in desks[1].all("refused")] == ["stale"]
        await table.close()

    with asyncio.Runner(loop_factory=WarpLoop) as runner:
        runner.run(scene())


def test_ones_own_turn_is_not_held_up() -> None:
    async def scene() -> None:
        table, desks = await shot_at(NEWTON, is_bot=False)
        await desks[1].choose("done")
        await asyncio.sleep(1)
        start = now()
        await desks[0].choose("run")
        await desks[0].choose(desks[0].choices[0])
        assert now() == start
        await table.close()

    with asyncio.Runner(loop_factory=WarpLoop) as runner:
        runner.run(scene())


# -- under load -------------------------------------------------------------------------------------------------


class Rush:
    """A pool in which so many tables ask without end, and a thought takes so many seconds."""

    def __init__(self, tables: int, needed: float) -> None:
        self.pool = BotPool(1, work=lambda _job: needed)
        self.others = [asyncio.create_task(self.play(f"other {number}")) for number in range(tables)]

    async def play(self, table: str) -> None:
        view: Any = {"choices": ["one", "two"], "seat": 0}
        while True:
            await self.pool.choose(Decision("adrenaline", "hard", view, table, 0, "luck"))

    async def end(self) -> None:
        for task in self.others:
            task.cancel()
        await asyncio.gather(*self.others, return_exceptions=True)


@pytest.mark.parametrize(("tables", "needed"), [(0, 60.0), (1, 0.3), (3, 0.9), (20, 60.0)])
def test_however_busy_the_bots_are_the_answer_comes_after_the_same_time(
    tables: int, needed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The promise is about time: what a bot plays that has had none to think is another matter."""
    monkeypatch.setattr("frenzy.server.bots.crew.Worker", Thinker)

    async def scene(card: str, wait: float) -> float:
        rush = Rush(tables, needed)
        await asyncio.sleep(5 + wait)
        took, _ = await answered(card, is_bot=True, bots=rush.pool)
        await rush.end()
        return took

    def took(card: str, wait: float) -> float:
        with asyncio.Runner(loop_factory=WarpLoop) as runner:
            return runner.run(scene(card, wait))

    for number in range(4):
        times = {card: took(card, 0.07 * number) for card in (GRENADE, NEWTON)}
        assert times == {card: pytest.approx(SECONDS, abs=0.0101) for card in times}
        assert len({*times.values()}) == 1


@warps
async def test_where_all_answers_are_slow_all_come_later() -> None:
    """With a card to think about or without: how long it takes at present is known before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("frenzy.server.bots.crew.Worker", Thinker)
        times = []
        for card in (GRENADE, NEWTON):
            pool = BotPool(1, work=lambda _job: 0.8)
            pool.took["adrenaline", Lane.PLAY] = deque([(now(), 0.8)] * 10)
            times.append((await answered(card, is_bot=True, bots=pool))[0])
        assert times == [pytest.approx(3 * SECONDS, abs=0.0101)] * 2
        assert times[0] == times[1]


class Ponder(FirstChoice):
    """Any choice: at once if there is only one, and after a while if there are more."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = Random(3)

    async def choose(self, decision: Decision) -> Thought:
        choices = decision.view["choices"]
        if len(choices) > 1:
            await asyncio.sleep(0.02)
        return Thought(self.rng.choice(choices), decision.level)


class Watch(Desk):
    """Somebody who looks on and writes down when something has changed."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, None)
        self.strokes: dict[int, float] = {}

    async def take(self, frame: str) -> None:
        await super().take(frame)
        if json.loads(frame)["type"] == "state":
            self.strokes.setdefault(self.state["version"], now())


@warps
async def test_a_bot_does_something_at_every_stroke_of_the_clock() -> None:
    """Whether it was asked in secret before, and how often, depends on its hand: how to pay, for example."""
    table = await playing(table_record(5, pace={"bot_seconds": SECONDS}), ("bot", "bot", "bot"), bots=Ponder())
    watch = Watch(table)
    await watch.sit()
    await asyncio.sleep(400 * SECONDS + 0.1)
    seen = [entry.seen[-1] for entry in history(table).entries]
    assert seen.count(False) > 5, "there were secret questions"
    times = [*watch.strokes.values()]
    assert len(times) == 401
    assert [after - before for before, after in pairwise(times)] == pytest.approx([SECONDS] * 400)
    await table.close()
