"""Attacks of heroes (Z-11, Z-19, Z-21.2, Z-21.3)."""

from __future__ import annotations

from frenzy.games.resistance import actions, frames, offers
from frenzy.games.resistance.arms import (
    AT_CITIZEN,
    BURNS,
    DEVOURING,
    EXPLODES,
    OBJECT,
    ONES,
    PICKS,
    REPEATED,
    SIX,
    STATES,
    Arm,
    applies,
    attack_of,
    scope_of,
)
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import NAMED, OBJECT_IDS, OBJECTS, POWERS, ObjectUse
from frenzy.games.resistance.content.words import (
    Explode,
    HealByDevouring,
    HungerDice,
    MoreDice,
    PickTargets,
    Reach,
    Reroll,
    StrikeAgain,
)
from frenzy.games.resistance.events import AttackAimed, DiceRolled, ObjectUsed
from frenzy.games.resistance.frames import Aim, AssignHits, Rolled
from frenzy.games.resistance.ids import MOB_TOUGHNESS, NOWHERE, PRIORITY
from frenzy.games.resistance.rules.citizens import eat
from frenzy.games.resistance.rules.dice import roll_face
from frenzy.games.resistance.rules.heroes import (
    can_pay,
    heal,
    hero_id,
    lower_hunger,
    pay_ability,
    raise_hunger,
    usable,
    wounds_of,
)
from frenzy.games.resistance.rules.killing import kill_mobs, kill_named
from frenzy.games.resistance.state import State, is_person, replaced
from frenzy.kernel.records import Action


def object_attack(state: State, number: int) -> int:
    """The attack that the mission's object makes in its state."""
    return OBJECT + number * STATES + state.object_is[number]


def arm_of(state: State, hero: int, attack: int) -> Arm:
    """A hero's attack with all that the hero's own abilities add to it."""
    return state.kit(hero).arm(attack)


# -- targets ----------------------------------------------------------------------------------------------------


def reach_of(state: State, hero: int, attack: int) -> int:
    """How far an attack reaches."""
    return arm_of(state, hero, attack).most


def long_shot(state: State, hero: int, attack: int) -> tuple[int, int]:
    """The card that lets an attack reach farther, and how far then; NOWHERE if there is none (Z-12.2)."""
    if attack == DEVOURING:
        return NOWHERE, 0
    for power in state.kit(hero).long_shots:
        does = POWERS[power].does
        if isinstance(does, Reach) and can_pay(state, hero, power):
            if attack_of(attack).is_ranged:
                return power, reach_of(state, hero, attack) + does.by
            if does.melee:
                return power, 1
    return NOWHERE, 0


def targets(state: State, hero: int, attack: int) -> list[int]:
    """The zones with enemies that an attack can be aimed at (Z-11.3, Z-11.10)."""
    kit = state.kit(hero)
    arm = kit.arm(attack)
    most = max(arm.most, long_shot(state, hero, attack)[1]) if kit.long_shots else arm.most
    return state.with_enemies(state.ways().in_range(state.zone[hero], arm.least, most))


def object_targets(state: State, hero: int, number: int) -> list[int]:
    """The zones that an object can be used on (Z-19)."""
    rule = state.mission.objects[number]
    if (rule.charged_by or rule.charged_by_citizens) and not state.charged:
        return []
    use = OBJECTS[rule.object].uses[state.object_is[number]]
    if use.then == NOWHERE and state.charged:
        return []  # it would remove what the objective needs (Z-20.10)
    zones = state.with_enemies(state.ways().in_range(state.zone[hero], use.least, use.most))
    return [zone for zone in zones if not use.spares_named or state.mobs_in(zone)]


