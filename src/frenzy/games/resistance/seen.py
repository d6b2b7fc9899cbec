"""What a view says that is no single field of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypedDict

from frenzy.games.resistance.board import ZONE_IDS, ZONE_OF
from frenzy.games.resistance.cards import CITIZEN_IDS, CITIZEN_OF, OBJECT_IDS, OBJECTS, POWERS, USED
from frenzy.games.resistance.ids import (
    CHARACTER_OF,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    MOB_OF,
    NAMED_KIND,
    NOWHERE,
    POINT_COLOURS,
    mob_id,
)
from frenzy.games.resistance.rules.ending import goal_is_met
from frenzy.games.resistance.state import (
    DISCARDED,
    FACE_DOWN,
    HELD,
    HIDDEN,
    OUT,
    REVEALED,
    ZONE_COUNT,
    State,
    replaced,
)
from frenzy.kernel.fields import OneOf

if TYPE_CHECKING:
    from frenzy.games.resistance.declared.types import TeamView, View

MOB_KINDS = ("walker", "brute", "runner", "trooper", "guard", "specialist", "zombie_hero", "superhero")


class EnemyView(TypedDict):
    """So many of a mob, or one with a name."""

    kind: Annotated[str, OneOf(MOB_KINDS)]
    id: str | None
    zone: str
    count: int
    lying: bool


class CitizenView(TypedDict):
    """A citizen card on the board; face down it has no name."""

    id: str | None
    zone: str
    hidden: bool


class PointView(TypedDict):
    zone: str
    colour: Annotated[str, OneOf(POINT_COLOURS)]
    active: bool
    moved: bool


class ObjectiveView(TypedDict):
    """An objective; face down it has no colour."""

    zone: str
    colour: Annotated[str, OneOf(COLOURS)] | None
    taken: bool


class ObjectView(TypedDict):
    id: str
    zone: str | None
    state: str


# -- enemies ----------------------------------------------------------------------------------------------------


def write_enemies(state: State) -> list[EnemyView]:
    """Enemies by zone: those with a name first, then mobs."""
    found: list[tuple[int, int, EnemyView]] = []
    named = "superhero" if state.mode else "zombie_hero"
    for who, zone in enumerate(state.named):
        if zone != NOWHERE:
            lies = bool(state.lying >> who & 1)
            seen: EnemyView = {
                "kind": named, "id": CHARACTERS[who], "zone": ZONE_IDS[zone], "count": 1, "lying": lies,
            }  # fmt: skip
            found.append((zone, who - NAMED_KIND - len(CHARACTERS), seen))
    for zone, kind, count in state.crowds():
        seen = {
            "kind": mob_id(state.mode, kind), "id": None, "zone": ZONE_IDS[zone], "count": count, "lying": False,
        }  # fmt: skip
        found.append((zone, kind, seen))
    found.sort(key=lambda entry: entry[:2])
    return [entry[2] for entry in found]


def read_enemies(state: State, view: View) -> None:
    for enemy in view["enemies"]:
        zone = ZONE_OF[enemy["zone"]]
        if enemy["id"] is None:
            state.mobs = replaced(state.mobs, MOB_OF[enemy["kind"]] * ZONE_COUNT + zone, enemy["count"])
        else:
            state.named = replaced(state.named, CHARACTER_OF[enemy["id"]], zone)


# -- citizens ---------------------------------------------------------------------------------------------------


def write_citizens(state: State) -> list[CitizenView]:
    """The citizen cards on the board, by zone."""
    found: list[tuple[int, int, CitizenView]] = []
    for card, zone in enumerate(state.card_at):
        status = state.card_is[card]
        if status in (FACE_DOWN, REVEALED, HIDDEN):
            name = None if status == FACE_DOWN else CITIZEN_IDS[card]
            seen: CitizenView = {"id": name, "zone": ZONE_IDS[zone], "hidden": status == HIDDEN}
            found.append((zone, NOWHERE if name is None else card, seen))
    found.sort(key=lambda entry: entry[:2])
    return [entry[2] for entry in found]


def read_citizens(state: State, view: View) -> None:
    """Cards that are seen; those face down are dealt anew by whoever needs them, and marked here by their zone."""
    card_at, card_is = list(state.card_at), list(state.card_is)
    for citizen in view["citizens"]:
        if citizen["id"] is not None:
            card = CITIZEN_OF[citizen["id"]]
            card_at[card] = ZONE_OF[citizen["zone"]]
            card_is[card] = HIDDEN if citizen["hidden"] else REVEALED
    for hero in view["heroes"]:
        if hero["citizen"] is not None:
            card_is[CITIZEN_OF[hero["citizen"]]] = HELD
    for name in view["discards"]["citizens"]:
        card_is[CITIZEN_OF[name]] = DISCARDED
    for name in view["secrets_gone"]:
        card_is[CITIZEN_OF[name]] = OUT
    for frame in view["stack"]:
        if frame["frame"] == "drop_citizen":
            card_is[frame["card"]] = HELD
    state.card_at, state.card_is = tuple(card_at), tuple(card_is)


# -- points, objectives, objects --------------------------------------------------------------------------------


def write_points(state: State) -> list[PointView]:
    """The spawn points in their order, without those for more heroes than there are."""
    found: list[PointView] = []
    for number, point in enumerate(state.mission.points):
        if state.has_point(number):
            found.append({
                "zone": ZONE_IDS[state.point_at[number]],
                "colour": POINT_COLOURS[point.colour],
                "active": bool(state.awake >> number & 1),
                "moved": bool(state.shifted >> number & 1),
            })  # fmt: skip
    return found


def read_points(state: State, view: View) -> None:
    state.awake = state.shifted = 0
    points = iter(view["points"])
    for number in range(len(state.mission.points)):
        if state.has_point(number):
            seen = next(points)
            state.point_at = replaced(state.point_at, number, ZONE_OF[seen["zone"]])
            state.awake |= seen["active"] << number
            state.shifted |= seen["moved"] << number


def write_objectives(state: State) -> list[ObjectiveView]:
    found: list[ObjectiveView] = []
    for number, objective in enumerate(state.mission.objectives):
        is_taken = bool(state.taken >> number & 1)
        is_known = is_taken or objective.colour != NOWHERE
        colour = COLOURS[state.colours[number]] if is_known else None
        found.append({"zone": ZONE_IDS[objective.zone], "colour": colour, "taken": is_taken})
    return found


def read_objectives(state: State, view: View) -> None:
    for number, seen in enumerate(view["objectives"]):
        state.taken |= seen["taken"] << number
        colour = NOWHERE if seen["colour"] is None else COLOUR_OF[seen["colour"]]
        state.colours = replaced(state.colours, number, colour)


def write_objects(state: State) -> list[ObjectView]:
    found: list[ObjectView] = []
    for number, rule in enumerate(state.mission.objects):
        zone = state.object_at[number]
        found.append({
            "id": OBJECT_IDS[rule.object],
            "zone": None if zone == NOWHERE else ZONE_IDS[zone],
            "state": OBJECTS[rule.object].states[state.object_is[number]],
        })  # fmt: skip
    return found


def read_objects(state: State, view: View) -> None:
    for number, seen in enumerate(view["objects"]):
        zone = NOWHERE if seen["zone"] is None else ZONE_OF[seen["zone"]]
        state.object_at = replaced(state.object_at, number, zone)
        states = OBJECTS[state.mission.objects[number].object].states
        state.object_is = replaced(state.object_is, number, states.index(seen["state"]))


def write_map_cards(state: State) -> list[str]:
    """The zones where spawn cards lie; what they are nobody knows (Z-20.9)."""
    return [ZONE_IDS[zone] for zone, _ in state.map_cards]


def read_map_cards(state: State, view: View) -> None:
    state.map_cards = tuple([(ZONE_OF[name], NOWHERE) for name in view["map_cards"]])


# -- heroes and goals -------------------------------------------------------------------------------------------


def write_used(state: State, hero: int) -> list[str]:
    """The skills, traits and citizens that are used up for now."""
    return [POWERS[power].id for power in state.used[hero]]


def read_used(state: State, hero: int, view: TeamView) -> None:
    used = tuple(sorted([USED[state.mode][name] for name in view["used"]]))
    state.used = replaced(state.used, hero, used)


def goals_met(state: State) -> list[list[bool]]:
    """Which goals are met at this moment, by block (Z-3.6)."""
    found: list[list[bool]] = []
    is_open = True
    for block in state.mission.goals:
        met = [is_open and goal_is_met(state, goal) for goal in block]
        found.append(met)
        is_open = is_open and all(met)
    return found


def mission_zones(state: State) -> tuple[int, ...]:
    """The zones of the mission's tiles that somebody can stand in now."""
    return state.ways().zones
