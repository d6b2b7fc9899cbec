"""How likely each side is to win, as lines of text: a bar for each, and how a chance went over a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.kernel.guide import Chances
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech
from frenzy.wire import View

EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
STEPS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 24


def side_name(speech: Speech, view: View, side: int, *, for_team: bool) -> str:
    """Who it is that wins or loses."""
    return speech.say("chances-team") if for_team else str(speech.text.figure(view, side))


def bar(share: float, width: int = WIDTH) -> str:
    """A share as a bar, in eighths of a letter.

    >>> bar(0.5, 4), bar(0.28, 4)
    ('██  ', '█▏  ')
    """
    eighths = round(share * width * 8)
    full, part = divmod(eighths, 8)
    return (EIGHTHS[8] * full + (EIGHTHS[part] if part else "")).ljust(width)


def curve(shares: Sequence[float], width: int) -> str:
    """How a chance went, in so many letters at most.

    >>> curve([0.0, 0.5, 1.0], 3)
    '▁▅█'
    """
    places = (
        range(len(shares)) if len(shares) <= width else [at * (len(shares) - 1) // (width - 1) for at in range(width)]
    )
    return "".join(STEPS[min(int(shares[place] * len(STEPS)), len(STEPS) - 1)] for place in places)


def percent(share: float) -> int:
    return round(100 * share)


def chances_sentence(speech: Speech, view: View, chances: Chances, *, for_team: bool) -> str:
    """The chances of all sides in one line; where all play together, there is nobody to be named."""
    if for_team:
        return speech.say("chances-alone", share=percent(chances.shares[0]))
    sides = [
        speech.say("chances-side", name=side_name(speech, view, side, for_team=for_team), share=percent(share))
        for side, share in enumerate(chances.shares)
    ]
    return speech.say("chances-sides", sides=" · ".join(sides))


def win_bar_lines(speech: Speech, state: ScreenState) -> list[str]:
    """The win bar of a running game; where somebody would like to see it, who that is."""
    told = state.win_bar
    if told is None:
        return []
    if told.chances is not None:
        is_team = speech.text.game.manifest.cooperative
        return chance_lines(speech, state.view, told.chances, for_team=is_team)
    names = ", ".join(state.seats[seat].name for seat in told.allowed)
    return [speech.say("tui-chances-wanted", names=names)] if names else []


def win_bar_sentence(speech: Speech, state: ScreenState) -> str:
    """The same in one line, where a table is told line by line; nothing where nobody would like to know."""
    told = state.win_bar
    if told is None:
        return ""
    if told.chances is not None:
        return chances_sentence(speech, state.view, told.chances, for_team=speech.text.game.manifest.cooperative)
    names = ", ".join(state.seats[seat].name for seat in told.allowed)
    return str(speech.say("joined-chances-wanted", names=names)) if names else ""


def chance_lines(speech: Speech, view: View, chances: Chances, *, for_team: bool) -> list[str]:
    """A line for each side: its name, its bar, its chance and how far that may be off."""
    names = [side_name(speech, view, side, for_team=for_team) for side in range(len(chances.shares))]
    longest = max(map(len, names))
    lines = []
    for name, share, doubt in zip(names, chances.shares, chances.doubts, strict=True):
        said = speech.say("chances-share", share=percent(share), doubt=percent(doubt))
        lines.append(f"{name.ljust(longest)}  {bar(share)}  {said}")
    return lines
