"""A table as people write it, read and written: `docs/resistance/position.md` tells of it."""
