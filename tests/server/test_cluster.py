"""Several servers on one database, as processes of their own: whichever is asked, the owner of a table answers."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from frenzy.server.cluster.placement import home_of
from tests.server.postgres import missing
from tests.server.serving import Client, Person, Server, await_true, create, join, running, start, table_of_three

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

Doc = dict[str, Any]


def member(folder: Path, url: str, name: str) -> Server:
    """One that is reached by the others where it listens."""
    data = folder / name
    data.mkdir()
    server = Server(data, "--database", url)
    server.options = ("--member", server.url, *server.options)
    return server


@contextmanager
def cluster(folder: Path, url: str, count: int = 2) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        servers = [stack.enter_context(running(member(folder, url, f"m{number}"))) for number in range(count)]
        await_members(*servers)
        yield servers


def rows(url: str, question: str, *values: object) -> list[tuple[Any, ...]]:
    with psycopg.connect(url, autocommit=True) as database:
        return database.execute(question, values).fetchall()


def members_noted(server: Server) -> list[list[str]]:
    """Who is there, as it was heard by the server, or by each of its processes, whenever that had changed."""
    whole, _, _ = server.log.read_text().rpartition("\n")
    lines = [json.loads(line) for line in whole.splitlines() if '"event": "members"' in line]
    return [line["addresses"] for line in lines]


def await_members(*servers: Server) -> None:
    """Until each of them has heard of all, and that nobody else is there."""
    wanted = sorted(server.url for server in servers)

    def has_heard(server: Server) -> bool:
        return [[server.url], *members_noted(server)][-1] == wanted

    for server in servers:
        await_true(partial(has_heard, server))


def owner_of(url: str, table: str) -> str | None:
    """The address of whoever has the table."""
    found = rows(
        url, "SELECT address FROM frenzy_members JOIN tables ON owner = frenzy_members.id WHERE tables.id = %s", table
    )
    return found[0][0] if found else None


def at_home(servers: list[Server], url: str, number: int, **wanted: Any) -> list[Person]:
    """A table of three that this server has; a few tries, because ids are chance."""
    while True:
        people = table_of_three(servers[number], **wanted)
        if owner_of(url, people[0].table) == servers[number].url:
            return people


def at(server: Server, person: Person) -> Person:
    """The same person, who talks to another server."""
    return Person(server, {"token": person.token, "seat": person.seat, "table": {"id": person.table}})


def log_of(url: str, table: str) -> list[str]:
    return [
        choice for (choice,) in rows(url, "SELECT choice FROM actions WHERE table_id = %s ORDER BY sequence", table)
    ]


def test_whichever_server_is_asked_the_owner_answers(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        for server in servers:
            people = table_of_three(server)
            clients = [at(servers[number % 2], person).connect() for number, person in enumerate(people)]
            for _ in range(6):
                (client,) = [each for each in clients if each.is_asked()]
                client.play(client.choices[0])
                for each in clients:
                    while each.state["view"]["to_act"] != client.state["view"]["to_act"]:
                        each.receive()
            assert len(log_of(postgres, people[0].table)) == 6


def test_what_is_wrong_is_told_by_the_owner(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        ada = create(servers[0])
        for server in servers:
            table = f"{server.url}/api/tables/{ada.table}"
            stranger = httpx.post(f"{table}/start", headers={"Authorization": "Bearer nobody"})
            assert (stranger.status_code, stranger.json()["reason"]) == (401, "no_seat")
            assert httpx.post(f"{table}/join", content=b"{").status_code == 400
            assert httpx.get(table, headers={"Host": "evil.example"}).status_code == 421
            assert httpx.get(f"{table}/booklet", headers={"Accept-Encoding": "gzip"}).status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                Client(server, ada.table, "nobody")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        assert httpx.get(f"{servers[0].url}/api/tables/nosuchtable1").status_code == 404


def test_nobody_speaks_for_others_who_does_not_know_the_secret(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres, 1) as (server,):
        word = '{"secret":"guess","hops":2,"client":"1.2.3.4","host":"localhost","scheme":"http"}'
        asked = {"Host": "evil.example", "X-Frenzy-Relayed": word}
        assert httpx.get(f"{server.url}/api/games", headers=asked).status_code == 421


def test_a_server_that_ends_gives_its_tables_to_the_other(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        people = at_home(servers, postgres, 0)
        clients = [at(servers[1], person).connect() for person in people]
        (client,) = [each for each in clients if each.is_asked()]
        client.play(client.choices[0])

        servers[0].stop()

        assert [each.closing_code() for each in clients] == [1012] * 3
        again = [at(servers[1], person).connect(0) for person in people]
        assert owner_of(postgres, people[0].table) == servers[1].url
        (client,) = [each for each in again if each.is_asked()]
        client.play(client.choices[0])
        assert len(log_of(postgres, people[0].table)) == 2


def test_a_server_that_comes_gets_the_tables_that_should_be_there(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres, 1) as (first,):
        people = [create(first) for _ in range(25)]  # it is hardly chance if all of them should be at the same server
        with running(member(tmp_path, postgres, "late")) as second:
            servers = {first.url, second.url}

            def is_home(table: str) -> bool:
                answer = httpx.get(f"{first.url}/api/tables/{table}")
                assert answer.status_code == 200
                return owner_of(postgres, table) == home_of(table, servers)

            for person in people:
                await_true(partial(is_home, person.table))
            assert {owner_of(postgres, person.table) for person in people} == servers


def test_an_owner_that_was_stopped_writes_nothing_when_it_goes_on(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        people = at_home(servers, postgres, 0)
        (client,) = [each for each in [person.connect() for person in people] if each.is_asked()]
        assert servers[0].process is not None
        servers[0].process.send_signal(signal.SIGSTOP)
        try:
            client.choose(client.choices[0])  # it is read when the server goes on
            rows(postgres, "UPDATE tables SET lease_until = 0 RETURNING id")
            rows(postgres, "DELETE FROM frenzy_members WHERE address = %s RETURNING id", servers[0].url)
            with psycopg.connect(postgres, autocommit=True) as database:
                database.execute("NOTIFY frenzy_members")
            await_members(servers[1])
            there = [at(servers[1], person).connect() for person in people]
            (other,) = [each for each in there if each.is_asked()]
            other.play(other.choices[-1])
            log = log_of(postgres, people[0].table)
        finally:
            servers[0].process.send_signal(signal.SIGCONT)

        assert client.closing_code() == 1012
        assert not [frame for frame in client.frames if '"accepted"' in frame]
        assert log_of(postgres, people[0].table) == log
        assert len(log) == 1
        assert people[other.hello["seat"]].connect().state["version"] == other.state["version"]


def test_rematches_and_chapters_live_with_what_they_follow(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        for server in servers:
            ada = create(server, game="pebbles", seats=2, bots="random", options={"heap": "small"})
            start(ada)
            client = ada.connect()
            client.play_on(random.Random(1))
            again = at(servers[0], ada).post("rematch")
            assert again.status_code == 201, again.text
            assert again.json()["table"]["id"][-4:] == ada.table[-4:]
            assert owner_of(postgres, again.json()["table"]["id"]) == owner_of(postgres, ada.table)


def test_everybody_sees_the_public_tables_of_all(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        made = {create(server, public=True).table for server in servers}
        join(servers[0], max(made), "Bob")
        for server in servers:
            assert {table["id"] for table in httpx.get(f"{server.url}/api/tables").json()} == made


def test_quick_matches_bring_together_who_asks_different_servers(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        place = httpx.post(f"{servers[0].url}/api/place", json={"nickname": "Bob"}).json()["key"]

        def quick(server: Server, name: str, **headers: str) -> Doc:
            answer = httpx.post(f"{server.url}/api/quick", json={"nickname": name, "game": "pebbles"}, headers=headers)
            assert answer.status_code == 201, answer.text
            found: Doc = answer.json()
            return found

        tables = {}
        for number in range(4):  # tables are with either server, as chance has it
            ada, bob = (
                quick(servers[number % 2], "Ada"),
                quick(servers[(number + 1) % 2], "Bob", **{"X-Frenzy-Place": place}),
            )
            assert bob["table"]["id"] == ada["table"]["id"]
            assert [seat["name"] for seat in bob["table"]["seats"]] == ["Ada", "Bob"]
            assert bob["table"]["seats"][1]["ready"]
            tables[ada["table"]["id"]] = Person(servers[0], bob).post("start").status_code
        assert [*tables.values()] == [200] * 4
        played = rows(postgres, "SELECT count(*) FROM seats JOIN players ON players.id = player WHERE seat = 1")
        assert played == [(4,)], "whichever server seats him, he plays for his place"


def test_a_campaign_is_the_same_for_all_servers(tmp_path: Path, postgres: str) -> None:
    with cluster(tmp_path, postgres) as servers:
        body = {"nickname": "Ada", "game": "wreckland"}
        made = httpx.post(f"{servers[0].url}/api/campaigns", json=body).json()
        key = {"Authorization": f"Bearer {made['key']}"}
        plays = [
            httpx.post(f"{server.url}/api/campaigns/{made['id']}/play", json={"chapter": 1}, headers=key)
            for server in servers
        ]
        assert [play.status_code for play in plays] == [201, 201]
        assert len({play.json()["table"]["id"] for play in plays}) == 1
        for server in servers:
            listed = httpx.get(f"{server.url}/api/campaigns", headers=key).json()
            assert [[run["table"] for run in each["runs"]] for each in listed] == [[plays[0].json()["table"]["id"]]]
            Client(server, plays[0].json()["table"]["id"], plays[0].json()["token"])
        assert len(rows(postgres, "SELECT id FROM tables")) == 1
