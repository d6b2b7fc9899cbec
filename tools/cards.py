"""Write what is printed on the weapons for the web client, which draws it: `python -m tools.cards`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from frenzy.games.adrenaline.content.words import AnyStep, Effect, Place, Weapon

CARDS = Path(__file__).parent.parent / "web" / "src" / "games" / "adrenaline" / "cards.json"


def write_field(value: Any) -> Any:
    """A place is its word, and the target it speaks of: `seen`, `seen_by a`."""
    return f"{value.where} {value.of}".rstrip() if isinstance(value, Place) else value


def write_step(step: AnyStep) -> dict[str, Any]:
    """A step with its word, and the fields that differ from what goes without saying."""
    fields = {
        field.name: write_field(getattr(step, field.name))
        for field in msgspec.structs.fields(step)
        if field.required or getattr(step, field.name) != field.default
    }
    return {"step": type(step).__name__.lower(), **fields}


def write_effect(effect: Effect) -> dict[str, Any]:
    steps = [write_step(step) for step in effect.steps]
    return {"id": effect.id, "kind": effect.kind, "cost": effect.cost, "steps": steps}


def write_card(card: Weapon) -> dict[str, Any]:
    return {"id": card.id, "cost": card.cost, "effects": [write_effect(effect) for effect in card.effects]}


def written() -> str:
    """The cards in the order of the numbers that views use for them."""
    lines = ",\n".join(json.dumps(write_card(card)) for card in WEAPONS + PROMO)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    CARDS.write_text(written())
    print(f"wrote {CARDS.name}")
