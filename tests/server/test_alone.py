"""A table for one: how far back one may go, hints, and what is different where nobody else sits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from msgspec import to_builtins

from frenzy import wire
from frenzy.bots.budget import HINT_PATIENCE
from frenzy.games import load
from frenzy.kernel.session import Session
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision
from frenzy.server.http.guards import LIMITS
from frenzy.wire import View
from tests.server.desk import Desk, FirstChoice, chase_record, history, playing, reopened, runs, settle, table_record
from tests.server.serving import Client, Person, Server, asked, create, join, start, table_of_three
from tests.server.test_queries import ask
from tests.server.warp import warps

CHASE = load("wreckland")


# -- taking back ------------------------------------------------------------------------------------------------


@runs
async def test_one_takes_back_to_the_last_roll_or_revelation_and_no_further() -> None:
    """The server allows alone exactly what the kernel does: whole attempts beside a session of the same choices."""
    undone = stopped = 0
    for seed in range(4):
        rng, table = Random(seed), await playing(chase_record(seed, difficulty="learner"), ("human",))
        desk = await Desk(table, 0).sit()
        session = Session(CHASE, 1, seed, {"difficulty": "learner"})
        for _ in range(250):
            if not desk.choices:
                break
            choice = rng.choice(desk.choices)
            session.apply(choice)
            await desk.choose(choice)
            if rng.random() < 0.3 and desk.state["phase"] == "playing":
                answers = await desk.say(wire.Undo(desk.state["version"], "u"))
                try:
                    session.undo_choice(0)
                    undone += 1
                    assert answers[0]["type"] == "accepted"
                except ValueError:
                    stopped += 1
                    assert (answers[0]["type"], answers[0]["reason"]) == ("refused", "nothing")
                assert desk.state["view"] == CHASE.view(session.state, 0)
        await table.close()
    assert undone > 30
    assert stopped > 10


@runs
async def test_what_was_rolled_cannot_be_taken_back_even_after_a_restart() -> None:
    table = await playing(chase_record(5), ("human",))
    desk = await Desk(table, 0).sit()
    await desk.choose("end phase")
    assert any(event.is_final for event in history(table).entries[-1].events)
    assert (desk.state.get("can_undo"), desk.state["no_undo"]) == (None, "revealed")
    assert (await desk.say(wire.Undo(desk.state["version"])))[0]["reason"] == "nothing"
    table = await reopened(table)
    desk = await Desk(table, 0).sit()
    assert (await desk.say(wire.Undo(desk.state["version"])))[0]["reason"] == "nothing"
    await table.close()


# -- hints ------------------------------------------------------------------------------------------------------


class Pondering(FirstChoice):
    """A bot whose advice comes when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, str, View]] = []
        self.may_answer = asyncio.Event()
        self.tell: Callable[[str], None] = lambda _: None

    async def advise(self, decision: Decision, tell: Callable[[str], None]) -> Thought | None:
        self.heard.append((decision.game, decision.level, decision.view))
        self.tell = tell
        await self.may_answer.wait()
        return Thought(decision.view["choices"][-1], decision.level)


class Sleeper(FirstChoice):
    """A bot that never plays."""

    async def choose(self, decision: Decision) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError("nobody wakes it")


async def hinted(desk: Desk, ref: str, version: int | None = None) -> list[dict[str, Any]]:
    known = desk.state["version"] if version is None else version
    return await desk.say(wire.Ask("hint", "", known, ref))


@runs
async def test_a_hint_comes_when_the_bot_has_thought_and_the_table_does_not_wait() -> None:
    bots = Pondering()
    table = await playing(chase_record(1), ("human",), bots=bots)
    desk = await Desk(table, 0).sit()
    seen, before = desk.state["view"], desk.state["version"]

    assert await hinted(desk, "a") == []
    assert await hinted(desk, "b") == []
    assert (await desk.say(wire.Ping("p")))[0]["type"] == "pong"
    await desk.choose(seen["choices"][0])
    assert desk.state["version"] == before + 1
    bots.may_answer.set()
    await settle()

    told = desk.all("answer")
    assert [(answer["id"], answer["hint"], answer["version"]) for answer in told] == [
        (ref, seen["choices"][-1], before) for ref in ("a", "b")
    ]
    assert bots.heard == [("wreckland", "hard", seen)], "once for each decision, and the bot sees what the seat sees"
    await hinted(desk, "c")
    assert desk.all("answer")[-1]["hint"] == desk.choices[-1]
    await table.close()


