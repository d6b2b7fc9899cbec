"""The doors of a game: options, questions, answers, and the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import frenzy
from frenzy.games.adrenaline.outcome import Outcome
from frenzy.kernel import BadOption, BadPosition, BadSave, FrenzyError, Game, IllegalAction, UnknownGame, codec
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.state import State
from tests.conformance.tables import actions_of
from tests.kernel.test_codec import JUNK, MODEST, pure_only

GAME = frenzy.load("adrenaline")
MODES = ("deathmatch", "domination", "turret")
BARE = Manifest(
    name="bare", title="Bare", package="bare", seats=(1,), usual_seats=1, levels={"easy": "random", "hard": "random"}
)  # fmt: skip


def finished(mode: str, seed: int = 1) -> Any:
    rng = random.Random(seed)
    state = GAME.new(3, seed, {"mode": mode, "skulls": 5})
    while GAME.to_act(state) is not None:
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    return state


# -- options --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"mode": "chess"}, "options.mode: 'chess'"),
        ({"mode": None}, "options.mode: None"),
        ({"mode": ["turret"]}, "options.mode: "),
        ({"mode": {}}, "options.mode: "),
        ({"arena": "huge"}, "options.arena: 'huge'"),
        ({"arena": 1}, "options.arena: 1"),
        ({"arena": "\ud800"}, "options.arena: "),
        ({"ending": "peace"}, "options.ending: 'peace'"),
        ({"ending": True}, "options.ending: True"),
        ({"skulls": 4}, "options.skulls: 4 .*A-2.1"),
        ({"skulls": 9}, "options.skulls: 9"),
        ({"skulls": -(10**40)}, "options.skulls: -1000"),
        ({"skulls": "8"}, "options.skulls: '8'"),
        ({"skulls": 8.0}, "options.skulls: 8.0"),
        ({"skulls": float("nan")}, "options.skulls: nan"),
        ({"skulls": True}, "options.skulls: True"),
        ({"skulls": None}, "options.skulls: None"),
        ({"bot": 1}, "options.bot: 1"),
        ({"bot": "yes"}, "options.bot: 'yes'"),
        ({"bot": None}, "options.bot: None"),
        ({"promo": 0}, "options.promo: 0"),
        ({"start": 4}, "options.start: 4"),
        ({"start": -1}, "options.start: -1"),
        ({"start": 1.0}, "options.start: 1.0"),
        ({"start": True}, "options.start: True"),
        ({"start": "0"}, "options.start: '0'"),
        ({"characters": "dozer"}, "options.characters: 'dozer'"),
        ({"characters": 5}, "options.characters: 5"),
        ({"characters": ["dozer", "dozer"]}, "options.characters: 'dozer' is unknown or taken"),
        ({"characters": ["gandalf"]}, "options.characters: 'gandalf'"),
        ({"characters": [None]}, "options.characters: None"),
        ({"characters": ["dozer", "violet", "sprog", "banshee", "d_struct_or"]}, "options.characters: "),
        ({"colour": "red"}, "options.colour: no such option"),
        ({"": 1}, "options.: no such option"),
        ({"Mode": "turret"}, "options.Mode: no such option"),
        ({"seed": 1}, "options.seed: no such option"),
        ({3: 1}, "options.3: no such option"),
    ],
    ids=str,
)
def test_a_wrong_option_is_refused_by_name(options: dict[Any, Any], field: str) -> None:
    with pytest.raises(BadOption, match=f"^{field}"):
        GAME.new(4, 7, options)


@pytest.mark.parametrize("seats", [2, 6, 0, -1, 10**40])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=r"^seats: .*A-1\.1"):
        GAME.new(seats)


@pure_only
@pytest.mark.parametrize("seats", [4.0, "4", None, [4]], ids=repr)
def test_what_is_no_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match=r"^seats: "):
        GAME.new(seats)


@pytest.mark.parametrize("seed", [10**40, -(10**40), 10**5000], ids=["long", "below zero", "very long"])
def test_a_seed_that_is_too_long_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match=r"^seed: "):
        GAME.new(4, seed)


@pure_only
@pytest.mark.parametrize("seed", [1.5, "7", None, True, [7]], ids=repr)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match=r"^seed: "):
        GAME.new(4, seed)


def test_five_players_have_no_bot() -> None:
    with pytest.raises(BadOption, match=r"^options.bot: .*A-12\.1"):
        GAME.new(5, 7, {"bot": True})


@pytest.mark.parametrize("character", [[], {}, ["dozer"]], ids=repr)
def test_a_character_that_is_no_name_is_refused(character: Any) -> None:
    with pytest.raises(BadOption, match=r"^options.characters: "):
        GAME.new(4, 7, {"characters": [character]})


def test_options_that_are_no_mapping_are_refused() -> None:
    options: Any = 5
    with pytest.raises(BadOption, match=r"^options: "):
        GAME.new(4, 7, options)


@pytest.mark.parametrize("name", ["seats", "skulls", "start"])
def test_a_number_too_long_to_write_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        GAME.new(10**5000) if name == "seats" else GAME.new(4, 7, {name: 10**5000})


@MODEST
@given(
    st.dictionaries(
        st.sampled_from(["mode", "arena", "ending", "skulls", "bot", "promo", "start"]) | st.text(max_size=5), JUNK
    )
)
def test_any_options_make_a_game_or_are_refused(options: dict[str, Any]) -> None:
    try:
        state = GAME.new(4, 7, options)
    except BadOption as error:
        assert str(error)  # noqa: PT017  # a game is right too
    else:
        assert GAME.legal_actions(state)


def test_every_option_does_what_it_says() -> None:
    names = ["sprog", "dozer"]
    options = {"mode": "turret", "arena": "large", "ending": "sudden_death", "skulls": 6, "bot": True, "start": 2}
    document = GAME.position(GAME.new(3, 7, {**options, "characters": names}))
    for name in ("mode", "arena", "ending", "skulls", "start"):
        assert document[name] == options[name]
    assert [seat["character"] for seat in document["seats"]] == ["sprog", "dozer", "d_struct_or"]
    assert document["bot"]["character"] == "banshee"
    assert document["to_act"] == 2


def test_the_same_seed_deals_the_same_game() -> None:
    assert codec.save(GAME, GAME.new(4, 7)) == codec.save(GAME, GAME.new(4, 7, {}))
    assert codec.save(GAME, GAME.new(4, 7)) != codec.save(GAME, GAME.new(4, 8))


# -- questions and answers ------------------------------------------------------------------------------------


def test_a_choice_may_be_given_as_action_or_as_text() -> None:
    one, two = GAME.new(3, 7), GAME.new(3, 7)
    choice = GAME.legal_actions(one)[0]
    assert GAME.apply(one, choice) == GAME.apply(two, str(choice))
    assert codec.save(GAME, one) == codec.save(GAME, two)


def test_asking_changes_nothing() -> None:
    state = GAME.new(3, 7)
    before = codec.save(GAME, state)
    assert GAME.legal_actions(state) == GAME.legal_actions(state)
    GAME.view(state, 0)
    GAME.view(state, None)
    GAME.position(state)
    GAME.outcome(state)
    GAME.is_forced(state)
    assert codec.save(GAME, state) == before


def test_is_forced_says_whether_there_is_one_answer() -> None:
    rng = random.Random(1)
    state = GAME.new(3, 7)
    seen = set()
    while GAME.to_act(state) is not None:
        choices = GAME.legal_actions(state)
        seen.add(GAME.is_forced(state))
        assert GAME.is_forced(state) is (len(choices) == 1)
        GAME.apply(state, rng.choice(choices))
    assert seen == {True, False}


@pytest.mark.parametrize("answer", ["dance", "", "RUN", "run ", "discard", "\ud800", "x" * 10_000, None, 5, [], object])
def test_an_illegal_answer_changes_nothing_and_is_told_what_is_legal(answer: Any) -> None:
    state = GAME.new(3, 7)
    before = codec.save(GAME, state)
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, answer)
    assert codec.save(GAME, state) == before
    assert f"'spawn' of seat {GAME.to_act(state)}" in str(error.value)
    assert all(repr(str(choice)) in str(error.value) for choice in GAME.legal_actions(state))


def test_at_every_prompt_an_illegal_answer_changes_nothing() -> None:
    catalogue = actions_of("adrenaline")
    for number, mode in enumerate(MODES):
        rng = random.Random(number)
        state = GAME.new(4, number, {"mode": mode, "bot": True, "skulls": 5})
        while GAME.to_act(state) is not None:
            choices = GAME.legal_actions(state)
            action = rng.choice(catalogue)
            before = codec.save(GAME, state)
            if action not in choices:
                with pytest.raises(IllegalAction, match="legal: '"):
                    GAME.apply(state, action)
            with pytest.raises(IllegalAction, match="legal: '"):
                GAME.parse(state, "dance")
            assert codec.save(GAME, state) == before
            assert GAME.legal_actions(state) == choices
            GAME.apply(state, rng.choice(choices))


@pytest.mark.parametrize("seat", [-1, 3, 10**40])
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(BadOption, match=r"^seat: "):
        GAME.view(GAME.new(3, 7), seat)


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_a_finished_game_asks_nobody(mode: str) -> None:
    state = finished(mode)
    assert GAME.to_act(state) is None
    assert GAME.prompt(state) == ""
    assert list(GAME.legal_actions(state)) == []
    assert not GAME.is_forced(state)
    with pytest.raises(IllegalAction, match="'end turn': the game is over"):
        GAME.apply(state, "end turn")
    with pytest.raises(IllegalAction, match="the game is over"):
        GAME.parse(state, "run")


@pytest.mark.parametrize("mode", MODES)
def test_the_outcome_says_who_won_with_what(mode: str) -> None:
    state = finished(mode)
    outcome = GAME.outcome(state)
    assert isinstance(outcome, Outcome)
    assert len(outcome.scores) == 3
    assert outcome.scores == tuple(sum(reasons.values()) for reasons in outcome.breakdown)
    assert outcome.winners
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    assert outcome.rule.startswith("A-")


def test_there_is_no_outcome_before_the_end() -> None:
    rng = random.Random(1)
    state = GAME.new(3, 1, {"skulls": 5})
    while GAME.to_act(state) is not None:
        assert GAME.outcome(state) is None
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("mode", MODES)
def test_a_finished_game_can_be_seen_saved_copied_and_dealt_anew(mode: str) -> None:
    state = finished(mode)
    view = GAME.view(state, 0)
    assert (view["to_act"], view["prompt"], view["choices"]) == (None, "", [])
    again = GAME.redeal(view, random.Random(1))
    assert GAME.outcome(again) == GAME.outcome(state.clone()) == GAME.outcome(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.position(state)["seats"][0]["points"] == outcome.scores[0]


# -- games by name --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chess", "", "Adrenaline", "../adrenaline", "\ud800"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"^game: no game .*there are: adrenaline"):
        frenzy.load(name)


def test_a_game_is_loaded_once() -> None:
    assert frenzy.load("adrenaline") is frenzy.load("adrenaline")


@pytest.mark.parametrize("kind", [BadOption, BadPosition, BadSave, IllegalAction, UnknownGame])
def test_every_documented_error_is_one_of_the_house(kind: type[Exception]) -> None:
    assert issubclass(kind, FrenzyError)
    assert issubclass(kind, ValueError)


def test_a_game_that_fills_in_nothing_says_so() -> None:
    bare: Game[Any, Any] = Game(BARE, {}, {})
    state = State()
    for ask in (
        lambda: bare.new(3),
        lambda: bare.view(state, 0),
        lambda: bare.redeal({}, random.Random(1)),
        lambda: bare.position(state),
        lambda: bare.from_position({}),
        lambda: bare.outcome(state),
        bare.content_hash,
        lambda: bare.record(state),
        lambda: bare.from_record({}),
        state.clone,
    ):
        with pytest.raises(NotImplementedError):
            ask()
