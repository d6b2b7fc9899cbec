"""The lessons of the tutorial: their tables, the way through each of them, and their words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from frenzy.catalogues import LANGUAGES
from frenzy.games.adrenaline.manifest import MANIFEST
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.text import Text
from frenzy.kernel.guide import Lesson
from frenzy.speech import catalogue
from tests.adrenaline.table import GAME

RULES = Path(__file__).parents[2] / "docs/adrenaline/rules.md"
STEPS = 10
"""More presses than any lesson may ask for."""

LESSONS = GAME.lessons()

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
for_every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def choices(state: State) -> list[str]:
    return [str(action) for action in GAME.legal_actions(state)]


def hinted(lesson: Lesson, offered: list[str]) -> tuple[str, str] | None:
    """The last hint that a choice begins with, and that choice: what the coach points at."""
    found = [(hint, choice) for hint in lesson.hints for choice in offered if choice.startswith(hint)]
    last = found[-1][0] if found else ""
    return next((pair for pair in found if pair[0] == last), None)


def is_reached(lesson: Lesson, event: dict[str, Any]) -> bool:
    return all(event.get(field) == value for field, value in lesson.goal.items())


def follow(lesson: Lesson) -> tuple[State, list[str], list[str], list[dict[str, Any]]]:
    """The state when the goal is reached, the hints and the choices that led there, and the last events."""
    state = GAME.from_position(lesson.position)
    hints: list[str] = []
    taken: list[str] = []
    for _ in range(STEPS):
        assert GAME.to_act(state) == 0, f"{lesson.id}: after {taken} somebody else decides"
        pair = hinted(lesson, choices(state))
        assert pair is not None, f"{lesson.id}: no hint for {choices(state)} after {taken}"
        hints.append(pair[0])
        taken.append(pair[1])
        events = [to_builtins(event.seen_by(0)) for event in GAME.apply(state, pair[1])]
        if any(is_reached(lesson, event) for event in events):
            return state, hints, taken, events
    raise AssertionError(f"{lesson.id}: {taken} do not lead to {lesson.goal}")


def test_the_game_has_ten_lessons_each_with_a_name_of_its_own() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS) == 10


@for_every_lesson
def test_a_lesson_begins_with_the_turn_of_its_learner(lesson: Lesson) -> None:
    state = GAME.from_position(lesson.position)
    assert (GAME.to_act(state), GAME.prompt(state)) == (0, "turn")
    assert GAME.position(state)["seats"][0]["character"] == "violet"


@for_every_lesson
def test_the_hints_lead_to_the_goal_in_one_turn_and_none_is_idle(lesson: Lesson) -> None:
    _, hints, _, _ = follow(lesson)
    assert set(hints) == set(lesson.hints)


@for_every_lesson
def test_the_goal_is_not_reached_before_the_last_step(lesson: Lesson) -> None:
    """A learner who presses nothing has learnt nothing, and no lesson is done halfway."""
    _, _, taken, _ = follow(lesson)
    state = GAME.from_position(lesson.position)
    for choice in taken[:-1]:
        events = [to_builtins(event.seen_by(0)) for event in GAME.apply(state, choice)]
        assert not any(is_reached(lesson, event) for event in events)


@for_every_lesson
def test_every_step_but_the_last_can_be_taken_back(lesson: Lesson) -> None:
    """Whoever strays is told to undo: until the goal nothing comes to light and nobody else decides."""
    _, _, taken, _ = follow(lesson)
    state = GAME.from_position(lesson.position)
    for choice in taken[:-1]:
        events = GAME.apply(state, choice)
        assert not any(event.reveals or event.chance or event.foreign for event in events)


def test_the_last_lesson_ends_the_game_and_the_learner_wins_it() -> None:
    state, _, _, _ = follow(LESSONS[-1])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_kill_is_worth_what_the_lesson_says() -> None:
    kill = next(lesson for lesson in LESSONS if lesson.id == "kill")
    _, _, _, events = follow(kill)
    scored = [(event["to"], event["points"], event["reason"]) for event in events if event["event"] == "scored"]
    assert scored == [(2, 1, "first_blood"), (0, 8, "damage"), (2, 6, "damage")]


def test_a_mark_turns_three_damage_into_four() -> None:
    marks = next(lesson for lesson in LESSONS if lesson.id == "marks")
    _, _, _, events = follow(marks)
    assert [(event["amount"], event["from_marks"]) for event in events if event["event"] == "damaged"] == [(4, 1)]


# -- words ----------------------------------------------------------------------------------------------------


def key(lesson: Lesson, part: str) -> str:
    """The key of a hint's sentence, of the title, or of what has been learnt (`done`)."""
    return f"lesson-{lesson.id}-{part.replace(' ', '-')}"


KEYS = {key(lesson, part) for lesson in LESSONS for part in ("title", "done", *lesson.hints)}


@in_every_language
def test_every_lesson_has_its_words_and_no_other_words_are_there(language: str) -> None:
    text = (Path(__file__).parents[2] / f"src/frenzy/games/adrenaline/locale/{language}/tutorial.ftl").read_text(
        "utf-8"
    )
    found = set(re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE))
    assert found == KEYS
    assert all(catalogue(MANIFEST.package, MANIFEST.catalogues, language).has_message(name) for name in KEYS)


@in_every_language
def test_a_step_is_read_in_a_few_seconds(language: str) -> None:
    words = Text(language)
    assert [name for name in KEYS if len(words.say(name).split()) > 40] == []


@in_every_language
def test_the_whole_tutorial_takes_less_than_eight_minutes(language: str) -> None:
    """At an unhurried 180 words a minute, with two seconds for each press and three to look at the table at the end."""
    words = Text(language)
    times = {}
    for lesson in LESSONS:
        _, hints, _, _ = follow(lesson)
        said = [words.say(key(lesson, part)) for part in ("title", "done", *hints)]
        times[lesson.id] = len(re.findall(r"[\w’-]+", " ".join(said))) / 180 * 60 + 2 * len(hints) + 3
    assert max(times.values()) <= 45, times
    assert sum(times.values()) <= 8 * 60


@in_every_language
def test_the_paragraphs_that_a_lesson_names_exist(language: str) -> None:
    known, chapter = set(), ""
    for line in RULES.read_text("utf-8").splitlines():
        if found := re.match(r"## (A-\d+)", line):
            chapter = found[1]
        elif found := re.match(r"(\d+)\. ", line):
            known.add(f"{chapter}.{found[1]}")
    words = Text(language)
    for lesson in LESSONS:
        named = set(re.findall(r"A-[\d.]*\d", words.say(key(lesson, "done"))))
        assert named, lesson.id
        assert named <= known, lesson.id


@in_every_language
def test_every_decision_of_the_training_game_has_a_tip(language: str) -> None:
    """All but those of other modes and of the Bot."""
    elsewhere = {"path", "tile", "forgo", "tag", "place_bot", "bot_move", "bot_target"}
    wanted = {str(frame.prompt) for frame in GAME.decisions} - elsewhere
    assert len(wanted) > 15
    words = Text(language)
    assert {prompt for prompt in wanted if not words.knows(f"tip-{prompt}")} == set()
    assert not any(words.knows(f"tip-{prompt}") for prompt in elsewhere)
