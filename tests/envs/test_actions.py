"""Numbers of actions: all that can be asked for has some, and no two choices have the same."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy
from importlib import import_module

import pytest

from frenzy.envs import encoded_games, encoding_of
from frenzy.envs.play import Play
from frenzy.kernel import Action, IllegalAction
from tests.envs.tables import plays, some_tables

EVERY = {"adrenaline": 5, "resistance": 5, "wreckland": 3}
every_game = pytest.mark.parametrize("name", encoded_games())


@every_game
def test_every_kind_of_action_is_spelled(name: str) -> None:
    module = import_module(f"frenzy.games.{name}.actions")
    kinds = {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Action) and kind.__module__ == module.__name__
    }
    asked = {kind for kind in kinds if not kind.__subclasses__()}

    assert set(encoding_of(name).vocabulary.spelling) == asked


@every_game
def test_no_word_is_there_twice(name: str) -> None:
    words = encoding_of(name).vocabulary.words

    assert len(set(words)) == len(words)


@every_game
def test_the_words_are_those_of_the_legal_actions_and_choices_differ_in_them(name: str) -> None:
    decisions = steps = 0
    for play in plays(name, EVERY[name], skips_forced=False):
        legal, vocabulary = play.game.legal_actions(play.state), play.encoding.vocabulary
        spelled = [vocabulary.spell(action, play.eye) for action in legal]
        begun = [words for words in spelled if words[: len(play.said)] == play.said]

        assert len(set(spelled)) == len(spelled), f"{play.game.prompt(play.state)}: {legal}"
        assert not any(a != b and a == b[: len(a)] for a in spelled for b in spelled), "a spelling goes on in another"
        assert {words[len(play.said)] for words in begun} == {*play.words}
        assert [number for number, legal in enumerate(play.mask()) if legal] == sorted(play.words)
        decisions += not play.said
        steps += 1
    assert decisions > 1000
    assert steps >= decisions


@every_game
def test_any_other_number_is_refused_and_changes_nothing(name: str) -> None:
    for count, play in enumerate(plays(name, EVERY[name] * 7)):
        if count % 20:
            continue
        before, said = play.state.key(), play.said
        for word in {*range(-1, play.encoding.actions + 1)} - {*play.words}:
            with pytest.raises(IllegalAction, match=r"legal: \d"):
                play.say(word)
        assert (play.state.key(), play.said) == (before, said)


@every_game
def test_what_leaves_no_choice_is_played_without_asking(name: str) -> None:
    seats, options = some_tables(name, 1)[0]
    asked = []
    for skips_forced in (False, True):
        play, rng, count = Play(encoding_of(name), seats, options, skips_forced=skips_forced), random.Random(1), 0
        play.reset(3)
        while not play.is_over:
            assert not skips_forced or len(play.words) > 1
            count += 1
            words = sorted(play.words)
            play.say(words[0] if len(words) == 1 else rng.choice(words))
        asked.append((play.state.key(), count))
    (plain_end, plain), (quick_end, quick) = asked

    assert plain_end == quick_end
    assert plain > quick


@every_game
def test_a_table_can_be_copied_and_sent_elsewhere(name: str) -> None:
    """Also between the words of an action."""
    begun = 0
    for count, play in enumerate(plays(name, EVERY[name] * 5)):
        if count % 30 and not play.said:
            continue
        before = play.state.key(), play.observe(play.seat), {*play.words}
        for twin in (deepcopy(play), pickle.loads(pickle.dumps(play))):
            assert (twin.state.key(), twin.observe(twin.seat), {*twin.words}) == before
            twin.say(next(iter(twin.words)))
        assert (play.state.key(), play.observe(play.seat), {*play.words}) == before
        begun += bool(play.said)
    assert begun
