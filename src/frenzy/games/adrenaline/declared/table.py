"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.kernel.chance import Stream
from frenzy.kernel.state import State

if TYPE_CHECKING:
    from frenzy.games.adrenaline.board import Arena
    from frenzy.games.adrenaline.modes.mode import Mode
    from frenzy.games.adrenaline.options import Options


class Table(State):
    __slots__ = (
        "options",
        "arena",
        "mode",
        "bot",
        "figures",
        "seed",
        "turn",
        "actions_left",
        "first_turn",
        "frenzy",
        "killed",
        "tagged",
        "grabbed",
        "bot_acted",
        "victims",
        "witnesses",
        "new_marks",
        "square",
        "damage",
        "marks",
        "skulls",
        "flipped",
        "ammo",
        "weapons",
        "loaded",
        "powerups",
        "ledger",
        "market",
        "tiles",
        "skulls_left",
        "killshots",
        "tracks",
        "turrets",
        "offer",
        "weapon_deck",
        "powerup_deck",
        "tile_deck",
        "powerup_discard",
        "tile_discard",
        "powerup_chance",
        "tile_chance",
    )
    options: Options
    arena: Arena
    mode: Mode
    bot: int
    figures: int
    seed: int
    turn: int
    actions_left: int
    first_turn: bool
    frenzy: int
    killed: tuple[int, ...]
    tagged: int
    grabbed: int
    bot_acted: bool
    victims: int
    witnesses: int
    new_marks: tuple[tuple[int, int], ...]
    square: list[int]
    damage: list[tuple[int, ...]]
    marks: list[int]
    skulls: list[int]
    flipped: int
    ammo: list[int]
    weapons: list[tuple[int, ...]]
    loaded: list[int]
    powerups: list[tuple[int, ...]]
    ledger: list[int]
    market: list[int]
    tiles: list[int]
    skulls_left: int
    killshots: tuple[tuple[int, int], ...]
    tracks: list[tuple[int, ...]]
    turrets: list[int]
    offer: tuple[int, ...]
    weapon_deck: tuple[int, ...]
    powerup_deck: tuple[int, ...]
    tile_deck: tuple[int, ...]
    powerup_discard: tuple[int, ...]
    tile_discard: tuple[int, ...]
    powerup_chance: Stream
    tile_chance: Stream

    def clear(self) -> None:
        """Lay the table bare; what follows from the options is there."""
        self.stack, self.events, self.choices = [], [], None
        self.seed = 0
        self.turn = self.options.start
        self.actions_left = 0
        self.first_turn = False
        self.frenzy = -1
        self.killed = ()
        self.tagged = 0
        self.grabbed = 0
        self.bot_acted = False
        self.victims = 0
        self.witnesses = 0
        self.new_marks = ()
        self.square = [-1] * (self.figures)
        self.damage = [()] * (self.figures)
        self.marks = [0] * (5 * 5)
        self.skulls = [0] * (self.figures)
        self.flipped = 0
        self.ammo = [1] * (3 * self.figures)
        self.weapons = [()] * (self.figures)
        self.loaded = [0] * (self.figures)
        self.powerups = [()] * (self.figures)
        self.ledger = [0] * (7 * self.figures)
        self.market = [-1] * (9)
        self.tiles = [-1] * (12)
        self.skulls_left = self.options.skulls
        self.killshots = ()
        self.tracks = [()] * (3)
        self.turrets = [-1] * (12)
        self.offer = ()
        self.weapon_deck = ()
        self.powerup_deck = ()
        self.tile_deck = ()
        self.powerup_discard = ()
        self.tile_discard = ()
        self.powerup_chance = Stream(key=0, count=0)
        self.tile_chance = Stream(key=0, count=0)

    def copy_to(self, twin: Table) -> None:
        """Make the twin equal: lists are copied, what they hold is shared."""
        twin.seats, twin.choices = self.seats, self.choices
        twin.stack, twin.events = self.stack.copy(), []
        twin.options = self.options
        twin.arena = self.arena
        twin.mode = self.mode
        twin.bot = self.bot
        twin.figures = self.figures
        twin.seed = self.seed
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
        twin.square = self.square.copy()
        twin.damage = self.damage.copy()
        twin.marks = self.marks.copy()
        twin.skulls = self.skulls.copy()
        twin.flipped = self.flipped
        twin.ammo = self.ammo.copy()
        twin.weapons = self.weapons.copy()
        twin.loaded = self.loaded.copy()
        twin.powerups = self.powerups.copy()
        twin.ledger = self.ledger.copy()
        twin.market = self.market.copy()
        twin.tiles = self.tiles.copy()
        twin.skulls_left = self.skulls_left
        twin.killshots = self.killshots
        twin.tracks = self.tracks.copy()
        twin.turrets = self.turrets.copy()
        twin.offer = self.offer
        twin.weapon_deck = self.weapon_deck
        twin.powerup_deck = self.powerup_deck
        twin.tile_deck = self.tile_deck
        twin.powerup_discard = self.powerup_discard
        twin.tile_discard = self.tile_discard
        twin.powerup_chance = self.powerup_chance
        twin.tile_chance = self.tile_chance

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.turn,
            self.actions_left,
            self.first_turn,
            self.frenzy,
            self.killed,
            self.tagged,
            self.grabbed,
            self.bot_acted,
            self.victims,
            self.witnesses,
            self.new_marks,
            tuple(self.square),
            tuple(self.damage),
            tuple(self.marks),
            tuple(self.skulls),
            self.flipped,
            tuple(self.ammo),
            tuple(self.weapons),
            tuple(self.loaded),
            tuple(self.powerups),
            tuple(self.ledger),
            tuple(self.market),
            tuple(self.tiles),
            self.skulls_left,
            self.killshots,
            tuple(self.tracks),
            tuple(self.turrets),
            self.offer,
            self.powerup_discard,
            self.tile_discard,
        )

    def sizes(self) -> tuple[tuple[str, int, int], ...]:
        return (
            ("square", len(self.square), self.figures),
            ("damage", len(self.damage), self.figures),
            ("marks", len(self.marks), 5 * 5),
            ("skulls", len(self.skulls), self.figures),
            ("ammo", len(self.ammo), 3 * self.figures),
            ("weapons", len(self.weapons), self.figures),
            ("loaded", len(self.loaded), self.figures),
            ("powerups", len(self.powerups), self.figures),
            ("ledger", len(self.ledger), 7 * self.figures),
            ("market", len(self.market), 9),
            ("tiles", len(self.tiles), 12),
            ("tracks", len(self.tracks), 3),
            ("turrets", len(self.turrets), 12),
        )
