"""Trying a choice out: what it leads to, with dice in even parts of what they may show, and small questions answered.

A trial ends where somebody has to decide about a turn, or about who is next. The tables that come out are equally
likely. What is drawn from decks comes from the searcher's own chance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb
from random import Random
from typing import Final

from frenzy.bots.lines import NEVER
from frenzy.bots.resistance.worth import accuracy_of, is_needed, shields, worth
from frenzy.games.resistance import actions, frames, offers
from frenzy.games.resistance.arms import DEVOURING, OBJECT
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import PRIORITY, ZOMBIE
from frenzy.games.resistance.rules.attacks import dice_of, price_of_mob, price_of_named
from frenzy.games.resistance.state import State
from frenzy.kernel.chance import Stream
from frenzy.kernel.dealing import shuffled
from frenzy.kernel.records import Action

TOP: Final = frozenset(("turn", "hero", ""))
"""Where a trial ends."""

MISS: Final = 2  # a face that hits nothing, and makes nobody hungry
MOST_QUESTIONS: Final = 60
DRAWS: Final = 6
"""So many tables stand for cards that are drawn: one may bring much more than another."""


# -- dice -------------------------------------------------------------------------------------------------------


@cache
def chances(dice: int, accuracy: int) -> tuple[float, ...]:
    """How likely each number of hits is."""
    hit = min(1.0, max(0.0, (7 - accuracy) / 6))
    return tuple([comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)])


@cache
def even_parts(dice: int, accuracy: int, parts: int) -> tuple[int, ...]:
    """Numbers of hits, equally likely: the middle of each part of all that the dice may show.

    >>> even_parts(3, 4, 3)
    (1, 1, 2)
    >>> even_parts(3, 4, 1)
    (1,)
    """
    found = []
    for part in range(parts):
        mark, total = (part + 0.5) / parts, 0.0
        for hits, chance in enumerate(chances(dice, accuracy)):
            total += chance
            if total >= mark:
                found.append(hits)
                break
        else:
            found.append(dice)
    return tuple(found)


def hits_needed(state: State, hero: int, zone: int, attack: int) -> int:
    """How many hits clear a zone."""
    needed = sum(price_of_named(state, hero, who, attack) for who in state.named_in(zone))
    for kind in PRIORITY:
        many = state.count_of(kind, zone)
        if many:
            needed += many * price_of_mob(state, hero, kind, attack)
    return needed


def power_to_spend(state: State, frame: frames.Aim) -> int:
    """As much as brings the expected hits to what clears the zone; nothing against a lone enemy far away."""
    if state.mode == ZOMBIE or frame.attack >= OBJECT:
        return 0
    hero = frame.hero
    hit = (7 - accuracy_of(state, hero, frame.attack)) / 6
    dice = dice_of(state, hero, frame.zone, frame.attack) + frame.dice
    lacking = hits_needed(state, hero, frame.zone, frame.attack) - dice * hit
    if frame.zone != state.zone[hero]:
        lacking -= 0.5
    return max(0, min(state.power[hero], round(lacking / hit)))


def faces_of(hits: int, accuracy: int, dice: int) -> tuple[int, ...]:
    """Dice that show so many hits."""
    good = min(max(accuracy, 3), 6)
    return (good,) * hits + (MISS if accuracy > MISS else 1,) * (dice - hits + 6)


# -- trials -----------------------------------------------------------------------------------------------------


class Trials:
    """Tries choices; `rate` says what a table is worth, `parts` in how many parts chance is taken."""

    def __init__(self, rng: Random, parts: int = 3, rate: Callable[[State], float] = worth) -> None:
        self.rng = rng
        self.parts = parts
        self.rate = rate

    def value(self, state: State, action: Action) -> float:
        """What the choice is worth, over all that chance may bring."""
        return mean(self.ends(state, action), self.rate)

    def ends(self, state: State, action: Action) -> list[State]:
        """The tables that a choice may lead to, equally likely; equal ones are one and the same object."""
        if isinstance(action, actions.Attack | actions.AttackAs | actions.Devour):
            return self.attack_ends(state, action)
        if isinstance(action, actions.Roll):
            return self.roll_ends(state, action)
        twin = state.clone()
        GAME.apply(twin, action)
        drawn = len(state.spawn_deck) != len(twin.spawn_deck) or state.dice_chance.count != twin.dice_chance.count
        found = self.settle(twin)
        if drawn and self.parts > 1:
            for _ in range(DRAWS - 1):
                twin = shaken(state, self.rng)
                GAME.apply(twin, action)
                found += self.settle(twin)
        return found

    def attack_ends(self, state: State, action: Action) -> list[State]:
        """An attack that is rolled at once, or after power and cards are added."""
        hero = state.active if state.active >= 0 else state.stack[-1].hero  # type: ignore[attr-defined]
        attack, zone = state.team[hero], state.zone[hero]
        match action:
            case actions.Attack(zone=there):
                zone = there
            case actions.AttackAs(hero=other, zone=there):
                attack, zone = other, there
            case _:
                attack = DEVOURING
        twin = state.clone()
        dice = dice_of(state, hero, zone, attack)
        accuracy = accuracy_of(state, hero, attack)
        lots = even_parts(dice, accuracy, self.parts)
        twin.loaded = faces_of(lots[0], accuracy, dice)
        GAME.apply(twin, action)
        twin.loaded = ()
        if twin.stack and isinstance(twin.stack[-1], frames.Aim):
            return self.settle(twin)
        first = found = self.settle(twin)
        for place in range(1, len(lots)):
            if lots[place] != lots[place - 1]:
                twin = state.clone()
                twin.loaded = faces_of(lots[place], accuracy, dice)
                GAME.apply(twin, action)
                twin.loaded = ()
                first = self.settle(twin)
            found = found + first
        return found

    def roll_ends(self, state: State, action: actions.Roll) -> list[State]:
        """Every part of what the dice may show."""
        frame = state.stack[-1]
        assert isinstance(frame, frames.Aim)
        dice = action.power + frame.dice
        if frame.attack < OBJECT:
            dice += dice_of(state, frame.hero, frame.zone, frame.attack)
            accuracy = accuracy_of(state, frame.hero, frame.attack)
        else:
            accuracy, dice = 3, dice + 4
        found: list[State] = []
        same: list[State] = []
        last = -1
        for hits in even_parts(dice, accuracy, self.parts):
            if hits != last:
                twin = state.clone()
                twin.loaded = faces_of(hits, accuracy, dice)
                GAME.apply(twin, action)
                twin.loaded = ()
                same, last = self.settle(twin), hits
            found += same
        return found

    def settle(self, state: State) -> list[State]:
        """Answer the small questions; where dice are rolled, in every part of what they may show."""
        for _ in range(MOST_QUESTIONS):
            if not state.stack or state.stack[-1].prompt in TOP:
                return [state]
            answer = self.answer(state)
            if isinstance(answer, actions.Roll):
                return self.roll_ends(state, answer)
            GAME.apply(state, answer)
        return [state]

    def answer(self, state: State) -> Action:
        """A small question, at once or by what looks best after it."""
        choices = GAME.legal_actions(state)
        if len(choices) == 1:
            return choices[0]
        frame = state.stack[-1]
        quick = QUICK.get(frame.prompt)
        found = quick(state, frame) if quick is not None else None
        return found if found is not None and found in choices else self.nearest(state)

    def nearest(self, state: State) -> Action:
        """The choice after which the table is worth most, whatever is left to decide then."""
        best, chosen = NEVER, GAME.legal_actions(state)[0]
        for action in GAME.legal_actions(state):
            twin = state.clone()
            GAME.apply(twin, action)
            value = self.rate(twin)
            if value > best:
                best, chosen = value, action
        return chosen


def mean(tables: list[State], rate: Callable[[State], float]) -> float:
    """What these tables are worth on the average; those that are the same are looked at once."""
    total, value = 0.0, 0.0
    last: State | None = None
    for table in tables:
        if table is not last:
            value, last = rate(table), table
        total += value
    return total / len(tables)


def spread(tables: list[State], most: int) -> list[State]:
    """So many of the tables at most, evenly from first to last."""
    if len(tables) <= most:
        return tables
    return [tables[(2 * place + 1) * len(tables) // (2 * most)] for place in range(most)]


def shaken(state: State, rng: Random) -> State:
    """A twin with other dice and another order of the spawn cards."""
    twin = state.clone()
    twin.spawn_deck = tuple(shuffled(list(twin.spawn_deck), rng))
    twin.dice_chance = Stream(rng.getrandbits(64))
    return twin


# -- answers that need no trial ---------------------------------------------------------------------------------


def quick_roll(state: State, frame: frames.Aim) -> Action:
    return offers.ROLL[power_to_spend(state, frame)]


def quick_reroll(state: State, frame: frames.Rolled) -> Action | None:
    """Roll again if the hits do not suffice."""
    needed = hits_needed(state, frame.hero, frame.zone, frame.attack) if frame.attack < OBJECT else 1
    accuracy = accuracy_of(state, frame.hero, frame.attack) if frame.attack < OBJECT else 3
    hits = sum(face >= accuracy for face in frame.faces + frame.fixed)
    if hits >= needed:
        return offers.KEEP
    return GAME.legal_actions(state)[1]


def quick_wound(state: State, frame: frames.ShareWounds) -> Action:
    """Whoever can cancel it, a citizen that may be lost, then the healthiest."""
    choices = GAME.legal_actions(state)
    best, chosen = NEVER, choices[0]
    for choice in choices:
        if isinstance(choice, actions.Wound):
            hero = state.team.index(choice.hero)
            value = state.health[hero] + (5.0 if shields(state, hero) else 0.0)
        else:
            card = choice.citizen  # type: ignore[attr-defined]
            value = -9.0 if is_needed(state, card) else 2.5
        if value > best:
            best, chosen = value, choice
    return chosen


def quick_cancel(state: State, frame: frames.WoundHero) -> Action:
    """An ability first; the citizen only for the last health, or where citizens are many."""
    choices = GAME.legal_actions(state)
    for choice in choices:
        if isinstance(choice, actions.Use):
            return choice
    is_last = state.health[frame.hero] == 1
    if is_last and offers.SACRIFICE in choices and not is_needed(state, state.citizen[frame.hero]):
        return offers.SACRIFICE
    return offers.SUFFER


def quick_use(state: State, _frame: object) -> Action | None:
    """Use what is offered."""
    for choice in GAME.legal_actions(state):
        if isinstance(choice, actions.Use):
            return choice
    return None


def quick_heal(state: State, _frame: object) -> Action:
    return GAME.legal_actions(state)[-1]


def quick_first(state: State, _frame: object) -> Action:
    return GAME.legal_actions(state)[0]


def quick_leave(_state: State, _frame: object) -> Action:
    return offers.LEAVE


def quick_again(state: State, _frame: object) -> Action | None:
    """The zone with the most enemies."""
    best, chosen = 0, None
    for choice in GAME.legal_actions(state):
        if isinstance(choice, actions.Again):
            many = state.enemies_in(choice.zone)
            if many > best:
                best, chosen = many, choice
    return chosen


QUICK: Final[dict[str, Callable[..., Action | None]]] = {
    "roll": quick_roll,
    "reroll": quick_reroll,
    "wound": quick_wound,
    "cancel": quick_cancel,
    "cover": quick_use,
    "rampage": quick_use,
    "heal": quick_heal,
    "exit": quick_leave,
    "again": quick_again,
    "hits": quick_first,
    "building": quick_first,
    "way": quick_first,
    "citizen_way": quick_first,
    "redraw": quick_first,
    "volley": quick_first,
    "shot": quick_first,
    "multiply": quick_first,
    "drop_citizen": quick_first,
}
