"""What the game tells those who play it: why something cannot be chosen, what a choice does, how far, how likely.

All of it is worked out from the view, with the functions of the rules. Nothing here decides what is legal.
"""
