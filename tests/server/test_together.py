"""What people at a co-operative table show each other beside the game, and that none of it is in its record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import partial

import httpx
from msgspec.structs import replace

from frenzy import wire
from frenzy.games import load
from frenzy.server.http.guards import LIMITS
from frenzy.server.store import SeatKind
from frenzy.server.table.table import Table
from tests.server.desk import Desk, Doc, history, playing, reopened, runs, settle, table_record
from tests.server.serving import Client, Server, create, join, start
from tests.server.warp import warps

GAME = load("resistance")
HEROES = ["wolverine", "storm", "rogue", "colossus"]


async def team(kinds: Sequence[SeatKind] = ("human",) * 3, pace: Doc | None = None, seed: int = 1) -> Table:
    options = {"mission": "MH0", "heroes": HEROES}
    record = replace(
        table_record(seed, len(kinds), pace, **options), game="resistance", content_hash=GAME.content_hash()
    )
    return await playing(record, kinds)


async def desks_at(table: Table, *seats: int | None) -> list[Desk]:
    return [await Desk(table, seat).sit() for seat in seats]


def refusal(answers: Sequence[Doc]) -> tuple[str, str]:
    """Why something was refused."""
    (refused,) = [answer for answer in answers if answer["type"] == "refused"]
    return refused["reason"], refused["text"]


# -- pointing ---------------------------------------------------------------------------------------------------


@runs
async def test_everybody_sees_what_somebody_points_at_and_nothing_is_kept() -> None:
    table = await team()
    desks = await desks_at(table, 0, 1, None)

    await desks[1].say(wire.Point("hero storm"))

    shown = {"type": "pointed", "seat": 1, "thing": "hero storm", "name": {"say": "name-storm"}}
    assert [desk.all("pointed") for desk in desks] == [[shown]] * 3
    (late,) = await desks_at(table, 2)
    assert late.all("pointed") == []
    assert history(table).entries == []
    assert await table.store.chat(table.record.id, latest=9) == []
    await table.close()


@runs
async def test_what_is_not_on_the_table_is_refused_by_its_field() -> None:
    table = await team()
    desk, watcher = await desks_at(table, 0, None)
    for thing in ("hero iceman", "zone nowhere", "mob walker 17R-s", "storm", "hero", "card s01", "citizen x"):
        assert refusal(await desk.say(wire.Point(thing))) == ("illegal", f"thing: {thing!r} is not on the table")
    assert refusal(await watcher.say(wire.Point("hero storm")))[0] == "spectator"
    assert watcher.all("pointed") == []
    await table.close()


@runs
async def test_all_that_lies_on_the_map_can_be_pointed_at() -> None:
    table = await team()
    (desk,) = await desks_at(table, 0)
    view = desk.state["view"]
    things = [f"mob {enemy['kind']} {enemy['zone']}" for enemy in view["enemies"] if enemy["id"] is None]
    things += [f"token {token['zone']}" for token in view["objectives"]]
    things += [f"point {point['zone']}" for point in view["points"]]
    things += [f"citizen {card['id'] or card['zone']}" for card in view["citizens"]]
    things += [f"zone {view['heroes'][0]['zone']}"]
    assert len(things) > 4
    for thing in things:
        await desk.say(wire.Point(thing))
    assert [shown["thing"] for shown in desk.all("pointed")] == things
    await table.close()


@runs
async def test_people_who_play_against_each_other_do_not_point() -> None:
    table = await playing(table_record())
    (desk,) = await desks_at(table, 0)
    assert refusal(await desk.say(wire.Point("square b2")))[0] == "not_together"
    assert "cooperative" not in desk.all("hello")[0]["table"]
    await table.close()


def test_pointing_has_a_limit_of_its_own() -> None:
    count, seconds = LIMITS["point"]
    assert count / seconds <= 1


# -- wishes -----------------------------------------------------------------------------------------------------


@runs
async def test_who_looks_on_sees_what_is_offered_and_may_wish_for_one_of_it() -> None:
    table = await team()
    ann, bob, watcher = await desks_at(table, 0, 1, None)
    await ann.choose("activate wolverine")
    assert (bob.choices, ann.state["talk"]["offer"], watcher.state["talk"]["offer"]) == ([], None, None)
    offer = bob.state["talk"]["offer"]
    assert offer["choices"] == ann.choices
    assert len(offer["question"]["rows"]) == len(ann.choices)

    await bob.say(wire.Prefer("power"))
    assert ann.state["talk"]["wishes"] == watcher.state["talk"]["wishes"] == [{"seat": 1, "choice": "power"}]
    assert refusal(await bob.say(wire.Prefer("fly"))) == ("illegal", "choice: 'fly' is not on offer now")
    await bob.say(wire.Prefer(None))
    assert ann.state["talk"]["wishes"] == []
    await bob.say(wire.Prefer("power"))
    await ann.choose("end turn")
    assert ann.state["talk"]["wishes"] == [], "the decision is over"
    await table.close()


@runs
async def test_tables_of_other_games_hear_nothing_of_it() -> None:
    table = await playing(table_record())
    (desk,) = await desks_at(table, 0)
    assert "talk" not in desk.state
    for message in (
        wire.Prefer("run"),
        wire.Plan(["run"]),
        wire.CallVote(["run", "grab"]),
        wire.AllowHints(allow=True),
    ):
        assert refusal(await desk.say(message))[0] == "not_together"
    await table.close()


# -- plans ------------------------------------------------------------------------------------------------------


def answer(answers: Sequence[Doc]) -> Doc:
    (found,) = [answer for answer in answers if answer["type"] == "answer"]
    return found


async def said(desk: Desk, message: wire.ClientMessage) -> list[Doc]:
    """A plan takes a while: what comes back until it has been tried."""
    before = len(desk.frames)
    answers = await desk.say(message)
    for _ in range(100):
        if any(found["type"] in ("answer", "refused") for found in answers):
            break
        await settle()
        answers = [json.loads(frame) for frame in desk.frames[before:]]
    return answers


@runs
async def test_a_plan_is_tried_and_shown_to_all_and_made_step_by_step() -> None:
    table = await team()
    ann, bob = await desks_at(table, 0, 1)
    steps = ["activate storm", "power", "end turn"]
    tried = answer(await said(bob, wire.Plan(steps[:2])))
    assert (tried["plan"]["chance"], tried["plan"]["is_sure"]) == (1.0, True)
    assert "end turn" in tried["offer"]["choices"], "this could follow"
    assert ann.state["talk"]["plans"] == [], "nobody else has seen it"

    await said(bob, wire.Plan(steps, is_shown=True))
    (shown,) = ann.state["talk"]["plans"]
    assert (shown["seat"], [step["choice"] for step in shown["plan"]["steps"]]) == (1, steps)
    assert history(table).entries == [], "nothing was played"
    await ann.say(wire.AgreePlan(1))
    assert bob.state["talk"]["plans"][0]["agreed"] == [0]

    await ann.choose("activate storm")
    (shown,) = ann.state["talk"]["plans"]
    assert [step["choice"] for step in shown["plan"]["steps"]] == steps[1:]
    assert shown["agreed"] == [0]
    await bob.choose("trait")
    assert [step["choice"] for step in bob.state["talk"]["plans"][0]["plan"]["steps"]] == steps[1:], "still possible"
    await bob.choose("end turn")
    assert bob.state["talk"]["plans"] == [], "it cannot be made any more"
    await table.close()


@runs
async def test_a_step_that_cannot_be_made_is_refused_by_its_number() -> None:
    table = await team()
    (desk,) = await desks_at(table, 0)
    reason, text = refusal(await said(desk, wire.Plan(["activate storm", "power", "activate rogue"])))
    assert (reason, text.split(": ")[:2]) == ("illegal", ["choices[2]", "step 3 cannot be made"])
    assert refusal(await desk.say(wire.Plan(["power"] * 17)))[1] == "choices: 17 steps; a plan has at most 16"
    assert refusal(await desk.say(wire.AgreePlan(2))) == ("illegal", "seat: seat 2 has no plan")
    assert desk.state["talk"]["plans"] == []
    await table.close()


@runs
async def test_a_plan_with_dice_tells_the_same_whatever_is_hidden() -> None:
    """Two tables that differ in nothing but what nobody may know."""
    told, decks = [], []
    for seed in (1, 2):
        table = await team(seed=seed)
        (desk,) = await desks_at(table, 0)
        steps = ["activate storm", "trait", "power", "power", "end turn", "activate rogue"]
        told.append(answer(await said(desk, wire.Plan(steps)))["plan"])
        decks.append(history(table).state.trait_deck)
        await table.close()
    assert decks[0] != decks[1]
    assert told[0] == told[1]
    assert not told[0]["is_sure"]


@runs
async def test_an_undo_takes_a_plan_along_as_far_as_it_can_be_made() -> None:
    table = await team(("human", "bot"))
    (desk,) = await desks_at(table, 0)
    await desk.choose("activate wolverine")
    await said(desk, wire.Plan(["power", "end turn"], is_shown=True))
    await desk.say(wire.Undo(desk.state["version"]))
    assert desk.state["view"]["prompt"] == "hero"
    assert desk.state["talk"]["plans"] == []
    await table.close()


# -- votes ------------------------------------------------------------------------------------------------------


@runs
async def test_a_vote_is_over_when_everybody_present_has_voted() -> None:
    table = await team()
    ann, bob = await desks_at(table, 0, 1)
    await said(bob, wire.Plan(["activate storm", "power"], is_shown=True))
    await ann.say(wire.CallVote(["activate wolverine", "activate rogue", 1]))
    vote = bob.state["talk"]["vote"]
    assert [option["choice"] or option["plan"] for option in vote["options"]] == [
        "activate wolverine", "activate rogue", 1,
    ]  # fmt: skip
    assert (vote["is_over"], vote["winners"], 0 < vote["left"] <= 45) == (False, [], True)

    await ann.say(wire.Vote(1))
    assert bob.state["talk"]["vote"]["votes"] == {"0": 1}
    await bob.say(wire.Vote(2))
    vote = ann.state["talk"]["vote"]
    assert (vote["is_over"], vote["winners"]) == (True, [1, 2]), "seat 2 is not here"
    assert refusal(await bob.say(wire.Vote(1)))[1] == "option: nobody asks for a vote"
    assert history(table).entries == [], "nobody is forced"
    await ann.choose("activate wolverine")
    assert ann.state["talk"]["vote"] is None
    await table.close()


@warps
async def test_a_vote_ends_when_its_time_is_up() -> None:
    table = await team()
    ann, bob = await desks_at(table, 0, 1)
    await ann.say(wire.CallVote(["activate wolverine", "activate rogue"]))
    await bob.say(wire.Vote(0))
    await asyncio.sleep(46)
    await settle()
    vote = ann.state["talk"]["vote"]
    assert (vote["is_over"], vote["winners"]) == (True, [0])
    await table.close()


@runs
async def test_a_vote_about_what_is_not_on_offer_is_refused_by_its_field() -> None:
    table = await team()
    ann, bob = await desks_at(table, 0, 1)
    wrong: dict[str, list[str | int]] = {
        "options: 'fly' is not on offer now": ["activate rogue", "fly"],
        "options: seat 2 has no plan": ["activate rogue", 2],
        "options: one of them is there twice": ["activate rogue", "activate rogue"],
        "options: 1 of them; there are two to four": ["activate rogue"],
    }
    for text, options in wrong.items():
        assert refusal(await ann.say(wire.CallVote(options))) == ("illegal", text)
    await ann.say(wire.CallVote(["activate wolverine", "activate rogue"]))
    assert refusal(await bob.say(wire.Vote(2))) == ("illegal", "option: 2 is not an option from 0 to 1")
    other = await bob.say(wire.CallVote(["activate storm", "activate rogue"]))
    assert refusal(other)[1].startswith("options: somebody else has asked")
    await table.close()


# -- hints ------------------------------------------------------------------------------------------------------


@runs
async def test_hints_are_off_unless_everybody_present_allows_them() -> None:
    table = await team()
    ann, bob = await desks_at(table, 0, 1)
    ask = wire.Ask("hint", "", 0, "h")

    async def hint() -> list[Doc]:
        return await ann.say(replace(ask, version=ann.state["version"]))

    assert refusal(await hint())[0] == "not_agreed"
    await ann.say(wire.AllowHints(allow=True))
    assert (bob.state["talk"]["hints"], bob.state["talk"]["are_hints_on"]) == ([0], False)
    assert refusal(await hint())[0] == "not_agreed"
    await bob.say(wire.AllowHints(allow=True))
    assert ann.state["talk"]["are_hints_on"]
    assert answer(await hint())["hint"] == ann.choices[0]
    (cleo,) = await desks_at(table, 2)
    assert refusal(await hint())[0] == "not_agreed", "a third has come"
    await cleo.say(wire.AllowHints(allow=False))
    assert ann.state["talk"]["hints"] == []
    await table.close()


@runs
async def test_who_plays_with_bots_alone_asks_for_hints_as_ever() -> None:
    table = await team(("human", "bot"))
    (desk,) = await desks_at(table, 0)
    assert answer(await desk.say(wire.Ask("hint", "", desk.state["version"], "h")))["hint"] == desk.choices[0]
    await table.close()


# -- who decided how much ---------------------------------------------------------------------------------------


@runs
async def test_everybody_sees_who_has_decided_how_much_after_a_restart_too() -> None:
    table = await team(("human", "human", "bot"))
    ann, bob = await desks_at(table, 0, 1)
    await ann.choose("activate wolverine")
    await ann.choose("power")
    await ann.choose("end turn")
    await bob.choose("activate storm")
    await bob.choose("power")
    assert bob.state["talk"]["decided"] == ann.state["talk"]["decided"] == [3, 2, 0]
    await ann.part()
    await table.do(partial(table.stand_in, 1, "easy"))
    await settle()
    assert len(history(table).entries) > 5, "the bot plays for bob"
    again = await reopened(table)
    (ann,) = await desks_at(again, 0)
    assert ann.state["talk"]["decided"] == [3, 2, 0], "what bots choose is nobody's"
    await again.close()


# -- coming and going -------------------------------------------------------------------------------------------


@runs
async def test_others_let_a_bot_play_for_who_has_gone_and_who_comes_back_takes_over_again() -> None:
    table = await team(("human", "human"))
    ann, bob = await desks_at(table, 0, 1)
    await bob.choose("activate storm")
    assert refusal(await ann.say(wire.CallBot(1))) == ("illegal", "seat: player 1 is here")
    await bob.part()
    assert not ann.choices, "the table waits for bob"
    await ann.say(wire.CallBot(1))
    assert ann.state["seats"][1]["stand_in"] == "hard"
    assert history(table).entries[1:], "the bot goes on with the hero in hand"
    assert ann.choices, "and then a person is asked first"
    (bob,) = await desks_at(table, 1)
    assert "stand_in" not in bob.state["seats"][1]
    assert bob.choices == ann.choices
    for seat in (2, -1):
        assert refusal(await ann.say(wire.CallBot(seat)))[1] == f"seat: {seat} is not the seat of a person"
    await table.close()


def test_somebody_drops_in_and_takes_the_seat_of_a_bot(server: Server) -> None:
    host = create(server, game="resistance", seats=3, options={"mission": "MH0"}, bots="easy", nickname="Ann")
    start(host)
    ann = host.connect()
    watcher = Client(server, host.table)
    guest = join(server, host.table, "Bob", seat=2)
    bob = guest.connect()
    assert (bob.hello["own"], bob.state["seats"][2]["name"], bob.state["seats"][2]["kind"]) == ([2], "Bob", "human")
    assert bob.choices == ann.choices
    bob.choose(bob.choices[0])
    assert bob.await_type("accepted", "refused")["type"] == "accepted"
    assert watcher.hello["seat"] is None
    third = httpx.post(f"{server.url}/api/tables/{host.table}/join", json={"nickname": "Cleo", "seat": 2})
    assert (third.status_code, third.json()["reason"]) == (409, "seat_taken")


def test_nobody_drops_in_where_people_play_against_each_other(server: Server) -> None:
    host = create(server, bots="easy")
    start(host)
    refused = httpx.post(f"{server.url}/api/tables/{host.table}/join", json={"nickname": "Bob"})
    assert (refused.status_code, refused.json()["reason"]) == (409, "started")
