"""The game in words: every sentence exists in every language and says what it should."""

from __future__ import annotations

from importlib.resources import files
from typing import get_args

import pytest
from fluent.syntax import ast, parse

from frenzy.catalogues import LANGUAGES
from frenzy.games.wreckland import actions
from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.ascii import draw
from frenzy.games.wreckland.booklet import ENVELOPES, PAGES
from frenzy.games.wreckland.cards import BOARDS, CANYON, ENEMIES, PARTS
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import HEROES
from frenzy.games.wreckland.text import Text
from frenzy.kernel import BadOption
from frenzy.kernel.replay import Replay
from frenzy.kernel.telling import tag_of
from frenzy.story import Story, story, told_to
from tests.wreckland.driver import drive, table
from tests.wreckland.table import build, run

ACTIONS = {tag_of(action) for action in actions.known_choices().values()}


def messages(language: str) -> dict[str, ast.Message]:
    folder = files("frenzy.games.wreckland").joinpath("locale", language)
    found: dict[str, ast.Message] = {}
    for name in (*GAME.manifest.catalogues, *ENVELOPES, *PAGES):
        for entry in parse(folder.joinpath(name).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


def test_every_prompt_action_and_event_has_a_sentence() -> None:
    text = Text("en")
    prompts = {frame.prompt for frame in GAME.decisions}

    assert all(text.knows(f"prompt-{prompt}") for prompt in prompts)
    assert all(text.knows(f"action-{tag}") for tag in ACTIONS)
    assert all(text.knows(f"event-{kind.__struct_config__.tag}") for kind in get_args(ev.AnyEvent))


def ops(union: object) -> list[str]:
    """The names of the words of a union."""
    return [kind.__struct_config__.tag for kind in get_args(union)]


def test_every_card_hero_and_line_has_a_name() -> None:
    text = Text("en")
    ids = [part.id for part in PARTS] + [enemy.id for enemy in ENEMIES] + [card.id for card in CANYON]
    wanted = [f"name-{name}" for name in ids]
    wanted += [f"hero-{name}-text" for name in HEROES] + [f"line-{op}" for op in ops(words.AnyLine)]
    wanted += [f"word-{op}" for op in ops(words.Effect | words.Bonus)]
    wanted += [f"card-attack-{op}" for op in ops(words.AnyAttack)]
    wanted += [f"ability-{name}" for name in get_args(words.Ability)]
    wanted += [f"need-{kind}" for kind in get_args(words.Kind)]

    assert [name for name in wanted if not text.knows(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    text = Text(language)
    for number in (0, 1, 8, 10, 13):
        for state, _, told in drive(number, table(number)):
            assert all(text.event(state, event) for event in told)
            question = GAME.question(state, 0)
            assert text.phrase(question.text)
            assert question.note is None or text.phrase(question.note)
            assert all(text.phrase(choice.text) for choice in question.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", BOARDS)
def test_every_chapter_has_a_story_of_a_few_sentences(language: str, chapter: int) -> None:
    told = Text(language).story(chapter, opened=7)

    assert told.title
    assert 2 <= told.opening.count(".") <= 4
    assert told.won
    assert told.lost


def test_a_card_in_words() -> None:
    assert str(Text("en").card("P02")).splitlines() == [
        "Timeout",
        "Resistance 6",
        "Dice: 4",
        "2 damage to one enemy",
        "Exact: Set a die aside (1 to 3)",
        "Install: a pair",
    ]
    assert "Explosive" in str(Text("en").card("E10"))
    assert "No attack" in str(Text("en").card("E19"))
    assert str(Text("fr").card("arson")).startswith("Arson\nUne fois")
    assert str(Text("pl").card("D5")) == "D5\nUsunięcie: dowolne trzy"


def test_buttons_say_what_they_do() -> None:
    text = Text("en")
    building = GAME.question(build("w5 w5", "P05", slots="W=V1b*1").state, 0)
    assert [text.phrase(choice.text) for choice in building.choices[:2]] == [
        "Install Bolt Thrower (a pair)",
        "Repair Tool Rack on W",
    ]
    white = GAME.question(run("front E16", pool="w1 r6", scrap="E05").state, 0)
    told = [text.phrase(choice.text) for choice in white.choices]
    assert "white 1: reroll the other white dice" in told
    assert "Pipe Wasp as 4: ram the front" in told


def test_errors_and_options_in_words() -> None:
    text = Text("fr")

    assert text.error(BadOption("options.hero: x")) == "Cette table ne peut être mise en place : options.hero: x"
    assert text.option("hero") == "Héros"
    assert text.option_value("difficulty", "expert") == "As du volant"
    assert [text.option_value("sleep", value) for value in ("full", "value")] == [
        "Toutes leurs cases couvertes", "Les cases de ce nombre couvertes",
    ]  # fmt: skip
    assert text.option_value("vehicle", "V1") == "Roadrunner"
    assert text.option_value("chapter", 3) == "3"
    assert text.option_help("vehicle")


def test_the_log_has_headings_and_lines() -> None:
    played = list(drive(0, {"chapter": 1}))
    record = Replay("wreckland", GAME.content_hash(), 1, 0, {"chapter": 1}, [str(action) for _, action, _ in played])
    lines = story(GAME, record, Text("en"), 0)

    assert lines[0] == "Setting up"
    assert "Round 1, run" in lines
    assert "Turn 1" in lines
    assert lines[-1].startswith(("  Won in Round", "  Lost in Round"))
    state, _, events = played[-1]
    assert Story(Text("en")).tell([(), told_to(GAME, state, events, None)])[-1] == lines[-1]


def test_the_drawing_shows_parts_enemies_and_dice() -> None:
    table = run("front E16*2; left E01; right E02", pool="w3 r6", slots="NE=P01:front*1 SE=!D2", scrap="E05")
    drawn = draw(table.view)

    assert drawn.splitlines()[0] == "^   E16 2/8 6"
    assert "P01 1/4 ^" in drawn
    assert "XX D2" in drawn
    assert "E01 0/6 3 6" in drawn
    assert "Scrap: E05=4" in drawn
    assert draw(table.state) == drawn
    assert "Available: P05 U01 U02 U03" in draw(build("w1", "P05").view)


def test_a_tag_is_a_name() -> None:
    assert tag_of(actions.DONE) == "done"
