"""Any document in readable lines: what there is to see of a table for which nobody has made a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from frenzy.speech import Sentences

APART: Final = ("game", "seat", "to_act", "may_act", "prompt", "choices", "options", "stack")
"""What the prompt, the line on top and the lobby say already."""

NOTHING: Final = "–"


def facts(text: Sentences, document: Mapping[str, Any], indent: str = "") -> list[str]:
    """A line for each fact; what has parts of its own is a heading with lines below."""
    lines: list[str] = []
    for key, value in document.items():
        parts = parts_of(value)
        if key in APART:
            continue
        if parts:
            lines += [f"{indent}{label(text, key)}", *facts(text, parts, f"{indent}  ")]
        else:
            lines.append(f"{indent}{label(text, key)}: {worded(text, key, value)}")
    return lines


def parts_of(value: object) -> Mapping[str, Any]:
    """What a fact consists of, by name or number; nothing if it can be said in a line."""
    if isinstance(value, Mapping):
        return value
    if isinstance(value, list | tuple) and any(isinstance(item, Mapping | list | tuple) for item in value):
        return {str(number): item for number, item in enumerate(value, 1)}
    return {}


def label(text: Sentences, key: str) -> str:
    """A key in words: the game's own, if it has any."""
    own = (f"view-{key}", f"option-{key}")
    return next((text.say(name) for name in own if text.knows(name)), key.replace("_", " ").capitalize())


def worded(text: Sentences, key: str, value: object) -> str:
    """A value in words; those of options have names.

    >>> worded(Sentences("frenzy.games.adrenaline", ("game.ftl",), "en"), "taken", [2, True, None])
    '2, ✓, –'
    """
    match value:
        case None | [] | () | "" | False | Mapping():
            return NOTHING
        case True:
            return "✓"
        case list() | tuple():
            return ", ".join(worded(text, key, item) for item in value)
        case str() if text.knows(f"option-{key}") and text.knows(f"{key}-{value}"):
            return text.say(f"{key}-{value}")
        case _:
            return str(value)