def offer_attacks(state: State, hero: int) -> list[Action]:
    """Every way to perform an Attack: the own attack, one that was copied, an object (Z-8.11, Z-10.6, Z-19.1)."""
    offered: list[Action] = [offers.ATTACK[zone] for zone in targets(state, hero, state.team[hero])]
    other = state.copied_attack[hero]
    if other != NOWHERE:
        offered += [offers.attack_as(other, zone) for zone in targets(state, hero, other)]
    for number, place in enumerate(state.object_at):
        if place == state.zone[hero]:
            what = state.mission.objects[number].object
            offered += [offers.fire(what, zone) for zone in object_targets(state, hero, number)]
    return offered


def perform_attack(state: State, hero: int, answer: Action) -> None:
    """An Attack action that was offered."""
    match answer:
        case actions.Attack(zone=zone):
            begin_attack(state, hero, zone, state.team[hero])
        case actions.AttackAs(hero=other, zone=zone):
            begin_attack(state, hero, zone, other)
        case actions.Fire(object=what, zone=zone):
            number = next(n for n, rule in enumerate(state.mission.objects) if rule.object == what)
            fire(state, hero, number, zone)
        case _:
            raise AssertionError(f"{answer}: is no attack")


# -- aiming -----------------------------------------------------------------------------------------------------


def begin_attack(state: State, hero: int, zone: int, attack: int, flags: int = 0) -> None:
    """An attack begins: power and cards may be added before the roll (Z-11.4)."""
    name = attack_of(attack).id
    state.emit(AttackAimed(hero_id(state, hero), name, ZONE_IDS[zone]))
    arm = arm_of(state, hero, attack)
    if arm.most < state.ways().seen(state.zone[hero])[zone] and not flags & REPEATED:
        power, _ = long_shot(state, hero, attack)
        if power != NOWHERE:
            pay_ability(state, hero, power)
    aim(state, Aim(state.hands[hero], hero, zone, attack, flags | arm.flags))


def aim(state: State, frame: Aim) -> None:
    """Ask what is added, if there is anything to add."""
    can_spend = state.mode == 0 and state.power[frame.hero] > 0
    if can_spend or aids(state, frame):
        state.stack.append(frame)
    else:
        roll(state, frame, 0)


def aids(state: State, frame: Aim) -> list[int]:
    """The abilities that can be used before this roll."""
    found: list[int] = []
    for power in usable(state, frame.hero, "before_attack_roll"):
        does = POWERS[power].does
        match does:
            case MoreDice():
                helps = True
            case HungerDice():
                helps = not frame.flags & BURNS
            case Explode():
                helps = not frame.flags & EXPLODES
            case PickTargets():
                helps = not frame.flags & PICKS and frame.attack != DEVOURING
            case _:
                helps = False
        if helps and applies(power, scope_of(does), frame.attack):
            found.append(power)
    return found


def offer_aim(state: State, frame: Aim) -> list[Action]:
    """Any amount of power, or an ability (Z-11.4)."""
    most = state.power[frame.hero] if state.mode == 0 else 0
    offered: list[Action] = [*offers.ROLL[: most + 1]]
    return offered + [offers.USE[power] for power in aids(state, frame)]


def take_aim(state: State, frame: Aim, answer: actions.Roll | actions.Use) -> None:
    if isinstance(answer, actions.Roll):
        roll(state, frame, answer.power)
        return
    pay_ability(state, frame.hero, answer.power)
    aim(state, aided(frame, answer.power))


def aided(frame: Aim, power: int) -> Aim:
    """The roll with an ability added to it."""
    does, flags, dice = POWERS[power].does, frame.flags, frame.dice
    match does:
        case MoreDice(n=n):
            dice += n
        case HungerDice(n=n):
            dice += n
            flags |= BURNS
        case Explode():
            flags |= EXPLODES
        case PickTargets():
            flags |= PICKS
        case _:
            raise AssertionError(f"{does.op}: is of no use before a roll")
    return Aim(frame.seat, frame.hero, frame.zone, frame.attack, flags, dice)


# -- rolling ----------------------------------------------------------------------------------------------------


