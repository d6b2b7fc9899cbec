"""A full table that could not be told from the true one by what is seen of it.

There is one seat, and its only secrets are the order of the piles and what chance will bring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from frenzy.games.wreckland.cards import CANYON, enemy_deck, part_deck
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.declared.view import read_view
from frenzy.games.wreckland.ids import NOWHERE
from frenzy.games.wreckland.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.game import Rng


def redeal_view(view: View, rng: Rng) -> State:
    """A table that agrees with the view in all it tells; the piles are shuffled anew, from the searcher's chance."""
    state = read_view(view)
    chapter = state.options.chapter
    seen_parts = [card for card in state.cards if card != NOWHERE]
    parts = rest(part_deck(chapter), [*seen_parts, *state.available, *state.part_discard])
    enemies = rest(enemy_deck(chapter), [*state.foes, *state.scrap, *state.enemy_discard])
    state.part_deck = shuffled(parts, rng)
    state.enemy_deck = shuffled(enemies, rng)
    if view["piles"].get("canyon"):
        state.canyon_deck = shuffled(rest(range(len(CANYON)), state.canyon_open), rng)
    state.dice_chance = Stream(rng.getrandbits(64))
    state.part_chance = Stream(rng.getrandbits(64))
    state.enemy_chance = Stream(rng.getrandbits(64))
    state.destruction_chance = Stream(rng.getrandbits(64))
    state.canyon_chance = Stream(rng.getrandbits(64))
    return state


def rest(stock: Sequence[int], seen: Sequence[int]) -> list[int]:
    """What of the stock has not been seen."""
    left = Counter(stock)
    left.subtract(card for card in seen if card in left)
    return list(left.elements())


def shuffled(cards: Sequence[int], rng: Rng) -> tuple[int, ...]:
    """The cards in a new order."""
    draw = rng.random
    return tuple(sorted(cards, key=lambda _: draw()))
