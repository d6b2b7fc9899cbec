"""Positions: every table can be written down and set up again, and no impossible one can."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

import frenzy
from frenzy.games.adrenaline.invariants import broken
from frenzy.kernel import BadPosition, codec
from tests.adrenaline.table import given
from tests.conformance.tables import tables_of
from tests.kernel.test_codec import JUNK, MODEST, mutations, pure_only

GAME = frenzy.load("adrenaline")
Document = dict[str, Any]

EXAMPLE: Document = {
    "game": "adrenaline", "arena": "large", "mode": "deathmatch", "ending": "frenzy", "skulls": 8,
    "killshots": [{"by": "dozer", "overkill": "dozer"}, {"by": "violet", "overkill": None}],
    "start": 0, "to_act": 2, "actions_left": 2, "seed": 1, "frenzy": None,
    "seats": [
        {"character": "dozer", "square": "b2", "damage": ["banshee", "violet"], "marks": {"violet": 2},
         "ammo": {"red": 1, "yellow": 3, "blue": 0}, "weapons": [{"id": "lock_rifle", "loaded": True}],
         "powerups": ["newton:red"], "skulls": 1, "points": 4, "flipped": False},
        {"character": "banshee"},
        {"character": "violet", "square": "d3"},
    ],
    "bot": {"character": "sprog", "square": "c3", "damage": [], "marks": {}, "skulls": 0, "points": 0, "acted": False},
    "market": {"red": ["whisper", "zx2", "shotgun"]}, "tiles": {"a1": "RRB", "c2": "PBY"},
}  # fmt: skip

# The fields of the contract's example that belong to one mode only.
DOMINATION: Document = {
    **{name: value for name, value in EXAMPLE.items() if name != "killshots"},
    "mode": "domination",
    "skulls_left": 6,
    "tracks": {"red": ["dozer"], "yellow": [], "blue": []},
}
TURRET: Document = {
    **{name: value for name, value in EXAMPLE.items() if name not in ("killshots", "tiles")},
    "mode": "turret",
    "skulls_left": 6,
    "turrets": {"b1": "violet"},
    "offer": ["RRB", "PBY", "RYY", "BBY", "PRR"],
}
EXAMPLES = {"deathmatch": EXAMPLE, "domination": DOMINATION, "turret": TURRET}


def agrees(found: Any, asked: Any) -> bool:
    """Everything that was asked for is found; what was left out may be anything."""
    if isinstance(asked, dict):
        return isinstance(found, dict) and all(name in found and agrees(found[name], asked[name]) for name in asked)
    if isinstance(asked, list):
        return isinstance(found, list) and len(found) == len(asked) and all(map(agrees, found, asked))
    return bool(found == asked)


def again(document: Document) -> Document:
    return GAME.position(GAME.from_position(document))


def table(**fields: Any) -> Document:
    """Three seats on the small arena, with these fields."""
    seats = [
        {"character": "dozer", "square": "b2"},
        {"character": "banshee", "square": "b1"},
        {"character": "violet", "square": "c2"},
    ]
    return {"arena": "small", "seats": seats, **fields}


def seat(**fields: Any) -> Document:
    """The same, with these fields of the first seat."""
    document = table()
    document["seats"][0].update(fields)
    return document


def with_mode(mode: str, document: Document, **fields: Any) -> Document:
    return {**document, "mode": mode, **fields}


# -- round trips ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", EXAMPLES)
def test_the_example_of_the_contract_loads(mode: str) -> None:
    document = EXAMPLES[mode]
    state = GAME.from_position(document)
    assert (GAME.to_act(state), GAME.prompt(state)) == (2, "turn")
    found = GAME.position(state)
    assert agrees(found, document)
    assert again(found) == found
    assert json.loads(json.dumps(found)) == found


def test_every_field_but_the_seats_has_a_default() -> None:
    found = again({"seats": [{}, {}, {}]})
    expected = {"arena": "small", "mode": "deathmatch", "ending": "frenzy", "skulls": 8, "killshots": [], "start": 0}
    assert agrees(found, {"game": "adrenaline", **expected, "to_act": 0, "actions_left": 2, "seed": 0, "frenzy": None})
    characters = [board["character"] for board in found["seats"]]
    assert characters == ["d_struct_or", "banshee", "dozer"]
    board: Document = {
        "square": None,
        "damage": [],
        "marks": {},
        "skulls": 0,
        "points": 0,
        "flipped": False,
        "weapons": [],
    }
    assert agrees(found["seats"][1], {**board, "ammo": {"red": 1, "yellow": 1, "blue": 1}, "powerups": []})
    assert [len(found["market"][colour]) for colour in ("red", "yellow", "blue")] == [3, 3, 3]
    assert len(found["tiles"]) == 7


@pytest.mark.parametrize(("seats", "arena"), [(3, "small"), (4, "medium_a"), (5, "large")])
def test_the_arena_fits_the_players(seats: int, arena: str) -> None:
    assert again({"seats": [{}] * seats})["arena"] == arena


def test_unnamed_characters_are_those_that_are_free() -> None:
    found = again({"seats": [{}, {"character": "d_struct_or"}, {}], "bot": {"character": "banshee"}})
    assert [board["character"] for board in found["seats"]] == ["dozer", "d_struct_or", "violet"]


@pytest.mark.parametrize("options", tables_of("adrenaline")[::4], ids=str)
def test_at_every_turn_the_document_sets_up_the_same_table(options: tuple[int, Document]) -> None:
    seats, chosen = options
    rng = random.Random(seats)
    state = GAME.new(seats, seats, chosen)
    while GAME.to_act(state) is not None:
        if GAME.prompt(state) == "turn":
            document = GAME.position(state)
            twin = GAME.from_position(json.loads(json.dumps(document)))
            assert GAME.position(twin) == document
            assert not broken(twin)
            assert GAME.legal_actions(twin) == GAME.legal_actions(state)
            assert GAME.to_act(twin) == GAME.to_act(state)
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))


def test_the_same_document_is_the_same_table() -> None:
    one, two = GAME.from_position(EXAMPLE), GAME.from_position(EXAMPLE)
    assert codec.save(GAME, one) == codec.save(GAME, two)
    other = GAME.from_position({**EXAMPLE, "seed": 2})
    assert codec.save(GAME, one) != codec.save(GAME, other)
    assert codec.save(GAME, codec.load(GAME, codec.save(GAME, one))) == codec.save(GAME, one)


def test_setting_up_leaves_the_document_as_it_was() -> None:
    before = json.dumps(EXAMPLE)
    GAME.from_position(EXAMPLE)
    assert json.dumps(EXAMPLE) == before


def test_what_is_listed_lies_there_and_nothing_else() -> None:
    found = again(table(market={}, tiles={}))
    assert (found["market"], found["tiles"]) == ({"red": [], "yellow": [], "blue": []}, {})
    assert again(with_mode("turret", table(), offer=["RRB"]))["offer"] == ["RRB"]


# -- what a document can say ----------------------------------------------------------------------------------


def test_a_3_1_a_seat_without_a_square_spawns_first() -> None:
    state = GAME.from_position(seat(square=None))
    assert GAME.prompt(state) == "spawn"
    assert len(GAME.position(state)["seats"][0]["powerups"]) == 2


def test_a_3_1_a_seat_without_a_square_may_hold_what_leaves_room_for_a_powerup() -> None:
    state = GAME.from_position(seat(square=None, weapons=[{"id": "zx2"}], powerups=["newton:red", "newton:blue"]))
    GAME.apply(state, GAME.legal_actions(state)[0])
    assert len(GAME.position(state)["seats"][0]["powerups"]) == 3


def test_a_12_1_the_bot_without_a_square_is_put_by_the_first_player() -> None:
    state = GAME.from_position({**seat(square=None), "bot": {"character": "sprog"}})
    assert (GAME.to_act(state), GAME.prompt(state)) == (0, "place_bot")


def test_a_12_2_a_bot_that_has_acted_does_not_act_again() -> None:
    bot = {"character": "sprog", "square": "a1"}
    for acted in (False, True):
        state = GAME.from_position(table(bot={**bot, "acted": acted}))
        choices = [str(choice) for choice in GAME.legal_actions(state)]
        assert ("bot" in choices, "end turn" in choices) == (not acted, acted)


def test_a_9_3_in_frenzy_the_number_of_actions_depends_on_the_trigger() -> None:
    eight = [{"by": "dozer"}] * 8
    for trigger, to_act, actions in ((0, 1, 2), (0, 2, 2), (0, 0, 1), (1, 2, 2), (1, 0, 1), (1, 1, 1), (2, 1, 1)):
        found = again(table(killshots=eight, frenzy={"trigger": trigger}, to_act=to_act))
        assert (found["frenzy"], found["actions_left"]) == ({"trigger": trigger}, actions)


def test_a_9_2_flipped_boards_are_told_in_frenzy() -> None:
    document = {**seat(flipped=True), "killshots": [{"by": "dozer"}] * 8, "frenzy": {"trigger": 2}}
    assert [board["flipped"] for board in again(document)["seats"]] == [True, False, False]


def test_a_6_6_more_killshots_than_skulls_stand_on_the_last_space() -> None:
    found = again(table(skulls=5, killshots=[{"by": "dozer"}] * 7, frenzy={"trigger": 0}))
    assert len(found["killshots"]) == 7


@pytest.mark.parametrize("mode", ["domination", "turret"])
def test_a_10_4_skulls_left_says_what_killshots_do_not(mode: str) -> None:
    assert again(with_mode(mode, table(), skulls_left=3))["skulls_left"] == 3
    assert again(with_mode(mode, table()))["skulls_left"] == 8


def test_in_deathmatch_skulls_left_may_repeat_what_the_killshots_tell() -> None:
    assert agrees(again(table(skulls_left=7, killshots=[{"by": "dozer"}])), {"skulls": 8})


def test_a_6_4_the_killed_are_scored_in_the_order_of_the_document() -> None:
    dead = {"damage": ["dozer"] * 11}
    document = table(killed=["violet", "banshee"])
    document["seats"][1].update(dead)
    document["seats"][2].update(dead)
    assert again(document)["killed"] == ["violet", "banshee"]
    assert again({**document, "killed": None})["killed"] == ["banshee", "violet"]


def test_a_10_3_own_tokens_are_on_a_track_in_domination() -> None:
    assert again(with_mode("domination", seat(damage=["dozer"])))["seats"][0]["damage"] == ["dozer"]


def test_a_given_table_reads_back_as_drawn() -> None:
    drawing = """
        V   .   B
        .   .   S   .
        #   .   .   D
    """
    found = given(drawing, arena="small", act="V", marks={"S": "VVB"}, damage={"B": "VS"}, ammo={"V": "RRB"})
    assert [found.at(letter) for letter in "VBSD"] == ["a1", "c1", "c2", "d3"]
    assert (found.marks("S"), found.damage("B"), found.ammo("V")) == ({"V": 2, "B": 1}, "VS", "RRB")


# -- impossible tables ----------------------------------------------------------------------------------------

FOUR = [{"id": name} for name in ("lock_rifle", "zx2", "thor", "whisper")]
TWELVE_AND_ONE = ["banshee"] * 13
BOT = {"character": "sprog", "square": "a1"}

IMPOSSIBLE: list[tuple[Document, str]] = [
    # the document
    ({}, "seats: "),
    (table(colour="red"), "colour: "),
    (table(game="resistance"), "game: 'resistance'"),
    (table(game=None), "game: "),
    (table(arena="huge"), "arena: 'huge'"),
    (table(arena=3), "arena: "),
    (table(mode="chess"), "mode: 'chess'"),
    (table(ending="peace"), "ending: 'peace'"),
    (table(skulls=4), "skulls: 4 .*A-2.1"),
    (table(skulls=9), "skulls: 9"),
    (table(skulls="8"), "skulls: "),
    (table(skulls=8.0), "skulls: "),
    (table(skulls=True), "skulls: "),
    (table(skulls=float("nan")), "skulls: "),
    (table(skulls=10**40), "skulls: "),
    (table(seed="x"), "seed: "),
    (table(promo=1), "promo: "),
    (table(seats=[{}, {}]), "seats: 2 players; .*A-1.1"),
    (table(seats=[{}] * 6), "seats: 6 players"),
    (table(seats={}), "seats: "),
    (table(seats=[None] * 3), r"seats\[0\]: "),
    # whose turn it is
    (table(start=3), "start: 3"),
    (table(start=-1), "start: "),
    (table(to_act=3), "to_act: 3"),
    (table(to_act=-1), "to_act: "),
    (table(to_act="dozer"), "to_act: "),
    (table(actions_left=3), "actions_left: 3"),
    (table(actions_left=-1), "actions_left: "),
    ({**seat(square=None), "actions_left": 1}, "actions_left: "),
    (table(frenzy={"trigger": 0}, actions_left=2), "actions_left: 2"),
    (table(frenzy={"trigger": 3}), "frenzy.trigger: 3"),
    (table(frenzy={"trigger": -1}), "frenzy.trigger: "),
    (table(frenzy={}), "frenzy: .*trigger"),
    (table(frenzy={"trigger": 0, "by": 1}), "frenzy: .*by"),
    (table(frenzy=True), "frenzy: "),
    (table(frenzy={"trigger": 0}, ending="sudden_death"), "frenzy: .*A-9.1"),
    # the boards
    (seat(character="gandalf"), r"seats\[0\].character: 'gandalf'"),
    (seat(character="banshee"), r"seats\[[01]\].character: 'banshee' is there twice"),
    (seat(square="a3"), r"seats\[0\].square: 'a3' is a wall"),
    (seat(square="e1"), r"seats\[0\].square: 'e1'"),
    (seat(square=5), r"seats\[0\].square: "),
    (seat(damage=TWELVE_AND_ONE), r"seats\[0\].damage: 13 tokens.*A-6.1"),
    (seat(damage=["gandalf"]), r"seats\[0\].damage: 'gandalf'"),
    (seat(damage=["sprog"]), r"seats\[0\].damage: 'sprog' is not a character at the table"),
    (seat(damage="banshee"), r"seats\[0\].damage: "),
    (seat(damage=[["banshee"]]), r"seats\[0\].damage\[0\]: "),
    (seat(damage=["dozer"]), r"seats\[0\].damage: own tokens.*A-10.3"),
    (with_mode("turret", seat(damage=["dozer"])), r"seats\[0\].damage: own tokens"),
    (seat(marks={"violet": 4}), r"seats\[0\].marks: 4 marks of 'violet'.*A-6.2"),
    (seat(marks={"violet": -1}), r"seats\[0\].marks"),
    (seat(marks={"dozer": 1}), r"seats\[0\].marks: 'dozer'"),
    (seat(marks={"sprog": 1}), r"seats\[0\].marks: 'sprog'"),
    (seat(marks=["violet"]), r"seats\[0\].marks: "),
    (seat(skulls=-1), r"seats\[0\].skulls: "),
    (seat(points=-1), r"seats\[0\].points: "),
    (seat(points=10**40), r"seats\[0\].points: "),
    (seat(flipped=True), "flipped: .*A-9.2"),
    (seat(flipped=1), r"seats\[0\].flipped: "),
    (seat(team="red"), r"seats\[0\]: .*team"),
    (seat(square=None, damage=["violet"]), r"seats\[0\].damage: .*A-5.5"),
    (seat(square=None, marks={"violet": 1}), r"seats\[0\].marks: .*A-5.5"),
    (seat(square=None, skulls=1), r"seats\[0\].skulls: "),
    (seat(damage=["violet"] * 11), "to_act: .*A-11.4"),
    (with_mode("domination", seat(damage=["violet"] * 11)), "to_act: .*A-11.4"),
    # the hands
    (seat(ammo={"red": 4}), r"seats\[0\].ammo.red: 4 cubes.*A-1.3"),
    (seat(ammo={"blue": -1}), r"seats\[0\].ammo.blue: "),
    (seat(ammo={"green": 1}), r"seats\[0\].ammo: .*green"),
    (seat(ammo="RYB"), r"seats\[0\].ammo: "),
    (seat(weapons=FOUR), r"seats\[0\].weapons: 4 weapons.*A-1.3"),
    (seat(weapons=[{"id": "bow"}]), r"seats\[0\].weapons: 'bow' is not a weapon"),
    (seat(weapons=["zx2"]), r"seats\[0\].weapons\[0\]: "),
    (seat(weapons=[{"id": "zx2", "loaded": 1}]), r"seats\[0\].weapons\[0\].loaded: "),
    (seat(weapons=[{"loaded": True}]), r"seats\[0\].weapons\[0\]: .*id"),
    (seat(weapons=[{"id": "zx2", "ammo": 1}]), r"seats\[0\].weapons\[0\]: .*ammo"),
    (seat(weapons=[{"id": "zx2"}, {"id": "zx2"}]), "seats.weapons: 'zx2'"),
    (seat(powerups=["newton:red"] * 3), "seats.powerups: 'newton:red' lies on the table 3 times; the box has 2"),
    (seat(powerups=["newton:red", "newton:blue", "newton:yellow", "teleporter:red"]),
     r"seats\[0\].powerups: 4 powerups.*A-1.3"),
    (seat(powerups=["newton"]), r"seats\[0\].powerups: 'newton'"),
    (seat(powerups=["newton:green"]), r"seats\[0\].powerups: 'newton:green'"),
    (seat(square=None, powerups=["newton:red", "newton:blue", "newton:yellow"]),
     r"seats\[0\].powerups: .*A-3.1"),
    (seat(powerups=[None]), r"seats\[0\].powerups\[0\]: "),
    # the Bot
    ({"seats": [{}] * 5, "bot": {}}, "bot: .*A-12.1"),
    (table(bot={"character": "sprog"}), "bot.square: .*A-12.1"),
    (table(bot={**BOT, "character": "dozer"}), r"seats\[0\].character: 'dozer' is there twice"),
    (table(bot={**BOT, "square": "a3"}), "bot.square: 'a3'"),
    (table(bot={**BOT, "damage": ["sprog"]}), "bot.damage: own tokens"),
    (with_mode("domination", table(bot={**BOT, "damage": ["sprog"]})), "bot.damage: own tokens"),
    (table(bot={**BOT, "damage": TWELVE_AND_ONE}), "bot.damage: 13"),
    (table(bot={**BOT, "marks": {"violet": 4}}), "bot.marks: 4"),
    (table(bot={**BOT, "ammo": {}}), "bot: .*ammo"),
    (table(bot={**BOT, "weapons": []}), "bot: .*weapons"),
    (table(bot={**BOT, "acted": 1}), "bot.acted: "),
    # skulls and killshots
    (table(killshots=[{"by": "gandalf"}]), r"killshots\[0\].by: 'gandalf'"),
    (table(killshots=[{"by": "dozer", "overkill": "sprog"}]), r"killshots\[0\].overkill: 'sprog'"),
    (table(killshots=[{}]), r"killshots\[0\]: .*by"),
    (table(killshots=["dozer"]), r"killshots\[0\]: "),
    (table(killshots=[{"by": "dozer"}] * 8), "killshots: .*A-9"),
    (table(killshots=[{"by": "dozer"}] * 8, ending="sudden_death"), "killshots: .*A-9"),
    (with_mode("domination", table(), killshots=[{"by": "dozer"}]), "killshots: .*A-10.4"),
    (with_mode("turret", table(), killshots=[{"by": "dozer"}]), "killshots: .*A-11.5"),
    (table(skulls_left=3), "skulls_left: "),
    (with_mode("turret", table(), skulls_left=9), "skulls_left: 9"),
    (with_mode("turret", table(), skulls_left=-1), "skulls_left: "),
    (with_mode("turret", table(), skulls_left=0), "skulls_left: .*A-9"),
    (table(killed=["banshee"]), "killed: .*A-6.1"),
    (table(killed=["gandalf"]), "killed: 'gandalf'"),
    # the arena
    (table(market={"green": []}), "market: 'green'"),
    (table(market={"red": ["zx2", "thor", "whisper", "hellion"]}), "market.red: 4 weapons.*A-2.2"),
    (table(market={"red": ["bow"]}), "market.red: 'bow'"),
    (table(market={"red": ["zx2"], "blue": ["zx2"]}), "market: 'zx2' lies on the table 2 times"),
    ({**seat(weapons=[{"id": "zx2"}]), "market": {"red": ["zx2"]}}, "market: 'zx2' lies on the table 2 times"),
    (table(market=[]), "market: "),
    (table(tiles={"a3": "RRB"}), "tiles: 'a3' is a wall"),
    (table(tiles={"a2": "RRB"}), "tiles: 'a2' is a spawnpoint.*A-2.2"),
    (table(tiles={"z9": "RRB"}), "tiles: 'z9'"),
    (table(tiles={"a1": "RRR"}), "tiles.a1: 'RRR'"),
    (table(tiles={"a1": None}), "tiles"),
    (table(tiles=dict.fromkeys(("a1", "b1", "b2", "c2"), "RRB")), "tiles: 'RRB' lies on the table 4 times"),
    (with_mode("turret", table(), tiles={"a1": "RRB"}), "tiles: .*A-11.1"),
    # domination
    (table(tracks={"red": ["dozer"]}), "tracks: "),
    (table(tagged=["red"]), "tagged: "),
    (with_mode("turret", table(), tracks={"red": ["dozer"]}), "tracks: "),
    (with_mode("domination", table(), tracks={"green": []}), "tracks: 'green'"),
    (with_mode("domination", table(), tracks={"red": ["sprog"]}), "tracks.red: 'sprog'"),
    (with_mode("domination", table(), tagged=["green"]), "tagged: 'green'"),
    # turrets
    (table(turrets={"b1": "violet"}), "turrets: "),
    (table(offer=["RRB"]), "offer: "),
    (table(grabbed=["a1"]), "grabbed: "),
    (with_mode("domination", table(), turrets={"b1": "violet"}), "turrets: "),
    (with_mode("turret", table(), turrets={"a2": "violet"}), "turrets: 'a2' is a spawnpoint.*A-11.2"),
    (with_mode("turret", table(), turrets={"a3": "violet"}), "turrets: 'a3' is a wall"),
    (with_mode("turret", table(), turrets={"b1": "sprog"}), "turrets.b1: 'sprog'"),
    (with_mode("turret", table(bot=BOT), turrets={"b1": "sprog"}), "turrets.b1: .*A-12.1"),
    (with_mode("turret", table(), offer=["RRB"] * 6), "offer: 6 tiles.*A-11.1"),
    (with_mode("turret", table(), offer=["RRB"] * 4), "offer: 'RRB' lies on the table 4 times"),
    (with_mode("turret", table(), offer=["RRR"]), "offer: 'RRR'"),
    (with_mode("turret", table(), grabbed=["a3"]), "grabbed: 'a3'"),
]  # fmt: skip


@pytest.mark.parametrize(("document", "field"), IMPOSSIBLE, ids=[field for _, field in IMPOSSIBLE])
def test_an_impossible_table_is_refused_by_name(document: Document, field: str) -> None:
    with pytest.raises(BadPosition, match=f"^({field})"):
        GAME.from_position(document)


@pure_only
@pytest.mark.parametrize("document", [None, 5, "x", [], True, float("nan"), [{}]], ids=repr)
def test_what_is_no_document_is_refused(document: Any) -> None:
    with pytest.raises(BadPosition, match=r"^position: "):
        GAME.from_position(document)


@pytest.mark.parametrize(
    "document",
    [table(**{"\ud800": 1}), table(skulls="\ud800"), seat(square="\ud800"), seat(marks={"\ud800": 1})],
    ids=["name", "number", "square", "marks"],
)
def test_what_is_no_unicode_is_refused(document: Document) -> None:
    with pytest.raises(BadPosition, match=r"\w+: "):
        GAME.from_position(document)


@pytest.mark.parametrize("field", ["start", "to_act", "skulls", "skulls_left", "actions_left", "seed"])
@pytest.mark.parametrize("number", [10**40, 10**5000, -(10**5000)], ids=["40 digits", "5000 digits", "below zero"])
def test_a_number_too_long_is_refused(field: str, number: int) -> None:
    with pytest.raises(BadPosition, match=field):
        GAME.from_position(table(**{field: number}))


# -- anything at all ------------------------------------------------------------------------------------------


def set_up_or_refuse(document: Any) -> None:
    """Either BadPosition that says something, or a table that is whole, reads back, and can be played."""
    try:
        state = GAME.from_position(document)
    except BadPosition as error:
        assert str(error)  # noqa: PT017  # a table is right too
        return
    assert not broken(state)
    found = GAME.position(state)
    if GAME.prompt(state) == "turn":
        assert again(found) == found
    rng = random.Random(1)
    for _ in range(40):
        if GAME.to_act(state) is None:
            break
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        assert not broken(state)


@pytest.mark.parametrize("mode", EXAMPLES)
@MODEST
@for_all(st.data())
def test_a_mutated_position_is_set_up_or_refused(mode: str, data: st.DataObject) -> None:
    set_up_or_refuse(data.draw(mutations(EXAMPLES[mode])))


@MODEST
@for_all(st.data())
def test_a_mutated_position_in_the_middle_of_a_game_is_set_up_or_refused(data: st.DataObject) -> None:
    seats, options = data.draw(st.sampled_from(tables_of("adrenaline")))
    set_up_or_refuse(data.draw(mutations(document_of(seats, options))))


def document_of(seats: int, options: Document) -> Document:
    """The table some turns after the start."""
    rng = random.Random(1)
    state = GAME.new(seats, 1, options)
    turns = 0
    while turns < 60:
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        turns += GAME.prompt(state) == "turn"
    return GAME.position(state)


@MODEST
@for_all(st.dictionaries(st.sampled_from([*EXAMPLE, "tracks", "turrets", "offer", "killed"]) | st.text(), JUNK))
def test_junk_is_refused(document: Document) -> None:
    set_up_or_refuse(document)


WEIRD: st.SearchStrategy[Any] = (
    st.floats() | st.text(st.characters(), max_size=3) | st.binary() | st.tuples() | st.just(set())
)


@MODEST
@for_all(st.data())
def test_values_that_json_does_not_have_are_refused(data: st.DataObject) -> None:
    set_up_or_refuse(data.draw(mutations(EXAMPLE, junk=JUNK | WEIRD)))


def test_a_deep_document_is_refused() -> None:
    deep: Any = []
    for _ in range(50_000):
        deep = [deep]
    for field in ("seats", "market", "tiles", "frenzy", "killshots", "extra"):
        with pytest.raises(BadPosition, match=field):
            GAME.from_position({**table(), field: deep})


def test_a_12_1_the_bot_is_on_the_board_unless_the_starting_player_is_about_to_put_it() -> None:
    seats: list[dict[str, Any]] = [{"square": None}, {"square": "b2"}, {"square": "a1"}]

    with pytest.raises(BadPosition, match=r"bot\.square"):
        GAME.from_position({"to_act": 1, "bot": {}, "seats": seats})
    assert GAME.prompt(GAME.from_position({"to_act": 0, "bot": {}, "seats": seats})) == "place_bot"


def test_a_3_1_nothing_has_happened_in_a_turn_that_begins_with_spawning() -> None:
    dead = {"square": "a1", "character": "banshee", "damage": ["dozer"] * 11}

    with pytest.raises(BadPosition, match="to_act"):
        GAME.from_position({"to_act": 0, "seats": [{}, dead, {"square": "a1", "character": "dozer"}]})
