"""What a client may hold: the words and cards of opened envelopes, and no word of a later one (W-2.5)."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from msgspec import convert, json

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.booklet import ENVELOPES, PAGES
from frenzy.games.wreckland.cards import BOARDS, CANYON, ENEMIES, PARTS, ROAD
from frenzy.games.wreckland.content.facts import DecreeFact, StormFact
from frenzy.games.wreckland.content.words import Bolt, Effect, Line
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import CHAPTERS
from frenzy.kernel import BadOption
from tests.wreckland.driver import drive

FOLDER = files("frenzy.games.wreckland").joinpath("locale")
CANYON_CHAPTER = 2


def source(language: str, name: str) -> str:
    return FOLDER.joinpath(language, name).read_text(encoding="utf-8")


def keys(language: str, name: str) -> list[str]:
    return [entry.id.name for entry in parse(source(language, name)).body if isinstance(entry, ast.Message)]


def cards() -> list[tuple[int, str]]:
    """Every card with the chapter that brings it; 0 is the base game."""
    found = [(card.chapter, card.id) for card in PARTS] + [(card.chapter, card.id) for card in ENEMIES]
    return found + [(CANYON_CHAPTER, card.id) for card in CANYON] + [(card.chapter, card.id) for card in ROAD]


def name_of(language: str, chapter: int, card: str) -> str:
    """A card's name, as its own file has it."""
    name = ENVELOPES[chapter - 1] if chapter else "cards.ftl"
    found = re.search(rf"^name-{card} = (.+)$", source(language, name), re.MULTILINE)
    assert found is not None, f"{language}/{name}: no name for {card}"
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", CHAPTERS)
def test_no_earlier_file_has_a_word_of_a_chapter(language: str, number: int) -> None:
    opened = (*GAME.manifest.catalogues, *ENVELOPES[: number - 1], *PAGES[: number - 1])
    earlier = "\n".join(source(language, name) for name in opened)
    words = [card for chapter, card in cards() if chapter == number]
    words += [name_of(language, number, card) for card in words]
    words += [
        f"chapter-{number}",
        re.findall(rf"^chapter-{number} = (.+)$", source(language, ENVELOPES[number - 1]), re.MULTILINE)[0],
    ]

    assert [word for word in words if re.search(rf"\b{re.escape(word)}\b", earlier)] == []


# -- a word stands in the first envelope that needs it --------------------------------------------------------


def lines_of(chapter: int) -> list[Line]:
    board = BOARDS[chapter]
    canyon = [line for card in CANYON for line in card.options] if chapter == CANYON_CHAPTER else []
    return [*board.wreckage_table, *board.run_table, *canyon, *road_lines(chapter)]


def road_lines(chapter: int) -> list[Line]:
    """The lines on the special cards of a chapter."""
    found = [card.fact for card in ROAD if card.chapter == chapter]
    bolts = [fact.weather.line for fact in found if isinstance(fact, StormFact) and isinstance(fact.weather, Bolt)]
    return [*bolts, *(fact.line for fact in found if isinstance(fact, DecreeFact))]


def firsts() -> dict[str, int]:
    """The kinds of lines, effects and abilities, with the first chapter that has them; 1 for the base game."""
    found: dict[str, int] = {}
    for part in sorted(PARTS, key=lambda card: card.chapter):
        for word in part.words:
            found.setdefault(f"word-{word.op}", max(part.chapter, 1))
    for enemy in sorted(ENEMIES, key=lambda card: card.chapter):
        if enemy.ability:
            found.setdefault(f"ability-{enemy.ability}", max(enemy.chapter, 1))
    for chapter in CHAPTERS:
        for line in lines_of(chapter):
            found.setdefault(f"line-{line.op}-core" if line.amounts[1] else f"line-{line.op}", chapter)
    return found


def test_lines_effects_and_abilities_stand_where_they_are_needed_first() -> None:
    base = {key for name in (*GAME.manifest.catalogues, ENVELOPES[0]) for key in keys("en", name)}
    where = {key: number for number in CHAPTERS[1:] for key in keys("en", ENVELOPES[number - 1])}

    told = {key: where.get(key, 1 if key in base else 0) for key in firsts()}
    assert told == firsts()


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_booklet_says_all_that_its_chapter_asks_and_tells(chapter: int) -> None:
    known = set(re.findall(r"^([\w-]+) =", GAME.booklet({"chapter": chapter}, "en").text, re.MULTILINE))
    for state, _, told in drive(chapter, {"chapter": chapter, "difficulty": "learner"}):
        assert f"prompt-{GAME.prompt(state) or 'over'}" in known
        assert {f"event-{event.__struct_config__.tag}" for event in told} <= known


