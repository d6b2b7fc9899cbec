"""The Run phase opens (W-15)."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.cards import (
    BOARDS,
    ENEMIES,
    ENEMY_OF,
    enemy_deck,
)
from frenzy.games.wreckland.ids import SECTIONS
from tests.wreckland.table import build, run


@pytest.mark.parametrize("chapter", BOARDS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_w_15_1_each_section_is_dealt_what_the_board_shows(chapter: int, number: int) -> None:
    table = build("w1", round=number, chapter=chapter).play("end phase")
    ordinary = [doc for doc in table.view["enemies"] if ENEMIES[ENEMY_OF[doc["id"]]].rank == "enemy"]

    found = tuple(sum(doc["section"] == section for doc in ordinary) for section in SECTIONS)
    assert found == BOARDS[chapter].enemies[number - 1]


def test_w_15_2_an_empty_deck_is_made_anew_from_the_discards() -> None:
    everyone = [card.id for card in ENEMIES if card.number in enemy_deck(1)]
    table = build("w1", discards={"enemies": everyone[:20]}, scrap=" ".join(everyone[20:])).play("end phase")

    assert [event.pile for event in table.told(ev.Shuffled)] == ["enemies"]
    assert len(table.enemies) == 8
    assert not set(table.enemies) & set(everyone[20:])


def test_w_15_2_with_nothing_left_fewer_are_dealt() -> None:
    everyone = [card.id for card in ENEMIES if card.number in enemy_deck(1)]
    table = build("w1", scrap=" ".join(everyone[3:])).play("end phase")

    assert sorted(table.enemies) == everyone[:3]


@pytest.mark.parametrize("chapter", BOARDS)
def test_w_15_3_the_boss_joins_in_round_3_where_its_icon_is(chapter: int) -> None:
    board = BOARDS[chapter]
    table = build("w1", round=3, chapter=chapter).play("end phase")

    assert table.where(ENEMIES[board.boss].id) == SECTIONS[board.boss_section]


def test_w_15_4_a_section_has_no_limit() -> None:
    table = run("rear E01 E02 E03 E04 E06 E07 E08 E09", step=1, pool="r5 w1", slots="S=!D1 N=!D2")

    assert table.prompt == "red"
    assert len(table.enemies) == 8
