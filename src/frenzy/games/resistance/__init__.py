"""Marvel Zombies: X-Men Resistance: heroes together against the game, or zombie heroes against everybody."""
