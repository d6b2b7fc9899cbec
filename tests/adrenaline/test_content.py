"""The content and the numbers of the rules, compared with the facts read from the printed game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from frenzy.games.adrenaline import ids
from frenzy.games.adrenaline.arsenal import GUNS, WEAPON_OF, check
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.content.weapons import WEAPONS
from frenzy.games.adrenaline.content.words import (
    HERE,
    SEEN,
    AnyStep,
    Effect,
    Place,
    Weapon,
    Where,
    allow,
    among,
    go,
    hit,
    instead,
    pick,
    plus,
    pull,
    push,
    seen_by,
    square_of,
    weapon,
)
from frenzy.games.adrenaline.modes import domination, turret
from frenzy.games.adrenaline.rules import bot, damage, grabbing, powerups, scoring, turn
from frenzy.games.adrenaline.state import MARKET, POWERUP_COPIES, all_powerups, all_tiles
from frenzy.games.adrenaline.tiles import TILES
from tests.adrenaline.table import GAME, Table, given


def facts(name: str) -> Any:
    """A file of facts; their shape is their own, so they are read as plain data."""
    return msgspec.json.decode((Path(__file__).parent / "facts" / f"{name}.json").read_bytes())


BOARDS = facts("boards")
MODES = BOARDS["modes"]
CARDS = {card["id"]: card for card in facts("weapons")["weapons"]}
ARENAS = {arena["id"]: arena for arena in facts("maps")["arenas"]}
EVERY_WEAPON = pytest.mark.parametrize("name", list(CARDS))
EVERY_ARENA = pytest.mark.parametrize("name", list(ARENAS))

TRIO = """
    .   .   D
    V   .   .   .
    #   .   .   B
