"""What the screen draws of Adrenaline: its arena, boards, hand and tracks, and which choice is meant by a place."""
