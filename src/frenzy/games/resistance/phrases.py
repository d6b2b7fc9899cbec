"""Things of the game in words: which sentence names a hero, a zone, a card; `locale/` has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, POWERS, SPAWN, SPAWN_IDS, SPAWN_OF
from frenzy.games.resistance.ids import CHARACTERS, HEROIC, LEVELS, MODES, NAMED_KIND, mob_id
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS
from frenzy.kernel.phrase import Given, Phrase, Value

if TYPE_CHECKING:
    from frenzy.games.resistance.state import State

REASON_KINDS: Final = {
    "hero": "hero", "zone": "zone", "door": "door", "named": "named", "kind": "kind", "citizen": "citizen",
    "trait": "trait", "power": "power", "object": "object", "floor": "floor", "colour": "colour",
}  # fmt: skip
"""What the values of reasons name."""

PEOPLE: Final = ("hero", "named")
SOURCE: Final = {power.id: power.source for power in POWERS}
"""Whether a power is called by a skill, a trait or a citizen."""
UNSEEN: Final = ("kind", "attack", "colour")
"""Kinds that nobody can point to."""


def mode_of(table: Any) -> int:
    """The mode of a table, or of a view of it."""
    if isinstance(table, dict):
        return MISSIONS[MISSION_OF[table["options"]["mission"]]].mode
    mode: int = table.mode
    return mode


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


def faces(found: tuple[int, ...]) -> Phrase:
    """Dice that lie there."""
    return Phrase("note-dice", {"dice": " ".join(map(str, sorted(found)))})


# -- enemies ----------------------------------------------------------------------------------------------------


def mobs(kind: str, count: int, form: str = "") -> Phrase:
    """So many of a kind: whoever does something, or with a form whoever something is done to."""
    return Phrase(f"mobs-{kind}-{form}" if form else f"mobs-{kind}", {"count": count})


def all_of(kind: str) -> Phrase:
    """All enemies of a kind."""
    return Phrase(f"kind-{kind}-all")


def group_at(state: State, kind: int, zone: int) -> Phrase:
    """A group of enemies and where it stands."""
    where = Phrase(f"zone-{ZONE_IDS[zone]}-in")
    if kind >= NAMED_KIND:
        return Phrase("note-group-at", {"who": Phrase(f"name-{CHARACTERS[kind - NAMED_KIND]}"), "zone": where})
    return Phrase("note-group-at", {"who": mobs(mob_id(state.mode, kind), state.count_of(kind, zone)), "zone": where})


def thing_of_group(state: State, kind: int, zone: int) -> str:
    """What is lit for a group of enemies."""
    if kind >= NAMED_KIND:
        return f"named {CHARACTERS[kind - NAMED_KIND]}"
    return f"mob {mob_id(state.mode, kind)} {ZONE_IDS[zone]}"


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
