"""Which way (A-11.3): the plain ones, and those there and back. Nothing forbids these, and over turrets they matter."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline.actions import Path
from frenzy.games.adrenaline.content.words import Go, Pull
from frenzy.games.adrenaline.frames import (
    ChoosePath,
    Departure,
    GrabWhere,
    MoveFigure,
    MoveShooter,
    MoveTarget,
    ShootFrom,
)
from frenzy.games.adrenaline.rules.grabbing import grab_goals
from frenzy.games.adrenaline.rules.moving import follow, paths, returns, run_goals
from frenzy.games.adrenaline.rules.shooting import shooting_squares
from frenzy.games.adrenaline.rules.steps import pull_goals, shooter_return_goals
from frenzy.games.adrenaline.rules.targets import fire_of
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def return_goals(state: State, frame: Departure, figure: int) -> int:
    """Where a way there and back may end: of a run (A-4.2), before a grab or a shot (A-4.3, A-4.5, A-9.3), by a tractor
    beam, a phase glide or a rocket jump (A-7.5)."""
    match frame:
        case MoveFigure():
            return run_goals(state, frame)
        case GrabWhere():
            return grab_goals(state, frame)
        case ShootFrom():
            return shooting_squares(state, frame.seat, frame.weapon, frame.moves)
        case MoveTarget():
            step = fire_of(frame.shot).steps[frame.shot.step]
            assert isinstance(step, Pull), "only a pulled target comes back"
            return pull_goals(state, frame.shot, figure, step)
        case MoveShooter():
            step = fire_of(frame.shot).steps[frame.shot.step]
            assert isinstance(step, Go), "only a step of the card moves the shooter"
            return shooter_return_goals(state, frame.shot, step)


def offer_path(state: State, frame: ChoosePath) -> Sequence[Action]:
    figure, moves = frame.figure, frame.moves
    if frame.origin is None:
        return [Path(way) for way in paths(state, figure, frame.square, moves)]
    return [Path(way) for way in returns(state, figure, return_goals(state, frame.origin, figure), moves)]


def take_path(state: State, frame: ChoosePath, answer: Path) -> None:
    follow(state, frame.seat, frame.figure, answer.squares)
