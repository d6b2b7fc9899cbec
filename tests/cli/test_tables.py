"""The options of each game on the command line: all there, all true, and none at the wrong game."""

from __future__ import annotations

from argparse import ArgumentParser

import pytest

import frenzy
from frenzy.cli.common import add_seats, add_table_options, seats_at, table_options
from frenzy.cli.tables import FORMS, Choice, read_value, read_values
from frenzy.games import GAMES
from frenzy.kernel import BadOption

NOT_ASKED = {"characters"}
"""Options that would be a list: only positions, programs and the server name them."""

CHAPTER = Choice("chapter", "", (1, 2, 3))
START = Choice("start", "")


def said(*arguments: str) -> dict[str, object]:
    parser = ArgumentParser()
    add_table_options(parser)
    return table_options(parser.parse_args(arguments))


def test_every_game_has_a_form() -> None:
    assert tuple(FORMS) == GAMES


@pytest.mark.parametrize("name", FORMS)
def test_every_option_of_a_game_can_be_said_and_every_value_is_one(name: str) -> None:
    game, form = frenzy.load(name), FORMS[name]
    with pytest.raises(BadOption, match="there are: ") as error:
        game.new(form.seats, 0, {"nonsense": 1})
    known = str(error.value).partition("there are: ")[2].split(", ")

    assert {choice.name for choice in form.choices} == set(known) - NOT_ASKED
    for choice in form.choices:
        for value in choice.values or (0,):
            game.new(form.seats, 0, {choice.name: value})


@pytest.mark.parametrize("name", FORMS)
def test_the_bots_of_a_form_play_it(name: str) -> None:
    from frenzy.bots import BOTS

    assert {FORMS[name].bot, FORMS[name].against} <= BOTS[name].keys()


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
    ("choice", "text", "values"),
    [
        (CHAPTER, "all", (1, 2, 3)),
        (CHAPTER, "2", (2,)),
        (CHAPTER, "3,1,3", (3, 1)),
        (CHAPTER, "2-3,1", (2, 3, 1)),
        (START, "0-2", (0, 1, 2)),
        (Choice("bot", "", (False, True)), "true,false", (True, False)),
        (Choice("hero", "", ("a-1", "b")), "a-1,b", ("a-1", "b")),
    ],
)
def test_several_values_are_a_list_a_range_or_all(choice: Choice, text: str, values: tuple[object, ...]) -> None:
    assert read_values(choice, text) == values


@pytest.mark.parametrize(
    ("choice", "text"),
    [(CHAPTER, "0-2"), (CHAPTER, "3-1"), (CHAPTER, ""), (CHAPTER, "1,,2"), (START, "all"), (START, "-")],
)
def test_values_that_are_none_are_refused_by_the_name_of_their_option(choice: Choice, text: str) -> None:
    with pytest.raises(BadOption, match=f"--{choice.name}: "):
        read_values(choice, text)


def test_one_value_is_not_a_list() -> None:
    with pytest.raises(BadOption):
        read_value(CHAPTER, "1,2")
