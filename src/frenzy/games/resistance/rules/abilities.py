"""Skills, traits and citizens that are used in a hero's turn (Z-8, Z-10.13, Z-12, Z-13.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.arms import AT_CITIZEN, DEVOURING
from frenzy.games.resistance.board import OPENINGS, ZONE_IDS
from frenzy.games.resistance.cards import NAMED, POWERS, SHEETS, SKILL_IDS
from frenzy.games.resistance.content.words import (
    AllyActs,
    AnyWord,
    CopyHero,
    Eliminate,
    ExtraAction,
    Free,
    FreeRescue,
    GainPower,
    Heal,
    LowerHunger,
    MoreActions,
    Push,
    Stun,
)
from frenzy.games.resistance.events import HeroCopied, NamedPushed, Pushed
from frenzy.games.resistance.frames import (
    AfterMove,
    CheckAfterMove,
    FreeAct,
    GoOnMoving,
    PickAlly,
    PickCitizen,
    PickCopy,
    PickPatient,
    PickPushed,
    PickStunned,
    PickVictims,
    PushOne,
)
from frenzy.games.resistance.ids import CHARACTERS, MOB_OF, MOBS, MOST_POWER, NAMED_KIND, NOWHERE, mob_id
from frenzy.games.resistance.rules.attacks import begin_attack, can_devour, meals, offer_attacks, perform_attack
from frenzy.games.resistance.rules.buildings import open_door
from frenzy.games.resistance.rules.citizens import rescue
from frenzy.games.resistance.rules.enemies import skip
from frenzy.games.resistance.rules.figures import move_named, shift
from frenzy.games.resistance.rules.heroes import (
    gain_power,
    heal,
    hero_id,
    is_ravenous,
    lower_hunger,
    pay_ability,
    usable,
    wounds_of,
)
from frenzy.games.resistance.rules.killing import kill_mobs
from frenzy.games.resistance.rules.moving import carry, end_move, extra_cost, move, offer_carries, offer_moves
from frenzy.games.resistance.state import HIDDEN, ZONE_COUNT, State, replaced
from frenzy.kernel.records import Action

ACTS: Final = ("move", "attack", "open_door", "devour")
MOVE, ATTACK, OPEN_DOOR, DEVOUR = 1, 2, 4, 8
RAVENOUS: Final = MOVE | DEVOUR  # Z-21.4


@cache
def mask_of(acts: tuple[str, ...]) -> int:
    """Acts as a mask."""
    return sum(1 << ACTS.index(act) for act in acts)


# -- what can be used -------------------------------------------------------------------------------------------


def offer_abilities(state: State, hero: int) -> list[Action]:
    """The abilities that would do something now (Z-10.13)."""
    return [offers.USE[power] for power in usable(state, hero, "my_turn") if would_do(state, hero, power)]


def would_do(state: State, hero: int, power: int) -> bool:
    """Whether an ability has something to do."""
    does = POWERS[power].does
    helps = HELPS.get(type(does))
    return helps is not None and helps(state, hero, does)


def use(state: State, hero: int, power: int) -> None:
    """An ability is used (Z-12.2)."""
    does, seat = POWERS[power].does, state.hands[hero]
    pay_ability(state, hero, power)
    stack = state.stack
    match does:
        case GainPower(n=n):
            gain_power(state, hero, n, "Z-12.2")
        case LowerHunger(n=n):
            lower_hunger(state, hero, n, "Z-12.2")
        case ExtraAction(n=n):
            state.actions_left += n
        case Free():
            stack.append(free_frame(state, hero, does))
        case Push():
            zones = pushing_zones(state, hero, does)
            if does.range == (0, 0):
                begin_push(state, hero, zones[0], does.n, named=does.named)
            else:
                stack.append(PickPushed(seat, hero, does.n, *does.range, does.named))
        case Heal():
            found = patients(state, hero) if does.others else [hero]
            if len(found) == 1:
                heal(state, found[0], does.n, "Z-8.12")
            else:
                stack.append(PickPatient(seat, hero, does.n))
        case FreeRescue() if state.mode == 1:
            begin_attack(state, hero, state.zone[hero], DEVOURING, AT_CITIZEN)
        case FreeRescue():
            stack.append(PickCitizen(seat, hero))
        case AllyActs():
            stack.append(PickAlly(seat, hero, mask_of(does.acts), allies(state, hero, does)))
        case Eliminate():
            stack.append(PickVictims(seat, hero, does.n, mask_of_kinds(does.kinds), does.or_open))
        case CopyHero():
            stack.append(PickCopy(seat, hero, *does.range))
        case Stun():
            stack.append(PickStunned(seat, hero, does.n, MOB_OF[does.kind]))
        case _:
            raise AssertionError(f"{does.op}: is of no use in a turn")


@cache
def mask_of_kinds(kinds: tuple[str, ...]) -> int:
    return sum(1 << MOB_OF[kind] for kind in kinds)


# -- free actions -----------------------------------------------------------------------------------------------


def free_frame(state: State, hero: int, does: Free) -> FreeAct:
    return FreeAct(state.hands[hero], hero, mask_of(does.acts), does.zones, does.past_enemies, then=mask_of(does.then))


def free_choices(state: State, frame: FreeAct) -> list[Action]:
    """The free actions that a hero can perform; outside its own turn it has nothing to pay with (Z-10.3)."""
    hero, acts = frame.hero, frame.acts
    if is_ravenous(state, hero):
        acts &= RAVENOUS
    offered: list[Action] = []
    if acts & MOVE:
        offered += free_moves(state, hero, past=frame.past)
    if acts & ATTACK:
        offered += offer_attacks(state, hero)
    if acts & OPEN_DOOR:
        offered += free_doors(state, hero)
    if acts & DEVOUR and can_devour(state, hero):
        offered.append(offers.DEVOUR)
    return offered


def can_act(state: State, hero: int, acts: int, *, past: bool = False) -> bool:
    """Whether a hero can perform one of these actions for free."""
    if is_ravenous(state, hero):
        acts &= RAVENOUS
    return bool(
        (acts & MOVE and free_moves(state, hero, past=past))
        or (acts & ATTACK and offer_attacks(state, hero))
        or (acts & OPEN_DOOR and free_doors(state, hero))
        or (acts & DEVOUR and can_devour(state, hero))
    )


def free_moves(state: State, hero: int, *, past: bool) -> list[Action]:
    """Where a free move can lead; enemies and an object are paid for with the actions that are left (Z-10.3)."""
    left = state.actions_left if hero == state.active else 0
    moves = offer_moves(state, hero, left, free=True, past=past)
    carries = offer_carries(state, hero, left, free=True, past=past)
    return [*moves, *carries] if carries else moves


def free_doors(state: State, hero: int) -> list[Action]:
    """The doors that a hero can open, windows left aside."""
    doors = state.ways().openings_of(state.zone[hero])
    return [offers.OPEN[door] for door in doors if not OPENINGS[door].is_window]


def offer_free(state: State, frame: FreeAct) -> list[Action]:
    choices = free_choices(state, frame)
    return [*choices, offers.PASS] if frame.begun or not choices else choices


def take_free(state: State, frame: FreeAct, answer: Action) -> None:
    """A free action; a long move goes on zone by zone, and ends where enemies are (Z-10.3)."""
    hero = frame.hero
    if frame.then and not isinstance(answer, actions.Move | actions.Carry):
        after_free(state, frame)
    match answer:
        case actions.Move(zone=zone) | actions.Carry(zone=zone):
            carries = isinstance(answer, actions.Carry)
            if hero == state.active:
                state.actions_left -= carries + extra_cost(state, hero, past=frame.past)
            goes_on = frame.zones > 1 and not state.enemies_in(zone)
            if goes_on:
                state.stack.append(
                    GoOnMoving(frame.seat, hero, MOVE, frame.zones - 1, frame.past, begun=True, then=frame.then)
                )
            elif frame.then:
                after_free(state, frame)
            (carry if carries else move)(state, hero, zone, goes_on=goes_on)
        case actions.Attack() | actions.AttackAs() | actions.Fire():
            perform_attack(state, hero, answer)
        case actions.Open(door=door):
            open_door(state, hero, door)
        case actions.Devour():
            begin_attack(state, hero, state.zone[hero], DEVOURING)
        case _:
            if frame.begun and frame.acts == MOVE:
                end_move(state, hero)


def after_free(state: State, frame: FreeAct) -> None:
    """What is free after it."""
    state.stack.append(GoOnMoving(frame.seat, frame.hero, frame.then, 1, begun=True))


def go_on_moving(state: State, frame: GoOnMoving) -> None:
    """The rest of a free action, if the hero still stands and can do something."""
    hero = frame.hero
    asked = FreeAct(frame.seat, hero, frame.acts, frame.zones, frame.past, frame.begun, frame.then)
    if not state.in_play(hero):
        return
    is_stopped = frame.acts == MOVE and state.enemies_in(state.zone[hero])
    if not is_stopped and can_act(state, hero, frame.acts, past=frame.past):
        state.stack.append(asked)
        return
    if frame.then:
        after_free(state, asked)
    if frame.acts == MOVE:
        end_move(state, hero)


def allies(state: State, hero: int, does: AllyActs) -> int:
    """The heroes who can act for free, as a mask."""
    here, acts = state.zone[hero], mask_of(does.acts)
    seen = state.ways().seen(here)
    mask = 0
    for other, zone in enumerate(state.zone):
        is_near = zone in seen if does.in_sight else zone == here
        if is_near and other != hero and can_act(state, other, acts):
            mask |= 1 << other
    return mask


def offer_ally(state: State, frame: PickAlly) -> list[Action]:
    return [offers.PICK[state.team[one]] for one in range(state.heroes) if frame.allies >> one & 1]


def take_ally(state: State, frame: PickAlly, answer: actions.Pick) -> None:
    other = state.team.index(answer.hero)
    state.stack.append(FreeAct(state.hands[other], other, frame.acts))


# -- after a move -----------------------------------------------------------------------------------------------


def check_after_move(state: State, frame: CheckAfterMove) -> None:
    """A hero who has moved may use a card, if it has something to do."""
    if state.in_play(frame.hero) and charges(state, frame.hero):
        state.stack.append(AfterMove(frame.seat, frame.hero))


def charges(state: State, hero: int) -> list[int]:
    """The abilities that can be used right after a move."""
    found: list[int] = []
    for power in usable(state, hero, "after_my_move"):
        does, zone = POWERS[power].does, state.zone[hero]
        if isinstance(does, Eliminate):
            can_open = does.or_open and state.ways().openings_of(zone)
            if victims(state, zone, mask_of_kinds(does.kinds)) or can_open:
                found.append(power)
    return found


def offer_after_move(state: State, frame: AfterMove) -> list[Action]:
    return [offers.PASS, *[offers.USE[power] for power in charges(state, frame.hero)]]


def take_after_move(state: State, frame: AfterMove, answer: actions.Use | actions.Pass) -> None:
    if isinstance(answer, actions.Use):
        use(state, frame.hero, answer.power)


# -- eliminating ------------------------------------------------------------------------------------------------


def victims(state: State, zone: int, kinds: int) -> list[int]:
    """The kinds of mobs there, of these."""
    return [kind for kind in range(len(MOBS)) if kinds >> kind & 1 and state.count_of(kind, zone)]


def offer_victims(state: State, frame: PickVictims) -> list[Action]:
    zone = state.zone[frame.hero]
    kinds = victims(state, zone, frame.kinds)
    offered: list[Action] = [offers.VICTIM[kind + 3 * state.mode] for kind in kinds]
    if frame.opens and not frame.begun:
        offered += [offers.OPEN[door] for door in state.ways().openings_of(zone)]
    return [*offered, offers.PASS] if frame.begun or not offered else offered


def take_victims(state: State, frame: PickVictims, answer: actions.Victim | actions.Open | actions.Pass) -> None:
    match answer:
        case actions.Victim(kind=kind):
            zone = state.zone[frame.hero]
            kill_mobs(state, kind - 3 * state.mode, zone, 1, frame.hero)
            if frame.count > 1 and victims(state, zone, frame.kinds):
                state.stack.append(PickVictims(frame.seat, frame.hero, frame.count - 1, frame.kinds, begun=True))
        case actions.Open(door=door):
            open_door(state, frame.hero, door)
        case _:
            pass


# -- healing and rescuing ---------------------------------------------------------------------------------------


def patients(state: State, hero: int) -> list[int]:
    """The wounded heroes in a hero's zone, itself included."""
    return [one for one in state.heroes_in(state.zone[hero]) if wounds_of(state, one)]


