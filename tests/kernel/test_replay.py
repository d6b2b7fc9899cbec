"""Replays: seed, options and actions give the whole game again; anything else is refused by name."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import frenzy
from frenzy.kernel import BadSave, codec
from frenzy.kernel.replay import Replay, replay
from frenzy.kernel.session import Session
from tests.kernel.test_codec import DEEP, JUNK, MODEST, garbled, mutations

GAME = frenzy.load("adrenaline")
OPTIONS: dict[str, Any] = {"mode": "domination", "arena": "large", "skulls": 5, "bot": True}


def played(seats: int = 4, seed: int = 7, steps: int = 100_000, **options: Any) -> Session[Any]:
    """A game played at random, to the end if there are steps enough."""
    rng = random.Random(seed)
    session = Session(GAME, seats, seed, options)
    while steps and GAME.to_act(session.state) is not None:
        session.apply(rng.choice(GAME.legal_actions(session.state)))
        steps -= 1
    return session


RECORD = played(**OPTIONS, steps=60).replay()
TEXT = RECORD.encode()


def run(record: Replay) -> list[str]:
    """The save after each action."""
    return [codec.save(GAME, state) for state, _, _ in replay(GAME, record)]


# -- the whole game again -------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_every_event_comes_again(mode: str) -> None:
    rng = random.Random(1)
    session = Session(GAME, 3, 5, {"mode": mode, "skulls": 5})
    told, saves = [], []
    while GAME.to_act(session.state) is not None:
        told.append(session.apply(rng.choice(GAME.legal_actions(session.state))))
        saves.append(codec.save(GAME, session.state))

    record = Replay.decode(session.replay().encode())

    assert [events for _, _, events in replay(GAME, record)] == told
    assert [action for _, action, _ in replay(GAME, record)] == record.actions
    assert run(record) == saves


def test_a_replay_of_nothing_is_a_game_that_has_not_begun() -> None:
    assert list(replay(GAME, replace(RECORD, actions=[]))) == []


def test_a_replay_comes_back_from_text_and_from_bytes() -> None:
    assert "\n" not in TEXT
    assert Replay.decode(TEXT) == Replay.decode(TEXT.encode()) == RECORD


def test_a_chance_start_is_found_again_from_the_seed() -> None:
    starts = {GAME.to_act(GAME.new(5, seed)) for seed in range(40)}
    assert starts == {0, 1, 2, 3, 4}
    record = played(5, 11, 40).replay()
    assert run(Replay.decode(record.encode())) == run(record)


def test_another_seed_or_option_gives_another_game() -> None:
    first = next(replay(GAME, replace(RECORD, actions=RECORD.actions[:1])))[0]
    other = GAME.new(RECORD.seats, RECORD.seed + 1, RECORD.options)
    assert GAME.position(first)["market"] != GAME.position(other)["market"]


# -- what is refused ------------------------------------------------------------------------------------------


def text_with(**fields: Any) -> str:
    return json.dumps({**json.loads(TEXT), **fields})


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (text_with(frenzy=2), "frenzy: replay of version 2; this is version 1"),
        (text_with(frenzy=-1), "frenzy: replay of version -1"),
        (text_with(frenzy="1"), "frenzy"),
        (text_with(seats="4"), "seats"),
        (text_with(seats=4.0), "seats"),
        (text_with(seed=None), "seed"),
        (text_with(options=[]), "options"),
        (text_with(actions="run"), "actions"),
        (text_with(actions=["run", 5]), r"actions\[1\]"),
        (text_with(extra=1), "extra"),
        (json.dumps({"frenzy": 1}), "game"),
        (json.dumps({key: value for key, value in json.loads(TEXT).items() if key != "frenzy"}), "frenzy"),
        (TEXT[:-2], "data"),
        (TEXT + TEXT, "data"),
        ("", "data"),
        ("[]", "data"),
        ("\ud800", "data"),
        ('{"frenzy": 1e999}', "frenzy"),
    ],
)
def test_a_bad_replay_is_refused_by_name(text: str, field: str) -> None:
    with pytest.raises(BadSave, match=field):
        Replay.decode(text)


@pytest.mark.parametrize(
    ("record", "field"),
    [
        (replace(RECORD, game="wreckland"), "^game: a replay of 'wreckland'"),
        (replace(RECORD, content="0123456789ab.0123456789ab"), "^content: "),
        (replace(RECORD, seats=9), "^seats: 9"),
        (replace(RECORD, seats=5), "^options.bot: "),
        (replace(RECORD, options={"mode": "chess"}), "^options.mode: 'chess'"),
        (replace(RECORD, options={"colour": "red"}), "^options.colour: "),
        (replace(RECORD, actions=["dance"]), r"^actions\[0\]: 'dance' is not a legal answer to 'place_bot'"),
        (replace(RECORD, actions=[*RECORD.actions, ""]), rf"^actions\[{len(RECORD.actions)}\]: '' is not"),
        (replace(RECORD, seed=RECORD.seed + 1), r"^actions\[\d+\]: "),
    ],
)
def test_a_replay_of_something_else_is_refused_by_name(record: Replay, field: str) -> None:
    with pytest.raises(BadSave, match=field):
        run(record)


def test_what_comes_before_a_bad_action_is_played() -> None:
    broken = replace(RECORD, actions=[*RECORD.actions[:5], "dance", *RECORD.actions[5:]])
    seen: list[str] = []
    with pytest.raises(BadSave, match=r"actions\[5\]"):
        seen.extend(action for _, action, _ in replay(GAME, broken))
    assert seen == RECORD.actions[:5]


def test_an_action_after_the_end_is_refused() -> None:
    record = played(3, 2, skulls=5).replay()
    with pytest.raises(BadSave, match=r"actions\[\d+\]: 'end turn': the game is over"):
        run(replace(record, actions=[*record.actions, "end turn"]))


def test_characters_that_are_no_names_are_refused() -> None:
    with pytest.raises(BadSave, match="characters"):
        run(replace(RECORD, options={"characters": [[]]}))


@pytest.mark.parametrize("text", [DEEP[1], DEEP[3], text_with(x=0).replace(": 0}", f": {DEEP[2]}}}")], ids=lambda _: "")
def test_a_deep_replay_is_refused(text: str) -> None:
    with pytest.raises(BadSave, match="data"):
        Replay.decode(text)


# -- anything at all ------------------------------------------------------------------------------------------


def run_or_refuse(text: str | bytes) -> None:
    try:
        run(Replay.decode(text))
    except BadSave as error:
        assert str(error)  # noqa: PT017  # a replay that plays is right too


@MODEST
@given(mutations(json.loads(TEXT)))
def test_a_mutated_replay_plays_or_is_refused(document: Any) -> None:
    run_or_refuse(json.dumps(document))


@MODEST
@given(garbled(TEXT))
def test_garbled_bytes_play_or_are_refused(data: bytes) -> None:
    run_or_refuse(data)


@MODEST
@given(st.binary() | JUNK.map(lambda junk: json.dumps(junk).encode()))
def test_junk_is_refused(data: bytes) -> None:
    with pytest.raises(BadSave, match=r"\w"):
        Replay.decode(data)


@MODEST
@given(st.lists(st.sampled_from(RECORD.actions) | st.text(), max_size=30))
def test_any_list_of_texts_plays_as_far_as_it_is_legal(actions: list[str]) -> None:
    run_or_refuse(replace(RECORD, actions=actions).encode())
