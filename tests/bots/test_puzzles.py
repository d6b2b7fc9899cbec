"""Puzzles: what is in stock is what it says, and a line is worth what comes of it by the rules."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from frenzy.bots.expectation import TooBigError
from frenzy.bots.goals import EQUAL, Solver, judge, solution, task
from frenzy.bots.puzzles import Stocked, daily, find_puzzle, goals_of, in_stock
from frenzy.catalogues import LANGUAGES
from frenzy.games import load, manifest_of, manifests
from frenzy.kernel import BadOption
from frenzy.kernel.puzzle import GRADES, number_of, of_the_day
from frenzy.tui.words import text_of
from tools.mining import adrenaline
from tools.puzzles import grade_of, solved

STOCK = in_stock()
SAMPLE = [
    next(puzzles)
    for _, puzzles in groupby(STOCK, lambda stocked: (stocked.manifest.name, stocked.puzzle.goal, stocked.puzzle.grade))
]
"""One of each game, goal and grade."""

GOALS = [
    (name, goal) for name in manifests() if manifest_of(name).puzzles for goal in goals_of(manifest_of(name)).names
]


def of_goal(goal: str) -> Stocked:
    return next(stocked for stocked in STOCK if stocked.puzzle.goal == goal)


def test_every_puzzle_has_a_name_of_its_own_and_says_what_it_is() -> None:
    assert len({stocked.name for stocked in STOCK}) == len(STOCK) > 0
    for manifest, puzzle in STOCK:
        assert puzzle.goal in goals_of(manifest).names
        assert puzzle.grade == grade_of(puzzle.best, puzzle.greedy, puzzle.decisions, puzzle.ideas)
        assert puzzle.best > puzzle.second + EQUAL
        assert (puzzle.greedy < puzzle.best - EQUAL) == (puzzle.grade != GRADES[0])


def test_every_table_loads_with_the_seat_to_act_and_the_answer_begins_there() -> None:
    for manifest, puzzle in STOCK:
        game = load(manifest.name)
        start = game.from_position(puzzle.position)
        assert game.to_act(start) == puzzle.seat, puzzle.id
        assert puzzle.answer[0] in map(str, game.legal_actions(start)), puzzle.id


@pytest.mark.parametrize("stocked", SAMPLE, ids=lambda stocked: stocked.name)
def test_the_answer_is_worth_what_the_puzzle_says(stocked: Stocked) -> None:
    manifest, puzzle = stocked

    verdict = judge(goals_of(manifest), puzzle, puzzle.answer)

    assert verdict is not None
    assert verdict.is_solved
    assert verdict.value == pytest.approx(puzzle.best, abs=1e-5)


def test_a_line_that_is_not_over_has_no_verdict_and_a_poor_one_does_not_solve() -> None:
    manifest, puzzle = of_goal("kills")
    goals = goals_of(manifest)

    assert judge(goals, puzzle, puzzle.answer[:-1]) is None
    verdict = judge(goals, puzzle, ["end turn", "done"])

    assert verdict is not None
    assert (verdict.value, verdict.is_solved) == (0, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_verdicts_and_reasons_are_said_in_every_language(language: str) -> None:
    for name, goal in GOALS:
        text = text_of(load(name), language)
        assert all(text.bundles[0].has_message(f"goal-{goal}{part}") for part in ("", "-name", "-value", "-why"))
    for manifest, puzzle in SAMPLE:
        goals, text = goals_of(manifest), text_of(load(manifest.name), language)
        verdict = judge(goals, puzzle, puzzle.answer)
        assert verdict is not None
        found = solution(goals, puzzle, verdict)
        said = [task(goals, puzzle), found.own, found.best, found.reason, *(step.text for step in found.steps)]
        assert all(text.phrase(phrase) for phrase in said)
        assert found.own == found.best
        assert len(found.steps) == puzzle.decisions


def test_everybody_has_the_same_puzzle_on_a_day_and_another_on_most_days() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]

    assert number_of("2026-11-19") == 1_725_792_353
    assert daily("2026-11-19") == daily("2026-11-19")
    assert len({of_the_day(range(300), day) for day in days}) > len(days) * 0.8
    assert not any(daily(day).spoils for day in days)


def test_a_puzzle_that_does_not_exist_is_told() -> None:
    with pytest.raises(BadOption, match="there is no 'points-0' of 'chess'"):
        find_puzzle("chess", "points-0")


def test_a_game_that_names_no_goals_has_no_puzzles() -> None:
    assert {stocked.manifest.name for stocked in STOCK} == {name for name in manifests() if manifest_of(name).puzzles}


# -- what they ask for ------------------------------------------------------------------------------------------

LAST_TURN: dict[str, Any] = {
    "chapter": 1, "vehicle": "V1", "hero": "miller", "seed": 1, "round": 3, "phase": "run", "turn": 1, "step": 6,
    "scrap": [], "enemies": [{"id": "B1", "section": "front", "damage": 15, "dice": [None, None]}],
}  # fmt: skip


def endings(game: str, goal: str, position: dict[str, Any]) -> dict[tuple[str, ...], float]:
    """What every line is worth."""
    goals = goals_of(manifest_of(game))
    found = Solver(goals, goal, goals.game.from_position(position), 0).endings()
    return {ending.line: ending.value for ending in found}


def test_the_last_turn_is_worth_the_chance_to_destroy_the_boss_in_it() -> None:
    """Two left of it: with a 2 on the Part at the front it falls; a ram by one spike leaves it with one."""
    found = endings("wreckland", "boss", {**LAST_TURN, "pool": ["w2"]})

    assert found["use 2 N 2", "target B1"] == 1
    assert found["ram 2 front", "shift B1 left"] == 0


def test_dice_that_are_rolled_again_end_the_puzzle_with_their_mean() -> None:
    """One die is rolled again: a 2 or a 4 matches the Part at the front exactly, and that is two faces of six."""
    found = endings("wreckland", "boss", {**LAST_TURN, "pool": ["w1", "w1"]})

    assert found["core 1 reroll",] == pytest.approx(2 / 6)


ROUND: dict[str, Any] = {
    "mission": "MH1", "seats": 1, "round": 3, "seed": 1, "active": "storm", "actions_left": 1, "citizens": [],
    "spawn": [],
    "heroes": [
        {"id": "storm", "zone": "17R-n", "health": 3, "power": 0},
        {"id": "wolverine", "zone": "16R-out3", "health": 3, "activated": True},
    ],
    "enemies": [{"kind": "walker", "zone": "17R-n", "count": 1}],
}  # fmt: skip


def test_to_endure_is_worth_the_health_that_is_left_after_the_enemies() -> None:
    """The walker strikes unless Storm hits it with one of her two dice: they miss with a 1 or a 2."""
    found = endings("resistance", "endure", ROUND)

    assert found["end turn", "end phase"] == 5
    assert found["attack 17R-n",] == pytest.approx(6 - (2 / 6) ** 2)


def test_whoever_draws_a_card_has_lost_the_round() -> None:
    assert endings("resistance", "endure", ROUND)["trait",] == 0


# -- how they are found -----------------------------------------------------------------------------------------

DUEL: dict[str, Any] = {
    "arena": "small", "seed": 1, "to_act": 0, "actions_left": 1, "tiles": {},
    "seats": [
        {"character": "violet", "square": "b2", "weapons": [{"id": "whisper"}], "ammo": {}},
        {"character": "sprog", "square": "c3", "damage": ["violet"] * 9},
        {"character": "dozer", "square": "a1"},
    ],
}  # fmt: skip


def test_a_table_with_one_best_answer_is_a_puzzle() -> None:
    found = solved(goals_of(manifest_of("adrenaline")), "duel", "points", 0, DUEL, adrenaline)

    assert found is not None
    assert (found.best, found.second, found.greedy, found.grade) == (9, 0, 9, "easy")
    assert found.answer == ("shoot whisper", "target sprog", "end turn")


def test_a_table_where_two_ideas_are_as_good_is_none() -> None:
    twins = {**DUEL, "seats": [*DUEL["seats"][:2], {"character": "dozer", "square": "c3", "damage": ["violet"] * 9}]}

    assert solved(goals_of(manifest_of("adrenaline")), "duel", "points", 0, twins, adrenaline) is None


def test_what_is_still_hidden_makes_no_puzzle() -> None:
    goals = goals_of(manifest_of("adrenaline"))
    start = goals.game.from_position({**DUEL, "tiles": {"b2": "PRB"}})

    with pytest.raises(TooBigError):
        list(Solver(goals, "points", start, 0).endings())
