"""Learn who is likely to win: play games, fit the weights of a game's judge to them, and measure how often it is right.

    python -m tools.chances adrenaline play --games 8000
    python -m tools.chances adrenaline fit --test 2000
    python -m tools.chances adrenaline doubt

`play` writes every game with its choices to bench/out/chances-GAME.jsonl, and goes on where it stopped. `fit` looks at
tables of the first games, finds the weights under which their ends are least surprising, measures them on the games
that it has not looked at (the last ones of the file), and writes weights and measurements. `doubt` plays tables of
those other games on, many times each, and writes how far the judge is from what comes of them.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from msgspec import Struct, json, to_builtins
from msgspec.structs import replace

from frenzy.bots import make_bot
from frenzy.bots.chances import Judge, Weights, judge_of
from frenzy.cli.progress import counted
from frenzy.games import load
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.games.resistance.options import TEAMS
from frenzy.games.wreckland.ids import CHAPTERS, DIFFICULTIES, HEROES
from frenzy.kernel import Game
from frenzy.kernel.replay import Replay
from frenzy.kernel.replay import replay as replayed

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "bench" / "out"
RECORDS: Final = ROOT / "docs" / "measured"

Table = np.ndarray[Any, np.dtype[np.float64]]

STIFF: Final = 2.0
"""What a weight costs, squared."""
SMOOTH: Final = 20.0
"""What it costs that a weight differs from that of the next knot, squared."""
LOOKS: Final = 16
"""About so many tables of each game are looked at."""
BINS: Final = 10
LEAST_DOUBT: Final = 0.01


# -- playing --------------------------------------------------------------------------------------------------


def adrenaline_table(rng: Random) -> tuple[int, dict[str, Any]]:
    """All modes, arenas, endings; three to five seats, with and without the Bot."""
    seats = rng.choice((3, 4, 4, 5))
    return seats, {
        "mode": rng.choice(("deathmatch", "domination", "turret")),
        "arena": rng.choice(("small", "medium_a", "medium_b", "large")),
        "ending": rng.choice(("frenzy", "frenzy", "sudden_death")),
        "skulls": rng.choice((5, 6, 8, 8)),
        "bot": seats < 5 and rng.random() < 0.25,
        "promo": rng.random() < 0.25,
    }


def resistance_table(rng: Random) -> tuple[int, dict[str, Any]]:
    """All missions; three to six heroes, mostly four; one to three people run them."""
    mission = rng.choice(MISSION_IDS)
    heroes = rng.sample(TEAMS[mission], rng.choice((3, 4, 4, 4, 5, 6)))
    return rng.choice((1, 2, 3)), {"mission": mission, "heroes": heroes}


def wreckland_table(rng: Random) -> tuple[int, dict[str, Any]]:
    """All chapters, vehicles, heroes and difficulties."""
    return 1, {
        "chapter": rng.choice(CHAPTERS),
        "vehicle": rng.choice(("V1", "V2", "V3", "V4")),
        "hero": rng.choice(HEROES),
        "difficulty": rng.choice(DIFFICULTIES),
    }


TABLES: Final = {"adrenaline": adrenaline_table, "resistance": resistance_table, "wreckland": wreckland_table}
BOTS: Final = {
    "adrenaline": ("greedy", "greedy", "careless"),
    "resistance": ("greedy", "greedy", "greedy", "planner"),
    "wreckland": ("greedy", "greedy", "enumerating"),
}
"""Who plays: the likes of them and of nobody else are judged rightly."""

CARELESS: Final = 0.15
"""`careless` is the game's usual bot, but for one choice in so many, which is any."""


