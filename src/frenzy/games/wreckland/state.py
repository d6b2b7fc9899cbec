"""Everything on the table. Lists are indexed by slot or by enemy; all they hold is immutable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.games.wreckland.cards import Chapter, Vehicle
from frenzy.games.wreckland.ids import NOWHERE
from frenzy.games.wreckland.options import Options
from frenzy.kernel.chance import Stream
from frenzy.kernel.records import Event
from frenzy.kernel.state import State as KernelState

if TYPE_CHECKING:
    from frenzy.games.wreckland.rules.specials import Special


class State(KernelState):
    """A game of Wreckland Run."""

    options: Options
    vehicle: Vehicle
    board: Chapter
    special: Special
    hero: int
    seed: int
    # where the game stands
    round: int
    phase: str  # wreckage or run
    turn: int  # of this Run phase
    step: int  # 1 to 6; 0 outside a Turn
    placed: int  # white dice placed in this Step
    turns: list[int]  # how many Turns each Round has had
    result: str  # won, lost, or nothing yet
    result_rule: str
    # the vehicle, by slot
    core: int  # damage
    cards: list[int]
    spikes: list[int]  # masks of Sections
    damage: list[int]
    wrecks: list[int]  # Destruction cards
    dice: list[tuple[int, ...]]  # what lies on each die slot
    # the enemies in play, and by enemy
    foes: tuple[int, ...]  # rising
    where: list[int]
    hurt: list[int]
    foe_dice: list[tuple[int, ...]]
    # what lies beside the boards, sorted
    pool: tuple[int, ...]
    available: tuple[int, ...]
    upgrades: tuple[int, ...]
    gone: tuple[int, ...]  # Upgrades that left the game
    scrap: tuple[int, ...]
    # the piles; the last card is on top
    part_deck: tuple[int, ...]
    part_discard: tuple[int, ...]
    enemy_deck: tuple[int, ...]
    enemy_discard: tuple[int, ...]
    canyon_deck: tuple[int, ...]
    canyon_open: tuple[int, ...]  # revealed in this Run phase
    # chance
    dice_chance: Stream
    part_chance: Stream
    enemy_chance: Stream
    destruction_chance: Stream
    canyon_chance: Stream
    loaded: tuple[int, ...]  # the faces that come next, whatever chance says: for lessons and tests
    # what has been used up
    power_used: bool  # Arson's ram, in this Round or Turn
    soothed: bool  # Cuddles' repair, in this Turn
    white_lost: int  # white dice that are left out of this Turn
    survived: int  # Canyon cards

    def clone(self) -> State:
        """An independent copy: lists are copied, what they hold is shared."""
        twin = State()
        twin.stack = self.stack.copy()
        twin.events = []
        twin.choices = self.choices
        twin.seats = 1
        twin.options = self.options
        twin.vehicle = self.vehicle
        twin.board = self.board
        twin.special = self.special
        twin.hero = self.hero
        twin.seed = self.seed
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.step = self.step
        twin.placed = self.placed
        twin.turns = self.turns.copy()
        twin.result, twin.result_rule = self.result, self.result_rule
        twin.core = self.core
        twin.cards = self.cards.copy()
        twin.spikes = self.spikes.copy()
        twin.damage = self.damage.copy()
        twin.wrecks = self.wrecks.copy()
        twin.dice = self.dice.copy()
        twin.foes = self.foes
        twin.where = self.where.copy()
        twin.hurt = self.hurt.copy()
        twin.foe_dice = self.foe_dice.copy()
        twin.pool = self.pool
        twin.available = self.available
        twin.upgrades = self.upgrades
        twin.gone = self.gone
        twin.scrap = self.scrap
        twin.part_deck = self.part_deck
        twin.part_discard = self.part_discard
        twin.enemy_deck = self.enemy_deck
        twin.enemy_discard = self.enemy_discard
        twin.canyon_deck = self.canyon_deck
        twin.canyon_open = self.canyon_open
        twin.dice_chance = self.dice_chance
        twin.part_chance = self.part_chance
        twin.enemy_chance = self.enemy_chance
        twin.destruction_chance = self.destruction_chance
        twin.canyon_chance = self.canyon_chance
        twin.loaded = self.loaded
        twin.power_used = self.power_used
        twin.soothed = self.soothed
        twin.white_lost = self.white_lost
        twin.survived = self.survived
        return twin

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def works(self, slot: int) -> bool:
        """A Part is there, and no Destruction card on it (W-23.1)."""
        return self.cards[slot] != NOWHERE and self.wrecks[slot] == NOWHERE

    def foes_in(self, section: int) -> list[int]:
        """The enemies of a Section, rising."""
        where = self.where
        return [foe for foe in self.foes if where[foe] == section]
