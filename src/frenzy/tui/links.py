"""Which things on the table a choice names: that is what is lit, and what can be pressed instead of the button.

Things are called as in the questions to the server: `square b2`, `weapon zx2`, `enemy E05`, `slot NW`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from frenzy.tui.words import Words
from frenzy.wire import View

FEW: Final = 3
"""A thing that more choices name than these has no room for all their numbers."""

MANY: Final = "•"


class Links:
    """What a game says about its choices. A game fills in what it has; the rest is as plain as here."""

    letters: ClassVar[Mapping[str, str]] = {}
    """Choices that come up again and again have a letter."""

    kinds: Sequence[str] = ()
    """The kinds of things that somebody may ask about by name alone."""

    untold: frozenset[str] = frozenset()
    """Events that a preview need not tell: the prompt says as much."""

    asked: frozenset[str] = frozenset()
    """Prompts that are put to a person even where there is one answer only."""

    has_odds = False
    """There is something to reckon with."""

    examples: ClassVar[Mapping[str, str]] = {}
    """A choice, a card and a thing of this game, for the help."""

    def things(self, view: View, choice: str) -> list[str]:
        """What a choice names; empty for deeds without an object."""
        raise NotImplementedError

    def standing(self, view: View, pressed: Sequence[str]) -> list[str]:
        """What stands where somebody pressed, if they may mean that."""
        return []

    def cards_in_sight(self, view: View) -> list[str]:
        """Every card that this viewer can read."""
        raise NotImplementedError

    def card_of(self, view: View, thing: str) -> str | None:
        """The card that a thing is, or shows."""
        return None

    def explain(self, text: Any, words: Words, view: View, card: str) -> str:
        """What a card does, in lines; KeyError if there is no such card here."""
        raise NotImplementedError

    def outcome_lines(self, text: Any, words: Words, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """How a game ended, in lines."""
        raise NotImplementedError

    def group(self, view: View, choice: str) -> str | None:
        """The first half of a choice, where many choices begin with the same: a thing, or a word for the deed."""
        return None

    def name_group(self, text: Any, view: View, group: str) -> str | None:
        """A group in words; None if the words around the game name it."""
        return None

    def draw(self, text: Any, view: View) -> str:
        """The table as letters, for those who read line by line."""
        raise NotImplementedError

    def is_worth_drawing(self, view: View) -> bool:
        """Somebody who reads line by line wants to see the table before this decision."""
        raise NotImplementedError


def lit_things(links: Links, view: View, choices: Sequence[str]) -> dict[str, list[int]]:
    """For each thing that some choice names, the numbers of these choices, counted from 1 as on the screen."""
    found: dict[str, list[int]] = {}
    for number, choice in enumerate(choices, 1):
        for thing in links.things(view, choice):
            found.setdefault(thing, []).append(number)
    return found


def meant(links: Links, view: View, choices: Sequence[str], pressed: Sequence[str]) -> list[str]:
    """The choices that somebody means who presses there; the topmost thing that is named by any of them counts."""
    lit = lit_things(links, view, choices)
    for thing in pressed:
        if thing in lit:
            return [choices[number - 1] for number in lit[thing]]
    return [choices[number - 1] for thing in links.standing(view, pressed) for number in lit.get(thing, ())]


def sign(numbers: Sequence[int]) -> str:
    """The numbers of choices, as they stand beside what they name.

    >>> sign([1, 12]), sign([1, 2, 3, 4])
    ('1,12', '•')
    """
    return ",".join(map(str, numbers)) if len(numbers) <= FEW else MANY
