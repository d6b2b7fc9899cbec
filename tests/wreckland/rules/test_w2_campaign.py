"""The campaign (W-2)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, to_builtins

from frenzy.games.wreckland.campaign import CAMPAIGN
from frenzy.games.wreckland.cards import BOARDS, enemy_deck, part_deck
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.outcome import Outcome
from frenzy.games.wreckland.text import Text
from frenzy.kernel import BadOption
from tests.wreckland.driver import drive
from tests.wreckland.table import run

Progress = dict[str, Any]


def states(progress: Progress) -> str:
    """The chapters by their first letters: won, open, sealed."""
    return "".join(chapter.state[0] for chapter in CAMPAIGN.chapters(progress))


def ended(result: str, chapter: int) -> Outcome:
    return Outcome((0,), (), "W-5.3", result, chapter, 3, (1, 1, 1), 1, 0)


def won(progress: Progress, *chapters: int) -> Progress:
    for chapter in chapters:
        progress = CAMPAIGN.after(progress, chapter, ended("won", chapter))
    return progress


def test_w_2_1_seven_chapters_in_order() -> None:
    assert sorted(BOARDS) == [1, 2, 3, 4, 5, 6, 7]
    progress = CAMPAIGN.begin({})
    assert states(progress) == "ossssss"
    assert states(won(progress, 1, 2)) == "wwossss"
    assert states(won(progress, *range(1, 8))) == "wwwwwww"
    for chapter in (2, 7, 8, 0, "1", True, None):
        with pytest.raises(BadOption, match=r"^chapter: .{1,6} is not open \(W-2.1\)$"):
            CAMPAIGN.table(progress, chapter, {})  # type: ignore[arg-type]  # what a client may send


def test_w_2_1_a_table_of_its_own_shows_the_first_chapter_only() -> None:
    assert not CAMPAIGN.is_sealed({})
    assert not CAMPAIGN.is_sealed({"chapter": 1})
    assert all(CAMPAIGN.is_sealed({"chapter": chapter}) for chapter in (2, 7, 8))
    with pytest.raises(BadOption, match="begins with its first chapter"):
        CAMPAIGN.begin({"chapter": 3})


def test_w_2_2_vehicle_and_hero_stay_and_the_roadrunner_comes_first() -> None:
    assert CAMPAIGN.begin({})["vehicle"] == "V1"
    progress = won(CAMPAIGN.begin({"vehicle": "V3", "hero": "cuddles", "arson": "turn"}), 1, 2, 3, 4)
    table = CAMPAIGN.table(progress, 5, {})
    assert (table["chapter"], table["vehicle"], table["hero"], table["arson"]) == (5, "V3", "cuddles", "turn")
    for name, value in (("vehicle", "V1"), ("hero", "arson"), ("arson", "round"), ("chapter", 7), ("x", 1)):
        with pytest.raises(BadOption, match="only difficulty is chosen for one table"):
            CAMPAIGN.table(progress, 5, {name: value})
    with pytest.raises(BadOption, match=r"^options\.hero: 'nobody' is not one of"):
        CAMPAIGN.begin({"hero": "nobody"})


def test_w_2_3_an_opened_chapter_has_its_story() -> None:
    story = Text("en").story(1, opened=1)

    assert story.title == "The Valley Mouth"
    assert len(story.opening.split(". ")) >= 2
    assert "cannot be hurt" in story.rule
    with pytest.raises(KeyError):
        Text("en").story(2, opened=1)


def test_w_2_4_a_lost_chapter_is_tried_again_from_a_new_set_up() -> None:
    table = run("front E04", step=1, pool="r3 w1", core=9, slots="N=!D1").play("red 3 E04", "act E04")
    progress = CAMPAIGN.after(CAMPAIGN.begin({}), 1, table.outcome)

    first = CAMPAIGN.chapters(progress)[0]
    assert (first.state, first.attempts, first.wins) == ("open", 1, 0)
    assert GAME.new(1, 8, CAMPAIGN.table(progress, 1, {})).core == 0


def test_w_2_4_a_won_chapter_may_be_played_again() -> None:
    progress = won(CAMPAIGN.begin({}), 1)
    again = CAMPAIGN.after(progress, 1, to_builtins(ended("lost", 1)))

    first = CAMPAIGN.chapters(again)[0]
    assert (first.state, first.attempts, first.wins) == ("won", 2, 1)
    assert CAMPAIGN.table(again, 1, {"difficulty": "expert"})["difficulty"] == "expert"
    assert states(again) == "wosssss"


def test_w_2_5_envelope_cards_stay_in_the_decks() -> None:
    assert [len(part_deck(chapter)) for chapter in range(1, 8)] == [37, 38, 39, 40, 41, 42, 43]
    assert [len(enemy_deck(chapter)) for chapter in range(1, 8)] == [26, 28, 30, 32, 34, 37, 40]
    assert set(enemy_deck(2)) < set(enemy_deck(5))


def test_w_2_5_the_first_attempt_opens_the_envelope() -> None:
    progress = CAMPAIGN.begin({})

    assert [CAMPAIGN.shown(won(progress, *range(1, last)))["chapter"] for last in range(1, 9)] == [
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        7,
    ]


def test_w_2_6_nothing_is_carried_over() -> None:
    progress = CAMPAIGN.begin({"difficulty": "learner"})
    *_, (state, _, _) = drive(0, CAMPAIGN.table(progress, 1, {}))
    assert GAME.outcome(state).result == "won"  # type: ignore[union-attr]  # it is over
    progress = CAMPAIGN.after(progress, 1, GAME.outcome(state))
    fresh = GAME.new(1, 1, CAMPAIGN.table(progress, 2, {"difficulty": "expert"}))

    assert (fresh.core, fresh.scrap, sum(card >= 0 for card in fresh.cards)) == (0, (), 3)


def test_w_2_7_a_reset_closes_every_envelope() -> None:
    progress = won(CAMPAIGN.begin({"vehicle": "V2"}), 1, 2, 3)

    assert states(CAMPAIGN.begin({"vehicle": progress["vehicle"]})) == "ossssss"


def test_progress_is_plain_data() -> None:
    progress = won(CAMPAIGN.begin({"vehicle": "V4"}), 1)

    again = json.decode(json.encode(progress))
    assert again == progress
    assert CAMPAIGN.chapters(again) == CAMPAIGN.chapters(progress)
    assert GAME.campaign() is CAMPAIGN
