"""Questions that several seats may answer: the first answer counts, and it belongs to whoever gave it."""

from __future__ import annotations

import pytest

import frenzy
from frenzy.kernel import Frame, IllegalAction, Session
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.view import asked_in
from pebbles.events import Taken
from pebbles.frames import TakePebbles

GAME = frenzy.load("pebbles")
TOGETHER = {"together": True}


@pytest.fixture
def for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three seats, the one to act and the one after it may answer."""
    monkeypatch.setattr(TakePebbles, "asked", lambda frame, state: (frame.seat, (frame.seat + 1) % state.seats))


def test_everybody_who_may_act_has_the_choices() -> None:
    state = GAME.new(3, 1, TOGETHER)

    assert (GAME.to_act(state), GAME.may_act(state)) == (0, (0, 1, 2))
    assert [GAME.choices(state, seat) for seat in range(3)] == [["take 1", "take 2", "take 3"]] * 3
    assert GAME.choices(state, None) == []
    assert [GAME.question(state, seat).text.say for seat in (None, 2)] == ["prompt-waiting-any", "prompt-take"]


def test_otherwise_the_seat_to_act_is_asked_alone() -> None:
    state = GAME.new(3, 1)

    assert GAME.may_act(state) == (0,)
    assert [bool(GAME.choices(state, seat)) for seat in range(3)] == [True, False, False]
    assert Frame.asked(state.stack[-1], state) == (0,)


@pytest.mark.usefixtures("for_two")
def test_those_who_are_not_asked_are_told_who_is() -> None:
    state = GAME.new(3, 1)
    names = [Phrase("seat-name", {"number": number}) for number in (1, 2)]

    assert GAME.choices(state, 2) == []
    assert GAME.question(state, 2).text == Phrase("prompt-waiting-any", {"seat": [*names]})
    assert GAME.question(state, 2).choices == []


def test_nobody_may_act_when_the_game_is_over() -> None:
    state = GAME.from_position({"pebbles": 1, "taken": [0, 0], **TOGETHER})
    GAME.apply(state, "take 1")

    assert GAME.may_act(state) == ()
    with pytest.raises(IllegalAction, match="'take 1': the game is over"):
        GAME.answering(state, "take 1", 0)


@pytest.mark.usefixtures("for_two")
def test_an_answer_belongs_to_whoever_gave_it() -> None:
    session = Session(GAME, 3, 1)
    session.apply("take 1", 1)
    session.apply("take 2")

    assert [ply.seat for ply in session.plies] == [1, 1]
    assert session.state.taken == [1, 2, 0]  # of the seats to act, whoever said it
    with pytest.raises(IllegalAction, match="'take 1': seat 1 is not asked; it is up to 2, 0"):
        session.apply("take 1", 1)
    assert len(session.plies) == 2


def test_nobody_takes_back_what_somebody_else_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Taken, "foreign", False)
    session = Session(GAME, 3, 1, TOGETHER)
    for seat, action in ((0, "take 1"), (1, "take 2"), (1, "take 3")):
        session.apply(action, seat)

    with pytest.raises(IllegalAction, match="seat 0 has nothing to take back"):
        session.undo(0)
    assert [session.undo(1), session.undo(1)] == ["take 3", "take 2"]
    with pytest.raises(IllegalAction, match="seat 1 has nothing to take back"):
        session.undo(1)
    assert session.undo(0) == "take 1"


def test_a_record_needs_no_seats() -> None:
    session = Session(GAME, 3, 1, TOGETHER)
    for seat in (2, 2, 1):
        session.apply("take 1", seat)

    *_, (state, _, _) = GAME.replay(session.replay())
    assert GAME.save(state) == GAME.save(session.state)


def test_a_view_that_says_nothing_of_it_asks_one() -> None:
    assert [asked_in({"to_act": 2}), asked_in({"to_act": None})] == [(2,), ()]
    assert asked_in({"to_act": 2, "may_act": [0, 2]}) == [0, 2]
