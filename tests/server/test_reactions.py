"""Who is asked about a grenade answers when everybody does: neither time nor messages tell who holds one."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from frenzy import wire
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision
from frenzy.server.store import SeatKind
from frenzy.server.table.clocks import now
from frenzy.server.table.table import Table
from tests.server.desk import Desk, FirstChoice, history, playing, settle, table_record
from tests.server.warp import WarpLoop

SECONDS = 0.5
GRENADE, NEWTON = "tagback_grenade:red", "newton:red"
Doc = dict[str, Any]


def position(card: str) -> Doc:
    """Dozer can shoot Violet, who holds one card."""
    return {
        "game": "adrenaline", "arena": "small", "to_act": 0, "seed": 5,
        "seats": [
            {"character": "dozer", "square": "a1", "weapons": [{"id": "lock_rifle", "loaded": True}]},
            {"character": "violet", "square": "a1", "powerups": [card]},
            {"character": "sprog", "square": "d3"},
        ],
    }  # fmt: skip


class LastChoice(FirstChoice):
    """Never throws anything."""

    async def choose(self, decision: Decision) -> Thought:
        return Thought(decision.view["choices"][-1], decision.level)


async def shot_at(card: str, *, is_bot: bool) -> tuple[Table, list[Desk]]:
    """Violet has just been asked."""
    record = replace(table_record(5, pace={"bot_seconds": SECONDS}), position=position(card))
    kinds: tuple[SeatKind, ...] = ("human", "bot" if is_bot else "human", "human")
    table = await playing(record, kinds, bots=LastChoice())
    desks = [await Desk(table, seat).sit() for seat in (0, 1, 2, None)]
    await desks[0].choose("shoot lock_rifle")
    await desks[0].choose("target violet")
    assert (history(table).to_act, desks[3].state["view"]["prompt"]) == (1, "grenade")
    return table, desks


async def answered(card: str, *, is_bot: bool, after: float) -> tuple[float, list[list[Doc]]]:
    """The time from the question to the answer, as a spectator sees it, and what the others were sent."""
    table, desks = await shot_at(card, is_bot=is_bot)
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
