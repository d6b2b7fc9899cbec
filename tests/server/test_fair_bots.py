"""Bot time is shared: by tables in turn, by the addresses that opened them, and last by tables that nobody looks at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from litestar.testing import AsyncTestClient
from structlog.testing import capture_logs

from frenzy import wire
from frenzy.server.app import make_app
from frenzy.server.bots.crew import ALONE_SECONDS, OwnCrew, now
from frenzy.server.bots.pool import BotPool, Thought
from frenzy.server.bots.queue import Audience
from frenzy.server.bots.worker import Decision, Job
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.services import Services
from frenzy.wire import View
from tests.server.desk import Desk, FirstChoice, runs
from tests.server.memory_store import MemoryStore
from tests.server.thinker import LOG, Thinker
from tests.server.warp import warps

NEEDED = 0.05
"""So many seconds a bot needs for a good thought."""


@pytest.fixture(autouse=True)
def _thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    LOG.clear()
    monkeypatch.setattr("frenzy.server.bots.crew.Worker", Thinker)


class House:
    """A pool and who looks at which table. By default somebody does, and each table was opened from elsewhere."""

    def __init__(self, workers: int = 1, work: Callable[[Job], float] = lambda _job: NEEDED) -> None:
        self.crew = OwnCrew(workers, work)
        self.pool = BotPool(crew=self.crew)
        self.homes: dict[str, str] = {}
        self.alone: set[str] = set()
        self.pool.consult(lambda table: Audience(self.homes.get(table, ""), table not in self.alone))

    async def ask(self, table: str, **fields: Any) -> tuple[float, Thought]:
        """How long an answer takes, and the answer."""
        view: Any = {"choices": ["first", "last"], "seat": 0}
        begin = now()
        thought = await self.pool.choose(Decision("adrenaline", "hard", view, table, 0, "luck", **fields))
        return now() - begin, thought

    async def hint(self, table: str) -> float:
        view: View = {"choices": ["first", "last"], "seat": 0}
        begin = now()
        decision = Decision("adrenaline", "hard", view, table, 0, "luck", "hint")
        assert await self.pool.advise(decision, lambda _: None) is not None
        return now() - begin

    def play_alone(self, tables: int, home: str = "") -> list[asyncio.Task[None]]:
        """Tables that nobody looks at, where one decision follows the other."""
        names = [f"alone {home} {number}" for number in range(tables)]
        self.alone.update(names)
        self.homes.update(dict.fromkeys(names, home))
        return [asyncio.create_task(self.play(name)) for name in names]

    async def play(self, table: str) -> None:
        while True:
            _, thought = await self.ask(table)
            assert thought.level == "hard"

    async def ask_together(self, *tables: str) -> None:
        """All ask at once, while somebody else is thought for."""
        first = asyncio.create_task(self.ask("first"))
        await asyncio.sleep(NEEDED / 2)
        await asyncio.gather(first, *map(self.ask, tables))


async def end(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@warps
async def test_tables_take_turns() -> None:
    house = House()
    await house.ask("a")
    await house.ask("b")
    await house.ask_together("a", "b", "c")
    assert LOG == ["a", "b", "first", "c", "a", "b"]


@warps
async def test_addresses_take_turns_however_many_tables_they_have() -> None:
    house = House()
    house.homes |= dict.fromkeys(("a1", "a2", "a3", "a4"), "a") | {"b1": "b", "b2": "b"}
    await house.ask_together("a1", "a2", "a3", "a4", "b1", "b2")
    assert LOG == ["first", "a1", "b1", "a2", "b2", "a3", "a4"]


@warps
async def test_tables_that_nobody_looks_at_come_last_and_think_briefly() -> None:
    house = House(work=lambda _job: 60)
    house.alone |= {"x", "y"}
    took, _ = await house.ask("x")
    assert took == pytest.approx(ALONE_SECONDS)
    await house.ask_together("x", "y", "c")
    assert LOG == ["x", "first", "c", "y", "x"]


@warps
async def test_where_nobody_waits_a_bot_waits_for_its_turn_and_is_as_strong_as_ever() -> None:
    house = House(work=lambda _job: 60)
    tables = house.play_alone(100)
    await asyncio.sleep(60)
    assert {*LOG} == {f"alone  {number}" for number in range(100)}
    assert not house.pool.failures
    await end(tables)


@warps
async def test_beside_a_hundred_tables_without_people_nobody_waits_for_a_bot_or_a_hint() -> None:
    house = House(work=lambda job: 60 if job.decision.table.startswith("alone") else NEEDED)
    tables = house.play_alone(100)
    await asyncio.sleep(10.01)
    for number in count():
        answers = [(await house.ask("people"))[0], await house.hint("people")]
        assert max(answers) <= ALONE_SECONDS + NEEDED + 0.001
        await asyncio.sleep(0.123)
        if number == 50:
            break
    await end(tables)


@warps
async def test_beside_a_hundred_tables_of_one_address_nobody_else_waits_long() -> None:
    """Somebody looks at them all."""
    house = House(work=lambda job: 60 if job.decision.table.startswith("alone") else NEEDED)
    tables = house.play_alone(100, "busy")
    house.alone.clear()
    await asyncio.sleep(10)
    for _ in range(20):
        took, thought = await house.ask("people")
        assert took < 0.5
        assert thought.level == "hard"
        await asyncio.sleep(0.1)
    await end(tables)


@warps
async def test_who_comes_to_a_waiting_table_waits_no_longer() -> None:
    house = House(work=lambda _job: 60)
    tables = house.play_alone(100)
    await asyncio.sleep(20)
    house.alone.add("left")
    waiting = asyncio.create_task(house.ask("left"))
    await asyncio.sleep(0)
    house.crew.queue.turns["table", "left"] = 10_000  # it has just had a turn
    house.crew.queue.turns["home", "left"] = 10_000
    await asyncio.sleep(1)
    assert not waiting.done()
    house.alone.remove("left")
    await asyncio.sleep(ALONE_SECONDS)
    assert LOG[-1] == "left"
    await end([waiting, *tables])


@pytest.mark.parametrize("kind", ["home", "alone", "hint"])
@warps
async def test_nobody_has_all_workers(kind: str) -> None:
    house = House(workers=3, work=lambda _job: 1)
    names = [f"table {number}" for number in range(5)]
    if kind == "home":
        house.homes |= dict.fromkeys(names, "home")
    if kind == "alone":
        house.alone |= {*names}
    tasks = [asyncio.create_task(house.hint(name) if kind == "hint" else house.play(name)) for name in names]
    await asyncio.sleep(0.01)
    assert len(LOG) == 2
    took, _ = await house.ask("other")
    assert took <= 1
    await asyncio.sleep(0.01)
    assert len(LOG) > 3, "and the others go on"
    await end(tasks)


@warps
async def test_a_failure_is_counted_by_its_reason_and_logged_with_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("frenzy.server.bots.pool.ask", lambda _bot, view, _budget: view["choices"][0])
    house = House(work=lambda _job: 60)
    first = asyncio.create_task(house.ask("first", seconds=5.0))
    await asyncio.sleep(0)
    with capture_logs() as logs:
        took, thought = await house.ask("late", seconds=0.1)
    assert took == pytest.approx(0.08)
    assert thought.level == "easy"
    assert house.pool.failures == {"no_worker": 1}
    assert [(line["event"], line["table"], line["reason"]) for line in logs] == [("bot failed", "late", "no_worker")]
    await first


@runs
async def test_a_server_knows_for_whom_its_bots_think() -> None:
    """The address of whoever sat down first, and whether anybody is there now."""
    lobby = Lobby(MemoryStore(), FirstChoice())
    seated = await lobby.create(wire.CreateTable("Ada"))
    name, audience = seated.table.id, lobby.bots.audience
    table = await lobby.find(name)
    table.presence.note_home("here")
    table.presence.note_home("elsewhere")
    assert audience(name) == Audience("here", is_there=False)
    desk = await Desk(table, 0).sit()
    assert audience(name) == Audience("here", is_there=True)
    await desk.part()
    assert audience(name) == Audience("here", is_there=False)
    assert audience("another") == Audience("", is_there=False)
    await lobby.close()


@warps
async def test_what_is_usual_is_what_was_so_in_the_last_minute() -> None:
    """Where somebody waits a few may take longer; where nobody does, there is time for all."""
    needed = [*[0.01] * 12, *[0.3] * 8]
    times = iter(needed * 2)
    house = House(work=lambda _job: next(times))
    house.alone.add("alone")
    for table in ("people", "alone"):
        for _ in needed:
            await house.ask(table, seconds=1.0)

    def usual(table: str) -> float:
        view: Any = {"choices": ["first", "last"], "seat": 0}
        return house.pool.usual_seconds(Decision("adrenaline", "hard", view, table, 0, ""))

    assert (usual("people"), usual("alone")) == pytest.approx((0.01, ALONE_SECONDS))
    await asyncio.sleep(61)
    assert (usual("people"), usual("alone")) == (0, 0)


@runs
async def test_whoever_opens_a_table_through_the_door_is_known() -> None:
    made: list[Services] = []

    def make_services() -> Services:
        made.append(Services(MemoryStore(), FirstChoice()))
        return made[-1]

    async with AsyncTestClient(make_app(make_services), base_url="http://127.0.0.1") as client:
        answer = await client.post("/api/tables", json={"nickname": "Ada"})
        assert answer.status_code == 201, answer.text
        assert made[0].bots.audience(answer.json()["table"]["id"]).home


@warps
async def test_a_review_comes_after_everybody_who_waits_for_an_answer() -> None:
    house = House()
    view: Any = {"choices": ["first", "last"], "seat": 0}
    first = asyncio.create_task(house.ask("first"))
    await asyncio.sleep(NEEDED / 2)
    review = asyncio.create_task(house.pool.weigh(Decision("adrenaline", "hard", view, "past", 0, "luck", "review")))
    await asyncio.sleep(NEEDED / 4)
    await asyncio.gather(first, house.ask("second"), house.hint("third"), review)

    assert LOG == ["first", "second", "third", "past"]
    assert house.pool.failures["illegal"] == 1, "this thinker weighs nothing"
