"""Drivers for Wreckland Run: greedy, enumerating, search."""

from frenzy.bots.wreckland.enumerating import Enumerating
from frenzy.bots.wreckland.greedy import Greedy
from frenzy.bots.wreckland.search import Search

__all__ = ["Enumerating", "Greedy", "Search"]
