"""How choices are written: each in its own way, and read back as the same."""

from __future__ import annotations

import random

import pytest

from frenzy.games.wreckland import actions
from frenzy.games.wreckland.game import GAME
from frenzy.kernel import IllegalAction
from tests.conformance.checks import at_random
from tests.wreckland.driver import table
from tests.wreckland.table import run


def test_no_two_actions_are_written_alike() -> None:
    found = actions.known_choices()

    assert len(found) > 5000
    assert all(str(action) == text for text, action in found.items())
    kinds = {type(action) for action in found.values()}
    assert len(kinds) > 25


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (actions.INSTALL[0], "install P01"),
        (actions.PAY[2], "pay w3"),
        (actions.PAY[16], "pay r5"),
        (actions.PAY[24], "pay E01=3"),
        (actions.PUT_AT[2][3], "at NE front+right"),
        (actions.PUT_AT[3][0], "at E"),
        (actions.RED[14][0], "red 3 E01"),
        (actions.RED[20][-1], "red 3k board"),
        (actions.WHITE[3][actions.USE_DEED], "use 4 NW"),
        (actions.WHITE[9][actions.USE_DEED + 2], "use 4k NW 2"),
        (actions.WHITE[24][actions.RAM_DEED + 3], "ram E01=3 left"),
        (actions.WHITE[0][actions.RAM_NOWHERE], "ram 1 nowhere"),
        (actions.WHITE[3][actions.FIX_DEED], "fix 4 NW"),
        (actions.WHITE[1][actions.TRICK_DEED + 1], "core 2 adjust"),
        (actions.ADJUST[2][0], "die w3 -1"),
        (actions.TURN[12][5], "die r1 6"),
        (actions.SHIFT[4][1], "shift E05 right"),
    ],
)
def test_the_notation_is_the_one_of_the_page(action: object, text: str) -> None:
    assert str(action) == text


def test_every_choice_is_read_back_by_the_game() -> None:
    for seed in range(14):
        rng, state = random.Random(seed), GAME.new(1, seed, table(seed))
        while state.stack:
            choices = GAME.legal_actions(state)
            action = at_random(choices, rng)
            assert GAME.parse(state, str(action)) is action
            GAME.apply(state, str(action))


def test_a_refusal_says_what_is_legal() -> None:
    game = run("front E16", step=1, pool="w1 r6")

    with pytest.raises(
        IllegalAction, match=r"'red 5 E16' is not a legal answer to 'red' of seat 0; legal: 'red 6 E16'"
    ):
        game.play("red 5 E16")
