"""The weapons as the rules use them: the cards of `content`, with names turned into small numbers."""

from __future__ import annotations

from typing import Final, cast, get_args

from frenzy.games.adrenaline.content import words
from frenzy.games.adrenaline.content.facts import read_weapons
from frenzy.games.adrenaline.ids import Cubes, cubes

BASIC: Final = 0
"""The number of the basic effect of every card."""

NAMES: Final = "abcd"
"""What targets can be called."""


class Fire:
    """One effect of a weapon: what it costs, when it may be used, what it does."""

    def __init__(self, card: words.Weapon, number: int) -> None:
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
        self.steps: tuple[words.Step, ...] = effect.steps
        self.allows = sum(1 << ids.index(step.effect) for step in effect.steps if isinstance(step, words.Allow))
        self.hurting = "".join(step.name for step in effect.steps if isinstance(step, words.Hit) and step.damage)
        self.later = sum(
            1 << other for other in range(number + 1, len(card.effects)) if card.effects[other].timing == "after"
        )


class Gun:
    """A weapon card."""

    def __init__(self, card: words.Weapon, number: int) -> None:
        check(card)
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


def check(card: words.Weapon) -> None:
    """Raise with the card and the field where a card is not well written."""
    bound = ""
    for effect in card.effects:
        names = check_effect(card, effect, "" if effect.kind == "alternate" else bound)
        bound += names if effect.kind != "alternate" else ""


def check_effect(card: words.Weapon, effect: words.Effect, bound: str) -> str:
    """Every name is bound before it is used, every place and effect exists, every cost is cubes; the names bound."""
    ids = [other.id for other in card.effects]
    several = {
        step.name
        for other in (effect, card.effects[0])
        for step in other.steps
        if isinstance(step, words.Everyone) or (isinstance(step, words.Pick) and step.up_to > 1)
    }
    require(card, effect, "cost", not set(card.cost + effect.cost) - set("RYB"), effect.cost or card.cost)
    require(card, effect, "requires", not effect.requires or effect.requires in ids, effect.requires)
    if effect.timing == "free":
        require(card, effect, "timing", isinstance(effect.steps[0], words.Go), "free: only a move comes first")
    for step in effect.steps:
        word = type(step).__name__.lower()
        for name in names_of_one(step):
            require(card, effect, word, name not in several, f"{name}: it may be several targets")
        for name in names_used(step):
            require(card, effect, word, name in bound, name)
        for place in places_used(step):
            require(card, effect, word, place.where in get_args(words.Where), place.where)
        if isinstance(step, words.Allow):
            require(card, effect, word, effect.kind == "basic" and step.effect in ids, step.effect)
        if isinstance(step, words.Pick | words.Everyone):
            require(card, effect, word, len(step.name) == 1 and step.name in NAMES, step.name)
            bound += step.name
    return bound


def places_used(step: words.Step) -> list[words.Place]:
    """The places a step speaks of."""
    if isinstance(step, words.Pick | words.Everyone | words.Aim):
        return [step.place]
    if isinstance(step, words.Pull) or (isinstance(step, words.Go) and step.to is not None):
        return [cast("words.Place", step.to)]
    return []


def names_used(step: words.Step) -> str:
    """The targets a step speaks of."""
    names = "".join(place.of for place in places_used(step))
    if isinstance(step, words.Pick):
        names += step.but
    if isinstance(step, words.Hit | words.Push | words.Pull):
        names += step.name
    return names


def names_of_one(step: words.Step) -> str:
    """The targets a step speaks of as of one: who is pushed, whose square or sight it is."""
    names = "".join(place.of for place in places_used(step) if place.where in ("seen_by", "square_of"))
    return names + step.name if isinstance(step, words.Push) else names


def require(card: words.Weapon, effect: words.Effect, field: str, condition: bool, value: str) -> None:  # noqa: FBT001
    """Refuse a card that is not well written."""
    if not condition:
        raise ValueError(f"weapon {card.id!r}, effect {effect.id!r}: {field} {value!r}")


CARDS: Final = read_weapons()
GUNS: Final[tuple[Gun, ...]] = tuple(Gun(card, number) for number, card in enumerate(CARDS.weapons + CARDS.promo))
PLAIN: Final = len(CARDS.weapons)
"""How many weapons every game has; the promotional ones come after them."""

WEAPON_IDS: Final = tuple(gun.id for gun in GUNS)
WEAPON_OF: Final = {gun.id: gun.number for gun in GUNS}
