"""The kernel: decisions, chance, saves and replays. It knows no game."""

from frenzy.kernel.chance import Stream
from frenzy.kernel.errors import BadOption, BadPosition, BadSave, FrenzyError, IllegalAction, UnknownGame
from frenzy.kernel.game import Game, Position, Rng
from frenzy.kernel.records import Action, Event, Frame
from frenzy.kernel.replay import Replay
from frenzy.kernel.session import Session
from frenzy.kernel.state import State
from frenzy.kernel.view import Outcome, View

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadSave",
    "Event",
    "Frame",
    "FrenzyError",
    "Game",
    "IllegalAction",
    "Outcome",
    "Position",
    "Replay",
    "Rng",
    "Session",
    "State",
    "Stream",
    "UnknownGame",
    "View",
]
