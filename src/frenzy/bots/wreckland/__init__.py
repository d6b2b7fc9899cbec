"""Drivers for Wreckland Run: greedy, enumerating, search."""
