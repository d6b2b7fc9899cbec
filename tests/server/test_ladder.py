"""The ladder: what counts, once and for whom; places that people take, and what everybody sees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from frenzy import wire
from frenzy.arena.anchors import anchor, anchors
from frenzy.arena.skills import START
from frenzy.cli import main
from frenzy.client import join_table
from frenzy.client.credentials import CredentialStore
from frenzy.client.http_api import HttpApi
from frenzy.server.ladder.counting import Counted, counted, ladder_sign
from frenzy.server.ladder.ladder import LEAST, Ladder
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.store import SeatRecord, StandingRecord, StoreFailure, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.table.office import Guest
from frenzy.server.table.table import Table
from tests.server.desk import Desk, Doc, FirstChoice, history, runs, table_record
from tests.server.memory_store import MemoryStore
from tests.server.serving import QUICK, Server, create, serving
from tests.server.stores import player_record

OVER = replace(table_record(1, 4), phase="over")
NOBODY_LEFT: list[tuple[int, bool]] = []


def person(seat: int, player: str | None = None, **facts: Any) -> SeatRecord:
    plain = SeatRecord("table", seat, f"player {seat}", "human", token_hash=f"token {seat}", player=player)
    return replace(plain, **facts)


def bot(seat: int, level: str) -> SeatRecord:
    return SeatRecord("table", seat, level, "bot", bot_level=level)


def outcome(*scores: int) -> dict[str, Any]:
    return {"scores": [*scores], "winners": [seat for seat, score in enumerate(scores) if score == max(scores)]}


def rating(level: str) -> float:
    found = anchor("adrenaline", level)
    assert found is not None
    return found.rating


TABLE = [person(0, "ada"), person(1, "bob"), bot(2, "hard"), person(3)]


# -- what counts ------------------------------------------------------------------------------------------------


def test_people_and_bots_are_ordered_and_guests_left_out() -> None:
    found = counted(OVER, TABLE, NOBODY_LEFT, outcome(5, 9, 7, 30))

    assert found == Counted(
        (("bob",), ("bot planner",), ("ada",)), {"bot planner": rating("hard")}, {"ada": 0, "bob": 0}
    )


def test_a_tie_is_one_and_its_win_is_shared() -> None:
    found = counted(OVER, TABLE, NOBODY_LEFT, outcome(9, 9, 7, 3))

    assert found is not None
    assert (found.places, found.wins) == ((("ada", "bob"), ("bot planner",)), {"ada": 0.5, "bob": 0.5})


@pytest.mark.parametrize(
    "choices", [[(1, True), (1, True), (1, False)], [(0, False), (1, True)]], ids=["most of the time", "all the time"]
)
def test_who_let_a_bot_play_is_behind_all_others(choices: list[tuple[int, bool]]) -> None:
    found = counted(OVER, TABLE, choices, outcome(5, 9, 7, 3))

    assert found is not None
    assert (found.places, found.wins) == ((("bot planner",), ("ada",), ("bob",)), {"ada": 0, "bob": 0})


def test_who_is_gone_at_the_end_is_behind_all_others_and_who_came_back_is_not() -> None:
    gone = [TABLE[0], replace(TABLE[1], stand_in="hard"), *TABLE[2:]]

    found = counted(OVER, gone, [(1, False)], outcome(5, 9, 7, 3))
    back = counted(OVER, TABLE, [(1, False), (1, True)], outcome(5, 9, 7, 3))

    assert (found and found.places[-1], back and back.places[0]) == (("bob",), ("bob",))


@pytest.mark.parametrize(
    "facts",
    [
        {"is_practice": True}, {"given": 3}, {"closed": "rules"}, {"position": {}}, {"lesson": "run"}, {"puzzle": "p"},
        {"campaign": "c"}, {"game": "resistance"}, {"game": "wreckland"}, {"game": "not here any more"},
    ],
    ids=str,
)  # fmt: skip
def test_only_whole_games_between_opponents_count(facts: dict[str, Any]) -> None:
    assert counted(replace(OVER, **facts), TABLE, NOBODY_LEFT, outcome(5, 9, 7, 3)) is None


def test_nothing_counts_without_somebody_to_compare_with() -> None:
    """Alone, with guests and a bot that nobody has measured, or on a table that has no end."""
    guests = [person(0, "ada"), person(1), bot(2, "search"), person(3)]

    assert counted(OVER, guests, NOBODY_LEFT, outcome(5, 9, 7, 3)) is None
    assert counted(OVER, [person(0), bot(1, "hard")], NOBODY_LEFT, outcome(5, 9)) is None
    assert counted(OVER, TABLE, NOBODY_LEFT, None) is None


def test_who_shares_a_device_or_sits_twice_plays_for_fun() -> None:
    shared = [person(0, "ada"), person(1, "bob"), bot(2, "hard"), person(3, token_hash="token 0")]
    twice = [person(0, "ada"), person(1, "bob"), bot(2, "hard"), person(3, "ada")]

    for seats in (shared, twice):
        found = counted(OVER, seats, NOBODY_LEFT, outcome(5, 9, 7, 3))
        assert found is not None
        assert found.wins.keys() == {"bob"}


@pytest.mark.parametrize(
    ("facts", "seats", "seat", "sign"),
    [
        ({}, TABLE, 0, "counts"),
        ({}, TABLE, 3, "no_place"),
        ({}, TABLE, None, "counts"),
        ({}, [person(0), bot(1, "hard")], None, None),
        ({}, [person(0, "ada"), SeatRecord("table", 1, "", "open")], 0, None),
        ({}, [person(0), bot(1, "hard")], 0, None),
        ({}, [person(0), SeatRecord("table", 1, "", "open")], 0, None),
        ({}, [person(0, "ada"), person(1), bot(2, "search")], 0, "no_rival"),
        ({}, [person(0, "ada"), person(1, token_hash="token 0"), bot(2, "hard")], 0, "shared"),
        ({"is_practice": True}, TABLE, 0, "helped"),
        ({"given": 3}, TABLE, 0, "branch"),
        ({"position": {}}, TABLE, 0, "branch"),
        ({"puzzle": "p"}, TABLE, 0, None),
        ({"closed": "rules"}, TABLE, 0, None),
        ({"game": "resistance"}, TABLE, 0, None),
    ],
)
def test_a_table_says_whether_its_game_will_count(
    facts: dict[str, Any], seats: list[SeatRecord], seat: int | None, sign: str | None
) -> None:
    record = replace(OVER, phase="playing", **facts)

    assert ladder_sign(record, seats, seat) == sign
    if sign is not None:
        result = counted(record, seats, NOBODY_LEFT, outcome(*range(len(seats), 0, -1)))
        is_for = result is not None and (seat is None or seats[seat].player in result.wins)
        assert is_for == (sign == "counts"), "what it says is what will be"


def test_a_game_moves_players_by_what_the_bots_are_worth() -> None:
    beaten = counted(OVER, [person(0, "ada"), bot(1, "easy")], NOBODY_LEFT, outcome(5, 9))
    winner = counted(OVER, [person(0, "ada"), bot(1, "easy")], NOBODY_LEFT, outcome(9, 5))
    assert beaten is not None
    assert winner is not None

    (lost,), (won,) = beaten.rate("adrenaline", 7.0)({}), winner.rate("adrenaline", 7.0)({})
    assert lost.rating < START < won.rating
    assert (lost.games, lost.wins, won.games, won.wins, won.latest) == (1, 0, 1, 1, 7.0)
    (again,) = winner.rate("adrenaline", 3.0)({"ada": won})
    assert (again.games, again.wins, again.latest) == (2, 2, 7.0), "a clock may have been set back"


# -- at a table -------------------------------------------------------------------------------------------------


async def table_of_ada(store: Store, record: TableRecord | None = None) -> Table:
    """Ada, who has a place on the ladder, against two bots."""
    record = record or table_record(skulls=5)
    await store.create_player(player_record("ada"))
    seats = [person(0, "ada", ready=True), *(replace(bot(seat, "easy"), ready=True) for seat in (1, 2))]
    await store.create_table(record, seats)
    table = Table(record, seats, store, FirstChoice())
    await table.do(table.begin)
    return table


async def play_out(table: Table) -> None:
    """Everybody does what chance says, until the game is over."""
    chance, game = Random(1), history(table)
    while not game.is_over:
        await table.commit(game.to_act, chance.choice(game.view(game.to_act)["choices"]))


@runs
async def test_a_game_is_counted_when_it_ends_and_not_again_after_a_restart() -> None:
    store = MemoryStore()
    table = await table_of_ada(store)
    await play_out(table)

    (standing,) = await store.standings("ada")
    assert (standing.game, standing.games) == ("adrenaline", 1)
    assert standing.rating != START
    await table.finish()
    again = Table(await store.table("table"), await store.seats("table"), store, table.bots)
    await again.do(again.begin)

    assert await store.standings("ada") == [standing]
    await table.close()
    await again.close()


@runs
async def test_what_could_not_be_noted_at_the_end_is_counted_at_the_next_start() -> None:
    store = MemoryStore()
    table = await table_of_ada(store)

    async def fail(*_: object, **__: object) -> list[StandingRecord]:
        raise StoreFailure("no room")

    with pytest.MonkeyPatch.context() as full:
        full.setattr(store, "finish_table", fail)
        await play_out(table)
    assert await store.standings("ada") == []

    again = Table(await store.table("table"), await store.seats("table"), store, table.bots)
    await again.do(again.begin)

    assert [standing.games for standing in await store.standings("ada")] == [1]
    await table.close()
    await again.close()


@runs
async def test_a_hint_makes_it_practice() -> None:
    store = MemoryStore()
    table = await table_of_ada(store)
    ada = await Desk(table, 0).sit()
    while (game := history(table)).to_act != 0:
        await table.commit(game.to_act, game.view(game.to_act)["choices"][0])
    assert ada.state["ladder"] == "counts"
    await ada.say(wire.Ask("hint", "", game.version(0), "h"))
    assert (await store.table("table")).is_practice
    assert ada.all("state")[-1]["ladder"] == "helped"

    await play_out(table)

    assert await store.standings("ada") == []
    await table.close()


@runs
async def test_taking_back_what_has_come_to_light_makes_it_practice_and_a_slip_does_not() -> None:
    store = MemoryStore()
    table = await table_of_ada(store)
    ada = await Desk(table, 0).sit()
    is_slip = is_help = False
    for _ in range(200):
        game = history(table)
        seat = game.to_act
        await table.commit(seat, game.view(seat)["choices"][0])
        if not is_slip and game.own_undo(0) is not None:
            await ada.say(wire.Undo(game.version(0), "u"))
            is_slip = True
            assert not (await store.table("table")).is_practice
        elif is_slip and game.own_undo(0) is None and game.agreed_undo(0) is not None:
            await ada.say(wire.Undo(history(table).version(0), "v"))
            is_help = True
            break

    assert is_slip
    assert is_help
    assert (await store.table("table")).is_practice
    await table.close()


@runs
async def test_a_rematch_is_played_for_the_same_place() -> None:
    store = MemoryStore()
    lobby = Lobby(store, FirstChoice())
    key = (await Ladder(store).take(wire.TakePlace("Ada"))).key
    wanted = wire.CreateTable("Ada", seats=3, options={"skulls": 5}, bots="easy", pace=wire.Pace(bot_seconds=0))
    seated = await lobby.create(wanted, Guest(place=key))
    table = await lobby.find(seated.table.id)
    await table.do(partial(lobby.start, table, (0,)))
    await play_out(table)

    again = await lobby.rematch(seated.token, table, (0,))

    first, second = await store.seats(table.record.id), await store.seats(again.table.id)
    assert first[0].player is not None
    assert [seat.player for seat in second] == [seat.player for seat in first] == [first[0].player, None, None]
    await lobby.close()


@runs
async def test_somebody_is_listed_after_some_games_and_sees_their_own_before() -> None:
    store = MemoryStore()
    ladder = Ladder(store)
    mine = await ladder.take(wire.TakePlace("Ada"))
    (ada,) = await store.used_players()
    for number in range(LEAST):
        record = table_record()
        record = replace(record, id=f"t{number}")
        await store.create_table(record, [SeatRecord(record.id, seat) for seat in range(3)])
        counts = counted(replace(record, phase="over"), [person(0, ada.id), bot(1, "hard")], [], outcome(9, 5))
        assert counts is not None
        await store.finish_table(replace(record, phase="over"), counts.wins, counts.rate(record.game, 5.0))
        listed = await ladder.listed("adrenaline", mine.key)
        assert listed.mine is not None
        assert listed.mine.games == number + 1
        assert [rank.name for rank in listed.ranks if not rank.bot] == (["Ada"] if number + 1 >= LEAST else [])

    everybody = await ladder.listed("adrenaline", None)
    assert [rank.rating for rank in everybody.ranks] == sorted([r.rating for r in everybody.ranks], reverse=True)
    assert {rank.name for rank in everybody.ranks if rank.bot} >= {"easy", "normal", "hard", "greedy", "random"}
    assert len(everybody.ranks) == len(anchors("adrenaline")) + 1
    (found,) = [rank for rank in everybody.ranks if not rank.bot]
    assert (found.place, found.mine, everybody.mine) == (1, False, None)


# -- through the doors ------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


class Browser:
    """Somebody with cookies."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.url, headers={"Origin": server.url})
        server.clients.append(self.client)

    def get(self, path: str, status: int = 200) -> Any:
        return self.told(self.client.get(f"/api/{path}"), status)

    def post(self, path: str, body: Doc, status: int, **headers: str) -> Doc:
        found: Doc = self.told(self.client.post(f"/api/{path}", json=body, headers=headers), status)
        return found

    def told(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else {}


def seats_of(server: Server, key: str, capsys: pytest.CaptureFixture[str]) -> list[int]:
    assert main(["admin", "export", "--key", key, "--data", str(server.data)]) == 0
    return [seat["seat"] for seat in json.loads(capsys.readouterr().out)["seats"]]


def test_a_place_is_taken_kept_opened_elsewhere_and_given_up(server: Server) -> None:
    ada, phone, bob = Browser(server), Browser(server), Browser(server)
    assert ada.get("place") is None
    mine = ada.post("place", {"nickname": " Ada "}, 201)
    assert mine["nickname"] == "Ada"
    cookie = next(cookie for cookie in ada.client.cookies.jar if cookie.name == "frenzy_place")
    assert (cookie.path, cookie.has_nonstandard_attr("HttpOnly")) == ("/api", True)

    assert ada.get("place") == mine
    assert phone.post("place/open", {"key": "not the key"}, 404)["reason"] == "no_player"
    assert phone.post("place/open", {"key": mine["key"]}, 200) == phone.get("place") == mine
    assert bob.post("place", {"nickname": "AD\u00c0"}, 409)["reason"] == "name_taken"
    assert bob.get("place") is None
    ada.post("place/forget", {}, 204)
    assert ada.get("place") is phone.get("place") is None
    assert phone.post("place/forget", {}, 404)["reason"] == "no_player"
    bob.post("place", {"nickname": "Ada"}, 201)


def test_the_ladder_is_for_everybody_and_for_games_with_opponents(server: Server) -> None:
    guest = Browser(server)
    found = guest.get("ladder/adrenaline")

    assert (found["game"], found["least"], found["mine"]) == ("adrenaline", LEAST, None)
    assert found["ranks"][0]["name"] == "expert"
    assert guest.get("ladder/resistance", 400)["field"] == "game"
    assert guest.get("ladder/chess", 400)["reason"] == "no_game"
    assert {game["game"]: game["ladder"] for game in guest.client.get("/api/games").json()}["adrenaline"]


def test_a_program_plays_for_a_place(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = HttpApi(server.url).take_place("Trigger").key
    table = create(server, seats=3).table
    seated = join_table(f"{server.url}/t/{table}", "Trigger", store=CredentialStore(tmp_path), place=key)
    assert seats_of(server, key, capsys) == [seated.seat] == [1]


def test_the_terminal_shows_it_too(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", server.url.removeprefix("http://")]) == 0
    head, first, *_, last = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["place", "name", "rating"]
    assert first.split()[:3] == ["expert", "(bot)", str(round(rating("expert")))]
    assert last == f"nobody is listed yet: it takes {LEAST} games that count"


def test_whoever_shows_a_place_plays_for_it(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ada, bob, guest = Browser(server), Browser(server), Browser(server)
    key = ada.post("place", {"nickname": "Ada"}, 201)["key"]
    other = bob.post("place", {"nickname": "Bob"}, 201)["key"]
    table = ada.post("tables", {"nickname": "Ada", "seats": 3, "seat": 1, "pace": QUICK}, 201)["table"]["id"]
    guest.post(f"tables/{table}/join", {"nickname": "Guest"}, 201)
    program = httpx.post(
        f"{server.url}/api/tables/{table}/join", json={"nickname": "Bob"}, headers={"X-Frenzy-Place": other}
    )
    assert program.status_code == 201

    assert seats_of(server, key, capsys) == [1]
    assert seats_of(server, other, capsys) == [2]
    info = guest.client.get(f"/api/tables/{table}").text
    assert key not in info
    assert "player" not in info


def test_all_of_a_place_is_exported_and_erased(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ada = Browser(server)
    key = ada.post("place", {"nickname": "Ada"}, 201)["key"]
    seated = ada.post("tables", {"nickname": "Ada", "seats": 3, "pace": QUICK}, 201)
    data = ["--data", str(server.data)]
    assert main(["admin", "export", "--table", seated["table"]["id"], "--name", "Ada", *data]) == 0
    told = capsys.readouterr().out
    assert '"standings": []' in told
    assert key not in told

    assert main(["admin", "erase", "--key", key, "--yes", *data]) == 0

    assert "1 tables removed, 0 without them now, 0 campaigns removed, 1 places on the ladder given up" in (
        capsys.readouterr().out
    )
    assert ada.get("place") is None
