"""The Run phase, a Step at a time: all placements of the Step, and what the dice that are left may still bring."""

from __future__ import annotations

from typing import Final

from frenzy.bots.wreckland.prospects import Faces, Prospects, rolls
from frenzy.bots.wreckland.thinking import (
    Choices,
    Key,
    Line,
    Rate,
    after,
    completions,
    is_settled,
    key,
    settle,
)
from frenzy.games.wreckland.actions import Done, Trick
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import RED, VALUE, WHITE_KEPT
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action

LAST: Final = 6
TABLES: Final = 1500
Way = tuple[float, Choices]
"""What a line of choices is worth, and the line."""


def white_faces(state: State) -> Faces:
    """What the white dice of the pool show, less 1."""
    return tuple(sorted([VALUE[die] - 1 for die in state.pool if die < RED]))


def steps_left(state: State) -> int:
    """The white Steps that come after the one that is going on, or about to begin."""
    return (LAST - state.step) // 2


def is_same_turn(state: State, later: State) -> bool:
    return later.turn == state.turn and later.round == state.round and later.step > 0


def is_same_step(state: State, later: State) -> bool:
    return later.step == state.step and is_same_turn(state, later)


def dice_rolled(state: State, later: State) -> int:
    """How many dice were rolled in between."""
    return later.dice_chance.count - state.dice_chance.count


class StepPlanner:
    """Looks for the best lines of choices to the end of a Step, or to the next roll.

    `rate` says what a table is worth, white dice aside; `beam` is how many tables are followed after each placement,
    `most` how many small questions are answered in every way. When about `tables` have been looked at, small questions
    get the nearest answer, and only the best table is followed. Where `a_die` is given nothing is looked at beyond the
    Step: each die that can still be placed is worth so much.
    """

    def __init__(
        self, state: State, rate: Rate, beam: int, most: int, tables: int = TABLES, a_die: float | None = None
    ) -> None:
        self.state = state
        self.rate = rate
        self.beam = beam
        self.most = most
        self.left = tables
        self.prospects = Prospects(state, rate, a_die)
        self.found: list[Way] = []

    # -- what a table is worth --------------------------------------------------------------------------------

    def at_rest(self, table: State) -> float:
        """If this Step ends with it: the dice that are left will be rolled again, or are lost."""
        value = self.rate(table)
        if table.result or not is_same_turn(self.state, table):
            return value
        return value + self.prospects.to_come(len(white_faces(table)), steps_left(self.state))

    def in_hand(self, table: State) -> float:
        """In the middle of the Step: the dice show what they show."""
        value = self.rate(table)
        if table.result or not is_same_turn(self.state, table):
            return value
        limit = self.prospects.limit - table.placed
        return value + self.prospects.best_of(white_faces(table), limit, steps_left(table))

    def over_chance(self, state: State, action: Action, count: int) -> float:
        """The mean over all that so many dice can show."""
        if isinstance(action, Trick):
            return self.over_rerolls(after(state, action), count)
        total = 0.0
        for chance, faces in rolls(count):
            twin = state.clone()
            twin.loaded = tuple([face + 1 for face in faces])
            GAME.apply(twin, action)
            settle(twin, self.rate)
            total += chance * (self.in_hand(twin) if is_same_step(state, twin) else self.at_rest(twin))
        return total

    def over_rerolls(self, table: State, count: int) -> float:
        """The mean over all rolls of the white dice of the pool, but for those that are kept (W-27.2)."""
        kept = [VALUE[die] - 1 for die in table.pool if WHITE_KEPT <= die < RED]
        limit, steps = self.prospects.limit - table.placed, steps_left(table)
        total = self.rate(table)
        for chance, faces in rolls(count):
            total += chance * self.prospects.best_of(tuple(sorted([*faces, *kept])), limit, steps)
        return total

    def note(self, value: float, line: Choices) -> None:
        self.found.append((value, line))

    def ranked(self) -> list[Way]:
        """All lines that were found, the best first."""
        self.found.sort(key=lambda way: way[0], reverse=True)
        return self.found

    # -- white dice -------------------------------------------------------------------------------------------

    def white_lines(self) -> list[Way]:
        """The lines from here to the end of the Step, or to a roll; the best first."""
        level: list[Line] = [((), self.state)]
        seen: set[Key] = set()
        while level:
            ahead: list[tuple[float, Line]] = []
            for line, table in level:
                for action in GAME.legal_actions(table):
                    if isinstance(action, Done):
                        self.note(self.at_rest(table), (*line, action))
                    else:
                        self.go_on(line, table, action, seen, ahead)
            ahead.sort(key=lambda found: found[0], reverse=True)
            level = [found[1] for found in ahead[: self.beam if self.left > 0 else 1]]
        return self.ranked()

    def go_on(
        self, line: Choices, table: State, action: Action, seen: set[Key], ahead: list[tuple[float, Line]]
    ) -> None:
        """One placement more: where it ends the Step or rolls dice the line ends, else it goes on."""
        twin = after(table, action)
        count = dice_rolled(table, twin)
        if count and is_same_step(table, twin):
            self.note(self.over_chance(table, action, count), (*line, action))
            return
        for way, end in self.ends(table, action, twin):
            mark = key(end)
            if mark in seen:
                continue
            seen.add(mark)
            if end.result or not is_same_step(self.state, end):
                self.note(self.at_rest(end), (*line, *way))
            else:
                ahead.append((self.in_hand(end), ((*line, *way), end)))

    def ends(self, table: State, action: Action, twin: State) -> list[Line]:
        """How the choice can be settled; `twin` is the table right after it."""
        self.left -= 1
        if is_settled(twin):
            return [((action,), twin)]
        if self.left <= 0:
            return [((action, *settle(twin, self.rate)), twin)]
        found = completions(table, action, self.most, self.rate)
        self.left -= 2 * len(found)
        return found

    # -- red dice ---------------------------------------------------------------------------------------------

    def red_lines(self) -> list[Way]:
        """The red dice and what follows, up to the white Step or to a roll; the best first."""
        for action in GAME.legal_actions(self.state):
            twin = after(self.state, action)
            count = dice_rolled(self.state, twin)
            if count == 1 and is_same_turn(self.state, twin):
                self.note(self.over_chance(self.state, action, count), (action,))
                continue
            for line, end in self.ends(self.state, action, twin):
                self.note(self.in_hand(end), line)
        return self.ranked()