class Careless:
    """Plays well, most of the time."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.bot = make_bot(game.manifest.usual_bot, game, seed)
        self.rng = Random(seed)

    def choose(self, view: Any) -> str:
        choice = self.bot.choose(view)
        return self.rng.choice(view["choices"]) if self.rng.random() < CARELESS else choice


class Played(Struct, frozen=True):
    """A game, who played it, and what each side had of it."""

    bots: tuple[str, ...]
    replay: Replay
    shares: tuple[float, ...]


def player(name: str, game: Game[Any, Any], seed: int) -> Any:
    return Careless(game, seed) if name == "careless" else make_bot(name, game, seed)


def played(job: tuple[str, int, tuple[str, ...]]) -> Played:
    """One game; its seed chooses table and bots: in half of the games all are alike."""
    name, seed, known = job
    game, rng = load(name), Random(f"{name} {seed}")
    seats, options = TABLES[name](rng)
    first = rng.choice(known)
    bots = tuple([first] * seats if rng.random() < 0.5 else rng.choices(known, k=seats))
    state = game.new(seats, seed, options)
    actions = play_on(game, state, bots, seed)
    record = Replay(name, game.content_hash(), seats, seed, options, actions)
    return Played(bots, record, judge(game).final(state))


def play_on(game: Game[Any, Any], state: Any, bots: Sequence[str], seed: int) -> list[str]:
    """Play a table to its end; the choices."""
    players = [player(bot, game, seed * 16 + seat) for seat, bot in enumerate(bots)]
    actions = []
    while (seat := game.to_act(state)) is not None:
        choice = players[seat].choose(game.view(state, seat))
        game.apply(state, choice)
        actions.append(choice)
    return actions


def judge(game: Game[Any, Any]) -> Judge[Any]:
    found = judge_of(game)
    assert found is not None, f"{game.name} has no judge"
    return found


def play(asked: Namespace) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    file = journal(asked.game)
    done = sum(1 for _ in file.open("rb")) if file.exists() else 0
    jobs = [(asked.game, seed, bots_asked(asked)) for seed in range(asked.first + done, asked.first + asked.games)]
    with file.open("ab", buffering=0) as lines, Pool(asked.workers) as pool:
        for game in counted(pool.imap(played, jobs), len(jobs), "games", sys.stderr):
            lines.write(json.encode(game) + b"\n")


def journal(name: str) -> Path:
    return OUT / f"chances-{name}.jsonl"


def games_of(name: str, first: int = 0, last: int | None = None) -> Iterator[Played]:
    with journal(name).open("rb") as lines:
        for line in islice(lines, first, last):
            yield json.decode(line, type=Played)


# -- looking --------------------------------------------------------------------------------------------------


class Look(Struct, frozen=True):
    """What was seen of a table, and how its game ended. `number` is the game's place in the file."""

    number: int
    kind: str
    seats: int
    left: float
    sides: list[list[float]]
    shares: tuple[float, ...]


def looked(job: tuple[int, Played]) -> list[Look]:
    """Some tables of a game; which ones, chance says."""
    number, found = job
    game = load(found.replay.game)
    rng, judging = Random(number), judge(game)
    rate = LOOKS / max(LOOKS, len(found.replay.actions))
    return [
        Look(
            number,
            judging.kind(state),
            state.seats,
            judging.left(state),
            [list(side) for side in judging.sides(state)],
            found.shares,
        )
        for state, _, _ in replayed(game, found.replay)
        if state.stack and rng.random() < rate
    ]


def looks_at(name: str, workers: int) -> list[Look]:
    total = sum(1 for _ in journal(name).open("rb"))
    with Pool(workers) as pool:
        looks = pool.imap(looked, enumerate(games_of(name)), chunksize=8)
        return [look for some in counted(looks, total, "games looked at", sys.stderr) for look in some]


# -- fitting --------------------------------------------------------------------------------------------------


def spread(look: Look, knots: Sequence[float]) -> tuple[int, float]:
    return Weights(tuple(knots), (), ()).place(look.left)


def design(looks: Sequence[Look], knots: Sequence[float]) -> tuple[Table, Table]:
    """For each table and side what it shows, shared out to the knots; and what the side had of the game.

    A side alone is set against one that shows nothing. Sides that are missing at a table are far behind.
    """
    sides = max(2, *(len(look.sides) for look in looks))
    numbers = len(looks[0].sides[0])
    shown = np.zeros((len(looks), sides, len(knots) * numbers))
    had = np.zeros((len(looks), sides))
    for row, look in enumerate(looks):
        before, part = spread(look, knots)
        for side, found in enumerate(look.sides):
            at = before * numbers
            shown[row, side, at : at + numbers] = (1 - part) * np.array(found)
            shown[row, side, at + numbers : at + 2 * numbers] = part * np.array(found)
        had[row, : len(look.shares)] = look.shares
        if len(look.shares) == 1:
            had[row, 1] = 1 - look.shares[0]
    return shown, had


