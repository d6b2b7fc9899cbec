"""What a search has to know of Adrenaline: where an action or a turn is over, and which tables look equal to a seat."""

from __future__ import annotations

from frenzy.bots.lines import Key, Model
from frenzy.games.adrenaline.frames import CloseScoring, TakeTurn
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def is_turn_over(state: State) -> bool:
    """The boards are scored: what follows is chance, and the others."""
    return not state.stack or isinstance(state.stack[-1], CloseScoring)


def is_at_turn(state: State, seat: int) -> bool:
    """The seat is to choose its next action."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, TakeTurn) and top.seat == seat


class Duel(Model[State]):
    """One seat thinks; what the others are asked meanwhile, they decline."""

    def __init__(self, seat: int) -> None:
        super().__init__(GAME)
        self.seat = seat

    def is_settled(self, state: State) -> bool:
        """The action is over, or it is somebody else's turn to think."""
        if is_turn_over(state):
            return True
        top = state.stack[-1]
        return top.seat != self.seat or isinstance(top, TakeTurn)

    def after(self, state: State, action: Action) -> State:
        """A twin one choice later, at the end of the turn at most."""
        twin = state.clone()
        self.step(twin, action)
        return twin

    def step(self, state: State, action: Action) -> None:
        """One choice later; the others throw no grenades in the middle of an action."""
        self.game.apply(state, action, is_turn_over)
        while not is_turn_over(state) and state.stack[-1].seat != self.seat and self.is_in_turn(state):
            self.game.apply(state, self.game.legal_actions(state)[-1], is_turn_over)

    def is_in_turn(self, state: State) -> bool:
        """The seat goes on when the others have answered."""
        return state.turn == self.seat

    def mark(self, state: State) -> Key:
        return mark(state, self.seat)


def mark(state: State, seat: int) -> Key:
    """The table as the seat knows it: of the others' powerups it knows the number."""
    hands = state.powerups
    state.powerups = [hand if other == seat else (len(hand),) for other, hand in enumerate(hands)]
    key = state.key()
    state.powerups = hands
    return key
