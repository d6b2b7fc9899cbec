"""`frenzy admin`: tables, addresses and people, on a server that runs and on one that does not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from frenzy.cli import main
from tests.server.serving import QUICK, Client, Server, serving

Screen = pytest.CaptureFixture[str]
Doc = dict[str, Any]


class Club:
    """A server with a table of two people and a bot, that may run or not while somebody administers it."""

    def __init__(self, server: Server, screen: Screen, runs: bool) -> None:
        self.server, self.screen, self.runs = server, screen, runs
        wanted = {"nickname": "Ada", "seats": 3, "pace": QUICK}
        first = self.post("", wanted)
        self.table, self.ada = first["table"]["id"], first["token"]
        self.bob = self.post(f"/{self.table}/join", {"nickname": "Bob"})["token"]
        self.post(f"/{self.table}/seats/2/bot", {"level": "random"}, self.ada)
        self.post(f"/{self.table}/ready", {}, self.bob)

    def post(self, path: str, body: Doc, token: str | None = None) -> Doc:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = httpx.post(f"{self.server.url}/api/tables{path}", json=body, headers=headers)
        assert answer.is_success, answer.text
        told: Doc = answer.json()
        return told

    def begin(self) -> None:
        self.post(f"/{self.table}/start", {}, self.ada)

    def admin(self, *arguments: str, code: int = 0) -> str:
        """What the command says; the server is stopped for that, if it is not to run."""
        if not self.runs:
            self.server.stop()
        found = main(["admin", *arguments, "--data", str(self.server.data)])
        told = self.screen.readouterr()
        assert found == code, told.err
        if not self.runs:
            self.server.start()
        return told.out if code == 0 else told.err

    def info(self) -> httpx.Response:
        return httpx.get(f"{self.server.url}/api/tables/{self.table}")


@pytest.fixture(params=[True, False], ids=["runs", "stopped"])
def club(request: pytest.FixtureRequest, tmp_path: Path, capsys: Screen) -> Iterator[Club]:
    with serving(tmp_path) as server:
        yield Club(server, capsys, request.param)


def test_tables_are_listed_and_closed(club: Club) -> None:
    told = club.admin("tables")
    assert club.table in told
    assert "Ada, Bob" in told
    assert club.table not in club.admin("tables", "--phase", "over")
    club.begin()
    assert club.admin("close", club.table) == f"table {club.table} is over\n"
    assert club.info().json()["phase"] == "over"
    assert Client(club.server, club.table, club.ada).state["phase"] == "over"
    club.admin("close", club.table, "--remove")
    assert club.info().status_code == 404
    assert "table: there is no" in club.admin("close", club.table, code=2)


def test_a_table_that_is_closed_before_it_begins_is_gone(club: Club) -> None:
    line = Client(club.server, club.table, club.ada) if club.runs else None
    assert club.admin("close", club.table) == f"table {club.table} is removed\n"
    assert club.info().status_code == 404
    if line is not None:
        assert line.closing_code() == 1012


def test_who_plays_at_a_table_that_is_closed_is_told(tmp_path: Path, capsys: Screen) -> None:
    with serving(tmp_path) as server:
        club = Club(server, capsys, runs=True)
        club.begin()
        line = Client(server, club.table, club.ada)
        club.admin("close", club.table)
        assert line.closing_code() == 1012
        again = Client(server, club.table, club.ada)
        assert again.state["phase"] == "over"
        again.choose("anything")
        assert again.await_answer()["reason"] == "over"


def test_a_barred_address_is_refused_and_its_sockets_end(club: Club) -> None:
    line = Client(club.server, club.table, club.ada) if club.runs else None
    assert club.admin("bar") == "nobody is barred\n"
    assert club.admin("bar", "198.51.100.0/24") == "198.51.100.0/24\n"
    assert club.info().status_code == 200
    outside = {"X-Forwarded-For": "198.51.100.77"}
    assert httpx.get(f"{club.server.url}/api/tables", headers=outside).status_code == 403
    assert httpx.get(f"{club.server.url}/", headers=outside).status_code in (403, 404)
    if line is not None:
        assert "127.0.0.1/32" in club.admin("bar", "127.0.0.1")
        assert line.closing_code() == 1008
        assert club.info().status_code == 403
        club.admin("bar", "127.0.0.1", "--lift")
        assert club.info().status_code == 200
    assert "is not barred" in club.admin("bar", "192.0.2.1", "--lift", code=2)
    assert "neither an address nor a network" in club.admin("bar", "next door", code=2)


def test_all_of_a_person_is_exported_and_erased(club: Club) -> None:
    club.begin()
    ada, bob = (Client(club.server, club.table, token) for token in (club.ada, club.bob))
    for client, words in ((ada, "hello from Ada"), (bob, "hello from Bob")):
        client.send({"type": "chat", "text": words, "id": "c"})
        client.await_type("chat")
    if ada.is_asked():
        ada.play(ada.choices[0])

    by_name = json.loads(club.admin("export", "--table", club.table, "--name", "Ada"))
    by_token = json.loads(club.admin("export", "--token", club.ada))
    assert by_name == by_token
    (seat,) = by_name["seats"]
    assert (seat["name"], seat["table"], [line["text"] for line in seat["chat"]]) == (
        "Ada", club.table, ["hello from Ada"],
    )  # fmt: skip
    assert "token_hash" not in json.dumps(by_name)
    assert "Bob" not in json.dumps(by_name)

    assert "--yes" in club.admin("erase", "--token", club.ada, code=2)
    assert club.admin("erase", "--token", club.ada, "--yes").startswith("0 tables removed, 1 without them now")
    seats = club.info().json()["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["–", "Bob"]
    watching = Client(club.server, club.table)
    assert [line["text"] for line in watching.hello["chat"]] == ["hello from Bob"]
    assert "nothing is stored of them" in club.admin("export", "--token", club.ada, code=2)
    left = club.admin("erase", "--table", club.table, "--name", "Bob", "--yes")
    assert left.startswith("0 tables removed, 1"), "the other seat is still that of a person"


def test_a_table_of_ones_own_and_a_campaign_are_erased_whole(club: Club) -> None:
    alone = club.post("", {"nickname": "Eve", "bots": "random"})
    begun = httpx.post(
        f"{club.server.url}/api/campaigns", json={"nickname": "Eve", "game": "wreckland", "name": "Road"}
    )  # fmt: skip
    assert begun.is_success, begun.text
    campaign = begun.json()
    key = campaign["key"]
    assert json.loads(club.admin("export", "--key", key))["campaigns"][0]["nickname"] == "Eve"
    assert key not in club.admin("export", "--key", key)
    assert club.admin("erase", "--key", key, "--yes").endswith("1 campaigns removed, 0 places on the ladder given up\n")
    assert club.admin("erase", "--token", alone["token"], "--yes").startswith("1 tables removed, 0")
    assert httpx.get(f"{club.server.url}/api/tables/{alone['table']['id']}").status_code == 404
    assert club.info().status_code == 200


def test_mistakes_are_told(tmp_path: Path, capsys: Screen) -> None:
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "there is no frenzy.sqlite" in capsys.readouterr().err
    assert main(["admin", "export", "--token", "a", "--key", "b", "--data", str(tmp_path)]) == 2
    assert "say --token, --key, or --table and --name" in capsys.readouterr().err
    assert main(["admin", "tables", "--socket", str(tmp_path / "none")]) == 2
    assert "nobody answers" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--token", "--key"])
def test_a_secret_may_begin_with_a_dash(option: str, tmp_path: Path, capsys: Screen) -> None:
    with serving(tmp_path) as server:
        assert main(["admin", "export", option, "-" + 42 * "k", "--data", str(server.data)]) == 2
    assert "nothing is stored of them" in capsys.readouterr().err


def test_the_socket_is_for_nobody_else_and_takes_nonsense(tmp_path: Path, capsys: Screen) -> None:
    from frenzy.kernel import BadOption
    from frenzy.server.housekeeping.socket import ask

    data = tmp_path / ("a folder with a name that is rather long for the address of a socket " * 2)
    data.mkdir()
    with serving(data) as server:
        assert (data / "admin.sock").stat().st_mode & 0o777 == 0o600
        for task, given in (("forget", {}), ("do", {}), ("close", {"nothing": 1}), ("close", {"table": 5})):
            with pytest.raises(BadOption):
                ask(data / "admin.sock", task, given)
        assert ask(data / "admin.sock", "tables", {}) == []
        server.stop()
        assert not (data / "admin.sock").exists()
