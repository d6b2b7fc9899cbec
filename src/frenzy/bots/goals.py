"""What puzzles ask for, and what lines of choices are worth for it: tried to the end, by the real rules.

A puzzle is played until its seat has nothing more to decide, or chance speaks. What is worth most from there on is
worked out: own choices take the best, those of others the worst for the seat, chance the mean of all that it may bring.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from math import inf
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from frenzy.bots.budget import Budget
from frenzy.bots.expectation import Expectimax, TooBigError
from frenzy.bots.lines import Key, Model
from frenzy.kernel import Action, Event, Game, State
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.puzzle import Puzzle, Solution, Step, Verdict

S = TypeVar("S", bound=State)

EQUAL: Final = 1e-6
"""Values that differ by less are the same."""

NOTHING: Final = 0.0
"""No value is less."""

NODES: Final = 400_000
"""So many choices are tried to judge a line; every puzzle in stock needs far fewer."""


Outcome = tuple[float, S, Sequence[Event]]
"""How likely a table is, the table, and what happened on the way to it."""
Chance = tuple[float, S]


class Ending(NamedTuple):
    """A line to where its seat has nothing more to decide, what it is worth, and which of the ideas it is."""

    line: tuple[str, ...]
    value: float
    idea: Hashable


class Goals(Generic[S]):
    """The goals of a game. For each there are sentences in the game's catalogues: `goal-NAME` says what is asked for,
    `goal-NAME-value` what `value` means."""

    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game

    # -- what a game fills in ---------------------------------------------------------------------------------

    def is_over(self, goal: str, start: S, state: S) -> bool:
        """The value can be read."""
        raise NotImplementedError

    def value(self, goal: str, start: S, state: S, seat: int) -> float:
        """How much of the goal is reached, where it is over."""
        raise NotImplementedError

    def prepared(self, goal: str, start: S) -> S:
        """The table on which lines are tried."""
        return start

    def outcomes(self, state: S, action: Action) -> Iterable[Outcome[S]]:
        """What a choice may lead to, how likely, and what happened."""
        twin, events = self.tried(state, action)
        return ((1.0, twin, events),)

    def is_unknown(self, events: Sequence[Event]) -> bool:
        """Something has come to light that the puzzle cannot know."""
        return any(event.reveals or event.chance for event in events)

    def idea(self, goal: str, start: S, line: Sequence[str], end: S, seat: int) -> Hashable:
        """Lines of the same idea are variants of one answer; by default those that begin alike."""
        return line[0]

    def spoken(self, goal: str, value: float) -> float:
        """The number of the sentence for a value."""
        return round(value)

    def asked(self, start: S) -> Given:
        """What the sentence `goal-NAME` is told about the table."""
        return {}

    def reasons(self, puzzle: Puzzle, start: S, events: Sequence[Event]) -> Given:
        """What else the sentence `goal-NAME-why` is told about the answer, from what happens in it."""
        return {}

    # -- what follows from it ---------------------------------------------------------------------------------

    def tried(self, state: S, action: Action) -> tuple[S, Sequence[Event]]:
        """A twin one choice later, and what happened."""
        twin = state.clone()
        return twin, self.game.apply(twin, action)

    def is_played(self, goal: str, start: S, state: S, seat: int) -> bool:
        """The seat has nothing more to decide."""
        return seat not in self.game.may_act(state) or self.is_over(goal, start, state)


class Solver(Expectimax[S]):
    """Says what a line is worth for a goal."""

    def __init__(
        self, goals: Goals[S], goal: str, start: S, seat: int, nodes: int = NODES, budget: Budget | None = None
    ) -> None:
        super().__init__(Model(goals.game), goals.prepared(goal, start), nodes, budget or Budget())
        self.goals = goals
        self.goal = goal
        self.seat = seat

    def is_over(self, state: S) -> bool:
        return self.goals.is_over(self.goal, self.start, state)

    def is_played(self, state: S) -> bool:
        return self.goals.is_played(self.goal, self.start, state, self.seat)

    def value(self, state: S) -> float:
        return self.goals.value(self.goal, self.start, state, self.seat)

    def chances(self, state: S, action: Action) -> list[Chance[S]]:
        """What a choice may lead to, and how likely. A table that nobody can foresee ends the search."""
        found: list[Chance[S]] = []
        for chance, later, events in self.goals.outcomes(state, action):
            self.budget.check()
            self.left -= 1
            if self.left < 0 or (not self.is_over(later) and self.goals.is_unknown(events)):
                raise TooBigError
            found.append((chance, later))
        return found

    def of_choice(self, state: S, action: Action) -> float:
        return self.mean(self.chances(state, action))

    def of_decision(self, state: S) -> float:
        if self.seat in self.game.may_act(state):
            return super().of_decision(state)
        worst = inf
        for action in reversed(self.game.legal_actions(state)):
            worst = min(worst, self.of_choice(state, action))
            if worst <= NOTHING:
                break
        return worst

    def mean(self, tables: Sequence[Chance[S]]) -> float:
        return sum(chance * self.of_state(table) for chance, table in tables) / sum(chance for chance, _ in tables)

    def endings(self) -> Iterator[Ending]:
        """Every way to play the puzzle; where two lead to the same table, the first."""
        pending: list[tuple[tuple[str, ...], S]] = [((), self.start)]
        seen: set[Key] = {self.start.key()}
        while pending:
            line, state = pending.pop()
            for action in self.game.legal_actions(state):
                longer, later = (*line, str(action)), self.chances(state, action)
                table = later[0][1]
                if len(later) > 1 or self.is_played(table):
                    idea = self.goals.idea(self.goal, self.start, longer, table, self.seat)
                    yield Ending(longer, self.mean(later), idea)
                elif (mark := table.key()) not in seen:
                    seen.add(mark)
                    pending.append((longer, table))

    def played(self, line: Sequence[str]) -> float | None:
        """What a line is worth; None if its seat has still to decide."""
        state = self.start
        for choice in line:
            later = self.chances(state, self.game.parse(state, choice))
            state = later[0][1]
            if len(later) > 1 or self.is_played(state):
                return self.mean(later)
        return None


def judge(goals: Goals[S], puzzle: Puzzle, line: Sequence[str], budget: Budget | None = None) -> Verdict | None:
    """What the line is worth; None while the puzzle goes on."""
    start = goals.game.from_position(puzzle.position)
    value = Solver(goals, puzzle.goal, start, puzzle.seat, budget=budget).played(line)
    return None if value is None else Verdict(value, value > puzzle.best - EQUAL)


def solution(goals: Goals[S], puzzle: Puzzle, verdict: Verdict) -> Solution:
    """The verdict in words, with the answer choice by choice and why it is best."""
    game = goals.game
    start = game.from_position(puzzle.position)
    state = start.clone()
    steps: list[Step] = []
    happened: list[Event] = []
    for choice in puzzle.answer:
        said = dict(zip(map(str, game.legal_actions(state)), game.question(state, puzzle.seat).choices, strict=True))
        if len(said) > 1:
            steps.append(Step(choice, said[choice].text))
        happened += game.apply(state, choice)
    second, greedy = goals.spoken(puzzle.goal, puzzle.second), goals.spoken(puzzle.goal, puzzle.greedy)
    why = {"second": second, "greedy": greedy, **goals.reasons(puzzle, start, happened)}
    return Solution(
        verdict.is_solved, told(goals, puzzle.goal, verdict.value), told(goals, puzzle.goal, puzzle.best),
        Phrase(f"goal-{puzzle.goal}-why", why), steps,
    )  # fmt: skip


def task(goals: Goals[S], puzzle: Puzzle) -> Phrase:
    """What is asked for, in words."""
    return Phrase(f"goal-{puzzle.goal}", goals.asked(goals.game.from_position(puzzle.position)))


def told(goals: Goals[S], goal: str, value: float) -> Phrase:
    """A value in words."""
    return Phrase(f"goal-{goal}-value", {"value": goals.spoken(goal, value)})
