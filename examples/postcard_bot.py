"""A bot on a postcard: `frenzy tournament --bot examples/postcard_bot.py --against random --games 40`."""

import random


class Trigger:
    """Shoots whenever it can; anything else is as good as anything else."""

    def __init__(self, game, seed=0):
        self.rng = random.Random(seed)

    def choose(self, view):
        shots = [choice for choice in view["choices"] if choice.startswith("shoot")]
        return self.rng.choice(shots or view["choices"])
