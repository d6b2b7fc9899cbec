"""Heroes in a document, with what they hold and have done."""

from __future__ import annotations

from msgspec import UNSET

from frenzy.games.resistance import ids
from frenzy.games.resistance.cards import (
    CITIZEN_OF,
    CITIZENS,
    POWERS,
    SHEETS,
    SKILL_IDS,
    SKILL_POWERS,
    SKILL_SHEET,
    TRAIT_IDS,
    TRAIT_OF,
    TRAIT_POWER,
    USED,
)
from frenzy.games.resistance.content.words import CopyHero, MoreActions
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.position.document import HeroDoc
from frenzy.games.resistance.position.house import zone_of
from frenzy.games.resistance.state import State, replaced
from frenzy.kernel.document import look_up, need


def read_hero(state: State, hero: int, told: HeroDoc, where: str) -> None:
    """A hero with sheet and dashboard."""
    most = SHEETS[state.team[hero]].health
    health = most if told.health is None else told.health
    need(0 <= health <= most, f"{where}.health", f"{health} is not from 0 to {most} (Z-8.1)")
    power, name = (told.hunger, "hunger") if state.mode else (told.power, "power")
    other = "power" if state.mode else "hunger"
    need(not getattr(told, other), f"{where}.{other}", f"there is none in this mode; {name!r} is what it has")
    need(0 <= power <= ids.MOST_POWER, f"{where}.{name}", f"{power} is not from 0 to 4 (Z-8.9)")
    need(0 <= told.xp <= ids.MOST_XP, f"{where}.xp", f"{told.xp} is not from 0 to 43 (Z-8.5)")
    need(len(told.traits) <= 2, f"{where}.traits", f"{len(told.traits)} traits; there are 2 slots (Z-2.4)")
    is_out = told.zone is None or (told.zone is UNSET and (told.left or health == 0))
    need(is_out or not told.left, f"{where}.left", "a hero that left has no zone (Z-10.11)")
    need(is_out or health > 0, f"{where}.health", "a hero on the board has health (Z-8.3)")
    need(not is_out or told.left or health == 0, f"{where}.zone", "only a hero that left or fell has no zone")
    need(not (told.left and health == 0), f"{where}.left", "a hero that fell did not leave")
    state.health[hero], state.power[hero] = health, power
    state.xp = replaced(state.xp, hero, told.xp)
    if is_out:
        state.zone[hero] = NOWHERE
    elif isinstance(told.zone, str):
        state.zone[hero] = zone_of(state, told.zone, f"{where}.zone")
    state.activated |= int(told.activated) << hero
    state.left |= int(told.left) << hero
    state.drew |= int(told.drew) << hero
    traits = [look_up(TRAIT_OF, trait, f"{where}.traits", "a trait") for trait in told.traits]
    for trait in traits:
        need(TRAIT_POWER[state.mode][trait] != NOWHERE, f"{where}.traits", f"{TRAIT_IDS[trait]!r}: not in this mode")
    state.traits = replaced(state.traits, hero, tuple(sorted(traits)))
    if told.citizen is not None:
        card = look_up(CITIZEN_OF, told.citizen, f"{where}.citizen", "a citizen")
        need(CITIZENS[card].kind == "citizen", f"{where}.citizen", f"{told.citizen!r} cannot be held")
        state.citizen = replaced(state.citizen, hero, card)
    tokens = [look_up(ids.COLOUR_OF, colour, f"{where}.tokens", "red, blue or green") for colour in told.tokens]
    for colour in tokens:
        is_kept = state.mission.rewards[colour].kept
        need(is_kept, f"{where}.tokens", f"nobody keeps {ids.COLOURS[colour]} ones in {state.mission.id}")
    state.tokens = replaced(state.tokens, hero, tuple(sorted(tokens)))
    holds = bool(traits or tokens or told.citizen)
    need(health > 0 or not holds, f"{where}.health", "a hero that fell holds nothing (Z-8.3)")
    used = [look_up(USED[state.mode], name, f"{where}.used", "a skill, trait or citizen") for name in told.used]
    state.used = replaced(state.used, hero, tuple(sorted(used)))
    read_copy(state, hero, told, where)


def can_be_copied(state: State, hero: int, skill: int) -> bool:
    """A skill of another hero's, +1 Action aside."""
    sheet = SKILL_SHEET[skill]
    gives_actions = any(isinstance(POWERS[power].does, MoreActions) for power in SKILL_POWERS[skill])
    return sheet in state.team and sheet != state.team[hero] and not gives_actions


def read_copy(state: State, hero: int, told: HeroDoc, where: str) -> None:
    """What a hero copies from another one (Z-8.11)."""
    if told.copied is None and told.copied_attack is None:
        return
    field = f"{where}.{'copied' if told.copied_attack is None else 'copied_attack'}"
    can_copy = any(isinstance(POWERS[power].does, CopyHero) for power in state.powers(hero, "my_turn"))
    need(can_copy, field, f"{told.id!r} copies nobody (Z-8.11)")
    need(told.copied is None or told.copied_attack is None, field, "one thing is copied at a time (Z-8.11)")
    if told.copied is not None:
        skills = {SKILL_IDS[skill]: skill for skill in range(len(SKILL_IDS)) if can_be_copied(state, hero, skill)}
        skill = look_up(skills, told.copied, f"{where}.copied", "a skill of another hero at the table")
        state.copied = replaced(state.copied, hero, skill)
    if told.copied_attack is not None:
        others = {ids.CHARACTERS[sheet]: sheet for sheet in state.team if sheet != state.team[hero]}
        sheet = look_up(others, told.copied_attack, field, "another hero at the table")
        state.copied_attack = replaced(state.copied_attack, hero, sheet)
