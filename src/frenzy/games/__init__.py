"""The games, by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from frenzy.kernel.errors import UnknownGame, shown

if TYPE_CHECKING:
    from frenzy.kernel.game import Game

GAMES: Final = ("adrenaline", "wreckland")


def load(name: str) -> Game[Any, Any]:
    """The game of that name.

    >>> load("adrenaline").name
    'adrenaline'
    """
    if name not in GAMES:
        raise UnknownGame(f"game: no game {shown(name)}; there are: {', '.join(GAMES)}")
    game: Game[Any, Any] = import_module(f"frenzy.games.{name}").GAME
    return game
