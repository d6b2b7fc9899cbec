"""What a hero's skills, citizen and traits add up to, worked out once for all heroes who have the same."""

from __future__ import annotations

from typing import Final

from frenzy.games.resistance.arms import Arm
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
from frenzy.kernel.memory import kept

ACTIONS: Final = 3  # Z-10.1
GAIN_POWER: Final = 2  # Z-10.8
NEVER_HUNGRY: Final = 99
MOST_KITS: Final = 16384
"""So many are kept; then all are forgotten."""


Held = tuple[int, int, int, int, tuple[int, ...]]
"""What a hero has: its sheet and danger level, the skill that it has copied and its citizen, NOWHERE for none, and its
traits."""


class Kit:
    """The abilities of a hero by the window that they are used in, and what those change that are always at work."""

    __slots__ = (
        "actions", "always", "arms", "gained_power", "hungry_at", "is_full_with_ones", "long_shots", "passes_enemies",
        "windows",
    )  # fmt: skip

    def __init__(self, windows: dict[str, tuple[int, ...]], copied: tuple[int, ...]) -> None:
        self.windows = windows
        self.arms: dict[int, Arm] = {}
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

    def arm(self, attack: int) -> Arm:
        """An attack with all that is added to it."""
        found = self.arms.get(attack)
        if found is None:
            found = self.arms[attack] = Arm(self.always, attack)
        return found


KITS: Final[dict[Held, Kit]] = {}
"""Those that are known."""


def kit_of(held: Held) -> Kit:
    """The kit of a hero who has this."""
    found = KITS.get(held)
    return kept(KITS, MOST_KITS, held, make_kit(held)) if found is None else found


def make_kit(held: Held) -> Kit:
    """Work it out."""
    sheet, level, copied, citizen, traits = held
    mode, skill = int(SHEETS[sheet].is_zombie), SKILL_POWERS[copied] if copied != NOWHERE else ()
    more = [*skill, *[TRAIT_POWER[mode][trait] for trait in traits]]
    if citizen != NOWHERE and CITIZEN_POWER[mode][citizen] != NOWHERE:
        more.insert(len(skill), CITIZEN_POWER[mode][citizen])
    windows = dict(SKILLS_AT[sheet][level])
    for power in more:
        before = windows.get(POWERS[power].when, ())
        if power not in before:  # of a trait that is held twice
            windows[POWERS[power].when] = (*before, power)
    return Kit(windows, skill)
