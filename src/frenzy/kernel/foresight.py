"""How far a choice can be foretold: it is played on a table whose chance is shut, up to what nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from frenzy.kernel.chance import Stream
from frenzy.kernel.game import Game, S
from frenzy.kernel.records import Action, Event


class Hidden(Exception):
    """What comes next is not known to anybody."""


class Shut(Stream, frozen=True):
    """Chance that tells nothing: whoever asks it for a number or a card ends the play."""

    def below(self, bound: int) -> NoReturn:
        raise Hidden

    def shuffled(self, cards: Sequence[Any]) -> NoReturn:
        raise Hidden


SHUT: Final = Shut(0)


def is_hidden(event: Event) -> bool:
    """Nobody could foretell it."""
    return event.reveals or event.chance


def foresee(
    game: Game[S, Any], state: S, choice: str, goes_on: Callable[[S], bool], hides: Callable[[Event], bool] = is_hidden
) -> tuple[list[Event], bool]:
    """Play a choice, and then what has one answer only, as long as it `goes_on`, until something comes to light.

    The events before that; and whether nothing has come to light.
    """
    events: list[Event] = []
    answer: Action | str | None = choice
    is_whole = True
    while answer is not None:
        try:
            game.apply(state, answer, until=lambda state: any(map(hides, state.events)))
        except Hidden:
            is_whole = False
        events += state.events
        is_whole = is_whole and not any(map(hides, state.events))
        answer = game.legal_actions(state)[0] if is_whole and goes_on(state) else None
    first = next((number for number, event in enumerate(events) if hides(event)), len(events))
    return events[:first], is_whole