@warps
async def test_a_hint_that_takes_long_is_told_as_far_as_it_is_known_and_improves() -> None:
    bots = Pondering()
    table = await playing(chase_record(1), ("human",), bots=bots)
    desk = await Desk(table, 0).sit()
    first, second, *_ = desk.choices

    await hinted(desk, "a")
    bots.tell(first)
    await settle()
    assert desk.all("answer") == []
    await asyncio.sleep(HINT_PATIENCE)
    await hinted(desk, "b")
    bots.tell(second)
    bots.may_answer.set()
    await settle()

    said = [(answer["id"], answer["hint"], answer["is_final"]) for answer in desk.all("answer")]
    assert said == [
        ("a", first, False), ("b", first, False), ("a", second, False), ("b", second, False),
        ("a", desk.choices[-1], True), ("b", desk.choices[-1], True),
    ]  # fmt: skip
    await table.close()


@runs
async def test_who_asks_without_end_keeps_one_bot_busy_at_most() -> None:
    bots = Pondering()
    table = await playing(chase_record(1), ("human",), bots=bots)
    desk, rng = await Desk(table, 0).sit(), Random(1)
    for number in range(12):
        await hinted(desk, str(number))
        await desk.choose(rng.choice(desk.choices))
    assert len(bots.heard) == 1
    bots.may_answer.set()
    await settle()
    assert [answer["hint"] is None for answer in desk.all("answer")] == [False, *[True] * 11]
    assert len(bots.heard) == 1
    await table.close()


@runs
async def test_a_table_that_is_closed_while_a_bot_thinks_is_closed() -> None:
    table = await playing(chase_record(1), ("human",), bots=Pondering())
    desk = await Desk(table, 0).sit()
    await hinted(desk, "a")
    await asyncio.wait_for(table.close(), 5)


@runs
async def test_an_old_question_for_a_hint_is_refused() -> None:
    table = await playing(chase_record(1), ("human",))
    desk = await Desk(table, 0).sit()
    await desk.choose(desk.choices[0])
    assert (await hinted(desk, "a", desk.state["version"] - 1))[0]["reason"] == "stale"
    await table.close()


@runs
async def test_hints_are_for_the_one_person_at_the_table_whose_turn_it_is() -> None:
    """Bots may sit there; people on the same device are people."""
    table = await playing(table_record(1, start=0), ("human", "bot", "bot"))
    desk, watching = await Desk(table, 0).sit(), await Desk(table, None).sit()
    await hinted(desk, "a")
    assert desk.all("answer")[-1]["hint"] in desk.choices
    assert (await hinted(watching, "b"))[0]["reason"] == "spectator"
    await table.close()

    table = await playing(table_record(1, start=1), ("human", "bot", "bot"), bots=Sleeper())
    desk = await Desk(table, 0).sit()
    assert (await hinted(desk, "a"))[0]["text"] == "somebody else has to decide now"
    await table.close()

    table = await playing(table_record(1, start=0), ("human", "human", "bot"))
    desk = await Desk(table, 0).sit()
    assert (await hinted(desk, "a"))[0]["text"] == "hints are for those who play alone"
    await table.close()


def test_a_hint_is_what_the_strongest_bot_would_choose(server: Server) -> None:
    person = create(server, game="wreckland", seats=None)
    start(person)
    client = person.connect()
    answer = ask(client, "hint", "")
    assert answer["hint"] in client.choices
    assert answer["reason"]["text"]["say"].startswith("motive-")
    assert (answer["preview"], answer["reach"], answer["odds"]) == (None, None, None)
    assert ask(client, "hint", "")["hint"] == answer["hint"]


