"""The engine's enemies, ways, sight and hits against the slow reading, on random boards."""

from __future__ import annotations

from random import Random

import pytest

import frenzy
from tests.resistance.compare import (
    card_position,
    differences,
    expected_mobs,
    mobs_at_the_end,
    random_position,
    spawn_position,
    turn_differences,
)
from tests.resistance.slow_reading import BOARDS

GAME = frenzy.load("resistance")
BOARDS_EACH = 8

SETTLED = (
    "MH4 4",
    "MH9 5",
    "MH2 36",
    "MH6 0",
    "MH10 39",
    "MH2 98",
    "MH6 14",
    "MH3 95",
    "MH5 80",
    "MZ4 6",
    "MZ5 110",
    "MH8 34",
    "MZ5 39",
    "MZ5 21",
    "MZ5 35",
)
"""Boards on which the engine read a paragraph otherwise once."""

SEEDS = sorted({f"{mission} {number}" for mission in BOARDS for number in range(BOARDS_EACH)} | set(SETTLED))


@pytest.mark.parametrize("seed", SEEDS)
def test_z_14_and_z_15_a_phase_comes_to_the_same_boards(seed: str) -> None:
    more, less = differences(GAME, random_position(seed, seed.split(maxsplit=1)[0]), Random(seed))

    assert not more
    assert not less


@pytest.mark.parametrize("mission", sorted(set(BOARDS) - {"MZ5"}))  # where a super hero comes instead of a card
def test_z_17_2_and_z_17_3_a_rush_or_an_extra_activation_comes_to_the_same_boards(mission: str) -> None:
    for number in range(BOARDS_EACH):
        seed = f"{mission} {number}"
        document, slow = card_position(seed, mission)
        assert differences(GAME, document, Random(seed), slow) == (set(), set()), seed


@pytest.mark.parametrize("mission", sorted(BOARDS))
def test_z_16_1_cards_are_drawn_at_the_same_points(mission: str) -> None:
    for number in range(BOARDS_EACH):
        document = spawn_position(f"{mission} {number}", mission)
        assert mobs_at_the_end(GAME, document, Random(number)) == expected_mobs(document)


@pytest.mark.parametrize("mission", sorted(BOARDS))
def test_z_5_z_6_and_z_11_a_turn_has_the_same_ways_targets_and_hits(mission: str) -> None:
    for number in range(BOARDS_EACH):
        assert not turn_differences(GAME, f"{mission} {number}", mission)
