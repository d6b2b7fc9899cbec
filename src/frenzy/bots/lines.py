"""Lines of choices, tried on twins of a table: how an action is settled, and which lines are worth following.

What a search has to know of a game beside its rules is a `Model`; the game's folder fills it in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from frenzy.bots.budget import Budget
from frenzy.kernel.compiled import mypyc_attr
from frenzy.kernel.game import Game
from frenzy.kernel.records import Action
from frenzy.kernel.state import State

S = TypeVar("S", bound=State)

NEVER: Final = float("-inf")

Choices = tuple[Action, ...]
Key = tuple[object, ...]
Line: TypeAlias = tuple[Choices, S]
"""Choices in a row, and the state after them."""

Node: TypeAlias = tuple[float, Choices, S, float]
"""A line with what it is worth, and what it has cost."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Model(Generic[S]):
    """The hooks of a game."""

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game

    def is_settled(self, state: S) -> bool:
        """A whole action is over: nothing small is left to decide."""
        raise NotImplementedError

    def at_once(self, state: S) -> Sequence[Action]:
        """The choices among which a small question is answered by what each brings at once."""
        return self.game.legal_actions(state)

    def step(self, state: S, action: Action) -> None:
        """Take the choice, and with it what is not thought about."""
        self.game.apply(state, action)

    def after(self, state: S, action: Action) -> S:
        """A twin of the state, one choice later."""
        twin = state.clone()
        self.step(twin, action)
        return twin

    def mark(self, state: S) -> Key:
        """Equal for states that look the same to whoever thinks."""
        return state.key()


class Answer:
    """The best line so far: the first among equals. Whoever waits for it is told of every better one."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self.value = NEVER
        self.line: Choices = ()

    def offer(self, value: float, line: Choices) -> None:
        """Take the line if it is worth more."""
        if value > self.value:
            self.value = value
            self.take(line)

    def take(self, line: Choices) -> None:
        """Take the line, whatever it is worth: it is better founded."""
        self.line = line
        self.budget.report(str(line[0]))


class Lines(Generic[S]):
    """Tries lines; `rate` says what the state at the end of one is worth."""

    def __init__(self, model: Model[S], rate: Callable[[S], float], budget: Budget) -> None:
        self.model = model
        self.game = model.game
        self.rate = rate
        self.budget = budget

    def settle(self, state: S) -> Choices:
        """Answer the small questions, one at a time, each with what looks best at once; the answers."""
        answers: list[Action] = []
        while not self.model.is_settled(state):
            action = self.nearest(state)
            answers.append(action)
            self.model.step(state, action)
        return tuple(answers)

    def nearest(self, state: S) -> Action:
        """The choice after which the state is worth most, whatever is left to decide then."""
        choices = self.model.at_once(state)
        if len(choices) == 1:
            return choices[0]
        best, chosen = NEVER, choices[0]
        for action in choices:
            value = self.rate(self.model.after(state, action))
            if value > best:
                best, chosen = value, action
        return chosen

    def weigh(self, state: S, actions: Iterable[Action], answer: Answer) -> Choices:
        """The choice that is worth most once the questions that follow it are settled, with their answers.

        At least one is tried, however little time there is.
        """
        for action in actions:
            twin = self.model.after(state, action)
            line = (action, *self.settle(twin))
            answer.offer(self.rate(twin), line)
            self.budget.check()
        return answer.line

    def completions(self, state: S, first: Action, most: int) -> list[Line[S]]:
        """Every way to settle a choice, each end once; beyond `most` questions the nearest answer is taken."""
        pending: list[Line[S]] = [((first,), self.model.after(state, first))]
        ends: list[Line[S]] = []
        seen: set[Key] = set()
        asked = 0
        while pending:
            self.budget.check()
            line, table = pending.pop()
            if self.model.is_settled(table):
                ends.append((line, table))
                continue
            asked += 1
            if asked > most:
                ends.append(((*line, *self.settle(table)), table))
                continue
            choices = self.game.legal_actions(table)
            if len(choices) == 1:
                self.model.step(table, choices[0])
                pending.append(((*line, choices[0]), table))
                continue
            for action in choices:
                twin = self.model.after(table, action)
                mark = twin.key()
                if mark not in seen:
                    seen.add(mark)
                    pending.append(((*line, action), twin))
        return ends


def beam_search(
    start: Node[S], expand: Callable[[Node[S]], Iterable[Node[S]]], width: Callable[[], int]
) -> Iterator[list[Node[S]]]:
    """Level after level: all that follows the nodes of the last one, of which the best are followed in turn."""
    level = [start]
    while level:
        ahead = [found for node in level for found in expand(node)]
        ahead.sort(key=lambda node: node[0], reverse=True)
        level = ahead[: width()]
        yield level
