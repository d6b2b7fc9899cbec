"""Pebbles: seats take 1 to 3 pebbles in turn from a heap, and the last pebble decides."""
