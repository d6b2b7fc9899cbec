"""The colours and outlines of the picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from frenzy.games.adrenaline.ids import CHARACTERS, ROOMS

ROOT: Final = Path(__file__).resolve().parents[2]

INK, PANEL, LINE, WHITE, DIM = "#0a0b10", "#1e222d", "#2c3242", "#eef1f8", "#9aa2b5"
PAINT: Final = dict(zip(CHARACTERS, ("#f2c14e", "#5aa9e6", "#b8bcc8", "#b58cf0", "#6fcf8e"), strict=True))
SHADE: Final = dict(zip(CHARACTERS, ("#a87a1c", "#2c6596", "#6d7282", "#6b43b5", "#2f8050"), strict=True))
NEON: Final = dict(zip(ROOMS, ("#ff5a5f", "#ffd447", "#4d9dff", "#cfd8ea", "#46d58c", "#b07bff"), strict=True))
FLOOR: Final = dict(zip(ROOMS, ("#4e222b", "#4a3f1b", "#1e365e", "#3a4152", "#1b4a37", "#3b295c"), strict=True))
HEAT: Final = ((LINE, LINE), ("#3d3524", "#ffd447"), ("#4a2f22", "#ff9a3d"), ("#4d1f27", "#ff5a5f"))

OUTLINES: Final = json.loads((ROOT / "web/src/games/adrenaline/shapes.json").read_text(encoding="utf-8"))
"""The drawings of the web client, which says what they are."""

PATTERNS: Final[dict[str, tuple[int, int, str]]] = {room: tuple(row) for room, row in OUTLINES["patterns"].items()}
MARKS: Final[dict[str, str]] = OUTLINES["marks"]
SIGNS: Final[dict[str, str]] = OUTLINES["signs"]
FIGURES: Final[dict[str, list[tuple[str, str]]]] = OUTLINES["figures"]

FILLS: Final = {"dark": INK, "glow": WHITE, "light": "#fff6dc", "skin": "#f3dccb", "steel": "#d5dbe8"}

SHARED: Final = """
<filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5" result="halo"/>
<feMerge><feMergeNode in="halo"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<pattern id="hazard" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="skewX(-45)">
<path d="M0 0h8v16h-8z" fill="#ffd447"/></pattern>
<pattern id="night" width="30" height="30" patternUnits="userSpaceOnUse">
<path d="M0 .5H30M.5 0V30" stroke="#1c202a"/></pattern>
<g id="door"><path d="M-29 -3h58v6h-58z" fill="#ffe7a8" filter="url(#glow)"/>
<path d="M-43 -9h14v18h-14zM29 -9h14v18h-14z" fill="#0a0b10"/>
<path d="M-41 -7h10v14h-10zM31 -7h10v14h-10z" fill="url(#hazard)"/></g>
"""
