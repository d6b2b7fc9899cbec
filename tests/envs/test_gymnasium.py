"""The single-seat environments, by Gymnasium's own checks and ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from frenzy.envs import encoded_games
from frenzy.envs.gym import id_of
from frenzy.envs.single import SingleSeat
from frenzy.envs.versions import VERSIONS
from frenzy.kernel import BadOption

every_game = pytest.mark.parametrize("name", encoded_games())


def make(name: str, **settings: Any) -> SingleSeat:
    env = gymnasium.make(id_of(name), **settings).unwrapped
    assert isinstance(env, SingleSeat)
    return env


def play(env: SingleSeat, seed: int, rng: np.random.Generator) -> tuple[float, int]:
    """A random game: what it brought, and in how many steps."""
    _, info = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        _, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        total, steps = total + reward, steps + 1
    return total, steps


def test_every_game_has_a_name_with_a_version() -> None:
    assert set(VERSIONS) == {*encoded_games()}


@every_game
@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
def test_gymnasium_finds_nothing_wrong(name: str, mode: str) -> None:
    check_env(make(name, render_mode=mode))


@every_game
def test_a_random_agent_plays_to_the_end(name: str) -> None:
    env, rng = make(name), np.random.default_rng(1)

    for seed in range(2):
        total, steps = play(env, seed, rng)

        assert -1 <= total <= 1
        assert total != 0
        assert steps > 5


@every_game
def test_an_illegal_action_loses_the_game(name: str) -> None:
    env = make(name)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])

    _, reward, over, _, info = env.step(illegal)

    assert (reward, over, info["illegal_action"]) == (-1, True, illegal)


def test_the_others_are_levels_bots_or_policies() -> None:
    class First:
        def choose(self, view: Any) -> str:
            choice: str = view["choices"][0]
            return choice

    def last(observation: bytes, mask: bytes) -> int:
        assert len(mask) == len(mask.rstrip(b"\0")) or mask
        return mask.rindex(1)

    env = make("adrenaline", seats=4, seat=2, opponents=["greedy", First(), last])
    total, _ = play(env, 3, np.random.default_rng(3))

    assert total < 0  # somebody else knows what they do
    with pytest.raises(BadOption, match="no bot 'nobody'; there are: easy"):
        make("adrenaline", opponents="nobody").reset(seed=1)
    with pytest.raises(BadOption, match="1 of them cannot sit in 3 seats"):
        make("adrenaline", seats=4, opponents=["random"])


def test_rewards_for_progress_add_up_to_the_result_and_what_one_was_ahead_by() -> None:
    env = make("adrenaline", seats=3, rewards="progress", seat=0)

    total, _ = play(env, 11, np.random.default_rng(4))

    assert total == pytest.approx(env.play.results()[0] + env.table.progress())


def test_a_game_may_have_options_of_its_own() -> None:
    env = make("adrenaline", options={"mode": "domination"})

    for asked, mode in ((None, "domination"), ({"game": {"mode": "turret"}}, "turret"), (None, "domination")):
        env.reset(seed=1, options=asked)
        assert env.play.state.options.mode == mode
