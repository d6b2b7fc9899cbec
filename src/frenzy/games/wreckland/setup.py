"""Setting up a table (W-3, W-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import asdict

from frenzy.games.wreckland.cards import BOARDS, ENEMIES, PARTS, VEHICLES, enemy_deck, part_deck
from frenzy.games.wreckland.frames import StartWreckage
from frenzy.games.wreckland.ids import HERO_OF, NOWHERE, SLOTS
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
    vehicle = VEHICLES[options.vehicle]
    state.seats = 1
    state.stack = []
    state.events = []
    state.choices = None
    state.options = options
    state.vehicle = vehicle
    state.board = BOARDS[options.chapter]
    state.special = SPECIALS[state.board.special]
    state.hero = HERO_OF[options.hero]
    state.seed = 0
    state.round = 0
    state.phase = "wreckage"
    state.turn = 0
    state.step = 0
    state.placed = 0
    state.turns = [0, 0, 0]
    state.result = ""
    state.result_rule = ""
    state.core = 0
    state.cards = [NOWHERE] * len(SLOTS)
    state.spikes = [0] * len(SLOTS)
    state.damage = [0] * len(SLOTS)
    state.wrecks = [NOWHERE] * len(SLOTS)
    state.dice = [()] * len(SLOTS)
    for card in vehicle.printed:
        part = PARTS[card]
        state.cards[part.slot] = card
        state.spikes[part.slot] = part.toward
        state.dice[part.slot] = open_dice(card)
    lay_nothing_beside(state)
    return state


def lay_nothing_beside(state: State) -> None:
    """No enemies, no dice, no cards in any pile, and nothing used up."""
    state.foes = ()
    state.where = [NOWHERE] * len(ENEMIES)
    state.hurt = [0] * len(ENEMIES)
    state.foe_dice = [()] * len(ENEMIES)
    state.pool = ()
    state.available = ()
    state.upgrades = state.vehicle.upgrades
    state.gone = ()
    state.scrap = ()
    state.part_deck = ()
    state.part_discard = ()
    state.enemy_deck = ()
    state.enemy_discard = ()
    state.canyon_deck = ()
    state.canyon_open = ()
    state.dice_chance = Stream(0)
    state.part_chance = Stream(0)
    state.enemy_chance = Stream(0)
    state.destruction_chance = Stream(0)
    state.canyon_chance = Stream(0)
    state.loaded = ()
    state.power_used = False
    state.soothed = False
    state.white_lost = 0
    state.survived = 0


def shuffle_piles(state: State, seed: int, parts: tuple[int, ...], enemies: tuple[int, ...]) -> None:
    """Shuffle the piles, each from a stream of its own (W-3.4)."""
    state.seed = seed
    state.part_deck, state.part_chance = Stream.named(seed, "parts").shuffled(parts)
    state.enemy_deck, state.enemy_chance = Stream.named(seed, "enemies").shuffled(enemies)
    state.dice_chance = Stream.named(seed, "dice")
    state.destruction_chance = Stream.named(seed, "destruction")
    state.canyon_chance = Stream.named(seed, "canyon")


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
