"""What the player sees, and dealing it anew."""

from __future__ import annotations

import random

import pytest

from frenzy.games.wreckland.game import GAME
from frenzy.kernel import BadOption
from tests.wreckland.table import run


def test_the_order_of_the_piles_is_absent() -> None:
    view = GAME.view(GAME.new(1, 3, {"chapter": 2}), 0)

    assert view["piles"] == {"parts": 32, "enemies": 26, "canyon": 0}
    assert not {"part_deck", "enemy_deck", "dice_chance", "seed", "loaded"} & set(view)


def test_a_spectator_sees_the_table_and_no_choices() -> None:
    state = GAME.new(1, 3)
    mine, theirs = GAME.view(state, 0), GAME.view(state, None)

    assert mine["choices"]
    assert theirs["choices"] == []
    assert {**mine, "seat": None, "choices": []} == theirs
    assert GAME.open_view(state) == theirs


def test_there_is_one_seat() -> None:
    with pytest.raises(BadOption, match="seat: 1 is not seat 0"):
        GAME.view(GAME.new(1, 3), 1)


def test_two_deals_of_one_view_differ_only_in_what_is_hidden() -> None:
    view = GAME.view(GAME.new(1, 3, {"chapter": 5}), 0)
    one, two = GAME.redeal(view, random.Random(1)), GAME.redeal(view, random.Random(2))

    assert GAME.view(one, 0) == GAME.view(two, 0) == view
    assert sorted(one.part_deck) == sorted(two.part_deck)
    assert one.part_deck != two.part_deck
    assert one.dice_chance != two.dice_chance


def test_loaded_dice_are_not_seen() -> None:
    table = run("front E16", pool="w1 w4 r6", dice=[3])

    assert GAME.redeal(table.view, random.Random(1)).loaded == ()


def test_dice_on_cards_are_seen() -> None:
    table = run("front E16", pool="w4 w1", slot_dice={"W": ["marker"]}, enemy_dice={"E16": ["r6"]}).play("use 4 N 4")

    assert (table.dice("N"), table.dice("W"), table.dice("E16")) == ([None, "w4"], ["marker"], ["r6"])
