"""Watching a server: whether it is well, its numbers, and who asked for what."""
