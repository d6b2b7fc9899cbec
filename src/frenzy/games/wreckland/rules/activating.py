"""Using a Part: its effects in the player's order, and its attacks (W-23, W-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from frenzy.games.wreckland import actions, frames
from frenzy.games.wreckland.cards import ITEM_VALUE, PARTS
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.events import AttackLost, HeroHelped, LuckRolled, PartUsed
from frenzy.games.wreckland.ids import DICE, EVERYWHERE, EXTRAS, FACES, HEROES, MILLER, NOWHERE, SLOTS
from frenzy.games.wreckland.rules.decks import draw_scrap
from frenzy.games.wreckland.rules.dice import put_on_part, roll_face
from frenzy.games.wreckland.rules.foes import (
    behind_guards,
    move_foe,
    open_to_attack,
    protected_boss,
    room_of,
    strike,
    transfer_damage,
)
from frenzy.games.wreckland.rules.heroes import exact_bonus
from frenzy.games.wreckland.rules.mending import ask_mend
from frenzy.games.wreckland.rules.ramming import ask_ram
from frenzy.games.wreckland.rules.tables import close_die_slot, is_exact, open_values
from frenzy.games.wreckland.rules.tricks import ask, or_none, reroll_whites, rerollable
from frenzy.games.wreckland.rules.vehicle import hit_part
from frenzy.games.wreckland.rulings import R35_ROLL_A_SPARE_DIE
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.records import Action

OtherEffect = (
    words.Repair | words.Ram | words.MoveEnemy | words.Transfer | words.AdjustDie | words.SetAside | words.SetDie
    | words.RerollOthers | words.RemoveDie | words.GainScrap
)  # fmt: skip


def use_part(state: State, answer: actions.Use) -> None:
    """Cover a die slot, and resolve the Part's effects; those of an exact match too (W-23.3, W-23.5, W-32.2)."""
    slot, value = answer.slot, ITEM_VALUE[answer.item]
    part, open_slots = PARTS[state.cards[slot]], open_values(state, slot)
    die_slot = NOWHERE
    if answer.item < DICE:
        covered = answer.value or open_slots[0]
        die_slot = close_die_slot(state, slot, covered, value)
        exact = is_exact(part, covered, value)
    elif answer.value:
        exact = is_exact(part, answer.value, value)
    else:
        exact = any(is_exact(part, shown, value) for shown in open_slots)
    state.emit(PartUsed(part.id, SLOTS[slot], ITEM_NAMES[answer.item], exact))
    act = frames.Activated(slot, part.number, part.effects, die_slot, value)
    if exact:
        act = replace(
            act,
            left=part.effects + part.exact,
            plus=part.plus,
            ram_plus=part.ram_plus,
            bonus=exact_bonus(state),
        )
    state.stack.append(frames.Resolve(0, act))
    sting = state.special.sting(state) if exact else 0
    if sting:
        hit_part(state, slot, sting, "W-30.20")


# -- one effect after another ---------------------------------------------------------------------------------


def resolve(state: State, frame: frames.Resolve) -> None:
    """The next effect; the player chooses, if their order can matter (W-23.6)."""
    act = frame.act
    if not act.left:
        return
    effects = [PARTS[act.card].words[index] for index in act.left]
    if all_alike(effects) and not is_unasked_bonus(state, act):
        begin(state, act, act.left[0])
    else:
        state.stack.append(frames.ChooseEffect(0, act))


def all_alike(effects: list[words.Effect]) -> bool:
    """The order of these effects cannot matter: they are equal, or all of them repair (W-23.6)."""
    first = effects[0]
    is_repair = isinstance(first, words.Repair)
    return all(effect == first or (is_repair and isinstance(effect, words.Repair)) for effect in effects)


def is_bonus(act: frames.Activated, index: int) -> bool:
    """The effect belongs to an exact match: it may be used, and need not (W-23.5). Ruling R36."""
    return index >= PARTS[act.card].first_bonus


def is_unasked_bonus(state: State, act: frames.Activated) -> bool:
    """What is left is a bonus that may be unwelcome, and that asks nothing which could be answered with none."""
    index = act.left[0]
    return (
        is_bonus(act, index)
        and isinstance(PARTS[act.card].words[index], words.RerollOthers)
        and rerollable(state) != ()
    )


def offer_effect(state: State, frame: frames.ChooseEffect) -> Sequence[Action]:
    """Each effect still to be resolved, equal ones once (W-23.6); none, where only an unasked bonus is left."""
    effects = PARTS[frame.act.card].words
    different = {effects[index]: index for index in reversed(frame.act.left)}
    choices: list[Action] = [actions.EFFECT[frame.act.card][index] for index in sorted(different.values())]
    return [*choices, actions.DONE] if len(choices) == 1 else choices


