"""The Wreckage phase opens (W-6)."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.cards import (
    BOARDS,
    PARTS,
    part_deck,
)
from frenzy.games.wreckland.game import GAME
from tests.wreckland.table import build, run


@pytest.mark.parametrize("chapter", BOARDS)
def test_w_6_1_as_many_parts_are_drawn_as_the_board_shows(chapter: int) -> None:
    state = GAME.new(1, 2, {"chapter": chapter})

    assert len(state.available) == BOARDS[chapter].parts_drawn[0]


def test_w_6_2_then_all_eight_dice_are_rolled() -> None:
    names = [type(event).__name__ for event in GAME.new(1, 2, {"difficulty": "expert"}).events]

    assert names == ["RoundStarted"] + ["PartDrawn"] * 6 + ["Rolled"]


def test_w_6_3_any_number_of_actions_until_one_stops() -> None:
    table = build("w1 w1 w3 w4", "P01 P04", slots="W=V1b*2")

    assert table.choices == ["install P01", "install P04", "repair W", "reroll P01", "reroll P04", "end phase"]
    table.play("repair W", "pay w3", "install P01", "pay w1", "pay w1", "at E right")
    assert table.choices == ["reroll P04", "end phase"]


def test_w_6_4_discarded_parts_become_a_new_deck() -> None:
    everything = [PARTS[card].id for card in part_deck(1)]
    table = run("front E01", step=6, pool="w1", discards={"parts": everything})

    table.play("ram 1 front", "shift E01 left")

    assert [event.pile for event in table.told(ev.Shuffled)] == ["parts"]
    assert len(table.available.split()) == 5
