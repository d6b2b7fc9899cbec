"""Draw the picture of the documentation: `python -m tools.picture` writes docs/adrenaline/board.svg.

It is the liveliest moment of a game between bots that always runs the same way. A change of the rules or of the bots
may lead to another moment, never to a dull one.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import frenzy
from frenzy.bots import make_bot
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.picture import draw_svg

BOARD: Final = Path(__file__).resolve().parent.parent / "docs" / "adrenaline" / "board.svg"
SEATS: Final = 5
ARENA: Final = "large"
MIDDLE: Final = (3, 4, 5)  # skulls taken in the middle of a game


def moments(seed: int, mode: str) -> Iterator[View]:
    """What the onlookers see whenever somebody chooses an action, all figures being in the arena."""
    game = frenzy.load("adrenaline")
    bots = [make_bot("greedy", game, 16 * seed + seat) for seat in range(SEATS)]
    state = game.new(SEATS, seed, {"arena": ARENA, "mode": mode})
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, None)
        if view["prompt"] == "turn" and all(board["square"] for board in view["figures"]):
            yield view
        game.apply(state, bots[seat].choose(game.view(state, seat)))


def liveliness(view: View) -> float:
    """How much there is to see: wounds, marks, arms, cubes, and figures that meet but do not crowd."""
    boards = view["figures"]
    squares = [board["square"] for board in boards]
    crowd = max(squares.count(square) for square in squares)
    score: float = sum(min(len(board["damage"]), 10) + min(sum(board["marks"]), 4) for board in boards) / 3
    score += sum(len(board["weapons"]) + board["hand"] + sum(board["ammo"].values()) / 2 for board in boards) / 2
    score += 4 * (crowd == 2) - 4 * max(crowd - 2, 0) + int(view["actions_left"])
    killed: int = view["options"]["skulls"] - view["skulls_left"]
    return score + 6 * (killed in MIDDLE)


def main() -> None:
    parser = ArgumentParser(prog="python -m tools.picture", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--mode", choices=("deathmatch", "domination", "turret"), default="deathmatch")
    parser.add_argument("--to", type=Path, default=BOARD)
    options = parser.parse_args()
    options.to.parent.mkdir(parents=True, exist_ok=True)
    options.to.write_text(draw_svg(max(moments(options.seed, options.mode), key=liveliness)), encoding="utf-8")
    print(f"wrote {options.to}")


if __name__ == "__main__":
    main()
