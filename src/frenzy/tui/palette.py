"""The colours of both themes. A colour never stands alone: letters, shapes and numbers say the same."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from textual.theme import Theme

from frenzy.tui.canvas import Ink


class Palette(Struct, frozen=True):
    """Everything that drawings and widgets are painted with."""

    name: str
    is_dark: bool
    ground: str
    panel: str
    ink: str
    dim: str
    line: str
    accent: str
    on_accent: str
    wall: str
    door: str
    danger: str
    rooms: dict[str, str]  # the floor
    lit: dict[str, str]  # the floor of what may be chosen
    cubes: dict[str, str]
    figures: dict[str, str]

    @property
    def badge(self) -> Ink:
        """The ink of a choice's number where it stands on the table."""
        return Ink(self.on_accent, self.accent, is_bold=True)

    def in_few_colours(self) -> Palette:
        """For terminals with 256 colours, where the floors of the rooms would become one and the same."""
        few = FEW_DARK if self.is_dark else FEW_LIGHT
        return replace(self, **few)

    def theme(self) -> Theme:
        """The same colours for the widgets of Textual."""
        return Theme(
            name=self.name,
            primary=self.accent,
            secondary=self.door,
            accent=self.accent,
            foreground=self.ink,
            background=self.ground,
            surface=self.panel,
            panel=self.panel,
            warning=self.door,
            error=self.danger,
            success=self.figures["sprog"],
            dark=self.is_dark,
            variables={"dim": self.dim, "line": self.line, "on-accent": self.on_accent},
        )


DARK: Final = Palette(
    name="frenzy-dark", is_dark=True, ground="#14161d", panel="#1e222d", ink="#eef1f8", dim="#9aa2b5", line="#3a4154",
    accent="#5ce0d0", on_accent="#0b1a18", wall="#8d96ad", door="#ffd447", danger="#ff7a7e",
    rooms={"red": "#40202a", "yellow": "#3d361c", "blue": "#1c3050", "white": "#2f3543", "green": "#1a3d30",
           "purple": "#33264e"},
    lit={"red": "#7a2c3a", "yellow": "#70611f", "blue": "#275590", "white": "#5b6680", "green": "#237352",
         "purple": "#5d3f97"},
    cubes={"red": "#ff6e72", "yellow": "#ffd447", "blue": "#6fb0ff"},
    figures={"d_struct_or": "#f2c14e", "banshee": "#5aa9e6", "dozer": "#b8bcc8", "violet": "#b58cf0",
             "sprog": "#6fcf8e"},
)  # fmt: skip

LIGHT: Final = Palette(
    name="frenzy-light", is_dark=False, ground="#f3f5fa", panel="#ffffff", ink="#171a22", dim="#555c6d", line="#c3cad9",
    accent="#0b6b60", on_accent="#ffffff", wall="#3b4254", door="#8a6100", danger="#b3242b",
    rooms={"red": "#f6dcdd", "yellow": "#f5ecc9", "blue": "#d9e6f8", "white": "#e4e8f0", "green": "#d6eee1",
           "purple": "#e6dcf6"},
    lit={"red": "#efaeb1", "yellow": "#ecd36f", "blue": "#a3c8f3", "white": "#bfc8da", "green": "#98d9b6",
         "purple": "#c9aef0"},
    cubes={"red": "#b3242b", "yellow": "#7a5a00", "blue": "#1b5aa6"},
    figures={"d_struct_or": "#8a6100", "banshee": "#1f5f99", "dozer": "#565b68", "violet": "#6a3fb0",
             "sprog": "#1f7a45"},
)  # fmt: skip

FEW_DARK: Final = {
    "ground": "#000000", "panel": "#000000", "ink": "#ffffff", "dim": "#dadada", "line": "#5f5f5f",
    "rooms": {"red": "#5f0000", "yellow": "#5f5f00", "blue": "#00005f", "white": "#3a3a3a", "green": "#005f00",
              "purple": "#5f005f"},
    "lit": {"red": "#af0000", "yellow": "#875f00", "blue": "#005faf", "white": "#6c6c6c", "green": "#008700",
            "purple": "#8700af"},
}  # fmt: skip
"""What is changed in the dark theme, so that rich finds another of the 256 colours for each floor."""

FEW_LIGHT: Final = {
    "ground": "#ffffff", "panel": "#ffffff", "ink": "#000000", "dim": "#4e4e4e", "line": "#d0d0d0",
    "rooms": {"red": "#ffd7d7", "yellow": "#ffffaf", "blue": "#d7d7ff", "white": "#e4e4e4", "green": "#d7ffd7",
              "purple": "#ffd7ff"},
    "lit": {"red": "#ff8787", "yellow": "#ffd700", "blue": "#87afff", "white": "#bcbcbc", "green": "#5fd787",
            "purple": "#d787ff"},
}  # fmt: skip

PALETTES: Final = {palette.name: palette for palette in (DARK, LIGHT)}