def take_effect(state: State, frame: frames.ChooseEffect, answer: actions.Effect | actions.Done) -> None:
    if isinstance(answer, actions.Effect):
        begin(state, frame.act, answer.word)


def begin(state: State, act: frames.Activated, index: int) -> None:
    """Resolve one effect as far as possible (W-23.7)."""
    left = list(act.left)
    left.remove(index)
    act = replace(act, left=tuple(left))
    word = PARTS[act.card].words[index]
    match word:
        case words.Single() | words.Double():
            aim(state, act, index, 0)
        case words.Luck():
            aim(state, act, index, roll_luck(state, act))
        case words.Area():
            aim_area(state, act, index)
        case words.Choose():
            state.stack.append(frames.ChooseOption(0, act, index))
        case words.MoveEnemy() if movable(state, act):
            state.stack.append(frames.MoveEnemy(0, act, is_bonus(act, index)))
        case words.Transfer() if transfers(state, act):
            state.stack.append(frames.TransferDamage(0, act, is_bonus(act, index)))
        case _:
            state.stack.append(frames.Resolve(0, act))
            perform(state, act, word, optional=is_bonus(act, index))


def perform(state: State, act: frames.Activated, word: OtherEffect, *, optional: bool) -> None:
    """An effect that is no attack, and goes to no Section of its own."""
    match word:
        case words.Repair():
            ask_mend(state, word.n, "W-26.4")
        case words.Ram():
            ask_ram(state, act.ram_plus, optional=optional)
        case words.MoveEnemy() | words.Transfer():
            pass  # nobody is there
        case words.AdjustDie():
            ask(state, frames.AdjustDie(0, *word.range, optional))
        case words.RerollOthers():
            reroll_whites(state)
        case words.SetAside():
            ask(state, frames.KeepDie(0, *word.range, optional))
        case words.RemoveDie():
            ask(state, frames.RemoveDie(0, optional))
        case words.SetDie():
            ask(state, frames.TurnDie(0, *word.range))
        case words.GainScrap():
            for _ in range(word.n):
                draw_scrap(state, "W-36.9")
        case _:
            assert_never(word)


def offer_option(state: State, frame: frames.ChooseOption) -> Sequence[Action]:
    """Each alternative, called by its first effect (W-23.8)."""
    options = PARTS[frame.act.card].options[frame.word]
    return [actions.CHOOSE[frame.act.card][option[0]] for option in options]


def take_option(state: State, frame: frames.ChooseOption, answer: actions.Choose) -> None:
    act, options = frame.act, PARTS[frame.act.card].options[frame.word]
    chosen = next(option for option in options if option[0] == answer.word)
    state.stack.append(frames.Resolve(0, replace(act, left=chosen + act.left)))


# -- attacks --------------------------------------------------------------------------------------------------


def shot_of(act: frames.Activated, index: int) -> words.AnyShot:
    """The attack that is being made."""
    word = PARTS[act.card].words[index]
    assert isinstance(word, words.Shot), f"no attack: {word}"
    return word


def attacked(act: frames.Activated, word: words.AnyShot) -> tuple[int, ...]:
    """The Sections that this activation can attack: once it is at work in one, no other (W-24.1, W-36.4)."""
    if act.section != NOWHERE:
        return (act.section,)
    return EVERYWHERE if word.reach == "any" else FACES[act.slot]


def candidates(state: State, act: frames.Activated, word: words.AnyShot) -> list[int]:
    """The enemies that a single-target attack can hit (W-24.1, W-24.3, W-28.2, W-34.18)."""
    sections = attacked(act, word)
    within = [foe for foe in state.foes if state.where[foe] in sections and foe not in act.hit]
    return behind_guards(state, open_to_attack(state, within))


def aim(state: State, act: frames.Activated, index: int, amount: int) -> None:
    """Ask for a target; without one the attack is lost (W-23.7). Ruling R21."""
    if candidates(state, act, shot_of(act, index)):
        state.stack.append(frames.ChooseTarget(0, act, index, amount))
    else:
        lose_attack(state, act)


def lose_attack(state: State, act: frames.Activated) -> None:
    state.emit(AttackLost(PARTS[act.card].id))
    state.stack.append(frames.Resolve(0, act))


def offer_target(state: State, frame: frames.ChooseTarget) -> Sequence[Action]:
    return [actions.TARGET[foe] for foe in candidates(state, frame.act, shot_of(frame.act, frame.word))]


