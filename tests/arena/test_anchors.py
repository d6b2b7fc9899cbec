"""What holds the scale of the ladder: the bots, as a tournament has measured them."""

from __future__ import annotations

import pytest

from frenzy.arena.anchors import anchor, anchors, has_ladder, measured
from frenzy.games import manifests

MEASURED = ("adrenaline",)


@pytest.mark.parametrize("game", MEASURED)
def test_the_record_is_of_this_game_and_can_be_repeated(game: str) -> None:
    record = measured(game)

    assert record is not None
    assert record.game == game
    assert record.commit
    assert "+" not in record.commit, "measured with files that no commit has"
    assert record.command.startswith("frenzy tournament")
    assert sum(sum(standing.faults.values()) for standing in record.results.standings) == 0


@pytest.mark.parametrize("game", MEASURED)
def test_every_level_has_a_rating_and_the_higher_one_has_more(game: str) -> None:
    levels = [anchor(game, level) for level in manifests()[game].levels]

    assert None not in levels
    known = [level.rating for level in levels if level is not None]
    assert known == sorted(known)


def test_levels_and_names_are_the_same_bot() -> None:
    assert anchor("adrenaline", "hard") == anchors("adrenaline")["planner"]
    assert anchor("adrenaline", "search") is None, "nobody has measured it"


def test_there_is_a_ladder_where_people_play_against_each_other() -> None:
    assert {name: has_ladder(manifest) for name, manifest in manifests().items() if name != "pebbles"} == {
        "adrenaline": True, "resistance": False, "wreckland": False,
    }  # fmt: skip
