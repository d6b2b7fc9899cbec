"""What a decision is about, read from its frame; most say little of it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.arsenal import NAMES as TARGET_NAMES
from frenzy.games.adrenaline.content.words import AimRoom
from frenzy.games.adrenaline.ids import NO_CUBES, NOWHERE, Cubes
from frenzy.kernel.records import Frame

NAMES: Final = len(TARGET_NAMES)
PAID_PROMPTS: Final = tuple(
    kind.prompt for kind in (frames.TakeTurn, frames.TakeWeapon, frames.ReloadWeapons, frames.ChooseEffect)
)


class Detail(Struct):
    """What the question names beside its seat."""

    weapon: int = NOWHERE
    effect: int = NOWHERE
    used: int = 0
    bound: tuple[int, int, int, int] = (0, 0, 0, 0)
    square: int = NOWHERE
    room: int = NOWHERE
    figure: int = NOWHERE
    moves: int = 0
    card: int = NOWHERE
    promised: tuple[int, ...] = ()
    cost: Cubes = NO_CUBES
    pays_for: int = NOWHERE
    victims: int = 0


def detail_of(frame: Frame) -> Detail:
    """What this decision is about."""
    match frame:
        case frames.ShotFrame(shot=shot):
            return of_shot(shot)
        case frames.MoveFigure(figure=figure, moves=moves):
            return Detail(figure=figure, moves=moves)
        case frames.GrabWhere(moves=moves):
            return Detail(moves=moves)
        case frames.ShootFrom(weapon=weapon, moves=moves):
            return Detail(weapon=weapon, moves=moves)
        case frames.ReloadWeapons(shooting=weapon) | frames.DropWeapon(taken=weapon):
            return Detail(weapon=weapon)
        case frames.ChoosePath(figure=figure, square=square, moves=moves):
            return Detail(figure=figure, square=square, moves=moves)
        case frames.UseScope(victims=victims):
            return Detail(victims=victims)
        case frames.PayScope(victims=victims, card=card) | frames.ScopeTarget(victims=victims, card=card):
            return Detail(victims=victims, card=card)
        case frames.ThrowGrenade(by=figure) | frames.TagTrack(by=figure):
            return Detail(figure=figure)
        case frames.PayCost():
            return of_payment(frame)
        case _:
            return Detail()


def of_shot(shot: frames.Shot) -> Detail:
    steps = GUNS[shot.weapon].effects[shot.effect].steps
    found = Detail(weapon=shot.weapon, effect=shot.effect, used=shot.used, bound=shot.bound)
    if any(isinstance(step, AimRoom) for step in steps):
        found.room = shot.spot
    else:
        found.square = shot.spot
    return found


def of_payment(frame: frames.PayCost) -> Detail:
    origin = frame.origin
    found = of_shot(origin.shot) if isinstance(origin, frames.ChooseEffect) else Detail()
    found.weapon, found.cost, found.promised = frame.answer.weapon, frame.cost, frame.cards
    found.pays_for = PAID_PROMPTS.index(origin.prompt)
    return found
