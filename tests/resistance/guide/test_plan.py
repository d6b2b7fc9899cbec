"""Plans: choices laid out one after the other, with their chance, and no look at what is hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from frenzy.catalogues import LANGUAGES
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.guide.chances import hits
from frenzy.games.resistance.text import Text
from frenzy.kernel import IllegalAction
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.planning import Offer, Planned, plan
from tests.resistance.table import given


def planned(table: Any, choices: Sequence[str], luck: int = 1) -> tuple[Planned, Offer]:
    trying = plan(GAME, GAME.view(table.state, None), choices, random.Random(luck))
    while True:
        try:
            next(trying)
        except StopIteration as stop:
            found: tuple[Planned, Offer] = stop.value
            return found


def brings(found: Planned) -> dict[str, Phrase]:
    return {phrase.say.removeprefix("plan-"): phrase for phrase in found.results}


def test_moves_are_sure_and_say_where_they_lead() -> None:
    table = given("wolverine 17R-s; storm 17R-e")
    found, offer = planned(table, ["move 17R-se", "move 17R-e", "end turn"])

    assert (found.chance, found.is_sure, found.results) == (1.0, True, [])
    assert [step.events[0]["event"] for step in found.steps] == ["hero_moved", "hero_moved", "turn_ended"]
    assert found.steps[0].said.things[-1] == "zone 17R-se"
    assert offer.choices == ["activate storm"]
    assert len(offer.question.rows) == 1
    assert table.hero("wolverine")["zone"] == "17R-s", "nothing was done"


@pytest.mark.parametrize("power", [0, 2])
def test_an_attack_has_the_chance_that_its_dice_have(power: int) -> None:
    table = given("wolverine 17R-s power=2; storm 17R-e", "17R-s walker*3")
    chances = hits(3 + power, 4, 7, 7)

    found, _ = planned(table, ["attack 17R-s", f"roll {power}"])

    kills = brings(found)["kills"].given
    assert not found.is_sure
    count, percent = kills["count"], kills["percent"]
    assert isinstance(count, int)
    assert isinstance(percent, int)
    assert percent == pytest.approx(100 * sum(chances[count:]), abs=12)
    assert "dice_rolled" not in [event["event"] for step in found.steps for event in step.events], "no luck is told"


def test_what_dice_have_to_allow_lowers_the_chance() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker")
    steps = ["attack 17R-s", "move 17R-se", "move 17R-e"]
    found, _ = planned(table, steps)

    clear = sum(hits(3, 4, 7, 7)[1:])
    assert [step.chance for step in found.steps[:2]] == [1.0, 1.0]
    assert found.chance == pytest.approx(clear, abs=0.12), "a walker that stands there costs the second move"


def test_a_step_that_no_table_allows_is_named() -> None:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker")
    with pytest.raises(IllegalAction, match=r"choices\[1\]: step 2 cannot be made: 'rescue callisto'"):
        planned(table, ["attack 17R-s", "rescue callisto"])


def test_the_truth_is_not_looked_at() -> None:
    """The same plan at tables with other dice and decks tells the same."""
    told = [
        planned(given("wolverine 17R-s; storm 17R-e", "17R-s walker*3", dice=dice), ["attack 17R-s"])
        for dice in ([1, 1, 1], [6, 6, 6])
    ]
    assert told[0] == told[1]
    assert table_of_misses_is_known()


def table_of_misses_is_known() -> bool:
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker*3", dice=[1, 1, 1])
    table.play("attack 17R-s")
    return bool(table.hero("wolverine")["kills"] == 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_has_its_words(language: str) -> None:
    text = Text(language)
    state = given("wolverine 17R-s; storm 17R-e").state
    for name in GAME.feats(state, state):
        said = text.phrase(Phrase(f"plan-{name}", {"count": 2, "percent": 74}))
        assert "74" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_pointed_at_has_a_name(language: str) -> None:
    text = Text(language)
    table = given("wolverine 17R-s; storm 17R-e", "17R-s walker*3; 17R-e sabretooth")
    view = GAME.view(table.state, None)
    for thing in ("hero storm", "zone 17R-s", "door front-door", "mob walker 17R-s", "named sabretooth"):
        name = GAME.called(view, thing)
        assert isinstance(name, Phrase), thing
        assert "-" not in text.phrase(name).replace("-", "", 1) or name.say not in text.phrase(name)
    for thing in ("hero rogue", "mob brute 17R-s", "named cyclops", "door x", "zone x", "kind walker", ""):
        assert GAME.called(view, thing) is None, thing
