"""The cards as data: what is printed and what is ours is marked field by field in `from_rulebook`."""
