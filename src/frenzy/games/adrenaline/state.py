"""Everything on the table. Lists are indexed by figure unless they say otherwise; all they hold is immutable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.ids import FIGURES, NOWHERE
from frenzy.games.adrenaline.tiles import TILES
from frenzy.kernel.chance import Stream
from frenzy.kernel.records import Event
from frenzy.kernel.state import State as KernelState

if TYPE_CHECKING:
    from frenzy.games.adrenaline.board import Arena
    from frenzy.games.adrenaline.modes.mode import Mode

PLAIN_WEAPONS: Final = 21  # what comes after them in the arsenal is promotional
POWERUP_COPIES: Final = 2
MARKET: Final = 9  # three slots at each spawnpoint


REASONS: Final = ("before", "first_blood", "damage", "double_kill", "killshots", "tracks", "turrets")
"""What points are given for; `before` are those a position starts with."""

FINAL_REASONS: Final = (4, 5, 6)
"""Those of the mode's own board, which break ties (A-9.4, A-10.6, A-11.5)."""


class Options(Struct, frozen=True):
    """What the table agreed on before the game. Figures are the seats, and the Bot after them."""

    seats: int
    characters: tuple[int, ...]
    arena: str = "medium_a"
    mode: str = "deathmatch"
    ending: str = "frenzy"
    skulls: int = 8
    bot: bool = False
    promo: bool = False
    start: int = 0


class State(KernelState):
    """A game of Adrenaline."""

    def __init__(self, options: Options, arena: Arena, mode: Mode) -> None:
        super().__init__()
        self.options = options
        self.arena = arena
        self.mode = mode
        self.seats = options.seats
        self.bot = options.seats if options.bot else NOWHERE  # the Bot's figure
        self.figures = options.seats + int(options.bot)
        count = self.figures
        # the boards
        self.square: list[int] = [NOWHERE] * count
        self.damage: list[tuple[int, ...]] = [()] * count  # whose tokens, in order
        self.marks: list[int] = [0] * (FIGURES * FIGURES)  # [to * FIGURES + by]
        self.ammo: list[int] = [1, 1, 1] * options.seats + [0, 0, 0] * int(options.bot)  # [figure * 3 + colour]
        self.weapons: list[tuple[int, ...]] = [()] * count
        self.loaded: list[int] = [0] * count  # masks of weapons
        self.powerups: list[tuple[int, ...]] = [()] * count  # sorted
        self.skulls: list[int] = [0] * count
        self.ledger: list[int] = [0] * (len(REASONS) * count)  # [figure * len(REASONS) + reason]
        self.flipped = 0  # mask of figures
        # the arena
        self.market: list[int] = [NOWHERE] * MARKET  # [colour * 3 + slot]
        self.tiles: list[int] = [NOWHERE] * 12  # by square
        self.skulls_left = options.skulls
        self.killshots: tuple[tuple[int, int], ...] = ()  # (killer, overkiller or NOWHERE)
        self.tracks: list[tuple[int, ...]] = [(), (), ()]  # domination, by colour
        self.turrets: list[int] = [NOWHERE] * 12  # owners, by square
        self.offer: tuple[int, ...] = ()  # the tiles of the turret board
        self.seed = 0
        # the piles; the last card is on top
        self.weapon_deck: tuple[int, ...] = ()
        self.powerup_deck: tuple[int, ...] = ()
        self.powerup_discard: tuple[int, ...] = ()
        self.tile_deck: tuple[int, ...] = ()
        self.tile_discard: tuple[int, ...] = ()
        self.powerup_chance = Stream(0)
        self.tile_chance = Stream(0)
        # the turn
        self.turn = options.start
        self.actions_left = 0
        self.first_turn = False
        self.frenzy = NOWHERE  # the seat that triggered it
        self.killed: tuple[int, ...] = ()  # this turn, in order of their killshots
        self.tagged = 0  # spawnpoints damaged this turn, a mask of colours
        self.grabbed = 0  # squares grabbed this turn, a mask
        self.bot_acted = False
        # the action in course
        self.victims = 0  # figures damaged by it
        self.witnesses = 0  # those of them who saw the shooter
        self.new_marks: tuple[tuple[int, int], ...] = ()  # (to, how many), given when it is over

    def clone(self) -> State:
        """An independent copy: lists are copied, what they hold is shared."""
        twin = State.__new__(State)
        twin.stack = self.stack.copy()
        twin.events = []
        twin.choices = self.choices
        twin.options = self.options
        twin.arena = self.arena
        twin.mode = self.mode
        twin.seats = self.seats
        twin.bot = self.bot
        twin.figures = self.figures
        twin.square = self.square.copy()
        twin.damage = self.damage.copy()
        twin.marks = self.marks.copy()
        twin.ammo = self.ammo.copy()
        twin.weapons = self.weapons.copy()
        twin.loaded = self.loaded.copy()
        twin.powerups = self.powerups.copy()
        twin.skulls = self.skulls.copy()
        twin.ledger = self.ledger.copy()
        twin.flipped = self.flipped
        twin.market = self.market.copy()
        twin.tiles = self.tiles.copy()
        twin.skulls_left = self.skulls_left
        twin.killshots = self.killshots
        twin.tracks = self.tracks.copy()
        twin.turrets = self.turrets.copy()
        twin.offer = self.offer
        twin.seed = self.seed
        twin.weapon_deck = self.weapon_deck
        twin.powerup_deck = self.powerup_deck
        twin.powerup_discard = self.powerup_discard
        twin.tile_deck = self.tile_deck
        twin.tile_discard = self.tile_discard
        twin.powerup_chance = self.powerup_chance
        twin.tile_chance = self.tile_chance
        twin.turn = self.turn
        twin.actions_left = self.actions_left
        twin.first_turn = self.first_turn
        twin.frenzy = self.frenzy
        twin.killed = self.killed
        twin.tagged = self.tagged
        twin.grabbed = self.grabbed
        twin.bot_acted = self.bot_acted
        twin.victims = self.victims
        twin.witnesses = self.witnesses
        twin.new_marks = self.new_marks
        return twin

    def points(self, figure: int) -> int:
        """All points of a figure."""
        first = figure * len(REASONS)
        return sum(self.ledger[first : first + len(REASONS)])

    def emit(self, event: Event) -> None:
        self.events.append(event)


def all_weapons(options: Options) -> tuple[int, ...]:
    """The weapons in the game (A-1.2)."""
    return tuple(range(len(GUNS) if options.promo else PLAIN_WEAPONS))


def all_powerups() -> tuple[int, ...]:
    """The 24 powerup cards (A-1.2)."""
    return tuple(range(12)) * POWERUP_COPIES


def all_tiles() -> tuple[int, ...]:
    """The 36 ammo tiles (A-1.2)."""
    return tuple(number for number, tile in enumerate(TILES) for _ in range(tile.count))
