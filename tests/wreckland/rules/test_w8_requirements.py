"""Requirements (W-8)."""

from __future__ import annotations

import random
from typing import get_args

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF
from frenzy.games.wreckland.content.words import Kind, Requirement
from frenzy.games.wreckland.rules.requirements import can_complete, counts, is_met
from tests.wreckland.table import build


def met(kind: Kind, *values: int, n: int = 0) -> bool:
    return is_met(Requirement(kind, n), values)


def test_w_8_1_a_pair() -> None:
    assert met("pair", 4, 4)
    assert not met("pair", 4, 5)


def test_w_8_2_two_pairs_may_be_equal() -> None:
    assert met("two_pair", 2, 5, 2, 5)
    assert met("two_pair", 3, 3, 3, 3)
    assert not met("two_pair", 3, 3, 3, 4)


def test_w_8_3_three_of_a_kind() -> None:
    assert met("three_kind", 6, 6, 6)
    assert not met("three_kind", 6, 6, 5)


def test_w_8_4_four_of_a_kind() -> None:
    assert met("four_kind", 1, 1, 1, 1)
    assert not met("four_kind", 1, 1, 1)


def test_w_8_5_a_run_of_three_without_a_step_from_6_to_1() -> None:
    assert met("straight3", 5, 4, 6)
    assert not met("straight3", 5, 6, 1)


def test_w_8_6_a_run_of_four() -> None:
    assert met("straight4", 3, 4, 5, 6)
    assert not met("straight4", 1, 2, 3, 5)


def test_w_8_7_any_three() -> None:
    assert met("any3", 1, 1, 6)
    assert not met("any3", 1, 6)


def test_w_8_8_a_sum_is_met_exactly_by_any_number() -> None:
    assert met("sum", 3, 6, n=9)
    assert not met("sum", 4, 6, n=9)
    table = build("w2 w3 w4 w5", "P06").play("install P06")
    assert table.choices == ["pay w2", "pay w4"]
    assert table.play("pay w2").choices == ["pay w3"]
    assert table.play("pay w3").choices == ["pay w4"]


def test_w_8_9_scrap_is_one_of_its_values_and_never_a_red_die() -> None:
    need = Requirement("straight3")
    two = tuple(sorted((ENEMY_OF["E22"], ENEMY_OF["E24"])))

    assert can_complete(need, (), counts([2]), two)
    assert not can_complete(need, (), counts([2]), two[:1])
    table = build("w4", "P05", scrap="E05").play("install P05", "pay w4", "pay E05=4", "at E")
    assert table.told(ev.TableRolled) == []


def test_w_8_10_spent_scrap_is_discarded_and_the_rest_is_kept() -> None:
    table = build("w4", "P05", scrap="E05 E06").play("install P05", "pay w4", "pay E05=4", "at E", "end phase")

    assert table.scrap == "E06"
    assert "E05" in table.view["discards"]["enemies"] + table.enemies


def slow_can_pay(kind: Kind, n: int, dice: list[int], cards: list[int]) -> bool:
    """Try every subset: the plain reading that the quick one is compared with."""
    options = [(0, value) for value in dice] + [(0, *ENEMIES[card].dice) for card in cards]
    sets: set[tuple[int, ...]] = {()}
    for option in options:
        sets = {tuple(sorted((*found, value) if value else found)) for found in sets for value in option}
    return any(found and is_met(Requirement(kind, n), found) for found in sets)


def test_the_quick_answer_is_the_plain_one() -> None:
    rng = random.Random(1)
    kinds: tuple[Kind, ...] = get_args(Kind)
    for _ in range(400):
        dice = [rng.randint(1, 6) for _ in range(rng.randint(0, 5))]
        cards = sorted(rng.sample(range(24), rng.randint(0, 3)))
        kind, n = rng.choice(kinds), rng.randint(1, 15)
        quick = can_complete(Requirement(kind, n), (), counts(dice), tuple(cards))
        assert quick == slow_can_pay(kind, n, dice, cards), (kind, n, dice, cards)
