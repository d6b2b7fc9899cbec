"""Rounds and turns (Z-3, Z-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.arms import DEVOURING
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZENS, NAMED, POWERS
from frenzy.games.resistance.content.words import Heal
from frenzy.games.resistance.events import (
    EndBegan,
    EnemyRemoved,
    HeroActivated,
    HeroLeft,
    NamedEliminated,
    RoundBegan,
    SupplyRemoved,
    TurnEnded,
)
from frenzy.games.resistance.frames import (
    AbandonFloors,
    AskExit,
    AskHeal,
    Bring,
    ChooseHero,
    EndPlayers,
    EndRound,
    EndTurn,
    NextAction,
    NextHero,
    RemoveEnemies,
    RemoveNext,
    StartEnd,
    StartEnemies,
    StartRound,
    TakeTurn,
)
from frenzy.games.resistance.ids import CHARACTERS, MOBS, MOST_POWER, NOWHERE, mob_id
from frenzy.games.resistance.rules import wounds
from frenzy.games.resistance.rules.abilities import offer_abilities, use
from frenzy.games.resistance.rules.attacks import begin_attack, can_devour, offer_attacks, perform_attack
from frenzy.games.resistance.rules.buildings import open_door
from frenzy.games.resistance.rules.citizens import discard_citizen, hold, rescue
from frenzy.games.resistance.rules.ending import check_end_phase, check_goals, check_losses, exit_is_free, finish
from frenzy.games.resistance.rules.figures import remove_for_good, remove_named, supply, take_off
from frenzy.games.resistance.rules.heroes import (
    actions_of,
    forget_limits,
    gain_power,
    gain_trait,
    gain_xp,
    heal,
    hero_id,
    is_ravenous,
    pay_ability,
    raise_hunger,
    usable,
    wounds_of,
)
from frenzy.games.resistance.rules.killing import count_kills
from frenzy.games.resistance.rules.moving import (
    call,
    can_call,
    carry,
    extra_cost,
    move,
    move_cabin,
    offer_carries,
    offer_moves,
    rides,
)
from frenzy.games.resistance.rules.objectives import (
    give_token,
    movable_point,
    move_point,
    secrets_in,
    take_secret,
    take_token,
    token_in,
)
from frenzy.games.resistance.rulings import RAVENOUS_WOUND
from frenzy.games.resistance.state import HIDDEN, State, is_person
from frenzy.kernel.records import Action

SUPPLY_TAKEN: Final = 3  # Z-20.7


# -- rounds -----------------------------------------------------------------------------------------------------


def start_round(state: State, frame: StartRound) -> None:
    """Every hero gains power, or hunger, and the tokens are turned back (Z-10.1, Z-21.1)."""
    state.phase, state.activated, state.drew = "players", 0, 0
    state.emit(RoundBegan(state.round))
    for hero in state.standing():
        if state.mode == 0:
            gain_power(state, hero, 1, "Z-8.9")
        else:
            raise_hunger(state, hero, 1, "Z-21.1")
    state.stack.append(NextHero(frame.seat))


def next_hero(state: State, _frame: NextHero) -> None:
    """Whoever has an unactivated hero may name the next one; when all are done, anybody ends the phase (Z-1.6)."""
    waiting = 0
    for hero, zone in enumerate(state.zone):
        if zone != NOWHERE:
            waiting |= 1 << hero
    waiting &= ~state.activated
    state.stack.append(ChooseHero(state.first_seat(waiting), waiting))


def offer_hero(state: State, frame: ChooseHero) -> list[Action]:
    """The heroes that have not been activated; or the end of the phase (Z-10.1)."""
    if not frame.touched:
        return [offers.END_PHASE]
    return [offers.ACTIVATE[sheet] for hero, sheet in enumerate(state.team) if frame.touched >> hero & 1]


def take_hero(state: State, frame: ChooseHero, answer: actions.Activate | actions.EndPhase) -> None:
    if not isinstance(answer, actions.Activate):
        state.stack.append(EndPlayers(frame.seat))
        return
    hero = state.team.index(answer.hero)
    state.active, state.actions_left = hero, actions_of(state, hero)
    state.emit(HeroActivated(hero_id(state, hero)))
    state.stack.append(NextAction(state.hands[hero], hero))


def end_players(state: State, frame: EndPlayers) -> None:
    """The floors without a hero fall silent; a lair that is too full is a defeat (Z-7.3, Z-20.15)."""
    state.stack.append(StartEnemies(frame.seat))
    lair = state.mission.lair
    if lair is not None and sum(state.enemies_in(zone) for zone in state.mission.lair_zones) >= lair.n:
        finish(state, "lost", state.mission.rule)
    state.stack.append(AbandonFloors(frame.seat))


# -- a turn -----------------------------------------------------------------------------------------------------


def next_action(state: State, frame: NextAction) -> None:
    """The turn goes on until it is ended; a hero that fell has none (Z-10.1)."""
    if state.active == frame.hero:
        state.stack.append(TakeTurn(frame.seat, frame.hero))
    else:
        forget_limits(state, "turn")
        state.stack.append(NextHero(frame.seat))


def offer_turn(state: State, frame: TakeTurn) -> list[Action]:
    """Everything that the active hero can do (Z-10)."""
    hero = frame.hero
    zone, left = state.zone[hero], state.actions_left
    offered: list[Action] = []
    is_free = not is_ravenous(state, hero)
    if left:
        offered += offer_moves(state, hero, left, free=False, past=False)
        offered += offer_carries(state, hero, left, free=False, past=False)
        if state.mode == 1 and can_devour(state, hero):
            offered.append(offers.DEVOUR)
    if left and is_free:
        offered += offer_deeds(state, hero, zone)
    if is_free or state.mode == 0:
        if can_call(state, hero):
            offered.append(offers.CALL)
        if state.mission.citizens_for_supply and state.citizen[hero] != NOWHERE:
            offered += offer_dismissals(state, hero)
    offered += offer_abilities(state, hero)
    offered.append(offers.END_TURN)
    return offered


def offer_deeds(state: State, hero: int, zone: int) -> list[Action]:
    """The actions beside Move and Devour (Z-10.4 to Z-10.10)."""
    ways = state.ways()
    offered: list[Action] = [offers.OPEN[door] for door in ways.openings_of(zone)]
    offered += offer_attacks(state, hero)
    if not state.drew >> hero & 1 and (state.trait_deck or state.trait_discard):
        offered.append(offers.GAIN_TRAIT)
    has_cards = zone in state.card_zones()
    if state.mode == 0:
        if state.power[hero] < MOST_POWER:
            offered.append(offers.GAIN_POWER)
        if has_cards and not state.enemies_in(zone):
            people = [*state.citizens_in(zone), *state.citizens_in(zone, HIDDEN)]
            offered += [offers.RESCUE[card] for card in sorted(people) if is_person(card)]
    if token_in(state, zone) != NOWHERE:
        offered.append(offers.TAKE[zone])
    if has_cards:
        offered += [offers.TAKE_CARD[card] for card in secrets_in(state, zone)]
    if zone == ways.cabin:
        offered += rides(state)
    if state.mission.tokens_change_hands:
        for one in state.heroes_in(zone):
            if one != hero and state.tokens[hero]:
                offered.append(offers.GIVE[state.team[one]])
            if one != hero and state.tokens[one]:
                offered.append(offers.GET[state.team[one]])
    if state.mission.points_move and movable_point(state, hero) != NOWHERE:
        offered.append(offers.MOVE_POINT)
    if state.charged:
        offered += offer_blow(state, hero)
    return offered


def offer_blow(state: State, hero: int) -> list[Action]:
    """The final blow against whoever always gets up, in sight and range of the charged object (Z-20.10)."""
    found: list[Action] = []
    for number, rule in enumerate(state.mission.objects):
        if rule.strikes != NOWHERE and state.object_at[number] == state.zone[hero]:
            place = state.named[rule.strikes]
            distance = state.ways().seen(state.zone[hero]).get(place, NOWHERE)
            if place != NOWHERE and rule.least <= distance <= rule.most:
                found.append(offers.BLOW[rule.strikes])
    return found


def offer_dismissals(state: State, hero: int) -> list[Action]:
    """What a citizen can be given up for: walkers, or if it is a fighter brutes and runners in any mix (Z-20.7)."""
    walkers, brutes, runners = (supply(state, kind) for kind in range(len(MOBS)))
    offered: list[Action] = [offers.dismiss(0, 0)] if walkers else []
    total = min(SUPPLY_TAKEN, brutes + runners)
    if total and CITIZENS[state.citizen[hero]].is_fighter:
        mixes = [(many, total - many) for many in range(total + 1)]
        offered += [offers.dismiss(*mix) for mix in mixes if mix[0] <= brutes and mix[1] <= runners]
    return offered


def take_turn(state: State, frame: TakeTurn, answer: Action) -> None:
    """An action of the turn; then it goes on."""
    hero, kind = frame.hero, type(answer)
    if kind is actions.EndTurn:
        state.stack.append(EndTurn(frame.seat, hero))
        if may_leave(state, hero):
            state.stack.append(AskExit(frame.seat, hero))
        return
    state.stack.append(NextAction(frame.seat, hero))
    deed = AT_ITS_OWN_COST.get(kind)
    if deed is None:
        state.actions_left -= 1
        deed = FOR_ONE_ACTION[kind]
    deed(state, hero, answer)


def walk(state: State, hero: int, answer: actions.Move) -> None:
    """Enemies add to the cost of a Move (Z-10.2)."""
    state.actions_left -= 1 + extra_cost(state, hero, past=False)
    move(state, hero, answer.zone)


def walk_with_object(state: State, hero: int, answer: actions.Carry) -> None:
    """It takes one more action (Z-20.10)."""
    state.actions_left -= 2 + extra_cost(state, hero, past=False)
    carry(state, hero, answer.zone)


def draw_once(state: State, hero: int, _answer: actions.GainTrait) -> None:
    """A trait is drawn, once a turn (Z-10.5)."""
    state.drew |= 1 << hero
    gain_trait(state, hero)


def dismiss(state: State, hero: int, answer: actions.Dismiss) -> None:
    """The citizen is given up, and figures leave the supply for good (Z-20.7)."""
    card = state.citizen[hero]
    hold(state, hero, NOWHERE)
    discard_citizen(state, card)
    is_instead = answer.brutes or answer.runners
    counts = (0, answer.brutes, answer.runners) if is_instead else (min(SUPPLY_TAKEN, supply(state, 0)), 0, 0)
    for kind, count in enumerate(counts):
        if count:
            remove_for_good(state, kind, count)
            state.emit(SupplyRemoved(mob_id(state.mode, kind), count))
    check_losses(state)
    check_goals(state)


def blow(state: State, hero: int, who: int) -> None:
    """It is eliminated for good (Z-20.10)."""
    remove_named(state, who)
    state.blow = True
    count_kills(state, hero, 1)
    state.emit(NamedEliminated(CHARACTERS[who], hero_id(state, hero), state.mission.rule))
    gain_xp(state, hero, NAMED[who].toughness)
    check_goals(state)


# A table, and not a match, since one of them is asked for with every action of a turn.
Deed = Callable[[State, int, Any], None]

AT_ITS_OWN_COST: Final[dict[type[Action], Deed]] = {
    actions.Move: walk,
    actions.Carry: walk_with_object,
    actions.Use: lambda state, hero, answer: use(state, hero, answer.power),
    actions.Call: lambda state, hero, _: call(state, hero),
    actions.Dismiss: dismiss,
}
FOR_ONE_ACTION: Final[dict[type[Action], Deed]] = {
    actions.Open: lambda state, hero, answer: open_door(state, hero, answer.door),
    actions.Attack: perform_attack,
    actions.AttackAs: perform_attack,
    actions.Fire: perform_attack,
    actions.Devour: lambda state, hero, _: begin_attack(state, hero, state.zone[hero], DEVOURING),
    actions.GainTrait: draw_once,
    actions.GainPower: lambda state, hero, _: gain_power(state, hero, state.kit(hero).gained_power, "Z-10.8"),
    actions.Rescue: lambda state, hero, answer: rescue(state, hero, answer.citizen),
    actions.TakeToken: lambda state, hero, answer: take_token(state, hero, token_in(state, answer.zone)),
    actions.TakeCard: lambda state, hero, answer: take_secret(state, hero, answer.citizen),
    actions.Ride: lambda state, hero, answer: move_cabin(state, answer.floor, hero),
    actions.Give: lambda state, hero, answer: give_token(state, hero, state.team.index(answer.hero)),
    actions.Get: lambda state, hero, answer: give_token(state, state.team.index(answer.hero), hero),
    actions.MovePoint: lambda state, hero, _: move_point(state, hero),
    actions.Blow: lambda state, hero, answer: blow(state, hero, answer.named),
}


# -- the end of a turn ------------------------------------------------------------------------------------------


def may_leave(state: State, hero: int) -> bool:
    """The hero stands in the exit, without enemies, and all earlier objectives are met (Z-10.11)."""
    zone = state.zone[hero]
    if zone != state.exit or state.enemies_in(zone) or not exit_is_free(state):
        return False
    needs_citizen = any(goal.with_citizen for block in state.mission.goals for goal in block)
    return not needs_citizen or state.citizen[hero] != NOWHERE


def offer_exit(_state: State, _frame: AskExit) -> list[Action]:
    return [offers.LEAVE, offers.STAY]


def take_exit(state: State, frame: AskExit, answer: actions.Leave | actions.Stay) -> None:
    """Whoever leaves is out of play with all it holds (Z-10.11)."""
    if isinstance(answer, actions.Leave):
        hero = frame.hero
        zone = state.zone[hero]
        state.zone[hero] = NOWHERE
        state.left |= 1 << hero
        state.emit(HeroLeft(hero_id(state, hero), ZONE_IDS[zone]))
        check_goals(state)
        check_losses(state)


def end_turn(state: State, frame: EndTurn) -> None:
    """The token is turned; whoever is still ravenous suffers a wound (Z-10.1, Z-21.4)."""
    hero = frame.hero
    state.activated |= 1 << hero
    state.active, state.actions_left = NOWHERE, 0
    state.emit(TurnEnded(hero_id(state, hero)))
    forget_limits(state, "turn")
    state.stack.append(NextHero(frame.seat))
    if RAVENOUS_WOUND and state.in_play(hero) and is_ravenous(state, hero):
        wounds.strike(state, hero, NOWHERE)


# -- enemies that are taken off ---------------------------------------------------------------------------------


def remove_next(state: State, frame: RemoveNext) -> None:
    """Enemies without a name are taken off the board, of the players' choice (Z-20.15)."""
    offered = removable(state)
    if len(offered) > 1:
        state.stack.append(RemoveEnemies(state.first_seat(0), 0, frame.count))
    elif offered:
        remove_one(state, *offered[0])
        if frame.count > 1:
            state.stack.append(RemoveNext(frame.seat, frame.count - 1))


