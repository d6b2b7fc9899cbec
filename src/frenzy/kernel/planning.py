"""A sequence of choices that is laid out and not yet made: whether it can be, how likely that is, and what it brings.

It is played on tables that are dealt from a view, so that it tells no more than the view does. As long as nothing comes
to light there is one such table, and all is sure; from the first roll or card on there are many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any, Final

from msgspec import Struct

from frenzy.kernel import telling
from frenzy.kernel.errors import IllegalAction
from frenzy.kernel.foresight import is_hidden
from frenzy.kernel.game import Game, Rng, S
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.records import Event, notation
from frenzy.kernel.told import Choice, Question, question_of

SAMPLES: Final = 200
LIKELY: Final = 0.25
"""What is possible on fewer of the tables is not offered as the next step."""


class PlannedStep(Struct, frozen=True):
    """A choice with its words, the chance that it comes to it, and what it does before something comes to light."""

    choice: str
    said: Choice
    chance: float
    events: list[dict[str, Any]]


class Planned(Struct, frozen=True):
    """A plan: the chance that all of it can be done, and what it brings. It `is_sure` if nobody's luck is in it."""

    steps: list[PlannedStep]
    chance: float
    is_sure: bool
    results: list[Phrase]


class Offer(Struct, frozen=True):
    """A decision that somebody faces, or would face: the choices as they are written, and what they say."""

    question: Question
    choices: list[str]


def plan(
    game: Game[S, Any], view: Any, choices: Sequence[str], rng: Rng, samples: int = SAMPLES
) -> Generator[None, None, tuple[Planned, Offer]]:
    """These choices, one after the other, and what could follow them; IllegalAction names the step that cannot be.

    It pauses after each table, for whoever has other things to do.
    """
    before = game.redeal(view, rng)
    tables = [before.clone()]
    made, is_sure = walk(game, tables[0], choices)
    best, reached = (made, before), [made]
    for _ in range(0 if is_sure else samples - 1):
        yield
        start = game.redeal(view, rng)
        tables.append(start.clone())
        made, _ = walk(game, tables[-1], choices)
        reached.append(made)
        best = max(best, (made, start), key=lambda found: found[0])
    most, start = best
    if most < len(choices):
        raise IllegalAction(f"choices[{most}]: step {most + 1} cannot be made: {choices[most]!r}")
    chances = [sum(made > number for made in reached) / len(reached) for number in range(len(choices))]
    steps = told(game, start.clone(), choices, chances)
    through = [table for table, made in zip(tables, reached, strict=True) if made == len(choices)]
    results = feats(game, before, tables)
    return Planned(steps, chances[-1] if chances else 1.0, is_sure, results), following(game, through)


def walk(game: Game[S, Any], table: S, choices: Sequence[str]) -> tuple[int, bool]:
    """Make as many of the choices as the table allows; how many, and whether nothing came to light."""
    is_sure = True
    for number, choice in enumerate(choices):
        action = next((action for action in game.legal_actions(table) if notation(action) == choice), None)
        if action is None:
            return number, is_sure
        is_sure = not any(map(is_hidden, game.apply(table, action))) and is_sure
    return len(choices), is_sure


def told(game: Game[S, Any], table: S, choices: Sequence[str], chances: Sequence[float]) -> list[PlannedStep]:
    """The steps in words, on a table that allows them all."""
    steps: list[PlannedStep] = []
    for choice, chance in zip(choices, chances, strict=True):
        action = game.parse(table, choice)
        said = telling.choice(game, table, action, game.prompt(table))
        events = [game.tell(table, event) for event in foreseen(game.apply(table, action))]
        steps.append(PlannedStep(choice, said, chance, events))
    return steps


def foreseen(events: Sequence[Event]) -> list[Event]:
    """What happens before something comes to light."""
    first = next((number for number, event in enumerate(events) if is_hidden(event)), len(events))
    return list(events[:first])


def feats(game: Game[S, Any], before: S, tables: Sequence[S]) -> list[Phrase]:
    """What comes of it: of everything that the game counts, as much as can be hoped for, and how likely that is."""
    counts = [game.feats(before, table) for table in tables]
    told: list[Phrase] = []
    for name in dict.fromkeys(name for count in counts for name in count):
        many = sorted((count.get(name, 0) for count in counts), reverse=True)
        hoped = max(many[(len(many) - 1) // 2], 1)
        chance = sum(one >= hoped for one in many) / len(many)
        if chance:
            told.append(Phrase(f"plan-{name}", {"count": hoped, "percent": percent(chance)}))
    return told


def percent(chance: float) -> int:
    """Only what is sure is 0 or 100.

    >>> percent(0.996), percent(0.004), percent(1.0)
    (99, 1, 100)
    """
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def following(game: Game[S, Any], tables: Sequence[S]) -> Offer:
    """What could come next: the likeliest question, with what can be answered to it on many of the tables."""
    prompts = Counter(game.prompt(table) for table in tables)
    usual = prompts.most_common(1)[0][0]
    alike = [table for table in tables if game.prompt(table) == usual]
    first = alike[0]
    if not first.stack:
        return Offer(telling.question(game, first, None), [])
    shares = Counter(action for table in alike for action in game.legal_actions(table))
    actions = [action for action in game.legal_actions(first) if shares[action] >= LIKELY * len(alike)]
    frame = first.stack[-1]
    said = (telling.choice(game, first, action, usual) for action in actions)
    question = question_of(Phrase(f"prompt-{usual}"), frame.note(first), frame.about(first), said)
    return Offer(question, [notation(action) for action in actions])
