"""Adrenaline: a shooter as a board game, for 3 to 5 players."""