def offer_patient(state: State, frame: PickPatient) -> list[Action]:
    return [offers.PICK[state.team[one]] for one in patients(state, frame.hero)]


def take_patient(state: State, frame: PickPatient, answer: actions.Pick) -> None:
    heal(state, state.team.index(answer.hero), frame.amount, "Z-8.12")


def people(state: State, zone: int) -> list[int]:
    """The citizens of a zone that can be rescued, or devoured."""
    return sorted([*meals(state, zone), *state.citizens_in(zone, HIDDEN)])


def offer_citizen(state: State, frame: PickCitizen) -> list[Action]:
    return [offers.RESCUE[card] for card in people(state, state.zone[frame.hero])]


def take_citizen(state: State, frame: PickCitizen, answer: actions.Rescue) -> None:
    rescue(state, frame.hero, answer.citizen)


# -- pushing ----------------------------------------------------------------------------------------------------


def pushable(state: State, zone: int, *, named: bool) -> tuple[tuple[int, int], ...]:
    """The enemies of a zone that can be pushed: (kind, how many)."""
    mobs = state.mobs
    found = [(kind, count) for kind in range(len(MOBS)) if (count := mobs[kind * ZONE_COUNT + zone])]
    if named:
        found += [(NAMED_KIND + who, 1) for who in state.named_in(zone) if "cannot_be_pushed" not in NAMED[who].knacks]
    return tuple(found)


