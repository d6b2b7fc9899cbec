"""The three modes. A mode answers a few questions that the rules ask."""
