"""The full-screen game for the terminal. Data flows down to what draws it, messages about what was pressed flow up.

source   a table: local with bots, or joined to a server; it shows itself whenever it changes
app      takes what is shown, keeps language and theme, opens the screen that fits
screens  table, lobby, and what lies over them: cards, help, the end
scenery  what only one game has: its board and panels, drawn on a canvas, its colours, its ending
links    which things on a game's table a choice names; lines of text use them as well
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from frenzy.tui.links import Links
    from frenzy.tui.scenery import Scenery


def has_screen(game: str) -> bool:
    """The game has a folder here with what is its own."""
    return find_spec(f"frenzy.tui.{game}") is not None


def links_of(game: str) -> Links:
    """What the choices of a game name."""
    links: Links = import_module(f"frenzy.tui.{game}.links").LINKS
    return links


def scenery_of(game: str) -> Scenery:
    """How a game looks."""
    scenery: Scenery = import_module(f"frenzy.tui.{game}.scenery").SCENERY
    return scenery