def take_target(state: State, frame: frames.ChooseTarget, answer: actions.Target) -> None:
    """One target, or two different ones of the same Section (W-24.2)."""
    foe = answer.enemy
    act = replace(frame.act, section=state.where[foe], hit=(*frame.act.hit, foe))
    word, chosen = shot_of(act, frame.word), (*frame.chosen, foe)
    if isinstance(word, words.Double) and len(chosen) == 1 and candidates(state, act, word):
        state.stack.append(frames.ChooseTarget(0, act, frame.word, 0, chosen))
    else:
        ask_bonus(state, act, frame.word, chosen, frame.amount)


def aim_area(state: State, act: frames.Activated, index: int) -> None:
    """A Section with enemies; the player chooses between two (W-24.1)."""
    sections = targeted(state, act, index)
    if not sections:
        lose_attack(state, act)
    elif len(sections) == 1:
        hit_section(state, act, index, sections[0])
    else:
        state.stack.append(frames.ChooseSection(0, act, index))


def targeted(state: State, act: frames.Activated, index: int) -> list[int]:
    """The Sections that an area attack can hit: those within reach that hold an enemy (W-24.1, W-28.2)."""
    sections = attacked(act, shot_of(act, index))
    targets = open_to_attack(state, [foe for foe in state.foes if state.where[foe] in sections])
    where = {state.where[foe] for foe in targets}
    return [section for section in sections if section in where]


def offer_section(state: State, frame: frames.ChooseSection) -> Sequence[Action]:
    return [actions.SECTION[section] for section in targeted(state, frame.act, frame.word)]


def take_section(state: State, frame: frames.ChooseSection, answer: actions.PickSection) -> None:
    hit_section(state, frame.act, frame.word, answer.section)


def hit_section(state: State, act: frames.Activated, index: int, section: int) -> None:
    """An area attack hits every enemy of the Section (W-24.2)."""
    ask_bonus(state, replace(act, section=section), index, tuple(state.foes_in(section)), 0)


def ask_bonus(state: State, act: frames.Activated, index: int, targets: tuple[int, ...], amount: int) -> None:
    """Which of several targets takes the hero's extra damage (W-29.1). Ruling R30."""
    if act.bonus and len(targets) > 1:
        state.stack.append(frames.ChooseBonus(0, act, index, targets))
    else:
        attack(state, act, index, targets, amount, targets[0])


def offer_bonus(state: State, frame: frames.ChooseBonus) -> Sequence[Action]:
    return [actions.TARGET[foe] for foe in open_to_attack(state, list(frame.chosen))]


def take_bonus(state: State, frame: frames.ChooseBonus, answer: actions.Target) -> None:
    attack(state, frame.act, frame.word, frame.chosen, 0, answer.enemy)


def attack(
    state: State, act: frames.Activated, index: int, targets: tuple[int, ...], amount: int, favourite: int
) -> None:
    """Deal the damage, with all of the bonus; ask, if less of it would spoil less (W-23.5). Ruling R36."""
    frame = frames.WeighBonus(0, act, index, targets, amount, favourite)
    most = spoilt(state, frame, "all")
    if most and any(spoilt(state, frame, extra) < most for extra in extras(frame)):
        state.stack.append(frame)
    else:
        deal(state, frame, "all")


def extras(frame: frames.WeighBonus) -> list[str]:
    """The ways to use the bonus of an exact match: the card's, the hero's, both or neither."""
    act = frame.act
    is_extra_attack = is_bonus(act, frame.word)
    by_card = bool(act.plus) or is_extra_attack
    found = ["all"]
    if by_card and act.bonus:
        found += ["card"] if is_extra_attack else ["card", "hero"]  # the hero adds to an attack: Ruling R30
    return [*found, "none"] if by_card or act.bonus else found


def hits_with(state: State, frame: frames.WeighBonus, extra: str) -> list[tuple[int, int]]:
    """What each target takes, "+" included, with so much of the bonus (W-19.6, W-23.5)."""
    act, word = frame.act, shot_of(frame.act, frame.word)
    if extra == "none" and is_bonus(act, frame.word):
        return []
    plus = act.plus if extra in ("all", "card") else 0
    bonus = act.bonus if extra in ("all", "hero") else 0
    hits: list[tuple[int, int]] = []
    for number, foe in enumerate(frame.targets):
        damage = power(state, word, number, foe) + plus + frame.amount
        hits.append((foe, damage + bonus if foe == frame.favourite else damage))
    return hits


def spoilt(state: State, frame: frames.WeighBonus, extra: str) -> int:
    """How many enemies would be destroyed, but not exactly (W-24.6, W-24.7)."""
    pierce = shot_of(frame.act, frame.word).pierce
    return sum([damage > room_of(state, foe, pierce=pierce) for foe, damage in hits_with(state, frame, extra)])


