"""One table: refusals change nothing, undo, stand-ins, clocks, slow clients, and the same versions after a restart."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from frenzy import wire
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision
from frenzy.server.store import ActionRecord, FilmRecord, StoreFailure
from frenzy.server.table.clocks import Clocks, now
from frenzy.server.table.mailbox import TableClosed
from frenzy.server.table.messages import receive
from frenzy.server.table.serializers import MOST_STATE_TEXTS
from frenzy.server.table.snapshots import SNAPSHOT_INTERVAL, decoded
from frenzy.server.table.table import Table
from frenzy.server.websocket.connection import LONGEST_OUTBOX, LONGEST_SEND, TOO_SLOW, Connection, Refusal
from tests.server.desk import (
    GAME,
    Desk,
    FirstChoice,
    history,
    playing,
    reopened,
    runs,
    settle,
    table_record,
    true_state,
)
from tests.server.memory_store import MemoryStore
from tests.server.warp import warps


async def with_desks(table: Table) -> list[Desk]:
    return [await Desk(table, seat).sit() for seat in (0, 1, 2, None)]


async def play_until(table: Table, desks: list[Desk], prompt: str, seed: int = 0) -> Desk:
    """Play at random until somebody is asked that; the desk of that seat."""
    rng = random.Random(seed)
    for _ in range(500):
        desk: Desk = desks[history(table).to_act]
        if desk.state["view"]["prompt"] == prompt:
            return desk
        await desk.choose(rng.choice(desk.choices))
    raise AssertionError(f"nobody was asked {prompt!r}")


def snapshot(table: Table) -> tuple[str, list[int], int]:
    return GAME.save(true_state(table)), [*history(table).versions], len(history(table).entries)


class SlowDisk(MemoryStore):
    """A store that syncs when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.synced = asyncio.Event()

    async def append(self, table: str, sequence: int, seat: int, choice: str, **more: Any) -> ActionRecord:
        await self.synced.wait()
        return await super().append(table, sequence, seat, choice, **more)


@runs
async def test_a_choice_is_told_to_nobody_before_it_is_in_the_store() -> None:
    store = SlowDisk()
    table = await playing(table_record(), store=store)
    desks = await with_desks(table)
    desk, before = desks[history(table).to_act], snapshot(table)
    marks = [len(other.frames) for other in desks]

    answering = asyncio.create_task(desk.choose(desk.choices[0]))
    await settle()
    assert [len(other.frames) for other in desks] == marks
    assert snapshot(table) == before
    store.synced.set()
    answers = await answering

    assert [message["type"] for message in answers] == ["accepted", "state"]
    assert answers[0]["version"] == answers[1]["version"] == 1
    assert [action.seat for action in await store.actions("table")] == [desk.connection.viewer]
    await table.close()


@pytest.mark.parametrize(
    ("who", "change", "reason"),
    [
        ("actor", {"version": 7}, "stale"),
        ("actor", {"choice": "win"}, "illegal"),
        ("actor", {"choice": ""}, "illegal"),
        ("other", {}, "not_yours"),
        ("spectator", {}, "spectator"),
    ],
)
def test_a_wrong_choice_is_refused_and_changes_nothing(who: str, change: dict[str, Any], reason: str) -> None:
    async def scene() -> None:
        table = await playing(table_record())
        desks = await with_desks(table)
        seat = history(table).to_act
        desk = {"actor": desks[seat], "other": desks[(seat + 1) % 3], "spectator": desks[3]}[who]
        before, frames = snapshot(table), [len(other.frames) for other in desks if other is not desk]
        message = {"version": 0, "choice": desks[seat].choices[0], "id": "x", **change}

        answers = await desk.say(wire.Choose(**message))

        assert [answer["type"] for answer in answers] == ["refused", "state"]
        assert (answers[0]["id"], answers[0]["reason"], answers[0]["version"]) == ("x", reason, 0)
        assert snapshot(table) == before
        assert await table.store.actions("table") == []
        assert [len(other.frames) for other in desks if other is not desk] == frames
        await table.close()

    asyncio.run(scene())


class FullDisk(MemoryStore):
    """A store that cannot write actions any more."""

    is_full = False

    async def append(self, table: str, sequence: int, seat: int, choice: str, **more: Any) -> ActionRecord:
        if self.is_full:
            raise StoreFailure("disk full")
        return await super().append(table, sequence, seat, choice, **more)


