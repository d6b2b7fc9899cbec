"""What the dice may bring: for an attack the enemies it eliminates on average, and the chance to clear the zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.resistance.arms import DEVOURING, EXPLODES, OBJECT, PICKS, SIX, applies, attack_of
from frenzy.games.resistance.board import ZONE_OF
from frenzy.games.resistance.cards import OBJECTS, POWER_SHEET, POWERS, USED
from frenzy.games.resistance.content.words import Explode, HitOn, PickTargets, SixesHitTwice
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.frames import Aim, AskRampage, FreeAct, StrikeAgain, TakeTurn
from frenzy.games.resistance.guide.chances import hits, percent
from frenzy.games.resistance.ids import HEROIC, PRIORITY
from frenzy.games.resistance.rules.attacks import (
    aided,
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
    frame, (verb, *words) = state.stack[-1], subject.split(" ")
    match frame:
        case Aim():
            return aim_odds(state, frame, verb, words[0])
        case StrikeAgain() if verb == "again":
            return by_power(state, frame.hero, ZONE_OF[words[0]], frame.attack)
        case AskRampage() if verb == "use":
            return by_power(state, frame.hero, state.zone[frame.hero], POWER_SHEET[USED[state.mode][words[0]]])
        case TakeTurn() | FreeAct():
            return deed_odds(state, frame.hero, verb, words)
        case _:
            return ()


def aim_odds(state: State, frame: Aim, verb: str, word: str) -> list[Reason]:
    """A roll with so much power, or with an ability that is added to it."""
    hero, zone, attack = frame.hero, frame.zone, frame.attack
    dice = dice_of(state, hero, zone, attack)
    if verb == "roll":
        return [attack_odds(state, hero, zone, attack, dice + frame.dice + int(word), frame.flags)]
    power = USED[state.mode][word]
    more = aided(frame, power)
    left = spendable(state, hero) - POWERS[power].power
    return [
        attack_odds(state, hero, zone, attack, dice + more.dice + spent, more.flags, spent)
        for spent in range(max(0, left) + 1)
    ]


def deed_odds(state: State, hero: int, verb: str, words: Sequence[str]) -> list[Reason]:
    """An action that is an attack."""
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
            return []


def by_power(state: State, hero: int, zone: int, attack: int) -> list[Reason]:
    """The chances for each amount of power that can be spent (Z-11.4)."""
    dice = dice_of(state, hero, zone, attack)
    powers = range(spendable(state, hero) + 1)
    return [attack_odds(state, hero, zone, attack, dice + power, 0, power) for power in powers]


def spendable(state: State, hero: int) -> int:
    """The power that can be spent on dice; in Zombie Mode there is none (Z-11.4)."""
    return state.power[hero] if state.mode == HEROIC else 0


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
    return told(state, hero, zone, attack, chances, power, dice, picks=bool(flags & PICKS))


def object_odds(state: State, hero: int, zone: int) -> Reason:
    """An Interactive Object (Z-19)."""
    number = state.object_at.index(state.zone[hero])
    attack = object_attack(state, number)
    use = OBJECTS[state.mission.objects[number].object].uses[state.object_is[number]]
    dice = use.dice or (state.mobs_in(zone) if use.spares_named else state.enemies_in(zone))
    return told(state, hero, zone, attack, hits(dice, use.accuracy, NEVER, NEVER), 0, dice)


def told(
    state: State, hero: int, zone: int, attack: int, chances: tuple[float, ...], power: int, dice: int, *,
    picks: bool = False,
) -> Reason:  # fmt: skip
    """The mean number of enemies that fall, and the chance that all do; for a bite, that somebody is eaten."""
    if attack == DEVOURING:
        return Reason("odds-devour", {"dice": dice, "meal": percent(eaten(state, hero, zone, chances))}, "Z-21.3")
    everybody = state.enemies_in(zone)
    count = picked if picks else fallen
    falls = [count(state, hero, zone, attack, number) for number in range(len(chances))]
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


def picked(state: State, hero: int, zone: int, attack: int, number: int) -> int:
    """How many so many hits eliminate if the hero chooses: the cheapest first (Z-11.6)."""
    prices = [price_of_named(state, hero, who, attack) for who in named_targets(state, hero, zone, attack)]
    for kind in PRIORITY:
        prices += [price_of_mob(state, hero, kind, attack)] * state.count_of(kind, zone)
    killed = 0
    for price in sorted(prices):
        if price > number:
            break
        killed, number = killed + 1, number - price
    return killed


def eaten(state: State, hero: int, zone: int, chances: tuple[float, ...]) -> float:
    """The chance that a bite takes somebody: the first enemy in priority, or where none is a citizen (Z-21.3)."""
    is_meal = not state.enemies_in(zone)
    return sum(
        chance
        for number, chance in enumerate(chances)
        if number and (is_meal or fallen(state, hero, zone, DEVOURING, number))
    )
