"""What a decision is about, read from its frame; most say little of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from frenzy.games.resistance import frames
from frenzy.games.resistance.arms import ONES
from frenzy.games.resistance.ids import CHARACTERS, MOBS, NAMED_KIND, NOWHERE, bits
from frenzy.games.resistance.rules.enemies import open_ways
from frenzy.kernel.records import Frame

KINDS: Final = len(MOBS) + len(CHARACTERS)
"""Enemies by kind: the mobs, then those with a name."""
FLAG_BITS: Final = (1 << 5) - 1
"""The bits of an attack's flags; above them stand how many dice show a 1."""

Counted = tuple[tuple[int, int], ...]


class Detail(Struct):
    """What the question names beside its seat; sets of things are masks."""

    hero: int = NOWHERE
    heroes: int = 0
    zone: int = NOWHERE
    zones: int = 0
    goals: int = 0
    kinds: Counted = ()
    citizens: int = 0
    traits: int = 0
    card: int = NOWHERE
    attack: int = NOWHERE
    flags: int = 0
    power: int = NOWHERE
    faces: tuple[int, ...] = ()
    fixed: tuple[int, ...] = ()
    acts: int = 0
    then: int = 0
    many: int = 0
    least: int = 0
    most: int = 0
    done: int = 0
    dice: int = 0
    level: int = NOWHERE
    is_optional: bool = False
    is_special: bool = False


def mask(things: Iterable[int]) -> int:
    """These things as a mask; those before the first are left out."""
    return sum(1 << thing for thing in {*things} if thing >= 0)


def one_of(kind: int) -> Counted:
    return ((kind, 1),) if kind >= 0 else ()


def named(who: int) -> Counted:
    return ((NAMED_KIND + who, 1),) if who != NOWHERE else ()


def detail_of(frame: Frame) -> Detail:
    """What this decision is about."""
    match frame:
        case frames.Strike():
            return of_strike(frame)
        case frames.OfHero():
            return of_hero(frame)
        case frames.Shared():
            return of_all(frame)
        case _:
            return Detail()


def of_strike(frame: frames.Strike) -> Detail:
    found = Detail(hero=frame.hero, zone=frame.zone, attack=frame.attack, flags=frame.flags & FLAG_BITS)
    found.done = frame.flags >> ONES
    match frame:
        case frames.Aim(dice=dice):
            found.dice = dice
        case frames.Rolled(faces=faces, fixed=fixed):
            found.faces, found.fixed = faces, fixed
        case frames.AssignHits(hits=hits, killed=killed):
            found.many, found.dice = hits, killed
        case _:
            pass
    return found


def of_hero(frame: frames.OfHero) -> Detail:
    found = Detail(hero=frame.hero)
    match frame:
        case frames.FreeAct(acts=acts, zones=zones, past=past, begun=begun, then=then):
            found.acts, found.many, found.is_special = acts, zones, past
            found.is_optional, found.then = begun, then
        case frames.PickVictims(count=count, kinds=kinds, opens=opens, begun=begun):
            found.many, found.kinds = count, tuple((kind, 1) for kind in bits(kinds))
            found.is_special, found.is_optional = opens, begun
        case frames.PickAlly(acts=acts, allies=allies):
            found.acts, found.heroes = acts, allies
        case frames.PickPatient(amount=amount):
            found.many = amount
        case frames.PickPushed(count=count, least=least, most=most, named=with_names):
            found.many, found.least, found.most, found.is_special = count, least, most, with_names
        case frames.PushOne(zone=zone, left=left, count=count, may_stop=may_stop):
            found.zone, found.kinds, found.many, found.is_optional = zone, left, count, may_stop
        case frames.PickStunned(count=count, kind=kind):
            found.many, found.kinds = count, one_of(kind)
        case frames.PickCopy(least=least, most=most):
            found.least, found.most = least, most
        case frames.DropTrait(drawn=drawn):
            found.traits = mask(drawn)
        case frames.DropCitizen(card=card):
            found.citizens = 1 << card
        case frames.StrikeAgain(zone=zone, attack=attack, power=power):
            found.zone, found.attack, found.power = zone, attack, power
        case frames.PickDistracted(least=least, most=most, kind=kind):
            found.least, found.most, found.kinds = least, most, one_of(kind)
        case frames.AskSpare(zone=zone, wounds=wounds):
            found.zone, found.many = zone, wounds
        case frames.WoundHero(by=by):
            found.kinds = named(by)
        case frames.AskCover(victim=victim, by=by, asked_before=asked):
            found.kinds, found.done = named(by), asked
            found.heroes, found.citizens = (1 << victim, 0) if victim >= 0 else (0, 1 << (-2 - victim))
        case frames.AskRedraw(card=card, zone=zone, level=level):
            found.card, found.zone, found.level = card, zone, level
        case frames.AskHeal(most=most):
            found.most = most
        case _:
            pass
    return found


def of_all(frame: frames.Shared) -> Detail:
    found = Detail(heroes=frame.touched)
    match frame:
        case frames.RemoveEnemies(count=count):
            found.many = count
        case frames.ChooseShot(named=who, zones=zones):
            found.kinds, found.zones = named(who), mask(zones)
        case frames.ShareWounds(zone=zone, wounds=wounds, given=given, spares=spares, by=by):
            found.zone, found.many, found.citizens = zone, wounds, given
            found.is_special, found.kinds = spares, named(by)
        case frames.ChooseWay(plans=plans, number=number):
            found.zone, kind, found.many, _, goals, *_ = plans[number]
            found.kinds, found.zones, found.goals = one_of(kind), mask(open_ways(plans, number)), mask(goals)
        case frames.ChooseCitizenWay(plans=plans, number=number):
            found.citizens, found.zones = 1 << plans[number][0], mask(plans[number][1])
        case (
            frames.ChooseZone(zones=zones, kind=kind, count=count)
            | frames.Multiply(zones=zones, kind=kind, count=count)
        ):
            found.zones, found.kinds, found.many = mask(zones), one_of(kind), count
        case frames.Volley(zones=shots):
            found.zone, found.many, who = shots[0]
            found.kinds, found.zones = named(who), mask(zone for zone, *_ in shots[1:])
        case frames.ChooseSpawnZone(left=left):
            found.zones = mask(left)
        case _:
            pass
    return found
