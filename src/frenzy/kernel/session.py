"""A game being played: what was done so far, and how far back one may go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from frenzy.kernel.errors import BadSave, IllegalAction
from frenzy.kernel.game import Game, S
from frenzy.kernel.records import Action, Event
from frenzy.kernel.replay import Replay


class Ply(Struct, frozen=True, array_like=True, gc=False):
    """One answer: whose, what, and whether it brought something to light that cannot be put back."""

    seat: int
    action: str
    is_final: bool


def undoable(plies: Sequence[Ply], seat: int) -> int:
    """How many of its latest answers a seat may take back: to the last revelation, chance or foreign decision."""
    count = 0
    for ply in reversed(plies):
        if ply.seat != seat or ply.is_final:
            break
        count += 1
    return count


class Session(Generic[S]):
    """A state with its history."""

    def __init__(self, game: Game[S, Any], seats: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.state = game.new(seats, seed, options)
        self.plies: list[Ply] = []
        self.before: list[S] = []
        self.is_whole = True

    def resume(self, state: S) -> None:
        """Go on from a saved state; what was before it cannot be taken back, nor told again."""
        self.state, self.seats = state, state.seats
        self.plies, self.before = [], []
        self.is_whole = False

    def apply(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Answer the pending decision, and remember how it was before; of several who may, say which seat does."""
        seat = self.game.answering(self.state, action, seat)
        earlier = self.state.clone()
        events = self.game.apply(self.state, action)
        self.before.append(earlier)
        self.plies.append(Ply(seat, str(action), any(event.is_final for event in events)))
        return events

    def undo(self, seat: int) -> str:
        """Take back the seat's latest answer and give it."""
        if not undoable(self.plies, seat):
            raise IllegalAction(f"undo: seat {seat} has nothing to take back: something has come to light since")
        self.state = self.before.pop()
        return self.plies.pop().action

    def undo_choice(self, seat: int) -> str:
        """Take back the seat's latest answer that was a choice, with the forced ones after it, and give it."""
        for count in range(1, undoable(self.plies, seat) + 1):
            if not self.game.is_forced(self.before[-count]):
                for _ in range(count - 1):
                    self.undo(seat)
                return self.undo(seat)
        raise IllegalAction(f"undo: seat {seat} has no choice to take back: something has come to light since")

    def replay(self) -> Replay:
        """The record of the game so far; a game that was resumed has no beginning to tell."""
        if not self.is_whole:
            raise BadSave("replay: the game was resumed from a save, which does not hold its beginning")
        actions = [ply.action for ply in self.plies]
        game = self.game
        return Replay(game.name, game.content_hash(), self.seats, self.seed, self.options, actions)
