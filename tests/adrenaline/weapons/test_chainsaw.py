"""Chainsaw, a promotional weapon: 1 damage on the own square, or 3 for a cube of each colour."""

from __future__ import annotations

import pytest

import frenzy
from frenzy.kernel import BadPosition
from tests.adrenaline.table import Table, given

SQUARE = """
    VB  S   .
    .   .   .   .
    #   .   .   D
"""


def saw(ammo: str = "", powerups: str = "", mode: str = "deathmatch") -> Table:
    return given(
        SQUARE, arena="small", act="V", weapons={"V": "chainsaw"}, ammo={"V": ammo}, powerups={"V": powerups},
        promo=True, mode=mode,
    )  # fmt: skip


def test_a_7_5_it_deals_one_damage_on_the_own_square() -> None:
    table = saw().play("shoot chainsaw", "use basic")

    assert table.targets == "B"
    assert table.play("target B").damage("B") == "V"


def test_a_7_5_full_throttle_deals_three_for_a_cube_of_each_colour() -> None:
    table = saw(ammo="RYB").play("shoot chainsaw", "use full_throttle", "target B")

    assert (table.damage("B"), table.ammo("V")) == ("VVV", "")


def test_a_7_1_full_throttle_needs_all_three_cubes() -> None:
    assert saw(ammo="RYY").play("shoot chainsaw").choices == ["use basic"]


def test_a_4_10_a_powerup_pays_for_one_of_them() -> None:
    table = saw(ammo="RY", powerups="newton:blue")

    table.play("shoot chainsaw", "use full_throttle", "pay newton:blue", "target B")

    assert (table.damage("B"), table.ammo("V"), table.powerups("V")) == ("VVV", "", [])


def test_a_4_8_it_is_reloaded_for_nothing() -> None:
    table = saw().play("shoot chainsaw", "use basic", "target B", "end turn", "reload chainsaw")

    assert table.weapons("V") == {"chainsaw": True}


def test_a_10_2_it_saws_at_spawnpoints_too() -> None:
    table = given(
        """
        .   S   V
        .   .   .   .
        #   .   .   DB
        """,
        arena="small", act="V", weapons={"V": "chainsaw"}, promo=True, mode="domination",
    )  # fmt: skip

    table.play("shoot chainsaw", "use basic", "target b")

    assert table.doc["tracks"]["blue"] == ["violet"]


def test_a_1_2_it_is_in_the_box_only_if_the_table_asks_for_it() -> None:
    game = frenzy.load("adrenaline")
    seat = {"square": "a1", "weapons": [{"id": "chainsaw"}]}

    with pytest.raises(BadPosition, match=r"seats\.weapons: 'chainsaw'"):
        game.from_position({"seats": [seat, {}, {}]})
    assert game.from_position({"seats": [seat, {}, {}], "promo": True})
