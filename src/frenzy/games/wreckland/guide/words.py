"""The guide in words: why something cannot be done, and how likely something is. Only clients import this module."""

from __future__ import annotations

from frenzy.games.wreckland.text import Table, Text
from frenzy.kernel.guide import Reason
from frenzy.speech import Value

Told = str | int | float


def why_not(reason: Reason, table: Table, language: str) -> str:
    """Why something cannot be chosen, or how likely it is, in one sentence; its paragraph is `reason.rule`."""
    text = Text(language)
    return text.say(reason.key, **{name: spoken(text, name, value) for name, value in reason.values.items()})


def spoken(text: Text, name: str, value: Told) -> Value:
    """A value of a reason in words; slots and numbers stay as they are."""
    if not isinstance(value, str):
        return value
    match name:
        case "card" | "other_card" | "enemy" | "other":
            return text.name(value)
        case "section" | "other_section":
            return text.section(value)
        case "die" | "other_die":
            return text.die(value)
        case "item" | "other_item":
            return text.item(value)
        case "dice":
            return text.listed([text.die(die) for die in value.split(" ")])
        case "values":
            return text.listed(value.split(" "))
        case "cost":
            kind, _, total = value.partition(" ")
            return text.say(f"need-{kind}", n=int(total or 0))
        case "line":
            op, *numbers = value.split(" ")
            return text.told_line(op, *map(int, numbers))
        case "hero":
            return text.say(f"hero-{value}")
        case "asked":
            return text.say(f"asked-{value}")
        case _:
            return value
