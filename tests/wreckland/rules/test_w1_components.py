"""Components and geometry (W-1)."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland.cards import (
    BOARDS,
    DESTRUCTION,
    ENEMIES,
    PARTS,
    VEHICLES,
    enemy_deck,
    part_deck,
)
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import FACES, SECTIONS, SIDE, SLOT_OF, SLOTS, clockwise
from frenzy.kernel import BadOption
from tests.wreckland.table import run


def test_w_1_1_one_player_with_five_white_and_three_red_dice() -> None:
    state = GAME.new(1, 3)

    assert GAME.manifest.seats == (1,)
    assert [name[0] for name in GAME.view(state, 0)["pool"]] == ["w"] * 5 + ["r"] * 3
    with pytest.raises(BadOption, match="seats: 2 is not 1"):
        GAME.new(2, 3)


def test_w_1_2_the_box_holds_what_the_rulebook_counts() -> None:
    upgrades = [card for card in PARTS if card.on]

    assert (len(part_deck(0)), len(enemy_deck(0)), len(upgrades), len(DESTRUCTION)) == (36, 24, 12, 5)
    assert (len(VEHICLES), len(BOARDS)) == (4, 7)


def test_w_1_3_damage_is_not_limited_by_tokens() -> None:
    cards = [ENEMIES[card] for card in enemy_deck(0)]
    enemies = " ".join(f"{card.id}*{card.resistance - 1}" for card in cards)
    table = run(f"front {enemies}", pool="w1 w1")

    assert sum(table.hurt(card.id) for card in cards) > 60


def test_w_1_4_the_core_is_no_slot() -> None:
    assert len(SLOTS) == 8
    assert "C" not in SLOTS


def test_w_1_5_slots_go_clockwise_from_the_top_left() -> None:
    assert SLOTS == ("NW", "N", "NE", "E", "SE", "S", "SW", "W")


def test_w_1_6_a_corner_faces_two_sections_and_an_edge_one() -> None:
    sides = {SECTIONS[section]: [SLOTS[slot] for slot in SIDE[section]] for section in range(4)}

    assert sides["front"] == ["NW", "N", "NE"]
    assert sides["left"] == ["SW", "W", "NW"]
    assert [len(FACES[SLOT_OF[slot]]) for slot in ("NW", "N", "SE", "W")] == [2, 1, 2, 1]


def test_w_1_7_sections_go_clockwise_from_the_front() -> None:
    assert [SECTIONS[clockwise(section)] for section in range(4)] == ["right", "rear", "left", "front"]


def test_w_1_8_a_printed_part_works_like_any_other() -> None:
    table = run("front E01", pool="w4")

    table.play("use 4 N 4", "target E01")

    assert table.hurt("E01") == 1 + 2


def test_w_1_9_every_part_has_what_a_part_shows() -> None:
    for card in PARTS:
        assert card.name
        assert card.resistance > 0
        assert card.dice
        assert card.effects
        assert all(1 <= value <= 6 for value in card.dice)


def test_w_1_10_every_enemy_has_what_an_enemy_shows() -> None:
    for card in ENEMIES:
        assert card.name
        assert card.resistance > 0
        assert card.dice
        assert card.attack.op in ("single", "double", "area", "none")


def test_w_1_11_there_is_no_speed() -> None:
    assert not any("speed" in name for name in GAME.view(GAME.new(1, 1), 0))
