"""Win rates and differences with their intervals, against numbers worked out by hand."""

from __future__ import annotations

import pytest

from frenzy.arena.statistics import paired_difference, wilson, win_rate

CLOSE = 1e-4


def test_one_game_a_seed_has_the_plain_interval_of_wilson() -> None:
    groups = [[1.0]] * 20 + [[0.0]] * 5

    assert win_rate(groups) == pytest.approx((0.8, *wilson(20, 25)))


def test_games_that_repeat_each_other_count_no_more_than_their_seeds() -> None:
    """Four seeds, twice each: the sums 2, 0, 2, 0 are each 1 off, so the rate has 4 / 8^2, as that of four games."""
    groups = [[1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0]]

    assert win_rate(groups) == pytest.approx((0.5, *wilson(2, 4)))


def test_games_of_a_seed_that_balance_each_other_count_no_more_than_once_each() -> None:
    groups = [[1.0, 0.0]] * 10

    assert win_rate(groups) == pytest.approx((0.5, *wilson(10, 20)))


def test_one_seed_counts_as_one_game() -> None:
    assert win_rate([[1.0, 0.0, 1.0]]) == pytest.approx((2 / 3, *wilson(2 / 3, 1)))


def test_nothing_played_says_nothing() -> None:
    assert win_rate([]) == (0.0, 0.0, 1.0)
    assert paired_difference([]) == (0.0, -1.0, 1.0)


def test_a_table_of_mcnemar_has_the_interval_of_bonett_and_price() -> None:
    """25 pairs for one side, 10 for the other, 65 alike: 15/102 +- 1.96 sqrt((37/102 - (15/102)^2) / 102)."""
    groups = [[1.0]] * 25 + [[-1.0]] * 10 + [[0.0]] * 65

    difference, low, high = paired_difference(groups)

    assert difference == pytest.approx(0.15)
    assert (low, high) == pytest.approx((0.03371, 0.26040), abs=CLOSE)


def test_the_other_way_round_it_is_the_same_with_the_other_sign() -> None:
    groups = [[1.0]] * 7 + [[-1.0]] * 3 + [[0.5]] * 4
    mirrored = [[-difference for difference in group] for group in groups]

    difference, low, high = paired_difference(groups)

    assert paired_difference(mirrored) == pytest.approx((-difference, -high, -low))


def test_pairs_that_all_agree_leave_a_doubt_that_shrinks_with_their_number() -> None:
    few, many = paired_difference([[0.0]] * 10), paired_difference([[0.0]] * 1000)

    assert few[0] == many[0] == 0
    assert few[1] < -0.1 < many[1] < 0 < many[2] < 0.1 < few[2]


def test_pairs_of_one_seed_are_one_group() -> None:
    """Ten seeds of four pairs that go the same way are far less sure than forty seeds."""
    grouped = paired_difference([[1.0] * 4] * 5 + [[0.0] * 4] * 5)
    apart = paired_difference([[1.0]] * 20 + [[0.0]] * 20)

    assert grouped[0] == apart[0] == 0.5
    assert grouped[2] - grouped[1] > 1.5 * (apart[2] - apart[1])


def test_one_seed_says_nothing_about_others() -> None:
    assert paired_difference([[1.0, 1.0, 0.0, 1.0]]) == (0.75, -1.0, 1.0)
