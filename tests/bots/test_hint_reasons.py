"""What a hint says for a choice in Adrenaline and Wreckland Run; bots at the table keep their reasons to themselves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from frenzy.bots import make_bot, reason_for, tells_why
from frenzy.catalogues import LANGUAGES
from frenzy.cli.words import terminal_speech
from frenzy.games import load

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("adrenaline", 3, {"mode": "turret"}),
    ("adrenaline", 3, {"mode": "domination"}),
    ("wreckland", 1, {}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_choice_has_its_reason_in_every_language(name: str, seats: int, options: dict[str, Any]) -> None:
    game = load(name)
    texts = [terminal_speech(language, name).text for language in LANGUAGES]
    state, bots = game.new(seats, 5, options), [make_bot("greedy", game, seat) for seat in range(seats)]
    told: set[str] = set()
    for _ in range(60):
        seat = game.to_act(state)
        assert seat is not None
        view = game.view(state, seat)
        choice = bots[seat].choose(view)
        if len(view["choices"]) > 1:
            reason = reason_for(game, view, choice)
            assert reason is not None
            told.add(reason.key)
            for text in texts:
                sentence = text.phrase(game.explain(view, reason).text)
                assert sentence
                assert reason.key not in sentence
        game.apply(state, choice)
    assert len(told) > 4


def duel(damage: int, **shooter: Any) -> Any:
    """Violet has the lock rifle and sees Dozer, who has so much damage."""
    seats = [
        {"character": "violet", "square": "b2", "weapons": [{"id": "lock_rifle", "loaded": True}], **shooter},
        {"character": "dozer", "square": "b2", "damage": ["violet"] * damage},
        {"character": "sprog", "square": None},
    ]
    return {"game": "adrenaline", "arena": "medium_a", "to_act": 0, "actions_left": 2, "seats": seats}


@pytest.mark.parametrize(
    ("damage", "choice", "sentence"),
    [
        (9, "shoot lock_rifle", "It can kill Dozer."),
        (3, "shoot lock_rifle", "It can deal 2 damage."),
        (0, "end turn", "Nothing that you could still do would help."),
    ],
)
def test_a_reason_says_what_an_action_brings(damage: int, choice: str, sentence: str) -> None:
    game = load("adrenaline")
    view = game.view(game.from_position(duel(damage)), 0)
    reason = reason_for(game, view, choice)

    assert reason is not None
    assert terminal_speech("en", "adrenaline").text.phrase(game.explain(view, reason).text) == sentence


def test_a_reason_reads_nothing_that_its_seat_does_not_know() -> None:
    game, rng = load("adrenaline"), Random(3)
    state = game.new(3, 7, {})
    bot = make_bot("greedy", game, 7)
    for _ in range(40):
        seat = game.to_act(state)
        assert seat is not None
        view = game.view(state, seat)
        choice = bot.choose(view)
        twin = game.view(game.redeal(view, rng), seat)
        assert reason_for(game, twin, choice) == reason_for(game, view, choice)
        game.apply(state, choice)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_nobody_hears_why_a_bot_plays_as_it_does_where_hands_are_hidden(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(name)
    state = game.new(seats, 5, options)
    view = game.view(state, game.to_act(state))

    assert reason_for(game, view, view["choices"][0]) is not None
    assert tells_why(game, to_all=False)
    assert not tells_why(game, to_all=True)
    assert reason_for(game, view, "stand on one's head") is None
