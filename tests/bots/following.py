"""Bots that must choose as others do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frenzy.bots.bot import Bot
from frenzy.kernel import Game


def same_choices(game: Game[Any, Any], state: Any, bots: Sequence[Bot], others: Sequence[Bot], count: int) -> None:
    """By seat: so many choices of a game in a row are those of the others as well."""
    for _ in range(count):
        seat = game.to_act(state)
        assert seat is not None
        view = game.view(state, seat)
        choice = others[seat].choose(view)
        assert bots[seat].choose(view) == choice
        game.apply(state, choice)
