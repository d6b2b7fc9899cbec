"""What puzzles of Wreckland Run ask for: to destroy the boss in the Turn that is going on.

Chance is taken as it is: every face of every die that may still be rolled in the Turn. A table on which a card would be
drawn from a pile is no puzzle.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import product
from typing import Final

from frenzy.bots.expectation import TooBigError
from frenzy.bots.goals import Goals, Outcome
from frenzy.bots.wreckland.model import dice_rolled, is_same_turn
from frenzy.games.wreckland.events import PartUsed, Rammed
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action, Event
from frenzy.kernel.phrase import Given
from frenzy.kernel.puzzle import Puzzle

BOSS: Final = "boss"
FACES: Final = range(1, 7)
DEEDS: Final = ("use ", "ram ", "fix ", "core ", "red ", "arson ")
"""How choices begin that place a die; all others say more about one of these."""


class WrecklandGoals(Goals[State]):
    """The chance to win before the Turn is over."""

    names = (BOSS,)

    def is_over(self, goal: str, start: State, state: State) -> bool:
        return bool(state.result) or not is_same_turn(start, state)

    def value(self, goal: str, start: State, state: State, seat: int) -> float:
        return float(state.result == "won")

    def is_unknown(self, events: Sequence[Event]) -> bool:
        """Dice are taken as they may fall, and cards in `outcomes`."""
        return False

    def outcomes(self, state: State, action: Action) -> Iterator[Outcome[State]]:
        """The table after all that the dice can show."""
        twin, events = self.tried(state, action)
        count = dice_rolled(state, twin)
        if not is_same_turn(state, twin):
            count -= len(twin.pool)  # what the next Turn has rolled
        if not count:
            yield 1.0, twin, events
            return
        for faces in product(FACES, repeat=count):
            other = state.clone()
            other.loaded = faces
            yield 1.0, *self.tried(other, action)

    def tried(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        twin, events = super().tried(state, action)
        if is_same_turn(state, twin) and len(twin.enemy_deck) != len(state.enemy_deck):
            raise TooBigError
        return twin, events

    def idea(self, goal: str, start: State, line: Sequence[str], end: State, seat: int) -> Hashable:
        """Which dice ram and which go to which Part, in whatever order; where exactly, the best way of each says."""
        return tuple(sorted(deed(choice) for choice in line if choice.startswith(DEEDS)))

    def spoken(self, goal: str, value: float) -> float:
        """In percent."""
        return round(100 * value)

    def reasons(self, puzzle: Puzzle, start: State, events: Sequence[Event]) -> Given:
        """How much of the answer is attacks of Parts, and how much rams; whether dice have the last word."""
        return {
            "best": self.spoken(puzzle.goal, puzzle.best),
            "parts": sum(isinstance(event, PartUsed) for event in events),
            "rams": sum(isinstance(event, Rammed) for event in events),
        }


def deed(choice: str) -> str:
    """What a die does, and on which Part: `use 4 NW`, `ram 3`."""
    verb, die, *rest = choice.split()
    return " ".join([verb, die.removesuffix("k"), *(rest[:1] if verb != "ram" else ())])
