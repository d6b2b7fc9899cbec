"""Recorded games still go as they went; `python -m tests.wreckland.golden` writes them anew when they should not."""

from __future__ import annotations

import pytest

from tests.wreckland.golden import FOLDER, GAMES, choices_in, written


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_as_it_went(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert written(name, text) == text


def test_some_are_won_and_some_are_lost() -> None:
    texts = [(FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES]

    assert {'"result":"won"' in text for text in texts} == {True, False}
    assert all(len(choices_in(text)) > 50 for text in texts)