def dice_of(state: State, hero: int, zone: int, attack: int) -> int:
    """How many dice an attack has before power and cards are added."""
    arm = arm_of(state, hero, attack)
    dice = arm.dice + (state.power[hero] if state.mode == 1 else 0)
    for most in arm.swarm_dice:
        dice += min(most, state.enemies_in(zone))
    return dice + arm.named_dice if arm.named_dice and state.named_in(zone) else dice


def roll(state: State, frame: Aim, power: int) -> None:
    """The dice are rolled, with so many more for power (Z-11.4)."""
    hero, attack = frame.hero, frame.attack
    dice = dice_of(state, hero, frame.zone, attack) + frame.dice + power
    state.power[hero] -= power
    flags = frame.flags
    faces = throw(state, dice, bonus_of(state, hero, attack), explodes=bool(flags & EXPLODES))
    hits = hits_of(state, hero, attack, faces)
    state.emit(DiceRolled(hero_id(state, hero), faces, hits))
    reroll_or_go_on(state, Rolled(frame.seat, hero, frame.zone, attack, flags, faces))


def throw(state: State, dice: int, bonus: int, *, explodes: bool) -> tuple[int, ...]:
    """Faces; each result of 6 or more rolls one more die, if dice explode (Z-8.10)."""
    faces: list[int] = []
    while dice:
        dice -= 1
        face = roll_face(state)
        faces.append(face)
        if explodes and face + bonus >= SIX:
            dice += 1
    return tuple(faces)


def bonus_of(state: State, hero: int, attack: int) -> int:
    """What is added to every result (Z-8.10)."""
    return wounds_of(state, hero) if arm_of(state, hero, attack).grows else 0


def hits_of(state: State, hero: int, attack: int, faces: tuple[int, ...]) -> int:
    """How many hits the faces are."""
    arm = arm_of(state, hero, attack)
    needed = least_face(state, hero, arm)
    hits = 0
    for face in faces:
        if face >= needed:
            hits += 2 if arm.twice and face >= SIX else 1
    return hits


def least_face(state: State, hero: int, arm: Arm) -> int:
    """The least face that hits."""
    return arm.accuracy - (wounds_of(state, hero) if arm.grows else 0)


# -- rolling again ----------------------------------------------------------------------------------------------


def misses(state: State, frame: Rolled) -> list[int]:
    """The faces that missed and can be rolled again (Z-11.5)."""
    needed = least_face(state, frame.hero, arm_of(state, frame.hero, frame.attack))
    return [face for face in frame.faces if face < needed]


def reroll_or_go_on(state: State, frame: Rolled) -> None:
    """Ask whether dice are rolled again, if they can be."""
    if rerolling(state, frame.hero) and misses(state, frame):
        state.stack.append(frame)
    else:
        settle(state, frame)


def rerolling(state: State, hero: int) -> list[int]:
    found = usable(state, hero, "after_attack_roll")
    return [power for power in found if isinstance(POWERS[power].does, Reroll)]


def offer_reroll(state: State, frame: Rolled) -> list[Action]:
    """A die that missed, of each face; or all of them."""
    offered: list[Action] = [offers.KEEP]
    for power in rerolling(state, frame.hero):
        does = POWERS[power].does
        if isinstance(does, Reroll) and does.all_misses:
            offered.append(offers.USE[power])
        else:
            offered += [offers.reroll(power, face) for face in sorted(set(misses(state, frame)))]
    return offered


def take_reroll(state: State, frame: Rolled, answer: actions.Keep | actions.Use | actions.Reroll) -> None:
    if isinstance(answer, actions.Keep):
        settle(state, frame)
        return
    again = misses(state, frame) if isinstance(answer, actions.Use) else [answer.face]
    pay_ability(state, frame.hero, answer.power)
    faces = list(frame.faces)
    for face in again:
        faces.remove(face)
    bonus = bonus_of(state, frame.hero, frame.attack)
    new = throw(state, len(again), bonus, explodes=bool(frame.flags & EXPLODES))
    fixed = frame.fixed + new
    hits = hits_of(state, frame.hero, frame.attack, (*faces, *fixed))
    state.emit(DiceRolled(hero_id(state, frame.hero), new, hits, "Z-11.5"))
    reroll_or_go_on(
        state,
        Rolled(frame.seat, frame.hero, frame.zone, frame.attack, frame.flags, tuple(faces), fixed),
    )


