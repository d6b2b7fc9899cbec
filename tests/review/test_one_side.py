"""Reviews of games that are won or lost by all at the table: a team, or a driver alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from frenzy import wire
from frenzy.cli.review import review_lines
from frenzy.cli.words import terminal_speech
from frenzy.games import load
from frenzy.kernel import Replay
from frenzy.kernel.replay import set_up
from frenzy.review.reviewing import reviewed

TABLES: list[tuple[str, int, dict[str, Any], str]] = [
    ("resistance", 2, {"mission": "MH0"}, "To win"),
    ("wreckland", 1, {}, "You"),
]
CHOICES = 14


def begun(name: str, seats: int, options: dict[str, Any]) -> Replay:
    """The first choices of a game, any of them."""
    game, rng = load(name), Random(name)
    state = game.new(seats, 5, options)
    actions = []
    for _ in range(CHOICES):
        actions.append(rng.choice(game.choices(state, game.to_act(state))))
        game.apply(state, actions[-1])
    return Replay(name, game.content_hash(), seats, 5, options, actions)


@pytest.mark.parametrize(("name", "seats", "options", "side"), TABLES)
def test_there_is_one_side_and_nobody_else_moves_its_chance(
    name: str, seats: int, options: dict[str, Any], side: str
) -> None:
    game, record = load(name), begun(name, seats, options)
    *_, review = reviewed(game, record, level="greedy", seconds=1.0)

    assert review.phase == "done"
    assert {len(chances.shares) for chances in review.chances} == {1}
    (share,) = review.shares
    moved = review.chances[-1].shares[0] - review.chances[0].shares[0]
    assert share.others == 0.0
    assert share.decided + share.luck == pytest.approx(moved, abs=1e-3)
    lines = told(record, review)
    assert lines[2].startswith(side)
    assert lines[-2].split() == ["own", "decisions", "luck", "left", "undone"]
    assert lines[-1].startswith(side)
    assert len(lines[-1].removeprefix(side).split()) == 3


def told(record: Replay, review: wire.Review) -> list[str]:
    game = load(record.game)
    return review_lines(terminal_speech("en", record.game), game.view(set_up(game, record), None), review)


def test_a_team_is_told_of_whoever_decided() -> None:
    game, record = load("resistance"), begun(*TABLES[0][:3])
    *_, review = reviewed(game, record, level="greedy", seconds=1.0)
    deeds = [
        wire.Deed(deed.seat, deed.start, deed.said, [0.5], [0.6], [0.8], [], [], 0.0, 0.0) for deed in review.deeds[:1]
    ]
    review.deeds, review.points = deeds, [wire.TurningPoint(0, "luck")]

    text = "\n".join(told(record, review))

    assert f"Player {deeds[0].seat + 1}, luck:" in text
    assert "To win: 50 % → 80 %" in text
    assert "luck in it: +20 points" in text
