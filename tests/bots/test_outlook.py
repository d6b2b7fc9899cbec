"""What the strongest driver of Wreckland Run sees ahead: red dice, the end of a Run phase, what is asked in between."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from frenzy.bots.wreckland.harm import Harm, expected
from frenzy.bots.wreckland.outlook import LEARNT, is_last_turn, outlook
from frenzy.bots.wreckland.search import Search
from frenzy.bots.wreckland.standing import standing
from frenzy.games.wreckland.cards import CANYON
from frenzy.games.wreckland.frames import BlockSlot, ChooseCanyon, DiscardParts, RollTurn
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import MARKER
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Frame


def driving(**more: Any) -> State:
    """A Run phase of chapter 2, in the middle of a Turn."""
    foes = [{"id": "E01", "section": "front"}, {"id": "E05", "section": "rear"}, {"id": "E02", "section": "left"}]
    return GAME.from_position({
        "chapter": 2, "vehicle": "V1", "hero": "miller", "round": 2, "phase": "run", "turn": 1, "step": 2,
        "turns": [2, 1, 0], "pool": ["w1", "w4", "r6", "r2"], "scrap": [],
        "enemies": foes,
    } | more)  # fmt: skip


def harm(state: State) -> Harm:
    return Harm(state, LEARNT[1])


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_of_several_red_dice_the_one_is_placed_that_does_least(dice: int) -> None:
    faces = [0.3, 0.0, 1.2, 0.7, 0.7, 0.1]
    total = 0.0
    for count in range(1, dice + 1):
        rolls = list(product(faces, repeat=count))
        total += sum(min(roll) for roll in rolls) / len(rolls)
    assert expected(faces, dice) == pytest.approx(total)


def test_a_red_die_that_no_enemy_answers_goes_to_the_board() -> None:
    alone = driving(enemies=[])
    assert harm(alone).of_board() > 0
    assert harm(alone).of_dice(1, 0.0) == pytest.approx(harm(alone).of_board())
    assert harm(driving()).of_dice(1, 0.0) != pytest.approx(harm(alone).of_board())


def test_an_enemy_that_sleeps_does_nothing_in_this_turn() -> None:
    state = driving()
    for foe in state.foes:
        state.foe_dice[foe] = tuple(1 for _ in state.foe_dice[foe])
    assert harm(state).of_dice(2, 0.0) == pytest.approx(harm(driving(enemies=[])).of_dice(2, 0.0))


def test_the_last_heart_of_the_core_is_worth_most() -> None:
    state = driving()
    few = harm(state).to_core(1)
    state.core = state.vehicle.core - 1
    assert harm(state).to_core(1) > few


def test_an_outlook_leaves_the_table_as_it_was_and_knows_nothing_of_what_is_hidden() -> None:
    for state in (driving(), driving(enemies=[{"id": "E01", "section": "front"}])):
        before, value = GAME.record(state), outlook(state)
        assert GAME.record(state) == before
        view = GAME.view(state, 0)
        assert {outlook(GAME.redeal(view, random.Random(seed))) for seed in range(4)} == {value}


def test_two_enemies_end_the_run_phase_and_so_does_the_fourth_canyon_card() -> None:
    two = [{"id": "E01", "section": "front"}, {"id": "E05", "section": "rear"}]
    assert not is_last_turn(driving())
    assert is_last_turn(driving(enemies=two))
    assert outlook(driving(enemies=two)) > outlook(driving()) + 1.0
    deep = driving()
    deep.survived = 3
    assert is_last_turn(deep)


def test_a_game_that_is_over_and_a_wreckage_phase_stand_as_they_are() -> None:
    state = GAME.new(1, 3, {"chapter": 2})
    assert outlook(state) == standing(state)


# -- what is asked in between ---------------------------------------------------------------------------------


def asked(state: State, frame: Frame) -> State:
    """The table with this question before all others."""
    state.stack.append(frame)
    state.choices = None
    return state


def answers(state: State) -> set[str]:
    """What the driver says to the table, and to others that look the same."""
    view, rng = GAME.view(state, 0), random.Random(5)
    assert len(view["choices"]) > 1
    return {Search(GAME, 1).choose(GAME.view(table, 0)) for table in (state, GAME.redeal(view, rng))}


def test_a_white_die_is_worth_more_than_a_hit_that_a_shield_stops() -> None:
    """Washed-out Bridge: a white die less, or 2 damage to a Part (W-35.3, W-35.14)."""
    state = driving(step=0, turn=0, slots={"NE": {"part": "P16"}}, canyon=["K3"])
    state.stack = [RollTurn(0)]
    assert answers(asked(state, ChooseCanyon(0, [card.id for card in CANYON].index("K3")))) == {"option b"}


def test_the_die_slot_is_closed_that_is_missed_least() -> None:
    """A gun that has all enemies before it stays open (W-30.5)."""
    crowd = [{"id": "E01", "section": "front"}, {"id": "E02", "section": "front"}, {"id": "E05", "section": "front"}]
    state = driving(slots={"N": {"part": "P02"}, "S": {"part": "P05"}}, enemies=crowd)
    [closed] = answers(asked(state, BlockSlot(0, MARKER)))
    assert not closed.startswith("block N ")


def test_the_part_is_discarded_that_cannot_be_paid_for() -> None:
    """One that needs a run of three, not one that needs a pair (W-9.3)."""
    state = GAME.from_position({
        "chapter": 2, "vehicle": "V1", "hero": "miller", "round": 1, "phase": "wreckage", "scrap": [],
        "pool": ["w1", "w1"], "available": ["P02", "P07"],
    })  # fmt: skip
    assert answers(asked(state, DiscardParts(0, 1))) == {"discard P07"}
