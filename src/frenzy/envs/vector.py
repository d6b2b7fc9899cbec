"""Many tables at once, for Gymnasium: observations and masks in arrays with a row for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from frenzy.envs import encoding_of
from frenzy.envs.arrays import observation_space
from frenzy.envs.batch import LEGAL, Batch, Buffers
from frenzy.envs.opponents import Opponent
from frenzy.envs.pictures import MODES, checked_mode
from frenzy.envs.seated import Rewards
from frenzy.envs.workers import Workers
from frenzy.kernel.errors import BadOption, shown

Observations = NDArray[np.uint8]
Actions = NDArray[np.int64]


class Tables(VectorEnv[Observations, Actions, NDArray[Any]]):
    """So many tables, each as in `SingleSeat`, shared out among so many processes, the `workers`; this is one of them.

    What `step` returns is a copy, or with `copy=False` the arrays themselves, which the next step writes over.
    `info["action_mask"]` has the masks, `info["seat"]` who is asked, `info["results"]` what a finished game was worth
    to each seat. `metadata["autoreset_mode"]` says when the next game begins: unless you ask for another mode, with the
    step that ends one, and `info["final_obs"]` and `info["final_info"]` tell how that ended.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] | None = "random",
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "result",
        *,
        skips_forced: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        workers: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise BadOption(f"num_envs: {shown(num_envs)} is no number of tables")
        if not 1 <= workers <= num_envs:
            raise BadOption(f"workers: {shown(workers)} of them cannot share {num_envs} tables")
        encoding = encoding_of(game)
        self.num_envs, self.copy = num_envs, copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"render_modes": [*MODES], "render_fps": 2, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(encoding)
        self.single_action_space = spaces.Discrete(encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        seats = seats or encoding.solo_seats
        settings = {
            "game": game, "seats": seats, "seat": seat, "opponents": opponents, "options": options, "rewards": rewards,
            "skips_forced": skips_forced,
        }  # fmt: skip
        size = (encoding, seats, num_envs)
        self.team = Workers(workers, settings, self.autoreset_mode.value, size) if workers > 1 else None
        self.buffers = self.team.buffers if self.team else Buffers(*size)
        self.batch: Batch | Workers = self.team or Batch(settings, self.autoreset_mode.value, self.buffers, 0, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games; from `seed` and the numbers after it. `options={"game": …}` are for these games only,
        `{"reset_mask": …}` says which tables begin anew.
        """
        asked = options or {}
        wanted = asked.get("reset_mask", np.ones(self.num_envs, np.bool_))
        if np.shape(wanted) != (self.num_envs,) or not np.any(wanted):
            raise BadOption(f"reset_mask: it needs {self.num_envs} entries, not all of them false")
        seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else seed
        seeds = [None] * self.num_envs if seeds is None else list(seeds)
        if len(seeds) != self.num_envs:
            raise BadOption(f"seed: {len(seeds)} of them are not one for each of {self.num_envs} tables")
        self.batch.reset(seeds, asked.get("game"), wanted.tolist())
        return self.told(self.buffers.observations), self.infos(wanted)

    def step(
        self, actions: Actions
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Say a word at every table."""
        buffers = self.buffers
        if self.autoreset_mode is AutoresetMode.DISABLED:
            assert not buffers.over.any(), "a table whose game is over has to be reset"
        buffers.actions[:] = actions
        self.batch.step()
        ended = buffers.over.copy()
        infos = self.infos(np.ones(self.num_envs, np.bool_))
        if ended.any():
            self.add_ends(infos, ended)
        return self.told(buffers.observations), buffers.rewards.copy(), ended, np.zeros_like(ended), infos

    def told(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def infos(self, rows: NDArray[np.bool_]) -> dict[str, Any]:
        """What is told of these rows beside observations."""
        masks, seats = self.told(self.buffers.masks), self.buffers.seats.copy()
        return {"action_mask": masks, "_action_mask": rows, "seat": seats, "_seat": rows.copy()}

    def add_ends(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> None:
        """How games ended: where the next ones have begun already, as `final_info`."""
        buffers, ends = self.buffers, infos
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            finals = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(ended):
                finals[row] = buffers.final_observations[row].copy()
            masks, seats = np.zeros_like(buffers.masks), buffers.final_seats * ended
            masks[ended] = buffers.final_masks[ended]
            ends = {"action_mask": masks, "_action_mask": ended.copy(), "seat": seats, "_seat": ended.copy()}
            infos |= {"final_obs": finals, "_final_obs": ended.copy(), "final_info": ends, "_final_info": ended.copy()}
        illegal = ended & (buffers.illegal != LEGAL)
        legal = ended & ~illegal
        if illegal.any():
            ends |= {"illegal_action": buffers.illegal * illegal, "_illegal_action": illegal}
        if legal.any():
            ends |= {"results": buffers.results * legal[:, None], "_results": legal}

    def render(self) -> tuple[Any, ...] | None:
        return None if self.render_mode is None else tuple(self.batch.render(self.render_mode))

    def close_extras(self, **_: Any) -> None:
        if self.team:
            self.team.close()
