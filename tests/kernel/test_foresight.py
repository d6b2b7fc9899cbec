"""A game that stops on the way, and what can be foretold: on a small game of its own."""

from __future__ import annotations

from typing import Any, ClassVar

from frenzy.kernel import Action, Event, Frame, Game, State, Stream
from frenzy.kernel.foresight import SHUT, foresee
from tests.kernel.test_game import BARE


class Ask(Frame, frozen=True, tag="ask"):
    """Go on, with one answer."""

    prompt: ClassVar[str] = "ask"


class Count(Frame, frozen=True, tag="count"):
    """Count one more, and so on for `left` more steps; then roll, if asked to."""

    left: int = 0
    rolls: bool = False


class Go(Action, frozen=True, tag="go"):
    def __str__(self) -> str:
        return "go"


class Counted(Event, frozen=True, tag="counted"):
    number: int


class Shown(Event, frozen=True, tag="shown"):
    reveals: ClassVar[bool] = True


class Tally(State):
    """How far it has counted, and what it does next."""

    def __init__(self, *frames: Frame) -> None:
        self.seats, self.stack, self.events, self.choices = 1, list(frames), [], None
        self.number, self.chance = 0, Stream(7)


def count(state: Tally, frame: Count) -> None:
    state.number += 1
    state.events.append(Counted(state.number))
    if frame.left:
        state.stack.append(Count(0, frame.left - 1, frame.rolls))
    elif frame.rolls:
        rolled, state.chance = state.chance.below(6)
        state.number += 10 * (rolled + 1)
        state.events.append(Shown())


GAME: Game[Tally, Any] = Game(BARE, {Ask: (lambda *_: (Go(),), lambda *_: None)}, {Count: count})


def never(_: Tally) -> bool:
    return False


def test_a_game_runs_on_to_the_next_decision() -> None:
    state = Tally(Ask(0), Count(0, 3), Ask(0))

    assert GAME.apply(state, "go") == [Counted(number) for number in (1, 2, 3, 4)]
    assert GAME.prompt(state) == "ask"


def test_a_game_stops_before_a_step_where_it_is_told_to() -> None:
    state = Tally(Ask(0), Count(0, 3), Ask(0))

    assert GAME.apply(state, "go", until=lambda table: table.number == 2) == [Counted(1), Counted(2)]
    assert state.stack[-1] == Count(0, 1)
    GAME.run(state)
    assert state.number == 4


def test_chance_that_is_shut_ends_what_can_be_foretold() -> None:
    state = Tally(Ask(0), Count(0, 1, rolls=True), Ask(0))
    state.chance = SHUT

    assert foresee(GAME, state, "go", never) == ([Counted(1), Counted(2)], False)
    assert state.number == 2


def test_what_an_event_shows_is_not_foretold_nor_what_follows_it() -> None:
    state = Tally(Ask(0), Count(0, 5), Count(0, 0, rolls=True), Ask(0))

    assert foresee(GAME, state, "go", never) == ([Counted(1)], False)
    assert state.stack[-1] == Count(0, 5)


def test_answers_that_are_forced_belong_to_the_choice_as_long_as_it_goes_on() -> None:
    def table() -> Tally:
        return Tally(Ask(0), Count(0), Ask(0), Count(0), Ask(0))

    assert foresee(GAME, table(), "go", never) == ([Counted(1)], True)
    assert foresee(GAME, table(), "go", lambda state: state.number < 2) == ([Counted(1), Counted(2)], True)
