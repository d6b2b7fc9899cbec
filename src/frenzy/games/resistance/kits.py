"""What a hero's skills, citizen and traits add up to, worked out once for all heroes who have the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from frenzy.games.resistance.cards import (
    CITIZEN_POWER,
    POWER_SHEET,
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
from frenzy.games.resistance.ids import NOWHERE, WHENS

ACTIONS: Final = 3  # Z-10.1
GAIN_POWER: Final = 2  # Z-10.8
NEVER_HUNGRY: Final = 99
MOST_KITS: Final = 16384
"""So many are kept; then all are forgotten."""


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


# -- windows ----------------------------------------------------------------------------------------------------


def opening(when: str, powers: Iterable[tuple[int, ...]]) -> frozenset[int]:
    """The cards that have an ability for a window; `powers` are lists of powers by card."""
    return frozenset([card for by_card in powers for card, power in enumerate(by_card) if opens(power, when)])


def opens(power: int, when: str) -> bool:
    return power != NOWHERE and POWERS[power].when == when


OPENERS: Final = {
    when: (
        frozenset([sheet for power, sheet in POWER_SHEET.items() if opens(power, when)]),
        opening(when, CITIZEN_POWER),
        opening(when, TRAIT_POWER),
    )
    for when in WHENS
}
"""By window: the sheets, citizens and traits that have abilities for it."""

# -- kits -------------------------------------------------------------------------------------------------------

Held = tuple[int, int, int, int, tuple[int, ...]]
"""What a hero has: its sheet and danger level, the skill that it has copied and its citizen, NOWHERE for none, and its
traits."""

KITS: Final[dict[Held, Kit]] = {}
"""Those that are known."""


def make_kit(held: Held) -> Kit:
    """Work out the kit of a hero who has this."""
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
    if len(KITS) >= MOST_KITS:
        KITS.clear()
    KITS[held] = Kit(windows, skill)
    return KITS[held]
