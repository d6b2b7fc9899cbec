"""Actions, frames and events: plain data that can be written down, compared and kept from curious eyes."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from msgspec import convert, json, to_builtins

import frenzy
from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.actions import Drop, Take
from frenzy.games.adrenaline.events import AnyEvent, Asked, Moved, PowerupDrawn, Shuffled, TilePlaced, TurnStarted
from frenzy.kernel import Action, Event, Frame
from tests.conformance.tables import actions_of, tables_of

GAME = frenzy.load("adrenaline")
CATALOGUE = actions_of("adrenaline")


@pytest.mark.parametrize(
    ("event", "is_final"),
    [
        (PowerupDrawn(0, "newton:red"), True),
        (TilePlaced("RRB", "a1"), True),
        (Shuffled("tiles", 9), True),
        (TurnStarted(1, 2), True),
        (Asked(1), True),
        (Moved(0, "a1", "b1", 0), False),
        (Event(), False),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_what_was_hidden_random_or_is_up_to_others_is_final(event: Event, is_final: bool) -> None:
    assert event.is_final is is_final


def test_only_the_one_who_draws_sees_the_card() -> None:
    drawn = PowerupDrawn(2, "newton:red", "A-3.1")
    assert drawn.seen_by(2) is drawn
    assert drawn.seen_by(1) == drawn.seen_by(None) == PowerupDrawn(2, None, "A-3.1")


def test_other_events_are_public() -> None:
    moved = Moved(0, "a1", "b1", 0)
    assert moved.seen_by(1) is moved
    assert moved.seen_by(None) is moved


def test_actions_are_equal_by_what_they_ask_for() -> None:
    assert Take(3) == Take(3)
    asked: set[Action] = {Take(3), Take(4), Drop(3), Take(3)}
    assert len(asked) == 3
    assert len(set(CATALOGUE)) == len(CATALOGUE)


@pytest.mark.parametrize("thing", [Take(3), frames.TakeTurn(0), Asked(1)], ids=["action", "frame", "event"])
def test_records_do_not_change(thing: Action | Frame | Event) -> None:
    field = next(iter(thing.__struct_fields__))
    with pytest.raises(AttributeError):
        setattr(thing, field, 9)


def test_a_frame_has_a_prompt_if_and_only_if_it_asks_somebody() -> None:
    every = set(get_args(frames.AnyFrame))
    assert {frame for frame in every if frame.prompt} == set(GAME.decisions)
    assert {frame for frame in every if not frame.prompt} == set(GAME.steps)


def test_no_two_kinds_have_one_name() -> None:
    for kinds in (get_args(AnyEvent), get_args(frames.AnyFrame), {type(action) for action in CATALOGUE}):
        tags = [kind.__struct_config__.tag for kind in kinds]
        assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("table", tables_of("adrenaline")[::11], ids=str)
def test_events_and_frames_survive_a_trip_through_text(table: tuple[int, dict[str, Any]]) -> None:
    seats, options = table
    rng = random.Random(1)
    state = GAME.new(seats, 1, options)
    while GAME.to_act(state) is not None:
        events = GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        assert convert(json.decode(json.encode(events)), list[AnyEvent]) == events
        assert [convert(to_builtins(frame), frames.AnyFrame) for frame in state.stack] == state.stack
