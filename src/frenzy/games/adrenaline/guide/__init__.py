"""What the game tells those who play it: why something cannot be chosen, what a choice does, how far a card reaches.

All of it is worked out from the view of a seat, with the functions of the rules. Nothing here decides what is legal.
"""
