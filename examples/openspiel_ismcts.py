"""OpenSpiel's information-set search drives in Wreckland Run: `python examples/openspiel_ismcts.py 20 3`.

The first number is how many simulations it may make for a decision, the second how many games it plays.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import frenzy.envs.openspiel  # noqa: F401  # it registers the games


def main(simulations: int = 10, games: int = 1) -> None:
    game = pyspiel.load_game("frenzy_wreckland", {"options": "difficulty:learner"})
    for deal in range(games):
        chance = np.random.RandomState(deal)
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, simulations, random_state=chance)
        state = game.new_initial_state()
        state.apply_action(deal)
        decisions = 0
        while not state.is_terminal():
            state.apply_action(bot.step(state))
            decisions += 1
        result = "won" if state.returns()[0] > 0 else "lost"
        print(f"deal {deal}: {result} in Round {state.play.state.round} after {decisions} decisions")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
