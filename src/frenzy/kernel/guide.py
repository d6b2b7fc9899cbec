"""What a game answers to those who ask about it: why not, what if, how far. All of it comes from a seat's own view."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frenzy.kernel.phrase import Phrase


class Reason(Struct, frozen=True):
    """Why something cannot be done, or how likely it is: a sentence's key, its values, and a paragraph of the rules."""

    key: str
    values: dict[str, str | int | float]
    rule: str


class Way(Struct, frozen=True):
    """Choices that lead, one after the other, to what cannot be chosen yet; and what the button says."""

    choices: list[str]
    text: Phrase


class Explanation(Struct, frozen=True, omit_defaults=True):
    """A reason in words, with the ways that it tells."""

    text: Phrase
    rule: str
    ways: list[Way] = []


class Preview(Struct, frozen=True):
    """What a choice would do: events up to the first that chance or a hidden card decides, and what they leave behind.

    `after` are the things that people look at first (boards, enemies), each in the words of the game's own view.
    `is_whole` is false if something follows that nobody can know yet.
    """

    events: list[dict[str, Any]]
    after: list[dict[str, Any]]
    is_whole: bool


class EffectReach(Struct, frozen=True):
    """The places where an effect could hit, and whom it can hit now, named as in the view."""

    effect: str
    places: list[str]
    targets: list[int | str]


class Reach(Struct, frozen=True):
    """What a card can do from where it is, effect by effect."""

    effects: list[EffectReach]


class Heading(Struct, frozen=True):
    """So many of a thing go from one place to another, or stay; not all of them may be sure to."""

    thing: str
    start: str
    end: str
    count: int
    is_sure: bool


class Outlook(Struct, frozen=True):
    """What somebody stands to lose: the least, the most, the mean, and the chance not to survive it.

    `decided` is lost whatever chance brings, the rest depends on it; `text` says all of it.
    """

    thing: str
    least: int
    most: int
    mean: float
    falls: float
    decided: int = 0
    text: Phrase = Phrase("outlook")


class Forecast(Struct, frozen=True):
    """What comes if nobody does anything more: moves follow from the rules, losses are those of so many samples.

    `threats` has places as its things: what `whose` would lose there, if it is asked for place by place.
    """

    headings: list[Heading]
    outlooks: list[Outlook]
    samples: int
    whose: str = ""
    threats: list[Outlook] = []


class Chances(Struct, frozen=True):
    """How likely each side is to win, as far as everybody at the table can tell, and by how much that may be off: one
    standard error. Sides are the seats, or one for all who win or lose together.
    """

    shares: tuple[float, ...]
    doubts: tuple[float, ...]


class Booklet(Struct, frozen=True):
    """What a client needs to show a table and may not hold before: sentences (Fluent), and what is on the cards."""

    text: str
    cards: dict[str, Any]


class Lesson(Struct, frozen=True):
    """One idea, taught at a table: seat 0 learns, and has learnt when an event with all of `goal` has happened.

    `hints` are the beginnings of the choices that lead there. A seat that follows them takes, at each decision, a
    choice that begins with the last hint that any choice begins with; what can always be done is hinted at first.
    """

    id: str
    position: dict[str, Any]
    goal: dict[str, Any]
    hints: list[str]
