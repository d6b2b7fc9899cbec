"""Companions for Resistance: greedy, planner and horizon."""
