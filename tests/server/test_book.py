"""The book of a campaign through the doors of a real server: told at the table, kept with the campaign."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.campaigning import Owner, play_some
from tests.server.serving import Doc, Server, create, serving, start
from tests.server.test_campaigns import problem

WON_FIRST = ["1-opening", "1-halfway", "1-boss", "1-won"]


def pages(owner: Owner) -> dict[str, Doc]:
    answer = owner.get("/book")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return {page["id"]: page for page in answer.json()["pages"]}


def read(owner: Owner, page: str, answer: str | None = None) -> dict[str, Doc]:
    said = owner.post("book", {"page": page} if answer is None else {"page": page, "answer": answer})
    assert said.status_code == 200, said.text
    return {page["id"]: page for page in said.json()["pages"]}


def unread(owner: Owner) -> list[str]:
    return [name for name, page in pages(owner).items() if not page["is_read"]]


def test_a_table_says_which_page_it_has_come_to_and_the_book_has_it(server: Server) -> None:
    owner = Owner(server)
    client = owner.sit().connect()
    seen = [client.state["page"]]
    while client.state["phase"] != "over":
        play_some(client, 1)
        if client.state["page"] != seen[-1]:
            seen.append(client.state["page"])
            assert seen[-1] in pages(owner)
    assert seen == [*WON_FIRST[: len(seen) - 1], f"1-{client.state['outcome']['result']}"]
    assert client.state["view"].get("page") is None, "no rule knows of it"
    client.close()


def test_a_page_is_read_once_and_for_every_device(server: Server) -> None:
    owner = Owner(server)
    assert unread(owner) == ["1-opening"]
    assert read(owner, "1-opening")["1-opening"]["is_read"]
    assert unread(owner) == []
    again = owner.sit().connect()
    assert again.state["page"] == "1-opening"
    assert unread(owner) == []
    again.close()


def test_a_choice_is_remembered_and_told_in_a_later_chapter(server: Server) -> None:
    owner = Owner(server)
    owner.has_won(1)
    before = pages(owner)
    assert before["2-opening"]["text"]["given"]["child"] == "none"
    found = read(owner, "1-halfway", "well")
    assert found["1-halfway"]["decision"]["made"] == "well"
    assert found["2-opening"]["text"]["given"]["child"] == "well"
    assert problem(owner.post("book", {"page": "1-halfway", "answer": "aboard"})) == (400, "bad_field", "answer")
    assert pages(owner) == found


def test_an_old_campaign_can_read_what_lies_behind_it(server: Server) -> None:
    """One that was played before there was a book: nothing was ever read."""
    owner = Owner(server)
    owner.has_won(1)
    assert unread(owner) == [*WON_FIRST, "2-opening"]
    assert owner.sit(2).connect().state["page"] == "2-opening"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"page": "1-halfway"}, "page"),
        ({"page": "2-opening"}, "page"),
        ({"page": "7-won"}, "page"),
        ({"page": "nonsense"}, "page"),
        ({"page": "1-opening", "answer": "well"}, "answer"),
        ({"page": 1}, "page"),
        ({"page": "1-opening", "answer": 1}, "answer"),
    ],
)
def test_what_cannot_be_read_or_chosen_is_refused_with_its_field(server: Server, body: Any, field: str) -> None:
    owner = Owner(server)
    assert problem(owner.post("book", body))[::2] == (400, field)
    assert unread(owner) == ["1-opening"]


def test_a_sealed_page_is_refused_as_one_that_does_not_exist(server: Server) -> None:
    owner = Owner(server)
    sealed, nothing = (owner.post("book", {"page": name}).text for name in ("4-won", "4-wax"))
    assert sealed.replace("4-won", "4-wax") == nothing


def test_a_reset_forgets_what_was_read(server: Server) -> None:
    owner = Owner(server)
    owner.has_won(1)
    read(owner, "1-halfway", "aboard")
    owner.post("reset")
    assert unread(owner) == ["1-opening"]
    owner.has_won(1)
    assert pages(owner)["1-halfway"]["decision"]["made"] == ""


def test_no_other_table_tells_a_story(server: Server) -> None:
    person = create(server, game="wreckland", seats=None)
    start(person)
    client = person.connect()
    assert "page" not in client.state
    client.close()


def test_what_was_read_survives_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = Owner(server)
        owner.sit()
        read(owner, "1-opening")
        server.stop(signal.SIGKILL)
        server.start()
        assert unread(owner) == []


def test_a_damaged_reading_is_refused_by_its_name_and_the_campaign_is_played_on(server: Server) -> None:
    owner = Owner(server)
    with closing(sqlite3.connect(server.data / "frenzy.sqlite")) as database, database:
        damaged = '{"1-halfway": "eaten"}'
        database.execute("UPDATE campaigns SET reading = ? WHERE id = ?", (damaged, owner.id))
    assert problem(owner.get("/book")) == (400, "bad_field", "book.1-halfway")
    assert owner.states()[0] == "open"
    assert owner.sit().connect().await_turn()