def is_there(looks: Sequence[Look], sides: int) -> Table:
    """0 for a side that is at the table, -1000 for one that is not."""
    counts = np.array([max(2, len(look.sides)) for look in looks])
    return np.where(np.arange(sides)[None, :] < counts[:, None], 0.0, -1000.0)


def softmax(sums: Table) -> Table:
    odds = np.exp(sums - sums.max(axis=1, keepdims=True))
    found: Table = odds / odds.sum(axis=1, keepdims=True)
    return found


def fitted(looks: Sequence[Look], knots: Sequence[float]) -> Table:
    """The weights, knot by knot, by Newton's method."""
    shown, had = design(looks, knots)
    there = is_there(looks, had.shape[1])
    numbers = shown.shape[2] // len(knots)
    cost = penalty(len(knots), numbers)
    weights = np.zeros(shown.shape[2])
    for _ in range(30):
        chance = softmax(shown @ weights + there)
        slope = np.einsum("ns,nsf->f", chance - had, shown) + cost @ weights
        mean = np.einsum("ns,nsf->nf", chance, shown)
        flat = shown.reshape(-1, shown.shape[2])
        bend = flat.T @ (flat * chance.reshape(-1, 1)) - mean.T @ mean + cost
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    found: Table = weights.reshape(len(knots), numbers)
    return found


def penalty(knots: int, numbers: int) -> Table:
    """Weights shall be small, and change little from knot to knot."""
    ladder = np.zeros((knots, knots))
    for knot in range(knots - 1):
        ladder[knot : knot + 2, knot : knot + 2] += SMOOTH * np.array([[1.0, -1.0], [-1.0, 1.0]])
    return np.asarray(np.kron(ladder + STIFF * np.eye(knots), np.eye(numbers)), dtype=np.float64)


def judged(looks: Sequence[Look], weights: Table, knots: Sequence[float]) -> Table:
    shown, had = design(looks, knots)
    found: Table = softmax(shown @ weights.reshape(-1) + is_there(looks, had.shape[1]))
    return found


# -- measuring ------------------------------------------------------------------------------------------------


class Measured(Struct, frozen=True):
    """How good the chances of a group of tables are. `brier` is the mean square of what they are off, `base` the same
    for somebody who gives all sides the same chance; `error` is the calibration error: how far the chances in each of
    ten classes are from what came, in the mean.
    """

    group: str
    tables: int
    games: int
    brier: float
    base: float
    error: float


class Bin(Struct, frozen=True):
    said: float
    came: float
    count: int


def bins(said: Table, came: Table) -> list[Bin]:
    """Chances in classes, with what came of them."""
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        Bin(
            round(float(said[place == each].mean()), 4),
            round(float(came[place == each].mean()), 4),
            int((place == each).sum()),
        )
        for each in range(BINS)
        if (place == each).any()
    ]


def measured(group: str, found: Sequence[tuple[Look, Table]], base: float | None = None) -> Measured:
    said = np.concatenate([chance[: len(look.shares)] for look, chance in found])
    came = np.concatenate([look.shares for look, _ in found])
    even = np.concatenate([[1 / len(look.shares) if base is None else base] * len(look.shares) for look, _ in found])
    classes = bins(said, came)
    error = sum(each.count * abs(each.said - each.came) for each in classes) / len(said)
    return Measured(
        group, len(found), len({look.number for look, _ in found}),
        round(float(((said - came) ** 2).mean()), 4), round(float(((even - came) ** 2).mean()), 4), round(error, 4),
    )  # fmt: skip


def report(found: Sequence[tuple[Look, Table]], knots: Sequence[float]) -> dict[str, Any]:
    """All measurements, by kind of table, seats, and how much of the game was left."""
    is_team = len(found[0][0].shares) == 1
    base = float(np.mean([look.shares[0] for look, _ in found])) if is_team else None
    groups = {"all": found}
    kinds, counts = sorted({look.kind for look, _ in found}), sorted({look.seats for look, _ in found})
    for kind in kinds if len(kinds) > 1 else ():
        groups[kind] = [each for each in found if each[0].kind == kind]
    for seats in counts if len(counts) > 1 else ():
        groups[f"{seats} seat{'s' * (seats > 1)}"] = [each for each in found if each[0].seats == seats]
    for low, high in zip(knots, [*knots[1:], float("inf")], strict=True):
        some = [each for each in found if low <= each[0].left < high]
        if some:
            groups[f"left from {low:g}"] = some
    said = np.concatenate([chance[: len(look.shares)] for look, chance in found])
    came = np.concatenate([look.shares for look, _ in found])
    return {
        "rows": to_builtins([measured(name, some, base) for name, some in groups.items()]),
        "classes": to_builtins(bins(said, came)),
    }


