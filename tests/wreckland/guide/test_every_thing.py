"""Whatever is pressed at any decision of any game: it can be chosen, or there is a reason with its paragraph."""

from __future__ import annotations

import inspect
import json
import random
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from frenzy.catalogues import LANGUAGES
from frenzy.games.wreckland import guide
from frenzy.games.wreckland.booklet import ENVELOPES
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.guide.scene import named_things
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.text import Text
from frenzy.kernel.guide import Reason
from tests.wreckland.guide.asking import decisions, driven, subjects
from tests.wreckland.table import build, run
from tools.rules import paragraphs

ROOT = Path(__file__).parents[3]
PAGES = sorted((ROOT / "docs/wreckland").glob("*.md"))
PARAGRAPHS = frozenset(name for page in PAGES for name in paragraphs(page.read_text(encoding="utf-8")))


class Reader(Visitor):
    """The variables of a sentence."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's own name
        self.variables.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    folder = files("frenzy.games.wreckland").joinpath("locale", language)
    texts = [
        parse(folder.joinpath(name).read_text(encoding="utf-8")) for name in (*GAME.manifest.catalogues, *ENVELOPES)
    ]
    return {entry.id.name: entry for text in texts for entry in text.body if isinstance(entry, ast.Message)}


@cache
def values_of(language: str, key: str) -> frozenset[str]:
    reader = Reader()
    reader.visit(messages(language)[key])
    return frozenset(reader.variables)


@cache
def words_of(chapter: int) -> frozenset[str]:
    """The keys that a table of a chapter may read."""
    return frozenset(re.findall(r"^([\w-]+) =", GAME.booklet({"chapter": chapter}, "en").text, re.MULTILINE))


def check_reason(reason: Reason, view: View, told: set[str]) -> None:
    """The reason has its sentence, open by now, with exactly its values in every language, and a paragraph."""
    assert reason.rule in PARAGRAPHS, reason
    words = {reason.key, *(f"asked-{value}" for name, value in reason.values.items() if name == "asked")}
    assert words <= words_of(view["options"]["chapter"]), reason
    for language in LANGUAGES:
        assert values_of(language, reason.key) == frozenset(reason.values), (language, reason)
    if reason.key not in told:
        told.add(reason.key)
        lines = [Text(language).reason(view, reason) for language in LANGUAGES]
        assert all(line and "{" not in line and "  " not in line for line in lines), lines


def check_table(state: State, told: set[str], keys: Counter[str]) -> None:
    """Ask about everything at one decision."""
    view = GAME.view(state, 0)
    named = {thing for choice in view["choices"] for thing in named_things(GAME, state, choice)}
    for subject in subjects(state):
        reason = GAME.why_not(view, subject)
        if subject in named:
            assert reason is None, (subject, reason)
        else:
            assert reason is not None, (subject, view["prompt"])
            keys[reason.key] += 1
            check_reason(reason, view, told)
    for choice in view["choices"]:
        assert named_things(GAME, state, choice), choice
        assert GAME.why_not(view, f"choice {choice}") is None


def test_everything_can_be_chosen_or_has_a_reason() -> None:
    told: set[str] = set()
    keys: Counter[str] = Counter()
    for state, _ in decisions(games=28, step=9):
        check_table(state, told, keys)
    for number in (0, 8, 11, 13):
        for state in driven(number, 6):
            check_table(state, told, keys)

    assert len(keys) > 55
    assert keys["why-not-asked"] < 0.6 * keys.total()


def possible_choices() -> list[str]:
    """Choices of all kinds of decisions, from other tables."""
    found = {choice for state, _ in decisions(games=14, step=7, seed=100) for choice in GAME.view(state, 0)["choices"]}
    return sorted(found)


def test_a_choice_of_another_table_has_a_reason_or_no_meaning() -> None:
    told: set[str] = set()
    keys: Counter[str] = Counter()
    others = possible_choices()
    for state, rng in decisions(games=14, step=11, seed=50):
        view = GAME.view(state, 0)
        for choice in rng.sample(others, 60):
            reason = GAME.why_not(view, f"choice {choice}")
            if choice in view["choices"]:
                assert reason is None
            elif reason is not None:
                keys[reason.key] += 1
                check_reason(reason, view, told)
    assert len(keys) > 30


def test_answers_depend_on_the_view_and_on_nothing_behind_it() -> None:
    for state, rng in decisions(games=7, step=25):
        view = GAME.view(state, 0)
        other = GAME.view(GAME.redeal(view, random.Random(rng.random())), 0)
        sent = json.loads(json.dumps(view))
        for subject in rng.sample(subjects(state), 12):
            assert GAME.why_not(view, subject) == GAME.why_not(other, subject) == GAME.why_not(sent, subject)


def test_those_who_look_on_are_told_so() -> None:
    state = GAME.new(1, 1)
    reason = GAME.why_not(GAME.view(state, None), "slot NW")

    assert reason == Reason("why-not-wait", {}, "W-1.1")


def test_w_5_4_after_the_end_nothing_can_be_chosen() -> None:
    table = run("front E04", step=1, pool="r3 w1", core=9, slots="N=!D1").play("red 3 E04", "act E04")

    assert GAME.why_not(table.view, "slot NW") == Reason("why-not-over", {}, "W-5.4")


@pytest.mark.parametrize(
    "subject", ["", "slot", "slot Z", "part P99", "part C2p", "part V3a", "enemy E01", "enemy B2", "scrap E01",
                "die w7", "section up", "action dance", "choice", "choice dance", "choice use 9 NW", "choice use 4 Q",
                "choice install C7p", "choice red 3 B7", "choice use C2a=4 NW", "choice pay E01=5", "core 1", "board x",
                "choice lose", "choice use E01=9 N", "choice die", "choice die NW", "choice use x=y N"],
)  # fmt: skip
def test_there_is_no_reason_for_what_does_not_exist(subject: str) -> None:
    state = GAME.new(1, 1)

    assert GAME.why_not(GAME.view(state, 0), subject) is None
    assert GAME.why_not(GAME.view(state, None), subject) is None


# -- the catalogue --------------------------------------------------------------------------------------------


def test_every_prompt_is_named_and_explained() -> None:
    prompts = {frame.prompt for frame in GAME.decisions}

    assert {frame.paragraph for frame in GAME.decisions} <= PARAGRAPHS
    for language in LANGUAGES:
        assert {f"asked-{prompt}" for prompt in prompts} <= set(messages(language))
        assert {f"tip-{prompt}" for prompt in prompts} <= set(messages(language))


def test_every_reason_in_the_code_has_its_sentence_and_no_sentence_is_left_over() -> None:
    folder = Path(inspect.getfile(guide)).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    names = {f"why-not-{name}" for name in re.findall(r'because\(\s*"([a-z-]+)"', code)}
    names |= {f"why-not-{name}" for name in re.findall(r'(?:key = |else |\(|, )"([a-z-]+)"', code)}
    odds = set(re.findall(r'"(odds-[a-z-]+)"', code))
    told = {key for key in messages("en") if key.startswith(("why-not-", "odds-"))}

    assert odds <= told
    assert told - odds <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_is_short_and_ends_with_its_paragraphs(language: str) -> None:
    for key, entry in messages(language).items():
        if key.startswith("tip-") or re.fullmatch(r"chapter-\d-rule", key):
            assert isinstance(entry.value, ast.Pattern)
            text = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
            cited = re.search(r"\(((?:W-\d+\.\d+(?:, | to | à | do )?)+)\)$", text)
            assert cited is not None, key
            assert set(re.findall(r"W-\d+\.\d+", cited[1])) <= PARAGRAPHS, key
            assert len(re.findall(r"[.:;!?] ", text[: cited.start()])) <= 7, key
            assert len(text) < 420, (key, len(text))


# -- some reasons, one by one ---------------------------------------------------------------------------------


def told(reason: Reason | None, view: View) -> str:
    assert reason is not None
    return f"{Text('en').reason(view, reason)} ({reason.rule})"


@pytest.mark.parametrize(
    ("subject", "sentence"),
    [
        ("choice install P05", "Bolt Thrower costs a pair; your dice and Scrap do not make that. (W-8.1)"),
        ("part U01", "Phlegethon’s Current costs a total of 15; your dice and Scrap do not make that. (W-8.8)"),
        ("slot NW", "NW is empty: choose a Part first, then its slot. (W-7.1)"),
        ("slot N", "Twin Blasters (N) is not damaged. (W-11.1)"),
        ("slot SE", "The wreck on SE costs a total of 8; your dice and Scrap do not make that. (W-12.2)"),
        ("slot W", "Repairing Tool Rack takes a 3 or more; your best is a 2. (W-11.1)"),
        ("die w1", "Choose what to pay for first; then white 1 may pay. (W-7.1)"),
        ("core", "The Core can never be repaired. (W-5.5)"),
        ("action ram", "That is for the run, not for building. (W-22.1)"),
        ("part P06", "Long Tom has not been drawn. (W-6.1)"),
    ],
)
def test_reasons_while_building(subject: str, sentence: str) -> None:
    view = build("w1 w2", "P05", slots="W=V1b*1 SE=!D2").view

    assert told(GAME.why_not(view, subject), view) == sentence


@pytest.mark.parametrize(
    ("subject", "sentence"),
    [
        ("slot NW", "There is no Part on NW. (W-23.1)"),
        ("slot SE", "SE is wrecked and out of use. (W-21.3)"),
        ("choice use 1 N 2", "Twin Blasters takes a 2 or more. (W-23.2)"),
        ("choice fix 3 N", "Twin Blasters (N) is not damaged. (W-26.1)"),
        ("choice core 3 reroll", "Only a 1 or a 2 goes on the Core. (W-27.1)"),
        ("choice use 5 N 2", "There is no white 5 in the pool. (W-16.7)"),
        ("choice use 3 N", "Choose one of the open die slots of Twin Blasters (N). (W-23.3)"),
        ("section rear", "There is no enemy to ram at the rear. (W-25.1)"),
        ("die r6", "red 6 waits for the next red Step. (W-16.2)"),
        ("action done", "Place at least one white die in this Step. (W-22.2)"),
        ("action arson", "Arson’s ram is used up for now. (W-29.1)"),
        ("enemy E01", "Choose a die and a Part, or a Section to ram; then the enemy. (W-22.1)"),
        ("action end", "That is for the Wreckage phase, between the runs. (W-6.3)"),
        ("board", "Not now: it is to be decided what to do with a white die. (W-22.1)"),
    ],
)
def test_reasons_with_white_dice(subject: str, sentence: str) -> None:
    view = run("front E01", pool="w1 w3", slots="SE=!D2").view

    assert told(GAME.why_not(view, subject), view) == sentence


def test_reasons_with_red_dice() -> None:
    view = run("front E01; left E02", step=1, pool="r3 r6 w1").view

    assert (
        told(GAME.why_not(view, "enemy E02"), view) == "No red die in the pool matches Dust Jackal (1 and 5). (W-17.1)"
    )
    assert told(GAME.why_not(view, "choice red 3 E02"), view) == "red 3 does not match Dust Jackal (1 and 5). (W-17.1)"
    assert (
        told(GAME.why_not(view, "board"), view)
        == "red 3 matches Fury of Flames, so it cannot go to the boss board. (W-18.3)"
    )
    assert told(GAME.why_not(view, "die w1"), view).startswith("A red die comes first")


def test_w_22_1_a_full_step_takes_no_more_dice() -> None:
    table = run("front E16; rear E01", pool="w1 w1 w1 w6 w6", scrap="E05", step=4)
    table.play("ram 1 front", "shift E16 left", "ram 1 left", "shift E16 front", "ram 1 front", "shift E16 left")

    assert told(GAME.why_not(table.view, "die w6"), table.view) == "No more dice in this Step: the limit is 3. (W-22.1)"


def test_w_24_1_a_target_out_of_reach() -> None:
    table = run("front E01 E05; rear E02", pool="w3 w1").play("use 3 N 2")

    assert told(GAME.why_not(table.view, "enemy E02"), table.view) == (
        "Dust Jackal is at the rear, out of reach of Twin Blasters. (W-24.1)"
    )


def test_w_8_8_a_die_that_cannot_complete_the_payment() -> None:
    table = build("w1 w5 w5", "P05").play("install P05")

    assert told(GAME.why_not(table.view, "die w1"), table.view) == "With white 1 you could not complete a pair. (W-8.1)"