"""


def letters(colours: list[str]) -> str:
    return "".join(colour[0].upper() for colour in colours)


# -- weapons --------------------------------------------------------------------------------------------------


def test_a_1_2_there_are_21_weapons() -> None:
    assert sorted(card.id for card in WEAPONS) == sorted(CARDS)
    assert len(WEAPONS) == BOARDS["decks"]["weapons"] == facts("weapons")["count"] == 21


@EVERY_WEAPON
def test_a_4_7_the_first_cube_of_a_cost_is_free_when_a_weapon_is_grabbed(name: str) -> None:
    card, gun = CARDS[name], GUNS[WEAPON_OF[name]]

    assert WEAPONS[gun.number].cost == letters(card["reload_cost"])
    assert gun.cost == ids.cubes(letters(card["reload_cost"]))
    assert gun.grab_cost == ids.cubes(letters(card["grab_cost"])) == ids.cubes(letters(card["reload_cost"][1:]))


@EVERY_WEAPON
def test_a_4_7_a_weapon_is_taken_for_its_grab_cost_and_not_for_less(name: str) -> None:
    price = letters(CARDS[name]["grab_cost"])
    table = given(TRIO, act="V", market={"red": [name]}, ammo={"V": price}, tiles={})

    table.play("grab", "move a2", f"take {name}")

    assert (table.weapons("V"), table.ammo("V")) == ({name: True}, "")
    if price:
        assert not given(TRIO, act="V", market={"red": [name]}, ammo={"V": price[1:]}, tiles={}).offers("grab")


@EVERY_WEAPON
def test_a_4_8_a_weapon_is_reloaded_for_its_full_cost_and_not_for_less(name: str) -> None:
    price = letters(CARDS[name]["reload_cost"])
    table = given(TRIO, act="V", unloaded={"V": name}, ammo={"V": price})

    table.play("end turn", f"reload {name}")

    assert (table.weapons("V"), table.ammo("V")) == ({name: True}, "")
    assert given(TRIO, act="V", unloaded={"V": name}, ammo={"V": price[1:]}).play("end turn").to_act == "D"


@EVERY_WEAPON
def test_a_7_5_the_effects_of_a_weapon_have_the_printed_kinds_and_costs(name: str) -> None:
    printed = [(effect["id"], effect["kind"], letters(effect["cost"])) for effect in CARDS[name]["effects"]]

    assert [(effect.id, effect.kind, effect.cost) for effect in WEAPONS[WEAPON_OF[name]].effects] == printed


@EVERY_WEAPON
def test_a_7_2_only_the_printed_orders_bind(name: str) -> None:
    printed = [effect.get("requires", ["basic"])[-1] for effect in CARDS[name]["effects"]]

    assert [effect.requires or "basic" for effect in WEAPONS[WEAPON_OF[name]].effects] == printed


@EVERY_WEAPON
def test_a_7_2_effects_that_are_printed_before_or_after_are_free_to_come_first(name: str) -> None:
    anytime = [
        effect["id"]
        for effect in CARDS[name]["effects"]
        if effect.get("timing") in ("before_or_after_basic", "before_or_after_any_other_effect")
    ]

    assert [effect.id for effect in WEAPONS[WEAPON_OF[name]].effects if effect.timing == "free"] == anytime


# -- how cards are written ------------------------------------------------------------------------------------


def test_a_7_5_the_cards_come_back_from_json_as_they_were() -> None:
    text = msgspec.json.encode(WEAPONS)

    assert msgspec.json.decode(text, type=tuple[Weapon, ...]) == WEAPONS


def test_a_7_5_every_card_is_well_written() -> None:
    for card in WEAPONS:
        check(card)


def dud(*steps: AnyStep, cost: str = "R", **others: Any) -> Weapon:
    return weapon("dud", cost, steps or [pick("a", SEEN), hit("a", damage=1)], **others)


@pytest.mark.parametrize(
    ("card", "effect", "field"),
    [
        (dud(cost="RX"), "basic", "cost 'RX'"),
        (dud(bang=plus("G", [hit("a", damage=1)])), "bang", "cost 'G'"),
        (dud(bang=plus("R", [hit("a", damage=1)], requires="boom")), "bang", "requires 'boom'"),
        (dud(pick("a", SEEN), allow("boom")), "basic", "allow 'boom'"),
        (dud(hit("a", damage=1)), "basic", "hit 'a'"),
        (dud(bang=plus("R", [hit("b", damage=1)])), "bang", "hit 'b'"),
        (dud(bang=instead("R", [hit("a", damage=1)])), "bang", "hit 'a'"),
    ],
    ids=["cost", "effect cost", "requires", "allow", "unbound", "unbound in an option", "bound in another mode"],
)
def test_a_7_5_a_badly_written_card_is_refused_by_name_and_field(card: Weapon, effect: str, field: str) -> None:
    with pytest.raises(ValueError, match=f"weapon 'dud', effect '{effect}': {field}"):
        check(card)


@pytest.mark.parametrize(
    "steps",
    [
        [push("b", up_to=1)],
        [pull("b", HERE, up_to=1)],
        [go(to=square_of("b"))],
        [pick("c", among("b")), hit("c", damage=1)],
        [pick("c", seen_by("b")), hit("c", damage=1)],
        [pick("c", SEEN, but="b"), hit("c", damage=1)],
        [pick("c", Place(cast("Where", "upstairs"))), hit("c", damage=1)],
        [pick("e", SEEN), hit("e", damage=1)],
    ],
    ids=["push", "pull", "go", "among", "seen by", "but", "no such place", "no such letter"],
)
def test_a_7_5_names_and_places_that_do_not_exist_are_refused(steps: list[AnyStep]) -> None:
    with pytest.raises(ValueError, match="weapon 'dud', effect 'bang'"):
        check(dud(bang=plus("R", steps)))


def test_a_7_5_a_card_of_an_unknown_kind_is_refused_when_it_is_read() -> None:
    text = b'{"id": "bang", "kind": "extra", "cost": "R", "steps": []}'

    with pytest.raises(msgspec.ValidationError, match="kind"):
        msgspec.json.decode(text, type=Effect)


# -- powerups and tiles ---------------------------------------------------------------------------------------


def test_a_1_2_there_are_24_powerups_two_of_each_kind_and_colour() -> None:
    powerup_facts = facts("powerups")
    printed = {
        f"{kind['id']}:{colour}": copies for kind in powerup_facts["kinds"] for colour, copies in kind["copies"].items()
    }
    stock = [ids.CARDS[card] for card in all_powerups()]

    assert {name: stock.count(name) for name in set(stock)} == printed
    assert len(stock) == powerup_facts["total"] == BOARDS["decks"]["powerups"] == 24
    assert powerup_facts["copies_per_kind_and_colour"] == POWERUP_COPIES


def test_a_1_2_there_are_36_ammo_tiles() -> None:
    tile_facts = facts("ammo_tiles")
    printed = {
        tile["id"]: (tuple(tile["cubes"][colour] for colour in ids.COLOURS), tile["powerup"], tile["count"])
        for tile in tile_facts["tiles"]
    }

    assert {tile.id: (tile.cubes, tile.powerup, tile.count) for tile in TILES} == printed
    assert len(all_tiles()) == tile_facts["total"] == BOARDS["decks"]["ammo_tiles"] == 36


def test_a_4_6_a_tile_has_three_cubes_or_two_and_a_powerup() -> None:
    totals = facts("ammo_tiles")["totals"]
    stock = [TILES[tile] for tile in all_tiles()]

    assert {sum(tile.cubes) + tile.powerup for tile in stock} == {3}
    assert sum(tile.powerup for tile in stock) == totals["tiles_with_2_cubes_and_powerup"] == totals["powerup_symbols"]
    assert {colour: sum(tile.cubes[number] for tile in stock) for number, colour in enumerate(ids.COLOURS)} == totals[
        "cubes"
    ]


# -- arenas ---------------------------------------------------------------------------------------------------


def square(place: list[int]) -> int:
    row, column = place
    return row * 4 + column


def test_a_1_2_there_are_four_arenas() -> None:
    assert list(arenas()) == list(ARENAS)


@EVERY_ARENA
def test_a_5_2_an_arena_has_the_printed_squares_and_rooms(name: str) -> None:
    arena, printed = arenas()[name], ARENAS[name]
    rooms = {square([place["row"], place["col"]]): place["room"] for place in printed["squares"]}

    assert {here: ids.ROOMS[arena.room[here]] for here in arena.squares} == rooms
    assert len(arena.squares) == printed["counts"]["squares"]
    assert len(set(rooms.values())) == printed["counts"]["rooms"]
    assert not set(arena.squares) & {square(hole) for hole in printed["holes"]}


@EVERY_ARENA
def test_a_2_2_an_arena_has_the_printed_spawnpoints_and_ammo_squares(name: str) -> None:
    arena, printed = arenas()[name], ARENAS[name]
    spawns = {place["spawn"]: square([place["row"], place["col"]]) for place in printed["squares"] if "spawn" in place}

    assert {colour: arena.spawn_square[number] for number, colour in enumerate(ids.COLOURS)} == spawns
    assert sorted(spawns) == sorted(BOARDS["spawnpoints"]["colours"])
    assert len(arena.ammo_squares) == printed["counts"]["ammo"]


@EVERY_ARENA
def test_a_5_1_an_arena_has_the_printed_doors_and_walls(name: str) -> None:
    arena, printed = arenas()[name], ARENAS[name]
    edges = {(square(edge["a"]), square(edge["b"])): edge["kind"] for edge in printed["edges"]}
    ways = {pair for a, b in edges for pair in ((a, b), (b, a)) if edges[a, b] != "wall"}

    assert {(a, b): arena.border(b, a) for a, b in edges} == edges
    assert {(here, there) for here in arena.squares for there in ids.bits(arena.next[here])} == ways
    assert list(edges.values()).count("door") == printed["counts"]["doors"]


# -- numbers --------------------------------------------------------------------------------------------------


def test_a_1_1_players_and_characters() -> None:
    assert (GAME.manifest.seats[0], GAME.manifest.seats[-1]) == (BOARDS["players"]["min"], BOARDS["players"]["max"])
    assert list(ids.CHARACTERS) == [character["id"] for character in BOARDS["characters"]]


def test_a_1_3_limits_of_a_hand() -> None:
    limits = BOARDS["hand_limits"]

    assert (
        limits["weapons"],
        limits["powerups"],
        BOARDS["ammo_box"]["max_per_colour"],
    ) == (grabbing.ARMS, powerups.HAND, grabbing.AMMO)


def test_a_2_1_skulls() -> None:
    track = BOARDS["killshot_track"]

    (skulls,) = (option.values for option in GAME.manifest.options if option.name == "skulls")
    assert (skulls[0], skulls[-1]) == (track["skulls_min"], track["skulls_max"])
    assert GAME.position(GAME.new(seats=3))["skulls"] == track["skulls_standard"]
    assert MODES["domination"]["skulls"] == MODES["turret"]["skulls"] == track["skulls_standard"]


def test_a_2_2_three_weapons_at_each_spawnpoint() -> None:
    printed = BOARDS["spawnpoints"]
    market = GAME.position(GAME.new(seats=3, seed=1))["market"]

    assert printed["count"] * printed["weapon_slots_each"] == MARKET
    assert {colour: len(cards) for colour, cards in market.items()} == dict.fromkeys(ids.COLOURS, 3)


def test_a_2_3_everybody_starts_with_a_cube_of_each_colour() -> None:
    seats = GAME.position(GAME.new(seats=5, seed=1))["seats"]

    assert [seat["ammo"] for seat in seats] == [BOARDS["ammo_box"]["start"]] * 5
    assert [seat["weapons"] for seat in seats] == [[]] * 5


def test_a_3_1_the_first_player_draws_two_powerups() -> None:
    state = GAME.new(seats=3, seed=1, options={"start": 0})

    assert len(GAME.position(state)["seats"][0]["powerups"]) == BOARDS["turn"]["first_turn"]["draw_powerups"]


def test_a_6_1_a_damage_track() -> None:
    printed = BOARDS["player_board"]

    assert damage.TRACK == printed["damage_cells"] == printed["overkill_cell"]
    assert (printed["killshot_cell"], printed["marks_max_per_attacker"]) == (damage.KILLSHOT, damage.MARK_LIMIT)


def test_a_6_4_what_a_board_is_worth() -> None:
    printed, flipped = BOARDS["player_board"], BOARDS["frenzy_player_board"]

    assert list(scoring.BOARD) == printed["points_track"] == BOARDS["killshot_track"]["points_track"]
    assert list(scoring.FLIPPED) == flipped["points_track"]
    assert (
        printed["first_blood_points"],
        BOARDS["bonus_points"]["double_kill"],
    ) == (scoring.FIRST_BLOOD, scoring.DOUBLE_KILL)


def moves(table: Table) -> dict[str, int]:
    """How far each action goes now, and how many there are."""
    state = table.state
    return {
        "actions": table.doc["actions_left"],
        "run": turn.run_moves(state),
        "grab": turn.grab_moves(state),
        "shoot": turn.shoot_moves(state),
    }


@pytest.mark.parametrize(
    ("hits", "zone"),
    [(0, "normal"), (2, "normal"), (3, "adrenaline_3"), (5, "adrenaline_3"), (6, "adrenaline_6"), (10, "adrenaline_6")],
)
def test_a_4_5_adrenaline_lengthens_the_moves(hits: int, zone: str) -> None:
    printed = BOARDS["actions"][zone]

    assert moves(given(TRIO, act="V", damage={"V": "D" * hits})) == {
        "actions": BOARDS["turn"]["actions"],
        "run": printed["run"]["moves"],
        "grab": printed["grab"]["moves_before"],
        "shoot": printed["shoot"]["moves_before"],
    }


def test_a_4_5_adrenaline_thresholds() -> None:
    printed = BOARDS["player_board"]

    assert (
        printed["adrenaline_grab_from_damage"],
        printed["adrenaline_shoot_from_damage"],
    ) == (turn.GRAB_ADRENALINE, turn.SHOOT_ADRENALINE)


@pytest.mark.parametrize(
    ("act", "row"), [("B", "frenzy_before_starting_player"), ("V", "frenzy_from_starting_player_on")]
)
@pytest.mark.parametrize("hits", [0, 6])
def test_a_9_3_frenzy_actions(act: str, row: str, hits: int) -> None:
    printed = BOARDS["actions"][row]
    table = given(TRIO, act=act, seats="VDB", start=0, frenzy={"trigger": 1}, damage={act: "D" * hits})

    assert moves(table) == {
        "actions": printed["actions"],
        "run": printed.get("run", {"moves": 0})["moves"],
        "grab": printed["grab"]["moves_before"],
        "shoot": printed["shoot"]["moves_before"],
    }
    assert table.offers("run") is ("run" in printed)


def test_a_10_6_domination_tracks() -> None:
    printed = MODES["domination"]

    assert list(domination.PLACES) == printed["track_points"]
    assert printed["track_spaces_to_fist"] == domination.FIST
    assert len(given(TRIO, act="V", mode="domination").doc["tracks"]) == printed["spawn_tracks"]


def test_a_11_1_the_turret_board() -> None:
    printed = MODES["turret"]

    assert (turret.OFFER, list(turret.PLACES)) == (printed["ammo_offer"], printed["final_points"])
    assert len(given(TRIO, act="V", mode="turret").doc["offer"]) == printed["ammo_offer"]


def test_a_12_2_the_bot_marks_once_both_adrenaline_zones_are_reached() -> None:
    assert MODES["bot"]["extra_mark_from_damage"] == bot.BOT_MARKS_FROM
