"""The colours of the chase: rust and sand, plates of metal, dice."""

from __future__ import annotations

from typing import Final

from frenzy.tui.canvas import Ink
from frenzy.tui.palette import Palette


class RustPalette(Palette, frozen=True, kw_only=True):
    """Everything that the drawings are painted with. What is lit may be chosen."""

    plate: str  # a Part
    plate_lit: str
    bare: str  # a slot without a Part
    foe: str
    foe_lit: str
    core: str
    wreck: str
    socket: str  # an open die slot
    white: Ink
    red: Ink


DARK: Final = RustPalette(
    name="wreckland-dark", is_dark=True, ground="#1d1714", panel="#29201b", ink="#f6ecdf", dim="#b9a793",
    line="#4d3f35", accent="#ffa14f", on_accent="#241303", door="#ffd447", danger="#ff8a78", good="#9fce7a",
    plate="#43352b", plate_lit="#76521c", bare="#261e1a", foe="#4a2620", foe_lit="#80341f", core="#3a2f4a",
    wreck="#2b2b2b", socket="#1d1714",
    white=Ink("#1d1714", "#f6ecdf", is_bold=True), red=Ink("#ffffff", "#b3242b", is_bold=True),
    few={"ground": "#000000", "panel": "#121212", "ink": "#ffffff", "dim": "#d7d7af", "line": "#5f5f5f",
         "plate": "#3a3a3a", "plate_lit": "#875f00", "bare": "#1c1c1c", "foe": "#5f0000", "foe_lit": "#af0000",
         "core": "#00005f", "wreck": "#262626", "socket": "#000000"},
)  # fmt: skip

LIGHT: Final = RustPalette(
    name="wreckland-light", is_dark=False, ground="#efe4d2", panel="#faf4e8", ink="#2a1d14", dim="#665341",
    line="#cfbd9f", accent="#8f4400", on_accent="#ffffff", door="#664700", danger="#a31d24", good="#3d6a1d",
    plate="#ddcbae", plate_lit="#f3bd62", bare="#e8dbc6", foe="#ebc9ba", foe_lit="#f4a184", core="#d6d0e6",
    wreck="#d3cdc4", socket="#f7efe0",
    white=Ink("#2a1d14", "#ffffff", is_bold=True), red=Ink("#ffffff", "#a31d24", is_bold=True),
    few={"ground": "#ffffd7", "panel": "#ffffff", "ink": "#000000", "dim": "#5f5f00", "line": "#d7d7af",
         "plate": "#d7d7af", "plate_lit": "#ffaf5f", "bare": "#eeeeee", "foe": "#ffd7d7", "foe_lit": "#ff8787",
         "core": "#d7d7ff", "wreck": "#d0d0d0", "socket": "#ffffff"},
)  # fmt: skip