def pushing_zones(state: State, hero: int, does: Push) -> list[int]:
    """The zones in sight and range with enemies that can be pushed somewhere."""
    ways, (least, most) = state.ways(), does.range
    zones = state.with_enemies(ways.in_range(state.zone[hero], least, most))
    return [zone for zone in zones if ways.borders[zone] and pushable(state, zone, named=does.named)]


def offer_pushed(state: State, frame: PickPushed) -> list[Action]:
    does = Push(frame.count, (frame.least, frame.most), frame.named)
    return [offers.CHOOSE[zone] for zone in pushing_zones(state, frame.hero, does)]


def take_pushed(state: State, frame: PickPushed, answer: actions.Choose) -> None:
    begin_push(state, frame.hero, answer.zone, frame.count, named=frame.named)


def begin_push(state: State, hero: int, zone: int, count: int, *, named: bool) -> None:
    """Enemies of a zone are pushed, up to so many, or all of them (Z-10.14)."""
    left = pushable(state, zone, named=named)
    every = sum(many for _, many in left)
    go_on_pushing(state, PushOne(state.hands[hero], hero, zone, left, count or every, may_stop=False))


def go_on_pushing(state: State, frame: PushOne) -> None:
    """Where there is one border only, all go there without a question."""
    borders = state.ways().borders[frame.zone]
    if not frame.left or not frame.count or not borders:
        return
    if len(borders) == 1 and frame.count >= sum(many for _, many in frame.left):
        for kind, many in frame.left:
            for _ in range(many):
                push(state, kind, frame.zone, borders[0])
        return
    state.stack.append(frame)