def fit(asked: Namespace) -> None:
    """Fit each kind of table to the first games; measure on the last ones, and keep what was found.

    In `folds` every game is measured, by weights that were fitted without its own part of the games; those that are
    kept are then fitted to all of them. What was found of doubts stays until that is measured again.
    """
    game = load(asked.game)
    judging = judge(game)
    looks = looks_at(asked.game, asked.workers)
    total = looks[-1].number + 1
    found: list[tuple[Look, Table]] = []
    weights: dict[str, Weights] = {}
    for kind in sorted({look.kind for look in looks}):
        some = [look for look in looks if look.kind == kind]
        table = fitted(some, judging.knots).round(2) if asked.folds else None
        for test in held_out(some, total, asked):
            numbers = {look.number for look in test}
            without = fitted([look for look in some if look.number not in numbers], judging.knots).round(2)
            found += zip(test, judged(test, without, judging.knots), strict=True)
            table = without if table is None else table
        assert table is not None, "something is held out"
        weights[kind] = Weights(judging.knots, as_tuples(table), doubts_of(judging, kind))
    keep(weights_file(judging), weights)
    record = RECORDS / f"chances-{game.name}.json"
    old = json.decode(record.read_bytes()) if record.exists() else {}
    told = about(asked, game, total) | report(found, judging.knots)
    if "doubts" in old:
        told["commands"] += old["commands"][2:]
        told["doubts"] = old["doubts"]
    keep(record, told)
    show(asked.game)


def held_out(looks: Sequence[Look], total: int, asked: Namespace) -> list[list[Look]]:
    """What is measured by weights that never saw it: the last games, or part by part all of them."""
    if not asked.folds:
        return [[look for look in looks if look.number >= total - asked.test]]
    return [[look for look in looks if look.number % asked.folds == part] for part in range(asked.folds)]


def doubts_of(judging: Judge[Any], kind: str) -> tuple[float, ...]:
    """What is known of them, if the knots are the same."""
    file = weights_file(judging)
    known = json.decode(file.read_bytes(), type=dict[str, Weights]) if file.exists() else {}
    if kind in known and known[kind].knots == judging.knots:
        return known[kind].doubt
    return (0.0,) * len(judging.knots)


def about(asked: Namespace, game: Game[Any, Any], total: int) -> dict[str, Any]:
    """What was measured, and how to do it again."""
    last, how = asked.first + total, f"python -m tools.chances {game.name}"
    if asked.folds:
        part, seen, unseen = f"--folds {asked.folds}", [asked.first, last - 1], [asked.first, last - 1]
    else:
        part, seen, unseen = f"--test {asked.test}", [asked.first, last - asked.test - 1], [last - asked.test, last - 1]
    return {
        "commands": [
            f"{how} play --games {total} --first {asked.first} --bots {','.join(bots_asked(asked))}",
            f"{how} fit {part}",
        ],
        "content": game.content_hash(),
        "fitted": seen,
        "held_out": unseen,
        **({"folds": asked.folds} if asked.folds else {}),
    }  # fmt: skip


def show(name: str) -> None:
    """Print what was measured."""
    record = json.decode((RECORDS / f"chances-{name}.json").read_bytes())
    print("| tables | looked at | games | Brier score | all alike | calibration error |\n|---|---|---|---|---|---|")
    for row in record["rows"]:
        print("| {group} | {tables:,} | {games:,} | {brier:.4f} | {base:.4f} | {error:.4f} |".format(**row))
    print("\n| said | came | how often |\n|---|---|---|")
    for each in record["classes"]:
        print("| {said:.1%} | {came:.1%} | {count:,} |".format(**each))
    for each in record.get("doubts", ()):
        print("with {left:g} left: {tables} tables, off by {doubt:.3f}".format(**each))


