"""Every game says what its choices and events are: in every language, with things that somebody can light."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from frenzy.catalogues import LANGUAGES
from frenzy.games import load, manifests
from frenzy.kernel import Event
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.telling import told
from frenzy.kernel.told import Question, told_in
from frenzy.speech import GameText
from tests.conformance.tables import tables_of

FACES = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = 6
THING = re.compile(r"[a-z_]+( \S+)*")


def text_of(name: str, language: str) -> GameText:
    """All words of a game, those included that not everybody may read yet."""
    game = load(name)
    folder = Path(__import__(game.manifest.package, fromlist=["x"]).__path__[0]) / "locale" / language
    more = sorted({path.name for path in folder.glob("*.ftl")} - set(game.manifest.catalogues))
    return GameText(game, language, tuple(more))


def played(name: str) -> Iterator[tuple[Any, Question, list[Event]]]:
    """The state after each choice of some random games, the question before it, and what happened."""
    game, tables = load(name), tables_of(name)
    for number in range(GAMES):
        seats, options = tables[number * len(tables) // GAMES]
        state, rng = game.new(seats, number, options), random.Random(number)
        yield state, game.question(state, None), state.events
        while (seat := game.to_act(state)) is not None:
            waiting = game.question(state, None)  # which all who are not asked see
            question = game.question(state, seat)
            asked = game.may_act(state)
            assert all(game.question(state, other) == waiting for other in range(seats) if other not in asked)
            yield state, question, game.apply(state, rng.choice(game.legal_actions(state)))


def phrases(question: Question) -> Iterator[Phrase]:
    yield question.text
    if question.note is not None:
        yield question.note
    for choice in question.choices:
        yield choice.text


def unfit(texts: list[GameText], phrase: Phrase) -> list[str]:
    """The languages in which a phrase cannot be said, or is said with a hole in it."""
    lines = {text.language: text.phrase(phrase) for text in texts}
    return [f"{language}: {line}" for language, line in lines.items() if not line or "{" in line or "???" in line]


@pytest.mark.parametrize("name", manifests())
def test_everything_is_said_in_every_language_and_names_things(name: str) -> None:
    game, texts = load(name), [text_of(name, language) for language in LANGUAGES]
    said: set[str] = set()
    kinds: set[str] = set()
    for state, question, events in played(name):
        tales = [told(game, state, event) for event in events]
        spoken = [*phrases(question), *(tale.text for tale in tales)]
        for phrase in spoken:
            if (mark := repr(phrase)) not in said:
                said.add(mark)
                assert not unfit(texts, phrase), phrase
        for tale in tales:
            keys = [f"log-{tale.fold}"] * bool(tale.fold) + [f"mark-{tale.mark}"] * bool(tale.mark)
            keys += [tale.scene] if tale.scene else []
            assert all(text.knows(key) for key in keys for text in texts), keys
        arrived = [told_in(json.decode(json.encode(game.tell(state, event)))) for event in events]
        assert [texts[0].sentence(tale.text) for tale in arrived] == [texts[0].sentence(tale.text) for tale in tales]
        things = [thing for tale in tales for thing in tale.things]
        things += [thing for choice in question.choices for thing in choice.things] + question.about
        assert all(THING.fullmatch(thing) for thing in things), things
        kinds |= {thing.partition(" ")[0] for thing in things}
    assert said
    face = FACES / name
    if face.is_dir():
        drawing = "\n".join(path.read_text() for path in face.rglob("*") if path.suffix in (".ts", ".svelte"))
        dark = [kind for kind in kinds if not re.search(rf"[\"'`]{kind}\b", drawing)]
        assert not dark, f"nobody lights {dark}"
