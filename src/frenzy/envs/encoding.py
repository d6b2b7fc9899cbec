"""A game in numbers: its words for actions, its observation, and what its results are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from frenzy.envs.layout import Layout, Part, Read, Section
from frenzy.envs.vocabulary import Eye, Vocabulary
from frenzy.kernel.game import Game
from frenzy.kernel.view import Outcome


class Sheet:
    """What a seat was shown last: the rows, and the keys that they were written from."""

    def __init__(self, eye: Eye, keys: Sequence[Any], rows: list[bytes]) -> None:
        self.eye = eye
        self.keys = keys
        self.rows = rows


class Encoding:
    """How a game is told in numbers. `progress` is how far each seat has come, about 1 in a good game; it shapes
    rewards where they are asked for. Agents are called by what they run: `seat_0`, or `hero_0`; if nobody says how many
    there are, one for each of the `team`, the option that lists it, and where nobody says that `usual_seats`. An agent
    that learns alone sits at `solo_seats`.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        vocabulary: Vocabulary,
        read: Read,
        sections: Sequence[Section],
        eye_of: Callable[[Any, int], Eye],
        progress: Callable[[Any], list[float]],
        *,
        agent: str = "seat",
        usual_seats: int = 0,
        team: str = "",
    ) -> None:
        self.game = game
        self.agent = agent
        self.usual_seats = usual_seats or game.manifest.usual_seats
        self.team = team
        self.solo_seats = 1 if game.manifest.cooperative else self.usual_seats
        self.vocabulary = vocabulary
        self.eye_of = eye_of
        self.progress = progress
        size = vocabulary.size
        self.nothing_said = bytes(size)
        self.read = read
        self.written = Layout(sections)
        said = Part("said", (size,), 1, "words of an action that is asked for in several steps, said already")
        self.layout = Layout([*sections, Section(lambda words, eye: self.row_of(words), (said,))])

    def agents(self, options: Mapping[str, Any] | None) -> int:
        """How many agents play with these options, if nobody says it."""
        team = (options or {}).get(self.team)
        return len(team) if team else self.usual_seats

    @property
    def size(self) -> int:
        """How long an observation is."""
        return self.layout.size

    @property
    def actions(self) -> int:
        """How many numbers of actions there are."""
        return self.vocabulary.size

    def observe(self, state: Any, seat: int, said: Sequence[int] = ()) -> bytes:
        """What a seat knows. `said` are the words of an action that is not complete yet, if it is this seat's."""
        return self.shown(self.look(state, seat), said)

    def look(self, state: Any, seat: int, before: Sheet | None = None) -> Sheet:
        """What a seat knows now: its sheet from `before`, if it has one, is brought up to date."""
        eye = self.eye_of(state, seat)
        keys = self.read(state, eye, self.game.seen_top(state, seat))
        if before is None or before.eye is not eye:
            return Sheet(eye, keys, self.written.write(keys, eye))
        self.written.renew(before.rows, keys, before.keys, eye)
        before.keys = keys
        return before

    def shown(self, sheet: Sheet, said: Sequence[int]) -> bytes:
        """A sheet and what has been said as one row."""
        return b"".join([*sheet.rows, self.row_of(said) if said else self.nothing_said])

    def row_of(self, words: Sequence[int]) -> bytes:
        """These words as a row."""
        row = bytearray(self.vocabulary.size)
        for word in words:
            row[word] = 1
        return bytes(row)


def results(outcome: Outcome, seats: int, *, cooperative: bool) -> list[float]:
    """What a finished game is worth to each seat: 1 to who won alone, and what they win the others lose.

    Those who tie share it. Who plays together, or alone against the game, wins 1 or loses 1.
    """
    if cooperative or seats == 1:
        return [1.0 if outcome.winners else -1.0] * seats
    each, lost = 1 / len(outcome.winners), -1 / (seats - 1)
    won = each + (1 - each) * lost
    return [won if seat in outcome.winners else lost for seat in range(seats)]
