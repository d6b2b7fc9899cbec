"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Struct

from frenzy.games.wreckland.frames import AnyFrame
from frenzy.games.wreckland.kinds import BossView, Section, SlotName
from frenzy.games.wreckland.options import Options
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import OneOf


class SlotView(TypedDict):
    part: str | None
    spikes: str
    damage: int
    destruction: str | None
    dice: list[str | None]


class FoeView(TypedDict):
    id: str
    section: Section
    damage: int
    dice: list[str | None]
    protected: bool


class OptionsView(TypedDict):
    chapter: int
    vehicle: str
    hero: str
    difficulty: str
    arson: str


class CoreView(TypedDict):
    damage: int
    resistance: int


class PilesView(TypedDict):
    parts: int
    enemies: int
    canyon: NotRequired[int]


class DiscardsView(TypedDict):
    parts: list[str]
    enemies: list[str]


class View(TypedDict):
    game: str
    seat: int | None
    options: OptionsView
    to_act: int | None
    prompt: str
    choices: list[str]
    round: int
    phase: Annotated[str, OneOf(("wreckage", "run"))]
    turn: int
    turns: list[int]
    result: Annotated[str, OneOf(("", "won", "lost"))]
    result_rule: str
    boss: BossView
    step: int
    placed: int
    core: CoreView
    slots: dict[SlotName, SlotView]
    enemies: list[FoeView]
    pool: list[str]
    available: list[str]
    upgrades: list[str]
    gone: list[str]
    scrap: list[str]
    piles: PilesView
    discards: DiscardsView
    canyon: NotRequired[list[str]]
    survived: NotRequired[int]
    power_used: bool
    soothed: bool
    white_lost: int
    stack: list[dict[str, Any]]


class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    stack: list[AnyFrame]
    options: Options
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
    power_used: bool
    soothed: bool
    white_lost: int
    dice_chance: Stream
    part_chance: Stream
    enemy_chance: Stream
    destruction_chance: Stream
    canyon_chance: Stream
    loaded: tuple[int, ...]