def removable(state: State) -> list[tuple[int, int]]:
    """The kinds and zones of all mobs on the board."""
    return [(kind, zone) for zone in state.ways().zones for kind in range(len(MOBS)) if state.count_of(kind, zone)]


def remove_one(state: State, kind: int, zone: int) -> None:
    take_off(state, kind, zone, 1)
    state.emit(EnemyRemoved(mob_id(state.mode, kind), ZONE_IDS[zone], state.mission.rule))


def offer_remove(state: State, _frame: RemoveEnemies) -> list[Action]:
    return [offers.remove(kind + 3 * state.mode, zone) for kind, zone in removable(state)]


def take_remove(state: State, frame: RemoveEnemies, answer: actions.Remove) -> None:
    remove_one(state, answer.kind - 3 * state.mode, answer.zone)
    if frame.count > 1:
        state.stack.append(RemoveNext(frame.seat, frame.count - 1))


# -- the End Phase ----------------------------------------------------------------------------------------------


def start_end(state: State, frame: StartEnd) -> None:
    """A fallen hero is the end; else heroes recover, then some points bring enemies (Z-3.3, Z-3.5, Z-20.10)."""
    state.phase, state.unnoticed = "end", 0
    forget_limits(state, "enemy_phase")
    forget_limits(state, "turn")  # what was used in nobody's turn does not count for the next one
    state.emit(EndBegan(state.round))
    check_end_phase(state)
    state.stack.append(EndRound(frame.seat))
    for number, point in enumerate(state.mission.points):
        if point.walkers and state.awake >> number & 1:
            state.stack.append(Bring(0, 0, point.walkers, state.point_at[number], state.mission.rule))
    for hero in reversed(state.having("end_phase_start")):
        recover(state, hero)


