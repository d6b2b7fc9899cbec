"""A full table that could not be told from the true one by what is seen of it.

There is one seat, and its only secrets are the order of the piles and what chance will bring.
"""

from __future__ import annotations

from frenzy.games.wreckland.cards import CANYON, enemy_deck, part_deck, road_deck
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.declared.view import read_view
from frenzy.games.wreckland.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.dealing import rest, shuffled
from frenzy.kernel.game import Rng


def redeal_view(view: View, rng: Rng) -> State:
    """A table that agrees with the view in all it tells; the piles are shuffled anew, from the searcher's chance."""
    state = read_view(view)
    parts, enemies = unseen(state)
    state.part_deck = tuple(shuffled(parts, rng))
    state.enemy_deck = tuple(shuffled(enemies, rng))
    if view["piles"].get("canyon"):
        state.canyon_deck = tuple(shuffled(rest(range(len(CANYON)), state.canyon_open), rng))
    if view["piles"].get("road"):
        state.road_deck = tuple(shuffled(rest(road_deck(state.options.chapter), state.road_open), rng))
    state.dice_chance = Stream(rng.getrandbits(64))
    state.part_chance = Stream(rng.getrandbits(64))
    state.enemy_chance = Stream(rng.getrandbits(64))
    state.destruction_chance = Stream(rng.getrandbits(64))
    state.canyon_chance = Stream(rng.getrandbits(64))
    state.road_chance = Stream(rng.getrandbits(64))
    return state


def unseen(state: State) -> tuple[list[int], list[int]]:
    """The Parts and the enemies that lie in their decks: those of the chapter that lie nowhere else (W-2.5)."""
    chapter = state.options.chapter
    parts = rest(part_deck(chapter), [*state.cards, *state.available, *state.part_discard])
    return parts, rest(enemy_deck(chapter), [*state.foes, *state.scrap, *state.enemy_discard])
