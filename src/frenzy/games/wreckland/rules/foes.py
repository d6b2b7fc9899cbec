"""Enemies in play: they come, move, take damage and go (W-24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from frenzy.games.wreckland import events
from frenzy.games.wreckland.cards import ENEMIES
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.frames import DrawEnemies
from frenzy.games.wreckland.ids import EVERYWHERE, NOWHERE, OPEN, SECTIONS, SIDE, clockwise
from frenzy.games.wreckland.rules.decks import add_scrap, draw_enemy, without
from frenzy.games.wreckland.rules.vehicle import hit_core, hit_part
from frenzy.games.wreckland.rulings import R22_EXPLOSIONS_SPARE_THE_CORE, R28_COMPANY_IS_CHECKED_FIRST
from frenzy.games.wreckland.state import State

EXPLOSION = 2  # W-24.7
SPITE = 1  # W-34.20
ENDLESS = 99
IS_BOSS = tuple(card.rank == "boss" for card in ENEMIES)
IS_GUARD = tuple(card.ability == "guard" for card in ENEMIES)


# -- coming and going -----------------------------------------------------------------------------------------


def add_foe(state: State, foe: int, section: int, rule: str) -> None:
    """An enemy comes into play, undamaged and with open die slots."""
    state.foes = tuple(sorted((*state.foes, foe)))
    state.where[foe] = section
    state.hurt[foe] = 0
    state.foe_dice[foe] = (OPEN,) * len(ENEMIES[foe].dice)
    state.emit(events.EnemyDealt(ENEMIES[foe].id, SECTIONS[section], rule))


def deal_enemy(state: State, section: int, rule: str) -> None:
    """The top Enemy card comes into play, if there is one (W-15.2)."""
    foe = draw_enemy(state)
    if foe != NOWHERE:
        add_foe(state, foe, section, rule)


def draw_enemies(state: State, frame: DrawEnemies) -> None:
    """Enemies join a Section in the middle of a Turn."""
    for _ in range(frame.count):
        deal_enemy(state, frame.section, frame.rule)


def remove_foe(state: State, foe: int) -> None:
    """An enemy leaves play; dice on it are out until the next Turn (W-17.6)."""
    state.foes = without(state.foes, foe)
    state.where[foe] = NOWHERE
    state.hurt[foe] = 0
    state.foe_dice[foe] = ()


def discard_foe(state: State, foe: int) -> None:
    """Where a card goes that is no Scrap: to the discard pile; bosses and mini-bosses to their envelope."""
    remove_foe(state, foe)
    if ENEMIES[foe].rank == "enemy":
        state.enemy_discard += (foe,)


def move_foe(state: State, foe: int, section: int, rule: str) -> None:
    """An enemy changes its Section, which is no attack and activates nothing (W-24.9)."""
    start = state.where[foe]
    if start != section:
        state.where[foe] = section
        state.emit(events.EnemyMoved(ENEMIES[foe].id, SECTIONS[start], SECTIONS[section], rule))


def rotate_foes(state: State, rule: str) -> None:
    """All enemies move one Section clockwise (W-35.11)."""
    for foe in state.foes:
        move_foe(state, foe, clockwise(state.where[foe]), rule)


def crowded(state: State, counted: Iterable[int]) -> tuple[int, ...]:
    """The Sections that hold most of these enemies; none if there are no enemies."""
    sizes = [0] * 4
    for foe in counted:
        sizes[state.where[foe]] += 1
    most = max(sizes)
    return tuple(section for section in EVERYWHERE if most and sizes[section] == most)


def others_with(state: State, foe: int, ability: words.Ability) -> int:
    """How many other enemies of its Section have this ability."""
    return sum([ENEMIES[other].ability == ability for other in state.foes_in(state.where[foe]) if other != foe])


# -- damage ---------------------------------------------------------------------------------------------------


def is_protected(state: State, foe: int) -> bool:
    """A boss that cannot be damaged now (W-28.2)."""
    return IS_BOSS[foe] and state.special.protects(state, foe)


def protected_boss(state: State) -> int:
    """The boss in play, if it cannot be damaged now (W-28.2)."""
    for foe in state.foes:
        if is_protected(state, foe):
            return foe
    return NOWHERE


def open_to_attack(state: State, targets: list[int]) -> list[int]:
    """Those that an attack may name: a protected boss is no target while there is another one. Ruling R37."""
    if len(targets) < 2:
        return targets
    safe = protected_boss(state)
    return [foe for foe in targets if foe != safe]


def behind_guards(state: State, targets: list[int]) -> list[int]:
    """Those that an attack on single targets may name: in a Section with a guard, the guard first (W-34.18)."""
    guarded = [state.where[foe] for foe in targets if IS_GUARD[foe]]
    return [foe for foe in targets if IS_GUARD[foe] or state.where[foe] not in guarded] if guarded else targets


def shield_of(state: State, foe: int) -> int:
    """An enemy's shield, with 1 more for each other one there that covers it (W-20.1, W-34.17)."""
    return ENEMIES[foe].shield + others_with(state, foe, "cover")


