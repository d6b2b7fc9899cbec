"""A hero's whole turn: which actions, in which order.

Lines of actions are followed level by level, the most promising of each. A line carries the few tables that chance may
have led it to; actions that are impossible on one of them are left out there. What the turn is worth is the mean over
its tables, as if it ended there.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from frenzy.bots.budget import Budget
from frenzy.bots.resistance.trials import Trials, mean, spread
from frenzy.bots.resistance.worth import eagerness, worth
from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.state import State
from frenzy.kernel.records import Action

BEAM: Final = 5
PARTS: Final = 3
TABLES: Final = 6
LEVELS: Final = 9
"""So many lines are followed; in so many parts chance is taken; a line has so many tables and actions at most."""

Mark = tuple[object, ...]


class Node(NamedTuple):
    """A line of actions, what it is worth if the turn ends, what may come if it goes on, and the tables it led to.

    `marks` are the tables before its actions, as far as they are sure.
    """

    value: float
    hope: float
    line: tuple[Action, ...]
    tables: list[State]
    marks: tuple[Mark, ...]


class Turn(NamedTuple):
    """A whole turn, what it is worth, the tables before its actions as far as they are sure, and those it led to."""

    value: float
    line: tuple[Action, ...]
    marks: tuple[Mark, ...]
    tables: list[State]


class TurnPlanner:
    """Looks for the best turn of the active hero."""

    def __init__(self, rng: Random, budget: Budget, beam: int = BEAM, parts: int = PARTS, tables: int = TABLES) -> None:
        self.trials = Trials(rng, parts)
        self.budget = budget
        self.beam = beam
        self.most = tables
        self.hero = NOWHERE

    def best(self, state: State) -> Turn:
        """The best turn from here; to end it at once is one."""
        return self.turns(state, 1)[0]

    def turns(self, state: State, count: int) -> list[Turn]:
        """The best turns from here, with different first actions."""
        hero = state.active
        here = mark(state)
        best = {"": Turn(ended(state, hero, self.trials), (offers.END_TURN,), (here,), [state])}
        self.hero = hero
        level, seen = [Node(0.0, 0.0, (), [state], (here,))], {here}
        for _ in range(LEVELS):
            ahead: list[Node] = []
            for node in level:
                for action in GAME.legal_actions(node.tables[0]):
                    if not is_worth_trying(node.line, action):
                        continue
                    self.budget.check()
                    found = self.step(node, action, seen)
                    if found is not None:
                        self.offer(best, found)
                        if is_going_on(found.tables[0], hero):
                            ahead.append(found)
            ahead.sort(key=lambda node: node.value + node.hope, reverse=True)
            level = ahead[: self.beam]
            if not level:
                break
        return sorted(best.values(), key=lambda turn: turn.value, reverse=True)[:count]

    def offer(self, best: dict[str, Turn], node: Node) -> None:
        """The turn may end with this node."""
        first = str(node.line[0])
        if first not in best or node.value > best[first].value:
            line = (*node.line, offers.END_TURN) if is_going_on(node.tables[0], self.hero) else node.line
            best[first] = Turn(node.value, line, node.marks, node.tables)

    def step(self, node: Node, action: Action, seen: set[Mark]) -> Node | None:
        """The line one action longer; None if others lead to the same table."""
        tables: list[State] = []
        ends: list[State] = []
        last: State | None = None
        for table in node.tables:
            if table is not last:
                last = table
                is_legal = is_going_on(table, self.hero) and action in GAME.legal_actions(table)
                ends = self.trials.ends(table, action) if is_legal else [table]
            tables += ends
        tables = spread(tables, self.most)
        marks = node.marks
        if tables[0] is tables[-1]:
            here, before = mark(tables[0]), len(seen)
            seen.add(here)
            if len(seen) == before:
                return None
            if len(marks) == len(node.line) + 1:
                marks = (*marks, here)
        value = mean(tables, lambda table: ended(table, self.hero, self.trials))
        hope = mean(tables, eagerness) if tables[0].actions_left else 0.0
        return Node(value, hope, (*node.line, action), tables, marks)


def is_worth_trying(line: tuple[Action, ...], action: Action) -> bool:
    """Nobody walks back and forth, and power and traits are gained before something that may need them."""
    if isinstance(action, actions.EndTurn):
        return False
    if not line:
        return True
    last = line[-1]
    if isinstance(action, actions.Move):
        if isinstance(last, actions.GainPower | actions.GainTrait):
            return False
        return not (isinstance(last, actions.Move) and len(line) > 1 and is_way_back(line, action))
    return not (isinstance(last, actions.GainPower) and isinstance(action, actions.GainTrait))


def is_way_back(line: tuple[Action, ...], action: actions.Move) -> bool:
    """To where the line has been, with nothing but moves in between."""
    for before in reversed(line[:-1]):
        if not isinstance(before, actions.Move):
            return False
        if before.zone == action.zone:
            return True
    return False


def is_going_on(table: State, hero: int) -> bool:
    """The hero's turn is."""
    return table.active == hero and bool(table.stack) and table.stack[-1].prompt == "turn"


def ended(table: State, hero: int, trials: Trials) -> float:
    """What the table is worth once the hero's turn has ended."""
    return mean(ended_tables(table, hero, trials), worth)


def ended_tables(table: State, hero: int, trials: Trials) -> list[State]:
    """The table once the hero's turn has ended: hunger wounds, and whoever stands at the exit leaves."""
    if not is_going_on(table, hero):
        return [table]
    table.crowds()  # counted here, they are known to the twin, too
    twin = table.clone()
    GAME.apply(twin, offers.END_TURN)
    return trials.settle(twin)


def mark(state: State) -> Mark:
    """What tells tables apart, as far as all players know them."""
    return (
        tuple(state.stack), state.active, state.actions_left, tuple(state.zone), tuple(state.health),
        tuple(state.power), state.xp, state.traits, state.citizen, state.used, state.crowds(), state.named,
        state.open, state.taken, state.activated, state.cabin, state.drew, state.object_at,
    )  # fmt: skip
