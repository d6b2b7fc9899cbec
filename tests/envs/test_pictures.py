"""What environments show."""

from __future__ import annotations

import numpy as np

from frenzy.envs.pictures import GLYPHS, HIGH, PAPER, WIDE, drawn, letters, picture, rendered
from tests.envs.tables import plays


def test_a_picture_has_the_letters_of_the_table_dot_by_dot() -> None:
    play = next(plays("adrenaline", 50))
    text, image = letters(play, play.seat), rendered(play, "rgb_array", play.seat)

    assert rendered(play, "ansi", play.seat) == text
    assert isinstance(image, np.ndarray)
    assert image.shape == (HIGH * len(text.split("\n")), WIDE * max(map(len, text.split("\n"))), 3)
    lit = (image != PAPER).any(axis=2)
    for row, line in enumerate(text.split("\n")):
        for column, letter in enumerate(line):
            room = lit[row * HIGH : (row + 1) * HIGH, column * WIDE : (column + 1) * WIDE]
            assert (room == drawn(GLYPHS[letter])).all()


def test_no_two_letters_look_alike() -> None:
    assert len(set(GLYPHS.values())) == len(GLYPHS)


def test_a_letter_that_is_not_known_can_be_seen() -> None:
    assert (picture("ę") != PAPER).any()
