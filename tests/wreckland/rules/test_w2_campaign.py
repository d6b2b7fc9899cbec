"""The campaign (W-2)."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import GAME
from frenzy.games.wreckland.campaign import Campaign
from frenzy.games.wreckland.cards import (
    BOARDS,
    enemy_deck,
    part_deck,
)
from frenzy.games.wreckland.text import Text
from tests.wreckland.driver import drive
from tests.wreckland.table import run


def won(campaign: Campaign) -> Campaign:
    *_, (state, _, _) = drive(0, campaign.options("learner"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.result == "won"
    return campaign.after(outcome)


def lost(campaign: Campaign) -> Campaign:
    table = run("front E04", step=1, pool="r3 w1", core=9, slots="N=!D1", chapter=campaign.opened, hero=campaign.hero)
    table.play("red 3 E04", "act E04")
    assert table.outcome is not None
    return campaign.after(table.outcome)


def test_w_2_1_seven_chapters_in_order() -> None:
    assert sorted(BOARDS) == [1, 2, 3, 4, 5, 6, 7]
    assert Campaign().options()["chapter"] == 1
    assert Campaign(won=6).options()["chapter"] == 7
    assert Campaign(won=7).is_over


def test_w_2_2_vehicle_and_hero_stay_and_the_roadrunner_comes_first() -> None:
    campaign = Campaign("V3", "cuddles", won=4)

    assert Campaign().vehicle == "V1"
    assert (campaign.options()["vehicle"], campaign.options()["hero"]) == ("V3", "cuddles")


def test_w_2_3_an_opened_chapter_has_its_story() -> None:
    story = Text("en").story(1, opened=1)

    assert story.title == "The Valley Mouth"
    assert len(story.opening.split(". ")) >= 2
    with pytest.raises(KeyError):
        Text("en").story(2, opened=1)


def test_w_2_4_a_lost_chapter_is_tried_again_from_a_new_set_up() -> None:
    campaign = lost(Campaign())

    assert (campaign.opened, campaign.attempts) == (1, 1)
    assert GAME.new(1, 8, campaign.options()).core == 0


def test_w_2_5_envelope_cards_stay_in_the_decks() -> None:
    assert [len(part_deck(chapter)) for chapter in range(1, 8)] == [36, 37, 38, 39, 40, 41, 42]
    assert [len(enemy_deck(chapter)) for chapter in range(1, 8)] == [24, 26, 28, 30, 32, 35, 38]
    assert set(enemy_deck(2)) < set(enemy_deck(5))


def test_w_2_6_nothing_is_carried_over() -> None:
    campaign = won(Campaign())
    state = GAME.new(1, 1, campaign.options("expert"))

    assert campaign.opened == 2
    assert (state.core, state.scrap, sum(card >= 0 for card in state.cards)) == (0, (), 3)


def test_w_2_7_a_reset_closes_every_envelope() -> None:
    assert Campaign("V2", "rudd3r", won=5).reset().opened == 1
