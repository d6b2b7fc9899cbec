"""The guide in words: why something cannot be done, and why something happened. Only clients import this module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import convert

from frenzy.games.adrenaline.events import AnyEvent
from frenzy.games.adrenaline.ids import CHARACTERS, cubes
from frenzy.games.adrenaline.text import Cast, Table, Text, cast_of, key, variant
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Event
from frenzy.kernel.telling import tag_of
from frenzy.speech import Value

FIGURES: Final = ("seat", "figure")


def why(event: Event | Mapping[str, Any], table: Table, language: str) -> str:
    """Why an event happened, with its numbers; the event as it is, or as it is sent to clients."""
    happened: Event = event if isinstance(event, Event) else convert(event, AnyEvent)
    text = Text(language)
    name = key("why", tag_of(happened), variant(happened))
    return text.say(name, **text.event_values(cast_of(table), happened))


def why_not(reason: Reason, table: Table, language: str) -> str:
    """Why something cannot be chosen, in one sentence; its paragraph is `reason.rule`."""
    text, names = Text(language), cast_of(table)
    return text.say(reason.key, **{name: spoken(text, names, name, value) for name, value in reason.values.items()})


def spoken(text: Text, names: Cast, name: str, value: Value) -> Value:
    """A value of a reason in words; numbers, squares and colours stay as they are."""
    if not isinstance(value, str):
        return text.figure(names, int(value)) if name in FIGURES else value
    match name:
        case "target" | "other":
            return target(text, names, value)
        case "weapon" | "other_weapon":
            return text.weapon(value)
        case "effect" | "other_effect":
            return text.say(f"weapon-{value}")
        case "card":
            return text.powerup(value)
        case "tile":
            return text.tile(value)
        case "room":
            return text.say(f"room-{value}")
        case "missing" | "cost":
            return text.cost(cubes(value))
        case "asked":
            return text.say(f"asked-{value}")
        case _:
            return value


def target(text: Text, names: Cast, value: str) -> str:
    """A target as choices name it: `violet`, `spawn:red`."""
    kind, _, colour = value.partition(":")
    return text.say(f"spawn-{colour}") if kind == "spawn" else text.target(names, CHARACTERS.index(value))
