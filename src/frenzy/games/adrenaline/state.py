"""Everything on the table. Lists are indexed by figure unless they say otherwise; all they hold is immutable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from frenzy.games.adrenaline.arsenal import GUNS, PLAIN
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.tiles import TILES
from frenzy.kernel.chance import Stream
from frenzy.kernel.records import Event
from frenzy.kernel.state import State as KernelState

if TYPE_CHECKING:
    from frenzy.games.adrenaline.board import Arena
    from frenzy.games.adrenaline.modes.mode import Mode

POWERUP_COPIES: Final = 2
MARKET: Final = 9  # three slots at each spawnpoint


REASONS: Final = ("before", "first_blood", "damage", "double_kill", "killshots", "tracks", "turrets")
"""What points are given for; `before` are those a position starts with."""

FINAL_REASONS: Final = (4, 5, 6)
"""Those of the mode's own board, which break ties (A-9.4, A-10.6, A-11.5)."""


class State(KernelState):
    """A game of Adrenaline."""

    options: Options
    arena: Arena
    mode: Mode
    bot: int  # the Bot's figure
    figures: int
    # the boards
    square: list[int]
    damage: list[tuple[int, ...]]  # whose tokens, in order
    marks: list[int]  # [to * FIGURES + by]
    ammo: list[int]  # [figure * 3 + colour]
    weapons: list[tuple[int, ...]]
    loaded: list[int]  # masks of weapons
    powerups: list[tuple[int, ...]]  # sorted
    skulls: list[int]
    ledger: list[int]  # [figure * len(REASONS) + reason]
    flipped: int  # mask of figures
    # the arena
    market: list[int]  # [colour * 3 + slot]
    tiles: list[int]  # by square
    skulls_left: int
    killshots: tuple[tuple[int, int], ...]  # (killer, overkiller or NOWHERE)
    tracks: list[tuple[int, ...]]  # domination, by colour
    turrets: list[int]  # owners, by square
    offer: tuple[int, ...]  # the tiles of the turret board
    seed: int
    # the piles; the last card is on top
    weapon_deck: tuple[int, ...]
    powerup_deck: tuple[int, ...]
    powerup_discard: tuple[int, ...]
    tile_deck: tuple[int, ...]
    tile_discard: tuple[int, ...]
    powerup_chance: Stream
    tile_chance: Stream
    # the turn
    turn: int
    actions_left: int
    first_turn: bool
    frenzy: int  # the seat that triggered it
    killed: tuple[int, ...]  # this turn, in order of their killshots
    tagged: int  # spawnpoints damaged this turn, a mask of colours
    grabbed: int  # squares grabbed this turn, a mask
    bot_acted: bool
    # the action in course
    victims: int  # figures damaged by it, and not yet offered to a scope
    witnesses: int  # those of them who saw the shooter
    new_marks: tuple[tuple[int, int], ...]  # (to, how many), given when it is over

    def clone(self) -> State:
        """An independent copy: lists are copied, what they hold is shared."""
        twin = State()
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


WEAPONS: Final = tuple(range(PLAIN))
WEAPONS_AND_PROMO: Final = tuple(range(len(GUNS)))
POWERUPS: Final = tuple(range(12)) * POWERUP_COPIES
TILE_STOCK: Final = tuple(number for number, tile in enumerate(TILES) for _ in range(tile.count))


def all_weapons(options: Options) -> tuple[int, ...]:
    """The weapons in the game: 21, and the promotional ones if the table asked for them (A-1.2)."""
    return WEAPONS_AND_PROMO if options.promo else WEAPONS


def all_powerups() -> tuple[int, ...]:
    """The 24 powerup cards (A-1.2)."""
    return POWERUPS


def all_tiles() -> tuple[int, ...]:
    """The 36 ammo tiles (A-1.2)."""
    return TILE_STOCK
