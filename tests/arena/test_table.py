"""What many games say: groups, rates, and bots compared on the same games."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.arena.simulation import Cell, Job, Played
from frenzy.arena.statistics import paired_difference, wilson, win_rate
from frenzy.arena.table import duels, rows


def game(bot: str, seed: int, share: float, seat: int = 0, **options: Any) -> Played:
    cell = Cell("any", ("other",) * seat + (bot,), options, seat)
    return Played(
        Job(cell, seed),
        "",
        share,
        {},
        decisions=10 + seed,
        asked={"move": 3, "shoot": 1},
        seconds=0.5,
        slowest=0.25 + seed,
    )


def test_a_row_for_every_value_in_the_order_of_the_games() -> None:
    played = [game("b", seed, share=seed % 2, chapter=chapter) for seed in range(4) for chapter in (2, 1)]

    found = rows(played, ["chapter"])

    assert [row.group for row in found] == [{"chapter": 2}, {"chapter": 1}]
    assert {(row.games, row.wins, row.rate) for row in found} == {(4, 2.0, 0.5)}
    assert (found[0].low, found[0].high) == pytest.approx(wilson(2, 4))


def test_a_row_has_the_decisions_and_the_time_of_a_game() -> None:
    (row,) = rows([game("b", 0, 1.0), game("b", 2, 0.0)], ["bot", "seat", "hero"])

    assert row.group == {"bot": "b", "seat": 0, "hero": None}
    assert (row.decisions, row.asked) == (11, 4)
    assert row.mean_ms == pytest.approx(1000 * 1.0 / 22)
    assert row.worst_ms == 2250


def test_the_games_of_a_seed_are_a_group_of_the_interval() -> None:
    played = [game("b", seed, share=seed % 2, chapter=chapter) for seed in range(6) for chapter in (1, 2, 3)]

    (row,) = rows(played, [])

    assert (row.rate, row.low, row.high) == pytest.approx(win_rate([[seed % 2] * 3 for seed in range(6)]))
    assert row.high - row.low > wilson(9, 18)[1] - wilson(9, 18)[0]


def test_two_bots_are_compared_on_the_games_that_both_have_played() -> None:
    first = [game("one", seed, share) for seed, share in enumerate((1, 1, 1, 0, 1))]
    second = [game("two", seed, share) for seed, share in enumerate((1, 0, 0, 1))]

    (duel,) = duels(first + second)

    assert (duel.bot, duel.other, duel.pairs) == ("one", "two", 4)
    assert (duel.only_bot, duel.only_other) == (2, 1)
    assert (duel.difference, duel.low, duel.high) == pytest.approx(paired_difference([[0], [1], [1], [-1]]))


def test_pairs_are_games_of_the_same_table_and_seat() -> None:
    played = [
        *(game("one", 1, 1.0, seat, hero=hero) for seat in (0, 1) for hero in ("a", "b")),
        *(game("two", 1, 0.0, seat, hero=hero) for seat in (1, 2) for hero in ("b", "c")),
    ]

    (duel,) = duels(played)

    assert (duel.pairs, duel.difference) == (1, 1.0)


def test_every_two_bots_are_compared_in_every_group() -> None:
    bots, heroes = ("one", "two", "three"), ("a", "b")
    played = [game(bot, seed, 1.0, hero=hero) for seed in (1, 2) for hero in heroes for bot in bots]

    found = duels(played, ["bot", "hero"])

    assert [(duel.group["hero"], duel.bot, duel.other) for duel in found] == [
        (hero, *pair) for hero in heroes for pair in (("one", "two"), ("one", "three"), ("two", "three"))
    ]
    assert all(duel.pairs == 2 and duel.difference == 0 for duel in found)


def test_one_bot_is_compared_with_nobody() -> None:
    assert duels([game("one", seed, 1.0) for seed in range(3)]) == []
