"""Reviews of finished games, made for whoever asks, while the bots have nothing else to do."""
