"""Kits hold what the sheets and cards say, reckoned here from the abilities one by one (Z-8.2, Z-12.1, Z-13.3)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

import pytest

from frenzy.games.resistance.arms import DEVOURING, EXPLODES, PICKS, applies, attack_of
from frenzy.games.resistance.cards import CITIZEN_POWER, POWERS, SHEETS, SKILL_POWERS, TRAIT_POWER
from frenzy.games.resistance.content import words
from frenzy.games.resistance.ids import MOB_TOUGHNESS, MOBS, NOWHERE, WHENS, ZOMBIE_MOBS
from frenzy.games.resistance.kits import Kit, make_kit

W = TypeVar("W", bound=words.Word)


def some_kit(sheet: int, rng: Random) -> tuple[Kit, list[int]]:
    """The kit of a hero with random cards, and the powers that it should have."""
    mode, level = int(SHEETS[sheet].is_zombie), rng.randrange(4)
    citizen = rng.choice([NOWHERE, *range(12)])
    copied = rng.choice([NOWHERE, NOWHERE, *[4 * one + 2 for one in range(12) if one != sheet]])
    held = [trait for trait, power in enumerate(TRAIT_POWER[mode]) if power != NOWHERE]
    traits = tuple(sorted(rng.choices(held, k=rng.randrange(4))))
    powers = [power for _, found in SHEETS[sheet].skills[: level + 1] for power in found]
    powers += SKILL_POWERS[copied] if copied != NOWHERE else ()
    powers += [CITIZEN_POWER[mode][citizen]] if citizen != NOWHERE else []
    powers += dict.fromkeys(TRAIT_POWER[mode][trait] for trait in traits)
    return make_kit((sheet, level, copied, citizen, traits)), [power for power in powers if power != NOWHERE]


@pytest.mark.parametrize("sheet", range(len(SHEETS)))
def test_z_8_2_a_kit_has_the_powers_of_skills_copy_citizen_and_traits(sheet: int) -> None:
    rng = Random(sheet)
    for _ in range(50):
        kit, powers = some_kit(sheet, rng)
        for when in WHENS:
            assert list(kit.windows.get(when, ())) == [power for power in powers if POWERS[power].when == when]


def at_work(powers: Iterable[int], word: type[W], attack: int) -> list[W]:
    """What such words among the powers say about an attack; those that name none are about the hero's own."""
    words_found = [(power, POWERS[power].does) for power in powers if POWERS[power].when == "always"]
    return [
        does
        for power, does in words_found
        if isinstance(does, word) and applies(power, getattr(does, "attack", "own"), attack)
    ]


@pytest.mark.parametrize("sheet", range(len(SHEETS)))
def test_z_8_10_an_arm_is_the_attack_with_all_that_is_always_at_work(sheet: int) -> None:
    rng = Random(sheet)
    for _ in range(50):
        kit, powers = some_kit(sheet, rng)
        attack = rng.choice([sheet, rng.randrange(len(SHEETS) + 1)])
        arm, printed = kit.arm(attack), attack_of(attack)
        softened, dice = at_work(powers, words.Soften, attack), at_work(powers, words.MoreDice, attack)

        for kind, toughness in enumerate(MOB_TOUGHNESS):
            names = {MOBS[kind], ZOMBIE_MOBS[kind]}
            by = sum(does.by for does in softened if not does.kinds or names.intersection(does.kinds))
            assert arm.prices[kind] == max(1, toughness - by)
        assert arm.softened == sum(does.by for does in softened if not does.kinds)
        farther = sum(does.by for does in at_work(powers, words.Reach, attack))
        assert arm.most == printed.most + printed.is_ranged * farther
        assert arm.swarm_dice == [does.n for does in dice if does.per_enemy]
        assert arm.named_dice == sum(does.n for does in dice if does.if_named_enemy)
        assert arm.dice == printed.dice + sum(does.n for does in dice if not does.per_enemy | does.if_named_enemy)
        needed = [does.n for does in at_work(powers, words.HitOn, attack)]
        assert arm.accuracy == min([printed.accuracy, *needed])
        assert arm.twice == bool(at_work(powers, words.SixesHitTwice, attack))
        assert arm.grows == bool(at_work(powers, words.WoundBonus, attack))
        assert bool(arm.flags & EXPLODES) == bool(at_work(powers, words.Explode, attack))
        picks = bool(at_work(powers, words.PickTargets, attack))
        assert bool(arm.flags & PICKS) == (picks and attack != DEVOURING)
