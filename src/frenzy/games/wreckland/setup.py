"""Setting up a table (W-3, W-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from frenzy.games.wreckland.cards import BOARDS, PARTS, VEHICLES, enemy_deck, part_deck
from frenzy.games.wreckland.frames import StartWreckage
from frenzy.games.wreckland.ids import ARSONS, CHAPTERS, DIFFICULTIES, HERO_OF, HEROES
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.decks import draw_scrap
from frenzy.games.wreckland.rules.specials import SPECIALS
from frenzy.games.wreckland.rules.vehicle import open_dice
from frenzy.games.wreckland.rulings import R29_ARSON
from frenzy.games.wreckland.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.errors import BadOption, shown

SEATS: Final = (1,)  # W-1.1
SEED_DIGITS: Final = 40
SEED_RANGE: Final = f"not a whole number of at most {SEED_DIGITS} digits"
STARTING_SCRAP: Final = {"learner": 4, "normal": 2, "expert": 0}  # W-4.1
KNOWN: Final = ("chapter", "vehicle", "hero", "difficulty", "arson")


def read_options(seats: int, seed: int, options: Mapping[str, Any]) -> Options:
    """The options of a new game, checked one by one; BadOption names the one that is wrong."""
    if not isinstance(options, Mapping):
        raise BadOption(f"options: {shown(options)} is not a table of options")
    for name in options:
        if name not in KNOWN:
            label = str(name) if str(name).isprintable() else shown(name)
            raise BadOption(f"options.{label}: no such option; there are: {', '.join(KNOWN)}")
    if not is_number(seats) or seats not in SEATS:
        raise BadOption(f"seats: {shown(seats)} is not 1 (W-1.1)")
    if not is_seed(seed):
        raise BadOption(f"seed: {SEED_RANGE}")
    chapter = options.get("chapter", 1)
    if not is_number(chapter) or chapter not in CHAPTERS:
        raise BadOption(f"options.chapter: {shown(chapter)} is not a number from 1 to 7 (W-2.1)")
    return Options(
        chapter=chapter,
        vehicle=choice(options, "vehicle", tuple(VEHICLES), "V1"),
        hero=choice(options, "hero", HEROES, "miller"),
        difficulty=choice(options, "difficulty", DIFFICULTIES, "normal"),
        arson=choice(options, "arson", ARSONS, R29_ARSON),
    )


def is_seed(value: object) -> bool:
    """Whole numbers that can be written down and read again."""
    return is_number(value) and abs(value) < 10**SEED_DIGITS  # type: ignore[arg-type]  # a number, as was just asked


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def choice(options: Mapping[str, Any], name: str, values: tuple[str, ...], default: str) -> str:
    value = options.get(name, default)
    if not isinstance(value, str) or value not in values:
        raise BadOption(f"options.{name}: {shown(value)} is not one of {', '.join(values)}")
    return value


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


def new_table(options: Options, seed: int) -> State:
    """Shuffle, draw the starting Scrap, and begin with the Wreckage phase of Round 1 (W-3.3, W-3.4, W-4.1)."""
    state = bare_table(options)
    shuffle_piles(state, seed, part_deck(options.chapter), enemy_deck(options.chapter))
    for _ in range(STARTING_SCRAP[options.difficulty]):
        draw_scrap(state, "W-4.1")
    state.stack.append(StartWreckage(0))
    return state
