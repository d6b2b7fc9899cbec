"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Struct

from frenzy.games.wreckland.frames import AnyFrame
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.seen import AheadView, BossView
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import OneOf
from frenzy.kernel.view import View as KernelView


class SlotView(TypedDict):
    part: str | None
    spikes: str
    damage: int
    destruction: Annotated[str, OneOf(names=("D1", "D2", "D3", "D4", "D5"))] | None
    dice: list[str | None]


class FoeView(TypedDict):
    id: str
    section: Annotated[str, OneOf(names=("front", "right", "rear", "left"))]
    damage: int
    dice: list[str | None]
    protected: bool


class CoreView(TypedDict):
    damage: int
    resistance: int


class PilesView(TypedDict):
    parts: int
    enemies: int
    canyon: NotRequired[int]
    road: NotRequired[int]


class DiscardsView(TypedDict):
    parts: list[str]
    enemies: list[str]


class View(KernelView):
    round: int
    phase: Annotated[str, OneOf(names=("wreckage", "run"))]
    turn: int
    turns: list[int]
    result: Annotated[str, OneOf(names=("", "won", "lost"))]
    result_rule: str
    boss: BossView
    step: int
    placed: int
    core: CoreView
    slots: dict[Annotated[str, OneOf(names=("NW", "N", "NE", "E", "SE", "S", "SW", "W"))], SlotView]
    enemies: list[FoeView]
    pool: list[str]
    available: list[str]
    upgrades: list[str]
    gone: list[str]
    scrap: list[str]
    piles: PilesView
    discards: DiscardsView
    canyon: NotRequired[list[Annotated[str, OneOf(names=("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8"))]]]
    survived: NotRequired[int]
    road: NotRequired[list[str]]
    ahead: NotRequired[AheadView]
    power_used: bool
    soothed: bool
    white_lost: int
    stack: list[dict[str, Any]]


class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    options: Options
    stack: list[AnyFrame]
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
