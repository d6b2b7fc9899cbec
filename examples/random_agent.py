"""Everybody at a table plays at random, through PettingZoo: `python examples/random_agent.py adrenaline 3`."""

import sys

from frenzy.envs import aec


def main(game: str = "adrenaline", seed: int = 0) -> None:
    env = aec.env(game)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    for agent, total in totals.items():
        print(f"{agent}: {total:+.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
