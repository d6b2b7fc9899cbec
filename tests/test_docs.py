"""The pages tell the truth: their examples run, their links lead somewhere, their tables are those of the code."""

from __future__ import annotations

import inspect
import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from tomllib import loads
from typing import Any, Final, get_args

import pytest
from msgspec import json
from msgspec.structs import fields

import frenzy
from frenzy.arena.records import markdown, read_record
from frenzy.arena.simulation import Played
from frenzy.cli import parser
from frenzy.cli.common import said_options
from frenzy.cli.tables import find_option, read_values
from frenzy.games import own_games
from frenzy.games.adrenaline import actions, position
from frenzy.games.adrenaline.content import words
from frenzy.games.adrenaline.events import AnyEvent
from frenzy.games.adrenaline.game import DECISIONS
from frenzy.kernel import Action, Event
from tests.test_readme import ROOT, blocks, check_conversations, run_examples
from tools.pages import with_files

GAME: Final = frenzy.load("adrenaline")
DOCS: Final = ROOT / "docs"
ADRENALINE: Final = DOCS / "adrenaline"
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md", "bench/README.md")),
    *sorted(DOCS.rglob("*.md")),
]
LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
FILE: Final = re.compile(r"`((?:src|tests|tools|docs|deploy|bench|web|examples)/[\w./-]*)`")
COMMAND: Final = re.compile(r"`(?:\.venv/bin/)?(frenzy \w[^`]*)`|^(frenzy \w(?:\\\n|.)*)", re.MULTILINE)
TARGET: Final = re.compile(r"`make ([\w-]+)")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of the tables under a heading, without the heads."""
    section = re.search(rf"^#+ {re.escape(heading)}$(.*?)(?=^#|\Z)", read(page), re.MULTILINE | re.DOTALL)
    assert section is not None, f"{page.name} has no heading {heading!r}"
    lines = [line.strip("| ").split(" | ") for line in section[1].splitlines() if line.startswith("| `")]
    assert lines, f"{page.name}: no table under {heading!r}"
    return lines


def names(cell: str) -> list[str]:
    """What stands in backquotes."""
    return re.findall(r"`([^`]+)`", cell)


def first_names(page: Path, heading: str) -> list[str]:
    """The names in the first column."""
    return [name for row in rows(page, heading) for name in names(row[0])]


# -- all pages ------------------------------------------------------------------------------------------------


@every_page
def test_the_examples_of_a_page_run_and_print_what_is_shown(page: Path) -> None:
    run_examples(page)
    check_conversations(page)


@every_page
def test_files_are_shown_as_they_are(page: Path) -> None:
    assert with_files(read(page)) == read(page), "`python -m tools.pages` puts them there"


@every_page
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(read(page)) if not link.startswith("http")]
    missing = [link for link in links if not (page.parent / link).exists()]
    missing += [path for path in FILE.findall(read(page)) if "NAME" not in path and not (ROOT / path).exists()]

    assert missing == []


@every_page
def test_commands_exist(page: Path) -> None:
    makefile = read(ROOT / "Makefile")
    for command in map("".join, COMMAND.findall(read(page))):
        arguments = shlex.split(command.replace("\\\n", " "))[1:]
        if len(arguments) > 1:
            options = parser().parse_args(arguments)
            for name, values in said_options(options).items():
                read_values(find_option(options.game, name), values)
        else:
            assert re.search(rf"^    {arguments[0]}\b", parser().format_help(), re.MULTILINE), command
    for target in TARGET.findall(read(page)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"


# -- positions ------------------------------------------------------------------------------------------------


def positions(name: str) -> list[Any]:
    """The documents that set up a table of that game; one that names no game is Adrenaline's."""
    documents = [json.decode(block.text) for page in PAGES for block in blocks(page) if block.language == "json"]
    found = [document for document in documents if document.get("game", "adrenaline") == name]
    assert found, f"no page shows a position of {name}"
    return found


@pytest.mark.parametrize("name", own_games())
def test_the_positions_can_be_set_up(name: str) -> None:
    game = frenzy.load(name)
    for document in positions(name):
        assert game.legal_actions(game.from_position(document))


@pytest.mark.parametrize("name", own_games())
def test_a_position_that_is_written_again_stays_as_it_is(name: str) -> None:
    game = frenzy.load(name)
    for document in positions(name):
        once = game.position(game.from_position(document))
        assert game.position(game.from_position(once)) == once


def test_the_whole_position_comes_back_unchanged() -> None:
    whole = positions("adrenaline")[0]

    assert GAME.position(GAME.from_position(whole)) == whole


