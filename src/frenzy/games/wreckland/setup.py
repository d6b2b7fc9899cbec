"""Setting up a table (W-3, W-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import asdict

from frenzy.games.wreckland.cards import BOARDS, PARTS, VEHICLES, enemy_deck, part_deck
from frenzy.games.wreckland.frames import StartWreckage
from frenzy.games.wreckland.ids import HERO_OF
from frenzy.games.wreckland.manifest import MANIFEST
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.decks import draw_scrap
from frenzy.games.wreckland.rules.dice import open_dice
from frenzy.games.wreckland.rules.specials import SPECIALS
from frenzy.games.wreckland.state import State
from frenzy.kernel import manifest
from frenzy.kernel.chance import Stream
from frenzy.kernel.options import check_saved

STARTING_SCRAP: Final = {"learner": 4, "normal": 2, "expert": 0}  # W-4.1


def read_options(seats: int, seed: int, asked: Mapping[str, Any]) -> Options:
    """The options of a new game; BadOption names the one that is wrong."""
    return Options(**manifest.read_options(MANIFEST, seats, seed, asked))


def check_options(options: Options) -> None:
    """The options of a save are those of a game."""
    check_saved(options, lambda: read_options(1, 0, asdict(options)))


def bare_table(options: Options) -> State:
    """The vehicle with its printed Parts, its Upgrades beside it, and nothing else (W-3.1, W-3.6)."""
    state = State()
    state.options = options
    state.vehicle = VEHICLES[options.vehicle]
    state.board = BOARDS[options.chapter]
    state.special = SPECIALS[state.board.special]
    state.seats = 1
    state.hero = HERO_OF[options.hero]
    state.clear()
    for card in state.vehicle.printed:
        part = PARTS[card]
        state.cards[part.slot] = card
        state.spikes[part.slot] = part.toward
        state.dice[part.slot] = open_dice(card)
    return state


def shuffle_piles(state: State, seed: int, parts: tuple[int, ...], enemies: tuple[int, ...]) -> None:
    """Shuffle the piles, each from a stream of its own (W-3.4)."""
    state.seed = seed
    state.part_deck, state.part_chance = Stream.named(seed, "parts").shuffled(parts)
    state.enemy_deck, state.enemy_chance = Stream.named(seed, "enemies").shuffled(enemies)
    state.dice_chance = Stream.named(seed, "dice")
    state.destruction_chance = Stream.named(seed, "destruction")
    state.canyon_chance = Stream.named(seed, "canyon")
    state.road_chance = Stream.named(seed, "road")


def new_table(options: Options, seed: int) -> State:
    """Shuffle, draw the starting Scrap, and begin with the Wreckage phase of Round 1 (W-3.3, W-3.4, W-4.1).

    Nothing comes from an earlier chapter (W-2.6). Ruling R2.
    """
    state = bare_table(options)
    shuffle_piles(state, seed, part_deck(options.chapter), enemy_deck(options.chapter))
    for _ in range(STARTING_SCRAP[options.difficulty]):
        draw_scrap(state, "W-4.1")
    state.stack.append(StartWreckage(0))
    return state
