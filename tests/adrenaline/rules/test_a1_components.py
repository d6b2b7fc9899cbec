"""What is in the box, and how much of it a player may hold (A-1)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.kernel import BadOption, BadPosition
from tests.adrenaline.table import GAME, Table, given

LINE_UP = """
    V   B   S   .
    .   .   .   .
    #   .   .   .
"""
CROWD = """
    VBZSD  .   .   .
    .      .   .   .
    #      .   .   .
"""
CHARACTERS = {"d_struct_or", "banshee", "dozer", "violet", "sprog"}
WEAPONS = [
    "lock_rifle",
    "machine_gun",
    "thor",
    "electroscythe",
    "tractor_beam",
    "vortex_cannon",
    "furnace",
    "plasma_gun",
    "heatseeker",
    "whisper",
    "hellion",
    "flamethrower",
    "zx2",
    "grenade_launcher",
    "shotgun",
    "rocket_launcher",
    "power_glove",
    "railgun",
    "shockwave",
    "cyberblade",
    "sledgehammer",
]
CARDS = [
    f"{kind}:{colour}"
    for kind in ("targeting_scope", "newton", "tagback_grenade", "teleporter")
    for colour in ("red", "yellow", "blue")
]
TILES = {"RBB": 3, "RRB": 3, "RYY": 3, "RRY": 3, "BYY": 3, "BBY": 3, "PRR": 2, "PBB": 2, "PYY": 2, "PRB": 4, "PRY": 4,
         "PBY": 4}  # fmt: skip
AMMO_SQUARES = ["a1", "b1", "d1", "b2", "c2", "d2", "b3", "c3"]


def table_with(**more: Any) -> Table:
    return given(LINE_UP, act="V", **more)


# -- players --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_1_1_three_to_five_play(seats: int) -> None:
    figures = GAME.position(GAME.new(seats=seats))["seats"]

    assert len({figure["character"] for figure in figures}) == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_a_1_1_fewer_or_more_do_not_play(seats: int) -> None:
    with pytest.raises(BadOption, match="seats"):
        GAME.new(seats=seats)


def test_a_1_1_there_are_five_characters() -> None:
    figures = GAME.position(GAME.new(seats=5))["seats"]

    assert {figure["character"] for figure in figures} == CHARACTERS


def test_a_1_1_nobody_plays_a_character_twice() -> None:
    with pytest.raises(BadOption, match="violet"):
        GAME.new(seats=3, options={"characters": ["violet", "violet"]})


@pytest.mark.parametrize("seats", [3, 4])
def test_a_1_1_a_bot_joins_three_or_four_players(seats: int) -> None:
    state = GAME.new(seats=seats, options={"bot": True})

    assert "bot" in GAME.position(state)


def test_a_1_1_no_bot_joins_five_players() -> None:
    with pytest.raises(BadOption, match="bot"):
        GAME.new(seats=5, options={"bot": True})


# -- the box --------------------------------------------------------------------------------------------------


def test_a_1_2_the_box_has_21_weapons_24_powerups_and_36_tiles() -> None:
    view = GAME.view(GAME.new(seats=4), 0)

    lying = sum(len(weapons) for weapons in view["market"].values())
    held = sum(figure["hand"] for figure in view["figures"])
    assert view["piles"]["weapons"] + lying == 21
    assert view["piles"]["powerups"] + held == 24
    assert view["piles"]["tiles"] + len(view["tiles"]) == 36


def test_a_1_2_every_weapon_is_there() -> None:
    hands = {letter: " ".join(WEAPONS[3 * seat : 3 * seat + 3]) for seat, letter in enumerate("VBZS")}
    market = {"red": WEAPONS[12:15], "yellow": WEAPONS[15:18], "blue": WEAPONS[18:]}

    table = given(CROWD, act="V", weapons=hands, market=market)

    assert GAME.view(table.state, 0)["piles"]["weapons"] == 0


def test_a_1_2_no_weapon_is_there_twice() -> None:
    with pytest.raises(BadPosition, match="zx2"):
        table_with(weapons={"V": "zx2", "B": "zx2"})


@pytest.mark.parametrize("card", CARDS)
def test_a_1_2_each_powerup_is_there_twice(card: str) -> None:
    table = table_with(powerups={"V": card, "B": card})
    assert table.powerups("B") == [card]

    with pytest.raises(BadPosition, match=card):
        table_with(powerups={"V": card, "B": card, "S": card})


@pytest.mark.parametrize("tile", TILES)
def test_a_1_2_each_tile_is_there_as_often_as_the_box_has_it(tile: str) -> None:
    count = TILES[tile]
    assert sum(TILES.values()) == 36
    table_with(tiles=dict.fromkeys(AMMO_SQUARES[:count], tile))

    with pytest.raises(BadPosition, match=tile):
        table_with(tiles=dict.fromkeys(AMMO_SQUARES[: count + 1], tile))


@pytest.mark.parametrize("arena", ["small", "medium_a", "medium_b", "large"])
def test_a_1_2_there_are_four_arenas(arena: str) -> None:
    assert GAME.position(GAME.new(seats=4, options={"arena": arena}))["arena"] == arena


def test_a_1_2_there_is_no_other_arena() -> None:
    with pytest.raises(BadOption, match="arena"):
        GAME.new(seats=4, options={"arena": "huge"})


# -- limits ---------------------------------------------------------------------------------------------------


def test_a_1_3_excess_cubes_are_lost() -> None:
    table = table_with(ammo={"V": "RRYYY"}, tiles={"a1": "RRB"})

    table.play("grab", "move a1")

    assert table.ammo("V") == "RRRYYYB"


def test_a_1_3_a_fourth_powerup_is_not_drawn() -> None:
    hand = ["newton:red", "newton:yellow", "newton:blue"]
    table = table_with(powerups={"V": " ".join(hand)}, tiles={"a1": "PRB"})

    table.play("grab", "move a1")

    assert (table.powerups("V"), table.ammo("V")) == (hand, "RB")


def test_a_1_3_a_third_powerup_is_drawn() -> None:
    table = table_with(powerups={"V": "newton:red newton:yellow"}, tiles={"a1": "PRB"})

    table.play("grab", "move a1")

    assert len(table.powerups("V")) == 3


def test_a_1_3_a_fourth_powerup_is_drawn_to_respawn() -> None:
    table = table_with(
        weapons={"V": "lock_rifle"}, damage={"B": "V" * 9}, powerups={"B": "newton:red newton:yellow newton:blue"}
    )

    table.play("shoot lock_rifle", "target B", "done", "end turn")
    assert (table.prompt, len(table.powerups("B"))) == ("spawn", 4)
    table.play(table.choices[0])

    assert len(table.powerups("B")) == 3


def test_a_1_3_a_fourth_weapon_makes_room() -> None:
    table = given(
        """
        .   .   V   .
        B   .   .   .
        #   .   .   S
        """,
        act="V",
        weapons={"V": "zx2 shotgun lock_rifle"},
        market={"blue": ["flamethrower"]},
    )

    table.play("grab", "move c1", "take flamethrower")
    assert table.prompt == "drop"
    table.play("drop zx2")

    assert set(table.weapons("V")) == {"shotgun", "lock_rifle", "flamethrower"}


@pytest.mark.parametrize(
    ("field", "hand"),
    [
        ("ammo", "RRRR"),
        ("weapons", "zx2 shotgun thor furnace"),
        ("powerups", "newton:red newton:yellow newton:blue teleporter:red"),
    ],
)
def test_a_1_3_no_table_starts_beyond_the_limits(field: str, hand: str) -> None:
    with pytest.raises(BadPosition, match=field):
        table_with(**{field: {"V": hand}})


def test_a_1_4_more_than_twenty_tokens_never_block_an_effect() -> None:
    table = given(
        CROWD,
        act="V",
        weapons={"V": "lock_rifle"},
        damage={"B": "V" * 10, "Z": "V" * 10, "S": "V" * 2},
        marks={"Z": "VVV", "S": "VVV"},
    )

    table.play("shoot lock_rifle", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VV", {"V": 1})
