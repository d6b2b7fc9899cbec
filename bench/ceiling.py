"""What hidden powerups are worth at Adrenaline: a search that is shown all hands, alone among three that are not.

    python -m bench.ceiling --seeds 100            # each in all four seats; four arenas in turn
    python -m bench.ceiling --seeds 100 --trials 64

Parity is 25 %. Close to it, nothing is to be gained by guessing what others hold. This is no opponent for anybody: it
is given what the rules hide.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final

from frenzy.arena.statistics import win_rate
from frenzy.bots.adrenaline.search import TRIALS, Search
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import write_view
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.view import seen_stack

ARENAS: Final = ("small", "medium_a", "medium_b", "large")
SEATS: Final = 4
FIRST_SEED: Final = 800_000


def peeked(state: State, seat: int) -> View:
    """The view of a seat before whom all lay their hands open; the piles stay face down."""
    return write_view(state, seat, seen_stack(state, seat), GAME.choices(state, seat), is_open=True)


def share(seed: int, peeker: int, trials: int) -> float:
    """What the one who peeks has of the win."""
    state = GAME.new(SEATS, seed, {"arena": ARENAS[seed % len(ARENAS)]})
    bots = [Search(GAME, SEATS * seed + seat, trials=trials) for seat in range(SEATS)]
    while (seat := GAME.to_act(state)) is not None:
        view = peeked(state, seat) if seat == peeker else GAME.view(state, seat)
        GAME.apply(state, bots[seat].choose(view))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return (peeker in outcome.winners) / len(outcome.winners)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bench.ceiling", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    parser.add_argument("--trials", type=int, default=TRIALS)
    given = parser.parse_args(arguments)
    shares = [
        [share(seed, peeker, given.trials) for peeker in range(SEATS)]
        for seed in range(given.first, given.first + given.seeds)
    ]
    rate, low, high = win_rate(shares)
    print(f"{SEATS * len(shares)} games, won {rate:.1%} ({low:.1%} to {high:.1%}); parity {1 / SEATS:.0%}")


if __name__ == "__main__":
    main()
