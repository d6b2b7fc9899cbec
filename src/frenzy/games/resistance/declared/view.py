"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import convert, json

from frenzy.games.resistance.board import OPENING_IDS, OPENING_OF, ZONE_IDS, ZONE_OF
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    CITIZEN_OF,
    SKILL_IDS,
    SKILL_OF,
    SPAWN_IDS,
    SPAWN_OF,
    TRAIT_IDS,
    TRAIT_OF,
)
from frenzy.games.resistance.declared.types import TeamView, View
from frenzy.games.resistance.frames import Stack
from frenzy.games.resistance.ids import CHARACTER_OF, CHARACTERS, COLOUR_OF, COLOURS, FLOOR_OF, FLOORS, bits
from frenzy.games.resistance.seen import (
    goals_met,
    mission_zones,
    read_citizens,
    read_enemies,
    read_map_cards,
    read_objectives,
    read_objects,
    read_points,
    read_used,
    write_citizens,
    write_enemies,
    write_map_cards,
    write_objectives,
    write_objects,
    write_points,
    write_used,
)
from frenzy.games.resistance.setup import bare_table, options_in, write_options
from frenzy.games.resistance.state import State
from frenzy.kernel.records import Frame


def write_team(state: State, team: int) -> TeamView:
    return {
        "id": CHARACTERS[state.team[team]],
        "seat": state.hands[team],
        "zone": None if (found := state.zone[team]) == -1 else ZONE_IDS[found],
        "health": state.health[team],
        "power": state.power[team],
        "xp": state.xp[team],
        "activated": bool(state.activated >> team & 1),
        "left": bool(state.left >> team & 1),
        "traits": [TRAIT_IDS[one] for one in state.traits[team]],
        "citizen": None if (found := state.citizen[team]) == -1 else CITIZEN_IDS[found],
        "tokens": [COLOURS[one] for one in state.tokens[team]],
        "copied": None if (found := state.copied[team]) == -1 else SKILL_IDS[found],
        "copied_attack": None if (found := state.copied_attack[team]) == -1 else CHARACTERS[found],
        "used": write_used(state, team),
        "drew": bool(state.drew >> team & 1),
        "unnoticed": bool(state.unnoticed >> team & 1),
        "kills": state.kills[team],
        "wounds": state.wounds[team],
    }


def read_team(state: State, team: int, view: TeamView) -> None:
    state.zone[team] = -1 if view["zone"] is None else ZONE_OF[view["zone"]]
    state.health[team] = view["health"]
    state.power[team] = view["power"]
    state.xp = (*state.xp[:team], view["xp"], *state.xp[team + 1 :])
    state.activated |= view["activated"] << team
    state.left |= view["left"] << team
    state.traits = (*state.traits[:team], tuple([TRAIT_OF[one] for one in view["traits"]]), *state.traits[team + 1 :])
    state.citizen = (
        *state.citizen[:team],
        -1 if view["citizen"] is None else CITIZEN_OF[view["citizen"]],
        *state.citizen[team + 1 :],
    )
    state.tokens = (*state.tokens[:team], tuple([COLOUR_OF[one] for one in view["tokens"]]), *state.tokens[team + 1 :])
    state.copied = (
        *state.copied[:team],
        -1 if view["copied"] is None else SKILL_OF[view["copied"]],
        *state.copied[team + 1 :],
    )
    state.copied_attack = (
        *state.copied_attack[:team],
        -1 if view["copied_attack"] is None else CHARACTER_OF[view["copied_attack"]],
        *state.copied_attack[team + 1 :],
    )
    read_used(state, team, view)
    state.drew |= view["drew"] << team
    state.unnoticed |= view["unnoticed"] << team
    state.kills = (*state.kills[:team], view["kills"], *state.kills[team + 1 :])
    state.wounds = (*state.wounds[:team], view["wounds"], *state.wounds[team + 1 :])


