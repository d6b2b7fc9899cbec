"""What people at a co-operative table show each other beside the game, and that none of it is in its record."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from frenzy import wire
from frenzy.games import load
from frenzy.server.guards import LIMITS
from frenzy.server.store import SeatKind
from frenzy.server.tables import Table
from tests.server.desk import Desk, Doc, history, playing, runs, table_record

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