def offer_push(state: State, frame: PushOne) -> list[Action]:
    """The next enemy: of the first kind if all go, of any kind if so many are chosen."""
    borders = state.ways().borders[frame.zone]
    all_go = frame.count >= sum(many for _, many in frame.left)
    kinds = [kind for kind, _ in frame.left][: 1 if all_go else None]
    offered: list[Action] = []
    for kind in kinds:
        for zone in borders:
            if kind >= NAMED_KIND:
                offered.append(offers.push_named(kind - NAMED_KIND, zone))
            else:
                offered.append(offers.push(kind + 3 * state.mode, zone))
    return [*offered, offers.PASS] if frame.may_stop else offered


def take_push(state: State, frame: PushOne, answer: actions.Push | actions.PushNamed | actions.Pass) -> None:
    if isinstance(answer, actions.Pass):
        return
    if isinstance(answer, actions.Push):
        kind = answer.kind - 3 * state.mode
    else:
        kind = NAMED_KIND + answer.named
    push(state, kind, frame.zone, answer.zone)
    left = tuple([(one, many - (one == kind)) for one, many in frame.left])
    left = tuple([pair for pair in left if pair[1]])
    all_go = frame.count >= sum(many for _, many in frame.left)
    go_on_pushing(
        state,
        PushOne(frame.seat, frame.hero, frame.zone, left, frame.count - 1, may_stop=not all_go),
    )


