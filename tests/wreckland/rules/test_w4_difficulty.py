"""Difficulty (W-4)."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.game import GAME
from tests.wreckland.table import build


@pytest.mark.parametrize(("difficulty", "scrap"), [("learner", 4), ("normal", 2), ("expert", 0)])
def test_w_4_1_difficulty_is_the_scrap_one_starts_with(difficulty: str, scrap: int) -> None:
    state = GAME.new(1, 4, {"difficulty": difficulty})

    assert len(state.scrap) == scrap
    assert [type(event) for event in state.events[:scrap]] == [ev.ScrapDrawn] * scrap


def test_w_4_2_scrap_stands_for_one_of_its_values() -> None:
    table = build("w1", "P01", scrap="E01 E04")

    table.play("install P01")

    assert table.choices == ["pay E01=3"]
    assert table.play("pay E01=3").choices == ["pay E04=3"]
