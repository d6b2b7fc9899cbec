"""The environments under their names: to import this registers them with Gymnasium.

    import gymnasium
    import frenzy.envs.gym
    env = gymnasium.make("frenzy/Adrenaline-v0", opponents="hard")
    many = gymnasium.make_vec("frenzy/Adrenaline-v0", num_envs=64, opponents="easy")

`gymnasium.make("frenzy.envs.gym:frenzy/Adrenaline-v0")` does both at once.
"""

from __future__ import annotations

from gymnasium import register

from frenzy.envs.versions import VERSIONS


def id_of(game: str) -> str:
    """What a game's environment is called.

    >>> id_of("adrenaline")
    'frenzy/Adrenaline-v0'
    """
    return f"frenzy/{game.capitalize()}-v{VERSIONS[game]}"


for name in VERSIONS:
    register(
        id=id_of(name),
        entry_point="frenzy.envs.single:SingleSeat",
        vector_entry_point="frenzy.envs.vector:Tables",
        kwargs={"game": name},
    )
