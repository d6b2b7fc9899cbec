"""Learn Adrenaline with MaskablePPO against random opponents: `python examples/maskable_ppo.py 300000`.

It needs `pip install 'frenzy[research]' sb3-contrib`. The number is how many decisions it learns from; at the end the
agent plays 200 games, and its wins stand beside those of a random agent, who wins one game in three.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium.wrappers import RescaleObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import frenzy.envs.gym  # noqa: F401  # it registers the environments

TABLE: dict[str, Any] = {"seats": 3, "opponents": "random", "options": {"skulls": 5, "ending": "sudden_death"}}
TABLES = 16
FROM, TO = np.float32(0), np.float32(1)


def made(rewards: str) -> gymnasium.Env[Any, Any]:
    """A table whose observations lie between 0 and 1."""
    env = gymnasium.make("frenzy/Adrenaline-v0", rewards=rewards, disable_env_checker=True, **TABLE)
    return RescaleObservation(env, FROM, TO)


def win_rate(model: MaskablePPO | None, games: int, seed: int) -> float:
    """How many games are won by an agent that has learned, or by a random one."""
    env, rng, wins = made("result"), np.random.default_rng(seed), 0
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        reward, over = 0.0, False
        while not over:
            if model is None:
                action = rng.choice(np.flatnonzero(info["action_mask"]))
            else:
                action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, reward, over, _, info = env.step(action)
        wins += float(reward) > 0
    return wins / games


def main(decisions: int = 300_000, games: int = 200) -> None:
    envs = DummyVecEnv([lambda: made("progress") for _ in range(TABLES)])
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, gamma=0.999, seed=1, device="cpu", verbose=0)
    model.learn(decisions)
    print(f"random {win_rate(None, games, 10_000):.0%}, learned {win_rate(model, games, 10_000):.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
