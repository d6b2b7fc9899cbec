"""What errors say: nothing of choices, cards or states to somebody who may not know them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from frenzy.kernel import BadSave
from frenzy.server.app import make_app
from frenzy.server.services import Services
from frenzy.server.table.registry import TableRegistry
from tests.server.desk import Desk, FirstChoice, playing, runs, table_record
from tests.server.memory_store import MemoryStore
from tests.server.serving import Server, serving, table_of_three


def told(server: Server, table: str) -> list[str]:
    """What a stranger hears of a table that cannot be opened: by a question, and by a socket."""
    answer = httpx.get(f"{server.url}/api/tables/{table}")
    assert answer.status_code == 400
    assert answer.json()["reason"] == "bad_record"
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404
        return [answer.text, caught.value.rcvd.reason]


def test_a_log_that_these_rules_do_not_play_names_nobodys_choices(tmp_path: Path) -> None:
    """As after a change of the rules that nobody has told."""
    with serving(tmp_path) as server:
        table = table_of_three(server)[0].table
        seats = [person.connect() for person in table_of_three(server)]
        server.stop()
        with sqlite3.connect(tmp_path / "frenzy.sqlite") as database:
            row = ("INSERT INTO actions (table_id, sequence, seat, choice, at, spent, is_bot) "
                   "VALUES (?, 0, 0, 'spawn nowhere', 0.0, 0.0, 0)")  # fmt: skip
            database.execute(row, (table,))
        server.start()
        choices = {choice for seat in seats for choice in seat.choices}
        assert choices
        for text in told(server, table):
            assert text
            assert "legal" not in text
            assert "prompt" not in text
            assert "spawn" not in text
            assert not any(choice in text for choice in choices)
        assert "spawn nowhere" in server.log.read_text()  # for whoever runs the server


@runs
async def test_a_choice_that_is_none_is_not_answered_with_those_that_are() -> None:
    table = await playing(table_record())
    desk = await Desk(table, table.playing().may_act[0]).sit()
    refusal = next(message for message in await desk.choose("win") if message["type"] == "refused")
    assert (refusal["reason"], refusal["text"]) == ("illegal", "choice: 'win' is not one of the choices")
    await table.close()


@runs
async def test_a_log_that_somebody_else_has_written_to_names_nobodys_choices() -> None:
    """The table reads its log again in the middle of a game; what is wrong with it is not for whoever chose."""
    store = MemoryStore()
    table = await playing(table_record(), store=store)
    seat = table.playing().may_act[0]
    desk = await Desk(table, seat).sit()
    await store.append("table", 0, 1, "spawn nowhere")
    with pytest.raises(BadSave) as caught:
        await desk.choose(desk.choices[0])
    assert "legal" not in str(caught.value)
    assert "spawn" not in str(caught.value)
    await table.close()


def test_what_goes_wrong_on_our_side_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise AssertionError("seat 1 holds newton:red")

    monkeypatch.setattr(TableRegistry, "find", broken)
    with TestClient(
        app=make_app(lambda: Services(MemoryStore(), FirstChoice())), raise_server_exceptions=False
    ) as client:
        answer = client.get("/api/tables/any")
        assert (answer.status_code, answer.json()["reason"]) == (500, "our_mistake")
        assert "newton" not in answer.text
        with client.websocket_connect("/api/tables/any/socket") as socket, pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_text()
        assert "newton" not in caught.value.detail
