"""The cards, tiles and arenas: data only."""
