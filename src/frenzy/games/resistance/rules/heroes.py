"""What heroes gain and lose (Z-8, Z-12): the only places where their sheets are changed."""

from __future__ import annotations

from typing import Final

from frenzy.games.resistance.cards import POWERS, SHEETS, TRAIT_IDS, TRAIT_POWER
from frenzy.games.resistance.content.words import DrawTwoTraits
from frenzy.games.resistance.events import (
    AbilityUsed,
    ExperienceGained,
    Healed,
    HungerFell,
    HungerRose,
    LevelReached,
    PowerGained,
    PowerLost,
    Shuffled,
    TraitDropped,
    TraitGained,
)
from frenzy.games.resistance.frames import DropTrait
from frenzy.games.resistance.ids import CHARACTERS, LEVELS, MOST_POWER, MOST_XP, NOWHERE
from frenzy.games.resistance.rules.ending import check_goals
from frenzy.games.resistance.rulings import FULL_ACTION_AT_ONCE
from frenzy.games.resistance.state import State, replaced

SLOTS: Final = 2  # of traits (Z-2.4)


def hero_id(state: State, hero: int) -> str:
    return CHARACTERS[state.team[hero]]


# -- power and hunger -------------------------------------------------------------------------------------------


def gain_power(state: State, hero: int, amount: int, rule: str) -> None:
    """Power rises, at most to 4 (Z-8.9)."""
    gained = min(amount, MOST_POWER - state.power[hero])
    if gained > 0:
        state.power[hero] += gained
        state.emit(PowerGained(hero_id(state, hero), gained, state.power[hero], rule))


def lose_power(state: State, hero: int, amount: int, rule: str) -> None:
    """Power falls, as far as there is some."""
    lost = min(amount, state.power[hero])
    if lost > 0:
        state.power[hero] -= lost
        state.emit(PowerLost(hero_id(state, hero), lost, state.power[hero], rule))


def raise_hunger(state: State, hero: int, amount: int, rule: str) -> None:
    """Hunger rises, at most to 4 (Z-21.1, Z-21.9)."""
    more = min(amount, MOST_POWER - state.power[hero])
    if more > 0:
        state.power[hero] += more
        state.emit(HungerRose(hero_id(state, hero), more, state.power[hero], rule))


def lower_hunger(state: State, hero: int, amount: int, rule: str) -> None:
    less = min(amount, state.power[hero])
    if less > 0:
        state.power[hero] -= less
        state.emit(HungerFell(hero_id(state, hero), less, state.power[hero], rule))


def is_ravenous(state: State, hero: int) -> bool:
    """Only Move and Devour may be chosen (Z-21.4)."""
    return state.mode == 1 and state.power[hero] == MOST_POWER


# -- abilities --------------------------------------------------------------------------------------------------


def can_pay(state: State, hero: int, power: int) -> bool:
    """The ability's price can be paid, and its limit allows it (Z-10.12, Z-10.13)."""
    ability = POWERS[power]
    if power in state.used[hero] or (ability.limit == "enemy_phase" and state.phase != "enemies"):
        return False
    if state.mode == 0:
        return state.power[hero] >= ability.power
    return state.power[hero] + ability.hunger <= MOST_POWER


def pay_ability(state: State, hero: int, power: int) -> None:
    """Pay for an ability, note that it is used up, and discard it if it is a trait (Z-12.2)."""
    ability = POWERS[power]
    state.emit(AbilityUsed(hero_id(state, hero), ability.id))
    if state.mode == 0:
        state.power[hero] -= ability.power
    elif ability.hunger:
        raise_hunger(state, hero, ability.hunger, "Z-21.9")
    if ability.limit:
        state.used = replaced(state.used, hero, tuple(sorted((*state.used[hero], power))))
    if ability.source == "trait":
        spend_trait(state, hero, power)


def spend_trait(state: State, hero: int, power: int) -> None:
    """The card behind an ability goes to the discard pile."""
    held = state.traits[hero]
    trait = next(trait for trait in held if TRAIT_POWER[state.mode][trait] == power)
    let_go(state, hero, trait)


def forget_limits(state: State, limit: str) -> None:
    """A turn, Enemy Phase or round is over: what was limited by it may be used again."""
    if any(state.used):
        state.used = tuple([tuple([power for power in used if POWERS[power].limit != limit]) for used in state.used])


def usable(state: State, hero: int, when: str) -> list[int]:
    """The abilities that a hero can use in this window."""
    held = state.kit(hero).windows.get(when)
    return [power for power in held if can_pay(state, hero, power)] if held else []


