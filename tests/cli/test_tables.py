"""The options of each game on the command line: all there, all true, and none at the wrong game."""

from __future__ import annotations

from argparse import ArgumentParser

import pytest
from msgspec.structs import replace

import frenzy
from frenzy.cli.common import add_seats, add_table_options, seats_at, table_options
from frenzy.cli.tables import explained, find_option, metavar, read_value, read_values, typed_options
from frenzy.games import manifests
from frenzy.kernel import BadOption
from frenzy.kernel.options import LISTS, Option, hands, team

CHAPTER = Option(kind="number", name="chapter", values=(1, 2, 3))
START = Option(kind="seat", name="start")
BOT = Option(kind="flag", name="bot", values=(False, True))
HERO = Option(kind="choice", name="hero", values=("a-1", "b"))


def said(*arguments: str) -> dict[str, object]:
    parser = ArgumentParser()
    add_table_options(parser)
    return table_options(parser.parse_args(arguments))


@pytest.mark.parametrize("name", manifests())
def test_every_value_of_every_option_makes_a_game(name: str) -> None:
    game = frenzy.load(name)
    for option in typed_options(game.manifest):
        for value in option.values or (0,):
            if option.kind not in LISTS:
                game.new(game.manifest.usual_seats, 0, {option.name: value})


@pytest.mark.parametrize(
    ("game", "name", "line"),
    [
        ("adrenaline", "mode", "default: deathmatch"),
        ("adrenaline", "arena", "default: by seats"),
        ("adrenaline", "start", "default: by chance"),
        ("adrenaline", "bot", "default: false; only with 3 or 4 seats"),
        ("wreckland", "arson", "default: round; only with --hero arson"),
    ],
)
def test_the_help_of_an_option_says_what_it_is_and_where_it_counts(game: str, name: str, line: str) -> None:
    assert explained(find_option(game, name)) == line


def test_a_command_keeps_its_own_words() -> None:
    parser = ArgumentParser()
    parser.add_argument("--mode", type=int)
    add_table_options(parser)
    options = parser.parse_args(["--mode", "3", "--skulls", "5"])

    assert options.mode == 3
    assert table_options(options) == {"skulls": 5}


def test_options_are_read_as_the_game_wants_them() -> None:
    shooter = said("adrenaline", "--mode", "turret", "--skulls", "5", "--bot", "--start", "2")
    chase = said("wreckland", "--chapter", "3", "--vehicle", "V3", "--arson", "turn")

    assert shooter == {"mode": "turret", "skulls": 5, "bot": True, "start": 2}
    assert chase == {"chapter": 3, "vehicle": "V3", "arson": "turn"}
    assert said() == said("wreckland") == {}


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("adrenaline", "--chapter", "3"), "--chapter: adrenaline has no such option; it belongs to wreckland"),
        (("wreckland", "--bot"), "--bot: wreckland has no such option; it belongs to adrenaline"),
        (("adrenaline", "--mode", "turbo"), "--mode: 'turbo' is not one of deathmatch, domination, turret"),
        (("wreckland", "--chapter", "8"), "--chapter: '8' is not one of 1, 2, 3"),
        (("wreckland", "--hero", "1"), "--hero: '1' is not one of arson"),
        (("adrenaline", "--start", "first"), "--start: 'first' is not a whole number"),
    ],
)
def test_a_wrong_option_is_named(arguments: tuple[str, ...], error: str) -> None:
    with pytest.raises(BadOption) as refused:
        said(*arguments)

    assert str(refused.value).startswith(error)


def test_as_many_sit_down_as_is_usual_unless_somebody_says_otherwise() -> None:
    parser = ArgumentParser()
    add_table_options(parser)
    add_seats(parser)

    assert [seats_at(parser.parse_args([name])) for name in ("adrenaline", "wreckland")] == [4, 1]
    assert seats_at(parser.parse_args(["adrenaline", "--seats", "3"])) == 3


@pytest.mark.parametrize(
    ("option", "text", "values"),
    [
        (CHAPTER, "all", (1, 2, 3)),
        (CHAPTER, "2", (2,)),
        (CHAPTER, "3,1,3", (3, 1)),
        (CHAPTER, "2-3,1", (2, 3, 1)),
        (START, "0-2", (0, 1, 2)),
        (BOT, "true,false", (True, False)),
        (HERO, "a-1,b", ("a-1", "b")),
    ],
)
def test_several_values_are_a_list_a_range_or_all(option: Option, text: str, values: tuple[object, ...]) -> None:
    assert read_values(option, text) == values


@pytest.mark.parametrize(
    ("option", "text"),
    [(CHAPTER, "0-2"), (CHAPTER, "3-1"), (CHAPTER, ""), (CHAPTER, "1,,2"), (START, "all"), (START, "-")],
)
def test_values_that_are_none_are_refused_by_the_name_of_their_option(option: Option, text: str) -> None:
    with pytest.raises(BadOption, match=f"--{option.name}: "):
        read_values(option, text)


def test_one_value_is_not_a_list() -> None:
    with pytest.raises(BadOption):
        read_value(CHAPTER, "1,2")


# -- lists ------------------------------------------------------------------------------------------------------

HEROES = replace(team("storm", "rogue", "beast", least=1, most=2), name="heroes")
HANDS = replace(hands("heroes"), name="hands")


def test_a_team_is_typed_with_commas_and_hands_with_slashes() -> None:
    assert read_value(HEROES, "rogue,storm") == ["rogue", "storm"]
    assert read_value(HANDS, "0,1/2,3") == [[0, 1], [2, 3]]
    assert read_value(HANDS, "0//1,2") == [[0], [], [1, 2]]
    assert [read_values(HEROES, "rogue,storm"), read_values(HANDS, "0/1")] == [(["rogue", "storm"],), ([[0], [1]],)]


@pytest.mark.parametrize(
    ("option", "text", "error"),
    [
        (HEROES, "storm,cat", "--heroes: 'cat' is not one of storm, rogue, beast"),
        (HEROES, "", "--heroes: '' is not one of storm, rogue, beast"),
        (HANDS, "0/one", "--hands: 'one' is not a whole number"),
    ],
)
def test_what_is_no_member_and_no_number_is_refused(option: Option, text: str, error: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_value(option, text)
    assert str(refused.value) == error


def test_help_says_how_they_are_typed() -> None:
    assert [metavar(HEROES), metavar(HANDS)] == ["storm,rogue,…", "HANDS"]
    assert explained(HEROES) == "1 to 2 of storm, rogue, beast; default: by seats"
    assert explained(HANDS).startswith("who has which of --heroes, counted from 0: 0,1/2,3 gives")


def test_a_command_passes_them_on(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = replace(frenzy.load("pebbles").manifest, options=(HEROES, HANDS))
    for place in ("frenzy.cli.common", "frenzy.cli.tables"):
        monkeypatch.setattr(f"{place}.manifests", lambda: {"pebbles": toy})
        monkeypatch.setattr(f"{place}.manifest_of", lambda _: toy)

    assert said("pebbles", "--heroes", "beast,storm", "--hands", "0/1") == {
        "heroes": ["beast", "storm"],
        "hands": [[0], [1]],
    }