def room_of(state: State, foe: int, *, pierce: bool = False) -> int:
    """The most that one attack may deal to an enemy if it is not to be destroyed but not exactly: beyond it no Scrap is
    gained, or it explodes (W-24.6, W-24.7). A boss or mini-boss gives no Scrap, and a protected one takes all."""
    card = ENEMIES[foe]
    if (card.rank != "enemy" and not card.explosive) or is_protected(state, foe):
        return ENDLESS
    return card.resistance - state.hurt[foe] + (0 if pierce else shield_of(state, foe))


def strike(state: State, hits: Sequence[tuple[int, int]], rule: str, *, pierce: bool = False) -> None:
    """One attack on one or more enemies; whether the boss is alone is read before any damage (W-28.3)."""
    safe = protected_boss(state)
    for foe, amount in hits:
        if not R28_COMPANY_IS_CHECKED_FIRST:
            safe = protected_boss(state)
        if foe == safe:
            state.emit(events.BossProtected(ENEMIES[foe].id))
        elif state.where[foe] != NOWHERE:
            hit_foe(state, foe, amount, rule, pierce=pierce)


def hit_foe(state: State, foe: int, amount: int, rule: str, *, pierce: bool = False) -> None:
    """An enemy takes one attack, less its shield (W-20.1); tokens never run out (W-1.3). Ruling R1."""
    card = ENEMIES[foe]
    stopped = 0 if pierce else min(shield_of(state, foe), amount)
    total = state.hurt[foe] + amount - stopped
    state.hurt[foe] = total
    state.emit(events.EnemyHit(card.id, amount - stopped, stopped, total, rule))
    check_foe(state, foe)


def transfer_damage(state: State, foe: int, onto: int, rule: str) -> None:
    """All damage of an enemy moves over to another, past its shield; it is no attack, and may destroy (W-36.7)."""
    amount, state.hurt[foe] = state.hurt[foe], 0
    state.hurt[onto] += amount
    state.emit(events.DamageTransferred(ENEMIES[foe].id, ENEMIES[onto].id, amount, rule))
    check_foe(state, onto)


def check_foe(state: State, foe: int) -> None:
    """An enemy whose damage has reached its resistance is destroyed (W-24.5)."""
    total, resistance = state.hurt[foe], ENEMIES[foe].resistance
    if total >= resistance:
        destroy_foe(state, foe, exact=total == resistance)


def destroy_foe(state: State, foe: int, *, exact: bool) -> None:
    """It is Scrap after an exact kill and discarded otherwise, exploding if it does (W-24.5 to W-24.8)."""
    card, section = ENEMIES[foe], state.where[foe]
    state.emit(events.EnemyDestroyed(card.id, exact))
    if card.rank == "boss":
        state.special.boss_destroyed(state, foe, section)
    elif exact and card.rank == "enemy":
        remove_foe(state, foe)
        add_scrap(state, foe)
        state.emit(events.ScrapGained(card.id))
    else:
        discard_foe(state, foe)
    if not exact:
        take_revenge(state, foe, section)


def take_revenge(state: State, foe: int, section: int) -> None:
    """What comes of an enemy that was not killed exactly (W-24.7, W-34.19, W-34.20)."""
    card = ENEMIES[foe]
    if card.explosive:
        explode(state, foe, section)
    if card.ability == "brood":
        deal_enemy(state, section, "W-34.19")
    elif card.ability == "spite":
        hit_core(state, SPITE, "W-34.20")


def explode(state: State, foe: int, section: int) -> None:
    """2 damage to every Part on the side of its Section (W-24.7)."""
    state.emit(events.Exploded(ENEMIES[foe].id, SECTIONS[section]))
    for slot in SIDE[section]:
        if state.works(slot):
            hit_part(state, slot, EXPLOSION, "W-24.7")
        elif not R22_EXPLOSIONS_SPARE_THE_CORE:
            hit_core(state, EXPLOSION, "W-24.7")


def heal_foe(state: State, foe: int, amount: int, rule: str) -> None:
    """An enemy loses damage."""
    healed = min(amount, state.hurt[foe])
    if healed:
        state.hurt[foe] -= healed
        state.emit(events.EnemyHealed(ENEMIES[foe].id, healed, rule))
