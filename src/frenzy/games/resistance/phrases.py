"""Things of the game in words: which sentence names a hero, a zone, a card; `locale/` has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, SPAWN_IDS
from frenzy.games.resistance.ids import CHARACTERS, LEVELS, NAMED_KIND, mob_id
from frenzy.kernel.phrase import Phrase, Value

if TYPE_CHECKING:
    from frenzy.games.resistance.state import State

REASON_KINDS: Final = {
    "hero": "hero", "zone": "zone", "door": "door", "named": "named", "kind": "kind", "citizen": "citizen",
    "trait": "trait", "power": "power", "object": "object", "floor": "floor", "colour": "colour",
}  # fmt: skip
"""What the values of reasons name."""

PEOPLE: Final = ("hero", "named")


def name_of(kind: str, id: str) -> Value:
    """A thing of that kind in words."""
    if kind in PEOPLE:
        return Phrase(f"name-{id}")
    return Phrase(f"{kind}-{id}")


def faces(found: tuple[int, ...]) -> Phrase:
    """Dice that lie there."""
    return Phrase("note-dice", {"dice": " ".join(map(str, sorted(found)))})


def group_at(state: State, kind: int, zone: int) -> Phrase:
    """A group of enemies and where it stands."""
    if kind >= NAMED_KIND:
        who = Phrase(f"name-{CHARACTERS[kind - NAMED_KIND]}")
        return Phrase("note-named-at", {"named": who, "zone": Phrase(f"zone-{ZONE_IDS[zone]}")})
    mob = Phrase(f"kind-{mob_id(state.mode, kind)}")
    count = state.count_of(kind, zone)
    return Phrase("note-group-at", {"kind": mob, "count": count, "zone": Phrase(f"zone-{ZONE_IDS[zone]}")})


def thing_of_group(state: State, kind: int, zone: int) -> str:
    """What is lit for a group of enemies."""
    if kind >= NAMED_KIND:
        return f"named {CHARACTERS[kind - NAMED_KIND]}"
    return f"mob {mob_id(state.mode, kind)} {ZONE_IDS[zone]}"


def citizen_things(card: int) -> list[str]:
    return [f"citizen {CITIZEN_IDS[card]}"]


def spawn_card(state: State, card: int, level: int) -> Phrase:
    """A spawn card and the danger level that it is read at."""
    return Phrase("note-card", {"card": Phrase(f"card-{SPAWN_IDS[card]}"), "level": Phrase(f"level-{LEVELS[level]}")})
