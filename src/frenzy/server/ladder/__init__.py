"""The ladder: people who want it, and bots, on one scale for each game."""
