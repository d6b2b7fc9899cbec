"""Frenzy: three heavy board games for people and machines.

>>> import frenzy
>>> game = frenzy.load("adrenaline")
>>> state = game.new(seats=4, seed=7)
>>> game.prompt(state)
'spawn'
"""

from frenzy.games import load
from frenzy.kernel import FrenzyError, IllegalAction

__all__ = ["FrenzyError", "IllegalAction", "__version__", "load"]
__version__ = "0.1.0"
