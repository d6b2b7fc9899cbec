"""How a game of Adrenaline ended: every point with its reason."""

from __future__ import annotations

from rich.table import Table as RichTable
from rich.text import Text as RichText

from frenzy.tui.adrenaline.palette import ArenaPalette
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech


def breakdown(state: ScreenState, speech: Speech, palette: ArenaPalette) -> RichTable:
    """Points by seat and reason, best first; reasons that gave nobody a point are left out."""
    outcome, view = state.outcome, state.view
    assert outcome is not None, "the game is over"
    reasons = [name for name in outcome["breakdown"][0] if any(points[name] for points in outcome["breakdown"])]
    table = RichTable(box=None, padding=(0, 1), expand=True, header_style=palette.dim)
    table.add_column("")
    for name in reasons:
        table.add_column(speech.text.points_for(name), justify="right")
    table.add_column(speech.say("tui-total"), justify="right")
    for seat in sorted(range(len(outcome["scores"])), key=lambda seat: -outcome["scores"][seat]):
        is_winner = seat in outcome["winners"]
        colour = palette.figures[view["options"]["characters"][seat]]
        name = RichText(f"{'★' if is_winner else ' '} {speech.text.figure(view, seat)}", f"bold {colour}")
        nickname = state.seats[seat].name if state.seats[seat].kind == "human" else ""
        if nickname:
            name.append(f" {nickname}", palette.dim)
        elif seat == state.seat:
            name.append(f" {speech.say('tui-you')}", palette.dim)
        numbers = [str(outcome["breakdown"][seat][reason] or "–") for reason in reasons]
        table.add_row(name, *numbers, RichText(str(outcome["scores"][seat]), "bold"))
    if outcome.get("bot") is not None:
        table.add_row(RichText(f"  {speech.text.say('bot')}", palette.dim), *[""] * len(reasons), str(outcome["bot"]))
    table.caption = speech.say("tui-decided", rule=outcome["rule"])
    table.caption_justify = "left"
    return table
