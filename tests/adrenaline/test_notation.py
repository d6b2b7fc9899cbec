"""Notation: every action has a text, and the text leads back to the action."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

import frenzy
from frenzy.games.adrenaline.actions import Path, Use
from frenzy.games.adrenaline.frames import TakeTurn
from frenzy.kernel import Action, Game, IllegalAction
from frenzy.kernel.state import State
from tests.conformance.tables import actions_of, tables_of

GAME = frenzy.load("adrenaline")
CATALOGUE = actions_of("adrenaline")
PLAIN = [action for action in CATALOGUE if not isinstance(action, Use)]
EFFECTS = [action for action in CATALOGUE if isinstance(action, Use)]
PATHS = [Path((0,)), Path((0, 1, 2)), Path((11, 10, 6, 5))]
WORDS = re.compile(r"[a-z][a-z0-9_:-]*( [A-Za-z0-9_:-]+)?")


def offering(choices: Sequence[Action]) -> tuple[Game[Any, Any], State]:
    """A game that asks one question, with these answers."""
    game: Game[Any, Any] = Game(GAME.manifest, {TakeTurn: (lambda *_: choices, lambda *_: None)}, {})
    state = State()
    state.stack, state.events, state.choices = [TakeTurn(0)], [], None
    return game, state


def test_every_text_leads_back_to_its_action() -> None:
    choices = [*PLAIN, *PATHS]
    game, state = offering(choices)
    assert [game.parse(state, str(action)) for action in choices] == choices


@pytest.mark.parametrize("weapon", sorted({action.weapon for action in EFFECTS}))
def test_every_effect_of_a_weapon_has_its_own_text(weapon: int) -> None:
    choices = [action for action in EFFECTS if action.weapon == weapon]
    game, state = offering([*choices, *PLAIN])
    assert [game.parse(state, str(action)) for action in choices] == choices


def test_a_text_is_a_word_or_two() -> None:
    for action in [*CATALOGUE, *PATHS]:
        assert WORDS.fullmatch(str(action)), str(action)


@pytest.mark.parametrize(
    "text",
    [
        "run", "grab", "bot", "end turn", "done", "everyone", "pay cubes", "shoot lock_rifle", "play newton:red",
        "move b2", "aim b2", "room red", "target violet", "target spawn:red", "pay newton:blue", "pay red",
        "take zx2", "drop zx2", "reload zx2", "tile RRB", "forgo red", "forgo powerup", "tag red", "bot red",
        "discard teleporter:yellow", "use second_lock",
    ],
)  # fmt: skip
def test_the_words_of_the_notation(text: str) -> None:
    assert text in {str(action) for action in CATALOGUE}


def test_a_path_names_its_squares() -> None:
    assert [str(path) for path in PATHS] == ["path a1", "path a1-b1-c1", "path d3-c3-c2-b2"]


@pytest.mark.parametrize("table", tables_of("adrenaline")[::6], ids=str)
def test_at_every_step_every_choice_has_its_own_text(table: tuple[int, dict[str, Any]]) -> None:
    seats, options = table
    rng = random.Random(seats)
    state = GAME.new(seats, seats, options)
    while GAME.to_act(state) is not None:
        choices = GAME.legal_actions(state)
        texts = [str(action) for action in choices]
        assert len(set(texts)) == len(texts)
        assert [GAME.parse(state, text) for text in texts] == list(choices)
        assert all(action in CATALOGUE or isinstance(action, Path) for action in choices)
        GAME.apply(state, rng.choice(choices))


@pytest.mark.parametrize("text", ["", " run", "Run", "run\n", "move", "move b2 ", "move z9", "target", "\0", "\ud800"])
def test_what_is_not_quite_a_choice_is_not_read(text: str) -> None:
    game, state = offering(CATALOGUE)
    with pytest.raises(IllegalAction, match="is not a legal answer to 'turn'"):
        game.parse(state, text)