def test_one_address_asks_for_so_many_hints_at_all_its_tables_together(server: Server) -> None:
    """Bots think for everybody: whoever opens many tables gets no more of their time."""
    person = create(server, game="wreckland", seats=None)
    start(person)
    most, version = LIMITS["hint"][0], person.connect().state["version"]
    here, there = (Client(server, person.table, person.token, address="10.9.9.9") for _ in range(2))
    for client, count in ((here, most // 2), (there, most - most // 2)):
        for _ in range(count):
            client.send({"type": "ask", "question": "hint", "subject": "", "version": version})
        for _ in range(count):
            client.await_type("answer")

    refused = ask(here, "hint", "")
    assert (refused["type"], refused["reason"]) == ("refused", "too_many")
    assert ask(here, "odds", "board")["type"] == "answer"
    assert ask(Client(server, person.table, person.token, address="10.9.9.10"), "hint", "")["hint"] is not None


def test_who_plays_with_others_gets_no_hint(server: Server) -> None:
    people = table_of_three(server)
    client = asked([person.connect() for person in people])
    assert (ask(client, "hint", "")["reason"], ask(Client(server, people[0].table), "hint", "")["reason"]) == (
        "not_yours",
        "spectator",
    )


# -- odds -------------------------------------------------------------------------------------------------------


@runs
async def test_odds_are_what_the_game_says_about_the_askers_own_view() -> None:
    table, rng, found = await playing(chase_record(4, difficulty="learner"), ("human",)), Random(4), 0
    desk = await Desk(table, 0).sit()
    for _ in range(80):
        if not desk.choices:
            break
        view = desk.state["view"]
        for subject in (*desk.choices[:2], *(f"enemy {foe['id']}" for foe in view["enemies"][:1]), "?"):
            (answer,) = await desk.say(wire.Ask("odds", subject, desk.state["version"], "q"))
            assert answer["odds"] == to_builtins([CHASE.explain(view, odds) for odds in CHASE.odds(view, subject)])
            found += len(answer["odds"])
        await desk.choose(rng.choice(desk.choices))
    assert found > 10
    await table.close()


def test_games_without_odds_have_nothing_to_say(server: Server) -> None:
    people = table_of_three(server)
    client = asked([person.connect() for person in people])
    assert ask(client, "odds", client.choices[0])["odds"] == []


# -- getting to the table ---------------------------------------------------------------------------------------


def seats_of(found: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in found["table"]["seats"]]


def test_a_table_has_as_many_seats_as_its_game_usually_has(server: Server) -> None:
    for game, kinds in (("wreckland", ["human"]), ("adrenaline", ["human", "open", "open", "open"])):
        answer = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada", "game": game})
        assert seats_of(answer.json()) == kinds
    refused = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada", "game": "wreckland", "seats": 2})
    assert (refused.status_code, refused.json()["field"]) == (400, "seats")


def test_levels_are_those_of_the_game(server: Server) -> None:
    body = {"nickname": "Ada", "pace": {"level": "enumerating"}}
    known = httpx.post(f"{server.url}/api/tables", json={**body, "game": "wreckland"})
    unknown = httpx.post(f"{server.url}/api/tables", json={**body, "game": "adrenaline"})
    assert known.status_code == 201
    assert (unknown.status_code, unknown.json()["field"]) == (400, "pace.level")


def test_a_quick_match_of_a_game_for_one_is_a_table_of_ones_own(server: Server) -> None:
    answers = [httpx.post(f"{server.url}/api/quick", json={"nickname": "Ada", "game": "wreckland"}) for _ in range(2)]
    assert len({answer.json()["table"]["id"] for answer in answers}) == 2
    found = answers[0].json()["table"]
    assert (found["public"], found["pace"]["clock"], seats_of(answers[0].json())) == (False, "none", ["human"])
    person = Person(server, answers[0].json())
    start(person)
    assert person.connect().is_asked()


def test_nobody_stands_in_at_a_table_where_nobody_waits(server: Server) -> None:
    person = create(server, game="wreckland", seats=None)
    start(person)
    assert person.post("leave").json()["seats"][0].get("stand_in") is None
    ada = create(server, bots="easy")
    start(ada)
    assert ada.post("leave").json()["seats"][0].get("stand_in") == "hard"
    bob = join(server, create(server).table, "Bob")
    assert bob.post("leave").json()["seats"][1]["kind"] == "open"
