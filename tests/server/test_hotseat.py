"""Several people on one device: one token, several seats, one view at a time."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from frenzy import wire
from frenzy.server.http.guards import hashed
from tests.server.desk import Desk, history, playing, runs, settle, table_record
from tests.server.serving import Client, Person, Server, create, join, start


def table(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{person.server.url}/api/tables/{person.table}").json()
    return found


def names(person: Person) -> list[str]:
    return [seat["name"] for seat in table(person)["seats"]]


def sit(client: Client, seat: int) -> None:
    client.send({"type": "sit", "seat": seat})
    client.hello = client.await_type("hello")
    client.await_state()


# -- through the doors ------------------------------------------------------------------------------------------


def test_people_around_one_device_get_the_next_seats_and_are_ready(server: Server) -> None:
    ada = create(server, here=["Bob"], seat=2)

    assert names(ada) == ["Bob", "", "Ada"]
    assert [seat.get("ready", False) for seat in table(ada)["seats"]] == [True, False, True]
    client = ada.connect()
    assert (client.hello["seat"], client.hello["own"]) == (0, [0, 2])


def test_there_are_no_more_people_than_seats(server: Server) -> None:
    body = {"nickname": "Ada", "seats": 3, "here": ["Bob", "Cleo", "Dan"]}
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert (answer.status_code, answer.json()["field"], answer.json()["reason"]) == (400, "here", "bad_field")
    nameless = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada", "here": ["\u200b"]})
    assert (nameless.status_code, nameless.json()["field"]) == (400, "here")


def test_one_more_sits_down_at_a_device_with_the_token_it_has(server: Server) -> None:
    ada = create(server)
    client = ada.connect()

    answer = ada.post("join", {"nickname": "Bob", "here": True})

    assert (answer.status_code, answer.json()["seat"], answer.json()["token"]) == (201, 1, ada.token)
    assert client.await_type("hello")["own"] == [0, 1]
    stranger = httpx.post(f"{server.url}/api/tables/{ada.table}/join", json={"nickname": "Eve", "here": True})
    assert (stranger.status_code, stranger.json()["reason"]) == (403, "not_yours")


def test_one_who_is_not_here_after_all_makes_room_but_the_last_one_stays(server: Server) -> None:
    ada = create(server, here=["Bob"])
    client = ada.connect()
    sit(client, 1)

    assert ada.post("seats/1/bot", {"level": "easy"}).status_code == 200

    assert client.await_type("hello")["own"] == [0]
    assert names(ada) == ["Ada", "easy", ""]
    assert ada.post("seats/0/bot", {"level": "easy"}).json()["reason"] == "seat_taken"


def test_a_device_is_ready_and_leaves_as_one(server: Server) -> None:
    ada = create(server, here=["Bob"])
    cleo = join(server, ada.table, "Cleo")
    ada.post("ready", {"ready": False})
    assert [seat.get("ready", False) for seat in table(ada)["seats"]] == [False, False, False]
    ada.post("ready", {})
    assert [seat.get("ready", False) for seat in table(ada)["seats"]] == [True, True, False]
    client = ada.connect()
    assert [seat.get("connected", False) for seat in table(ada)["seats"]] == [True, True, False]

    assert ada.post("leave").status_code == 200

    assert names(cleo) == ["", "", "Cleo"]
    farewell = client.await_type("hello")
    assert (farewell["seat"], farewell["own"]) == (None, [])


def test_bots_stand_in_for_a_whole_device_that_leaves_and_its_return_ends_that(server: Server) -> None:
    ada = create(server, here=["Bob"], bots="random")
    start(ada)
    ada.post("leave")
    assert [seat.get("stand_in") for seat in table(ada)["seats"]] == ["hard", "hard", None]
    ada.connect()
    assert [seat.get("stand_in") for seat in table(ada)["seats"]] == [None, None, None]


def test_a_whole_game_is_played_around_one_device(server: Server) -> None:
    ada = create(server, here=["Bob"], bots="random", options={"skulls": 5, "mode": "turret"})
    start(ada)
    client, rng = ada.connect(), Random(4)

    while client.state["phase"] != "over":
        actor = client.state["view"]["to_act"]
        if client.is_asked():
            client.play(rng.choice(client.choices))
        elif actor in client.hello["own"] and actor != client.hello["seat"]:
            sit(client, actor)
            assert client.state["view"]["seat"] == actor
            assert client.state["since"] == 0
        else:
            client.receive()

    assert client.state["outcome"]["winners"]
    again = Person(server, ada.post("rematch").json())
    assert names(again) == ["Ada", "Bob", "random"]
    start(again)
    assert again.connect().hello["own"] == [0, 1]


def test_a_device_that_comes_back_sees_what_it_saw(server: Server) -> None:
    ada = create(server, here=["Bob"], bots="random")
    start(ada)
    client = Client(server, ada.table, ada.token, version=0, seat=1)
    assert (client.hello["seat"], client.hello["own"], client.state["view"]["seat"]) == (1, [0, 1], 1)
    assert Client(server, ada.table, ada.token, seat=2).hello["seat"] == 0


def test_nobody_sits_down_on_a_seat_of_another_device(server: Server) -> None:
    ada = create(server, here=["Bob"])
    cleo = join(server, ada.table, "Cleo")
    cleo.post("ready", {})
    start(ada)
    here, there, watcher = ada.connect(), cleo.connect(), Client(server, ada.table)

    for client, seat in ((here, 2), (here, 7), (here, -1), (there, 0), (there, 1), (watcher, 0)):
        client.send({"type": "sit", "seat": seat, "id": "s"})
        answer = client.await_answer()
        assert (answer["id"], answer["reason"]) == ("s", "not_yours")
        assert client.await_state()["view"]["seat"] == client.hello["seat"]


def test_a_choice_is_for_the_seat_that_is_seen(server: Server) -> None:
    ada = create(server, here=["Bob", "Cleo"], options={"start": 1})
    start(ada)
    client = ada.connect()
    client.choose("discard newton:red")
    assert client.await_answer()["reason"] == "not_yours"
    sit(client, 1)
    client.play(client.choices[0])


# -- at a table -------------------------------------------------------------------------------------------------


async def two_devices() -> tuple[Any, Desk, Desk]:
    """Seats 0 and 1 on one device, seat 2 on another, in the middle of a game."""
    table = await playing(table_record(5, start=0))
    for seat in (0, 1):
        table.seats[seat] = type(table.seats[seat])(
            table="table", seat=seat, name=f"player {seat}", kind="human", token_hash=hashed("both"), ready=True
        )
    return table, await Desk(table, 0).sit(), await Desk(table, 2).sit()


async def play_until(desks: list[Desk], is_enough: Callable[[], bool]) -> None:
    """Everybody chooses at random."""
    table, rng = desks[0].table, Random(6)
    while not is_enough():
        seat = history(table).to_act
        desk = next(desk for desk in desks if seat in desk.connection.own)
        if desk.connection.viewer != seat:
            await desk.say(wire.Sit(seat))
        await desk.choose(rng.choice(desk.choices))


@runs
async def test_people_on_one_device_are_not_asked_about_each_others_undo() -> None:
    table, both, other = await two_devices()
    await play_until([both, other], lambda: history(table).to_act == 1)
    await both.say(wire.Sit(0))

    frames = await both.say(wire.Undo(both.state["version"], "u"))

    assert not [frame for frame in frames if frame["type"] == "accepted"]
    assert (both.state["undo"]["seat"], both.state["undo"]["agreed"]) == (0, [])
    answer = await both.say(wire.AnswerUndo(agree=True, id="a"))
    assert answer[0]["reason"] == "nothing"
    await both.say(wire.Sit(1))
    assert (await both.say(wire.AnswerUndo(agree=True, id="a")))[0]["reason"] == "nothing"

    await other.say(wire.AnswerUndo(agree=True))

    assert both.all("accepted")[-1]["id"] == "u"
    await table.close()


@runs
async def test_a_device_answers_for_all_its_seats() -> None:
    table, both, other = await two_devices()
    await play_until([both, other], lambda: history(table).to_act == 2)
    await play_until([both, other], lambda: history(table).to_act != 2)

    await other.say(wire.Undo(other.state["version"], "u"))
    await both.say(wire.AnswerUndo(agree=True))

    assert other.all("accepted")[-1]["id"] == "u"
    assert history(table).to_act == 2
    await table.close()


@runs
async def test_a_table_with_one_device_takes_back_what_it_likes() -> None:
    table = await playing(table_record(5, start=0), ("human", "human", "bot"))
    for seat in (0, 1):
        table.seats[seat] = type(table.seats[seat])(
            table="table", seat=seat, name=f"player {seat}", kind="human", token_hash=hashed("both"), ready=True
        )
    both = await Desk(table, 0).sit()
    await play_until([both], lambda: history(table).to_act == 1)
    await both.say(wire.Sit(0))
    frames = await both.say(wire.Undo(both.state["version"], "u"))
    assert [frame["id"] for frame in frames if frame["type"] == "accepted"] == ["u"]
    assert history(table).to_act == 0
    await table.close()


@runs
async def test_nothing_of_the_next_hand_comes_before_somebody_sits_down_to_it() -> None:
    """Whatever happens at the table, the device is sent the view of the seat it looks from and of no other."""
    table, both, other = await two_devices()

    def secrets() -> list[str]:
        """Cards of seat 1 that seat 0 has not seen anywhere."""
        known = json.dumps([history(table).view(0), [*map(str, map(bytes, history(table).events(0, 0)))]])
        return [card for card in history(table).view(1)["figures"][1]["powerups"] if card not in known]

    await play_until([both, other], lambda: history(table).to_act == 1 and bool(secrets()))
    hidden = secrets()
    await both.say(wire.Sit(0))
    mark = len(both.frames)
    await both.say(wire.Chat(text="pass it on"))
    await both.say(wire.Resync(0))
    await both.say(wire.Ask("reach", "weapon thor", both.state["version"]))
    await both.say(wire.Choose(both.state["version"], history(table).view(1)["choices"][0]))
    await settle()

    assert not [card for card in hidden for frame in both.frames[mark:] if card in frame]
    states = [json.loads(frame) for frame in both.frames[mark:]]
    assert {state["view"]["seat"] for state in states if state["type"] == "state"} == {0}

    await both.say(wire.Sit(1))
    assert [card for card in hidden if card in both.frames[-1]] == hidden
    await table.close()
