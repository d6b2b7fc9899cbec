"""What a choice would do, as far as neither chance nor a hidden card decides."""

from __future__ import annotations

from typing import Any, Final

from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import read_view, write_figure
from frenzy.games.adrenaline.frames import AnswerShot
from frenzy.games.adrenaline.ids import FIGURES
from frenzy.games.adrenaline.rules.damage import add_marks
from frenzy.games.adrenaline.state import State
from frenzy.kernel.foresight import SHUT, foresee
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Preview

ANY_CARD: Final = (0,)
"""Whatever lies there: it is not looked at before something has come to light."""


def shut_table(view: View) -> State:
    """The table of a view, on which no card can be drawn; the other hands hold any cards."""
    state = read_view(view)
    state.powerup_chance = state.tile_chance = SHUT
    state.weapon_deck = ANY_CARD * view["piles"]["weapons"]
    for figure, board in enumerate(view["figures"]):
        if board["powerups"] is None:
            state.powerups[figure] = ANY_CARD * board["hand"]
    return state


def preview_of(game: Game[State, View], view: View, choice: str) -> Preview | None:
    """The events up to the first that shows something hidden or uses chance, and the boards after them.

    Each figure is written as in the view, with one field more: `new_marks`, by owner, those that it will get when the
    action in course is over (A-6.2).
    """
    if choice not in view["choices"]:
        return None
    state, seat = shut_table(view), view["seat"]
    events, is_whole = foresee(game, state, choice, lambda _: False)
    is_whole = is_whole and not any(event.foreign for event in events)
    told = [game.tell(state, event.seen_by(seat)) for event in events]
    return Preview(told, write_boards(state, seat), is_whole)


def write_boards(state: State, seat: int | None) -> list[dict[str, Any]]:
    """The boards as the seat sees them, with the marks that are still to be given."""
    coming, is_open = marks_to_come(state), state.options.open_hands
    return [
        write_figure(state, figure, seat, is_open=is_open) | {"new_marks": coming[figure * FIGURES :][: state.figures]}
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
