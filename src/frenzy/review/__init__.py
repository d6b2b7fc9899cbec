"""Looking back at a game: how likely each side was to win, what its decisions were worth, and what was luck.

`course.py` cuts a game into deeds, `weighing.py` says what one of them was worth beside the best alternative, and
`summing.py` makes a review of it. A server weighs in the processes of its bots, a command in its own.
"""
