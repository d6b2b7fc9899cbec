"""Tables that nobody uses wait on the disk, and come back when somebody asks for them."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

from frenzy import wire
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.store import SeatKind, SeatRecord, StoreFailure, UnknownTable
from frenzy.server.table.mailbox import TableClosed
from frenzy.server.table.registry import IDLE_SECONDS
from frenzy.server.table.serializers import table_info
from frenzy.server.table.table import Table
from tests.server.desk import GAME, Desk, FirstChoice, history, settle, table_record
from tests.server.memory_store import MemoryStore
from tests.server.warp import warps

LONG = 2 * IDLE_SECONDS


async def put(
    store: MemoryStore, name: str, *, kinds: tuple[SeatKind, ...] = ("human",) * 3, pace: Any = None, **facts: Any
) -> None:
    record = replace(table_record(3, pace=pace, start=0), id=name, **{"created": time(), **facts})
    await store.create_table(
        record,
        [
            SeatRecord(
                table=name, seat=seat, name="x", kind=kind, ready=True, bot_level="easy" if kind == "bot" else None
            )
            for seat, kind in enumerate(kinds)
        ],
    )  # fmt: skip


async def services(store: MemoryStore) -> Lobby:
    lobby = Lobby(store, FirstChoice())
    await lobby.wake()
    return lobby


@warps
async def test_a_start_opens_only_what_goes_on_by_itself() -> None:
    store = MemoryStore()
    await put(store, "people")
    await put(store, "bots", kinds=("human", "bot", "bot"))
    await put(store, "clock", pace={"clock": "live", "bot_seconds": 0})
    await put(store, "away", pace={"away": 60, "bot_seconds": 0})
    await put(store, "left")
    await store.update_seat(replace((await store.seats("left"))[2], stand_in="hard"))
    await put(store, "lobby", phase="lobby", kinds=("human", "bot", "open"))

    lobby = await services(store)
    await asyncio.sleep(1)

    assert sorted(lobby.tables) == ["bots", "left"]
    assert sorted(lobby.sleepers.asleep) == ["away", "clock"]
    assert (await lobby.find("people")).history is not None
    with pytest.raises(UnknownTable):
        await lobby.find("nobody")
    await lobby.close()


@warps
async def test_the_public_list_opens_no_table_and_no_table_spoils_it() -> None:
    store = MemoryStore()
    await put(store, "open", is_public=True, created=1.0)
    await put(store, "asleep", is_public=True, created=2.0)
    await put(store, "closed", is_public=True, phase="over", closed="rules", created=3.0)
    await put(store, "gone", is_public=True, game="checkers", created=4.0)
    await put(store, "private")
    lobby = await services(store)
    desk = await Desk(await lobby.find("open"), 1).sit()
    asleep = table_info(await lobby.find("asleep"))
    await lobby.forget("asleep")

    found = await lobby.public()

    assert [table.id for table in found] == ["asleep", "open"]
    assert found[0] == replace(asleep, to_act=None)
    assert [seat.connected for seat in found[1].seats] == [False, True, False]
    assert [*lobby.tables] == ["open"]
    await desk.part()
    await lobby.close()


@warps
async def test_a_table_set_up_before_the_cards_changed_is_played_with_the_new_ones() -> None:
    store = MemoryStore()
    await put(store, "t", phase="lobby", content_hash="of other cards")
    lobby = await services(store)
    table = await lobby.find("t")
    await table.do(table.start)
    await lobby.forget("t")
    assert (await lobby.find("t")).record.content_hash == GAME.content_hash()
    await lobby.close()


@warps
async def test_a_start_waits_for_no_table() -> None:
    store = MemoryStore()
    for number in range(30):
        await put(store, f"bots{number}", kinds=("human", "bot", "bot"))
    lobby = await services(store)
    assert len(lobby.tables) < 30
    await asyncio.sleep(1)
    assert len(lobby.tables) == 30
    await lobby.close()


@warps
async def test_a_table_that_cannot_be_opened_keeps_no_other_from_coming_back() -> None:
    store = MemoryStore()
    await put(store, "gone", kinds=("human", "bot", "bot"), game="checkers", created=-1.0)
    await put(store, "odd", kinds=("human", "bot", "bot"), pace={"clock": "of sand"}, created=-0.5)
    await put(store, "new", kinds=("human", "bot", "bot"))
    lobby = await services(store)
    await asyncio.sleep(1)
    assert [*lobby.tables] == ["new"]
    await lobby.close()


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
@warps
async def test_a_table_without_anybody_leaves_the_memory_and_comes_back(phase: Any) -> None:
    store = MemoryStore()
    await put(store, "t", phase=phase if phase == "lobby" else "playing")
    lobby = await services(store)
    table = await lobby.find("t")
    if phase == "over":
        await play_to_the_end(table)
        assert table.record.phase == "over"
    desk = await Desk(table, 0).sit()
    await asyncio.sleep(LONG)
    assert lobby.tables == {"t": table}
    await desk.part()
    seen = desk.state

    await asyncio.sleep(LONG)

    assert lobby.tables == {}
    with pytest.raises(TableClosed):
        await table.do(settle)
    again = await Desk(await lobby.find("t"), 0).sit(seen["version"])
    assert again.state == {**seen, "events": again.state["events"]}
    await lobby.close()


async def play_to_the_end(table: Table) -> None:
    desks, rng = [await Desk(table, seat).sit() for seat in range(3)], random.Random(1)
    while (seat := history(table).to_act) is not None:
        await desks[seat].choose(rng.choice(desks[seat].choices))
    for desk in desks:
        await desk.part()


@warps
async def test_a_table_where_a_bot_is_about_to_move_stays() -> None:
    store = MemoryStore()
    await put(store, "t", kinds=("bot", "human", "human"), pace={"bot_seconds": 10})
    lobby = await services(store)
    table = await lobby.find("t")
    await asyncio.sleep(9)
    assert lobby.tables == {"t": table}
    assert not table.is_idle
    await lobby.close()


@pytest.mark.parametrize("pace", [{"clock": "live", "seconds": 8 * LONG, "reserve": 0}, {"away": 8 * LONG}])
@pytest.mark.parametrize("sleeps", [True, False])
@warps
async def test_a_slow_clock_leaves_the_memory_and_wakes_the_table_to_the_second(pace: Any, sleeps: bool) -> None:
    store = MemoryStore()
    await put(store, "t", pace={"bot_seconds": 0, **pace})
    lobby = await services(store)
    table = await lobby.find("t")
    desk = await Desk(table, 0).sit()
    await desk.choose(desk.choices[0])
    waited_for, begun = history(table).to_act, asyncio.get_running_loop().time()
    if sleeps:
        await desk.part()
        await asyncio.sleep(LONG)
        assert (lobby.tables, [*lobby.sleepers.asleep]) == ({}, ["t"])
    elif "away" in pace:
        await desk.part()
        table.mailbox.used_at = begun + 100 * LONG  # somebody else needs it

    await asyncio.sleep(begun + 8 * LONG - 1 - asyncio.get_running_loop().time())
    assert [seat.stand_in for seat in await store.seats("t")] == [None] * 3
    await asyncio.sleep(1.5)
    assert [seat.seat for seat in await store.seats("t") if seat.stand_in is not None] == [waited_for]
    await lobby.close()


@warps
async def test_after_a_start_a_clock_begins_anew_and_its_table_is_not_opened_before_that() -> None:
    store = MemoryStore()
    await put(store, "fresh", pace={"clock": "live", "seconds": 500, "reserve": 300, "bot_seconds": 0})
    await put(store, "odd", pace={"clock": "of sand"})
    lobby = await services(store)
    await asyncio.sleep(499)
    assert lobby.tables == {}
    await asyncio.sleep(2)
    assert lobby.tables["fresh"].stand_ins == {}, "there is a reserve"
    await asyncio.sleep(297)
    assert (await store.seats("fresh"))[0].stand_in is None
    await asyncio.sleep(3)
    assert any(seat.stand_in for seat in await store.seats("fresh"))
    await lobby.close()


@warps
async def test_who_comes_back_to_a_sleeping_table_finds_the_clock_as_it_ran() -> None:
    store = MemoryStore()
    await put(store, "t", pace={"clock": "live", "seconds": 5_000, "bot_seconds": 0})
    lobby = await services(store)
    table = await lobby.find("t")
    await asyncio.sleep(1_000)
    assert lobby.tables == {}
    desk = await Desk(await lobby.find("t"), 0).sit()
    assert desk.table is not table
    assert desk.state["clocks"]["left"] == 4_000
    assert lobby.sleepers.asleep == {}
    await desk.part()
    await lobby.close()


@warps
async def test_a_table_that_cannot_be_read_when_it_is_due_is_tried_again() -> None:
    store = MemoryStore()
    await put(store, "t", pace={"away": 500, "bot_seconds": 0})
    lobby = await services(store)
    await asyncio.sleep(1)
    read, store.table = store.table, broken  # type: ignore[method-assign, assignment]
    await asyncio.sleep(505)
    assert [*lobby.sleepers.asleep] == ["t"]
    store.table = read  # type: ignore[method-assign]
    await asyncio.sleep(31)
    assert lobby.sleepers.asleep == {}
    assert any(seat.stand_in for seat in await store.seats("t"))
    await lobby.close()


async def broken(_: str) -> Any:
    raise StoreFailure("no")


@warps
async def test_a_thousand_clocks_need_one_timer() -> None:
    store = MemoryStore()
    for number in range(200):
        await put(store, f"t{number}", pace={"away": 600 + number, "bot_seconds": 0})
    lobby = await services(store)
    await asyncio.sleep(1)
    tasks = {task.get_name() for task in asyncio.all_tasks()}
    assert {"wake tables", "tidy up"} <= tasks
    assert not any(name.startswith("table ") for name in tasks)
    loop: Any = asyncio.get_running_loop()
    assert len([handle for handle in loop._scheduled if not handle.cancelled()]) < 5
    await lobby.drop("t0")
    await asyncio.sleep(601)
    assert [*lobby.tables] == ["t1"]
    await lobby.close()


@warps
async def test_an_undo_that_waits_for_an_answer_keeps_the_table() -> None:
    store = MemoryStore()
    await put(store, "t")
    lobby = await services(store)
    table = await lobby.find("t")
    desks = [await Desk(table, seat).sit() for seat in range(3)]
    await desks[0].choose(desks[0].choices[0])
    while history(table).own_undo(0) is not None or history(table).to_act == 0:
        choices = desks[0].choices
        await desks[0].choose("end turn" if "end turn" in choices else choices[-1])
    await desks[0].say(wire.Undo(desks[0].state["version"], "u"))
    for desk in desks:
        await desk.part()
    assert table.undo_votes.proposal is not None
    assert not table.is_idle
    await lobby.close()


@warps
async def test_many_who_ask_for_a_sleeping_table_get_the_same() -> None:
    store = MemoryStore()
    await put(store, "t")
    lobby = await services(store)
    found = await asyncio.gather(*(lobby.find("t") for _ in range(10)))
    assert {id(table) for table in found} == {id(lobby.tables["t"])}
    await lobby.close()


@warps
async def test_who_asks_and_goes_away_takes_nothing_with_them() -> None:
    store = MemoryStore()
    await put(store, "t")
    lobby = await services(store)
    hasty, patient = asyncio.create_task(lobby.find("t")), asyncio.create_task(lobby.find("t"))
    await asyncio.sleep(0)
    hasty.cancel()
    assert (await patient).record.id == "t"
    await lobby.close()


@warps
async def test_what_waits_in_a_table_that_closes_is_told_so() -> None:
    store = MemoryStore()
    await put(store, "t")
    lobby = await services(store)
    table = await lobby.find("t")
    slow = asyncio.create_task(table.do(partial(asyncio.sleep, 50)))
    waiting = asyncio.create_task(table.do(settle))
    await asyncio.sleep(1)
    await lobby.close()
    for task in (slow, waiting):
        with pytest.raises(TableClosed):
            await task
    assert GAME.to_act(history(table).state) == 0
