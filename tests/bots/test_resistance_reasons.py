"""What a companion in Resistance says for its choice: a sentence in every language, about what the choice does."""

from __future__ import annotations

import pytest

from frenzy.bots import make_bot, reason_for
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.text import Text
from tests.resistance.table import given

WOUNDS = "It averts about 3 wounds in the next Enemy Phase."
TEXTS = [Text(language) for language in ("en", "fr", "pl")]


@pytest.mark.parametrize("mission", ["MH0", "MH1", "MZ1"])
def test_whatever_a_bot_chooses_in_a_turn_it_says_why(mission: str) -> None:
    state = GAME.new(1, 5, {"mission": mission})
    bot = make_bot("greedy", GAME, 5)
    told: set[str] = set()
    while state.stack and state.round <= 3:
        view = GAME.view(state, 0)
        choice = bot.choose(view)
        reason = reason_for(GAME, view, choice)
        if view["prompt"] == "turn" or choice.startswith("activate"):
            assert reason is not None
            told.add(reason.key)
            for text in TEXTS:
                sentence = text.phrase(GAME.explain(view, reason).text)
                assert sentence
                assert reason.key not in sentence
        else:
            assert reason is None
        GAME.apply(state, choice)
    assert len(told) > 3


@pytest.mark.parametrize(
    ("heroes", "enemies", "choice", "sentence"),
    [
        ("wolverine 17R-s power=4; storm 17R-e", "17R-s walker*3", "attack 17R-s", WOUNDS),
        ("storm 17R-s power=4 xp=7; rogue 17R-e", "17R-n walker*2", "attack 17R-n", "It gets rid of about 1 enemy."),
        ("storm 17R-s; rogue 17R-e", "", "end turn", "Nothing that Storm could still do would help."),
        ("storm 17R-s; rogue 17R-e", "", "trait", "It gives Storm more to work with."),
        ("storm 17R-s; rogue 17R-w", "", "move 17R-sw", "It brings Storm closer to what is left to do."),
    ],
)  # fmt: skip
def test_a_reason_says_what_the_choice_does(heroes: str, enemies: str, choice: str, sentence: str) -> None:
    view = GAME.view(given(heroes, enemies).state, 0)
    reason = reason_for(GAME, view, choice)
    assert reason is not None
    assert TEXTS[0].phrase(GAME.explain(view, reason).text) == sentence


def test_there_is_no_reason_for_what_cannot_be_chosen() -> None:
    assert reason_for(GAME, GAME.view(given("storm 17R-s; rogue 17R-e", "").state, 0), "move 15R-office") is None
