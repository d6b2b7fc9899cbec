"""What the dice may bring: for an attack the enemies it eliminates on average, and the chance to clear the zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.resistance.board import ZONE_OF
from frenzy.games.resistance.cards import OBJECTS, POWERS
from frenzy.games.resistance.content.words import Explode, HitOn, PickTargets, SixesHitTwice
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.frames import Aim, TakeTurn
from frenzy.games.resistance.guide.chances import hits, percent
from frenzy.games.resistance.ids import PRIORITY
from frenzy.games.resistance.rules.attacks import (
    DEVOURING,
    EXPLODES,
    OBJECT,
    PICKS,
    SIX,
    applies,
    attack_of,
    bonus_of,
    dice_of,
    named_targets,
    object_attack,
    price_of_mob,
    price_of_named,
)
from frenzy.games.resistance.state import State
from frenzy.kernel.guide import Reason

NEVER: Final = 7


def odds_of(view: View, subject: str) -> Sequence[Reason]:
    """The chances of a choice that rolls dice, or of one that is about to."""
    if subject not in view["choices"]:
        return ()
    state = read_view(view)
    frame = state.stack[-1]
    verb, *words = subject.split(" ")
    if isinstance(frame, Aim) and verb == "roll":
        dice = dice_of(state, frame.hero, frame.zone, frame.attack) + frame.dice + int(words[0])
        return [attack_odds(state, frame.hero, frame.zone, frame.attack, dice, frame.flags)]
    if not isinstance(frame, TakeTurn):
        return ()
    hero = frame.hero
    match verb, words:
        case "attack", [zone]:
            return by_power(state, hero, ZONE_OF[zone], state.team[hero])
        case "attack", ["as", _, zone]:
            return by_power(state, hero, ZONE_OF[zone], state.copied_attack[hero])
        case "devour", []:
            dice = dice_of(state, hero, state.zone[hero], DEVOURING)
            return [attack_odds(state, hero, state.zone[hero], DEVOURING, dice, 0)]
        case "fire", [_, zone]:
            return [object_odds(state, hero, ZONE_OF[zone])]
        case _:
            return ()


def by_power(state: State, hero: int, zone: int, attack: int) -> list[Reason]:
    """The chances for each amount of power that can be spent (Z-11.4)."""
    dice = dice_of(state, hero, zone, attack)
    most = state.power[hero] if state.mode == 0 else 0
    return [attack_odds(state, hero, zone, attack, dice + power, 0, power) for power in range(most + 1)]


def attack_odds(state: State, hero: int, zone: int, attack: int, dice: int, flags: int, power: int = 0) -> Reason:
    """One attack with so many dice."""
    needed, doubled, bonus = attack_of(attack).accuracy, NEVER, bonus_of(state, hero, attack)
    for always in state.powers(hero, "always"):
        does = POWERS[always].does
        if isinstance(does, HitOn) and applies(always, "own", attack):
            needed = min(needed, does.n)
        elif isinstance(does, SixesHitTwice) and applies(always, "own", attack):
            doubled = SIX
        elif isinstance(does, Explode) and applies(always, does.attack, attack):
            flags |= EXPLODES
        elif isinstance(does, PickTargets) and applies(always, does.attack, attack):
            flags |= PICKS
    exploding = SIX - bonus if flags & EXPLODES else NEVER
    chances = hits(dice, max(1, needed - bonus), doubled, max(2, exploding))
    return told(state, hero, zone, attack, chances, power, dice)


def object_odds(state: State, hero: int, zone: int) -> Reason:
    """An Interactive Object (Z-19)."""
    number = state.object_at.index(state.zone[hero])
    attack = object_attack(state, number)
    use = OBJECTS[state.mission.objects[number].object].uses[state.object_is[number]]
    dice = use.dice or (state.mobs_in(zone) if use.spares_named else state.enemies_in(zone))
    return told(state, hero, zone, attack, hits(dice, use.accuracy, NEVER, NEVER), 0, dice)


def told(state: State, hero: int, zone: int, attack: int, chances: tuple[float, ...], power: int, dice: int) -> Reason:
    """The mean number of enemies that fall, and the chance that all do."""
    everybody = state.enemies_in(zone)
    falls = [fallen(state, hero, zone, attack, number) for number in range(len(chances))]
    mean = sum(chance * falls[number] for number, chance in enumerate(chances))
    clear = sum(chance for number, chance in enumerate(chances) if falls[number] >= everybody)
    return Reason(
        "odds-object" if attack >= OBJECT else "odds-attack",
        {"power": power, "dice": dice, "kills": round(mean, 1), "clear": percent(clear), "enemies": everybody},
        "Z-11.7",
    )


def fallen(state: State, hero: int, zone: int, attack: int, number: int) -> int:
    """How many enemies so many hits eliminate, in order of priority, the cheapest of equals first (Z-11.8)."""
    killed, left = 0, number
    named = sorted(price_of_named(state, hero, who, attack) for who in named_targets(state, hero, zone, attack))
    for price in named:
        if price > left:
            return killed
        killed, left = killed + 1, left - price
        if attack == DEVOURING:
            return killed
    for kind in PRIORITY:
        there = state.count_of(kind, zone)
        if not there:
            continue
        many = min(there, left // price_of_mob(state, hero, kind, attack))
        if attack == DEVOURING:
            return min(1, many)
        killed, left = killed + many, left - many * price_of_mob(state, hero, kind, attack)
        if many < there:
            break
    return killed