def write_view(state: State, seat: int | None, stack: Sequence[Frame], choices: list[str]) -> View:
    """All that a seat may know; None is a spectator."""
    top = stack[-1] if stack else None
    view: View = {
        "game": "resistance",
        "seat": seat,
        "options": write_options(state.options),
        "to_act": None if top is None else top.seat,
        "may_act": [] if top is None else [*top.asked(state)],
        "prompt": "" if top is None else top.prompt,
        "choices": choices,
        "round": state.round,
        "phase": state.phase,
        "active": None if (found := state.active) == -1 else found,
        "actions_left": state.actions_left,
        "met": state.met,
        "result": state.result,
        "result_rule": state.result_rule,
        "goals": [list(one) for one in goals_met(state)],
        "level": state.danger(),
        "heroes": [write_team(state, team) for team in range(state.heroes)],
        "enemies": write_enemies(state),
        "lying": [CHARACTERS[one] for one in bits(state.lying)],
        "rising": [CHARACTERS[one] for one in bits(state.rising)],
        "slain": [CHARACTERS[one] for one in bits(state.slain)],
        "felled": [CHARACTERS[one] for one in bits(state.felled)],
        "gone": list(state.gone),
        "gone_named": [CHARACTERS[one] for one in bits(state.gone_named)],
        "skips": [list(one) for one in state.skips],
        "citizens": write_citizens(state),
        "rescued": [CITIZEN_IDS[one] for one in bits(state.rescued)],
        "devoured": [CITIZEN_IDS[one] for one in bits(state.devoured)],
        "open": [OPENING_IDS[one] for one in bits(state.open)],
        "barred": [OPENING_IDS[one] for one in bits(state.barred)],
        "opened": [ZONE_IDS[one] for one in bits(state.opened)],
        "floors": [FLOORS[one] for one in bits(state.floors)],
        "cabin": None if (found := state.cabin) == -1 else FLOORS[found],
        "called": state.called,
        "exit": None if (found := state.exit) == -1 else ZONE_IDS[found],
        "zones": [ZONE_IDS[one] for one in mission_zones(state)],
        "points": write_points(state),
        "objectives": write_objectives(state),
        "objects": write_objects(state),
        "charged": state.charged,
        "entered": state.entered,
        "beacon": state.beacon,
        "all_red": state.all_red,
        "blow": state.blow,
        "secrets_revealed": state.secrets_revealed,
        "secrets_taken": state.secrets_taken,
        "secrets_gone": [CITIZEN_IDS[one] for one in bits(state.secrets_gone)],
        "map_cards": write_map_cards(state),
        "piles": {
            "spawn": len(state.spawn_deck),
            "traits": len(state.trait_deck),
            "citizens": len(state.citizen_deck),
            "named": len(state.named_deck),
        },
        "discards": {
            "spawn": [SPAWN_IDS[one] for one in state.spawn_discard],
            "traits": [TRAIT_IDS[one] for one in state.trait_discard],
            "citizens": [CITIZEN_IDS[one] for one in state.citizen_discard],
            "named": [CHARACTERS[one] for one in state.named_discard],
        },
        "out": {
            "spawn": [SPAWN_IDS[one] for one in state.spawn_out],
        },
        "stack": json.decode(json.encode(stack)),
    }

    return view


def read_view(view: View) -> State:
    """The table of a view; what its seat may not know is blank."""
    state = bare_table(options_in(view["options"]))
    state.round = view["round"]
    state.phase = view["phase"]
    state.active = -1 if view["active"] is None else view["active"]
    state.actions_left = view["actions_left"]
    state.met = view["met"]
    state.result = view["result"]
    state.result_rule = view["result_rule"]
    for team, team_view in enumerate(view["heroes"]):
        read_team(state, team, team_view)
    read_enemies(state, view)
    state.lying = sum([1 << CHARACTER_OF[one] for one in view["lying"]])
    state.rising = sum([1 << CHARACTER_OF[one] for one in view["rising"]])
    state.slain = sum([1 << CHARACTER_OF[one] for one in view["slain"]])
    state.felled = sum([1 << CHARACTER_OF[one] for one in view["felled"]])
    state.gone = tuple(view["gone"])
    state.gone_named = sum([1 << CHARACTER_OF[one] for one in view["gone_named"]])
    state.skips = tuple([(one[0], one[1], one[2]) for one in view["skips"]])
    read_citizens(state, view)
    state.rescued = sum([1 << CITIZEN_OF[one] for one in view["rescued"]])
    state.devoured = sum([1 << CITIZEN_OF[one] for one in view["devoured"]])
    state.open = sum([1 << OPENING_OF[one] for one in view["open"]])
    state.barred = sum([1 << OPENING_OF[one] for one in view["barred"]])
    state.opened = sum([1 << ZONE_OF[one] for one in view["opened"]])
    state.floors = sum([1 << FLOOR_OF[one] for one in view["floors"]])
    state.cabin = -1 if view["cabin"] is None else FLOOR_OF[view["cabin"]]
    state.called = view["called"]
    state.exit = -1 if view["exit"] is None else ZONE_OF[view["exit"]]
    read_points(state, view)
    read_objectives(state, view)
    read_objects(state, view)
    state.charged = view["charged"]
    state.entered = view["entered"]
    state.beacon = view["beacon"]
    state.all_red = view["all_red"]
    state.blow = view["blow"]
    state.secrets_revealed = view["secrets_revealed"]
    state.secrets_taken = view["secrets_taken"]
    state.secrets_gone = sum([1 << CITIZEN_OF[one] for one in view["secrets_gone"]])
    read_map_cards(state, view)
    state.spawn_discard = tuple([SPAWN_OF[one] for one in view["discards"]["spawn"]])
    state.trait_discard = tuple([TRAIT_OF[one] for one in view["discards"]["traits"]])
    state.citizen_discard = tuple([CITIZEN_OF[one] for one in view["discards"]["citizens"]])
    state.named_discard = tuple([CHARACTER_OF[one] for one in view["discards"]["named"]])
    state.spawn_out = tuple([SPAWN_OF[one] for one in view["out"]["spawn"]])
    state.stack = [*convert({"frames": view["stack"]}, Stack).frames]
    return state
