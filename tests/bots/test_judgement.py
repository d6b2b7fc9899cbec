"""What the thinking drivers of Wreckland Run see in a table, and what they make of a Wreckage phase."""

from __future__ import annotations

import random

import pytest

from frenzy.bots.lines import Answer
from frenzy.bots.wreckland.building import best_build, rerolls
from frenzy.bots.wreckland.features import NAMES, features
from frenzy.bots.wreckland.search import Search
from frenzy.bots.wreckland.standing import LEARNT, Fleet, met, standing
from frenzy.games.wreckland.actions import END_PHASE
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import SLOTS
from frenzy.games.wreckland.state import State


def shown(state: State) -> dict[str, float]:
    return dict(zip(NAMES, features(state), strict=True))


def chased() -> State:
    """Round 2 of chapter 1, with a damaged Part, a wreck and three enemies."""
    return GAME.from_position({
        "chapter": 1, "vehicle": "V1", "hero": "miller", "round": 2, "phase": "run", "turn": 1, "step": 2, "core": 2,
        "turns": [2, 1, 0], "slots": {"NE": {"part": "P01", "damage": 1}, "S": {"destruction": "D2"}},
        "enemies": [
            {"id": "E01", "section": "front", "damage": 1},
            {"id": "E05", "section": "rear"},
            {"id": "E02", "section": "left"},
        ],
        "pool": ["w1", "w4", "r6"], "scrap": ["E07"],
    })  # fmt: skip


def building(pool: list[str], available: list[str]) -> State:
    return GAME.from_position({
        "chapter": 1, "vehicle": "V1", "hero": "miller", "round": 1, "phase": "wreckage", "pool": pool,
        "available": available, "scrap": [],
    })  # fmt: skip


def test_features_are_what_lies_on_the_table() -> None:
    state = chased()
    table = shown(state)
    assert table["core"] == state.vehicle.core - 2
    assert table["last core"] == 3
    assert (table["scrap"], table["first scrap"], table["wrecks"]) == (1, 1, 1)
    assert table["enemies"] == 3.5  # a drummer counts for more
    assert table["upgrades"] == len(state.upgrades)
    assert table["parts"] == sum(state.works(slot) for slot in range(8))
    assert table["boss hearts"] == table["mini-bosses"] == table["Rudd3r's spikes"] == 0


def test_damage_shows_in_the_hearts() -> None:
    state = chased()
    before = shown(state)
    state.damage[SLOTS.index("NE")] += 1
    assert shown(state)["hearts"] == before["hearts"] - 1
    state.hurt[state.foes[0]] += 1
    assert shown(state)["enemy hearts"] < before["enemy hearts"]


def test_every_judgement_weighs_every_feature_and_a_core_is_worth_having() -> None:
    assert len(LEARNT) == 3
    for judgement in LEARNT:
        assert judgement.core > 0
    state = chased()
    before = standing(state)
    state.core += 1
    assert standing(state) < before


def test_a_fleet_that_is_only_thought_of_leaves_the_table_as_it_was() -> None:
    state = building(["w1", "w2"], ["P01"])
    before = GAME.record(state)
    alone = standing(state)
    assert met(state, [Fleet(state)]) != alone
    assert GAME.record(state) == before
    assert standing(state) == alone


def test_dice_that_pay_for_nothing_are_rolled_again() -> None:
    state = building(["w1", "w2", "w4", "r6"], ["P01", "P02", "P03"])
    rolls = [tuple(random.Random(seed).choices(range(1, 7), k=8)) for seed in range(6)]
    assert any(str(choice).startswith("reroll") for choice in best_build(state, [Fleet(state)], 4, rolls, Answer()))
    assert best_build(state, [Fleet(state)], 4, [], Answer())[-1] == END_PHASE
    assert rerolls(state)
    assert rerolls(building([], ["P01"])) == rerolls(building(["w1"], [])) == []


@pytest.mark.parametrize("seed", range(3))
def test_search_rolls_again_while_it_builds(seed: int) -> None:
    """Over a few Wreckage phases somebody has dice left that pay for nothing (W-13.1)."""
    rerolled = 0
    for game in range(8):
        state = GAME.new(1, 100 * seed + game, {"chapter": 1, "vehicle": "V1", "hero": "miller"})
        driver = Search(GAME, seed, beam=2)
        while state.phase == "wreckage" and not state.result:
            choice = driver.choose(GAME.view(state, 0))
            rerolled += choice.startswith("reroll")
            GAME.apply(state, choice)
    assert rerolled
