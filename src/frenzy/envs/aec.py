"""Everybody at the table is an agent, for PettingZoo.

from frenzy.envs import aec
env = aec.env("adrenaline")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from frenzy.envs import encoding_of
from frenzy.envs.arrays import idle_mask, mask_of, mask_space, observation_space, vector
from frenzy.envs.pictures import MODES, checked_mode, rendered
from frenzy.envs.play import Play
from frenzy.envs.seated import SEEDS
from frenzy.envs.versions import VERSIONS

ILLEGAL: Final = -1


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A table of agents that take turns. An agent observes `observation` and `action_mask`; all play to the end."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        skips_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.encoding = encoding_of(game)
        self.metadata = {
            "name": f"frenzy_{game}_v{VERSIONS[game]}",
            "render_modes": [*MODES],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        seats = seats or self.encoding.agents(options)
        self.play = Play(self.encoding, seats, options, skips_forced=skips_forced)
        self.possible_agents = [f"{self.encoding.agent}_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict({"observation": observation_space(self.encoding), "action_mask": mask_space(self.encoding)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.render_mode = checked_mode(render_mode)
        self.rng = np.random.default_rng()
        self.seen: dict[str, bytes] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options={"game": …}` are for this one only."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.play.reset(int(self.rng.integers(SEEDS)), (options or {}).get("game"))
        self.seen.clear()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": idle_mask(self.encoding)} for agent in self.agents}
        self.turn_to(self.play.seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that plays on has to act"
        self.play.say(int(action))
        self.seen.clear()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent]["action_mask"] = idle_mask(self.encoding)
        if self.play.is_over:
            self.rewards = dict(zip(self.possible_agents, self.play.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.turn_to(self.play.seat)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def turn_to(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection]["action_mask"] = mask_of(self.play)

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.seen.get(agent)
        if seen is None:  # wrappers ask more than once
            seen = self.seen[agent] = self.play.observe(self.seat_of[agent])
        return {"observation": vector(seen), "action_mask": self.infos[agent]["action_mask"]}

    def render(self) -> Any:
        return rendered(self.play, self.render_mode)

    def close(self) -> None:
        pass


def raw_env(game: str = "adrenaline", **settings: Any) -> Table:
    """The table itself: an illegal action raises."""
    return Table(game, **settings)


def env(game: str = "adrenaline", **settings: Any) -> AECEnv:
    """As PettingZoo's own environments: an illegal action ends the game, and mistakes in its use are told."""
    table = wrappers.TerminateIllegalWrapper(Table(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))
