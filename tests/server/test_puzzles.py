"""Puzzles on the server: which there are, the table of one, and the verdict on what was tried there."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from frenzy import wire
from frenzy.bots.puzzles import Stocked, daily, in_stock
from frenzy.kernel.puzzle import Solution
from frenzy.server.bots.pool import BotPool
from frenzy.server.bots.worker import Decision
from frenzy.server.lobby import puzzles
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.table.table import Table
from tests.server.desk import Desk, Doc, FirstChoice, runs, settle
from tests.server.memory_store import MemoryStore
from tests.server.serving import Person, Server

KILLS = next(stocked for stocked in in_stock() if stocked.puzzle.goal == "kills")
SURVIVE = next(stocked for stocked in in_stock() if stocked.puzzle.goal == "survive")


async def seated_at(stocked: Stocked, bots: BotPool | None = None) -> tuple[Lobby, Table, Desk]:
    lobby = Lobby(MemoryStore(), bots or FirstChoice())
    seated = await puzzles.solve(lobby, stocked.manifest.name, stocked.puzzle.id, wire.Learn("Ada"))
    table = await lobby.find(seated.table.id)
    return lobby, table, await Desk(table, seated.seat).sit()


async def verdict_at(desk: Desk) -> Doc:
    """The verdict, as soon as the table has told it."""
    assert desk.table.judging.thinking is not None
    await desk.table.judging.thinking
    await settle()
    found: Doc = desk.state["verdict"]
    return found


@runs
async def test_whoever_plays_the_answer_is_told_that_it_is_solved_and_why() -> None:
    lobby, _, desk = await seated_at(KILLS)
    for choice in KILLS.puzzle.answer:
        assert "verdict" not in desk.state
        await desk.choose(choice)

    solution = (await verdict_at(desk))["solution"]

    assert (solution["is_solved"], solution["own"]) == (True, solution["best"])
    assert solution["reason"]["say"] == "goal-kills-why"
    assert len(solution["steps"]) == KILLS.puzzle.decisions
    await lobby.close()


@runs
async def test_a_poor_line_can_be_taken_back_and_is_then_forgotten() -> None:
    lobby, _, desk = await seated_at(KILLS)
    await desk.choose("end turn")
    if desk.choices:
        await desk.choose("done")
    assert (await verdict_at(desk))["solution"]["is_solved"] is False
    assert desk.state["can_undo"]

    await desk.say(wire.Undo(desk.state["version"], "u"))

    assert "verdict" not in desk.state
    assert desk.choices
    await lobby.close()


@runs
async def test_nobody_else_plays_at_the_table_of_a_puzzle() -> None:
    bots = FirstChoice()
    lobby, table, desk = await seated_at(SURVIVE, bots)
    await desk.choose("end turn")
    if desk.choices:
        await desk.choose("done")
    await verdict_at(desk)

    assert desk.state["view"]["to_act"] != SURVIVE.puzzle.seat
    assert bots.views == []
    assert not table.bot_turns.is_thinking
    await lobby.close()


@runs
async def test_the_hint_is_the_next_choice_of_the_answer_as_long_as_one_follows_it() -> None:
    lobby, _, desk = await seated_at(KILLS)

    async def hint() -> str | None:
        answers = await desk.say(wire.Ask("hint", "", desk.state["version"], "h"))
        found: str | None = answers[-1]["hint"]
        return found

    assert await hint() == KILLS.puzzle.answer[0]
    await desk.choose(next(choice for choice in desk.choices if choice not in KILLS.puzzle.answer))
    assert await hint() is None
    await lobby.close()


class Slow(FirstChoice):
    """Nothing is worked out in time."""

    async def judge(self, decision: Decision) -> Solution | None:
        raise TimeoutError


@runs
async def test_a_verdict_that_takes_too_long_is_said_to_do_so() -> None:
    lobby, _, desk = await seated_at(KILLS, Slow())
    await desk.choose(desk.choices[0])

    assert await verdict_at(desk) == {"solution": None}
    await lobby.close()


@runs
async def test_what_was_judged_is_judged_again_after_a_restart() -> None:
    lobby, table, desk = await seated_at(KILLS)
    await desk.choose("end turn")
    if desk.choices:
        await desk.choose("done")
    before = await verdict_at(desk)
    await table.close()
    again = Table(await table.store.table(table.record.id), table.seats, table.store, table.bots)
    await again.do(again.begin)
    desk = await Desk(again, KILLS.puzzle.seat).sit()

    assert await verdict_at(desk) == before
    await again.close()
    await lobby.close()


def test_a_worker_judges_while_the_server_goes_on() -> None:
    async def judged(line: tuple[str, ...]) -> Solution | None:
        pool = BotPool(workers=1)
        decision = Decision(
            KILLS.manifest.name, "", {}, "table", len(line), "", "puzzle", done=line, puzzle=KILLS.puzzle.id
        )
        await asyncio.wait_for(pool.crew.begun.wait(), 60)
        try:
            return await pool.judge(decision)
        finally:
            pool.close()

    found = asyncio.run(judged(KILLS.puzzle.answer))
    assert found is not None
    assert found.is_solved
    assert asyncio.run(judged(KILLS.puzzle.answer[:-1])) is None


# -- over HTTP --------------------------------------------------------------------------------------------------


def test_puzzles_are_told_with_the_one_of_a_day(server: Server) -> None:
    found = httpx.get(f"{server.url}/api/puzzles?day=2026-11-19").json()

    assert len(found["puzzles"]) == sum(not stocked.spoils for stocked in in_stock())
    assert f"{found['daily']['game']}/{found['daily']['id']}" == daily("2026-11-19").name
    assert httpx.get(f"{server.url}/api/puzzles").json()["daily"] in found["puzzles"]
    assert httpx.get(f"{server.url}/api/puzzles?day=today").json()["field"] == "day"


def test_a_table_of_a_puzzle_says_what_is_to_be_solved(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/puzzles/{KILLS.name}", json={"nickname": "Ada"})

    found = answer.json()["table"]
    assert answer.status_code == 201, answer.text
    assert found["puzzle"]["id"] == KILLS.puzzle.id
    assert (found["puzzle"]["task"]["say"], found["phase"], found["public"]) == ("goal-kills", "playing", False)
    client = Person(server, answer.json()).connect()
    assert client.await_turn()


@pytest.mark.parametrize("name", ["adrenaline/none", "chess/points-1", "%00/%ff", "a/..%2f"])
def test_a_puzzle_that_does_not_exist_is_told(server: Server, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/puzzles/{name}", json={"nickname": "Ada"})
    assert (answer.status_code, answer.json()["reason"]) in ((404, "no_puzzle"), (404, "no_page"))
