"""Ratings from finishing orders, against numbers worked out by hand and strengths that are known."""

from __future__ import annotations

import random
from itertools import permutations
from math import exp, log10

import pytest

from frenzy.arena.ratings import Order, aheads, cycles, ratings, stages


def duels(wins: int, losses: int, first: str = "a", second: str = "b") -> list[Order]:
    """Tables of two, each with a seed of its own."""
    won, lost = ((first,), (second,)), ((second,), (first,))
    return [Order(seed, won if seed < wins else lost) for seed in range(wins + losses)]


def drawn(rng: random.Random, strength: dict[str, float], table: list[str]) -> tuple[tuple[str, ...], ...]:
    """An order, drawn as the model says."""
    left, order = list(table), list[tuple[str, ...]]()
    while left:
        (name,) = rng.choices(left, [exp(strength[name]) for name in left])
        left.remove(name)
        order.append((name,))
    return tuple(order)


def test_of_two_the_ratio_of_wins_is_that_of_strengths() -> None:
    """10 : 1, and half a win for each that was never played, are 10.5 : 1.5."""
    first, second = ratings(duels(10, 1), "b", resamples=200)

    assert (first.name, second.name, second.rating) == ("a", "b", 1000)
    assert first.rating == pytest.approx(1000 + 400 * log10(7))
    assert first.low < first.rating < first.high
    assert second.low == second.high == 1000


def test_who_always_wins_has_a_rating_and_a_doubt() -> None:
    best, _ = ratings(duels(20, 0), "b", resamples=200)

    assert 1500 < best.rating < 1800
    assert best.high - best.low > 100


def test_a_tie_is_half_a_win_for_each() -> None:
    tied = [Order(seed, (("a", "b"),)) for seed in range(4)]

    assert [each.rating for each in ratings(tied, "b", 0)] == pytest.approx([1000, 1000])
    assert ratings(duels(4, 2), "b", 0)[0].rating == pytest.approx(ratings([*duels(3, 1), *tied[:2]], "b", 0)[0].rating)


def test_copies_at_a_table_are_so_many_of_equal_strength() -> None:
    """One wins a quarter of its tables against three copies, and is second, third and last as often: an equal."""
    tables = [tuple(("a",) if place == at else ("b",) for place in range(4)) for at in range(4)]

    assert ratings([Order(0, table) for table in tables], "b", 0)[0].rating == pytest.approx(1000)


def test_draws_of_one_kind_tell_nothing_and_are_left_out() -> None:
    found = dict(stages((("a",), ("b",), ("b",))))

    assert found == {("a", (("a", 1), ("b", 2))): 1.0}


def test_tied_seats_are_drawn_in_every_order() -> None:
    weights = dict(stages((("a", "b"), ("c",))))

    assert weights == {
        ("a", (("a", 1), ("b", 1), ("c", 1))): 0.5,
        ("b", (("a", 1), ("b", 1), ("c", 1))): 0.5,
        ("a", (("a", 1), ("c", 1))): 0.5,
        ("b", (("b", 1), ("c", 1))): 0.5,
    }


def test_known_strengths_are_found_again() -> None:
    strength, rng = {"a": 0.0, "b": 1.0, "c": -0.5}, random.Random(3)
    orders = [
        Order(seed, drawn(rng, strength, [one, two, two, two]))
        for seed in range(100)
        for one, two in permutations(strength, 2)
    ]

    found = {each.name: each for each in ratings(orders, "a", 100)}

    for name, true in strength.items():
        assert found[name].rating == pytest.approx(1000 + 400 * true / 2.302585, abs=35)
    assert found["c"].high < 1000 < found["b"].low


def test_who_is_ahead_of_whom_counts_every_two_seats_and_seeds_as_groups() -> None:
    found = {(each.first, each.second): each for each in aheads([Order(1, (("a",), ("b",), ("b",))), *duels(2, 2)])}

    assert found["a", "b"].pairs == 6
    assert found["a", "b"].rate == pytest.approx(4 / 6)
    assert found["b", "a"].rate == pytest.approx(2 / 6)


def test_a_circle_is_told_once_and_only_if_each_step_is_sure() -> None:
    circle = [*duels(40, 2), *duels(40, 2, "b", "c"), *duels(40, 2, "c", "a")]
    doubtful = [*duels(40, 2), *duels(40, 2, "b", "c"), *duels(22, 20, "c", "a")]

    assert cycles(aheads(circle)) == [("a", "b", "c")]
    assert cycles(aheads(doubtful)) == []
