"""What a table is worth to a seat: one file per game."""
