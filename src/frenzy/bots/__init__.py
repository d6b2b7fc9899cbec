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

from typing import Any, Final

from frenzy.bots.bot import Bot
from frenzy.bots.greedy import Greedy
from frenzy.bots.random import Random
from frenzy.kernel import BadOption, Game
from frenzy.kernel.errors import shown

BOTS: Final[dict[str, type[Random] | type[Greedy]]] = {"random": Random, "greedy": Greedy}

LEVELS: Final = {"easy": "random", "hard": "greedy"}
"""What people ask for, and who answers so far."""


def make_bot(name: str, game: Game[Any], seed: int = 0) -> Bot:
    """The bot of that name or level, with a chance of its own."""
    found = LEVELS.get(name, name)
    if found not in BOTS:
        raise BadOption(f"name: no bot {shown(name)}; there are: {', '.join([*BOTS, *LEVELS])}")
    return BOTS[found](game, seed)


__all__ = ["BOTS", "LEVELS", "Bot", "make_bot"]
