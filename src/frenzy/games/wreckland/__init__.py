"""Wreckland Run: a dice-placement chase for one, in seven chapters."""

from frenzy.games.wreckland.game import Wreckland

GAME = Wreckland()

__all__ = ["GAME", "Wreckland"]
