"""A table where you sit in one seat, and others in the rest; or in all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from frenzy.envs import encoding_of
from frenzy.envs.opponents import Answer, Opponent, answer_of, answers
from frenzy.envs.play import Play
from frenzy.kernel.errors import BadOption, shown

Rewards = Literal["result", "progress"]
SEEDS: Final = 1 << 31
Generator = Any
"""A `numpy.random.Generator`: this module is compiled where numpy may be missing."""
ILLEGAL: Final = -1.0
"""What an illegal action is worth: the game is lost."""


class Seated:
    """A game in which you sit in one seat, and `opponents` in the others; without them every seat is yours.

    `seat` is yours; drawn anew for each game if it is None. `options` are those of the game. With `rewards="progress"`
    the change of what you are ahead by is added to the result. An illegal action ends the game, which is lost.
    `seat` of the table is who is asked, or was last.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] | None = "random",
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "result",
        *,
        skips_forced: bool = True,
    ) -> None:
        self.encoding = encoding_of(game)
        seats = seats or self.encoding.solo_seats
        if seat is not None and not 0 <= seat < seats:
            raise BadOption(f"seat: {shown(seat)} is none of the {seats} seats")
        if rewards not in ("result", "progress"):
            raise BadOption(f"rewards: {shown(rewards)} is neither result nor progress")
        if opponents is None and rewards == "progress":
            raise BadOption("rewards: progress is that of one seat, and without opponents every seat is yours")
        self.play = Play(self.encoding, seats, options, skips_forced=skips_forced)
        self.wanted_seat = seat
        self.seat = seat or 0
        self.opponents = None if opponents is None else answers(opponents, seats - 1)
        self.others: dict[int, Answer] = {}
        self.rewards = rewards
        self.reached = 0.0

    def begin(self, rng: Generator, options: Mapping[str, Any] | None = None) -> None:
        """A new game; these options are for it only."""
        seats = self.play.seats
        self.seat = int(rng.integers(seats)) if self.wanted_seat is None else self.wanted_seat
        seeds = [int(number) for number in rng.integers(SEEDS, size=seats)]
        self.others = {}
        if self.opponents is not None:
            others = [seat for seat in range(seats) if seat != self.seat]
            for seat, opponent in zip(others, self.opponents, strict=True):
                self.others[seat] = answer_of(opponent, self.encoding.game, seeds[seat])
        self.play.reset(seeds[self.seat], options)
        self.let_others_play()
        self.reached = self.progress()

    def step(self, word: int) -> tuple[float, bool]:
        """Say a word; the others play until you are asked again. What it was worth, and whether the game is over."""
        play, actor = self.play, self.seat
        if word not in play.words:
            return ILLEGAL, True
        play.say(word)
        self.let_others_play()
        if play.words and self.rewards == "result":
            return 0.0, False
        reward = play.results()[actor]
        if self.rewards == "progress":
            reached = self.progress()
            reward, self.reached = reward + reached - self.reached, reached
        return reward, play.is_over

    def let_others_play(self) -> None:
        play, others = self.play, self.others
        while play.seat in others:
            others[play.seat](play)
        if self.opponents is None and play.words:
            self.seat = play.seat

    def progress(self) -> float:
        return self.encoding.progress(self.play.state)[self.seat] if self.rewards == "progress" else 0.0

    def observe(self) -> bytes:
        """What the seat knows."""
        return self.play.observe(self.seat)
