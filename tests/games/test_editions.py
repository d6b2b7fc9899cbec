"""A game once more, with other cards: both are played in one process, and neither knows of the other."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import json

from frenzy.bots import make_bot
from frenzy.games import load, own_games
from frenzy.games.editions import edition, kept, kept_cards, packed, unpacked
from frenzy.kernel.codec import content_part
from frenzy.kernel.content import content_fingerprint
from frenzy.kernel.errors import UnknownGame
from frenzy.server.bots.worker import Bots, Decision, Job, Told

CHANGES = {
    "adrenaline": ("weapons.json", b'"damage":2', b'"damage":3'),
    "resistance": ("heroes.json", b'"health": 3', b'"health": 4'),
    "wreckland": ("parts.json", b'"id": "P01"', b'"id":  "P01"'),
}
"""One card of each game that is another one."""


def changed(name: str) -> tuple[str, bytes]:
    """The cards of a game with one changed: their fingerprint, and as they are kept."""
    file, old, new = CHANGES[name]
    files = {**load(name).content_files()}
    assert old in files[file], f"{name}: {file} has no {old.decode()}"
    files[file] = files[file].replace(old, new, 1)
    return content_part(content_fingerprint("", files)), packed(files)


def other_edition(name: str) -> Any:
    return edition(name, *changed(name))


def some_play(game: Any, seed: int = 5, count: int = 150) -> tuple[Any, list[str]]:
    rng, state, chosen = random.Random(seed), game.new(game.manifest.usual_seats, seed), list[str]()
    while game.to_act(state) is not None and len(chosen) < count:
        chosen.append(str(rng.choice(game.legal_actions(state))))
        game.apply(state, chosen[-1])
    return state, chosen


@pytest.mark.parametrize("name", own_games())
def test_what_is_installed_is_the_game_itself(name: str) -> None:
    game = load(name)

    assert edition(name, content_part(game.content_hash()), None) is game
    assert edition(name, "", None) is game


@pytest.mark.parametrize("name", own_games())
def test_another_edition_is_played_with_its_cards(name: str) -> None:
    game, other = load(name), other_edition(name)

    rules, _, content = other.content_hash().partition(".")
    assert rules == game.content_hash().partition(".")[0]
    assert content == changed(name)[0] != content_part(game.content_hash())
    assert edition(name, *changed(name)) is other
    assert other.manifest.name == name


@pytest.mark.parametrize("name", own_games())
def test_a_game_is_saved_seen_and_dealt_again_within_its_edition(name: str) -> None:
    other = other_edition(name)
    state, _ = some_play(other)

    again = other.load(other.save(state))
    assert other.record(again) == other.record(state)
    for seat in (None, *range(state.seats)):
        assert other.view(again, seat) == other.view(state, seat)
    view = other.view(state, other.to_act(state) or 0)
    assert other.view(other.redeal(view, random.Random(1)), view["seat"]) == view
    assert not other.broken(state)


@pytest.mark.parametrize("name", own_games())
def test_a_bot_of_an_edition_thinks_with_its_cards(name: str) -> None:
    other = other_edition(name)
    for level in other.manifest.levels:
        bot = make_bot(level, other, 1)
        state = other.new(other.manifest.usual_seats, 3)
        view = other.view(state, other.to_act(state))
        assert str(bot.choose(view)) in view["choices"]
        assert level == "easy" or other.content_hash().partition(".")[2] in type(bot).__module__


def test_a_process_for_bots_thinks_with_the_cards_that_come_with_a_question() -> None:
    """They are not installed there; what it is asked about brings them along."""
    other = other_edition("adrenaline")
    state = other.new(3, 3)
    view = other.view(state, other.to_act(state))
    cards = kept_cards(other)
    assert cards == changed("adrenaline")
    assert kept_cards(load("adrenaline")) is None

    told: list[Told] = []
    decision = Decision("adrenaline", "hard", view, "table", 0, "luck", cards=cards)
    assert decision.rules() is other
    Bots().decide(Job(decision, 5.0), told.append)
    assert told[-1].choice in view["choices"]


def test_a_stronger_weapon_is_stronger_in_its_edition_alone() -> None:
    """The first weapon deals 3 in the one and 2 in the other, in turn and in one process."""
    position = {
        "game": "adrenaline", "arena": "small", "to_act": 0,
        "seats": [
            {"character": "violet", "square": "b2", "weapons": [{"id": "lock_rifle", "loaded": True}]},
            {"character": "banshee", "square": "b2"}, {"character": "dozer", "square": "a1"},
        ],
    }  # fmt: skip
    for game, damage in ((load("adrenaline"), 2), (other_edition("adrenaline"), 3)) * 2:
        state = game.from_position(position)
        for choice in ("shoot lock_rifle", "target banshee"):
            game.apply(state, choice)
        assert len(state.damage[1]) == damage


def test_cards_that_were_not_kept_or_are_damaged_are_told_of() -> None:
    _, archive = changed("wreckland")
    for other, found in (("0" * 12, None), ("1" * 12, archive), ("2" * 12, b"nonsense")):
        with pytest.raises(UnknownGame, match="cards"):
            edition("wreckland", other, found)


def test_cards_that_the_rules_do_not_know_are_told_of_and_nothing_stays_behind() -> None:
    files = {**load("wreckland").content_files(), "parts.json": json.encode([{"id": "P01"}])}
    content = content_part(content_fingerprint("", files))

    with pytest.raises(UnknownGame, match=r"parts\.json"):
        edition("wreckland", content, packed(files))
    with pytest.raises(UnknownGame, match=r"parts\.json"):
        edition("wreckland", content, packed(files))


@pytest.mark.parametrize("name", own_games())
def test_what_is_kept_is_small_and_comes_back(name: str) -> None:
    assert unpacked(kept(name)) == load(name).content_files()
    assert len(kept(name)) < 20_000


def test_a_game_without_cards_keeps_none() -> None:
    assert kept("pebbles") == b""
