"""Setting up (W-3)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.wreckland.cards import (
    PART_OF,
    PARTS,
    VEHICLES,
    enemy_deck,
)
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.game import GAME


def view(**options: Any) -> View:
    return GAME.view(GAME.new(1, 5, options), 0)


@pytest.mark.parametrize("vehicle", VEHICLES)
def test_w_3_1_the_vehicle_has_its_own_three_upgrades(vehicle: str) -> None:
    upgrades = view(vehicle=vehicle)["upgrades"]

    assert len(upgrades) == 3
    assert all(PARTS[PART_OF[card]].vehicle == vehicle for card in upgrades)


def test_w_3_2_the_hero_is_there() -> None:
    assert view(hero="rudd3r")["options"]["hero"] == "rudd3r"


def test_w_3_3_round_1_begins_with_wreckage_and_the_boss_waits() -> None:
    seen = view(chapter=3)

    assert (seen["round"], seen["phase"], seen["boss"]["id"], seen["enemies"]) == (1, "wreckage", "B3", [])


def test_w_3_4_the_decks_are_shuffled_with_the_new_cards() -> None:
    decks = {GAME.new(1, seed, {"chapter": 7, "difficulty": "expert"}).enemy_deck for seed in range(5)}

    assert len(decks) == 5
    assert all(sorted(deck) == list(enemy_deck(7)) for deck in decks)


def test_w_3_5_all_dice_are_at_hand() -> None:
    assert len(view()["pool"]) == 8


@pytest.mark.parametrize("vehicle", VEHICLES)
def test_w_3_6_only_printed_parts_are_on_the_vehicle(vehicle: str) -> None:
    seen = view(vehicle=vehicle)
    parts = [doc["part"] for doc in seen["slots"].values() if doc["part"]]

    assert seen["core"]["damage"] == 0
    assert sorted(parts) == [f"{vehicle}a", f"{vehicle}b", f"{vehicle}c"]
