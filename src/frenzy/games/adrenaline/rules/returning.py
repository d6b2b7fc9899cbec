"""Ways there and back (A-11.3): nothing forbids them, and over turrets they matter. Ruling A-11.3."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline.actions import Path
from frenzy.games.adrenaline.content.words import Go, Pull
from frenzy.games.adrenaline.frames import (
    ChooseReturn,
    Departure,
    GrabWhere,
    MoveFigure,
    MoveShooter,
    MoveTarget,
    ShootFrom,
)
from frenzy.games.adrenaline.ids import bits
from frenzy.games.adrenaline.rules.grabbing import grab_goals
from frenzy.games.adrenaline.rules.moving import follow, returns, run_goals
from frenzy.games.adrenaline.rules.shooting import shooting_squares
from frenzy.games.adrenaline.rules.steps import pull_goals, shooter_return_goals
from frenzy.games.adrenaline.rules.targets import FIGURE_BITS, fire_of, targets_named
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def traveller(frame: Departure) -> int:
    """The figure that goes: a run, a grab, a shot move one's own, some effects that of their target."""
    match frame:
        case MoveFigure():
            return frame.figure
        case MoveTarget():
            step = fire_of(frame.shot).steps[frame.shot.step]
            assert isinstance(step, Pull), "only a pulled target comes back"
            return bits(targets_named(frame.shot, step.name) & FIGURE_BITS)[0]
        case GrabWhere() | ShootFrom() | MoveShooter():
            return frame.seat


def journey(state: State, frame: Departure) -> tuple[int, int]:
    """Where the figure may end, and how many moves it has at most: for a run (A-4.2), before a grab or a shot (A-4.3,
    A-4.5, A-9.3), by a tractor beam, a phase glide or a rocket jump (A-7.5)."""
    match frame:
        case MoveFigure():
            return run_goals(state, frame), frame.moves
        case GrabWhere():
            return grab_goals(state, frame), frame.moves
        case ShootFrom():
            return shooting_squares(state, frame.seat, frame.weapon, frame.moves), frame.moves
        case MoveTarget():
            step = fire_of(frame.shot).steps[frame.shot.step]
            assert isinstance(step, Pull), "only a pulled target comes back"
            return pull_goals(state, frame.shot, traveller(frame), step), step.up_to
        case MoveShooter():
            step = fire_of(frame.shot).steps[frame.shot.step]
            assert isinstance(step, Go), "only a step of the card moves the shooter"
            return shooter_return_goals(state, frame.shot, step), step.up_to


def offer_return(state: State, frame: ChooseReturn) -> Sequence[Action]:
    goals, moves = journey(state, frame.origin)
    return [Path(way) for way in returns(state, traveller(frame.origin), goals, moves)]


def take_return(state: State, frame: ChooseReturn, answer: Path) -> None:
    follow(state, frame.seat, traveller(frame.origin), answer.squares)
