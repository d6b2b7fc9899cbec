"""The colours of the arena: its rooms, cubes and figures."""

from __future__ import annotations

from typing import Final

from frenzy.tui.palette import DAY, NIGHT, Palette


class ArenaPalette(Palette, frozen=True, kw_only=True):
    """Everything that the drawings are painted with."""

    wall: str
    rooms: dict[str, str]  # the floor
    lit: dict[str, str]  # the floor of what may be chosen
    cubes: dict[str, str]
    figures: dict[str, str]


FEW_DARK: Final = {
    "ground": "#000000", "panel": "#000000", "ink": "#ffffff", "dim": "#dadada", "line": "#5f5f5f",
    "rooms": {"red": "#5f0000", "yellow": "#5f5f00", "blue": "#00005f", "white": "#3a3a3a", "green": "#005f00",
              "purple": "#5f005f"},
    "lit": {"red": "#af0000", "yellow": "#875f00", "blue": "#005faf", "white": "#6c6c6c", "green": "#008700",
            "purple": "#8700af"},
}  # fmt: skip
"""So that rich finds another of the 256 colours for each floor."""

FEW_LIGHT: Final = {
    "ground": "#ffffff", "panel": "#ffffff", "ink": "#000000", "dim": "#4e4e4e", "line": "#d0d0d0",
    "rooms": {"red": "#ffd7d7", "yellow": "#ffffaf", "blue": "#d7d7ff", "white": "#e4e4e4", "green": "#d7ffd7",
              "purple": "#ffd7ff"},
    "lit": {"red": "#ff8787", "yellow": "#ffd700", "blue": "#87afff", "white": "#bcbcbc", "green": "#5fd787",
            "purple": "#d787ff"},
}  # fmt: skip

DARK: Final = ArenaPalette(
    **NIGHT, name="adrenaline-dark", wall="#8d96ad", few=FEW_DARK,
    rooms={"red": "#40202a", "yellow": "#3d361c", "blue": "#1c3050", "white": "#2f3543", "green": "#1a3d30",
           "purple": "#33264e"},
    lit={"red": "#7a2c3a", "yellow": "#70611f", "blue": "#275590", "white": "#5b6680", "green": "#237352",
         "purple": "#5d3f97"},
    cubes={"red": "#ff6e72", "yellow": "#ffd447", "blue": "#6fb0ff"},
    figures={"d_struct_or": "#f2c14e", "banshee": "#5aa9e6", "dozer": "#b8bcc8", "violet": "#b58cf0",
             "sprog": "#6fcf8e"},
)  # fmt: skip

LIGHT: Final = ArenaPalette(
    **DAY, name="adrenaline-light", wall="#3b4254", few=FEW_LIGHT,
    rooms={"red": "#f6dcdd", "yellow": "#f5ecc9", "blue": "#d9e6f8", "white": "#e4e8f0", "green": "#d6eee1",
           "purple": "#e6dcf6"},
    lit={"red": "#efaeb1", "yellow": "#ecd36f", "blue": "#a3c8f3", "white": "#bfc8da", "green": "#98d9b6",
         "purple": "#c9aef0"},
    cubes={"red": "#b3242b", "yellow": "#7a5a00", "blue": "#1b5aa6"},
    figures={"d_struct_or": "#8a6100", "banshee": "#1f5f99", "dozer": "#565b68", "violet": "#6a3fb0",
             "sprog": "#1f7a45"},
)  # fmt: skip
