"""Opponents. A bot sees a view, never the table, and answers with one of its choices.

>>> import frenzy
>>> from frenzy.bots import make_bot
>>> game = frenzy.load("adrenaline")
>>> state = game.new(seats=3, seed=1)
>>> bot = make_bot("random", game, seed=1)
>>> bot.choose(game.view(state, game.to_act(state))) in map(str, game.legal_actions(state))
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frenzy.bots import wreckland
from frenzy.bots.bot import Bot
from frenzy.bots.greedy import Greedy
from frenzy.bots.random import Random
from frenzy.kernel import BadOption, Game
from frenzy.kernel.errors import shown

Maker = Callable[[Game[Any, Any], int], Bot]
"""What makes a bot: a class, as a rule. It takes the game and a seed."""

BOTS: Final[dict[str, dict[str, Maker]]] = {
    "adrenaline": {"random": Random, "greedy": Greedy},
    "wreckland": {
        "random": Random,
        "greedy": wreckland.Greedy,
        "enumerating": wreckland.Enumerating,
        "search": wreckland.Search,
    },
}
"""By game and name, the weakest first."""

LEVELS: Final[dict[str, dict[str, str]]] = {
    "adrenaline": {"easy": "random", "hard": "greedy"},
    "wreckland": {"easy": "greedy", "normal": "enumerating", "hard": "search"},
}
"""What people ask for, and who answers, by game."""


def make_bot(name: str, game: Game[Any, Any], seed: int = 0) -> Bot:
    """The bot of that name or level, with a chance of its own."""
    bots, levels = BOTS[game.name], LEVELS[game.name]
    found = levels.get(name, name)
    if found not in bots:
        raise BadOption(f"name: no bot {shown(name)}; there are: {', '.join([*bots, *levels])}")
    return bots[found](game, seed)


__all__ = ["BOTS", "LEVELS", "Bot", "make_bot"]
