"""Learn how tables of Wreckland Run are to be judged: play games, and fit what a driver's judgement is made of.

    python -m tools.weigh play --games 1400 --first 400000
    python -m tools.weigh fit

`play` writes what the tables showed when a Turn or a Wreckage phase began, and how the game ended, to
bench/out/weigh.jsonl. `fit` finds the log-odds of winning that go with them, by logistic regression for each Round, and
writes src/frenzy/bots/wreckland/weights.json. Weights stay near those of the file unless the games speak
against them; how hard chapter, hero, vehicle and difficulty are is fitted beside them, and left out.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

import numpy as np
from msgspec import Struct, json

from frenzy.bots import make_bot
from frenzy.bots.wreckland.features import NAMES, features
from frenzy.bots.wreckland.standing import judged_round
from frenzy.cli.progress import counted
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State

ROOT: Final = Path(__file__).resolve().parent.parent
JOURNAL: Final = ROOT / "bench" / "out" / "weigh.jsonl"
WEIGHTS: Final = ROOT / "src" / "frenzy" / "bots" / "wreckland" / "weights.json"

CHOICES: Final = {option.name: option.values for option in GAME.manifest.options if option.name != "arson"}
EVEN: Final = np.array([1.0 / len(values) for values in CHOICES.values() for _ in values])
"""The middle of all circumstances."""

BOTS: Final = ("search", "search", "enumerating")
STIFFNESS: Final = 60.0
"""A weight that moves by one standard deviation of its feature is charged half of this."""

BAD: Final = (
    "frail", "wrecks", "bare sides", "enemies", "enemy hearts", "idle hearts", "mini-bosses", "mini-boss hearts",
    "boss hearts", "company", "through", "soon through",
)  # fmt: skip
EITHER: Final = ("parts", "upgrades")
"""These count beside what a Part can do, and may be good or bad."""

URGED: Final = ("enemies", "enemy hearts", "mini-bosses", "mini-boss hearts")
URGENCY: Final = 2.0
BEHIND: Final = 1.0
"""In Rounds that another one follows, enemies weigh more than the fit says, and the end of the Run phase has a prize of
its own: nobody who plays well dawdles there, so that the games do not show what it costs. Both were found by trial:
search won 86 % of 160 games of chapter 4 with them, and 77 % of 80 without the first."""

SENSE: Final = np.array([0.0 if name in EITHER else -1.0 if name in BAD else 1.0 for name in NAMES])

HELD_BACK: Final = 5
"""One game in so many is kept for the test of a fit."""

LAST_ROUND: Final = 2
LONGEST_STEP: Final = 2.0
Table = np.ndarray[Any, np.dtype[np.float64]]


class Moment(Struct, frozen=True):
    """What a table showed, and the Round by which it is judged."""

    round: int
    shown: list[float]


class Played(Struct, frozen=True):
    seed: int
    bot: str
    options: dict[str, Any]
    won: bool
    moments: list[Moment]


def played(seed: int) -> Played:
    """One game, with options that the seed chooses."""
    rng = random.Random(seed)
    options: dict[str, Any] = {name: rng.choice(values) for name, values in CHOICES.items()}
    bot_name = BOTS[seed % len(BOTS)]
    state: State = GAME.new(1, seed, options)
    bot = make_bot(bot_name, GAME, seed)
    moments: dict[tuple[str, int, int], Moment] = {}
    while GAME.to_act(state) is not None:
        view = GAME.view(state, 0)
        if (view["prompt"] == "build" and state.round > 1) or (view["prompt"] == "red" and state.step == 1):
            key = (state.phase, state.round, state.turn)
            moments.setdefault(key, Moment(judged_round(state), features(state)))
        GAME.apply(state, bot.choose(view))
    return Played(seed, bot_name, options, state.result == "won", list(moments.values()))


def play(journal: Path, seeds: range) -> None:
    journal.parent.mkdir(parents=True, exist_ok=True)
    with journal.open("ab", buffering=0) as file, Pool() as pool:
        for game in counted(pool.imap_unordered(played, seeds), len(seeds), "games", sys.stderr):
            file.write(json.encode(game) + b"\n")


# -- fitting --------------------------------------------------------------------------------------------------


def circumstances(options: dict[str, Any]) -> list[float]:
    """1 for each choice that was taken, 0 for the others."""
    return [float(options[name] == value) for name, values in CHOICES.items() for value in values]


def chances(odds: Table) -> Table:
    return 1.0 / (1.0 + np.exp(-odds))


def surprise(odds: Table, won: Table, counts: Table) -> float:
    """The mean of -log of the chance that was given to what happened."""
    right = np.clip(np.where(won == 1.0, chances(odds), 1.0 - chances(odds)), 1e-9, 1.0)
    return float(-(counts * np.log(right)).sum() / counts.sum())


def fit(shown: Table, won: Table, counts: Table, start: Table, stiffness: Table) -> Table:
    """Newton's method, in steps that are not too long; the last column is the base, which is free."""
    weights = start.copy()
    weights[-1] = -(shown[:, :-1] @ start[:-1]).mean()
    for _ in range(200):
        chance = chances(shown @ weights)
        slope = shown.T @ (counts * (chance - won)) + stiffness * (weights - start)
        bend = (shown * (counts * chance * (1.0 - chance))[:, None]).T @ shown + np.diag(stiffness + 1e-9)
        step = np.linalg.solve(bend, slope)
        longest = np.abs(shown @ step).max()
        weights = weights - step * min(1.0, LONGEST_STEP / max(longest, 1e-12))
        if longest < 1e-7:
            break
    wrong = np.flatnonzero(weights[: len(NAMES)] * SENSE < 0)
    if not wrong.size:
        return weights
    start, shown = start.copy(), shown.copy()
    start[wrong] = shown[:, wrong] = 0.0  # a weight that would say that what is bad is good stays 0, out of the fit
    return fit(shown, won, counts, start, stiffness)


