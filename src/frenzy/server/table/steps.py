"""A game step by step, played again from its record, and what each viewer may know of a step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Literal

from msgspec import Struct

from frenzy import wire
from frenzy.kernel import Event, Game, Replay, State, telling
from frenzy.kernel.replay import set_up
from frenzy.kernel.told import Choice
from frenzy.server.store import ActionRecord, SeatRecord, TableRecord
from frenzy.wire import View

Viewer = int | Literal["open", "public"]


class Played(Struct, frozen=True):
    """The table after a choice: whose it was, what it was and said, and what happened. At the set-up there is none.

    It is free if there was another one.
    """

    state: State
    events: list[Event]
    seat: int | None = None
    choice: str | None = None
    said: Choice | None = None
    is_free: bool = False


def played(game: Game[Any, Any], record: Replay, by: Sequence[int] = ()) -> Iterator[Played]:
    """Every step of a game, its set-up first; `by` says who chose, where several might have."""
    state = set_up(game, record)
    yield Played(state, state.events)
    for choice, who in zip_longest(record.actions, by):
        seat, action = game.answering(state, choice, who), game.parse(state, choice)
        said = telling.choice(game, state, action, game.prompt(state))
        is_free = not game.is_forced(state)
        yield Played(state, game.apply(state, action), seat, choice, said, is_free)


def seen(game: Game[Any, Any], viewer: Viewer, number: int, step: Played) -> wire.StepInfo:
    """What the viewer may know of a choice and of what it led to: of others' choices, only what happened."""
    state, eyes = step.state, viewer if isinstance(viewer, int) else None
    is_known = viewer in ("open", step.seat)
    return wire.StepInfo(
        number,
        step.seat,
        step.choice if is_known else None,
        step.said if is_known else None,
        [game.tell(state, event if viewer == "open" else event.seen_by(eyes)) for event in step.events],
        screen_view(game.open_view(state) if viewer == "open" else game.view(state, eyes)),
        game.question(state, eyes),
    )


def screen_view(view: View) -> View:
    """A view without the stack: a bot needs it to think ahead, and no screen reads it."""
    shown = {**view}
    shown.pop("stack", None)
    return shown


def viewers(seats: int) -> tuple[Viewer, ...]:
    return ("open", "public", *range(seats))


def is_persons(seats: Sequence[SeatRecord], action: ActionRecord) -> bool:
    """A person made this choice, no bot."""
    return seats[action.seat].kind == "human" and not action.is_bot


def steps(
    game: Game[Any, Any], record: Replay, seats: Sequence[SeatRecord], actions: Sequence[ActionRecord]
) -> Iterator[tuple[Played, list[int] | None]]:
    """Every step of a game; where people play together, with the choices that they have made from each seat so far."""
    decided = [0] * record.seats
    for number, step in enumerate(played(game, record, [action.seat for action in actions])):
        if step.seat is not None and step.is_free and is_persons(seats, actions[number - 1]):
            decided[step.seat] += 1
        yield step, [*decided] if game.manifest.cooperative else None


def step_info(
    game: Game[Any, Any], viewer: Viewer, number: int, step: Played, decided: list[int] | None
) -> wire.StepInfo:
    info = seen(game, viewer, number, step)
    if decided is not None:
        info.decided = decided
    return info


def replay_of(record: TableRecord, choices: Sequence[str]) -> Replay:
    """The game of a table as a record."""
    return Replay(
        record.game, record.content_hash, record.seats, record.seed, record.options, [*choices],
        position=record.position,
    )  # fmt: skip
