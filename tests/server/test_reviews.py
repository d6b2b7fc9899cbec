"""Reviews on a server: made one after the other while nobody needs the bots, cancelled, kept by position."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from frenzy import wire
from frenzy.games import load
from frenzy.kernel.replay import Replay
from frenzy.review.weighing import Weighed
from frenzy.server.bots.pool import BotPool
from frenzy.server.bots.worker import Decision
from frenzy.server.http.problems import NotNow
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.lobby.replays import keep
from frenzy.server.review.reviews import Reviews
from frenzy.server.table.table import Table
from tests.server.desk import chase_record, playing
from tests.server.memory_store import MemoryStore
from tests.server.test_replays import record


class Scales(BotPool):
    """Weighs when it may, and writes down for which tables."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.may, self.tables = asyncio.Event(), list[str]()

    async def weigh(self, decision: Decision) -> Weighed | None:
        self.tables.append(decision.table)
        await self.may.wait()
        return Weighed((0.2, 0.3, 0.5), [], [], (), 0.0, 0.0)


class House:
    """A server's reviews, and finished games to look back at."""

    def __init__(self) -> None:
        self.scales = Scales()
        self.lobby = Lobby(MemoryStore(), self.scales)
        self.reviews = Reviews(self.lobby, self.scales)

    async def table(self, seed: int) -> Table:
        return await self.lobby.find((await keep(self.lobby, record(seed))).id)

    async def made(self, table: Table) -> wire.Review:
        while (found := await self.reviews.told(table)).phase in ("waiting", "running"):
            await asyncio.sleep(0)
        return found


def in_a_house(scene: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        house = House()
        await scene(house)
        await house.reviews.close()
        await house.lobby.close()

    asyncio.run(whole())


def test_a_review_is_made_once_and_kept() -> None:
    async def scene(house: House) -> None:
        table = await house.table(1)
        assert (await house.reviews.told(table)).phase == "none"
        assert (await house.reviews.ask(table, "here")).phase == "waiting"
        house.scales.may.set()
        review = await house.made(table)

        assert (review.phase, review.done) == ("done", review.total)
        asked = len(house.scales.tables)
        assert 0 < asked <= len(review.deeds) == review.total
        assert len(review.chances) == len(record(1).actions) + 1
        assert (await house.reviews.ask(table, "elsewhere")).phase == "done"
        assert len(house.scales.tables) == asked

    in_a_house(scene)


def test_a_position_that_was_weighed_is_not_weighed_again() -> None:
    async def scene(house: House) -> None:
        table = await house.table(1)
        house.scales.may.set()
        await house.reviews.ask(table, "here")
        first = await house.made(table)
        house.reviews.finished.found.clear()
        house.scales.tables.clear()
        await house.reviews.ask(table, "here")

        assert await house.made(table) == first
        assert house.scales.tables == []

    in_a_house(scene)


def test_reviews_wait_for_each_other_and_end_when_nobody_wants_them() -> None:
    async def scene(house: House) -> None:
        first, second = await house.table(1), await house.table(2)
        await house.reviews.ask(first, "here")
        await house.reviews.ask(first, "elsewhere")
        await house.reviews.ask(second, "here")
        while not house.scales.tables:
            await asyncio.sleep(0)

        assert [(await house.reviews.told(table)).phase for table in (first, second)] == ["running", "waiting"]
        assert (await house.reviews.cancel(first, "here")).phase == "running", "somebody else wants it"
        assert (await house.reviews.cancel(first, "elsewhere")).phase == "none"
        while len(house.scales.tables) < 2:
            await asyncio.sleep(0)
        assert house.scales.tables == [first.record.id, second.record.id]

    in_a_house(scene)


def test_only_a_game_that_is_over_is_looked_back_at() -> None:
    async def scene(house: House) -> None:
        table = await playing(chase_record(), ("human",))
        for ask in (house.reviews.told, house.reviews.chances):
            with pytest.raises(NotNow, match="not over"):
                await ask(table)

    in_a_house(scene)


def test_a_game_that_nobody_judges_has_no_chances_and_no_review() -> None:
    pebbles = load("pebbles")
    state, choices = pebbles.new(2, 1), list[str]()
    while pebbles.to_act(state) is not None:
        choices.append(str(pebbles.legal_actions(state)[0]))
        pebbles.apply(state, choices[-1])
    game = Replay("pebbles", pebbles.content_hash(), 2, 1, {}, choices)

    async def scene(house: House) -> None:
        table = await house.lobby.find((await keep(house.lobby, game)).id)
        assert (await house.reviews.chances(table)).chances == []
        with pytest.raises(NotNow, match="nobody judges"):
            await house.reviews.ask(table, "here")

    in_a_house(scene)
