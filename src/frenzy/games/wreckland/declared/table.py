"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.kernel.chance import Stream
from frenzy.kernel.state import State

if TYPE_CHECKING:
    from frenzy.games.wreckland.cards import Chapter, Vehicle
    from frenzy.games.wreckland.options import Options
    from frenzy.games.wreckland.rules.specials import Special


class Table(State):
    __slots__ = (
        "options",
        "vehicle",
        "board",
        "special",
        "hero",
        "seed",
        "round",
        "phase",
        "turn",
        "turns",
        "result",
        "result_rule",
        "step",
        "placed",
        "core",
        "cards",
        "spikes",
        "damage",
        "wrecks",
        "dice",
        "foes",
        "where",
        "hurt",
        "foe_dice",
        "pool",
        "available",
        "upgrades",
        "gone",
        "scrap",
        "part_deck",
        "enemy_deck",
        "part_discard",
        "enemy_discard",
        "canyon_deck",
        "canyon_open",
        "survived",
        "road_deck",
        "road_open",
        "power_used",
        "soothed",
        "white_lost",
        "dice_chance",
        "part_chance",
        "enemy_chance",
        "destruction_chance",
        "canyon_chance",
        "road_chance",
        "loaded",
    )
    options: Options
    vehicle: Vehicle
    board: Chapter
    special: Special
    hero: int
    seed: int
    round: int
    phase: str
    turn: int
    turns: list[int]
    result: str
    result_rule: str
    step: int
    placed: int
    core: int
    cards: list[int]
    spikes: list[int]
    damage: list[int]
    wrecks: list[int]
    dice: list[tuple[int, ...]]
    foes: tuple[int, ...]
    where: list[int]
    hurt: list[int]
    foe_dice: list[tuple[int, ...]]
    pool: tuple[int, ...]
    available: tuple[int, ...]
    upgrades: tuple[int, ...]
    gone: tuple[int, ...]
    scrap: tuple[int, ...]
    part_deck: tuple[int, ...]
    enemy_deck: tuple[int, ...]
    part_discard: tuple[int, ...]
    enemy_discard: tuple[int, ...]
    canyon_deck: tuple[int, ...]
    canyon_open: tuple[int, ...]
    survived: int
    road_deck: tuple[int, ...]
    road_open: tuple[int, ...]
    power_used: bool
    soothed: bool
    white_lost: int
    dice_chance: Stream
    part_chance: Stream
    enemy_chance: Stream
    destruction_chance: Stream
    canyon_chance: Stream
    road_chance: Stream
    loaded: tuple[int, ...]

    def clear(self) -> None:
        """Lay the table bare; what follows from the options is there."""
        self.stack, self.events, self.choices = [], [], None
        self.seed = 0
        self.round = 0
        self.phase = "wreckage"
        self.turn = 0
        self.turns = [0] * (3)
        self.result = ""
        self.result_rule = ""
        self.step = 0
        self.placed = 0
        self.core = 0
        self.cards = [-1] * (8)
        self.spikes = [0] * (8)
        self.damage = [0] * (8)
        self.wrecks = [-1] * (8)
        self.dice = [()] * (8)
        self.foes = ()
        self.where = [-1] * (52)
        self.hurt = [0] * (52)
        self.foe_dice = [()] * (52)
        self.pool = ()
        self.available = ()
        self.upgrades = self.vehicle.upgrades
        self.gone = ()
        self.scrap = ()
        self.part_deck = ()
        self.enemy_deck = ()
        self.part_discard = ()
        self.enemy_discard = ()
        self.canyon_deck = ()
        self.canyon_open = ()
        self.survived = 0
        self.road_deck = ()
        self.road_open = ()
        self.power_used = False
        self.soothed = False
        self.white_lost = 0
        self.dice_chance = Stream(key=0, count=0)
        self.part_chance = Stream(key=0, count=0)
        self.enemy_chance = Stream(key=0, count=0)
        self.destruction_chance = Stream(key=0, count=0)
        self.canyon_chance = Stream(key=0, count=0)
        self.road_chance = Stream(key=0, count=0)
        self.loaded = ()

    def copy_to(self, twin: Table) -> None:
        """Make the twin equal: lists are copied, what they hold is shared."""
        twin.seats, twin.choices = self.seats, self.choices
        twin.stack, twin.events = self.stack.copy(), []
        twin.options = self.options
        twin.vehicle = self.vehicle
        twin.board = self.board
        twin.special = self.special
        twin.hero = self.hero
        twin.seed = self.seed
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns.copy()
        twin.result = self.result
        twin.result_rule = self.result_rule
        twin.step = self.step
        twin.placed = self.placed
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
        twin.enemy_deck = self.enemy_deck
        twin.part_discard = self.part_discard
        twin.enemy_discard = self.enemy_discard
        twin.canyon_deck = self.canyon_deck
        twin.canyon_open = self.canyon_open
        twin.survived = self.survived
        twin.road_deck = self.road_deck
        twin.road_open = self.road_open
        twin.power_used = self.power_used
        twin.soothed = self.soothed
        twin.white_lost = self.white_lost
        twin.dice_chance = self.dice_chance
        twin.part_chance = self.part_chance
        twin.enemy_chance = self.enemy_chance
        twin.destruction_chance = self.destruction_chance
        twin.canyon_chance = self.canyon_chance
        twin.road_chance = self.road_chance
        twin.loaded = self.loaded

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.step,
            self.placed,
            self.core,
            tuple(self.cards),
            tuple(self.spikes),
            tuple(self.damage),
            tuple(self.wrecks),
            tuple(self.dice),
            self.foes,
            tuple([self.where[one] for one in self.foes]),
            tuple([self.hurt[one] for one in self.foes]),
            tuple([self.foe_dice[one] for one in self.foes]),
            self.pool,
            self.available,
            self.upgrades,
            self.scrap,
            self.power_used,
            self.soothed,
        )

    def sizes(self) -> tuple[tuple[str, int, int], ...]:
        return (
            ("turns", len(self.turns), 3),
            ("cards", len(self.cards), 8),
            ("spikes", len(self.spikes), 8),
            ("damage", len(self.damage), 8),
            ("wrecks", len(self.wrecks), 8),
            ("dice", len(self.dice), 8),
            ("where", len(self.where), 52),
            ("hurt", len(self.hurt), 52),
            ("foe_dice", len(self.foe_dice), 52),
        )
