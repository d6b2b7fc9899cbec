"""The picture of the documentation: `python -m tools.picture`."""
