"""How a run ended: won or lost, in numbers, and what the chapter says about it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text as RichText

from frenzy.tui.palette import Palette
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech
from frenzy.tui.wreckland.lines import epilogue, numbers


def ending(state: ScreenState, speech: Speech, palette: Palette) -> RenderableType:
    """The chapter's last words, and the run in numbers."""
    outcome, view, text = state.outcome, state.view, speech.text
    assert outcome is not None, "the game is over"
    options = view["options"]
    driver = speech.say(
        "wreckland-driver",
        vehicle=text.option_value("vehicle", options["vehicle"]),
        hero=text.option_value("hero", options["hero"]),
        difficulty=text.option_value("difficulty", options["difficulty"]),
    )
    table = RichTable(box=None, padding=(0, 1), show_header=False)
    for name, value in numbers(speech, view, outcome):
        table.add_row(RichText(name, palette.dim), RichText(value, "bold"))
    return Group(RichText(epilogue(text, outcome)), RichText(""), RichText(driver, palette.accent), table)
