"""What puzzles of Resistance ask for: to bring the team through the next Enemy Phase, with the last turn of the round.

No spawn point is awake on their tables, and whoever draws a card has lost: so the Enemy Phase is known, but for what
the players choose in it. Dice are taken as they may fall.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from frenzy.bots.expectation import TooBigError, rolls
from frenzy.bots.goals import Goals, Outcome
from frenzy.games.resistance import phrases
from frenzy.games.resistance.events import EnemiesEliminated, HeroWounded, NamedEliminated
from frenzy.games.resistance.state import State
from frenzy.kernel import Action, Event
from frenzy.kernel.phrase import Given
from frenzy.kernel.puzzle import Puzzle

ENDURE: Final = "endure"
MOST_DICE: Final = 8
DEEDS: Final = frozenset(("attack", "rescue", "take", "ride", "fire", "call", "use"))
"""How choices begin that make another plan; all others lead there, or say more about one of these."""


class ResistanceGoals(Goals[State]):
    """As much health as can be left in the team when the Enemy Phase is over."""

    names = (ENDURE,)

    def is_over(self, goal: str, start: State, state: State) -> bool:
        return not state.stack or bool(state.result) or state.round != start.round or has_drawn(start, state)

    def value(self, goal: str, start: State, state: State, seat: int) -> float:
        if has_drawn(start, state) or state.result == "lost":
            return 0.0
        return float(sum(state.health))

    def is_unknown(self, events: Sequence[Event]) -> bool:
        """Dice are taken as they may fall, and a card ends the puzzle."""
        return False

    def outcomes(self, state: State, action: Action) -> Iterator[Outcome[State]]:
        """The table after all that the dice can show."""
        twin, events = self.tried(state, action)
        count = twin.dice_chance.count - state.dice_chance.count
        if not count:
            yield 1.0, twin, events
            return
        if count > MOST_DICE:
            raise TooBigError
        for chance, faces in rolls(count):
            other = state.clone()
            other.loaded = tuple([face + 1 for face in faces])
            later, happened = self.tried(other, action)
            if later.loaded or later.dice_chance.count != state.dice_chance.count:
                raise TooBigError  # other faces led to more dice, or to fewer
            yield chance, later, happened

    def idea(self, goal: str, start: State, line: Sequence[str], end: State, seat: int) -> Hashable:
        """What is done, in whatever order, and whether the hero stays; where it goes, the best way of each says."""
        has_moved = any(choice.startswith("move ") for choice in line)
        return has_moved, tuple(sorted(choice for choice in line if choice.split()[0] in DEEDS))

    def spoken(self, goal: str, value: float) -> float:
        """To a tenth."""
        return round(value, 1)

    def asked(self, start: State) -> Given:
        """Who acts last, and what the team has."""
        return {"hero": phrases.named(start.team[start.active]), "health": sum(start.health)}

    def reasons(self, puzzle: Puzzle, start: State, events: Sequence[Event]) -> Given:
        return {
            **self.asked(start),
            "rolls": int(puzzle.best != int(puzzle.best)),
            "kills": sum(isinstance(event, EnemiesEliminated | NamedEliminated) for event in events),
            "wounds": sum(isinstance(event, HeroWounded) for event in events),
        }


def has_drawn(start: State, state: State) -> bool:
    """A card has come to light."""
    return (state.spawn_deck, state.trait_deck, state.citizen_deck, state.named_deck) != (
        start.spawn_deck, start.trait_deck, start.citizen_deck, start.named_deck,
    )  # fmt: skip