@runs
async def test_what_cannot_be_saved_does_not_happen() -> None:
    store = FullDisk()
    table = await playing(table_record(), store=store)
    desks = await with_desks(table)
    desk, before = desks[history(table).to_act], snapshot(table)
    store.is_full = True

    answers = await desk.choose(desk.choices[0])

    assert (answers[0]["type"], answers[0]["reason"]) == ("refused", "not_saved")
    assert snapshot(table) == before
    store.is_full = False
    assert (await desk.choose(desk.choices[0]))[0]["type"] == "accepted"
    await table.close()


@runs
async def test_a_resync_tells_what_happened_since() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    await play_until(table, desks, "turn")
    watcher, version = desks[3], desks[3].state["version"]
    told = (await watcher.say(wire.Resync(0)))[-1]
    assert told["since"] == 0
    assert told["events"] == [json.loads(bytes(event)) for event in history(table).events(None, 0)]
    rng = random.Random(3)
    for _ in range(20):
        desk = desks[history(table).to_act]
        await desk.choose(rng.choice(desk.choices))

    later = (await watcher.say(wire.Resync(version)))[-1]

    assert later["since"] == version
    assert told["events"] + later["events"] == (await watcher.say(wire.Resync(0)))[-1]["events"]
    assert (await watcher.say(wire.Resync(10**6)))[-1]["since"] == 0
    await table.close()


@runs
async def test_a_seat_takes_back_its_own_choice_up_to_the_horizon() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    before, version = GAME.save(true_state(table)), desk.state["version"]
    await desk.choose("run")
    assert desk.state.get("can_undo", False)

    answers = await desk.say(wire.Undo(desk.state["version"], "u"))

    assert answers[0] == {"type": "accepted", "id": "u", "version": version + 2}
    assert answers[1]["since"] == version
    assert answers[1]["events"] == []
    assert GAME.save(true_state(table)) == before
    assert [row.choice for row in await table.store.undone("table")] == ["run"]
    refused = await desk.choose("run", version + 1)
    assert refused[0]["reason"] == "stale"
    await table.close()


async def beyond_the_horizon(table: Table, desks: list[Desk]) -> tuple[Desk, str, list[dict[str, Any]]]:
    """A seat has spawned and asks to take that back, which is for the others to allow."""
    desk = desks[history(table).to_act]
    before = GAME.save(true_state(table))
    await desk.choose(desk.choices[0])
    while (
        history(table).own_undo(desk.connection.viewer) is not None or history(table).to_act == desk.connection.viewer
    ):
        choices = desk.choices
        await desk.choose("end turn" if "end turn" in choices else choices[-1])
    assert history(table).agreed_undo(desk.connection.viewer) is not None
    assert {"can_undo", "no_undo"}.isdisjoint(desk.state), "the others may be asked"
    answers = await desk.say(wire.Undo(desk.state["version"], "u"))
    return desk, before, answers


@runs
async def test_beyond_the_horizon_all_other_people_have_to_agree() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    desk, _, answers = await beyond_the_horizon(table, desks)
    seat = desk.connection.viewer
    others = [other for other in desks[:3] if other is not desk]
    steps = len(history(table).entries)
    assert [answer["type"] for answer in answers] == ["state"]
    assert others[0].state.get("undo") == {"seat": seat, "agreed": []}

    assert (await desk.say(wire.AnswerUndo(agree=True)))[0]["reason"] == "nothing"
    assert (await desks[3].say(wire.AnswerUndo(agree=True)))[0]["reason"] == "spectator"
    await others[0].say(wire.AnswerUndo(agree=True))
    assert len(history(table).entries) == steps
    await others[1].say(wire.AnswerUndo(agree=True))

    assert len(history(table).entries) < steps
    assert history(table).to_act == seat
    assert desk.all("accepted")[-1]["id"] == "u"
    assert others[0].state.get("undo") is None
    await table.close()


@runs
async def test_one_refusal_ends_the_request_and_so_does_playing_on() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    desk, _, _ = await beyond_the_horizon(table, desks)
    others = [other for other in desks[:3] if other is not desk]
    steps = len(history(table).entries)

    await others[0].say(wire.AnswerUndo(agree=False))

    assert desk.all("refused")[-1]["reason"] == "not_agreed"
    await desk.say(wire.Undo(desk.state["version"], "v"))
    actor = desks[history(table).to_act]
    await actor.choose(actor.choices[0])
    assert [refusal["id"] for refusal in desk.all("refused")] == ["u", "v"]
    assert len(history(table).entries) == steps + 1
    await table.close()


