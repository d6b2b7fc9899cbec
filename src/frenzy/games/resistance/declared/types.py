"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta, Struct

from frenzy.games.resistance.frames import AnyFrame
from frenzy.games.resistance.options import Options
from frenzy.games.resistance.seen import (
    CitizenView,
    EnemyView,
    ObjectiveView,
    ObjectView,
    PointView,
)
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import OneOf
from frenzy.kernel.view import View as KernelView


class TeamView(TypedDict):
    id: str
    seat: int
    zone: str | None
    health: int
    power: int
    xp: int
    activated: bool
    left: bool
    traits: list[str]
    citizen: str | None
    tokens: list[Annotated[str, OneOf(names=("red", "blue", "green"))]]
    copied: str | None
    copied_attack: str | None
    used: list[str]
    drew: bool
    unnoticed: bool
    kills: int
    wounds: int


class PilesView(TypedDict):
    spawn: int
    traits: int
    citizens: int
    named: int


class DiscardsView(TypedDict):
    spawn: list[str]
    traits: list[str]
    citizens: list[str]
    named: list[str]


class OutView(TypedDict):
    spawn: list[str]


class View(KernelView):
    round: int
    phase: Annotated[str, OneOf(names=("players", "enemies", "end"))]
    active: int | None
    actions_left: int
    met: int
    result: Annotated[str, OneOf(names=("", "won", "lost"))]
    result_rule: str
    goals: list[list[bool]]
    level: int
    heroes: list[TeamView]
    enemies: list[EnemyView]
    lying: list[str]
    rising: list[str]
    slain: list[str]
    felled: list[str]
    gone: list[int]
    gone_named: list[str]
    skips: list[Annotated[list[int], Meta(min_length=3, max_length=3)]]
    citizens: list[CitizenView]
    rescued: list[str]
    devoured: list[str]
    open: list[str]
    barred: list[str]
    opened: list[str]
    floors: list[Annotated[str, OneOf(names=("ground", "first", "basement"))]]
    cabin: Annotated[str, OneOf(names=("ground", "first", "basement"))] | None
    called: bool
    exit: str | None
    zones: list[str]
    points: list[PointView]
    objectives: list[ObjectiveView]
    objects: list[ObjectView]
    charged: bool
    entered: int
    beacon: bool
    all_red: bool
    blow: bool
    secrets_revealed: int
    secrets_taken: int
    secrets_gone: list[str]
    map_cards: list[str]
    piles: PilesView
    discards: DiscardsView
    out: OutView
    stack: list[dict[str, Any]]


class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    options: Options
    stack: list[AnyFrame]
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
