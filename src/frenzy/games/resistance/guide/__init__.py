"""What the game tells those who play it: why not, what if, how likely, what comes. It sees no more than they do."""
