"""Things of the game in words: which sentence names a hero, a zone, a card; `locale/` has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from frenzy.games.resistance.board import EVERY_OPENING, ZONE_IDS, ZONE_OF, ways
from frenzy.games.resistance.cards import CITIZEN_IDS, DEVOUR, POWERS, SHEETS, SPAWN, SPAWN_IDS, SPAWN_OF
from frenzy.games.resistance.ids import CHARACTERS, HEROIC, LEVELS, MODES, NAMED_KIND, NOWHERE, mob_id
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS, Mission
from frenzy.kernel.phrase import Given, Phrase, Value

if TYPE_CHECKING:
    from frenzy.games.resistance.state import State

REASON_KINDS: Final = {
    "hero": "hero", "zone": "zone", "door": "door", "named": "named", "kind": "kind", "citizen": "citizen",
    "trait": "trait", "ability": "power", "object": "object", "floor": "floor", "colour": "colour",
}  # fmt: skip
"""What the values of reasons name."""

PEOPLE: Final = ("hero", "named")
SOURCE: Final = {power.id: power.source for power in POWERS}
"""Whether a power is called by a skill, a trait or a citizen."""
UNSEEN: Final = ("kind", "attack", "colour")
"""Kinds that nobody can point to."""


def mission_of(table: Any) -> Mission:
    """The mission of a table, or of a view of it."""
    if isinstance(table, dict):
        return MISSIONS[MISSION_OF[table["options"]["mission"]]]
    mission: Mission = table.mission
    return mission


def mode_of(table: Any) -> int:
    """The mode of a table, or of a view of it."""
    return mission_of(table).mode


def zones_beside(table: Any, zone: str) -> list[str]:
    """The zones that one step could reach if every door and window were open."""
    beside = ways(mission_of(table).tiles, EVERY_OPENING, 0, NOWHERE).steps[ZONE_OF[zone]]
    return [ZONE_IDS[other] for other in beside]


def name_of(mode: int, kind: str, id: str) -> Value:
    """A thing of that kind in words; a kind may have a form (`zone/to`)."""
    kind, _, form = kind.partition("/")
    if kind in PEOPLE:
        return Phrase(f"name-{id}")
    if kind == "card":
        return spawn_card(mode, id)
    if kind == "power":
        kind = SOURCE[id]
    return Phrase(f"{kind}-{id}-{form}" if form else f"{kind}-{id}")


def thing_of(kind: str, id: str) -> str:
    """What is lit for something of that kind: for a power, the skill, trait or citizen."""
    kind = kind.partition("/")[0]
    if kind == "power":
        kind = SOURCE.get(id, "skill")
    return "" if kind in UNSEEN else f"{kind} {id}"


def price(power: int) -> Value:
    """What using a power costs; "none" if nothing."""
    if POWERS[power].power:
        return Phrase("price-power", {"count": POWERS[power].power})
    return Phrase("price-hunger", {"count": POWERS[power].hunger}) if POWERS[power].hunger else "none"


def power_name(power: int) -> Phrase:
    """The skill, trait or citizen that a power is of."""
    return Phrase(f"{POWERS[power].source}-{POWERS[power].id}")


def inside(zone: int) -> Phrase:
    """Where something is."""
    return Phrase(f"zone-{ZONE_IDS[zone]}-in")


# -- beside the question ----------------------------------------------------------------------------------------


def of_hero(state: State, hero: int, said: Phrase | None) -> Phrase:
    """Whose question it is, and what is said beside it."""
    name = Phrase(f"name-{CHARACTERS[state.team[hero]]}")
    return name if said is None else Phrase("note-hero", {"hero": name, "note": said})


def faces(found: tuple[int, ...]) -> Phrase:
    """Dice that lie there."""
    return Phrase("note-dice", {"dice": " ".join(map(str, sorted(found)))})


def more(count: int) -> Phrase:
    """So many can still be chosen."""
    return Phrase("note-more", {"count": count})


def aimed(attack: int, zone: int) -> Phrase:
    """An attack of a sheet, or Devour, and the zone it is aimed at."""
    name = SHEETS[attack].attack.id if attack < len(SHEETS) else DEVOUR.id
    return Phrase("note-attack", {"attack": Phrase(f"attack-{name}"), "zone": inside(zone)})


def wounds_at(count: int, zone: int) -> Phrase:
    """So many wounds to share in a zone."""
    return Phrase("note-wounds", {"count": count, "zone": inside(zone)})


def shots_from(zone: int, count: int) -> Phrase:
    """So many shots that come from a zone."""
    return Phrase("note-shots", {"count": count, "start": Phrase(f"zone-{ZONE_IDS[zone]}-from")})


def citizen(card: int) -> Phrase:
    return Phrase(f"citizen-{CITIZEN_IDS[card]}")


def victim(state: State, number: int) -> Phrase:
    """Who is about to take a wound: a hero, or a citizen as -2 and less."""
    who = Phrase(f"name-{CHARACTERS[state.team[number]]}") if number >= 0 else citizen(-2 - number)
    return Phrase("note-victim", {"who": who})


def victim_things(state: State, number: int) -> list[str]:
    return [f"hero {CHARACTERS[state.team[number]]}"] if number >= 0 else citizen_things(-2 - number)


# -- enemies ----------------------------------------------------------------------------------------------------


def mobs(kind: str, count: int, form: str = "") -> Phrase:
    """So many of a kind: whoever does something, or with a form whoever something is done to."""
    return Phrase(f"mobs-{kind}-{form}" if form else f"mobs-{kind}", {"count": count})


def all_of(kind: str) -> Phrase:
    """All enemies of a kind."""
    return Phrase(f"kind-{kind}-all")


def named(who: int) -> Phrase:
    """An enemy with a name."""
    return Phrase(f"name-{CHARACTERS[who]}")


def group(state: State, kind: int, count: int) -> Phrase:
    """So many enemies of a kind, or the one with a name."""
    return named(kind - NAMED_KIND) if kind >= NAMED_KIND else mobs(mob_id(state.mode, kind), count)


def group_at(state: State, kind: int, zone: int) -> Phrase:
    """A group of enemies and where it stands."""
    count = 1 if kind >= NAMED_KIND else state.count_of(kind, zone)
    return Phrase("note-group-at", {"who": group(state, kind, count), "zone": inside(zone)})


def thing_of_group(state: State, kind: int, zone: int) -> str:
    """What is lit for a group of enemies."""
    if kind >= NAMED_KIND:
        return f"named {CHARACTERS[kind - NAMED_KIND]}"
    return f"mob {mob_id(state.mode, kind)} {ZONE_IDS[zone]}"


def mob_in_question(table: Any, kind: str) -> list[str]:
    """The enemies of a kind in the zone that the pending decision is about, or where its hero is."""
    frame: Any = None if isinstance(table, dict) or not table.stack else table.stack[-1]
    if hasattr(frame, "zone"):
        return [f"mob {kind} {ZONE_IDS[frame.zone]}"]
    return [f"mob {kind} {ZONE_IDS[table.zone[frame.hero]]}"] if hasattr(frame, "hero") else []


def citizen_things(card: int) -> list[str]:
    return [f"citizen {CITIZEN_IDS[card]}"]


# -- spawn cards ------------------------------------------------------------------------------------------------


def spawn_card(mode: int, id: str, level: str = "") -> Phrase:
    """A spawn card, or what it brings at a danger level."""
    card = SPAWN[SPAWN_OF[id]]
    match card.kind:
        case "normal" | "rush":
            kind = mob_id(mode, card.mob)
            if level:
                return Phrase(f"card-{card.kind}", {"mobs": mobs(kind, card.counts[LEVELS.index(level)])})
            counts: Given = dict(zip(LEVELS, card.counts, strict=True))
            return Phrase(f"card-{card.kind}-row", {"mobs": Phrase(f"kind-{kind}-many"), **counts})
        case "extra_activation":
            return Phrase("card-extra_activation", {"mobs": all_of(mob_id(mode, card.mob))})
        case "special":
            return Phrase(f"special-{card.special if mode == HEROIC else card.zombie_special}")
        case kind:
            return Phrase(f"card-{kind}-{MODES[mode]}")


def drawn_card(state: State, card: int, level: int) -> Phrase:
    """A spawn card and the danger level that it is read at."""
    told = spawn_card(state.mode, SPAWN_IDS[card], LEVELS[level])
    return Phrase("note-card", {"card": told, "level": Phrase(f"level-{LEVELS[level]}")})