def keep(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    text: bytes = json.format(json.encode(content), indent=1)
    file.write_bytes(re.sub(rb"\[[^\[\]{}\"]*\]", lambda found: b" ".join(found[0].split()), text) + b"\n")


def weights_file(judging: Judge[Any]) -> Path:
    return ROOT / "src" / Path(*judging.package.split(".")) / "chances.json"


def as_tuples(table: Table) -> tuple[tuple[float, ...], ...]:
    return tuple(map(tuple, table.tolist()))


# -- doubting -------------------------------------------------------------------------------------------------


class Trial(Struct, frozen=True):
    """A table that was played on many times: what the judge said, and what each side had of it in the mean."""

    kind: str
    left: float
    said: tuple[float, ...]
    came: tuple[float, ...]


def tried(job: tuple[int, Played, int]) -> Trial:
    """Any table of a game, dealt and played anew by the game's usual bot so many times."""
    number, found, times = job
    game, rng = load(found.replay.game), Random(number)
    judging = judge(game)
    last = rng.randrange(1, len(found.replay.actions))
    state = next(islice((state for state, _, _ in replayed(game, found.replay)), last - 1, None))
    bots = [game.manifest.usual_bot] * state.seats
    ends = []
    for each in range(times):
        twin = game.redeal(game.view(state, None), rng)
        play_on(game, twin, bots, number * times + each)
        ends.append(judging.final(twin))
    came = tuple(sum(column) / times for column in zip(*ends, strict=True))
    return Trial(judging.kind(state), judging.left(state), judging.chances(state), came)


def doubt(asked: Namespace) -> None:
    """How far the chances are from what comes of many games, beyond what so many games scatter by themselves."""
    judging = judge(load(asked.game))
    total = sum(1 for _ in journal(asked.game).open("rb"))
    first = total - asked.test
    jobs = [
        (first + number, found, asked.times)
        for number, found in enumerate(games_of(asked.game, first, first + asked.tables))
    ]
    with Pool(asked.workers) as pool:
        trials = list(counted(pool.imap(tried, jobs), len(jobs), "tables", sys.stderr))
    off, even, counts = np.zeros((3, len(judging.knots)))
    for trial in trials:
        before, part = Weights(judging.knots, (), ()).place(trial.left)
        for said, came in zip(trial.said, trial.came, strict=True):
            scatter = came * (1 - came) / (asked.times - 1)
            for knot, share in ((before, 1 - part), (before + 1, part)):
                off[knot] += share * ((said - came) ** 2 - scatter)
                even[knot] += share * 4 * said * (1 - said)
                counts[knot] += share / len(trial.said)
    doubts = np.sqrt(np.maximum(off / np.maximum(even, 1e-9), LEAST_DOUBT**2)).round(3).tolist()
    weights = json.decode(weights_file(judging).read_bytes(), type=dict[str, Weights])
    keep(weights_file(judging), {kind: replace(found, doubt=tuple(doubts)) for kind, found in weights.items()})
    record = RECORDS / f"chances-{asked.game}.json"
    told = json.decode(record.read_bytes())
    how = f"python -m tools.chances {asked.game} doubt"
    command = f"{how} --test {asked.test} --tables {asked.tables} --times {asked.times}"
    told["commands"] = [*told["commands"][:2], command]
    told["doubts"] = [
        {"left": knot, "tables": round(float(count)), "doubt": found}
        for knot, count, found in zip(judging.knots, counts, doubts, strict=True)
    ]
    keep(record, told)
    show(asked.game)


def bots_asked(asked: Namespace) -> tuple[str, ...]:
    return tuple(asked.bots.split(",")) if asked.bots else BOTS[asked.game]


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m tools.chances", description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=[*TABLES])
    parser.add_argument("what", choices=["play", "fit", "doubt", "show"])
    parser.add_argument("--games", type=int, default=8000, help="how many games there shall be")
    parser.add_argument("--first", type=int, default=700_000, help="the seed of the first one")
    parser.add_argument("--bots", default="", help="who plays, with commas")
    parser.add_argument("--test", type=int, default=2000, help="games that are not looked at while fitting")
    parser.add_argument(
        "--folds", type=int, default=0, help="fit without one of so many parts in turn, and measure on it"
    )
    parser.add_argument("--tables", type=int, default=300, help="how many tables are played on")
    parser.add_argument("--times", type=int, default=40, help="how often each is")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    match given.what:
        case "play":
            play(given)
        case "fit":
            fit(given)
        case "doubt":
            doubt(given)
        case _:
            show(given.game)