@warps
async def test_who_was_told_no_does_not_ask_again_before_somebody_has_played() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    desk, _, _ = await beyond_the_horizon(table, desks)
    other = next(other for other in desks[:3] if other is not desk)
    await other.say(wire.AnswerUndo(agree=False))

    assert desk.state["no_undo"] == "declined"

    again = await desk.say(wire.Undo(desk.state["version"], "v"))

    assert (again[0]["id"], again[0]["reason"]) == ("v", "not_agreed")
    assert other.all("state")[-1].get("undo") is None
    actor = desks[history(table).to_act]
    await actor.choose(actor.choices[0])
    await desk.say(wire.Undo(desk.state["version"], "w"))
    assert other.all("state")[-1].get("undo") == {"seat": desk.connection.viewer, "agreed": []}
    await asyncio.sleep(61)
    assert desk.all("refused")[-1]["id"] == "w"
    assert (await desk.say(wire.Undo(desk.state["version"], "x")))[0]["reason"] == "not_agreed"
    await table.close()


@runs
async def test_bots_never_mind_an_undo() -> None:
    table = await playing(table_record(3, start=0), ("human", "bot", "bot"))
    desk = await Desk(table, 0).sit()
    desk_choice = desk.choices[0]
    await desk.choose(desk_choice)
    while desk.state["view"]["to_act"] == 0 and desk.state.get("can_undo"):
        await desk.choose(desk.choices[-1])
    assert history(table).own_undo(0) is None
    steps = len(history(table).entries)

    answers = await desk.say(wire.Undo(desk.state["version"], "u"))

    assert answers[0]["type"] == "accepted"
    assert len(history(table).entries) < steps
    assert history(table).to_act == 0
    await table.close()


@runs
async def test_with_nothing_played_there_is_nothing_to_take_back() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    assert desks[0].state["no_undo"] == "nothing"
    assert (await desks[0].say(wire.Undo(0, "u")))[0]["reason"] == "nothing"
    assert (await desks[3].say(wire.Undo(0, "u")))[0]["reason"] == "spectator"
    assert (await desks[0].say(wire.Undo(5, "u")))[0]["reason"] == "stale"
    await table.close()


@runs
async def test_somebody_who_cannot_make_up_their_mind_costs_a_later_start_nothing() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    for _ in range(4 * SNAPSHOT_INTERVAL):
        await desk.choose("run")
        await desk.say(wire.Undo(desk.state["version"], "u"))
    assert table.snapshots.saving is not None
    await table.snapshots.saving
    before, kept = snapshot(table), await table.store.snapshot("table")

    assert kept is not None
    assert history(table).undone - decoded(kept.data).undone <= SNAPSHOT_INTERVAL
    assert max(len(undos) for undos in history(table).undos) == 1
    again = await reopened(table)
    assert snapshot(again) == before
    assert history(again).since(0, before[1][0]) == before[1][0]
    assert history(again).since(0, before[1][0] - 1) == history(again).entries[-1].versions[0]
    await again.close()


@runs
async def test_versions_never_repeat_and_survive_a_restart_with_undos() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    rng = random.Random(4)
    for _ in range(120):
        desk = desks[history(table).to_act]
        await desk.choose(rng.choice(desk.choices))
        if desk.state.get("can_undo") and rng.random() < 0.4:
            await desk.say(wire.Undo(desk.state["version"], "u"))
    assert len(await table.store.undone("table")) > 10
    before = snapshot(table)
    for desk in desks:
        versions = [state["version"] for state in desk.all("state")]
        assert versions == sorted(versions)

    again = await reopened(table)

    assert snapshot(again) == before
    told = [history(again).events(None, since) == history(table).events(None, since) for since in range(before[1][3])]
    assert all(told)
    await again.close()


