"""Where puzzles may lie: for each game, tables out of its own games that somebody could be asked about."""
