"""The guide in words: why something cannot be done, and how likely something is. Only clients import this module."""

from __future__ import annotations

from frenzy.games.wreckland import GAME
from frenzy.games.wreckland.text import Table, Text
from frenzy.kernel.guide import Reason


def why_not(reason: Reason, table: Table, language: str) -> str:
    """Why something cannot be chosen, or how likely it is, in one sentence; its paragraph is `reason.rule`."""
    return Text(language).phrase(GAME.explain(table, reason).text)
