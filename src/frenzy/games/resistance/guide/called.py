"""What people point at: a thing on the table in words, or nothing if it is not there."""

from __future__ import annotations

from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.guide.why_not import exists
from frenzy.games.resistance.phrases import mobs
from frenzy.games.resistance.seen import EnemyView
from frenzy.kernel.phrase import Phrase, Value


def called(view: View, thing: str) -> Value | None:
    """A hero, a zone, a door, enemies, or what lies on the map, as people at the table call it."""
    kind, _, id = thing.partition(" ")
    match kind:
        case "zone" | "door":
            return Phrase(thing.replace(" ", "-")) if exists(read_view(view), kind, id) else None
        case "hero":
            return Phrase(f"name-{id}") if any(hero["id"] == id for hero in view["heroes"]) else None
        case "mob" | "named":
            return next((group(enemy) for enemy in view["enemies"] if thing_of(enemy) == thing), None)
        case "citizen":
            names = {card["id"] or card["zone"]: card["id"] for card in view["citizens"]}
            return in_words("citizen", id, names[id]) if id in names else None
        case "object":
            return Phrase(f"object-{id}") if any(item["id"] == id for item in view["objects"]) else None
        case "point":
            return in_words(kind, id) if any(point["zone"] == id for point in view["points"]) else None
        case "token":
            lie = {token["zone"] for token in view["objectives"] if not token["taken"]}
            return in_words(kind, id) if id in lie else None
        case _:
            return None


def thing_of(enemy: EnemyView) -> str:
    return f"mob {enemy['kind']} {enemy['zone']}" if enemy["id"] is None else f"named {enemy['id']}"


def group(enemy: EnemyView) -> Phrase:
    """So many of a kind and where they stand, or the one with a name."""
    if enemy["id"] is not None:
        return Phrase(f"name-{enemy['id']}")
    zone = Phrase(f"zone-{enemy['zone']}-in")
    return Phrase("note-group-at", {"who": mobs(enemy["kind"], enemy["count"]), "zone": zone})


def in_words(kind: str, zone: str, name: str | None = None) -> Phrase:
    """A card or marker: its name, or else where it lies."""
    return Phrase(f"{kind}-{name}") if name else Phrase(f"pointed-{kind}", {"zone": Phrase(f"zone-{zone}-in")})
