"""Cards that nobody has seen, and dealing them anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from frenzy.kernel.game import Rng


def rest(stock: Sequence[int], used: Iterable[int]) -> list[int]:
    """The stock without what is used. What is not of the stock is passed over; below 0 is a place with nothing on it.

    >>> rest([0, 1, 2, 0, 1, 2], [1, 0, 0, 7, -1])
    [2, 1, 2]
    """
    pile = list(stock)
    for card in used:
        if card >= 0:
            try:
                pile.remove(card)
            except ValueError:
                continue
    return pile


def shuffled(cards: Sequence[int], rng: Rng) -> list[int]:
    """The cards in a new order: sorting by random numbers is the quickest way there is."""
    draw = rng.random
    return sorted(cards, key=lambda _: draw())
