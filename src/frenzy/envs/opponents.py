"""Who sits in the other seats: named, or brought along."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from frenzy.envs.play import Play
from frenzy.kernel.errors import BadOption, shown
from frenzy.kernel.game import Game
from frenzy.kernel.manifest import imported


class Bot(Protocol):
    """It answers a view with one of its choices."""

    def choose(self, view: Any) -> str: ...


Policy = Callable[[bytes, bytes], int]
"""It answers an observation and a mask with a legal number."""

Opponent = str | Bot | Policy
"""A level or the name of a bot; a bot; or a policy."""
Answer = Callable[[Play], None]
"""How an opponent answers the pending decision."""


def answers(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """The opponents seat by seat: one for all, or one for each."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * seats
    if len(opponents) != seats:
        raise BadOption(f"opponents: {len(opponents)} of them cannot sit in {seats} seats")
    return list(opponents)


def answer_of(opponent: Opponent, game: Game[Any, Any], seed: int) -> Answer:
    """How an opponent of this game answers; one with a name takes its chance from the seed."""
    if isinstance(opponent, str):
        found = game.manifest.levels.get(opponent, opponent)
        if found == "random":
            return at_random(seed)
        if found not in game.manifest.bots:
            known = ", ".join([*game.manifest.levels, "random", *game.manifest.bots])
            raise BadOption(f"opponents: no bot {shown(opponent)}; there are: {known}")
        return by_bot(imported(game.manifest.bots[found])(game, seed))
    return by_bot(opponent) if hasattr(opponent, "choose") else by_policy(opponent)


def at_random(seed: int) -> Answer:
    """Any legal action is as good as another."""
    rng = random.Random(seed)

    def answer(play: Play) -> None:
        actions = play.actions
        play.answer(actions[int(rng.random() * len(actions))])

    return answer


def by_bot(bot: Bot) -> Answer:
    def answer(play: Play) -> None:
        play.answer(bot.choose(play.game.view(play.state, play.seat)))

    return answer


def by_policy(policy: Policy) -> Answer:
    def answer(play: Play) -> None:
        play.say(policy(play.observe(play.seat), bytes(play.mask())))

    return answer
