"""What a choice would do, as far as neither chance nor a hidden card decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import to_builtins

from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import write_figure
from frenzy.games.adrenaline.events import PowerupDrawn
from frenzy.games.adrenaline.frames import AnswerShot
from frenzy.games.adrenaline.ids import CARD_OF, FIGURES
from frenzy.games.adrenaline.rules.damage import add_marks
from frenzy.games.adrenaline.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.game import Game, Rng
from frenzy.kernel.guide import Preview
from frenzy.kernel.records import Event

DEAL: Final = Stream.named(0, "preview")


class OneDeal:
    """Always the same numbers: which of the possible tables is looked at makes no difference to what is told."""

    def __init__(self) -> None:
        self.stream = DEAL

    def getrandbits(self, k: int, /) -> int:
        number, self.stream = self.stream.below(1 << k)
        return number

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


def preview_of(game: Game[State, View], view: View, choice: str, deal: Rng | None = None) -> Preview | None:
    """The events up to the first that shows something hidden or uses chance, and the boards after them.

    Each figure is written as in the view, with one field more: `new_marks`, by owner, those that it will get when the
    action in course is over (A-6.2).
    """
    if choice not in view["choices"]:
        return None
    state = game.redeal(view, deal or OneDeal())
    boards, told = play_until_shown(game, state, choice)
    seen = [to_builtins(event.seen_by(view["seat"])) for event in state.events[:told]]
    is_whole = not any(event.is_final for event in state.events)
    return Preview(seen, write_boards(boards, view["seat"]), is_whole)


def play_until_shown(game: Game[State, View], state: State, choice: str) -> tuple[State, int]:
    """Play the choice until something comes to light; the table just before that, and how many events came first."""
    action = game.parse(state, choice)
    before, begun = state.clone(), 0
    frame = state.stack.pop()
    state.choices, state.events = None, []
    game.decisions[type(frame)][1](state, frame, action)
    while (told := hidden_from(state.events)) == len(state.events) and state.stack:
        step = game.steps.get(type(state.stack[-1]))
        if step is None:
            break
        before, begun = state.clone(), told
        step(state, state.stack.pop())
    if told == begun < len(state.events):
        return before, told
    return without_draws(state, state.events[told:]), told


def hidden_from(events: Sequence[Event]) -> int:
    """How many events come before the first that nobody could foretell."""
    return next((number for number, event in enumerate(events) if event.reveals or event.chance), len(events))


def without_draws(state: State, events: Sequence[Event]) -> State:
    """The table without the cards that were drawn."""
    for event in events:
        if isinstance(event, PowerupDrawn) and event.card is not None:
            hand = list(state.powerups[event.seat])
            hand.remove(CARD_OF[event.card])
            state.powerups[event.seat] = tuple(hand)
    return state


def write_boards(state: State, seat: int | None) -> list[dict[str, Any]]:
    """The boards as the seat sees them, with the marks that are still to be given."""
    coming = marks_to_come(state)
    return [
        {**write_figure(state, figure, seat), "new_marks": coming[figure * FIGURES : figure * FIGURES + state.figures]}
        for figure in range(state.figures)
    ]


def marks_to_come(state: State) -> list[int]:
    """The marks that the action in course will give when it is over, up to the limit (A-6.2)."""
    later = state.clone()
    for frame in state.stack:
        if isinstance(frame, AnswerShot):
            for figure, amount in state.new_marks:
                add_marks(later, frame.by, figure, amount)
    return [after - before for after, before in zip(later.marks, state.marks, strict=True)]
