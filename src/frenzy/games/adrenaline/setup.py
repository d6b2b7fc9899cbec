"""Setting up a table (A-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import asdict

from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.frames import StartTurn
from frenzy.games.adrenaline.ids import CHARACTER_OF, CHARACTERS, NO_CUBES, NOWHERE
from frenzy.games.adrenaline.manifest import MANIFEST
from frenzy.games.adrenaline.modes.deathmatch import Deathmatch
from frenzy.games.adrenaline.modes.domination import Domination
from frenzy.games.adrenaline.modes.mode import Mode
from frenzy.games.adrenaline.modes.turret import Turret
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.rules.turn import refill_market
from frenzy.games.adrenaline.state import MARKET, State, all_powerups, all_tiles, all_weapons
from frenzy.kernel import manifest
from frenzy.kernel.chance import Stream
from frenzy.kernel.options import check_saved

MODES: Final[dict[str, Mode]] = {mode.name: mode for mode in (Deathmatch(), Domination(), Turret())}


def read_options(seats: int, seed: int, asked: Mapping[str, Any]) -> Options:
    """The options of a new game; BadOption names the one that is wrong."""
    return options_in({"seats": seats, **manifest.read_options(MANIFEST, seats, seed, asked)})


def write_options(options: Options) -> dict[str, Any]:
    """The options as plain data, characters by their names."""
    return {**asdict(options), "characters": [CHARACTERS[number] for number in options.characters]}


def options_in(written: Mapping[str, Any]) -> Options:
    """The options that were written."""
    return Options(**{**written, "characters": tuple(CHARACTER_OF[name] for name in written["characters"])})


def check_options(options: Options) -> None:
    """The options of a save are those of a game."""

    def again() -> Options:
        asked = write_options(options)
        return read_options(asked.pop("seats"), 0, asked)

    check_saved(options, again)


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
