"""What white dice are still good for in this Turn: exact expectations over the rolls to come.

Each face is tried once on the table as it lies: what the best use of such a die on each Part would gain, and what it
would gain elsewhere. A roll is then worth what its dice gain on different Parts, the best first; and dice that are left
to roll are worth the mean over all rolls, with at most three of them placed in each Step that is left (W-22.1).
"""

from __future__ import annotations

from typing import Final

from frenzy.bots.expectation import FACES, Faces, rolls
from frenzy.bots.lines import NEVER, Lines
from frenzy.games.wreckland.actions import Done, FreeRam, Use
from frenzy.games.wreckland.frames import ChooseWhite
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import OPEN
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action

STEP_OF_TRIAL: Final = 2


class Prospects:
    """What dice of each face would gain now: on each Part with an open die slot, or elsewhere.

    Dice that are left for later Steps are worth what they may bring there, or `a_die` each where that is given.
    """

    def __init__(self, state: State, lines: Lines[State], a_die: float | None = None) -> None:
        self.budget = lines.budget
        self.a_die = a_die
        self.room = [lies.count(OPEN) for lies in state.dice]
        self.limit = state.special.white_limit(state)
        self.gains: list[list[tuple[float, int]]] = []  # by face: gain and slot, best first
        self.elsewhere: list[float] = []
        self.ahead: dict[tuple[int, int], float] = {}
        for face in FACES:
            self.try_face(state, face, lines)

    def try_face(self, state: State, face: int, lines: Lines[State]) -> None:
        """Use a die of this face in every way there is; a second one in the pool keeps the Step going."""
        bare = trial(state, face)
        now, other = lines.rate(bare), 0.0
        best: dict[int, float] = {}
        for action in GAME.legal_actions(bare):
            self.budget.check()
            gain = trial_gain(bare, action, lines) - now
            if isinstance(action, Use):
                best[action.slot] = max(best.get(action.slot, 0.0), gain)
            else:
                other = max(other, gain)
        self.gains.append(sorted([(gain, slot) for slot, gain in best.items()], reverse=True))
        self.elsewhere.append(other)

    def of_roll(self, faces: Faces) -> list[float]:
        """What these dice gain together, one after another, the best first."""
        room = self.room.copy()
        left = list(faces)
        gained: list[float] = []
        while left:
            best, chosen, place = -1.0, 0, -1
            for index in range(len(left)):
                face = left[index]
                if index and left[index - 1] == face:
                    continue
                gain, slot = self.elsewhere[face], -1
                for offered, where in self.gains[face]:
                    if room[where]:
                        if offered > gain:
                            gain, slot = offered, where
                        break
                if gain > best:
                    best, chosen, place = gain, index, slot
            gained.append(best)
            left.pop(chosen)
            if place >= 0:
                room[place] -= 1
        return gained

    def best_of(self, faces: Faces, limit: int, steps: int) -> float:
        """What these dice are worth with so many more to place in this Step, and so many Steps to come."""
        count = len(faces)
        best, total = self.to_come(count, steps), 0.0
        if limit > 0 and count:
            for gain in self.of_roll(faces)[:limit]:
                total += gain
                count -= 1
                best = max(best, total + self.to_come(count, steps))
        return best

    def to_come(self, count: int, steps: int) -> float:
        """What so many dice are worth that will be rolled, with so many Steps to come."""
        if not count or steps <= 0:
            return 0.0
        if self.a_die is not None:
            return self.a_die * min(count, self.limit * steps)
        known = self.ahead.get((count, steps), NEVER)
        if known == NEVER:
            known = 0.0
            for chance, faces in rolls(count):
                self.budget.check()
                known += chance * self.best_of(faces, self.limit, steps - 1)
            self.ahead[count, steps] = known
        return known


def trial(state: State, face: int) -> State:
    """The table with nothing to do but to place a white die of this face."""
    bare = state.clone()
    bare.pool = (face, face)
    bare.step, bare.placed, bare.scrap = STEP_OF_TRIAL, 0, ()
    bare.power_used = bare.soothed = True
    bare.choices = None
    bare.stack = [ChooseWhite(0)]
    return bare


def trial_gain(bare: State, action: Action, lines: Lines[State]) -> float:
    """What the table is worth after this use of the die."""
    if isinstance(action, (Done, FreeRam)):
        return NEVER
    twin = lines.model.after(bare, action)
    lines.settle(twin)
    return lines.rate(twin)
