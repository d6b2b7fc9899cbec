"""The colours of the house: ink and paper, floors and lawns, heroes and the four danger levels."""

from __future__ import annotations

from typing import Final

from frenzy.tui.palette import Palette


class ComicPalette(Palette, frozen=True, kw_only=True):
    """Everything that the drawings are painted with. What is lit may be chosen."""

    inside: str
    outside: str
    inside_lit: str
    outside_lit: str
    solid: str  # where nobody can stand
    wall: str
    window: str
    enemy: str
    people: dict[str, str]
    levels: dict[str, str]
    colours: dict[str, str]  # of objectives and spawn points

    def floor(self, *, is_outdoor: bool, is_lit: bool) -> str:
        if is_outdoor:
            return self.outside_lit if is_lit else self.outside
        return self.inside_lit if is_lit else self.inside


DARK: Final = ComicPalette(
    name="resistance-dark", is_dark=True, ground="#171a22", panel="#20242f", ink="#f4f1ea", dim="#b6bcca",
    line="#414a5e", accent="#ffd83d", on_accent="#241c00", door="#ffb45c", danger="#ff8a82", good="#6fd28f",
    inside="#2f3543", outside="#22392c", inside_lit="#5a3f14", outside_lit="#304a0e", solid="#11131a", wall="#8d96ad",
    window="#7cc6e8", enemy="#ffa39c",
    people={"wolverine": "#f0c93c", "mystique": "#7db4f0", "magneto": "#c79af0", "storm": "#d5dbe6",
            "colossus": "#ff8f86", "rogue": "#6fd28f", "juggernaut": "#e0a07a", "psylocke": "#dda0f0",
            "dark_phoenix": "#ff9d5c", "cyclops": "#8fb2ff", "sabretooth": "#dcb860", "iceman": "#8fd8f5"},
    levels={"blue": "#7db4f0", "yellow": "#f2c230", "orange": "#ff9340", "red": "#ff8a82"},
    colours={"initial": "#f4f1ea", "red": "#ff9a92", "blue": "#8cc4ff", "green": "#7ade9f"},
    few={"ground": "#000000", "panel": "#121212", "ink": "#ffffff", "dim": "#d0d0d0", "line": "#5f5f5f",
         "inside": "#303030", "outside": "#1c1c1c", "inside_lit": "#5f0000", "outside_lit": "#00005f",
         "solid": "#080808", "enemy": "#ffafaf"},
)  # fmt: skip

LIGHT: Final = ComicPalette(
    name="resistance-light", is_dark=False, ground="#f4f1ea", panel="#fffdf8", ink="#17181c", dim="#55524a",
    line="#cfc6b4", accent="#b3261e", on_accent="#ffffff", door="#7a4200", danger="#a31d24", good="#1f6b3d",
    inside="#e9e2d2", outside="#dcebd2", inside_lit="#ffe08a", outside_lit="#d5ea7a", solid="#cfc6b4", wall="#3b3a36",
    window="#17639c", enemy="#9c1c17",
    people={"wolverine": "#755600", "mystique": "#17639c", "magneto": "#6a2fa3", "storm": "#4f5868",
            "colossus": "#a31d24", "rogue": "#1f6b3d", "juggernaut": "#7f3f1c", "psylocke": "#862a9e",
            "dark_phoenix": "#9c3a08", "cyclops": "#2a52ad", "sabretooth": "#6f4f0a", "iceman": "#0f6487"},
    levels={"blue": "#17639c", "yellow": "#755600", "orange": "#8f4a00", "red": "#a31d24"},
    colours={"initial": "#17181c", "red": "#9c1c17", "blue": "#17579c", "green": "#1a5f36"},
    few={"ground": "#ffffff", "panel": "#ffffff", "ink": "#000000", "dim": "#4e4e4e", "line": "#d0d0d0",
         "inside": "#e4e4e4", "outside": "#d7ffd7", "inside_lit": "#ffd787", "outside_lit": "#d7ff5f",
         "solid": "#bcbcbc"},
)  # fmt: skip
