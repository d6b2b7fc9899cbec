"""The Run phase, a Step at a time: all placements of the Step, and what the dice that are left may still bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from frenzy.bots.expectation import Faces, rolls
from frenzy.bots.lines import Answer, Choices, Key, Line, Lines, Node, beam_search
from frenzy.bots.wreckland.model import MODEL, dice_rolled, is_same_turn
from frenzy.bots.wreckland.prospects import Prospects
from frenzy.bots.wreckland.standing import Rate, standing
from frenzy.games.wreckland.actions import Done, FreeRam, Trick
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import RED, VALUE, WHITE_KEPT
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action

LAST: Final = 6
TABLES: Final = 1500


def white_faces(state: State) -> Faces:
    """What the white dice of the pool show, less 1."""
    return tuple(sorted([VALUE[die] - 1 for die in state.pool if die < RED]))


def steps_left(state: State) -> int:
    """The white Steps that come after the one that is going on, or about to begin."""
    return (LAST - state.step) // 2


def is_going_on(state: State, later: State) -> bool:
    """The Turn is."""
    return is_same_turn(state, later) and later.step > 0


def is_same_step(state: State, later: State) -> bool:
    return later.step == state.step and is_going_on(state, later)


def white_prospects(state: State, lines: Lines[State]) -> float:
    """What the white dice may still bring in this Turn, wherever it stands."""
    if state.result:
        return 0.0
    prospects, faces = Prospects(state, lines), white_faces(state)
    if GAME.prompt(state) == "white":
        return prospects.best_of(faces, prospects.limit - state.placed, steps_left(state))
    return prospects.to_come(len(faces), (LAST + 1 - state.step) // 2)


class StepPlanner(Lines[State]):
    """Looks for the best line of choices to the end of a Step, or to the next roll.

    `rate` says what a table is worth, white dice aside; `beam` is how many tables are followed after each
    placement, `most` how many small questions are answered in every way. When about `tables` have been looked at, small
    questions get the nearest answer, and only the best table is followed. Where `a_die` is given nothing is looked at
    beyond the Step: each die that can still be placed is worth so much.
    """

    def __init__(
        self,
        state: State,
        answer: Answer,
        beam: int,
        most: int,
        tables: int = TABLES,
        a_die: float | None = None,
        rate: Rate = standing,
    ) -> None:
        super().__init__(MODEL, rate, answer.budget)
        self.state = state
        self.answer = answer
        self.beam = beam
        self.most = most
        self.left = tables
        self.prospects = Prospects(state, self, a_die)
        self.done = Answer()
        self.open = Answer()
        self.seen: set[Key] = set()

    # -- what a table is worth --------------------------------------------------------------------------------

    def at_rest(self, table: State) -> float:
        """If this Step ends with it: the dice that are left will be rolled again, or are lost."""
        value = self.rate(table)
        if not table.result and is_going_on(self.state, table):
            value += self.prospects.to_come(len(white_faces(table)), steps_left(self.state))
        return value

    def in_hand(self, table: State) -> float:
        """In the middle of the Step: the dice show what they show."""
        value = self.rate(table)
        if not table.result and is_going_on(self.state, table):
            limit = self.prospects.limit - table.placed
            value += self.prospects.best_of(white_faces(table), limit, steps_left(table))
        return value

    def over_chance(self, state: State, action: Action, count: int) -> float:
        """The mean over all that so many dice can show."""
        if isinstance(action, Trick):
            return self.over_rerolls(MODEL.after(state, action), count)
        total = 0.0
        for chance, faces in rolls(count):
            self.budget.check()
            twin = state.clone()
            twin.loaded = tuple([face + 1 for face in faces])
            GAME.apply(twin, action)
            self.settle(twin)
            total += chance * (self.in_hand(twin) if is_same_step(state, twin) else self.at_rest(twin))
        return total

    def over_rerolls(self, table: State, count: int) -> float:
        """The mean over all rolls of the white dice of the pool, but for those that are kept (W-27.2)."""
        kept = [VALUE[die] - 1 for die in table.pool if WHITE_KEPT <= die < RED]
        limit, steps = self.prospects.limit - table.placed, steps_left(table)
        total = self.rate(table)
        for chance, faces in rolls(count):
            self.budget.check()
            total += chance * self.prospects.best_of(tuple(sorted([*faces, *kept])), limit, steps)
        return total

    # -- white dice -------------------------------------------------------------------------------------------

    def white_line(self) -> Choices:
        """The best line from here to the end of the Step, or to a roll."""
        for _ in beam_search((0.0, (), self.state, 0.0), self.placements, self.width):
            pass
        return self.done.line

    def width(self) -> int:
        return self.beam if self.left > 0 else 1

    def placements(self, node: Node[State]) -> list[Node[State]]:
        """All lines that go on from here; those that end are noted. Then the best of both is the answer so far."""
        _, line, table, _ = node
        ahead: list[Node[State]] = []
        for action in GAME.legal_actions(table):
            self.budget.check()
            if isinstance(action, Done):
                self.done.offer(self.at_rest(table), (*line, action))
                continue
            for way, end in self.go_on(line, table, action):
                value = self.in_hand(end)
                ahead.append((value, way, end, 0.0))
                self.open.offer(value, way)
        self.answer.take((self.open if self.open.value > self.done.value else self.done).line)
        return ahead

    def go_on(self, line: Choices, table: State, action: Action) -> Iterator[Line[State]]:
        """One placement more: where it ends the Step or rolls dice the line ends, else it goes on."""
        twin = MODEL.after(table, action)
        count = dice_rolled(table, twin)
        if count and is_same_step(table, twin):
            self.done.offer(self.over_chance(table, action, count), (*line, action))
            return
        for way, end in self.ends(table, action, twin):
            mark = end.key()
            if mark in self.seen:
                continue
            self.seen.add(mark)
            if end.result or not is_same_step(self.state, end):
                self.done.offer(self.at_rest(end), (*line, *way))
            else:
                yield (*line, *way), end

    def ends(self, table: State, action: Action, twin: State) -> list[Line[State]]:
        """How the choice can be settled; `twin` is the table right after it."""
        self.left -= 1
        if MODEL.is_settled(twin):
            return [((action,), twin)]
        if self.left <= 0:
            return [((action, *self.settle(twin)), twin)]
        found = self.completions(table, action, self.most)
        self.left -= 2 * len(found)
        return found

    # -- red dice ---------------------------------------------------------------------------------------------

    def red_line(self) -> Choices:
        """The best line of red dice and what follows, up to the white Step or to a roll."""
        self.place_red((), self.state)
        return self.done.line

    def place_red(self, line: Choices, table: State) -> None:
        """Note all lines from here. After Arson's best Ram of a Section the red die is still to come."""
        for action in GAME.legal_actions(table):
            self.budget.check()
            twin = MODEL.after(table, action)
            count = dice_rolled(table, twin)
            if count == 1 and is_going_on(self.state, twin):
                self.done.offer(self.over_chance(table, action, count), (*line, action))
                continue
            ends = self.ends(table, action, twin)
            if isinstance(action, FreeRam) and not twin.result:
                way, end = max(ends, key=lambda found: self.in_hand(found[1]))
                if not end.result:
                    self.place_red((*line, *way), end)
                    continue
            for way, end in ends:
                self.done.offer(self.in_hand(end), (*line, *way))
