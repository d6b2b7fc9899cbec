"""Keeping house: what is kept how long, where it goes then, and what the operator may do."""
