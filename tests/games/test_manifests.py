"""What games tell about themselves is true, and said in every language."""

from __future__ import annotations

import pytest

import frenzy
from frenzy.bots import bots_of, make_bot
from frenzy.catalogues import LANGUAGES
from frenzy.games import own_games
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.setup import MODES
from frenzy.games.wreckland.cards import VEHICLES
from frenzy.kernel.options import Option
from frenzy.speech import catalogue
from tests.games.conftest import every_game

WORDS = {"flag": ["option-yes", "option-no"], "seat": ["option-random"]}


def keys(option: Option) -> list[str]:
    """The sentences that an option needs."""
    values = [f"{option.words}-{value}" for value in option.values if isinstance(value, str)]
    return [f"option-{option.name}", f"option-{option.name}-help", *values, *WORDS.get(option.kind, [])]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(name: str, language: str) -> None:
    manifest = frenzy.load(name).manifest
    words = catalogue(manifest.package, manifest.catalogues, language)

    wanted = [key for option in manifest.options for key in keys(option)]

    assert [key for key in wanted if not words.has_message(key)] == []


@every_game
def test_every_bot_can_be_made_and_plays(name: str) -> None:
    game = frenzy.load(name)
    state = game.new(game.manifest.usual_seats, 1)
    view = game.view(state, game.to_act(state))
    for bot in bots_of(game.manifest):
        if bot in (game.manifest.usual_bot, "random"):
            assert make_bot(bot, game, 1).choose(view) in view["choices"]
        make_bot(bot, game, 1)


@every_game
def test_a_campaign_is_told_of(name: str) -> None:
    game = frenzy.load(name)

    assert game.manifest.campaign == (game.campaign() is not None)
    assert not game.manifest.campaign or any(option.name == "chapter" for option in game.manifest.options)


@every_game
def test_crossed_options_exist(name: str) -> None:
    manifest = frenzy.load(name).manifest

    assert {*manifest.crossed} <= {option.name for option in manifest.options}


def test_values_are_those_that_the_rules_know() -> None:
    values = {option.name: option.values for name in own_games() for option in frenzy.load(name).manifest.options}

    assert values["arena"] == tuple(arenas())
    assert values["mode"] == tuple(MODES)
    assert values["vehicle"] == tuple(VEHICLES)
