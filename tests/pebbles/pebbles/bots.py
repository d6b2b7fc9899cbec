"""A bot that cannot be beaten by two, and plays for itself among several."""

from functools import cache
from typing import Any

from frenzy.kernel import Game
from pebbles.game import HeapView


class Perfect:
    """Looks to the end of the game."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        """It needs neither: it knows the rules, and leaves nothing to chance."""

    def choose(self, view: HeapView) -> str:
        take, _ = best_take(view["pebbles"], len(view["taken"]), misere=view["options"]["misere"])
        return f"take {take}"


@cache
def best_take(pebbles: int, seats: int, *, misere: bool) -> tuple[int, frozenset[int]]:
    """How many to take, and who wins then, counted from whoever takes, if all think so."""
    lines: list[tuple[int, frozenset[int]]] = []
    for take in range(1, min(3, pebbles) + 1):
        if take == pebbles:
            won = frozenset(range(1, seats)) if misere else frozenset({0})
        else:
            _, later = best_take(pebbles - take, seats, misere=misere)
            won = frozenset((seat + 1) % seats for seat in later)
        lines.append((take, won))
    return next((line for line in lines if 0 in line[1]), lines[0])