def test_every_sentence_of_the_catalogue_is_in_the_last_booklet() -> None:
    known = set(re.findall(r"^([\w-]+) =", GAME.booklet({"chapter": 7}, "en").text, re.MULTILINE))

    assert {f"prompt-{frame.prompt}" for frame in GAME.decisions} <= known
    assert {f"event-{kind.__struct_config__.tag}" for kind in get_args(ev.AnyEvent)} <= known


# -- booklets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_booklet_has_what_is_open_and_nothing_else(language: str, chapter: int) -> None:
    booklet = GAME.booklet({"chapter": chapter}, language)
    told = booklet.text + json.encode(booklet.cards).decode()

    for first, card in cards():
        named = re.search(rf"\b{card}\b", told) or name_of(language, first, card) in told
        assert bool(named) == (first <= chapter), card
    for number in CHAPTERS:
        assert (f"chapter-{number}-opening" in told) == (number <= chapter)
    assert ("canyon" in told.lower()) == (chapter >= CANYON_CHAPTER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_booklet_can_be_read(language: str) -> None:
    text = GAME.booklet({"chapter": 7}, language).text
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(text))

    assert not [entry for entry in parse(text).body if isinstance(entry, ast.Junk)]
    assert "#" not in text.replace("/#", "")
    assert bundle.get_message("name-P01").value


def test_an_unknown_language_falls_to_english() -> None:
    english = GAME.booklet({}, "en")

    assert GAME.booklet({}, "de") == GAME.booklet({}, "../fr") == GAME.booklet({}, "") == english
    assert GAME.booklet({}, "fr_CA.UTF-8") == GAME.booklet({}, "fr") != english
    with pytest.raises(BadOption):
        GAME.booklet({"chapter": 9}, "en")


def test_the_cards_of_a_booklet_are_those_of_the_rules() -> None:
    found = GAME.booklet({"chapter": 7}, "en").cards

    assert set(found["parts"]) == {part.id for part in PARTS}
    assert set(found["enemies"]) == {enemy.id for enemy in ENEMIES}
    for part in PARTS:
        doc = found["parts"][part.id]
        assert (doc["resistance"], doc["shield"]) == (part.resistance, part.shield)
        spans = [shown if isinstance(shown, list) else [shown, shown] for shown in doc["dice"]]
        assert spans == [[first, last] for first, last in zip(part.dice, part.ends, strict=True)]
        assert doc["number"] == part.number
        assert doc["install"] == (part.requirement and {"kind": part.requirement.kind, "n": part.requirement.n})
        assert [convert(word, Effect) for word in doc["effects"]] == [part.words[index] for index in part.effects]
    for enemy in ENEMIES:
        doc = found["enemies"][enemy.id]
        assert (doc["dice"], doc["attack"]["kind"], doc["rank"]) == ([*enemy.dice], enemy.attack.op, enemy.rank)
        assert (doc["ability"], doc["number"]) == (enemy.ability, enemy.number)
    assert found["vehicles"]["V2"] | {"from_rulebook": []} == {
        "id": "V2",
        "core": 8,
        "printed": ["V2a", "V2b", "V2c"],
        "upgrades": ["U04", "U05", "U06"],
        "from_rulebook": [],
    }
    assert found["boards"]["2"]["run"][5] == {"op": "core", "n": 3}
    assert found["canyon"]["K2"]["a"]["op"] == "rotate"
    assert found["destruction"]["D5"]["repair"]["kind"] == "any3"
    assert json.decode(json.encode(found)) == found


def test_the_rules_know_no_words() -> None:
    code = (
        "import sys, frenzy; game = frenzy.load('wreckland'); game.new(1); game.booklet({}, 'fr');"
        "print([name for name in sys.modules if name.startswith('fluent') or name in"
        " [f'frenzy.games.wreckland.{part}' for part in ('text', 'log', 'ascii')]])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(Path(frenzy.__file__).parent.parent)},
    )
    assert done.stdout.strip() == "[]"
