"""One seat against the others, for Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from frenzy.envs import encoding_of
from frenzy.envs.arrays import Mask, Vector, mask_of, observation_space, vector
from frenzy.envs.opponents import Answer, Opponent, answer_of, answers
from frenzy.envs.pictures import MODES, rendered
from frenzy.envs.play import Play

Rewards = Literal["result", "progress"]
SEEDS: Final = 1 << 31
METADATA: Final[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": 2}
ILLEGAL: Final = -1.0
"""What an illegal action is worth: the game is lost."""


class SingleSeat(gymnasium.Env[Vector, np.int64]):
    """A game in which you sit in one seat, and `opponents` in the others.

    `seat` is yours; drawn anew for each game if it is None. `options` are those of the game. With `rewards="progress"`
    the change of what you are ahead by is added to the result. An illegal action ends the game, which is lost.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "result",
        *,
        skips_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = encoding_of(game)
        seats = seats or self.encoding.usual_seats
        self.play = Play(self.encoding, seats, options, skips_forced=skips_forced)
        self.wanted_seat = seat
        self.seat = seat or 0
        self.opponents = answers(opponents, seats - 1)
        self.others: dict[int, Answer] = {}
        self.rewards = rewards
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoding)
        self.action_space = spaces.Discrete(self.encoding.actions)
        self.reached = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game; `options={"game": …}` are for this one only."""
        super().reset(seed=seed)
        asked = (options or {}).get("game")
        seats = self.play.seats
        self.seat = int(self.np_random.integers(seats)) if self.wanted_seat is None else self.wanted_seat
        seeds = [int(number) for number in self.np_random.integers(SEEDS, size=seats)]
        others = [seat for seat in range(seats) if seat != self.seat]
        self.others = {
            seat: answer_of(opponent, self.encoding.game, seeds[seat])
            for seat, opponent in zip(others, self.opponents, strict=True)
        }
        self.play.reset(seeds[self.seat], asked)
        self.let_others_play()
        self.reached = self.progress()
        return self.observed()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Say a word; the others play until you are asked again."""
        if int(action) not in self.play.words:
            observation, info = self.observed()
            return observation, ILLEGAL, True, False, {**info, "illegal_action": int(action)}
        self.play.say(int(action))
        self.let_others_play()
        reward = self.play.results()[self.seat]
        if self.rewards == "progress":
            reached = self.progress()
            reward, self.reached = reward + reached - self.reached, reached
        observation, info = self.observed()
        return observation, reward, self.play.is_over, False, info

    def let_others_play(self) -> None:
        play = self.play
        while play.seat != self.seat and not play.is_over:
            self.others[play.seat](play)

    def progress(self) -> float:
        return self.encoding.progress(self.play.state)[self.seat]

    def observed(self) -> tuple[Vector, dict[str, Any]]:
        info = {"action_mask": mask_of(self.play), "seat": self.seat}
        return vector(self.play.observe(self.seat)), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What MaskablePPO asks for."""
        return mask_of(self.play).astype(np.bool_)

    def action_mask(self) -> Mask:
        """What `action_space.sample` takes."""
        return mask_of(self.play)

    def render(self) -> Any:
        return rendered(self.play, self.render_mode, self.seat)
