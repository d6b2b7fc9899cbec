"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.kernel.chance import Stream
from frenzy.kernel.state import State

if TYPE_CHECKING:
    from frenzy.games.resistance.missions import Mission
    from frenzy.games.resistance.options import Options


class Table(State):
    __slots__ = (
        "options",
        "mission",
        "team",
        "hands",
        "heroes",
        "mode",
        "seed",
        "round",
        "phase",
        "active",
        "actions_left",
        "met",
        "result",
        "result_rule",
        "zone",
        "health",
        "power",
        "xp",
        "activated",
        "left",
        "traits",
        "citizen",
        "tokens",
        "copied",
        "copied_attack",
        "used",
        "drew",
        "unnoticed",
        "kills",
        "wounds",
        "mobs",
        "named",
        "lying",
        "rising",
        "slain",
        "felled",
        "gone",
        "gone_named",
        "skips",
        "card_at",
        "card_is",
        "rescued",
        "devoured",
        "open",
        "barred",
        "opened",
        "floors",
        "cabin",
        "called",
        "exit",
        "point_at",
        "awake",
        "shifted",
        "colours",
        "taken",
        "object_at",
        "object_is",
        "charged",
        "entered",
        "beacon",
        "all_red",
        "blow",
        "secrets_revealed",
        "secrets_taken",
        "secrets_gone",
        "map_cards",
        "spawn_deck",
        "trait_deck",
        "citizen_deck",
        "named_deck",
        "spawn_discard",
        "trait_discard",
        "citizen_discard",
        "named_discard",
        "spawn_out",
        "dice_chance",
        "spawn_chance",
        "trait_chance",
        "citizen_chance",
        "named_chance",
        "loaded",
    )
    options: Options
    mission: Mission
    team: tuple[int, ...]
    hands: tuple[int, ...]
    heroes: int
    mode: int
    seed: int
    round: int
    phase: str
    active: int
    actions_left: int
    met: int
    result: str
    result_rule: str
    zone: list[int]
    health: list[int]
    power: list[int]
    xp: tuple[int, ...]
    activated: int
    left: int
    traits: tuple[tuple[int, ...], ...]
    citizen: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    copied: tuple[int, ...]
    copied_attack: tuple[int, ...]
    used: tuple[tuple[int, ...], ...]
    drew: int
    unnoticed: int
    kills: tuple[int, ...]
    wounds: tuple[int, ...]
    mobs: tuple[int, ...]
    named: tuple[int, ...]
    lying: int
    rising: int
    slain: int
    felled: int
    gone: tuple[int, ...]
    gone_named: int
    skips: tuple[tuple[int, int, int], ...]
    card_at: tuple[int, ...]
    card_is: tuple[int, ...]
    rescued: int
    devoured: int
    open: int
    barred: int
    opened: int
    floors: int
    cabin: int
    called: bool
    exit: int
    point_at: tuple[int, ...]
    awake: int
    shifted: int
    colours: tuple[int, ...]
    taken: int
    object_at: tuple[int, ...]
    object_is: tuple[int, ...]
    charged: bool
    entered: int
    beacon: bool
    all_red: bool
    blow: bool
    secrets_revealed: int
    secrets_taken: int
    secrets_gone: int
    map_cards: tuple[tuple[int, int], ...]
    spawn_deck: tuple[int, ...]
    trait_deck: tuple[int, ...]
    citizen_deck: tuple[int, ...]
    named_deck: tuple[int, ...]
    spawn_discard: tuple[int, ...]
    trait_discard: tuple[int, ...]
    citizen_discard: tuple[int, ...]
    named_discard: tuple[int, ...]
    spawn_out: tuple[int, ...]
    dice_chance: Stream
    spawn_chance: Stream
    trait_chance: Stream
    citizen_chance: Stream
    named_chance: Stream
    loaded: tuple[int, ...]

    def clear(self) -> None:
        """Lay the table bare; what follows from the options is there."""
        self.stack, self.events, self.choices = [], [], None
        self.seed = 0
        self.round = 1
        self.phase = "players"
        self.active = -1
        self.actions_left = 0
        self.met = 0
        self.result = ""
        self.result_rule = ""
        self.zone = [-1] * (self.heroes)
        self.health = [0] * (self.heroes)
        self.power = [0] * (self.heroes)
        self.xp = tuple([0] * (self.heroes))
        self.activated = 0
        self.left = 0
        self.traits = tuple([()] * (self.heroes))
        self.citizen = tuple([-1] * (self.heroes))
        self.tokens = tuple([()] * (self.heroes))
        self.copied = tuple([-1] * (self.heroes))
        self.copied_attack = tuple([-1] * (self.heroes))
        self.used = tuple([()] * (self.heroes))
        self.drew = 0
        self.unnoticed = 0
        self.kills = tuple([0] * (self.heroes))
        self.wounds = tuple([0] * (self.heroes))
        self.mobs = tuple([0] * (264))
        self.named = tuple([-1] * (12))
        self.lying = 0
        self.rising = 0
        self.slain = 0
        self.felled = 0
        self.gone = tuple([0] * (3))
        self.gone_named = 0
        self.skips = ()
        self.card_at = tuple([-1] * (16))
        self.card_is = tuple([0] * (16))
        self.rescued = 0
        self.devoured = 0
        self.open = self.mission.open
        self.barred = 0
        self.opened = 0
        self.floors = 0
        self.cabin = -1
        self.called = False
        self.exit = -1
        self.point_at = ()
        self.awake = 0
        self.shifted = 0
        self.colours = ()
        self.taken = 0
        self.object_at = ()
        self.object_is = ()
        self.charged = False
        self.entered = 0
        self.beacon = False
        self.all_red = False
        self.blow = False
        self.secrets_revealed = 0
        self.secrets_taken = 0
        self.secrets_gone = 0
        self.map_cards = ()
        self.spawn_deck = ()
        self.trait_deck = ()
        self.citizen_deck = ()
        self.named_deck = ()
        self.spawn_discard = ()
        self.trait_discard = ()
        self.citizen_discard = ()
        self.named_discard = ()
        self.spawn_out = ()
        self.dice_chance = Stream(key=0, count=0)
        self.spawn_chance = Stream(key=0, count=0)
        self.trait_chance = Stream(key=0, count=0)
        self.citizen_chance = Stream(key=0, count=0)
        self.named_chance = Stream(key=0, count=0)
        self.loaded = ()

    def copy_to(self, twin: Table) -> None:
        """Make the twin equal: lists are copied, what they hold is shared."""
        twin.seats, twin.choices = self.seats, self.choices
        twin.stack, twin.events = self.stack.copy(), []
        twin.options = self.options
        twin.mission = self.mission
        twin.team = self.team
        twin.hands = self.hands
        twin.heroes = self.heroes
        twin.mode = self.mode
        twin.seed = self.seed
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.actions_left = self.actions_left
        twin.met = self.met
        twin.result = self.result
        twin.result_rule = self.result_rule
        twin.zone = self.zone.copy()
        twin.health = self.health.copy()
        twin.power = self.power.copy()
        twin.xp = self.xp
        twin.activated = self.activated
        twin.left = self.left
        twin.traits = self.traits
        twin.citizen = self.citizen
        twin.tokens = self.tokens
        twin.copied = self.copied
        twin.copied_attack = self.copied_attack
        twin.used = self.used
        twin.drew = self.drew
        twin.unnoticed = self.unnoticed
        twin.kills = self.kills
        twin.wounds = self.wounds
        twin.mobs = self.mobs
        twin.named = self.named
        twin.lying = self.lying
        twin.rising = self.rising
        twin.slain = self.slain
        twin.felled = self.felled
        twin.gone = self.gone
        twin.gone_named = self.gone_named
        twin.skips = self.skips
        twin.card_at = self.card_at
        twin.card_is = self.card_is
        twin.rescued = self.rescued
        twin.devoured = self.devoured
        twin.open = self.open
        twin.barred = self.barred
        twin.opened = self.opened
        twin.floors = self.floors
        twin.cabin = self.cabin
        twin.called = self.called
        twin.exit = self.exit
        twin.point_at = self.point_at
        twin.awake = self.awake
        twin.shifted = self.shifted
        twin.colours = self.colours
        twin.taken = self.taken
        twin.object_at = self.object_at
        twin.object_is = self.object_is
        twin.charged = self.charged
        twin.entered = self.entered
        twin.beacon = self.beacon
        twin.all_red = self.all_red
        twin.blow = self.blow
        twin.secrets_revealed = self.secrets_revealed
        twin.secrets_taken = self.secrets_taken
        twin.secrets_gone = self.secrets_gone
        twin.map_cards = self.map_cards
        twin.spawn_deck = self.spawn_deck
        twin.trait_deck = self.trait_deck
        twin.citizen_deck = self.citizen_deck
        twin.named_deck = self.named_deck
        twin.spawn_discard = self.spawn_discard
        twin.trait_discard = self.trait_discard
        twin.citizen_discard = self.citizen_discard
        twin.named_discard = self.named_discard
        twin.spawn_out = self.spawn_out
        twin.dice_chance = self.dice_chance
        twin.spawn_chance = self.spawn_chance
        twin.trait_chance = self.trait_chance
        twin.citizen_chance = self.citizen_chance
        twin.named_chance = self.named_chance
        twin.loaded = self.loaded

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.phase,
            self.active,
            self.actions_left,
            self.result,
            self.result_rule,
            tuple(self.zone),
            tuple(self.health),
            tuple(self.power),
            self.xp,
            self.activated,
            self.left,
            self.traits,
            self.citizen,
            self.tokens,
            self.copied,
            self.copied_attack,
            self.used,
            self.drew,
            self.unnoticed,
            self.mobs,
            self.named,
            self.lying,
            self.rising,
            self.slain,
            self.felled,
            self.gone,
            self.gone_named,
            self.skips,
            self.card_at,
            self.card_is,
            self.rescued,
            self.devoured,
            self.open,
            self.barred,
            self.opened,
            self.floors,
            self.cabin,
            self.called,
            self.exit,
            self.point_at,
            self.awake,
            self.shifted,
            self.colours,
            self.taken,
            self.object_at,
            self.object_is,
            self.charged,
            self.entered,
            self.beacon,
            self.all_red,
            self.blow,
            self.secrets_revealed,
            self.secrets_taken,
            self.secrets_gone,
        )

    def sizes(self) -> tuple[tuple[str, int, int], ...]:
        return (
            ("zone", len(self.zone), self.heroes),
            ("health", len(self.health), self.heroes),
            ("power", len(self.power), self.heroes),
            ("xp", len(self.xp), self.heroes),
            ("traits", len(self.traits), self.heroes),
            ("citizen", len(self.citizen), self.heroes),
            ("tokens", len(self.tokens), self.heroes),
            ("copied", len(self.copied), self.heroes),
            ("copied_attack", len(self.copied_attack), self.heroes),
            ("used", len(self.used), self.heroes),
            ("kills", len(self.kills), self.heroes),
            ("wounds", len(self.wounds), self.heroes),
            ("mobs", len(self.mobs), 264),
            ("named", len(self.named), 12),
            ("gone", len(self.gone), 3),
            ("card_at", len(self.card_at), 16),
            ("card_is", len(self.card_is), 16),
        )
