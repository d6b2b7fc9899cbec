"""Setting up a table (A-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.frames import StartTurn
from frenzy.games.adrenaline.ids import CHARACTER_OF, CHARACTERS, NO_CUBES, NOWHERE
from frenzy.games.adrenaline.modes.deathmatch import Deathmatch
from frenzy.games.adrenaline.modes.domination import Domination
from frenzy.games.adrenaline.modes.mode import Mode
from frenzy.games.adrenaline.modes.turret import Turret
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.rules.turn import refill_market
from frenzy.games.adrenaline.state import MARKET, State, all_powerups, all_tiles, all_weapons
from frenzy.kernel.chance import Stream
from frenzy.kernel.errors import BadOption, shown

MODES: Final[dict[str, Mode]] = {mode.name: mode for mode in (Deathmatch(), Domination(), Turret())}
ENDINGS: Final = ("frenzy", "sudden_death")
SKULLS: Final = range(5, 9)
SEATS: Final = range(3, 6)
BOT_SEATS: Final = range(3, 5)
SEED_DIGITS: Final = 40
SEED_RANGE: Final = f"not a whole number of at most {SEED_DIGITS} digits"
DEFAULT_ARENAS: Final = {3: "small", 4: "medium_a", 5: "large"}


def read_options(seats: int, seed: int, options: Mapping[str, Any]) -> Options:
    """The options of a new game, checked one by one; BadOption names the one that is wrong."""
    if not isinstance(options, Mapping):
        raise BadOption(f"options: {shown(options)} is not a table of options")
    known = ("arena", "mode", "ending", "skulls", "bot", "promo", "start", "characters")
    for name in options:
        if name not in known:
            label = str(name) if str(name).isprintable() else shown(name)
            raise BadOption(f"options.{label}: no such option; there are: {', '.join(known)}")
    if not is_number(seats) or seats not in SEATS:
        raise BadOption(f"seats: {shown(seats)} is not 3, 4 or 5 (A-1.1)")
    if not is_seed(seed):
        raise BadOption(f"seed: {SEED_RANGE}")
    bot = flag(options, "bot")
    if bot and seats not in BOT_SEATS:
        raise BadOption("options.bot: the Bot joins a game of 3 or 4 players only (A-12.1)")
    skulls = options.get("skulls", 8)
    if not is_number(skulls) or skulls not in SKULLS:
        raise BadOption(f"options.skulls: {shown(skulls)} is not a number from 5 to 8 (A-2.1)")
    start = options.get("start")
    if start is None:
        start = Stream.named(seed, "start").below(seats)[0]
    elif not is_number(start) or not 0 <= start < seats:
        raise BadOption(f"options.start: {shown(start)} is not a seat from 0 to {seats - 1} (A-2.4)")
    return Options(
        seats=seats,
        characters=read_characters(options.get("characters"), seats + int(bot)),
        arena=choice(options, "arena", tuple(arenas()), DEFAULT_ARENAS[seats]),
        mode=choice(options, "mode", tuple(MODES), "deathmatch"),
        ending=choice(options, "ending", ENDINGS, "frenzy"),
        skulls=skulls,
        bot=bot,
        promo=flag(options, "promo"),
        start=start,
    )


def is_seed(value: object) -> bool:
    """Whole numbers that can be written down and read again."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**SEED_DIGITS


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def flag(options: Mapping[str, Any], name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise BadOption(f"options.{name}: {shown(value)} is not true or false")
    return value


def choice(options: Mapping[str, Any], name: str, values: tuple[str, ...], default: str) -> str:
    value = options.get(name, default)
    if not isinstance(value, str) or value not in values:
        raise BadOption(f"options.{name}: {shown(value)} is not one of {', '.join(values)}")
    return value


def read_characters(names: Any, figures: int) -> tuple[int, ...]:
    """Who sits where, the Bot last; those that are not named are the first that are free."""
    if names is None:
        names = []
    if not isinstance(names, list | tuple) or len(names) > figures:
        raise BadOption(f"options.characters: {shown(names)} is not a list of at most {figures} characters")
    taken: list[int] = []
    for name in names:
        if not isinstance(name, str) or name not in CHARACTER_OF or CHARACTER_OF[name] in taken:
            raise BadOption(
                f"options.characters: {shown(name)} is unknown or taken; there are: {', '.join(CHARACTERS)}"
            )
        taken.append(CHARACTER_OF[name])
    free = [character for character in range(len(CHARACTERS)) if character not in taken]
    return tuple(taken + free[: figures - len(taken)])


def bare_table(options: Options) -> State:
    """A table with nothing on it but the boards, each with one cube of each colour, but for the Bot's (A-2.3)."""
    state = State()
    state.options = options
    state.arena = arenas()[options.arena]
    state.mode = MODES[options.mode]
    state.seats = options.seats
    state.bot = options.seats if options.bot else NOWHERE
    state.figures = options.seats + int(options.bot)
    state.clear()
    if options.bot:
        state.ammo[-3:] = NO_CUBES
    return state


def shuffle_piles(state: State, seed: int, weapons: list[int], powerups: list[int], tiles: list[int]) -> None:
    """Shuffle the piles, each from a stream of its own (A-2.2)."""
    state.seed = seed
    state.weapon_deck, _ = Stream.named(seed, "weapons").shuffled(weapons)
    state.powerup_deck, state.powerup_chance = Stream.named(seed, "powerups").shuffled(powerups)
    state.tile_deck, state.tile_chance = Stream.named(seed, "tiles").shuffled(tiles)


def new_table(options: Options, seed: int) -> State:
    """Shuffle, lay out weapons and ammo, and let the starting player begin (A-2.2 to A-2.4)."""
    state = bare_table(options)
    shuffle_piles(state, seed, list(all_weapons(options)), list(all_powerups()), list(all_tiles()))
    refill_market(state)
    state.mode.refill(state)
    assert len(state.market) == MARKET
    state.stack.append(StartTurn(options.start))
    return state
