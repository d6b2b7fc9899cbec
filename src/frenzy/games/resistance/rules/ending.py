"""Winning and losing (Z-3): the game stops in the middle of whatever is going on."""

from __future__ import annotations

from typing import NoReturn

from frenzy.games.resistance.events import GameEnded, GoalMet
from frenzy.games.resistance.ids import MOB_STOCK, NOWHERE
from frenzy.games.resistance.missions import Goal
from frenzy.games.resistance.state import FACE_DOWN, HELD, HIDDEN, PEOPLE, REVEALED, State
from frenzy.kernel.game import Ended


def finish(state: State, result: str, rule: str) -> NoReturn:
    """The game is won or lost at once: nothing that was still to come happens (Z-3.2, Z-3.3)."""
    state.result, state.result_rule = result, rule
    state.active = NOWHERE
    state.emit(GameEnded(result, state.round, rule))
    raise Ended(result)


# -- goals ------------------------------------------------------------------------------------------------------


def check_goals(state: State) -> None:
    """Goals that are met are announced; with the last of them the mission is won (Z-3.2, Z-3.6)."""
    met = met_goals(state)
    goals = [goal for block in state.mission.goals for goal in block]
    if met & ~state.met:
        for number, goal in enumerate(goals):
            if met & ~state.met & 1 << number:
                state.emit(GoalMet(goal.kind))
        state.met |= met
    if met == (1 << len(goals)) - 1:
        finish(state, "won", "Z-3.2")


def met_goals(state: State) -> int:
    """The goals that are met now, a mask: of a block only once all earlier ones are (Z-3.6)."""
    number, found = 0, 0
    for block in state.mission.goals:
        are_met = True
        for goal in block:
            is_met = goal_is_met(state, goal)
            are_met = are_met and is_met
            found |= is_met << number
            number += 1
        if not are_met:
            break
    return found


def blocks_met(state: State, before: int) -> bool:
    """Whether every goal of the blocks before this one is met (Z-3.6)."""
    return all(goal_is_met(state, goal) for block in state.mission.goals[:before] for goal in block)


def exit_is_free(state: State) -> bool:
    """Whether a hero may leave by the exit: all earlier objectives are met (Z-3.6, Z-10.11)."""
    for number, block in enumerate(state.mission.goals):
        if any(goal.kind == "exit" for goal in block):
            return blocks_met(state, number)
    return False


def goal_is_met(state: State, goal: Goal) -> bool:
    """Whether a goal of the mission is met at this moment."""
    match goal.kind:
        case "take":
            return all(
                state.taken >> number & 1 for number, colour in enumerate(state.colours) if colour in goal.colours
            )
        case "exit":
            return state.left == (1 << state.heroes) - 1
        case "rescue_all":
            return not any(is_to_rescue(state, card) for card in range(len(state.card_is)))
        case "rescue_each":
            return all(state.citizen[hero] != NOWHERE for hero in range(state.heroes))
        case "rescue":
            return bool(state.rescued >> goal.citizen & 1)
        case "slay":
            return all(state.slain >> who & 1 for who in goal.named)
        case "all_red":
            return state.all_red
        case "no_enemy_left":
            return state.beacon and not any_enemy_left(state)
        case "move_points":
            return state.shifted == state.mission.movable_points
        case "secret_missions":
            return state.secrets_taken >= goal.n
        case "final_blow":
            return state.blow


def is_to_rescue(state: State, card: int) -> bool:
    """A citizen on the board, or a card that lies face down (Z-20.3)."""
    lies = state.card_is[card]
    return lies in (FACE_DOWN, HIDDEN) or (lies == REVEALED and card < PEOPLE)


def any_enemy_left(state: State) -> bool:
    """Whether an enemy is on the board, in the supply or in its deck (Z-20.7)."""
    if any(state.gone[kind] < MOB_STOCK[kind] for kind in range(len(MOB_STOCK))):
        return True
    return bool(state.named_in_play() or state.named_deck or state.named_discard)


# -- defeat -----------------------------------------------------------------------------------------------------


def check_losses(state: State) -> None:
    """What makes the mission impossible is a loss at once, with its reason (Z-3.7)."""
    mission = state.mission
    if all(zone == NOWHERE for zone in state.zone):
        finish(state, "lost", "Z-3.7")
    if any(state.devoured >> card & 1 for card in mission.lost_if_devoured):
        finish(state, "lost", mission.rule)
    if mission.lost_if_too_few_citizens:
        lacking = sum(state.in_play(hero) and state.citizen[hero] == NOWHERE for hero in range(state.heroes))
        there = sum(state.card_is[card] in (FACE_DOWN, REVEALED, HIDDEN) for card in range(PEOPLE))
        if lacking > there:
            finish(state, "lost", mission.rule)
    for card in mission.needed_citizens:
        if not state.rescued >> card & 1 and state.card_is[card] not in (FACE_DOWN, REVEALED, HIDDEN, HELD):
            finish(state, "lost", "Z-3.7")
    if not state.charged:
        for card in mission.charging_citizens:
            if state.card_is[card] not in (FACE_DOWN, REVEALED, HIDDEN, HELD):
                finish(state, "lost", "Z-3.7")


def check_end_phase(state: State) -> None:
    """A round in which a hero fell is the last one (Z-3.3)."""
    if any(state.zone[hero] == NOWHERE and not state.left >> hero & 1 for hero in range(state.heroes)):
        finish(state, "lost", "Z-3.3")
