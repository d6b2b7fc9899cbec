"""What a player meets for the first time, and what a beginner might do in the first mission.

A topic is a rule, or a few that belong together: `topic-NAME` calls it, `intro-NAME` tells it in a sentence or two. In
which mission it is new stands in `content/topics.json`; here is when it matters. All of it is seen from a seat's view:
clients remember what they have told, and whom.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec import json

from frenzy.games.resistance.board import OPENING_OF, WINDOWS, ZONE_OF, ZONES, ways
from frenzy.games.resistance.content.facts import read
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.ids import FLOOR_OF, NOWHERE, ZOMBIE
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF, MISSIONS, Mission
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.told import Advice

TUTORIAL: Final = MISSION_IDS[0]  # Z-20.0


@cache
def new_topics() -> dict[str, tuple[str, ...]]:
    """The topics that are new in each mission, in the order of the book."""
    found = json.decode(read("topics.json"), type=dict[str, tuple[str, ...]])
    return {mission: found.get(mission, ()) for mission in MISSION_IDS}


# -- what a view shows ------------------------------------------------------------------------------------------


def mission_in(view: View) -> Mission:
    return MISSIONS[MISSION_OF[view["options"]["mission"]]]


def offers(view: View, *verbs: str) -> bool:
    """Some choice begins with one of these words."""
    return any(choice.split(" ", 1)[0] in verbs for choice in view["choices"])


def opened_by(view: View) -> list[int]:
    """The doors and windows that can be opened now."""
    names = [choice.removeprefix("open ") for choice in view["choices"] if choice.startswith("open ")]
    return [OPENING_OF[name] for name in names if name in OPENING_OF]


def here(view: View) -> int:
    """The zone of the active hero; NOWHERE if there is none."""
    zone = None if view["active"] is None else view["heroes"][view["active"]]["zone"]
    return NOWHERE if zone is None else ZONE_OF[zone]


def is_at_lock(view: View) -> bool:
    """A door that is still locked leads out of the zone of the active hero."""
    locked = {lock.opening for lock in mission_in(view).locks} & {OPENING_OF[name] for name in view["barred"]}
    plan = ways_in(view).plan
    return here(view) >= 0 and any(number in locked for number in plan.openings[here(view)])


def is_at_stairs(view: View) -> bool:
    return any(here(view) in pair for pair in ways_in(view).plan.stairs)


def is_mixed(view: View) -> bool:
    """Enemies of different kinds stand in one zone, and somebody is about to strike."""
    zones = [enemy["zone"] for enemy in view["enemies"]]
    return view["prompt"] in ("roll", "hits") and len(zones) > len({*zones})


# -- topics -----------------------------------------------------------------------------------------------------

MATTERS: Final[dict[str, Callable[[View], bool]]] = {
    "round": lambda view: view["prompt"] == "hero",
    "hunger": lambda view: mission_in(view).mode == ZOMBIE,
    "fall": lambda view: any(hero["health"] == 1 for hero in view["heroes"] if hero["zone"]),
    "wounds": lambda view: view["prompt"] in ("wound", "cancel") or any(hero["wounds"] for hero in view["heroes"]),
    "power": lambda view: view["prompt"] == "roll",
    "priority": is_mixed,
    "exit": lambda view: view["prompt"] == "exit",
    "secrets": lambda view: any(choice.startswith("take secret_mission") for choice in view["choices"]),
    "objectives": lambda view: offers(view, "take"),
    "elevator": lambda view: offers(view, "call", "ride"),
    "stairs": is_at_stairs,
    "hand": lambda view: offers(view, "fire"),
    "citizens": lambda view: any(citizen["id"] is not None for citizen in view["citizens"]),
    "doors": lambda view: any(not WINDOWS >> number & 1 for number in opened_by(view)),
    "windows": lambda view: any(WINDOWS >> number & 1 for number in opened_by(view)),
    "locks": is_at_lock,
    "sight": lambda view: offers(view, "attack"),
    "moving": lambda view: view["prompt"] == "turn",
    "outdoors": lambda view: here(view) >= 0 and ZONES[here(view)].is_outdoor,
    "hidden": lambda view: view["prompt"] == "turn" and any(token["colour"] is None for token in view["objectives"]),
    "experience": lambda view: any(hero["xp"] for hero in view["heroes"]),
    "danger": lambda view: view["level"] > 0,
    "named": lambda view: any(enemy["id"] is not None for enemy in view["enemies"]),
    "enemies": lambda view: bool(view["enemies"]) and any(hero["activated"] for hero in view["heroes"]),
    "spawning": lambda view: view["round"] > 1,
    "traits": lambda view: offers(view, "trait"),
}
"""When a topic matters to whoever is asked; the more urgent ones first."""


HEROIC: Final = ("power", "priority", "citizens", "named")
"""What is told of super heroes only: those of the other mode are hungry, and meet others (Z-21)."""


def topics_of(view: View) -> list[str]:
    """All topics that matter now, the most urgent first; none for those who wait."""
    if not view["choices"]:
        return []
    without = HEROIC if mission_in(view).mode == ZOMBIE else ()
    return [topic for topic, matters in MATTERS.items() if topic not in without and matters(view)]


# -- a guided first turn ----------------------------------------------------------------------------------------


def ways_in(view: View) -> Any:
    """Where one can go as doors and windows stand."""
    opened, barred = (sum(1 << OPENING_OF[name] for name in view[field]) for field in ("open", "barred"))
    cabin = NOWHERE if view["cabin"] is None else FLOOR_OF[view["cabin"]]
    return ways(mission_in(view).tiles, opened, barred, cabin)


def goal_in(view: View) -> int:
    """Where to go next: the first objective that is left, then the exit."""
    left = [token["zone"] for token in view["objectives"] if not token["taken"]]
    zone = left[0] if left else view["exit"]
    return NOWHERE if zone is None else ZONE_OF[zone]


def is_closer(view: View, choice: str) -> bool:
    """A move that brings the active hero nearer to what has to be done, and not among enemies."""
    verb, _, zone = choice.partition(" ")
    if verb != "move" or goal_in(view) == NOWHERE or any(enemy["zone"] == zone for enemy in view["enemies"]):
        return False
    far: list[int] = ways_in(view).broken_to(goal_in(view))
    return 0 <= far[ZONE_OF[zone]] < far[here(view)]


def begins(*words: str) -> Callable[[View, str], bool]:
    return lambda _, choice: choice in words or choice.split(" ", 1)[0] in words


STEPS: Final[tuple[tuple[str, bool, Callable[[View, str], bool]], ...]] = (
    ("leave", True, begins("leave")),
    ("take", True, begins("take")),
    ("rescue", True, begins("rescue")),
    ("attack", False, begins("attack")),
    ("roll", False, begins("roll 0")),
    ("open", True, begins("open")),
    ("move", False, is_closer),
    ("trait", False, begins("trait")),
    ("power", False, begins("power")),
    ("end", False, begins("end turn")),
    ("activate", False, begins("activate")),
)
"""What to do, the best first; whether it is said at any time; and the choices that do it."""


def is_first_turn(view: View) -> bool:
    """None of one's own heroes has had a turn yet."""
    own = [hero for hero in view["heroes"] if hero["seat"] == view["seat"]]
    return view["round"] == 1 and not any(hero["activated"] for hero in own)


def advice_of(view: View) -> Advice | None:
    """What a beginner might do now, and why: in the first mission, step by step in the first turn."""
    if view["options"]["mission"] != TUTORIAL or not view["choices"]:
        return None
    is_first = is_first_turn(view)
    for step, is_always, fits in STEPS:
        found = [choice for choice in view["choices"] if fits(view, choice)]
        if found and (is_always or is_first):
            return Advice(Phrase(f"advice-{step}"), found)
    return None
