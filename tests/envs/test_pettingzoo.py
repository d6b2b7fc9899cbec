"""The tables of agents, by PettingZoo's own tests and ours."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from frenzy.envs import aec, encoded_games
from frenzy.kernel import IllegalAction

every_game = pytest.mark.parametrize("name", encoded_games())
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",  # as that of its own masked games
    "ignore:Observation is not a NumPy array:UserWarning",
)


@every_game
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    api_test(aec.env(name), num_cycles=300)


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: aec.env(name), num_cycles=60)


@every_game
def test_it_shows_its_tables_in_every_mode(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env(name, render_mode=render_mode))

    assert capsys.readouterr().out.count("\n") > 20


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end: what it brought each agent."""
    rng, totals = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return totals


def test_what_one_wins_the_others_lose() -> None:
    for seed in range(2):
        totals = play(aec.env("adrenaline", seats=3), seed)

        assert sum(totals.values()) == pytest.approx(0)
        assert max(totals.values()) > 0


def test_who_plays_together_has_an_agent_for_each_hero_and_one_reward_for_all() -> None:
    env = aec.env("resistance")
    totals = play(env, 1)

    assert [*totals] == ["hero_0", "hero_1", "hero_2", "hero_3"]
    assert {*totals.values()} <= {1.0} or {*totals.values()} <= {-1.0}
    pair = aec.raw_env("resistance", options={"heroes": ["storm", "rogue"]})
    pair.reset(seed=1)
    assert pair.agents == ["hero_0", "hero_1"]
    assert [len(hand) for hand in pair.play.state.options.hands] == [1, 1]
    assert aec.raw_env("resistance", seats=1).possible_agents == ["hero_0"]


def test_who_plays_alone_is_the_only_agent() -> None:
    assert {*play(aec.env("wreckland"), 2).values()} <= {-1.0, 1.0}


def test_an_illegal_action_is_refused_by_the_table_itself() -> None:
    env = aec.raw_env("adrenaline")
    env.reset(seed=1)

    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0]))


def test_who_is_not_asked_has_a_mask_of_one_word() -> None:
    env = aec.raw_env("adrenaline")
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.sum() == 1 or agent == env.agent_selection
