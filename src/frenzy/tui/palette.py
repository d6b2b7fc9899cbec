"""The colours that every table is painted with, in both themes; a game adds its own. A colour never stands alone:
letters, shapes and numbers say the same."""

from __future__ import annotations

from typing import Any, Final, Self

from msgspec import Struct
from msgspec.structs import replace

from frenzy.tui.canvas import Ink


class Palette(Struct, frozen=True, kw_only=True):
    """Everything that widgets are painted with. `few` is what changes in a terminal with 256 colours."""

    name: str
    is_dark: bool
    ground: str
    panel: str
    ink: str
    dim: str
    line: str
    accent: str
    on_accent: str
    door: str  # what shines: a lit gap, a headlight
    danger: str
    good: str
    few: dict[str, Any] = {}

    @property
    def badge(self) -> Ink:
        """The ink of a choice's number where it stands on the table."""
        return Ink(self.on_accent, self.accent, is_bold=True)

    def in_few_colours(self) -> Self:
        """For terminals with 256 colours, where colours that are near each other would become one and the same."""
        return replace(self, **self.few)


NIGHT: Final[dict[str, Any]] = {
    "is_dark": True, "ground": "#14161d", "panel": "#1e222d", "ink": "#eef1f8", "dim": "#9aa2b5", "line": "#3a4154",
    "accent": "#5ce0d0", "on_accent": "#0b1a18", "door": "#ffd447", "danger": "#ff7a7e", "good": "#6fcf8e",
}  # fmt: skip
DAY: Final[dict[str, Any]] = {
    "is_dark": False, "ground": "#f3f5fa", "panel": "#ffffff", "ink": "#171a22", "dim": "#555c6d", "line": "#c3cad9",
    "accent": "#0b6b60", "on_accent": "#ffffff", "door": "#8a6100", "danger": "#b3242b", "good": "#1f7a45",
}  # fmt: skip

HOUSE: Final = (Palette(name="frenzy-dark", **NIGHT), Palette(name="frenzy-light", **DAY))
"""Before anybody sits at a table."""
