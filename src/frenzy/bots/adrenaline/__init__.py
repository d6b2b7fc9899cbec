"""Opponents for Adrenaline: greedy."""
