"""What stands in the list of the prompt: choices, or groups of them where there are many; and what they light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from frenzy.kernel.told import Choice
from frenzy.tui.renderer import GameRenderer
from frenzy.wire import View

MOST: Final = 9
"""So many choices are one key each; more are asked in two steps."""

BACK: Final = "back"

Named = Mapping[str, Sequence[str]]
"""What each choice names, as it is drawn."""


class Entry(Struct, frozen=True):
    """A line of the list: a choice, several that begin alike, or the way back (no choice at all)."""

    key: str
    choices: tuple[str, ...]

    @property
    def choice(self) -> str | None:
        """The choice, if it is one."""
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def is_group(self) -> bool:
        return len(self.choices) > 1


def entries(renderer: GameRenderer, choices: Mapping[str, Choice]) -> list[Entry]:
    """All choices, grouped by what they begin with if one key is not enough for each."""
    if len(choices) <= MOST:
        return [Entry(choice, (choice,)) for choice in choices]
    found: dict[str, list[str]] = {}
    for choice, told in choices.items():
        found.setdefault(renderer.group(told) or choice, []).append(choice)
    return [Entry(key if len(members) > 1 else members[0], tuple(members)) for key, members in found.items()]


def narrowed(choices: Sequence[str]) -> list[Entry]:
    """Some of the choices one by one, and the way back."""
    return [*(Entry(choice, (choice,)) for choice in choices), Entry(BACK, ())]


def named(renderer: GameRenderer, view: View, choices: Mapping[str, Choice]) -> dict[str, list[str]]:
    """What the choices name, as it lies on the table: that is what is lit, and pressed instead of the button."""
    return {
        choice: list(dict.fromkeys(place for thing in told.things for place in renderer.drawn(view, thing)))
        for choice, told in choices.items()
    }


def lit_entries(listed: Sequence[Entry], things: Named) -> dict[str, list[int]]:
    """What is lit, with the numbers of the list; what only the members of a group name has none yet."""
    found: dict[str, list[int]] = {}
    for number, entry in enumerate(listed, 1):
        for choice in entry.choices:
            for thing in things[choice]:
                numbers = found.setdefault(thing, [])
                if (not entry.is_group or thing == entry.key) and number not in numbers:
                    numbers.append(number)
    return found


def meant(things: Named, pressed: Sequence[str], standing: Sequence[str] = ()) -> list[str]:
    """The choices that somebody means who presses there: those that name the topmost thing that any of them names, or
    else those that name what stands there."""
    for thing in pressed:
        found = [choice for choice, names in things.items() if thing in names]
        if found:
            return found
    return [choice for thing in standing for choice, names in things.items() if thing in names]


def shortened(labels: Sequence[str]) -> list[str]:
    """The labels without what all of them begin with, up to a colon: the part that is open says it already.

    >>> shortened(["white 5: use Ram Prow", "white 5: ram the front"])
    ['Use Ram Prow', 'Ram the front']
    """
    heads = {label.partition(": ")[0] for label in labels if ": " in label}
    if len(labels) < 2 or len(heads) != 1 or not all(": " in label for label in labels):
        return list(labels)
    return [rest[:1].upper() + rest[1:] for _, _, rest in (label.partition(": ") for label in labels)]
