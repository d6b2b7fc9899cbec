"""A question that several may answer, at a table of the server: the first answer counts, and people come first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from frenzy import wire
from frenzy.bots import reason_for
from frenzy.games import load
from frenzy.kernel import Replay
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision
from frenzy.server.store import SeatKind
from frenzy.server.table.serializers import table_info
from frenzy.server.table.steps import played
from frenzy.server.table.table import Table
from tests.server.desk import Desk, Doc, FirstChoice, history, playing, reopened, runs, settle, table_record
from tests.server.serving import Server, create, join, start
from tests.server.warp import warps

LIVE = {"clock": "live", "seconds": 10, "reserve": 30, "bot_seconds": 0}


async def together(kinds: Sequence[SeatKind] = ("human",) * 3, pace: Doc | None = None) -> Table:
    game = load("pebbles")
    record = replace(
        table_record(1, len(kinds), pace, heap="large", together=True), game="pebbles", content_hash=game.content_hash()
    )
    return await playing(record, kinds)


async def desks_at(table: Table, *seats: int | None) -> list[Desk]:
    return [await Desk(table, seat).sit() for seat in seats]


def answered(table: Table) -> list[int]:
    return [ply.seat for ply in history(table).plies]


@runs
async def test_whoever_answers_first_has_answered() -> None:
    table = await together()
    desks = await desks_at(table, 0, 1, 2, None)
    asked = [(desk.choices, desk.state["view"]["may_act"]) for desk in desks]
    assert asked == [(["take 1", "take 2", "take 3"], [0, 1, 2])] * 3 + [([], [0, 1, 2])]
    version = desks[0].state["version"]

    assert (await desks[2].choose("take 2"))[0]["type"] in ("accepted", "state")
    late = await desks[1].choose("take 3", version)

    assert (late[0]["type"], late[0]["reason"]) == ("refused", "stale")
    assert late[-1]["type"] == "state"
    assert (answered(table), history(table).state.taken) == ([2], [2, 0, 0])
    assert (await desks[3].choose("take 1"))[0]["reason"] == "spectator"
    await table.close()


@runs
async def test_two_who_answer_in_one_breath_give_one_answer() -> None:
    table = await together()
    desks = await desks_at(table, 0, 1)

    await asyncio.gather(*(desk.choose("take 1") for desk in desks))

    assert len(history(table).entries) == 1
    assert sorted(len(desk.all("refused")) for desk in desks) == [0, 1]
    await table.close()


@runs
async def test_who_was_asked_too_has_a_new_version_even_if_nothing_looks_different() -> None:
    table = await together()
    before = [*history(table).versions]
    rehearsal = history(table).rehearse("take 1", 1)
    history(table).accept(replace(rehearsal, events=(), state=history(table).state.clone()))

    assert history(table).versions == [before[0] + 1, before[1] + 1, before[2] + 1, before[3]]
    await table.close()


@runs
async def test_who_answered_is_known_after_a_restart_and_in_the_replay() -> None:
    table = await together(("human", "human"))
    desks = await desks_at(table, 0, 1)
    for seat in (1, 1, 0):
        await desks[seat].choose("take 3")
    table = await reopened(table)
    assert answered(table) == [1, 1, 0]

    (desk,) = await desks_at(table, 0)
    while not history(table).is_over:
        await desk.choose(desk.choices[-1])
    game, log = load("pebbles"), await table.store.actions("table")
    record = Replay("pebbles", game.content_hash(), 2, 1, table.record.options, [action.choice for action in log])
    told = [step.seat for step in played(game, record, [action.seat for action in log])]
    assert told[:4] == [None, 1, 1, 0]
    await table.close()


@runs
async def test_a_bot_leaves_it_to_people() -> None:
    table = await together(("bot", "human", "bot"))
    (desk,) = await desks_at(table, 1)
    await settle()
    assert answered(table) == []  # although a bot's seat is to act

    for _ in range(3):
        await desk.choose("take 1")
    assert answered(table) == [1, 1, 1]
    assert desk.state["view"]["taken"] == [1, 1, 1]
    await table.close()


@runs
async def test_among_bots_the_one_to_act_answers() -> None:
    table = await together(("bot", "bot"))
    for _ in range(40):
        await settle()
    assert history(table).is_over
    assert answered(table)[:4] == [0, 1, 0, 1]
    await table.close()


class Speaking(FirstChoice):
    """A bot that says why."""

    async def choose(self, decision: Decision) -> Thought:
        thought = await super().choose(decision)
        return thought._replace(reason=reason_for(load(decision.game), decision.view, thought.choice))


@runs
async def test_everybody_hears_why_a_bot_has_done_what_was_done_last() -> None:
    game = load("resistance")
    record = replace(
        table_record(1, 2, {"bot_seconds": 0}, mission="MH0"), game="resistance", content_hash=game.content_hash()
    )
    table = await playing(record, ("human", "bot"), bots=Speaking())
    desk, guest = await desks_at(table, 0, None)
    while table.people_asked():
        await desk.choose(desk.choices[0])
    for _ in range(40):
        await settle()
    said = [state["motive"] for state in guest.all("state") if "motive" in state]
    assert said
    assert {motive["seat"] for motive in said} == {1}
    assert all(motive["reason"]["text"]["say"].startswith("motive-") for motive in said)
    await table.close()


@warps
async def test_no_clock_runs_while_any_of_several_people_may_answer() -> None:
    table = await together(("human", "human", "bot"), LIVE)
    desks = await desks_at(table, 0, 1)
    await asyncio.sleep(1_000)

    assert [desk.state.get("clocks") for desk in desks] == [None, None]
    assert not table.stand_ins
    await desks[1].choose("take 1")
    assert table.clocks.reserve == [30, 30, 30]
    await table.close()


@warps
async def test_the_clock_of_the_only_person_runs_and_then_bots_go_on() -> None:
    table = await together(("bot", "human", "bot"), LIVE)
    (desk,) = await desks_at(table, 1)
    assert desk.state["clocks"]["seat"] == 1
    await asyncio.sleep(39)
    assert answered(table) == []
    await asyncio.sleep(2)

    assert table.stand_ins == {1: "hard"}
    assert answered(table)[:3] == [0, 1, 2]
    await table.close()


@warps
async def test_bots_take_over_once_all_who_may_answer_have_gone() -> None:
    table = await together(("human", "human"), {"bot_seconds": 0, "away": 60})
    desks = await desks_at(table, 0, 1)
    await desks[0].part()
    await asyncio.sleep(600)
    assert answered(table) == []
    await desks[1].part()
    await asyncio.sleep(59)
    assert answered(table) == []
    await asyncio.sleep(2)

    assert table.stand_ins == {0: "hard", 1: "hard"}
    assert answered(table)[:2] == [0, 1]
    await table.close()


@runs
async def test_one_alone_among_bots_may_ask_for_a_hint_on_anything_that_they_may_answer() -> None:
    table = await together(("bot", "human"))
    (desk,) = await desks_at(table, 1)
    await desk.say(wire.Ask("hint", "", desk.state["version"], "h"))

    assert [answer["hint"] for answer in desk.all("answer")] == ["take 1"]
    assert isinstance(table.bots, FirstChoice)
    assert [view["seat"] for view in table.bots.views] == [1]
    await table.close()


@runs
async def test_the_list_of_tables_says_who_may_act_where_several_may() -> None:
    table, other = await together(), await playing(table_record(1))

    assert (table_info(table).to_act, table_info(table).may_act) == (0, [0, 1, 2])
    assert b"may_act" not in wire.write_message(table_info(other))
    for each in (table, other):
        await each.close()


def test_two_people_play_it_through_the_doors(server: Server) -> None:
    ada = create(server, game="pebbles", seats=2, options={"together": True}, pace={"bot_seconds": 0})
    bob = join(ada.server, ada.table, "Bob")
    bob.post("ready", {"ready": True})
    start(ada)
    clients = [ada.connect(), bob.connect()]
    clients[1].play("take 1")
    clients[0].await_state(lambda state: state["view"]["taken"] == [1, 0])
    clients[0].play("take 1")
    clients[1].await_state(lambda state: state["view"]["taken"] == [1, 1])

    assert [client.state["view"]["taken"] for client in clients] == [[1, 1], [1, 1]]