def test_every_field_of_a_position_is_explained() -> None:
    page = ADRENALINE / "position.md"
    table = first_names(page, "The table") + first_names(page, "The turn")
    board = {field.name for field in fields(position.BoardDoc)}
    seat = first_names(page, "A seat")

    assert sorted(table) == sorted(field.name for field in fields(position.TableDoc))
    assert sorted(seat) == sorted({field.name for field in fields(position.SeatDoc)} | {"acted"})
    assert {field.name for field in fields(position.BotDoc)} - board == {"acted"}


# -- simulations ----------------------------------------------------------------------------------------------


def test_every_field_of_a_journal_is_explained() -> None:
    assert first_names(DOCS / "simulation.md", "The journal") == [field.name for field in fields(Played)]


# -- architecture ---------------------------------------------------------------------------------------------


def test_the_layers_are_drawn_as_the_contract_has_them() -> None:
    contract = loads(read(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"][0]
    drawn = re.findall(r"^    (\w+) ", blocks(DOCS / "architecture.md")[0].text, re.MULTILINE)
    layers = [layer.strip("()").removeprefix("frenzy.") for layer in contract["layers"]]

    assert drawn == [layer for layer in layers if find_spec(f"frenzy.{layer}")]


# -- add an event ---------------------------------------------------------------------------------------------


def test_every_trait_of_an_event_is_explained() -> None:
    explained = first_names(DOCS / "add-an-event.md", "Traits")
    traits = {name for name in vars(Event) if not name.startswith("_")} - {"is_final"}

    assert {name.partition("(")[0] for name in explained} == traits


# -- the page of the game -------------------------------------------------------------------------------------

PAGE: Final = ADRENALINE / "README.md"


def test_every_prompt_is_explained() -> None:
    assert sorted(first_names(PAGE, "Prompts")) == sorted(frame.prompt for frame in DECISIONS)


def test_every_action_is_explained_by_name_tag_and_notation() -> None:
    kinds = [kind for _, kind in inspect.getmembers(actions, inspect.isclass) if issubclass(kind, Action)]
    found = {names(row[0])[0]: names(row[1])[0] for row in rows(PAGE, "Notation")}

    assert found == {kind.__name__: kind.__struct_config__.tag for kind in kinds if kind is not Action}


def test_the_notation_that_is_shown_is_that_of_actions() -> None:
    known = {str(action) for action in catalogue()}
    written = {text for row in rows(PAGE, "Notation") for text in names(row[2])}
    offered = {text for row in rows(PAGE, "Prompts") for text in names(row[2])}

    assert {text for text in written | offered if not text.startswith("path ")} <= known


def catalogue() -> list[Action]:
    """Every action that exists once and for all."""
    found: list[object] = []
    for value in vars(actions).values():
        for item in value if isinstance(value, tuple) else (value,):
            found += item if isinstance(item, tuple) else (item,)
    return [item for item in found if isinstance(item, Action)]


def test_the_events_that_stop_undo_are_listed() -> None:
    final = [event for event in get_args(AnyEvent) if event.reveals or event.chance or event.foreign]

    assert sorted(name for row in rows(PAGE, "Events") for name in names(row[0])) == sorted(map(tag_of_kind, final))


def test_every_event_says_what_happened() -> None:
    assert all(event.__doc__ for event in get_args(AnyEvent))


def tag_of_kind(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def test_every_field_of_a_view_is_explained() -> None:
    assert sorted(first_names(PAGE, "Views")) == sorted(GAME.view(GAME.new(seats=3, seed=1), 0))


def test_every_option_is_explained() -> None:
    assert sorted(first_names(PAGE, "Options")) == sorted(option.name for option in GAME.manifest.options)


# -- add a card -----------------------------------------------------------------------------------------------


def test_every_word_of_the_cards_is_explained() -> None:
    page = ADRENALINE / "add-a-card.md"
    places = first_names(page, "Places: where targets stand")
    steps = [name for row in rows(page, "Steps: what is done") for name in names(row[0])]
    effects = first_names(page, "Effects: for what and when")
    spoken = {name for name, value in vars(words).items() if isinstance(value, words.Place)}
    spoken |= {"seen_by", "square_of", "among"}
    done = {kind.__name__ for kind in get_args(words.AnyStep)}

    assert set(places) == spoken
    assert {getattr(words, name).__name__ for name in steps} == done
    assert set(effects) == {"plus", "instead", "weapon"}


# -- the strength of bots ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted((DOCS / "measured").glob("strength-*.json")), ids=lambda path: path.stem)
def test_tables_of_strength_are_those_that_were_measured(path: Path) -> None:
    record = read_record(path)

    assert markdown(record) in read(DOCS / "ai.md")
    assert record.game == GAME.name
    assert record.commit
    assert not record.commit.endswith("+"), "of files that nobody can look up"
