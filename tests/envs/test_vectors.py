"""Many tables at once: the same games as Gymnasium's own vector environments play, quicker."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import parent_process
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from bench.environments import measured
from frenzy.envs import encoded_games
from frenzy.envs.gym import id_of
from frenzy.envs.single import SingleSeat
from frenzy.envs.vector import Tables
from frenzy.envs.workers import WorkerFailed
from frenzy.kernel import BadOption

every_game = pytest.mark.parametrize("name", encoded_games())
every_mode = pytest.mark.parametrize("mode", AutoresetMode)
TABLES = 3
SHORT: dict[str, dict[str, Any]] = {
    "adrenaline": {"skulls": 5, "ending": "sudden_death"},
    "wreckland": {"difficulty": "expert"},
}
"""Options with which a game is over soon."""


def settings(name: str, **more: Any) -> dict[str, Any]:
    return {"game": name, "options": SHORT.get(name), **more}


def steps(env: VectorEnv[Any, Any, Any], count: int, rng: np.random.Generator, *, wild: float = 0) -> Iterator[Any]:
    """So many steps of legal actions, some of them `wild`; tables that have to be reset are."""
    begun = env.reset(seed=5)
    yield begun
    mode, masks = env.metadata["autoreset_mode"], begun[1]["action_mask"].copy()
    for _ in range(count):
        words = [rng.choice(np.flatnonzero(mask)) for mask in masks]
        actions = np.array([rng.integers(mask.size) if rng.random() < wild else word
                            for mask, word in zip(masks, words, strict=True)])  # fmt: skip
        found = env.step(actions)
        yield found
        masks = found[4]["action_mask"].copy()
        if mode is AutoresetMode.DISABLED and found[2].any():
            again = env.reset(options={"reset_mask": found[2].copy()})
            yield again
            masks[found[2]] = again[1]["action_mask"][found[2]]


def same(one: Any, other: Any, where: str = "") -> None:
    """Equal in all that they tell, whatever holds it."""
    if isinstance(one, dict):
        assert one.keys() == other.keys(), where
        for key in one:
            same(one[key], other[key], f"{where}.{key}")
    elif isinstance(one, tuple):
        for place, (mine, yours) in enumerate(zip(one, other, strict=True)):
            same(mine, yours, f"{where}[{place}]")
    elif one.dtype == object:
        for mine, yours in zip(one, other, strict=True):
            assert (mine is None) == (yours is None), where
            assert mine is None or np.array_equal(mine, yours), where
    else:
        assert np.array_equal(one, other), f"{where}: {one} {other}"


@every_game
@every_mode
def test_it_tells_what_gymnasium_would_tell_of_the_same_tables(name: str, mode: AutoresetMode) -> None:
    kinds = settings(name, rewards="progress")
    plain = SyncVectorEnv([lambda: SingleSeat(**kinds) for _ in range(TABLES)], autoreset_mode=mode)
    ours = Tables(num_envs=TABLES, autoreset_mode=mode, **kinds)
    ends = 0
    both = (steps(env, 250, np.random.default_rng(2), wild=0.01) for env in (plain, ours))
    for expected, found in zip(*both, strict=True):
        if mode is AutoresetMode.DISABLED and len(found) == 2:
            continue  # Gymnasium tells of those that were reset; ours has the masks of all
        same(expected, found)
        ends += len(found) > 2 and int(found[2].sum())
    assert ours.metadata["autoreset_mode"] is mode
    assert ours.observation_space == plain.observation_space
    assert ours.action_space == plain.action_space
    assert ends > 2


@every_game
def test_gymnasium_makes_it_by_its_name(name: str) -> None:
    env = gymnasium.make_vec(id_of(name), num_envs=2)

    assert isinstance(env, Tables)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    env.close()


@every_game
def test_every_seat_may_be_yours(name: str) -> None:
    env = Tables(num_envs=2, opponents=None, **settings(name))
    asked, ended = set[int](), 0
    for found in steps(env, 400, np.random.default_rng(3)):
        info = found[-1]
        asked |= {*info["seat"].tolist()}
        if len(found) > 2 and found[2].any():
            last, how = np.flatnonzero(found[2])[0], info["final_info"]
            assert found[1][last] == how["results"][last][how["seat"][last]]
            ended += 1
    assert asked == {*range(env.buffers.results.shape[1])}
    assert ended or name == "adrenaline"


def test_processes_share_the_tables_and_play_the_same_games() -> None:
    alone = Tables(num_envs=5, **settings("adrenaline"))
    shared = Tables(num_envs=5, workers=2, render_mode="ansi", **settings("adrenaline"))

    both = (steps(env, 40, np.random.default_rng(4)) for env in (alone, shared))
    for expected, found in zip(*both, strict=True):
        same(expected, found)
    pictures = shared.render()
    assert pictures is not None
    assert [str(picture).split("\n", maxsplit=1)[0] for picture in pictures] != [""] * 5
    shared.close()


def test_arrays_may_be_written_over_instead_of_copied() -> None:
    kept, copied = (Tables(num_envs=1, copy=copy, **settings("adrenaline")) for copy in (False, True))
    for env in (kept, copied):
        first, info = env.reset(seed=1)
        before = first.copy()
        env.step(np.array([np.flatnonzero(info["action_mask"][0])[0]]))
        assert np.array_equal(first, before) == (env is copied)


def test_what_is_wrong_is_told() -> None:
    with pytest.raises(BadOption, match="num_envs: 0"):
        Tables("adrenaline", num_envs=0)
    with pytest.raises(BadOption, match="workers: 3 of them cannot share 2 tables"):
        Tables("adrenaline", num_envs=2, workers=3)
    with pytest.raises(BadOption, match="seed: 1 of them"):
        Tables("adrenaline", num_envs=2).reset(seed=[1])
    with pytest.raises(BadOption, match="reset_mask"):
        Tables("adrenaline", num_envs=2).reset(options={"reset_mask": np.zeros(2, np.bool_)})
    with pytest.raises(BadOption, match="render_mode: 'film' is none of human, ansi, rgb_array"):
        Tables("adrenaline", render_mode="film")
    with pytest.raises(BadOption, match="seat: 4 is none of the 4 seats"):
        Tables("adrenaline", seats=4, seat=4)
    with pytest.raises(BadOption, match="rewards: progress is that of one seat"):
        Tables("adrenaline", opponents=None, rewards="progress")
    with pytest.raises(BadOption, match="workers: 0 of them"):
        Tables("adrenaline", num_envs=2, workers=0)
    with pytest.raises(WorkerFailed, match="no bot 'nobody'"):
        Tables("adrenaline", num_envs=2, workers=2, opponents="nobody").reset()


class StumblesHere:
    """A bot that fails once in the process that began, and nowhere else."""

    def __init__(self) -> None:
        self.has_failed = False

    def choose(self, view: Any) -> Any:
        if parent_process() is None and not self.has_failed:
            self.has_failed = True
            raise ValueError("stumbled")
        return view["choices"][0]


def test_processes_go_on_together_after_one_has_failed() -> None:
    kinds: dict[str, Any] = {"game": "adrenaline", "num_envs": 4, "seats": 3, "seat": 2}
    shared = Tables(workers=2, opponents=StumblesHere(), **kinds)
    with pytest.raises(ValueError, match="stumbled"):
        shared.reset(seed=1)
    alone = Tables(opponents=StumblesHere(), **kinds)
    with pytest.raises(ValueError, match="stumbled"):
        alone.reset(seed=1)

    both = (steps(env, 20, np.random.default_rng(4)) for env in (alone, shared))
    for expected, found in zip(*both, strict=True):
        same(expected, found)
    shared.close()


def test_how_fast_it_is_can_be_measured() -> None:
    found = measured("tables", "wreckland", 0.05)

    assert found["per_cpu"] >= found["per_clock"] > 0
