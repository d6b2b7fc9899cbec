"""What the screen draws of Wreckland Run: the chase, the dice, the boss board, and which choice is meant by a place."""
