"""A hero's whole turn: which actions, in which order.

Lines of actions are followed level by level, the most promising of each. A line carries the few tables that chance may
have led it to; actions that are impossible on one of them are left out there. What the turn is worth is the mean over
its tables, as if it ended there.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from frenzy.bots.budget import Budget
from frenzy.bots.resistance.trials import Trials
from frenzy.bots.resistance.worth import eagerness, worth
from frenzy.games.resistance import actions
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.rules.turns import may_leave
from frenzy.games.resistance.state import State
from frenzy.kernel.records import Action

BEAM: Final = 5
PARTS: Final = 3
TABLES: Final = 4
LEVELS: Final = 9
"""So many lines are followed; in so many parts chance is taken; a line has so many tables and actions at most."""

GONE: Final = 4.0
"""To have left is better than to be about to."""

Mark = tuple[object, ...]


class Node(NamedTuple):
    """A line of actions, what it is worth if the turn goes on, and the tables that it may have led to."""

    value: float
    line: tuple[Action, ...]
    tables: tuple[State, ...]


class Turn(NamedTuple):
    """A whole turn and what it is worth; `marks` are the tables before its actions, as far as they are sure."""

    value: float
    line: tuple[Action, ...]
    marks: tuple[Mark, ...]


class TurnPlanner:
    """Looks for the best turn of the active hero."""

    def __init__(self, rng: Random, budget: Budget, beam: int = BEAM, parts: int = PARTS, tables: int = TABLES) -> None:
        self.trials = Trials(rng, parts)
        self.budget = budget
        self.beam = beam
        self.most = tables

    def best(self, state: State) -> Turn:
        """The best turn from here; to end it at once is one."""
        found = self.turns(state, 1)
        return found[0]

    def turns(self, state: State, count: int) -> list[Turn]:
        """The best turns from here, with different first actions."""
        hero = state.active
        start = Node(0.0, (), (state,))
        best: dict[str, Turn] = {}
        self.offer(best, start, (), hero)
        level, seen = [start], {mark(state)}
        marks: dict[tuple[Action, ...], tuple[Mark, ...]] = {(): ()}
        for _ in range(LEVELS):
            ahead: list[Node] = []
            for node in level:
                before = marks[node.line]
                sure = (
                    (*before, mark(node.tables[0]))
                    if len(node.tables) == 1 and len(before) == len(node.line)
                    else before
                )
                for action in GAME.legal_actions(node.tables[0]):
                    self.budget.check()
                    if isinstance(action, actions.EndTurn):
                        continue
                    found = self.step(node, action, hero)
                    if len(found.tables) == 1:
                        key = mark(found.tables[0])
                        if key in seen:
                            continue
                        seen.add(key)
                    self.offer(best, found, sure, hero)
                    marks[found.line] = sure
                    if is_going_on(found.tables[0], hero):
                        ahead.append(found)
            ahead.sort(key=lambda node: node.value, reverse=True)
            level = ahead[: self.beam]
            if not level:
                break
        return sorted(best.values(), key=lambda turn: turn.value, reverse=True)[:count]

    def offer(self, best: dict[str, Turn], node: Node, sure: tuple[Mark, ...], hero: int) -> None:
        """The turn may end with this node."""
        value = sum(ended(table, hero) for table in node.tables) / len(node.tables)
        line = (*node.line, actions.END_TURN) if is_going_on(node.tables[0], hero) else node.line
        if len(node.tables) == 1 and len(sure) == len(node.line) and len(line) > len(node.line):
            sure = (*sure, mark(node.tables[0]))
        first = str(line[0])
        if first not in best or value > best[first].value:
            best[first] = Turn(value, line, sure)

    def step(self, node: Node, action: Action, hero: int) -> Node:
        """The line one action longer."""
        tables: list[State] = []
        for table in node.tables:
            if is_going_on(table, hero) and action in GAME.legal_actions(table):
                tables += self.trials.ends(table, action)
            else:
                tables.append(table)
        if len(tables) > self.most:
            tables = [tables[place * len(tables) // self.most] for place in range(self.most)]
        value = sum(worth(table) + eagerness(table) for table in tables) / len(tables)
        return Node(value, (*node.line, action), tuple(tables))


def is_going_on(table: State, hero: int) -> bool:
    """The hero's turn is."""
    return table.active == hero and bool(table.stack) and table.stack[-1].prompt == "turn"


def ended(table: State, hero: int) -> float:
    """What the table is worth if the hero's turn ends now."""
    if table.result:
        return worth(table)
    before = table.activated
    leaves = table.zone[hero] != NOWHERE and table.active == hero and may_leave(table, hero)
    table.activated = before | 1 << hero
    value = worth(table) + (GONE if leaves else 0.0)
    table.activated = before
    return value


def mark(state: State) -> Mark:
    """What tells tables apart, as far as all players know them."""
    return (
        tuple(state.stack), state.active, state.actions_left, tuple(state.zone), tuple(state.health),
        tuple(state.power), tuple(state.xp), tuple(state.traits), tuple(state.citizen), tuple(state.used), tuple(state.mobs),
        tuple(state.named), state.open, state.taken, state.activated, state.cabin, state.object_at, state.drew,
    )  # fmt: skip
