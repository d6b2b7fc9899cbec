"""Opponents for Adrenaline: greedy."""

from frenzy.bots.adrenaline.greedy import Greedy

__all__ = ["Greedy"]
