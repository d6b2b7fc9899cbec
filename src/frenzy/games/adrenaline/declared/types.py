"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta, Struct

from frenzy.games.adrenaline.frames import AnyFrame
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.seen import (
    HeldWeapon,
)
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import OneOf
from frenzy.kernel.view import View as KernelView


class FigureView(TypedDict):
    character: Annotated[str, OneOf(names=("d_struct_or", "banshee", "dozer", "violet", "sprog"))]
    square: str | None
    damage: list[int]
    marks: list[int]
    skulls: int
    points: int
    flipped: bool
    ammo: dict[Annotated[str, OneOf(names=("red", "yellow", "blue"))], int]
    weapons: list[HeldWeapon]
    powerups: list[str] | None
    hand: int
    reasons: list[int]


class PilesView(TypedDict):
    weapons: int
    powerups: int
    tiles: int


class DiscardsView(TypedDict):
    powerups: list[str]
    tiles: list[str]


class View(KernelView):
    turn: int
    actions_left: int
    first_turn: bool
    frenzy: int | None
    killed: list[int]
    tagged: list[Annotated[str, OneOf(names=("red", "yellow", "blue"))]]
    grabbed: list[str]
    bot_acted: bool
    victims: list[int]
    witnesses: list[int]
    new_marks: list[Annotated[list[int], Meta(min_length=2, max_length=2)]]
    figures: list[FigureView]
    market: dict[Annotated[str, OneOf(names=("red", "yellow", "blue"))], list[str]]
    slots: list[int]
    tiles: dict[str, str]
    skulls_left: int
    killshots: list[Annotated[list[int], Meta(min_length=2, max_length=2)]]
    tracks: dict[Annotated[str, OneOf(names=("red", "yellow", "blue"))], list[int]]
    turrets: dict[str, int]
    offer: list[str]
    piles: PilesView
    discards: DiscardsView
    stack: list[dict[str, Any]]


class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    options: Options
    stack: list[AnyFrame]
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
