"""Reviews of a game that is known to its end: what was missed, what moved the chances, where it turned."""

from __future__ import annotations

from random import Random

import pytest

from frenzy import wire
from frenzy.bots import Budget, make_bot
from frenzy.bots.chances import Judge, Shares
from frenzy.kernel import BadSave, Replay
from frenzy.kernel.guide import Chances
from frenzy.review.course import whole_course
from frenzy.review.summing import review_of, shares_of, turning_points
from frenzy.review.weighing import unweighed, weigh
from pebbles.bots import best_take
from pebbles.game import GAME
from pebbles.state import Heap


class Knowing(Judge[Heap]):
    """Knows who wins."""

    pauses = frozenset({"take"})

    def chances(self, state: Heap) -> Shares:
        if state.stack:
            _, won = best_take(state.pebbles, state.seats, misere=False)
            winners = {(state.stack[-1].seat + place) % state.seats for place in won}
        else:
            winners = {state.last}
        return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))

    def estimate(self, state: Heap) -> Chances:
        return Chances(self.chances(state), (0.0,) * state.seats)


JUDGE = Knowing()


def game(*takes: int) -> Replay:
    """Two take from a heap of as many as they take together."""
    position = {"game": "pebbles", "heap": "small", "misere": False, "pebbles": sum(takes), "taken": [0, 0]}
    return Replay("pebbles", GAME.content_hash(), 2, 0, {}, [f"take {take}" for take in takes], position=position)


def reviewed(record: Replay) -> wire.Review:
    course, bot = whole_course(GAME, JUDGE, record), make_bot("perfect", GAME)
    weighed = [weigh(GAME, JUDGE, deed.view, deed.choices, bot, Budget(), Random(1), tables=2) for deed in course.deeds]
    return review_of(course, weighed, JUDGE)


def test_a_blunder_is_found_with_what_would_have_been_better_and_what_that_was_worth() -> None:
    review = reviewed(game(2, 1, 3, 1, 3))  # of ten, 2 leaves eight, whatever comes then leaves four in the end

    assert [deed.worth for deed in review.deeds] == [0.0] * 5
    assert review.points == []

    review = reviewed(game(1, 1, 3, 1, 3, 1))  # 1 leaves nine, and the other one leaves eight

    assert [deed.worth for deed in review.deeds] == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert [(point.deed, point.kind) for point in review.points] == [(0, "missed")]
    first = review.deeds[0]
    assert [choice.text.given for choice in first.instead] == [{"count": 2}]
    assert (first.before, first.expected, first.best) == ([1.0, 0.0], [0.0, 1.0], [1.0, 0.0])


def test_what_moved_a_chance_is_all_of_what_it_moved_by() -> None:
    review = reviewed(game(1, 2, 3, 1, 2, 1))

    for side, share in enumerate(review.shares):
        moved = review.chances[-1].shares[side] - review.chances[0].shares[side]
        assert share.decided + share.luck + share.others == pytest.approx(moved)
    assert all(share.luck == 0.0 for share in review.shares), "nothing here is left to chance"


def deed(seat: int, before: float, expected: float, after: float, worth: float = 0.0) -> wire.Deed:
    both = ([before, 1 - before], [expected, 1 - expected], [after, 1 - after])
    return wire.Deed(seat, 0, [], *both, [], [], worth, 0.0)


def test_luck_is_told_apart_from_decisions() -> None:
    deeds = [deed(0, 0.5, 0.6, 0.4), deed(1, 0.4, 0.3, 0.2, worth=0.1)]

    first, second = shares_of(deeds, JUDGE, 2)

    assert (first.decided, first.luck, first.others, first.missed) == pytest.approx((0.1, -0.2, -0.2, 0.0))
    assert (second.decided, second.luck, second.others, second.missed) == pytest.approx((0.1, 0.1, 0.1, 0.1))


def test_turning_points_are_the_heaviest_deeds_in_the_order_of_the_game() -> None:
    deeds = [
        deed(0, 0.5, 0.51, 0.51),
        deed(0, 0.51, 0.5, 0.8),
        deed(1, 0.8, 0.6, 0.6),
        deed(0, 0.6, 0.55, 0.55, worth=0.2),
        deed(0, 0.55, 0.4, 0.4),
    ]

    points = turning_points(deeds, JUDGE, most=4)

    assert [(point.deed, point.kind) for point in points] == [(1, "luck"), (2, "strong"), (3, "missed"), (4, "setback")]
    assert [point.deed for point in turning_points(deeds, JUDGE, most=1)] == [1]


def test_a_deed_that_could_not_be_weighed_is_where_it_led() -> None:
    course = whole_course(GAME, JUDGE, game(1, 1, 3, 2, 3))

    review = review_of(course, [unweighed(course, each) for each in course.deeds], JUDGE)

    assert [each.expected for each in review.deeds] == [each.after for each in review.deeds]
    assert {each.worth for each in review.deeds} == {0.0}


def test_a_record_with_other_cards_is_refused() -> None:
    record = game(1, 1, 3, 2, 3)
    record.content = "other"

    with pytest.raises(BadSave, match="made with"):
        whole_course(GAME, JUDGE, record)