def offer_extra(state: State, frame: frames.WeighBonus) -> Sequence[Action]:
    return [actions.EXTRA[EXTRAS.index(extra)] for extra in extras(frame)]


def take_extra(state: State, frame: frames.WeighBonus, answer: actions.Extra) -> None:
    deal(state, frame, EXTRAS[answer.use])


def deal(state: State, frame: frames.WeighBonus, extra: str) -> None:
    """One attack, with so much of the bonus; then the other effects follow (W-19.6, W-23.6)."""
    act = frame.act
    hits = hits_with(state, frame, extra)
    if act.bonus and extra in ("all", "hero"):
        state.emit(HeroHelped(HEROES[MILLER], act.bonus))
    state.stack.append(frames.Resolve(0, replace(act, bonus=0)))
    strike(state, hits, "W-24.2", pierce=shot_of(act, frame.word).pierce)


def power(state: State, word: words.AnyShot, number: int, foe: int) -> int:
    """What is printed for the first or second target of an attack, and what the target itself adds to it."""
    match word:
        case words.Single():
            damage = word.n
            if word.per_enemy:
                damage += word.per_enemy * len(state.foes_in(state.where[foe]))  # W-36.1
            if word.vs_damaged and state.hurt[foe]:
                damage += word.vs_damaged  # W-36.2
            return damage
        case words.Double():
            return word.n[number]
        case words.Area():
            return word.n
        case words.Luck():
            return 0  # what was rolled is added
        case _:
            assert_never(word)


def roll_luck(state: State, act: frames.Activated) -> int:
    """Roll the die that was placed; half of it, rounded up, is the damage (W-36.8, W-23.9, W-32.5)."""
    if act.die_slot == NOWHERE and not R35_ROLL_A_SPARE_DIE:
        face = act.value
    else:
        face = roll_face(state)
    if act.die_slot != NOWHERE and state.works(act.slot):
        put_on_part(state, act.slot, act.die_slot, face)
    state.emit(LuckRolled(SLOTS[act.slot], face, (face + 1) // 2))
    return (face + 1) // 2


# -- moving enemies and damage --------------------------------------------------------------------------------


def worked_in(act: frames.Activated) -> tuple[int, ...]:
    """What a card calls this Section: the one that the activation is at work in, or else each that the Part faces
    (W-24.1). Ruling R38."""
    return FACES[act.slot] if act.section == NOWHERE else (act.section,)


def movable(state: State, act: frames.Activated) -> list[int]:
    """The enemies of this Section (W-36.5)."""
    sections = worked_in(act)
    return [foe for foe in state.foes if state.where[foe] in sections]


def offer_move(state: State, frame: frames.MoveEnemy) -> Sequence[Action]:
    """One of them to any other Section (W-36.5). None, if it is a bonus."""
    moves: list[Action] = [
        actions.MOVE[foe][section]
        for foe in movable(state, frame.act)
        for section in EVERYWHERE
        if section != state.where[foe]
    ]
    return or_none(moves, optional=frame.optional)


def take_move(state: State, frame: frames.MoveEnemy, answer: actions.Move | actions.Done) -> None:
    """The activation is then at work in the Section that the enemy leaves (W-24.1)."""
    act = frame.act
    if isinstance(answer, actions.Move):
        act = replace(act, section=state.where[answer.enemy])
        move_foe(state, answer.enemy, answer.section, "W-24.9")
    state.stack.append(frames.Resolve(0, act))


def transfers(state: State, act: frames.Activated) -> list[actions.Transfer]:
    """A damaged enemy of this Section and another one there; a protected boss takes no damage (W-36.7)."""
    safe = protected_boss(state)
    here = movable(state, act)
    return [
        actions.TRANSFER[foe][onto]
        for foe in here
        if state.hurt[foe]
        for onto in here
        if onto not in (foe, safe) and state.where[onto] == state.where[foe]
    ]


def offer_transfer(state: State, frame: frames.TransferDamage) -> Sequence[Action]:
    return or_none([*transfers(state, frame.act)], optional=frame.optional)


def take_transfer(state: State, frame: frames.TransferDamage, answer: actions.Transfer | actions.Done) -> None:
    act = frame.act
    if isinstance(answer, actions.Transfer):
        act = replace(act, section=state.where[answer.enemy])
    state.stack.append(frames.Resolve(0, act))
    if isinstance(answer, actions.Transfer):
        transfer_damage(state, answer.enemy, answer.onto, "W-36.7")
