"""What a hero's skills, citizen and traits add up to, worked out once for all heroes who have the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from frenzy.games.resistance.cards import (
    CITIZEN_POWER,
    POWERS,
    SHEETS,
    SKILL_POWERS,
    SKILLS_AT,
    TRAIT_POWER,
)
from frenzy.games.resistance.content.words import (
    FullOnes,
    GainMorePower,
    HungryExperience,
    MoreActions,
    PassEnemies,
    Reach,
)
from frenzy.games.resistance.ids import NOWHERE

ACTIONS: Final = 3  # Z-10.1
GAIN_POWER: Final = 2  # Z-10.8
NEVER_HUNGRY: Final = 99
MOST_KITS: Final = 8192


class Kit:
    """The abilities of a hero by the window that they are used in, and what those change that are always at work."""

    __slots__ = (
        "actions", "always", "gained_power", "hungry_at", "is_full_with_ones", "long_shots", "passes_enemies",
        "windows",
    )  # fmt: skip

    def __init__(self, windows: dict[str, tuple[int, ...]], copied: tuple[int, ...]) -> None:
        self.windows = windows
        self.always = windows.get("always", ())
        self.long_shots = [p for p in windows.get("before_attack_roll", ()) if isinstance(POWERS[p].does, Reach)]
        self.actions = ACTIONS  # in a turn
        self.gained_power = GAIN_POWER  # by the action Gain Power
        self.hungry_at = NEVER_HUNGRY  # at this hunger an enemy gives 1 XP more
        self.is_full_with_ones = False
        self.passes_enemies = False
        for number in self.always:
            power = POWERS[number]
            match power.does:
                case MoreActions(n=n):
                    if power.source == "skill" and number not in copied:  # +1 Action adds nothing to a copy (Z-8.11)
                        self.actions += n
                case GainMorePower(n=n):
                    self.gained_power = n
                case HungryExperience(hunger=hunger):
                    self.hungry_at = min(self.hungry_at, hunger)
                case FullOnes():
                    self.is_full_with_ones = True
                case PassEnemies():
                    self.passes_enemies = True
                case _:
                    pass


@lru_cache(maxsize=MOST_KITS)
def kit_of(sheet: int, level: int, copied: int, citizen: int, traits: tuple[int, ...]) -> Kit:
    """The kit of a hero with this sheet at this danger level, who has copied this skill, or NOWHERE, and has these."""
    mode, skill = int(SHEETS[sheet].is_zombie), SKILL_POWERS[copied] if copied != NOWHERE else ()
    more = [*skill, *[TRAIT_POWER[mode][trait] for trait in traits]]
    if citizen != NOWHERE and CITIZEN_POWER[mode][citizen] != NOWHERE:
        more.insert(len(skill), CITIZEN_POWER[mode][citizen])
    windows = dict(SKILLS_AT[sheet][level])
    for power in more:
        held = windows.get(POWERS[power].when, ())
        if power not in held:  # of a trait that is held twice
            windows[POWERS[power].when] = (*held, power)
    return Kit(windows, skill)
