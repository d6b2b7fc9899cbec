"""The HTTP routes and what stands before them: guards, limits, errors."""