@runs
async def test_a_bot_sees_its_own_view_and_plays_by_itself() -> None:
    bots = FirstChoice()
    table = await playing(table_record(3, start=0), ("human", "bot", "bot"), bots=bots)
    desk = await Desk(table, 0).sit()
    rng = random.Random(5)
    while not bots.views:
        await desk.choose(rng.choice(desk.choices))
        await settle()

    assert {view["seat"] for view in bots.views} <= {1, 2}
    for view in bots.views:
        assert all(figure["powerups"] is None for seat, figure in enumerate(view["figures"]) if seat != view["seat"])
    await table.close()


class Ponderer(FirstChoice):
    """A player who takes ten seconds."""

    async def choose(self, decision: Decision) -> Thought:
        choice = await super().choose(decision)
        await asyncio.sleep(10)
        return choice


@warps
async def test_nobody_makes_a_bot_think_twice_by_coming_and_going() -> None:
    bots = Ponderer()
    table = await playing(table_record(3, start=1), ("human", "bot", "human"), bots=bots)
    desk = await Desk(table, 0).sit()
    for _ in range(9):
        await table.do(partial(table.stand_in, 0, table.pace.level))
        await asyncio.sleep(1)
        await desk.say(wire.Chat(text="here"))
    assert (len(bots.views), len(history(table).entries)) == (1, 0)
    await asyncio.sleep(1.5)
    assert [ply.seat for ply in history(table).plies] == [1]
    await table.close()


@warps
async def test_every_answer_of_a_bot_takes_the_same_least_time() -> None:
    table = await playing(table_record(3, pace={"bot_seconds": 0.2}, start=1), ("human", "bot", "bot"))
    await settle()
    assert len(history(table).entries) == 0
    await asyncio.sleep(0.1)
    assert len(history(table).entries) == 0
    await asyncio.sleep(0.2)
    assert len(history(table).entries) >= 1
    await table.close()


@warps
async def test_a_bot_stands_in_for_somebody_who_is_gone_until_the_return() -> None:
    table = await playing(table_record(3, pace={"bot_seconds": 0, "away": 0.05}, start=0))
    desks = await with_desks(table)
    await desks[0].part()
    assert len(history(table).entries) == 0

    await asyncio.sleep(0.2)

    assert len(history(table).entries) > 0
    assert desks[1].state["seats"][0].get("stand_in") == "hard"
    assert not desks[1].state["seats"][0].get("connected", False)
    again = await Desk(table, 0).sit()
    assert again.state["seats"][0].get("stand_in") is None
    await table.close()


@warps
async def test_who_is_over_time_is_stood_in_for_until_the_next_word() -> None:
    pace = {"clock": "live", "seconds": 0.05, "reserve": 0.05, "bot_seconds": 5}
    table = await playing(table_record(3, pace=pace, start=0))
    desks = await with_desks(table)
    assert desks[1].state["clocks"]["seat"] == 0
    await asyncio.sleep(0.2)
    assert desks[1].state["seats"][0].get("stand_in") == "hard"
    await desks[0].say(wire.Ping())
    assert desks[1].state["seats"][0].get("stand_in") == "hard"

    answers = await desks[0].choose(desks[0].choices[0])

    assert answers[0]["type"] in ("accepted", "state")
    assert desks[0].all("accepted")
    assert desks[1].state["seats"][0].get("stand_in") is None
    await table.close()


LIVE = {"clock": "live", "seconds": 10, "reserve": 30, "bot_seconds": 0}


@warps
async def test_nobody_gains_time_by_taking_back() -> None:
    table = await playing(table_record(3, pace={**LIVE, "reserve": 0, "bot_seconds": 10}))
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    for _ in range(3):
        await asyncio.sleep(3)
        await desk.choose("run")
        assert desk.all("accepted")[-1]["version"] == desk.state["version"]
        await asyncio.sleep(2)
        await desk.say(wire.Undo(desk.state["version"], "u"))
    assert desk.state["clocks"]["left"] == 1
    await desk.choose("run")
    assert desk.state["clocks"]["left"] == 4
    await asyncio.sleep(5)
    assert table.stand_ins == {desk.connection.viewer: "hard"}
    await table.close()


