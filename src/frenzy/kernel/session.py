"""A game being played, at whatever table: a fold over its answers, and how far back one may go."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Literal

from msgspec import Struct

from frenzy.kernel.errors import BadSave, IllegalAction
from frenzy.kernel.game import Game, Position, S
from frenzy.kernel.records import Action, Event
from frenzy.kernel.replay import Replay, first_state

KEPT: Final = 50
"""Earlier states that are at hand."""


class Ply(Struct, frozen=True, array_like=True, gc=False):
    """One answer: whose, what, whether it brought something to light that cannot be put back, or was the only one."""

    seat: int
    action: str
    is_final: bool
    is_forced: bool = False


class Rehearsal(Struct, frozen=True):
    """An answer that was played on a copy of the state, which is not the session's yet."""

    ply: Ply
    events: tuple[Event, ...]
    state: Any


def undoable(plies: Sequence[Ply], seat: int) -> int:
    """How many of its latest answers a seat may take back: to the last revelation, chance or foreign decision."""
    count = 0
    for ply in reversed(plies):
        if ply.seat != seat or ply.is_final:
            break
        count += 1
    return count


class Session(Generic[S]):
    """A state and the answers that led to it from a set-up, a position or a saved state.

    The first `given` plies came with the table: nobody takes them back. Of the states before the latest answers, `kept`
    are at hand; to go back further, everything is played again.
    """

    def __init__(
        self,
        game: Game[S, Any],
        seats: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        position: Position | None = None,
        given: int = 0,
        kept: int = KEPT,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.position, self.given = position, given
        self.saved: S | None = None
        self.plies: list[Ply] = []
        self.before: deque[S] = deque(maxlen=kept)
        self.state = self.set_up()

    def set_up(self) -> S:
        """A fresh state, before the first answer."""
        if self.saved is not None:
            return self.saved.clone()
        return first_state(self.game, self.seats, self.seed, self.options, self.position)

    def resume(self, state: S) -> None:
        """Go on from a saved state; what was before it cannot be taken back, nor told again."""
        self.saved, self.seats = state, state.seats
        self.plies.clear()
        self.before.clear()
        self.state = self.set_up()

    @property
    def is_whole(self) -> bool:
        """Its beginning is known."""
        return self.saved is None

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def may_act(self) -> tuple[int, ...]:
        return self.game.may_act(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_act is None

    # -- answering ----------------------------------------------------------------------------------------------

    def rehearse(self, action: Action | str, seat: int | None = None) -> Rehearsal:
        """Answer on a copy: whatever goes wrong goes wrong before anything has changed.

        It is the answer of this seat, or of the one to act.
        """
        game, state = self.game, self.state
        seat, text = game.answering(state, action, seat), str(action)
        if isinstance(action, str):
            action = game.parse(state, action)
        is_forced, after = game.is_forced(state), state.clone()
        events = tuple(game.apply(after, action))
        return Rehearsal(Ply(seat, text, any(event.is_final for event in events), is_forced), events, after)

    def accept(self, rehearsal: Rehearsal) -> None:
        """What was rehearsed from here has happened."""
        self.before.append(self.state)
        self.state = rehearsal.state
        self.plies.append(rehearsal.ply)

    def apply(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Answer the pending decision; of several who may, say which seat does."""
        rehearsal = self.rehearse(action, seat)
        self.accept(rehearsal)
        return [*rehearsal.events]

    # -- going back ---------------------------------------------------------------------------------------------

    def own_undo(self, seat: int) -> int | None:
        """How many answers are left when the seat alone takes back its latest real choice; None if it may not."""
        return self.last_choice(seat, len(self.plies) - undoable(self.plies, seat))

    def agreed_undo(self, seat: int) -> int | None:
        """How many are left when the others let it go back further."""
        return self.last_choice(seat, 0)

    def last_choice(self, seat: int, first: int) -> int | None:
        for number in range(len(self.plies) - 1, max(first, self.given) - 1, -1):
            if self.plies[number].seat == seat and not self.plies[number].is_forced:
                return number
        return None

    def no_undo(self, seat: int) -> Literal["nothing", "revealed"] | None:
        """Why the seat alone cannot take back a choice: it has made none, or something has come to light since."""
        if self.own_undo(seat) is not None:
            return None
        return "nothing" if self.agreed_undo(seat) is None else "revealed"

    def undo(self, seat: int) -> str:
        """Take back the seat's latest answer, forced or not, and give it."""
        if not undoable(self.plies[self.given :], seat):
            raise IllegalAction(f"undo: seat {seat} has nothing to take back: something has come to light since")
        action = self.plies[-1].action
        self.go_back(len(self.plies) - 1)
        return action

    def undo_choice(self, seat: int) -> str:
        """Take back the seat's latest answer that was a choice, with the forced ones after it, and give it."""
        count = self.own_undo(seat)
        if count is None:
            raise IllegalAction(f"undo: seat {seat} has no choice to take back: something has come to light since")
        action = self.plies[count].action
        self.go_back(count)
        return action

    def go_back(self, count: int) -> None:
        """To where the first `count` answers had been given."""
        self.state = self.state_after(count)
        for _ in range(min(len(self.plies) - count, len(self.before))):
            self.before.pop()
        del self.plies[count:]

    def state_after(self, count: int) -> S:
        """The state after the first `count` answers."""
        back = len(self.plies) - count
        if back <= len(self.before):
            return self.before[-back] if back else self.state
        state = self.set_up()
        for ply in self.plies[:count]:
            self.game.apply(state, ply.action)
        return state

    def replay(self) -> Replay:
        """The record of the game so far; a game that was resumed has no beginning to tell."""
        if not self.is_whole:
            raise BadSave("replay: the game was resumed from a save, which does not hold its beginning")
        actions, game = [ply.action for ply in self.plies], self.game
        return Replay(
            game.name, game.content_hash(), self.seats, self.seed, self.options, actions, position=self.position
        )