def settle(state: State, frame: Rolled) -> None:
    """The dice lie: hits are given out; hunger rises with the ones, before a meal or after an attack (Z-11.6, Z-21.2,
    Z-21.9)."""
    faces = frame.faces + frame.fixed
    hero, attack = frame.hero, frame.attack
    hits = hits_of(state, hero, attack, faces)
    ones = 0 if state.mode == 0 or state.kit(hero).is_full_with_ones else faces.count(1)
    if attack == DEVOURING:
        raise_hunger(state, hero, ones, "Z-21.2")
        bite(state, AssignHits(frame.seat, hero, frame.zone, attack, frame.flags, hits))
    else:
        assign(state, AssignHits(frame.seat, hero, frame.zone, attack, frame.flags | ones << ONES, hits))


# -- hits -------------------------------------------------------------------------------------------------------


def price_of_mob(state: State, hero: int, kind: int, attack: int) -> int:
    """How many hits eliminate a mob (Z-11.7); an object's success is several hits on one enemy (Z-19.2)."""
    if attack >= OBJECT:
        return -(-MOB_TOUGHNESS[kind] // use_of(state, attack).hits)
    return arm_of(state, hero, attack).prices[kind]


def price_of_named(state: State, hero: int, who: int, attack: int) -> int:
    tough = NAMED[who].toughness
    if attack >= OBJECT:
        return -(-tough // use_of(state, attack).hits)
    return max(1, tough - arm_of(state, hero, attack).softened)


def use_of(state: State, attack: int) -> ObjectUse:
    number, use = divmod(attack - OBJECT, STATES)
    return OBJECTS[state.mission.objects[number].object].uses[use]


def named_targets(state: State, hero: int, zone: int, attack: int) -> list[int]:
    """The named enemies of a zone that can be given hits (Z-11.6)."""
    if attack >= OBJECT and use_of(state, attack).spares_named:
        return []
    from_afar = state.zone[hero] != zone
    return [who for who in state.named_in(zone) if not from_afar or "no_hits_from_afar" not in NAMED[who].knacks]


def assign(state: State, frame: AssignHits) -> None:
    """Hits go down the order of priority, all or nothing; equals are the attacker's choice (Z-11.8)."""
    hero, zone, attack, hits, killed = frame.hero, frame.zone, frame.attack, frame.hits, frame.killed
    if frame.flags & PICKS:
        if len(payable(state, frame)) > 1:
            state.stack.append(frame)
            return
        while hits:
            options = payable(state, AssignHits(frame.seat, hero, zone, attack, frame.flags, hits, killed))
            if len(options) != 1:
                break
            hits, is_gone = strike_down(state, hero, zone, attack, options[0], hits)
            killed += is_gone
        after_attack(state, frame, killed)
        return
    named = named_targets(state, hero, zone, attack)
    if named:
        options = [who for who in named if price_of_named(state, hero, who, attack) <= hits]
        if len(options) > 1:
            state.stack.append(frame)
            return
        if options:
            hits -= price_of_named(state, hero, options[0], attack)
            killed += kill_named(state, options[0], hero)
            assign(state, AssignHits(frame.seat, hero, zone, attack, frame.flags, hits, killed))
        else:
            after_attack(state, frame, killed)
        return
    for kind in PRIORITY:
        there = state.count_of(kind, zone)
        if not there:
            continue
        price = price_of_mob(state, hero, kind, attack)
        many = min(there, hits // price)
        if many:
            killed += many
            hits -= many * price
            kill_mobs(state, kind, zone, many, hero)
        if many < there:
            break
    after_attack(state, frame, killed)


def payable(state: State, frame: AssignHits) -> list[int]:
    """Whom these hits can eliminate whatever the order: mobs by kind, named enemies from -2 down."""
    hero, zone, attack, hits = frame.hero, frame.zone, frame.attack, frame.hits
    found = [
        kind for kind in PRIORITY if state.count_of(kind, zone) and price_of_mob(state, hero, kind, attack) <= hits
    ]
    named = named_targets(state, hero, zone, attack)
    return found + [-2 - who for who in named if price_of_named(state, hero, who, attack) <= hits]


def strike_down(state: State, hero: int, zone: int, attack: int, victim: int, hits: int) -> tuple[int, bool]:
    """One enemy is given its hits; those that are left, and whether it was eliminated or only laid down (Z-20.10)."""
    if victim >= 0:
        left = hits - price_of_mob(state, hero, victim, attack)
        kill_mobs(state, victim, zone, 1, hero)
        return left, True
    left = hits - price_of_named(state, hero, -2 - victim, attack)
    return left, kill_named(state, -2 - victim, hero)


def offer_hits(state: State, frame: AssignHits) -> list[Action]:
    """Who is given hits next."""
    hero, zone, attack = frame.hero, frame.zone, frame.attack
    if attack == DEVOURING and (frame.flags & AT_CITIZEN or not state.enemies_in(zone)):
        return [offers.RESCUE[card] for card in meals(state, zone)]
    if frame.flags & PICKS:
        found = payable(state, frame)
        word = 3 * state.mode
        mobs: list[Action] = [offers.HIT[kind + word] for kind in found if kind >= 0]
        return mobs + [offers.HIT_NAMED[-2 - victim] for victim in found if victim < 0]
    named = named_targets(state, hero, zone, attack)
    return [offers.HIT_NAMED[who] for who in named if price_of_named(state, hero, who, attack) <= frame.hits]


def take_hits(state: State, frame: AssignHits, answer: actions.Hit | actions.HitNamed | actions.Rescue) -> None:
    if isinstance(answer, actions.Rescue):
        swallow_citizen(state, frame.hero, answer.citizen)
        after_attack(state, frame, frame.killed + 1)
        return
    victim = answer.kind - 3 * state.mode if isinstance(answer, actions.Hit) else -2 - answer.named
    if frame.attack == DEVOURING:
        swallow_enemy(state, frame, victim)
        return
    left, is_gone = strike_down(state, frame.hero, frame.zone, frame.attack, victim, frame.hits)
    killed = frame.killed + is_gone
    assign(state, AssignHits(frame.seat, frame.hero, frame.zone, frame.attack, frame.flags, left, killed))


# -- devouring --------------------------------------------------------------------------------------------------


def meals(state: State, zone: int) -> list[int]:
    """The citizens of a zone that a zombie hero can devour."""
    return [card for card in state.citizens_in(zone) if is_person(card)]


def can_devour(state: State, hero: int) -> bool:
    zone = state.zone[hero]
    return bool(state.enemies_in(zone) or meals(state, zone))


def bite(state: State, frame: AssignHits) -> None:
    """All hits go to one target, the first in priority; a citizen only if there is no enemy (Z-21.3, Z-21.9)."""
    hero, zone, hits = frame.hero, frame.zone, frame.hits
    named = [] if frame.flags & AT_CITIZEN else state.named_in(zone)
    if named:
        options = [who for who in named if price_of_named(state, hero, who, DEVOURING) <= hits]
        if len(options) > 1:
            state.stack.append(frame)
        elif options:
            swallow_enemy(state, frame, -2 - options[0])
        else:
            after_attack(state, frame, 0)
        return
    kind = next((kind for kind in PRIORITY if state.count_of(kind, zone)), NOWHERE)
    if kind != NOWHERE and not frame.flags & AT_CITIZEN:
        if price_of_mob(state, hero, kind, DEVOURING) <= hits:
            swallow_enemy(state, frame, kind)
        else:
            after_attack(state, frame, 0)
        return
    cards = meals(state, zone)
    if hits and len(cards) > 1:
        state.stack.append(frame)
    elif hits and cards:
        swallow_citizen(state, hero, cards[0])
        after_attack(state, frame, 1)
    else:
        after_attack(state, frame, 0)


def swallow_enemy(state: State, frame: AssignHits, victim: int) -> None:
    """An enemy is devoured: hunger is gone (Z-21.3)."""
    hero = frame.hero
    if victim >= 0:
        kill_mobs(state, victim, frame.zone, 1, hero)
        is_eaten = True
    else:
        is_eaten = kill_named(state, -2 - victim, hero)
    if is_eaten:
        sate(state, hero)
    after_attack(state, frame, frame.killed + 1)


def swallow_citizen(state: State, hero: int, card: int) -> None:
    sate(state, hero)
    eat(state, hero, card)


def sate(state: State, hero: int) -> None:
    """Hunger falls to 0; some heal by eating."""
    lower_hunger(state, hero, state.power[hero], "Z-21.3")
    for power in state.powers(hero, "always"):
        does = POWERS[power].does
        if isinstance(does, HealByDevouring):
            heal(state, hero, does.n, "Z-21.3")


# -- afterwards -------------------------------------------------------------------------------------------------


def after_attack(state: State, frame: AssignHits, killed: int) -> None:
    """Hunger rises with the ones; the attack may be repeated beside its target."""
    if frame.flags >> ONES:
        raise_hunger(state, frame.hero, frame.flags >> ONES, "Z-21.2")
    if frame.flags & REPEATED or frame.attack >= DEVOURING:
        return
    for power in usable(state, frame.hero, "after_attack"):
        does = POWERS[power].does
        if not isinstance(does, StrikeAgain) or not applies(power, "own", frame.attack):
            continue
        if (killed or not does.if_eliminated) and beside(state, frame.hero, frame.zone):
            state.stack.append(frames.StrikeAgain(frame.seat, frame.hero, frame.zone, frame.attack, power))
            return


def beside(state: State, hero: int, zone: int) -> list[int]:
    """The zones with enemies in sight, at any range, that are adjacent to a zone."""
    seen = state.ways().seen(state.zone[hero])
    return [there for there in state.ways().adjacent[zone] if there in seen and state.enemies_in(there)]


def offer_again(state: State, frame: frames.StrikeAgain) -> list[Action]:
    return [offers.PASS, *[offers.AGAIN[zone] for zone in beside(state, frame.hero, frame.zone)]]


def take_again(state: State, frame: frames.StrikeAgain, answer: actions.Again | actions.Pass) -> None:
    if isinstance(answer, actions.Again):
        pay_ability(state, frame.hero, frame.power)
        begin_attack(state, frame.hero, answer.zone, frame.attack, REPEATED)


# -- objects ----------------------------------------------------------------------------------------------------


def fire(state: State, hero: int, number: int, zone: int) -> None:
    """An Interactive Object is used: no dice are added, and it changes its state or is gone (Z-19)."""
    rule, attack = state.mission.objects[number], object_attack(state, number)
    use = OBJECTS[rule.object].uses[state.object_is[number]]
    dice = use.dice or (state.mobs_in(zone) if use.spares_named else state.enemies_in(zone))
    state.emit(ObjectUsed(hero_id(state, hero), OBJECT_IDS[rule.object], ZONE_IDS[zone]))
    if use.then == NOWHERE:
        state.object_at = replaced(state.object_at, number, NOWHERE)
    else:
        state.object_is = replaced(state.object_is, number, use.then)
    faces = tuple([roll_face(state) for _ in range(dice)])
    hits = sum(face >= use.accuracy for face in faces)
    state.emit(DiceRolled(hero_id(state, hero), faces, hits * use.hits, "Z-19.2" if use.dice else "Z-19.3"))
    assign(state, AssignHits(state.hands[hero], hero, zone, attack, 0, hits))
