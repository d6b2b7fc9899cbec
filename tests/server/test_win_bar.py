"""The win bar of a running game: for those who look on, and for those who play once everybody present wants it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from frenzy import wire
from frenzy.bots.chances import judge_of
from frenzy.games import load
from tests.server.desk import GAME, Desk, Doc, chase_record, history, playing, runs, settle, table_record, true_state


def refusal(frames: list[Doc]) -> tuple[str, str]:
    (found,) = [frame for frame in frames if frame["type"] == "refused"]
    return found["reason"], found["text"]


def shares(desk: Desk) -> list[float]:
    return list(desk.state["win_bar"]["chances"]["shares"])


@runs
async def test_who_looks_on_sees_what_all_may_know_and_players_see_nothing_unasked() -> None:
    table = await playing(table_record())
    ann, guest = await Desk(table, 0).sit(), await Desk(table, None).sit()
    judge = judge_of(GAME)
    assert judge is not None

    assert "win_bar" not in ann.state
    before = shares(guest)
    twin = GAME.redeal(GAME.view(true_state(table), None), Random(1))
    assert before == list(judge.chances(twin)), "a table that looks the same to spectators has the same chances"
    for _ in range(12):
        asker = Desk(table, history(table).to_act)
        await asker.sit()
        await asker.choose(asker.choices[0])
        await asker.part()
    await settle()

    assert shares(guest) == list(judge.chances(true_state(table)))
    assert "win_bar" not in ann.state
    await table.close()


@runs
async def test_players_see_it_while_everybody_present_wants_it() -> None:
    table = await playing(table_record())
    ann, bob = await Desk(table, 0).sit(), await Desk(table, 1).sit()

    await ann.say(wire.AllowChances(allow=True))
    assert [desk.state["win_bar"] for desk in (ann, bob)] == [{"chances": None, "allowed": [0]}] * 2
    await bob.say(wire.AllowChances(allow=True))
    assert len(shares(ann)) == len(shares(bob)) == 3
    cleo = await Desk(table, 2).sit()
    assert ann.state["win_bar"] == {"chances": None, "allowed": [0, 1]}, "a third has come"
    await cleo.say(wire.AllowChances(allow=True))
    assert shares(cleo) == shares(ann)
    await bob.say(wire.AllowChances(allow=False))
    assert "win_bar" not in ann.state, "who says no ends it for all"
    await table.close()


@runs
async def test_who_plays_with_bots_alone_asks_nobody() -> None:
    table = await playing(chase_record(), ("human",))
    ann = await Desk(table, 0).sit()
    await ann.say(wire.AllowChances(allow=True))

    assert len(shares(ann)) == 1
    await table.close()


@runs
async def test_who_looks_on_allows_nothing() -> None:
    table = await playing(table_record())
    guest = await Desk(table, None).sit()

    assert refusal(await guest.say(wire.AllowChances(allow=True)))[0] == "spectator"
    assert guest.state["win_bar"]["allowed"] == []
    await table.close()


@runs
async def test_a_game_that_is_over_has_none() -> None:
    table = await playing(table_record())
    guest = await Desk(table, None).sit()
    await table.do(lambda: table.update(phase="over"))
    await settle()

    assert guest.state["phase"] == "over"
    assert "win_bar" not in guest.state
    await table.close()


@runs
async def test_a_game_that_nobody_judges_has_none() -> None:
    pebbles = load("pebbles")
    record = replace(table_record(1, 2, heap="small"), game="pebbles", content_hash=pebbles.content_hash())
    table = await playing(record, ("human",) * 2)
    ann, guest = await Desk(table, 0).sit(), await Desk(table, None).sit()

    assert refusal(await ann.say(wire.AllowChances(allow=True))) == (
        "nothing",
        "nobody judges the chances of this game",
    )
    assert "win_bar" not in ann.state | guest.state
    await table.close()


@runs
async def test_chances_are_worked_out_once_for_all_who_look_on() -> None:
    table = await playing(table_record())
    first = history(table).chances()

    assert history(table).chances() is first
    ann = await Desk(table, history(table).to_act).sit()
    await ann.choose(ann.choices[0])
    assert history(table).chances() is not first
    await table.close()
