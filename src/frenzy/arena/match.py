"""Playing bots against each other: seats rotate, seeds repeat, every game can be played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct

from frenzy.arena.players import make_player
from frenzy.kernel import Game, View
from frenzy.kernel.replay import Replay


class Watcher(Protocol):
    """Looks on while a game is played, for what its outcome does not tell."""

    def see(self, view: View, choice: str, events: Sequence[Any]) -> None:
        """What was asked, what was chosen, and what came of it."""

    def notes(self, state: Any) -> dict[str, Any]:
        """What was noted, ready for JSON, now that it is over."""


class Result(Struct):
    """A finished game with the game's own outcome, and what a watcher has noted.

    By seat: the seconds that each bot thought about each of its decisions, and about those with a choice;
    how often it had a choice at which prompt; how often it did not answer as it should, and the first such trouble.
    """

    outcome: Any
    times: list[list[float]]
    weighed: list[list[float]]
    asked: list[Counter[str]]
    faults: list[Counter[str]]
    troubles: list[str]
    replay: Replay
    notes: dict[str, Any]

    @property
    def choices(self) -> list[int]:
        """How often each seat decided."""
        return [len(times) for times in self.times]

    @property
    def slowest(self) -> list[float]:
        return [max(times, default=0.0) for times in self.times]

    @property
    def thinking(self) -> list[float]:
        return [sum(times) for times in self.times]

    @property
    def is_of_team(self) -> bool:
        """All seats win or lose together: such an outcome has `won`."""
        return hasattr(self.outcome, "won")

    @property
    def winners(self) -> tuple[int, ...]:
        if self.is_of_team:
            return tuple(range(self.replay.seats)) if self.outcome.won else ()
        winners: tuple[int, ...] = self.outcome.winners
        return winners

    @property
    def scores(self) -> tuple[int, ...]:
        scores: tuple[int, ...] = self.outcome.scores
        return scores

    def share(self, seat: int) -> float:
        """What the seat has of the win: nothing, all of it, or its part of a tie. A team's win is whole for each."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.is_of_team else 1 / len(self.winners)


def play(
    game: Game[Any, Any],
    bots: Sequence[str],
    seed: int,
    options: dict[str, Any] | None = None,
    watcher: Watcher | None = None,
) -> Result:
    """One game of the bots, by seat."""
    seats = len(bots)
    state = game.new(seats, seed, options)
    table = {"seats": seats, "options": options or {}}
    players = [make_player(name, game, table, seat, seed * 16 + seat) for seat, name in enumerate(bots)]
    actions: list[str] = []
    times: list[list[float]] = [[] for _ in bots]
    weighed: list[list[float]] = [[] for _ in bots]
    asked: list[Counter[str]] = [Counter() for _ in bots]
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        start = perf_counter()
        choice = players[seat].choose(view)
        times[seat].append(perf_counter() - start)
        if len(view["choices"]) > 1:
            asked[seat][view["prompt"]] += 1
            weighed[seat].append(times[seat][-1])
        events = game.apply(state, choice)
        if watcher is not None:
            watcher.see(view, choice, events)
        actions.append(choice)
    record = Replay(game.name, game.content_hash(), seats, seed, options or {}, actions)
    notes = {} if watcher is None else watcher.notes(state)
    faults, troubles = [player.faults for player in players], [player.trouble for player in players]
    return Result(game.outcome(state), times, weighed, asked, faults, troubles, record, notes)


def rotated(name: str, others: str, seat: int, seats: int) -> list[str]:
    """One bot on a seat, its opponents on the others."""
    return [name if place == seat else others for place in range(seats)]
