"""The full-screen game for the terminal. Data flows down to what draws it, messages about what was pressed flow up.

source    a table: local with bots, or joined to a server; it shows itself whenever it changes
app       takes what is shown, keeps language and theme, opens the screen that fits
screens   table, lobby, and what lies over them: cards, help, the end
renderer  how a game looks, on the screen and line by line: plainly, unless it brings drawings of its own
"""
