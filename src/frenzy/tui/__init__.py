"""The full-screen game for the terminal. Data flows down to what draws it, messages about what was pressed flow up.

source   a table: local with bots, or joined to a server; it shows itself whenever it changes
app      takes what is shown, keeps language and theme, opens the screen that fits
screens  table, lobby, and what lies over them: cards, help, the end
pictures what only one game has: its arena, boards and tracks, drawn on a canvas
"""

from typing import Final

SCREENS: Final = ("adrenaline",)
"""The games that have a screen; the others are played line by line."""