def actions_of(state: State, hero: int) -> int:
    """How many actions a turn of the hero has (Z-8.8)."""
    return state.kit(hero).actions


# -- experience -------------------------------------------------------------------------------------------------


def gain_xp(state: State, hero: int, amount: int, rule: str = "Z-8.4") -> None:
    """Experience rises to 43 at most; a new danger level unlocks a skill (Z-8.4, Z-8.5, Z-8.8)."""
    gained = min(amount, MOST_XP - state.xp[hero])
    if gained <= 0 or not state.in_play(hero):
        return
    before, actions = state.danger_of(hero), actions_of(state, hero)
    state.xp = replaced(state.xp, hero, state.xp[hero] + gained)
    state.emit(ExperienceGained(hero_id(state, hero), gained, state.xp[hero], rule))
    level = state.danger_of(hero)
    if level > before:
        state.emit(LevelReached(hero_id(state, hero), LEVELS[level]))
        if FULL_ACTION_AT_ONCE and hero == state.active:
            state.actions_left += actions_of(state, hero) - actions
        if level == len(LEVELS) - 1 and all_are_red(state):
            state.all_red = True
            check_goals(state)


def all_are_red(state: State) -> bool:
    """Whether all heroes are in play and at danger level red; who has fallen or left never is (Z-3.4, Z-20.9)."""
    red = len(LEVELS) - 1
    return all(state.in_play(hero) and state.danger_of(hero) == red for hero in range(state.heroes))


def gain_xp_all(state: State, amount: int, rule: str) -> None:
    """Every hero in play gains experience (Z-20.16)."""
    for hero in range(state.heroes):
        gain_xp(state, hero, amount, rule)


# -- health -----------------------------------------------------------------------------------------------------


def heal(state: State, hero: int, amount: int, rule: str) -> None:
    """Health rises, at most to its printed value (Z-8.12)."""
    healed = min(amount, SHEETS[state.team[hero]].health - state.health[hero])
    if healed > 0:
        state.health[hero] += healed
        state.emit(Healed(hero_id(state, hero), healed, state.health[hero], rule))


def wounds_of(state: State, hero: int) -> int:
    """The health that is missing now (Z-8.10)."""
    return SHEETS[state.team[hero]].health - state.health[hero]


# -- traits -----------------------------------------------------------------------------------------------------


def draw_trait(state: State) -> int:
    """The top trait; an empty deck is rebuilt from its discard pile; NOWHERE if both are empty (Z-12.3)."""
    if not state.trait_deck and state.trait_discard:
        state.trait_deck, state.trait_chance = state.trait_chance.shuffled(state.trait_discard)
        state.trait_discard = ()
        state.emit(Shuffled("traits", len(state.trait_deck), "Z-12.3"))
    if not state.trait_deck:
        return NOWHERE
    trait, state.trait_deck = state.trait_deck[-1], state.trait_deck[:-1]
    return trait


def gain_trait(state: State, hero: int, rule: str = "Z-12.1") -> None:
    """Draw a trait, of which two are held at most (Z-12.1); some draw two once a turn, and keep one of them."""
    drawn: list[int] = []
    count = 1
    for power in usable(state, hero, "always"):
        if isinstance(POWERS[power].does, DrawTwoTraits):
            pay_ability(state, hero, power)
            count = 2
    for _ in range(count):
        trait = draw_trait(state)
        if trait != NOWHERE:
            drawn.append(trait)
            state.traits = replaced(state.traits, hero, tuple(sorted((*state.traits[hero], trait))))
            state.emit(TraitGained(hero_id(state, hero), TRAIT_IDS[trait], rule))
    if len(state.traits[hero]) - max(0, len(drawn) - 1) > SLOTS:
        state.stack.append(DropTrait(state.hands[hero], hero, rule))
    if len(drawn) > 1:
        state.stack.append(DropTrait(state.hands[hero], hero, rule, tuple(sorted(drawn))))


def drop_trait(state: State, hero: int, trait: int, rule: str) -> None:
    """A trait goes to the discard pile."""
    let_go(state, hero, trait)
    state.emit(TraitDropped(hero_id(state, hero), TRAIT_IDS[trait], rule))


def let_go(state: State, hero: int, trait: int) -> None:
    """The card leaves the hand for the discard pile."""
    held = state.traits[hero]
    index = held.index(trait)
    state.traits = replaced(state.traits, hero, held[:index] + held[index + 1 :])
    state.trait_discard += (trait,)
