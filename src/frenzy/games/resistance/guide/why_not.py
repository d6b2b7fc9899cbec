"""Why a thing on the table cannot be chosen now: a reason with its values and its paragraph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.resistance.actions import Attack, AttackAs, Fire
from frenzy.games.resistance.board import OPENING_OF, OPENINGS, ZONE_IDS, ZONE_OF, ZONES
from frenzy.games.resistance.cards import CITIZEN_OF, POWERS, TRAIT_OF, TRAIT_POWER, USED
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.frames import TakeTurn
from frenzy.games.resistance.ids import CHARACTER_OF, CHARACTERS, COLOURS, NOWHERE
from frenzy.games.resistance.rules.attacks import reach_of
from frenzy.games.resistance.rules.heroes import is_ravenous
from frenzy.games.resistance.rules.moving import extra_cost
from frenzy.games.resistance.state import HELD, HIDDEN, REVEALED, State
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Action
from frenzy.kernel.telling import things_of


def because(key: str, rule: str, **values: str | int) -> Reason:
    return Reason(f"why-not-{key}", {**values}, rule)


def reason_against(game: Game[State, View], view: View, subject: str) -> Reason | None:
    """Why no choice names this; None if one does, or if the table has no such thing."""
    state = read_view(view)
    kind, _, id = subject.partition(" ")
    if kind == "choice":
        return None if id in view["choices"] else why_choice(state, view, id)
    if not exists(state, kind, id):
        return None
    if not state.stack:
        return because("over", state.result_rule)
    if not view["choices"]:
        return because("wait", "Z-1.6")
    offered = game.legal_actions(state)
    if can_be_attacked(state, offered, kind, id) or any(subject in things_of(game, state, one) for one in offered):
        return None
    frame = state.stack[-1]
    if not isinstance(frame, TakeTurn):
        return because("asked", frame.paragraph, asked=frame.prompt)
    return why_thing(state, frame.hero, kind, id)


def can_be_attacked(state: State, offered: Sequence[Action], kind: str, id: str) -> bool:
    """Whether one of the choices is an attack on the zone where these enemies are."""
    zone = zone_of(state, kind, id)
    return any(isinstance(action, Attack | AttackAs | Fire) and action.zone == zone for action in offered)


def zone_of(state: State, kind: str, id: str) -> int:
    """Where enemies are that somebody points at; nowhere if it is nothing that stands somewhere."""
    match kind:
        case "named":
            return state.named[CHARACTER_OF[id]]
        case "mob":
            return ZONE_OF[id.partition(" ")[2]]
        case _:
            return NOWHERE


VERBS: Final = {
    "move": "zone",
    "attack": "target",
    "open": "door",
    "rescue": "citizen",
    "take": "token",
    "use": "power",
}
"""What the word behind a verb is."""


def why_choice(state: State, view: View, choice: str) -> Reason | None:
    """Why a choice as it is written is not offered; None if it names what the table does not have."""
    if not state.stack:
        return because("over", state.result_rule)
    if not view["choices"]:
        return because("wait", "Z-1.6")
    verb, *words = choice.split(" ")
    frame = state.stack[-1]
    if not isinstance(frame, TakeTurn):
        return because("asked", frame.paragraph, asked=frame.prompt)
    if verb in VERBS and len(words) == 1:
        kind, id = VERBS[verb], words[0]
        return why_thing(state, frame.hero, kind, id) if exists(state, kind, id) else None
    if choice in ("trait", "power"):
        return why_gain(state, frame.hero, choice)
    return because("asked", frame.paragraph, asked=frame.prompt)


def why_gain(state: State, hero: int, what: str) -> Reason:
    """Why the hero cannot draw a trait or gain power."""
    name = CHARACTERS[state.team[hero]]
    if not state.actions_left:
        return because("no-actions", "Z-10.1", hero=name)
    if is_ravenous(state, hero):
        return because("ravenous", "Z-21.4", hero=name)
    if what == "trait" and state.drew >> hero & 1:
        return because("used-turn", "Z-10.5")
    if what == "power" and state.mode == 0:
        return because("power-full", "Z-10.8")
    return because("nothing", "Z-10.1", hero=name)


def exists(state: State, kind: str, id: str) -> bool:
    """Whether the table has such a thing."""
    match kind:
        case "zone" | "target":
            return id in ZONE_OF and ZONE_OF[id] in state.ways().zones
        case "door":
            return id in OPENING_OF and is_on_the_board(state, OPENING_OF[id])
        case "hero":
            return CHARACTER_OF.get(id, NOWHERE) in state.team
        case "citizen":
            return id in CITIZEN_OF and state.card_is[CITIZEN_OF[id]] in (REVEALED, HIDDEN, HELD)
        case "named":
            return id in CHARACTER_OF and state.named[CHARACTER_OF[id]] != NOWHERE
        case "mob":
            return id.partition(" ")[2] in ZONE_OF
        case "trait":
            return id in TRAIT_OF and any(TRAIT_OF[id] in held for held in state.traits)
        case "power":
            return id in USED[state.mode]
        case "token":
            return any(ZONE_IDS[objective.zone] == id for objective in state.mission.objectives)
        case _:
            return False


def is_on_the_board(state: State, door: int) -> bool:
    """Whether both sides of a door or window are on tiles in play."""
    return all(state.mission.tiles >> ZONES[zone].tile & 1 for zone in OPENINGS[door].zones)


def why_thing(state: State, hero: int, kind: str, id: str) -> Reason:
    """Why the active hero can do nothing with a thing."""
    if not state.actions_left and kind != "power":
        return because("no-actions", "Z-10.1", hero=CHARACTERS[state.team[hero]])
    match kind:
        case "zone":
            return why_zone(state, hero, ZONE_OF[id])
        case "target":
            return why_target(state, hero, ZONE_OF[id])
        case "door":
            return why_door(state, hero, OPENING_OF[id])
        case "citizen":
            return why_citizen(state, hero, CITIZEN_OF[id])
        case "named" | "mob":
            return why_target(state, hero, zone_of(state, kind, id))
        case "token":
            return why_token(state, hero, ZONE_OF[id])
        case "trait" | "power":
            return why_power(state, hero, id)
        case _:
            return because("nothing", "Z-10.1", hero=CHARACTERS[state.team[hero]])


def why_zone(state: State, hero: int, zone: int) -> Reason:
    """Why the hero cannot move there."""
    here = state.zone[hero]
    if zone == here:
        return because("here", "Z-10.2", zone=ZONE_IDS[zone])
    if zone not in state.ways().steps[here]:
        return because("not-adjacent", "Z-6.1", zone=ZONE_IDS[zone])
    cost = 1 + extra_cost(state, hero, past=False)
    return because("enemies-hold", "Z-10.2", count=state.enemies_in(here), cost=cost, left=state.actions_left)


def why_target(state: State, hero: int, zone: int) -> Reason:
    """Why the hero cannot attack that zone."""
    if is_ravenous(state, hero):
        return because("ravenous", "Z-21.4", hero=CHARACTERS[state.team[hero]])
    if not state.enemies_in(zone):
        return because("no-enemy", "Z-11.10", zone=ZONE_IDS[zone])
    seen = state.ways().seen(state.zone[hero])
    if zone not in seen:
        return because("unseen", "Z-11.3", zone=ZONE_IDS[zone])
    most = reach_of(state, hero, state.team[hero])
    return because("out-of-range", "Z-11.2", zone=ZONE_IDS[zone], range=seen[zone], most=most)


def why_door(state: State, hero: int, door: int) -> Reason:
    """Why the hero cannot open it."""
    name = OPENINGS[door].id
    if state.open >> door & 1:
        return because("door-open", "Z-4.6", door=name)
    if state.mission.sealed >> door & 1:
        return because("sealed", "Z-4.7", door=name)
    if state.barred >> door & 1:
        lock = next(lock for lock in state.mission.locks if lock.opening == door)
        if lock.needs_secret_missions:
            return because("locked-secrets", "Z-4.7", door=name)
        return because("locked", "Z-4.7", door=name, colour=COLOURS[lock.colour])
    if state.zone[hero] not in OPENINGS[door].zones:
        return because("door-far", "Z-10.4", door=name)
    return because("ravenous", "Z-21.4", hero=CHARACTERS[state.team[hero]])


def why_citizen(state: State, hero: int, card: int) -> Reason:
    """Why the hero cannot rescue or devour the citizen."""
    name = CHARACTERS[state.team[hero]]
    if state.card_is[card] == HELD:
        return because("held", "Z-13.1")
    if state.card_at[card] != state.zone[hero]:
        return because("citizen-far", "Z-13.1", hero=name)
    if state.mode == 0:
        return because("citizen-guarded", "Z-13.1", count=state.enemies_in(state.zone[hero]))
    return because("enemies-first", "Z-21.9", hero=name)


def why_token(state: State, hero: int, zone: int) -> Reason:
    """Why the hero cannot take the objective."""
    for number, objective in enumerate(state.mission.objectives):
        if objective.zone == zone and state.taken >> number & 1:
            return because("taken", "Z-10.9")
    if state.zone[hero] != zone:
        return because("token-far", "Z-10.9", zone=ZONE_IDS[zone])
    return because("ravenous", "Z-21.4", hero=CHARACTERS[state.team[hero]])


def why_power(state: State, hero: int, id: str) -> Reason:
    """Why the hero cannot use a skill, trait or citizen now."""
    power = USED[state.mode].get(id, NOWHERE)
    if power == NOWHERE and id in TRAIT_OF:
        power = TRAIT_POWER[state.mode][TRAIT_OF[id]]
    ability = POWERS[power]
    if power not in state.powers(hero, ability.when):
        return because("not-yours", "Z-8.2", hero=CHARACTERS[state.team[hero]], ability=id)
    if power in state.used[hero]:
        return because(f"used-{ability.limit}", "Z-10.12", ability=id)
    if ability.when != "my_turn":
        return because(f"when-{ability.when.replace('_', '-')}", "Z-12.2", ability=id)
    if state.mode == 0 and state.power[hero] < ability.power:
        return because("no-power", "Z-10.12", ability=id, cost=ability.power, left=state.power[hero])
    if state.mode == 1 and ability.hunger:
        return because("too-hungry", "Z-21.9", ability=id, cost=ability.hunger, left=state.power[hero])
    return because("no-use", "Z-10.13", ability=id)
