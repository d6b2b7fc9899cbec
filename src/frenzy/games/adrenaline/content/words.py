"""The words that weapon cards are written in.

A card is a list of effects, an effect a cost and a list of steps. Steps speak of targets by a letter, bound when
they are chosen. What each step does is in `rules/steps.py`, where each word has one function.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

# -- where ----------------------------------------------------------------------------------------------------


Where = Literal[
    "here", "seen", "unseen", "next", "line", "near", "pullable", "spot", "room", "around", "beyond",
    "seen_by", "square_of", "among",
]  # fmt: skip


class Place(Struct, frozen=True):
    """A set of squares, told from where the shooter stands or from what has been chosen before."""

    where: Where
    of: str = ""


HERE: Final = Place("here")  # the shooter's square
SEEN: Final = Place("seen")  # what the shooter sees
UNSEEN: Final = Place("unseen")  # what the shooter does not see
NEXT: Final = Place("next")  # exactly one move away
LINE: Final = Place("line")  # the four straight lines through walls, own square included
NEAR: Final = Place("near")  # at most two moves away
PULLABLE: Final = Place("pullable")  # at most two moves from a square that the shooter sees
SPOT: Final = Place("spot")  # the square aimed at
ROOM: Final = Place("room")  # the room aimed at
AROUND: Final = Place("around")  # the square aimed at, and those one move from it
BEYOND: Final = Place("beyond")  # one move behind the square aimed at, in the same direction


def seen_by(name: str) -> Place:
    """What the target `name` sees."""
    return Place("seen_by", name)


def square_of(name: str) -> Place:
    """The square on which the target `name` stands."""
    return Place("square_of", name)


def among(name: str) -> Place:
    """The targets bound to `name`, wherever they are."""
    return Place("among", name)


# -- steps ----------------------------------------------------------------------------------------------------


class Step(Struct, frozen=True, tag=True):
    """One instruction of an effect."""


class Pick(Step, frozen=True):
    """Choose 1 to `up_to` targets in a place, and call them `name`; fewer may be chosen, but one at least (A-7.3)."""

    name: str
    place: Place
    up_to: int = 1
    but: str = ""  # not one of these targets
    away: int = 0  # at least so many moves from the shooter
    apart: bool = False  # each on a square of its own
    aligned: bool = False  # all in one direction
    optional: bool = False


class Everyone(Step, frozen=True):
    """All in a place are targets, and nobody is spared (A-7.3)."""

    name: str
    place: Place
    optional: bool = False


class Aim(Step, frozen=True):
    """Choose a square of the place; SPOT, AROUND and BEYOND speak of it."""

    place: Place
    away: int = 0


class AimRoom(Step, frozen=True):
    """Choose a room that the shooter sees, other than the own one; ROOM speaks of it."""


class Hit(Step, frozen=True):
    """Deal damage and marks to each of the targets called `name`."""

    name: str
    damage: int = 0
    marks: int = 0


class Push(Step, frozen=True):
    """The target may be moved up to so many squares, in one direction if `straight`."""

    name: str
    up_to: int
    straight: bool = False


class Pull(Step, frozen=True):
    """The targets are moved, at most `up_to` squares, to the place."""

    name: str
    to: Place
    up_to: int


class Go(Step, frozen=True):
    """The shooter moves 1 to `up_to` squares, or to the place."""

    up_to: int = 1
    to: Place | None = None
    optional: bool = False


class Allow(Step, frozen=True):
    """Here the optional effect may be used, in the middle of this one."""

    effect: str


AnyStep = Pick | Everyone | Aim | AimRoom | Hit | Push | Pull | Go | Allow

# -- effects and cards ----------------------------------------------------------------------------------------

Kind = Literal["basic", "optional", "alternate"]
Timing = Literal["after", "free", "at_once", "inside"]


class Effect(Struct, frozen=True):
    """What a card can do, and for what; the card gives it its name."""

    id: str
    kind: Kind
    cost: str
    steps: tuple[AnyStep, ...]
    timing: Timing = "after"
    requires: str = ""


class Weapon(Struct, frozen=True):
    """A card. The first cube of its cost is free when it is grabbed (A-4.7)."""

    id: str
    cost: str
    effects: tuple[Effect, ...]


def plus(cost: str, steps: Sequence[AnyStep], timing: Timing = "after", requires: str = "") -> Effect:
    """An optional effect, in addition to the basic one.

    `after`: after the basic effect, in the order of the card; `free`: before or after any other effect;
    `at_once`: directly after the basic effect; `inside`: only where a step says `allow`.
    """
    return Effect("", "optional", cost, tuple(steps), timing, requires)


def instead(cost: str, steps: Sequence[AnyStep]) -> Effect:
    """An alternate fire mode, used in place of the basic one."""
    return Effect("", "alternate", cost, tuple(steps))


def weapon(id: str, cost: str, basic: Sequence[AnyStep], **others: Effect) -> Weapon:
    """A card with its basic effect and the others by name."""
    effects = [Effect("basic", "basic", "", tuple(basic))]
    effects += [replace(effect, id=name) for name, effect in others.items()]
    return Weapon(id, cost, tuple(effects))


pick = Pick
everyone = Everyone
aim = Aim
aim_room = AimRoom
hit = Hit
push = Push
pull = Pull
go = Go
allow = Allow
