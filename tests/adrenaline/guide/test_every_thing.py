"""Whatever is pressed at any decision of any game: it can be chosen, or there is a reason with its paragraph."""

from __future__ import annotations

import inspect
import json
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from frenzy.catalogues import LANGUAGES
from frenzy.games.adrenaline import guide
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.guide.reasons import EVERYTHING
from frenzy.games.adrenaline.guide.scene import named_things
from frenzy.games.adrenaline.text import Text
from frenzy.kernel.guide import Reason
from tests.adrenaline.guide.asking import KINDS, decisions, subjects
from tests.adrenaline.table import GAME
from tests.adrenaline.test_text import PROMPTS, Reader, is_clean, messages
from tools.rules import paragraphs

ROOT = Path(__file__).parents[3]
PARAGRAPHS = frozenset(paragraphs((ROOT / "docs/adrenaline/rules.md").read_text(encoding="utf-8")))


class DeepReader(Reader):
    """The variables of a sentence, those of the sentences that it is made of included."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent's own name
        self.visit(messages(self.language)[node.id.name])


@cache
def values_of(language: str, key: str) -> frozenset[str]:
    reader = DeepReader(language)
    reader.visit(messages(language)[key])
    return frozenset(reader.variables)


def check_reason(reason: Reason, view: View, told: set[str]) -> None:
    """The reason has its sentence, with exactly its values, in every language, and a paragraph that exists."""
    assert reason.rule in PARAGRAPHS, reason
    for language in LANGUAGES:
        assert values_of(language, reason.key) == frozenset(reason.values), reason
    if reason.key not in told:
        told.add(reason.key)
        lines = [Text(language).reason(view, reason) for language in LANGUAGES]
        assert all(map(is_clean, lines)), lines


def check_numbers(reason: Reason) -> None:
    """What a reason says about distances is what makes the thing impossible."""
    moves, limit, kind = reason.values.get("moves"), reason.values.get("limit"), reason.key.removeprefix("why-not-")
    if kind in ("far", "wall", "away", "fetch-far"):
        assert moves > limit, reason  # type: ignore[operator]
    elif kind == "near":
        assert moves < limit, reason  # type: ignore[operator]
    elif moves is not None:
        assert moves != 1, reason


def ask_about_everything(step: int, share: float, seed: int = 0) -> Counter[str]:
    """Ask about all things at many decisions, and check every answer; how often each reason was given."""
    told: set[str] = set()
    keys: Counter[str] = Counter()
    for state, _ in decisions(step, share, seed):
        view = GAME.view(state, GAME.to_act(state) or 0)
        named = {thing for choice in view["choices"] for thing in named_things(GAME, state, choice)}
        for subject in subjects(state):
            reason = GAME.why_not(view, subject)
            if subject in named:
                assert reason is None, (subject, reason)
            elif reason is None:
                assert subject.startswith("effect "), (subject, view["prompt"])  # the weapon in hand has no such effect
            else:
                keys[reason.key] += 1
                check_reason(reason, view, told)
                check_numbers(reason)
    return keys


def test_everything_can_be_chosen_or_has_a_reason() -> None:
    keys = ask_about_everything(step=5, share=0.06)

    assert len(keys) > 70
    assert keys[EVERYTHING] == 0


@pytest.mark.slow
def test_for_want_of_a_better_reason_next_to_nothing_is_said() -> None:
    keys = ask_about_everything(step=1, share=0.05, seed=1000)

    assert len(keys) > 100
    assert keys[EVERYTHING] < 0.01 * keys.total()


def test_a_seat_that_does_not_decide_is_told_who_does() -> None:
    told: set[str] = set()
    for state, rng in decisions(step=9, share=0.05):
        decider = GAME.to_act(state)
        for viewer in {None, *range(state.seats)} - {decider}:
            view = GAME.view(state, viewer)
            reason = GAME.why_not(view, rng.choice(subjects(state)))
            assert reason is not None
            check_reason(reason, view, told)
            assert reason.values == ({"seat": decider, "asked": view["prompt"]} if decider is not None else {})
    assert told == {"why-not-wait", "why-not-over"}


def test_answers_depend_on_the_view_and_on_nothing_behind_it() -> None:
    for state, rng in decisions(step=9, share=0.05):
        for viewer in range(state.seats):
            view = GAME.view(state, viewer)
            other = GAME.view(GAME.redeal(view, random.Random(rng.random())), viewer)
            for subject in rng.sample(subjects(state), 12):
                assert GAME.why_not(view, subject) == GAME.why_not(other, subject)


def test_a_view_that_came_as_json_is_as_good() -> None:
    for state, rng in decisions(step=20, share=0.05):
        view = GAME.view(state, GAME.to_act(state) or 0)
        sent = json.loads(json.dumps(view))
        for subject in rng.sample(subjects(state), 12):
            assert GAME.why_not(view, subject) == GAME.why_not(sent, subject)


@pytest.mark.parametrize(
    "subject", ["", "square", "square z9", "square d1", "figure dozer", "figure bot", "weapon nail_gun",
                "weapon chainsaw", "card newton", "room green", "spawn pink", "action dance", "violet", "square a1 b2"],
)  # fmt: skip
def test_there_is_no_reason_for_what_does_not_exist(subject: str) -> None:
    options = {"arena": "small", "characters": ["violet", "sprog", "banshee"]}
    state = GAME.new(3, 1, options)
    assert GAME.why_not(GAME.view(state, GAME.to_act(state)), subject) is None
    assert GAME.why_not(GAME.view(state, None), subject) is None


# -- the catalogue --------------------------------------------------------------------------------------------


def source_of_guide() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in Path(inspect.getfile(guide)).parent.glob("*.py"))


def test_every_reason_of_the_catalogue_is_given_somewhere() -> None:
    source = source_of_guide()
    names = {name.removeprefix("why-not-") for name in messages("en") if name.startswith("why-not-")}
    assert {name for name in names if f'"{name}"' not in source} == {EVERYTHING.removeprefix("why-not-")}


def test_every_reason_that_is_given_is_in_the_catalogue() -> None:
    given = set(re.findall(r'because\(\s*"([a-z-]+)"', source_of_guide()))
    assert given <= {name.removeprefix("why-not-") for name in messages("en")}


def test_every_reason_has_a_board_on_which_it_holds() -> None:
    boards = Path(__file__).with_name("test_why_not.py").read_text(encoding="utf-8")
    names = {name.removeprefix("why-not-") for name in messages("en") if name.startswith("why-not-")}
    assert {name for name in names if f'"{name}"' not in boards} == {EVERYTHING.removeprefix("why-not-")}


def test_every_prompt_has_its_words_and_its_paragraph() -> None:
    assert {name.removeprefix("asked-") for name in messages("en") if name.startswith("asked-")} == PROMPTS
    assert {frame.paragraph for frame in GAME.decisions} <= PARAGRAPHS


def test_all_kinds_of_things_are_asked_about() -> None:
    state = GAME.new(3, 1)
    assert {subject.partition(" ")[0] for subject in subjects(state)} == set(KINDS)
