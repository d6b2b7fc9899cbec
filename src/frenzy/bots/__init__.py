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

from frenzy.bots.bot import Bot, ask
from frenzy.bots.budget import Budget
from frenzy.kernel import BadOption, Game
from frenzy.kernel.errors import shown
from frenzy.kernel.guide import Reason
from frenzy.kernel.manifest import Manifest, imported

HINT_LEVEL: Final = "hard"
"""The level that gives hints: every game has it, and it can say why."""


def bots_of(manifest: Manifest) -> dict[str, str]:
    """Where the bots of a game are, by name, the weakest first: any of them takes the game and a seed."""
    return {"random": "frenzy.bots.random:Random", **manifest.bots}


def known_levels(manifest: Manifest) -> list[str]:
    """What a bot of this game may be called: by how strong it is, or by its own name."""
    return [*manifest.levels, *bots_of(manifest)]


def check_bot(name: str, manifest: Manifest, field: str) -> None:
    """Refuse a name that no bot and no level of the game has."""
    if name not in known_levels(manifest):
        known = [*bots_of(manifest), *manifest.levels]
        raise BadOption(f"{field}: no bot {shown(name)}; there are: {', '.join(known)}")


def make_bot(name: str, game: Game[Any, Any], seed: int = 0) -> Bot:
    """The bot of that name or level, with a chance of its own."""
    check_bot(name, game.manifest, "name")
    where = bots_of(game.manifest)[game.manifest.levels.get(name, name)]
    bot: Bot = imported(where)(game, seed)
    return bot


def reason_for(game: Game[Any, Any], view: Any, choice: str) -> Reason | None:
    """Why a bot chooses this, in a sentence; None if the game has none for it."""
    where = game.manifest.reasons
    return imported(where)(game, view, choice) if where else None


def tells_why(game: Game[Any, Any], *, to_all: bool) -> bool:
    """Whether a bot has reasons to tell, to whom it advises or to all: not to all where hands are hidden."""
    return bool(game.manifest.reasons) and (game.manifest.cooperative or not to_all)


__all__ = [
    "HINT_LEVEL",
    "Bot",
    "Budget",
    "ask",
    "bots_of",
    "check_bot",
    "known_levels",
    "make_bot",
    "reason_for",
    "tells_why",
]
