"""The catalogues of Resistance as they are written, and random games to say them with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import ast, parse

from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSIONS
from frenzy.games.resistance.options import TEAMS
from frenzy.games.resistance.state import State
from frenzy.kernel import Event
from frenzy.kernel.phrase import Phrase, Value
from frenzy.kernel.told import Question

SOME_STEPS = 300


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The sentences of a language by their keys; each key once, and nothing that is not Fluent."""
    folder = files("frenzy.games.resistance").joinpath("locale", language)
    found: dict[str, ast.Message] = {}
    for name in GAME.manifest.catalogues:
        for entry in parse(folder.joinpath(name).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def phrases_in(value: Value | None) -> Iterator[Phrase]:
    """A phrase and all that are said inside of it."""
    if isinstance(value, Phrase):
        yield value
    inside = value.given.values() if isinstance(value, Phrase) else value if isinstance(value, list) else ()
    for item in inside:
        yield from phrases_in(item)


def sayings(question: Question) -> Iterator[Phrase]:
    """Everything that a question says."""
    yield question.text
    if question.note is not None:
        yield question.note
    for choice in question.choices:
        yield choice.text


def played(games: int, first: int = 0) -> Iterator[tuple[State, Question, list[Event]]]:
    """Random play of one mission after the other: each question, and what came of the answer to it."""
    for number in range(first, first + games):
        mission, rng = MISSIONS[number % len(MISSIONS)], random.Random(number)
        team = rng.sample(TEAMS[mission.id], 3 + number % 4)
        state = GAME.new(1 + number % 3, number, {"mission": mission.id, "heroes": team})
        yield state, GAME.question(state, None), state.events
        for _ in range(SOME_STEPS):
            seat = GAME.to_act(state)
            if seat is None:
                break
            question = GAME.question(state, seat)
            yield state, question, GAME.apply(state, rng.choice(GAME.legal_actions(state)))