@warps
async def test_nobody_whose_time_is_over_keeps_the_others_waiting_by_talking() -> None:
    table = await playing(table_record(3, pace={**LIVE, "bot_seconds": 0.5}, start=0))
    desks = await with_desks(table)
    await asyncio.sleep(39.9)
    assert len(history(table).entries) == 0
    for number in range(10):
        await asyncio.sleep(0.2)
        await desks[0].say(wire.Chat(text="one moment") if number % 2 else wire.Choose(0, "nothing", "c"))
        await desks[0].say(wire.Undo(desks[0].state["version"], "u"))

    assert len(history(table).entries) > 0
    assert desks[1].state["seats"][0].get("stand_in") is None
    assert desks[1].state["undo"]["seat"] == 0
    await table.close()


@warps
async def test_the_reserve_that_is_left_survives_a_restart_and_no_time_passes_meanwhile() -> None:
    table = await playing(table_record(3, pace=LIVE, start=0))
    desks = await with_desks(table)
    await asyncio.sleep(22)
    await desks[0].choose(desks[0].choices[0])
    while history(table).to_act == 0:
        await desks[0].choose(desks[0].choices[-1])
    await asyncio.sleep(11)
    await desks[1].choose(desks[1].choices[0])
    await asyncio.sleep(4)
    left = [*table.clocks.reserve]
    assert left == [18, 29, 30]

    await table.close()
    await asyncio.sleep(1000)
    again = await reopened(table)

    desk = await Desk(again, 1).sit()
    assert again.clocks.reserve == left
    assert desk.state["clocks"] == {"seat": 1, "left": 10, "reserve": left}
    assert desk.state["seats"][1].get("stand_in") is None
    await again.close()


@warps
async def test_time_that_was_spent_is_not_given_back_by_an_undo_or_a_restart() -> None:
    table = await playing(table_record(3, pace=LIVE, start=0))
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    seat = history(table).to_act
    await asyncio.sleep(15)
    await desk.choose("run")
    await desk.say(wire.Undo(desk.state["version"], "u"))
    assert table.clocks.reserve[seat] == 25

    again = await reopened(table)

    assert again.clocks.reserve[seat] == 25
    await again.close()


@warps
async def test_a_stand_in_plays_on_after_a_restart_until_the_player_returns() -> None:
    table = await playing(table_record(3, pace={**LIVE, "bot_seconds": 5}, start=0))
    await with_desks(table)
    await asyncio.sleep(41)
    assert table.stand_ins == {0: "hard"}
    steps = len(history(table).entries)

    again = await reopened(table)

    assert again.stand_ins == {0: "hard"}
    assert again.bot_level(0) == "hard"
    await asyncio.sleep(4.9)
    assert len(history(again).entries) == steps
    await asyncio.sleep(0.2)
    assert len(history(again).entries) == steps + 1
    await Desk(again, 0).sit()
    assert again.stand_ins == {}
    assert (await again.store.seats("table"))[0].stand_in is None
    await again.close()


def test_how_often_a_seat_has_answered_in_secret_is_not_in_its_reserve() -> None:
    """What an answer took is charged when it is given; what is shown runs on evenly."""
    clocks = Clocks(wire.Pace("live", seconds=10, reserve=30), 2)
    clocks.turn(0, 100.0, 0)
    shown = clocks.shown(115.0)
    clocks.pay(0, clocks.overtime(0, 112.0))
    assert clocks.reserve == [28, 30]
    assert clocks.shown(115.0) == shown
    assert shown is not None
    assert (shown.left, shown.reserve) == (0, [25, 30])
    assert clocks.limit(None) == 140


class Moody(MemoryStore):
    """A store that cannot cut the log, or whose log somebody else has cut."""

    mood = ""

    async def truncate(self, table: str, sequence: int, *, epoch: int | None = None) -> list[ActionRecord]:
        if self.mood == "fails":
            raise StoreFailure("disk full")
        if self.mood == "foreign":
            await super().truncate(table, sequence - 1, epoch=epoch)
        return await super().truncate(table, sequence, epoch=epoch)


@runs
async def test_an_undo_that_cannot_be_saved_changes_nothing() -> None:
    store = Moody()
    table = await playing(table_record(3), store=store)
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    await desk.choose("run")
    before, log = snapshot(table), await store.actions("table")
    store.mood = "fails"

    answers = await desk.say(wire.Undo(desk.state["version"], "u"))

    assert (answers[0]["type"], answers[0]["reason"]) == ("refused", "not_saved")
    assert snapshot(table) == before
    assert await store.actions("table") == log
    store.mood = ""
    assert (await desk.say(wire.Undo(desk.state["version"], "v")))[0]["type"] == "accepted"
    assert snapshot(await reopened(table)) == snapshot(table)