def push(state: State, kind: int, start: int, zone: int) -> None:
    """An enemy is pushed into another zone (Z-10.14)."""
    if kind >= NAMED_KIND:
        who = kind - NAMED_KIND
        move_named(state, who, zone)
        state.emit(NamedPushed(CHARACTERS[who], ZONE_IDS[start], ZONE_IDS[zone]))
    else:
        shift(state, kind, start, zone, 1)
        state.emit(Pushed(mob_id(state.mode, kind), ZONE_IDS[start], ZONE_IDS[zone]))


# -- copying and stunning ---------------------------------------------------------------------------------------


def copies(state: State, hero: int, span: tuple[int, int]) -> list[Action]:
    """The attacks and unlocked skills of heroes in sight and range (Z-8.11)."""
    seen = state.ways().seen(state.zone[hero])
    offered: list[Action] = []
    for other in range(state.heroes):
        zone = state.zone[other]
        if other == hero or zone == NOWHERE or not span[0] <= seen.get(zone, NOWHERE) <= span[1]:
            continue
        sheet = state.team[other]
        offered.append(offers.COPY_ATTACK[sheet])
        for level in range(state.danger_of(other) + 1):
            powers = SHEETS[sheet].skills[level][1]
            if not any(isinstance(POWERS[power].does, MoreActions) for power in powers):
                offered.append(offers.COPY_SKILL[4 * sheet + level])
    return offered


def offer_copy(state: State, frame: PickCopy) -> list[Action]:
    return copies(state, frame.hero, (frame.least, frame.most))


def take_copy(state: State, frame: PickCopy, answer: actions.CopySkill | actions.CopyAttack) -> None:
    """The copy lasts until the end of the round (Z-8.11)."""
    hero = frame.hero
    if isinstance(answer, actions.CopySkill):
        copied, attack = answer.skill, NOWHERE
        sheet, skill = answer.skill // 4, SKILL_IDS[answer.skill]
    else:
        copied, attack = NOWHERE, answer.hero
        sheet, skill = answer.hero, ""
    state.copied = replaced(state.copied, hero, copied)
    state.copied_attack = replaced(state.copied_attack, hero, attack)
    state.emit(HeroCopied(hero_id(state, hero), CHARACTERS[sheet], skill))


def stunnable(state: State, hero: int, kind: int) -> list[int]:
    """The zones in sight with such enemies that are not stunned yet."""
    found = []
    for zone in sorted(state.ways().seen(state.zone[hero])):
        stunned = sum(many for there, what, many in state.skips if (there, what) == (zone, kind))
        if state.count_of(kind, zone) > stunned:
            found.append(zone)
    return found


def offer_stunned(state: State, frame: PickStunned) -> list[Action]:
    zones = stunnable(state, frame.hero, frame.kind)
    return [*[offers.CHOOSE[zone] for zone in zones], offers.PASS]


def take_stunned(state: State, frame: PickStunned, answer: actions.Choose | actions.Pass) -> None:
    if isinstance(answer, actions.Choose):
        skip(state, answer.zone, frame.kind, 1)
        if frame.count > 1 and stunnable(state, frame.hero, frame.kind):
            state.stack.append(PickStunned(frame.seat, frame.hero, frame.count - 1, frame.kind))


# -- what is of use ---------------------------------------------------------------------------------------------

HELPS: Final[dict[type[AnyWord], Callable[[State, int, Any], bool]]] = {
    Free: lambda state, hero, does: can_act(state, hero, mask_of(does.acts), past=does.past_enemies),
    Push: lambda state, hero, does: bool(pushing_zones(state, hero, does)),
    GainPower: lambda state, hero, _: state.power[hero] < MOST_POWER,
    LowerHunger: lambda state, hero, _: state.power[hero] > 0,
    ExtraAction: lambda *_: True,
    Heal: lambda state, hero, _: bool(patients(state, hero)),
    FreeRescue: lambda state, hero, _: bool(people(state, state.zone[hero])),
    AllyActs: lambda state, hero, does: bool(allies(state, hero, does)),
    Eliminate: lambda state, hero, does: bool(victims(state, state.zone[hero], mask_of_kinds(does.kinds))),
    CopyHero: lambda state, hero, does: bool(copies(state, hero, does.range)),
    Stun: lambda state, hero, does: bool(stunnable(state, hero, MOB_OF[does.kind])),
}
"""Whether what a word does in a turn would change anything now: a table, since it is asked for every turn's choices."""
