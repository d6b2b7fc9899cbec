"""A table as people write it."""

from __future__ import annotations

from typing import Any

from frenzy.games.resistance import ids
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    SECRET_MISSIONS,
    SPAWN_IDS,
)
from frenzy.games.resistance.declared.view import write_view
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.state import (
    PEOPLE,
    State,
)
from frenzy.kernel.game import Position


def write_position(state: State) -> Position:
    """The table as a document: what all see of it."""
    view = write_view(state, None, (), [])
    mission, zombie = state.mission, state.mode == ids.ZOMBIE
    heroes: list[dict[str, Any]] = []
    for seen in view["heroes"]:
        doc: dict[str, Any] = {
            "id": seen["id"], "seat": seen["seat"], "zone": seen["zone"], "health": seen["health"],
            "hunger" if zombie else "power": seen["power"], "xp": seen["xp"], "activated": seen["activated"],
            "traits": seen["traits"], "citizen": seen["citizen"], "tokens": seen["tokens"],
        }  # fmt: skip
        for name in ("left", "used", "drew", "copied", "copied_attack"):
            if seen[name]:
                doc[name] = seen[name]
        heroes.append(doc)
    citizens = [
        {"id": card["id"], "zone": card["zone"], "revealed": card["id"] is not None, "hidden": card["hidden"]}
        for card in view["citizens"]
    ]
    enemies = [
        {"kind": foe["kind"], "zone": foe["zone"], **({"id": foe["id"]} if foe["id"] else {"count": foe["count"]}),
         **({"lying": True} if foe["lying"] else {})}
        for foe in view["enemies"]
    ]  # fmt: skip
    objectives = [
        {"zone": token["zone"], "colour": token["colour"], "taken": token["taken"],
         **({"hidden": True} if token["colour"] is None else {})}
        for token in view["objectives"]
    ]  # fmt: skip
    found: dict[str, Any] = {
        "game": "resistance", "mission": mission.id, "seats": state.seats, "round": state.round, "phase": state.phase,
        "active": None if state.active == NOWHERE else ids.CHARACTERS[state.team[state.active]],
        "actions_left": state.actions_left, "seed": state.seed, "heroes": heroes, "enemies": enemies,
        "citizens": citizens, "open": view["open"], "revealed": view["opened"], "floors": view["floors"],
        "spawn": [{**point} for point in view["points"]], "objectives": objectives, "exit": view["exit"],
        "counters": write_counters(state), "gone": write_gone(state), "discards": view["discards"],
    }  # fmt: skip
    if mission.has_elevator:
        found["cabin"] = view["cabin"]
    if mission.objects:
        seen_object = view["objects"][0]
        found["hand"] = {"zone": seen_object["zone"], "charged": seen_object["state"] == "charged"}
    return found


def write_counters(state: State) -> dict[str, Any]:
    """What a mission remembers, as far as there is something to say."""
    mission = state.mission
    names = {
        "elevator_called": state.called,
        "elevator_free": mission.elevator_locked and state.cabin != NOWHERE,
        "beacon": state.beacon,
        "all_red": state.all_red,
        "exit_placed": mission.exit == NOWHERE and state.exit != NOWHERE,
        "charged": state.charged,
        "secret_missions": state.secrets_taken,
        "secret_missions_revealed": state.secrets_revealed,
        "moved_points": state.shifted.bit_count(),
        "rescued": [CITIZEN_IDS[card] for card in range(PEOPLE) if state.rescued >> card & 1],
        "devoured": [CITIZEN_IDS[card] for card in range(PEOPLE) if state.devoured >> card & 1],
        "slain": [ids.CHARACTERS[who] for who in range(PEOPLE) if state.slain >> who & 1],
        "felled": [ids.CHARACTERS[who] for who in range(PEOPLE) if state.felled >> who & 1],
        "stunned": [
            {"zone": ZONE_IDS[zone], "kind": ids.mob_id(state.mode, kind), "count": count}
            for zone, kind, count in state.skips
        ],
    }
    for number, entry in enumerate(mission.fact.entries):
        names[f"dormitory_{entry.tile}"] = bool(state.entered >> number & 1)
    found: dict[str, Any] = {name: value for name, value in names.items() if value}
    if mission.cards_on_map:
        found["cards"] = {ZONE_IDS[zone]: [SPAWN_IDS[card]] for zone, card in state.map_cards}
    return found


def write_gone(state: State) -> dict[str, Any]:
    """What has left the game."""
    found: dict[str, Any] = {}
    named = [ids.CHARACTERS[who] for who in range(PEOPLE) if state.gone_named >> who & 1]
    if named:
        found["superheroes" if state.mode else "zombie_heroes"] = named
    secrets = [CITIZEN_IDS[card] for card in SECRET_MISSIONS if state.secrets_gone >> card & 1]
    if secrets:
        found["citizens"] = secrets
    figures = {ids.mob_id(state.mode, kind): count for kind, count in enumerate(state.gone) if count}
    if figures:
        found["figures"] = figures
    return found