def recover(state: State, hero: int) -> None:
    """What heals at the start of the End Phase; as much as one likes is asked for."""
    healing = {power: POWERS[power].does for power in usable(state, hero, "end_phase_start")}
    for power, does in healing.items():
        if isinstance(does, Heal) and does.n and wounds_of(state, hero):
            pay_ability(state, hero, power)
            heal(state, hero, does.n, "Z-3.5")
    if wounds_of(state, hero) and any(isinstance(does, Heal) and not does.n for does in healing.values()):
        state.stack.append(AskHeal(state.hands[hero], hero, wounds_of(state, hero)))


def offer_heal(_state: State, frame: AskHeal) -> list[Action]:
    return [*offers.HEAL[: frame.most + 1]]


def take_heal(state: State, frame: AskHeal, answer: actions.Heal) -> None:
    heal(state, frame.hero, answer.amount, "Z-3.5")


def end_round(state: State, frame: EndRound) -> None:
    """A hero fell in the End Phase, or limits and copies are gone and the next round begins (Z-3.5, Z-8.11)."""
    check_end_phase(state)
    state.round += 1
    forget_limits(state, "round")
    nobody = (NOWHERE,) * state.heroes
    if state.copied != nobody or state.copied_attack != nobody:
        state.copied = state.copied_attack = nobody
    state.stack.append(StartRound(frame.seat))
