"""One seat against the others, for Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from frenzy.envs.arrays import Mask, Vector, mask_of, observation_space, vector
from frenzy.envs.opponents import Opponent
from frenzy.envs.pictures import MODES, checked_mode, rendered
from frenzy.envs.play import Play
from frenzy.envs.seated import Rewards, Seated

METADATA: Final[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": 2}


class SingleSeat(gymnasium.Env[Vector, np.int64]):
    """A game in which you sit in one seat, and `opponents` in the others; `Seated` tells what the settings mean."""

    metadata = METADATA

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
        render_mode: str | None = None,
    ) -> None:
        self.table = Seated(game, seats, seat, opponents, options, rewards, skips_forced=skips_forced)
        self.encoding = self.table.encoding
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.encoding)
        self.action_space = spaces.Discrete(self.encoding.actions)

    @property
    def play(self) -> Play:
        return self.table.play

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game; `options={"game": …}` are for this one only."""
        super().reset(seed=seed)
        self.table.begin(self.np_random, (options or {}).get("game"))
        self.show()
        return self.observed()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Say a word; the others play until you are asked again."""
        reward, over = self.table.step(int(action))
        observation, info = self.observed()
        if over and not self.play.is_over:
            info["illegal_action"] = int(action)
        elif over:
            info["results"] = np.array(self.play.results())
        self.show()
        return observation, reward, over, False, info

    def observed(self) -> tuple[Vector, dict[str, Any]]:
        return vector(self.table.observe()), {"action_mask": mask_of(self.play), "seat": self.table.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What MaskablePPO asks for."""
        return mask_of(self.play).astype(np.bool_)

    def action_mask(self) -> Mask:
        """What `action_space.sample` takes."""
        return mask_of(self.play)

    def show(self) -> None:
        """Who looks on is shown every table, without asking."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return rendered(self.play, self.render_mode, self.table.seat)
