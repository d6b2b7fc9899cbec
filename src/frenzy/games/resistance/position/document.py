"""The shape of a position document; `docs/resistance/position.md` tells what its fields mean."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field


class Doc(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Part of the document."""


class HeroDoc(Doc):
    id: str
    seat: int = 0
    zone: str | UnsetType | None = UNSET
    health: int | None = None
    power: int = 0
    hunger: int = 0
    xp: int = 0
    activated: bool = False
    left: bool = False
    traits: list[str] = []
    citizen: str | None = None
    tokens: list[str] = []
    used: list[str] = []
    drew: bool = False
    copied: str | None = None
    copied_attack: str | None = None


class EnemyDoc(Doc):
    kind: str
    zone: str
    id: str | None = None
    count: int = 1
    lying: bool = False


class CitizenDoc(Doc):
    zone: str
    id: str | None = None
    revealed: bool = True
    hidden: bool = False


class PointDoc(Doc):
    zone: str
    colour: str
    active: bool = True
    moved: bool = False


class ObjectiveDoc(Doc):
    zone: str
    colour: str | None = None
    taken: bool = False
    hidden: bool = False


class HandDoc(Doc):
    zone: str | None
    charged: bool = True


class GoneDoc(Doc):
    zombie_heroes: list[str] = []
    superheroes: list[str] = []
    citizens: list[str] = []
    figures: dict[str, int] = {}


class NextDoc(Doc):
    dice: list[int] = []
    spawn: list[str] = []
    traits: list[str] = []
    citizens: list[str] = []
    zombie_heroes: list[str] = []
    superheroes: list[str] = []


class StunDoc(Doc):
    zone: str
    kind: str
    count: int = 1


class CountersDoc(Doc):
    """What else a mission remembers."""

    elevator_called: bool = False
    elevator_free: bool = False
    dormitory_16V: bool = False  # noqa: N815  # the names of the contract
    dormitory_18V: bool = False  # noqa: N815
    beacon: bool = False
    all_red: bool = False
    exit_placed: bool = False
    charged: bool = False
    secret_missions: int = 0
    secret_missions_revealed: int = 0
    moved_points: int = 0
    rescued: list[str] = []
    devoured: list[str] = []
    slain: list[str] = []
    felled: list[str] = []
    stunned: list[StunDoc] = []
    cards: dict[str, list[str]] | None = None


class PositionDoc(Doc):
    """The document. What is not given is as the mission's set-up has it."""

    mission: str
    heroes: list[HeroDoc]
    game: str = "resistance"
    seats: int | None = None
    seed: int = 0
    round: int = 1
    phase: str = "players"
    active: str | None = None
    actions_left: int | None = None
    enemies: list[EnemyDoc] | None = None
    citizens: list[CitizenDoc] | None = None
    open: list[str] | None = None
    revealed: list[str] | None = None
    floors: list[str] | None = None
    cabin: str | UnsetType | None = UNSET
    exit: str | UnsetType | None = UNSET
    spawn: list[PointDoc] | None = None
    objectives: list[ObjectiveDoc] | None = None
    hand: HandDoc | None = None
    gone: GoneDoc = field(default_factory=GoneDoc)
    counters: CountersDoc = field(default_factory=CountersDoc)
    discards: dict[str, list[str]] = {}
    next: NextDoc = field(default_factory=NextDoc)