@runs
async def test_an_undo_of_what_is_gone_already_shows_the_table_as_it_is() -> None:
    store = Moody()
    table = await playing(table_record(3), store=store)
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    await desk.choose("run")
    store.mood = "foreign"

    answers = await desk.say(wire.Undo(desk.state["version"], "u"))

    assert (answers[0]["type"], answers[0]["reason"]) == ("refused", "stale")
    assert len(history(table).entries) == len(await store.actions("table"))
    assert snapshot(await reopened(table)) == snapshot(table)


@runs
async def test_a_table_that_is_closed_while_it_takes_back_is_whole_on_the_disk() -> None:
    table = await playing(table_record(3))
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    steps, version = len(history(table).entries), desk.state["version"]
    await desk.choose("run")
    undoing = asyncio.create_task(receive(table, desk.connection, wire.Undo(version + 1, "u")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    again = await reopened(table)

    with pytest.raises(TableClosed):
        await undoing
    assert len(history(again).entries) == len(await table.store.actions("table")) in (steps, steps + 1)
    await again.close()


@runs
async def test_a_snapshot_is_written_as_the_game_goes_on_and_at_the_end() -> None:
    store = MemoryStore()
    table = await playing(table_record(3), store=store)
    desks = await with_desks(table)
    rng = random.Random(4)
    for _ in range(SNAPSHOT_INTERVAL + 10):
        desk = desks[history(table).to_act]
        await desk.choose(rng.choice(desk.choices))
    found = await store.snapshot("table")
    assert found is not None
    assert found.sequence == SNAPSHOT_INTERVAL

    again = await reopened(table)

    found = await store.snapshot("table")
    assert found is not None
    assert found.sequence == SNAPSHOT_INTERVAL + 10
    assert history(again).forgotten == SNAPSHOT_INTERVAL + 10
    assert snapshot(again) == snapshot(table)
    assert history(again).events(None, 0) == history(table).events(None, 0)
    await again.close()


class SlowFilms(MemoryStore):
    """A store that keeps films when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = asyncio.Event()

    async def add_film(self, film: FilmRecord, *, epoch: int | None = None) -> None:
        await self.kept.wait()
        await super().add_film(film, epoch=epoch)


@runs
async def test_a_snapshot_of_choices_that_were_taken_back_meanwhile_is_followed_by_another() -> None:
    store = SlowFilms()
    table = await playing(table_record(3), store=store)
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    while table.snapshots.saving is None or history(table).own_undo(desk.connection.viewer) is None:
        await desk.choose("run")
        if table.snapshots.saving is None:
            await desk.say(wire.Undo(desk.state["version"], "u"))
    await desk.say(wire.Undo(desk.state["version"], "u"))
    assert await store.snapshot("table") is None
    store.kept.set()
    await table.snapshots.saving

    found = await store.snapshot("table")
    assert found is not None
    assert found.sequence == len(history(table).entries)
    await table.close()


@runs
async def test_a_snapshot_that_had_to_wait_is_of_the_table_as_it_is_by_then() -> None:
    store = SlowFilms()
    table = await playing(table_record(3), store=store)
    desks = await with_desks(table)
    desk = await play_until(table, desks, "turn")
    first = None
    while first is None or table.snapshots.saving is first:
        await desk.choose("run")
        await desk.say(wire.Undo(desk.state["version"], "u"))
        first = first or table.snapshots.saving
    await desk.choose("run")
    await desk.say(wire.Undo(desk.state["version"], "u"))
    store.kept.set()
    assert table.snapshots.saving is not None
    await table.snapshots.saving

    found = await store.snapshot("table")
    assert found is not None
    assert decoded(found.data).undone == history(table).undone
    await table.close()


@pytest.mark.parametrize("data", [b"", b"nonsense", bytes(100)])
def test_a_snapshot_that_cannot_be_read_is_no_harm(data: bytes) -> None:
    async def scene() -> None:
        table = await playing(table_record(3))
        desks = await with_desks(table)
        await play_until(table, desks, "turn")
        await table.close()
        await table.store.put_snapshot("table", 1, data)
        again = await reopened(table)
        assert snapshot(again) == snapshot(table)
        await again.close()

    asyncio.run(scene())


@runs
async def test_clients_that_see_the_same_share_one_text() -> None:
    table = await playing(table_record())
    desks = [await Desk(table, seat).sit() for seat in (0, 1, 2, None, None)]
    await play_until(table, desks[:3], "turn")
    one, two, seated = desks[3].frames[-1], desks[4].frames[-1], desks[0].frames[-1]
    assert one is two
    assert json.loads(one) != json.loads(seated)
    await table.close()


@runs
async def test_nobody_sees_a_game_that_has_begun_and_has_no_view() -> None:
    table = await playing(replace(table_record(), phase="lobby"))
    desks = await with_desks(table)
    assert {desk.state["phase"] for desk in desks} == {"lobby"}
    await table.do(table.start)
    await settle()
    for desk in desks:
        for state in desk.all("state"):
            assert (state["phase"] == "lobby") == (state["view"] is None)
        assert desk.state["phase"] == "playing"
    await table.close()


def test_free_seconds_come_first_and_overtime_goes_off_the_reserve() -> None:
    clocks = Clocks(wire.Pace("live", seconds=10, reserve=30), 2)
    clocks.turn(0, 100.0, 0)
    assert clocks.limit(None) == 140
    clocks.turn(1, 115.0, 1)
    assert clocks.reserve == [25, 30]
    clocks.turn(0, 120.0, 2)
    assert clocks.reserve == [25, 30]
    assert clocks.limit(None) == 155


def test_without_a_clock_only_absence_has_a_limit() -> None:
    clocks = Clocks(wire.Pace(away=60), 2)
    clocks.turn(0, 100.0, 0)
    assert clocks.limit(None) is None
    assert clocks.limit(50.0) == 160
    assert clocks.limit(120.0) == 180
    assert Clocks(wire.Pace(), 2).limit(0.0) is None


def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def scene() -> None:
        connection = Connection(None)
        for _ in range(LONGEST_OUTBOX + 1):
            connection.say(wire.Pong(""))
        assert connection.closing == TOO_SLOW

    asyncio.run(scene())


@runs
async def test_chat_is_text_of_people_at_the_table() -> None:
    table = await playing(table_record())
    desks = await with_desks(table)

    await desks[0].say(wire.Chat(text="  <b>hi</b>\n\x07there "))
    await desks[1].say(wire.Chat(preset="good_luck"))
    refused = await desks[3].say(wire.Chat(text="psst"))
    empty = await desks[0].say(wire.Chat(text="\n"))

    assert [(line["seat"], line["text"], line["preset"]) for line in desks[3].all("chat")] == [
        (0, "<b>hi</b>there", None),
        (1, None, "good_luck"),
    ]
    assert refused[0]["reason"] == "spectator"
    assert empty[0]["reason"] == "empty"
    late = await Desk(table, None).sit()
    assert [line["seat"] for line in late.all("hello")[0]["chat"]] == [0, 1]
    await table.close()


@warps
async def test_a_running_clock_does_not_fill_the_memory_with_what_was_sent() -> None:
    table = await playing(table_record(3, pace={"clock": "days", "seconds": 86_400}, start=0))
    desk = await Desk(table, 0).sit()
    for _ in range(3 * MOST_STATE_TEXTS):
        await asyncio.sleep(1)
        table.refuse(desk.connection, "", Refusal("nonsense", "not a message"))
        await settle()
    assert len(desk.all("state")) > 3 * MOST_STATE_TEXTS
    assert len(table.states.texts) <= MOST_STATE_TEXTS
    await table.close()


@warps
async def test_who_takes_nothing_any_more_is_let_go_although_the_line_still_stands() -> None:
    connection, sent = Connection(None), list[str]()

    async def send(text: str) -> None:
        sent.append(text)
        await asyncio.sleep(LONGEST_SEND - 1 if len(sent) < 3 else 10**6)

    writer = asyncio.create_task(connection.write(send, lambda _: "state"))
    for _ in range(3):
        connection.say(wire.Pong(""))
    begin = now()
    assert await writer == TOO_SLOW
    assert now() - begin == pytest.approx(2 * (LONGEST_SEND - 1) + LONGEST_SEND)
    for _ in range(10 * LONGEST_OUTBOX):
        connection.say(wire.Pong(""))
    assert len(connection.outbox) <= LONGEST_OUTBOX