def weigh(number: int, moments: list[tuple[Played, Moment]], start: dict[str, float]) -> dict[str, float]:
    """The weights of one Round, and a line on how well they tell the games that were held back."""
    won = np.array([float(game.won) for game, _ in moments])
    seeds = np.array([game.seed for game, _ in moments])
    counts = 1.0 / np.sqrt(np.array([np.count_nonzero(seeds == seed) for seed in seeds]))
    around = np.array([circumstances(game.options) for game, _ in moments])
    shown = np.hstack([np.array([moment.shown for _, moment in moments]), around, np.ones((len(won), 1))])
    first = np.array([start[feature] for feature in NAMES] + [0.0] * (around.shape[1] + 1))
    stiffness = STIFFNESS * np.maximum(shown.std(axis=0), 1e-3) ** 2
    stiffness[-1] = 0.0
    stiff = np.where(np.arange(len(first)) < len(NAMES), 1e6, stiffness)
    test = seeds % HELD_BACK == 0
    before, after = (
        surprise(shown[test] @ fit(shown[~test], won[~test], counts[~test], first, how), won[test], counts[test])
        for how in (stiff, stiffness)
    )
    print(f"Round {number + 1}: {len(won)} tables of {len(set(seeds))} games, surprise {before:.4f} -> {after:.4f}")
    found = fit(shown, won, counts, first, stiffness)
    base = found[-1] + EVEN @ found[len(NAMES) : -1]
    return {**dict(zip(NAMES, found.round(4).tolist(), strict=False)), "base": round(float(base), 4)}


def urged(number: int, weights: dict[str, float], urgency: float) -> dict[str, float]:
    """The weights with more, or less, weight on enemies, but in the last Round."""
    if number == LAST_ROUND:
        return weights
    return weights | {name: round(urgency * weights[name], 4) for name in URGED} | {"behind": BEHIND}


def fit_all(journal: Path) -> None:
    games = [json.decode(line, type=Played) for line in journal.read_bytes().splitlines()]
    weights: list[dict[str, float]] = json.decode(WEIGHTS.read_bytes())
    for number, start in enumerate(weights):
        moments = [(game, moment) for game in games for moment in game.moments if moment.round == number]
        weights[number] = urged(number, weigh(number, moments, urged(number, start, 1 / URGENCY)), URGENCY)
    WEIGHTS.write_bytes(json.format(json.encode(weights), indent=1) + b"\n")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m tools.weigh", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["play", "fit"], help="play games, or fit the weights to all of the journal")
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--games", type=int, default=1400, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first one")
    asked = parser.parse_args()
    if asked.what == "fit":
        fit_all(asked.journal)
    else:
        play(asked.journal, range(asked.first, asked.first + asked.games))
