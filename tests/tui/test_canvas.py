"""Sheets of letters: what is written where, and what lies under a place."""

from __future__ import annotations

from frenzy.tui.canvas import Canvas, Ink, fitted

INK = Ink("#ffffff", "#000000")
RED = Ink("#ff0000", "#000000")


def test_what_does_not_fit_is_cut_off() -> None:
    canvas = Canvas(6, 2, INK)

    assert canvas.write(2, 0, "Shotgun", INK) == 6
    canvas.write(0, 5, "below", INK)
    canvas.fill(-3, -3, 40, 4, RED, "x")

    assert canvas.text() == "xxxxxx\n"


def test_a_text_can_have_less_room_than_the_row() -> None:
    canvas = Canvas(12, 1, INK)

    assert canvas.write(1, 0, "Whisper", INK, 4) == 5
    assert canvas.text() == " Whi…"


def test_wide_letters_take_two_cells() -> None:
    canvas = Canvas(6, 1, INK)
    canvas.write(canvas.write(0, 0, "安", INK), 0, "a", RED)

    assert canvas.text() == "安a"
    assert [*canvas.row(0)] == [("安", INK), ("a", RED), ("   ", INK)]
    assert fitted("安安安", 4) == "安…"


def test_the_topmost_thing_comes_first() -> None:
    canvas = Canvas(6, 2, INK)
    canvas.mark(0, 0, 6, 2, "square a1")
    canvas.mark(1, 1, 1, 1, "figure violet")

    assert canvas.at(1, 1) == ["figure violet", "square a1"]
    assert canvas.at(2, 1) == ["square a1"]
    assert canvas.at(9, 9) == []
