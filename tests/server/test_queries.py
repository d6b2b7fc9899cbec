"""Questions on the socket: answered from the asker's own view, at the version it has, and not too often."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from msgspec import to_builtins

from frenzy import wire
from frenzy.kernel.guide import Reason
from tests.server.desk import GAME, Desk, history, playing, runs, table_record
from tests.server.serving import Client, Server, asked, create, start, table_of_three

QUESTIONS: Final = ("why_not", "preview", "reach")


def ask(client: Client, question: str, subject: str, version: int | None = None) -> dict[str, Any]:
    known = client.state["version"] if version is None else version
    client.send({"type": "ask", "question": question, "subject": subject, "version": known, "id": "q"})
    return client.await_type("answer", "refused")


def test_a_seat_is_told_what_its_choice_would_do_and_what_is_out_of_reach(server: Server) -> None:
    person = create(server, bots="random", options={"start": 0})
    start(person)
    client = person.connect()
    client.play(client.choices[0])
    before = client.state

    seen = {choice: ask(client, "preview", choice) for choice in client.choices}

    for choice, answer in seen.items():
        assert (answer["type"], answer["id"], answer["subject"]) == ("answer", "q", choice)
        assert answer["version"] == before["version"]
        assert answer["preview"] == told("preview", before["view"], choice)
    assert ask(client, "why_not", "action shoot")["reason"] == told("why_not", before["view"], "action shoot")
    assert client.state == before


def told(question: str, view: dict[str, Any], subject: str) -> Any:
    found = getattr(GAME, question)(view, subject)
    return to_builtins(GAME.explain(view, found) if isinstance(found, Reason) else found)


def test_an_old_question_is_refused_and_the_table_is_shown(server: Server) -> None:
    person = create(server, bots="random", options={"start": 0})
    start(person)
    client = person.connect()
    client.play(client.choices[0])
    for version in (client.state["version"] - 1, client.state["version"] + 1):
        answer = ask(client, "why_not", "action shoot", version)
        assert (answer["type"], answer["reason"], answer["id"]) == ("refused", "stale", "q")
        assert client.await_state()["version"] == answer["version"]


def test_before_the_game_there_is_nothing_to_ask(server: Server) -> None:
    client = create(server).connect()
    assert ask(client, "reach", "weapon thor")["reason"] == "not_started"


@pytest.mark.parametrize("question", QUESTIONS)
def test_nonsense_has_no_answer_and_hurts_nobody(server: Server, question: str) -> None:
    people = table_of_three(server)
    clients = [person.connect() for person in people]
    watcher = Client(server, people[0].table)
    subjects = [
        "",
        "?",
        "square",
        "square z9",
        "weapon",
        "weapon none",
        "figure 9",
        "card newton:red:red",
        "\u0000",
        "x" * 200,
    ]
    actor = asked(clients)
    for client in (actor, *clients, watcher):
        before = client.state
        for subject in subjects:
            answer = ask(client, question, subject)
            assert answer["type"] == "answer", answer
            assert (answer["preview"], answer["reach"]) == (None, None)
        assert (client.state["version"], client.state["view"]) == (before["version"], before["view"])
    assert ask(actor, question, "x" * 199 + "\u00e9")["type"] == "answer"
    actor.send({"type": "ask", "question": question, "subject": "x" * 201, "version": 0})
    assert actor.await_answer()["reason"] == "nonsense"


def test_questions_have_a_limit_of_their_own(server: Server) -> None:
    person = create(server, bots="random", options={"start": 0})
    start(person)
    client = person.connect()
    question = {"type": "ask", "question": "why_not", "subject": "square b2", "version": client.state["version"]}
    for number in range(160):
        client.send({**question, "id": str(number)})
    answers = [client.await_type("answer", "refused") for _ in range(160)]
    assert [answer["type"] for answer in answers[:150]] == ["answer"] * 150
    assert answers[-1]["reason"] == "too_many"
    client.play(client.choices[0])


@runs
async def test_a_question_changes_nothing_at_the_table() -> None:
    rng = random.Random(3)
    table = await playing(table_record(3))
    desks = [await Desk(table, seat).sit() for seat in (0, 1, 2, None)]
    for _ in range(120):
        seat = history(table).to_act
        saved, steps = GAME.save(history(table).state), len(history(table).entries)
        for desk in desks:
            seen = len(desk.frames)
            view = wire.write_message(history(table).view(desk.connection.viewer))
            for question in QUESTIONS:
                for subject in (*desks[seat].choices[:3], "square b2", "weapon zx2", "figure violet"):
                    await desk.say(wire.Ask(question, subject, desk.state["version"]))
            assert wire.write_message(history(table).view(desk.connection.viewer)) == view
            assert all('"type":"answer"' in frame for frame in desk.frames[seen:])
        assert (GAME.save(history(table).state), len(history(table).entries)) == (saved, steps)
        await desks[seat].choose(rng.choice(desks[seat].choices))
    await table.close()
