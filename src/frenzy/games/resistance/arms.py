"""Attacks as numbers, and what the abilities of a hero make of them.

An attack is a number: that of the sheet that it is on, DEVOURING, or one of an object's states from OBJECT on.
"""

from __future__ import annotations

from typing import Final

from frenzy.games.resistance.cards import DEVOUR, POWER_SHEET, POWERS, SHEETS, Attack
from frenzy.games.resistance.content.words import (
    AnyWord,
    Explode,
    HitOn,
    MoreDice,
    PickTargets,
    Reach,
    SixesHitTwice,
    Soften,
    WoundBonus,
)
from frenzy.games.resistance.ids import MOB_OF, MOB_TOUGHNESS

DEVOURING: Final = len(SHEETS)
OBJECT: Final = 20
STATES: Final = 5  # an object has no more states
SIX: Final = 6

# What was added to an attack.
EXPLODES: Final = 1
PICKS: Final = 2
REPEATED: Final = 4  # it is a repetition, and cannot be repeated again
AT_CITIZEN: Final = 8  # a bite at a citizen, whoever else is there
ONES: Final = 8  # above these bits: how many dice show 1
BURNS: Final = 16  # hunger was turned into dice, which happens once (Z-10.12)


def attack_of(attack: int) -> Attack:
    """Range, dice and accuracy of an attack that is not an object's."""
    return DEVOUR if attack == DEVOURING else SHEETS[attack].attack


def applies(power: int, scope: str, attack: int) -> bool:
    """Whether a word about such attacks is about this one; never about an object's (Z-19.4)."""
    if attack >= OBJECT:
        return False
    if scope == "own":
        return POWER_SHEET.get(power) == attack
    return scope == "any" or (scope == "ranged") == attack_of(attack).is_ranged


def scope_of(does: AnyWord) -> str:
    """Which attacks a word is about."""
    return "own" if isinstance(does, WoundBonus | HitOn | SixesHitTwice) else getattr(does, "attack", "any")


class Arm:
    """An attack as abilities make it that are always at work."""

    __slots__ = (
        "accuracy", "dice", "flags", "grows", "least", "most", "named_dice", "prices", "softened", "swarm_dice",
        "twice",
    )  # fmt: skip

    def __init__(self, always: tuple[int, ...], attack: int) -> None:
        printed = attack_of(attack)
        self.least, self.most = printed.least, printed.most
        self.accuracy, self.dice = printed.accuracy, printed.dice
        self.named_dice = 0  # more against a named enemy
        self.swarm_dice: list[int] = []  # one more for each enemy, up to so many
        self.flags = 0
        self.grows = False  # results rise with the hero's wounds
        self.twice = False  # a 6 is 2 hits
        self.softened = 0  # so much less tough is everybody
        self.prices = list(MOB_TOUGHNESS)
        for power in always:
            does = POWERS[power].does
            if applies(power, scope_of(does), attack):
                self.add(does, attack)
        self.prices = [max(1, price) for price in self.prices]

    def add(self, does: AnyWord, attack: int) -> None:
        match does:
            case Reach(by=by) if attack_of(attack).is_ranged:
                self.most += by
            case MoreDice(n=n, per_enemy=True):
                self.swarm_dice.append(n)
            case MoreDice(n=n, if_named_enemy=True):
                self.named_dice += n
            case MoreDice(n=n):
                self.dice += n
            case Explode():
                self.flags |= EXPLODES
            case PickTargets() if attack != DEVOURING:
                self.flags |= PICKS
            case WoundBonus():
                self.grows = True
            case HitOn(n=n):
                self.accuracy = min(self.accuracy, n)
            case SixesHitTwice():
                self.twice = True
            case Soften(by=by, kinds=kinds):
                for kind in [MOB_OF[name] for name in kinds] or range(len(MOB_TOUGHNESS)):
                    self.prices[kind] -= by
                self.softened += 0 if kinds else by
            case _:
                pass
