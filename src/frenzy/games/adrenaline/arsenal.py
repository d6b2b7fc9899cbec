"""The weapons as the rules use them: the cards of `content`, with names turned into small numbers."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.content import weapons as content
from frenzy.games.adrenaline.content.words import (
    Allow,
    Effect,
    Everyone,
    Hit,
    Pick,
    Step,
    Weapon,
)
from frenzy.games.adrenaline.ids import Cubes, cubes

BASIC: Final = 0
"""The number of the basic effect of every card."""


class Fire:
    """One effect of a weapon: what it costs, when it may be used, what it does."""

    def __init__(self, card: Weapon, number: int) -> None:
        effect = card.effects[number]
        ids = [other.id for other in card.effects]
        self.id = effect.id
        self.number = number
        self.bit = 1 << number
        self.is_mode = effect.kind != "optional"
        self.timing = effect.timing
        self.requires = 1 << ids.index(effect.requires) if effect.requires else 0
        self.cost: Cubes = cubes(effect.cost)
        self.is_free = not effect.cost
        self.steps: tuple[Step, ...] = effect.steps
        self.allows = sum(1 << ids.index(step.effect) for step in effect.steps if isinstance(step, Allow))
        self.hurting = "".join(step.name for step in effect.steps if isinstance(step, Hit) and step.damage)
        self.later = sum(
            1 << other for other in range(number + 1, len(card.effects)) if card.effects[other].timing == "after"
        )


class Gun:
    """A weapon card."""

    def __init__(self, card: Weapon, number: int) -> None:
        self.id = card.id
        self.number = number
        self.bit = 1 << number
        self.cost: Cubes = cubes(card.cost)
        self.grab_cost: Cubes = cubes(card.cost[1:])
        self.effects: tuple[Fire, ...] = tuple(Fire(card, effect) for effect in range(len(card.effects)))
        self.mode_bits = sum(fire.bit for fire in self.effects if fire.is_mode)
        self.modes: tuple[Fire, ...] = tuple(fire for fire in self.effects if fire.is_mode)
        self.options: tuple[Fire, ...] = tuple(fire for fire in self.effects if not fire.is_mode)
        self.first_moves: tuple[Fire, ...] = tuple(fire for fire in self.options if fire.timing == "free")
        self.asks_how_to_begin = len(self.modes) > 1 or bool(self.first_moves)


def check(card: Weapon) -> None:
    """Raise with the card and the field where a card is not well written."""
    seen: set[str] = set()
    for effect in card.effects:
        check_effect(card, effect, seen if effect.kind == "optional" else set())
        if effect.kind != "alternate":
            seen |= {step.name for step in effect.steps if isinstance(step, Pick | Everyone)}


def check_effect(card: Weapon, effect: Effect, bound: set[str]) -> None:
    """Every name is bound before it is used, every named effect exists, every cost is made of cubes."""
    where = f"weapon {card.id!r}, effect {effect.id!r}"
    assert not set(card.cost + effect.cost) - set("RYB"), f"{where}: cost {card.cost!r} {effect.cost!r}"
    ids = {other.id for other in card.effects}
    assert not effect.requires or effect.requires in ids, f"{where}: requires {effect.requires!r}"
    names = set(bound)
    for step in effect.steps:
        if isinstance(step, Pick | Everyone):
            names.add(step.name)
        if isinstance(step, Allow):
            assert step.effect in ids, f"{where}: allow {step.effect!r}"
        if isinstance(step, Hit):
            assert step.name in names, f"{where}: hit {step.name!r} before it is bound"


GUNS: Final[tuple[Gun, ...]] = tuple(Gun(card, number) for number, card in enumerate(content.WEAPONS))
WEAPON_IDS: Final = tuple(gun.id for gun in GUNS)
WEAPON_OF: Final = {gun.id: gun.number for gun in GUNS}
