"""Adrenaline: a shooter as a board game, for 3 to 5 players."""

from frenzy.games.adrenaline.game import Adrenaline

GAME = Adrenaline()

__all__ = ["GAME", "Adrenaline"]
