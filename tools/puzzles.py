"""Puzzles, mined out of games that bots play, solved and checked.

    python -m tools.puzzles mine adrenaline --count 200       find more, from the seed where the last search ended
    python -m tools.puzzles check                             solve all that are in stock again
    python -m tools.puzzles mine adrenaline --goal survive    find more of this kind only
    python -m tools.puzzles sift adrenaline --most 300        put some of all that were found in stock, in variety,
                                                              beside those that are there

Every way to play a candidate is tried by the real rules. It is kept if one idea is clearly better than all others. What
was found is in build/puzzles/GAME.jsonl, with the seed it came from; the same seeds find the same puzzles.
"""

from __future__ import annotations

import gzip
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Hashable, Iterator
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final

from msgspec import Struct, json

from frenzy.bots import make_bot
from frenzy.bots.expectation import TooBigError
from frenzy.bots.goals import EQUAL, Ending, Goals, Solver, judge
from frenzy.bots.puzzles import goals_of, puzzles_of, stock_of
from frenzy.games import manifest_of, manifests
from frenzy.kernel.puzzle import GRADES, Grade, Puzzle

FOUND: Final = Path(__file__).resolve().parent.parent / "build" / "puzzles"
NODES: Final = 60_000
LONG: Final = 6
"""An answer with so many decisions is deep."""
MANY: Final = 30
"""So many ideas are hard to compare."""
CLOSE: Final = 1e-3
LONGEST: Final = 10_000
"""No line has so many letters."""


class Find(Struct, frozen=True):
    """A puzzle and the seed of the game it came from."""

    seed: int
    puzzle: Puzzle


def best_lines(endings: Iterator[Ending]) -> dict[Hashable, Ending]:
    """The best line of each idea, and of those the one with the least to say."""
    found: dict[Hashable, Ending] = {}
    for ending in endings:
        known = found.get(ending.idea)
        if known is None or (ending.value, -weight(ending)) > (known.value, -weight(known)):
            found[ending.idea] = ending
    return found


def weight(ending: Ending) -> int:
    """How much there is to say of a line: its choices first, then their words."""
    return LONGEST * len(ending.line) + len(" ".join(ending.line))


def solved(goals: Goals[Any], name: str, goal: str, seat: int, position: dict[str, Any], rules: Any) -> Puzzle | None:
    """The table as a puzzle; None if it is too big, or if no idea is clearly the best."""
    game = goals.game
    try:
        start = game.from_position(position)
        if game.to_act(start) != seat:
            return None
        ideas = best_lines(Solver(goals, goal, start, seat, getattr(rules, "NODES", NODES)).endings())
    except TooBigError:
        return None
    ranking = sorted(ideas.values(), key=lambda ending: -ending.value)
    if len(ranking) < 2 or ranking[0].value < rules.LEAST[goal] - EQUAL:
        return None
    best, second = ranking[:2]
    if best.value - second.value < rules.MARGIN[goal] - EQUAL:
        return None
    greedy = greedy_value(goals, goal, seat, position)
    decisions = decisions_in(goals, position, best.line)
    return Puzzle(
        id=name, goal=goal, grade=grade_of(best.value, greedy, decisions, len(ideas)), seat=seat, position=position,
        answer=best.line, best=round(best.value, 6), second=round(second.value, 6), greedy=round(greedy, 6),
        ideas=len(ideas), decisions=decisions, chapter=position.get("chapter", 0),
    )  # fmt: skip


def greedy_value(goals: Goals[Any], goal: str, seat: int, position: dict[str, Any]) -> float:
    """What the greedy bot reaches."""
    game = goals.game
    state, solver = game.from_position(position), Solver(goals, goal, game.from_position(position), seat)
    bot, line = make_bot("greedy", game, 1), []
    while True:
        line.append(bot.choose(game.view(state, seat)))
        value = solver.played(line)
        if value is not None:
            return value
        game.apply(state, line[-1])


def decisions_in(goals: Goals[Any], position: dict[str, Any], line: tuple[str, ...]) -> int:
    """How often there is more than one choice on the way."""
    state, count = goals.game.from_position(position), 0
    for choice in line:
        count += len(goals.game.legal_actions(state)) > 1
        goals.game.apply(state, choice)
    return count


def grade_of(best: float, greedy: float, decisions: int, ideas: int) -> Grade:
    """Easy if the best action first finds it; hard if it does not, and the answer is long or one of many."""
    is_missed = greedy < best - EQUAL
    return GRADES[is_missed * (1 + (decisions >= LONG or ideas >= MANY))]


def mine(game: str, count: int, seconds: float, only: str | None = None, first: int | None = None) -> None:
    """Look on from where the last search ended, or from this seed on, and at tables with this goal only."""
    rules, goals = import_module(f"tools.mining.{game}"), goals_of(manifest_of(game))
    file = FOUND / f"{game}.jsonl"
    finds = read_finds(file)
    seed = first if first is not None else finds[-1].seed + 1 if finds else 0
    tried, end, goal_count = 0, monotonic() + seconds, 0
    FOUND.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as out:
        while goal_count < count and monotonic() < end:
            for number, (goal, seat, position) in enumerate(rules.tables(seed)):
                if only not in (None, goal):
                    continue
                tried += 1
                puzzle = solved(goals, f"{goal}-{seed}-{number}", goal, seat, position, rules)
                if puzzle is not None:
                    goal_count += 1
                    out.write(json.encode(Find(seed, puzzle)) + b"\n")
                    out.flush()
                    print(f"{puzzle.id} {puzzle.grade} {puzzle.best} > {puzzle.second}; greedy {puzzle.greedy}, "
                          f"{puzzle.ideas} ideas, {puzzle.decisions} decisions", flush=True)  # fmt: skip
            seed += 1
    print(f"{goal_count} of {tried} tables; next seed {seed}")


def read_finds(file: Path) -> list[Find]:
    return [json.decode(line, type=Find) for line in file.read_bytes().splitlines()] if file.is_file() else []


def sift(game: str, most: int) -> None:
    """As many of each goal and grade as there are, in turn, none twice; in the order of their grades. Those that are in
    stock come first: who has solved one finds it again."""
    found = [*puzzles_of(manifest_of(game)), *(find.puzzle for find in read_finds(FOUND / f"{game}.jsonl"))]
    piles: dict[tuple[str, str], list[Puzzle]] = {}
    for puzzle in {puzzle.id: puzzle for puzzle in found}.values():
        piles.setdefault((puzzle.goal, puzzle.grade), []).append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < most and any(piles.values()):
        for pile in piles.values():
            if pile and len(chosen) < most:
                chosen.append(pile.pop(0))
    chosen.sort(key=lambda puzzle: (puzzle.goal, GRADES.index(puzzle.grade)))
    text = b"".join(json.encode(puzzle) + b"\n" for puzzle in chosen)
    stock_of(manifest_of(game)).write_bytes(gzip.compress(text, mtime=0))
    print(game, len(chosen), dict(Counter(f"{puzzle.goal} {puzzle.grade}" for puzzle in chosen)))


def check(game: str) -> list[str]:
    """Solve every puzzle of the game again; what is wrong."""
    manifest = manifest_of(game)
    goals, wrong = goals_of(manifest), []
    rules = import_module(f"tools.mining.{game}")
    for puzzle in puzzles_of(manifest):
        again = solved(goals, puzzle.id, puzzle.goal, puzzle.seat, puzzle.position, rules)
        verdict = judge(goals, puzzle, puzzle.answer)
        if again is None or abs(again.best - puzzle.best) > CLOSE or abs(again.second - puzzle.second) > CLOSE:
            wrong.append(f"{game} {puzzle.id}: {puzzle.best} over {puzzle.second} is not what comes out: {again}")
        if verdict is None or not verdict.is_solved:
            wrong.append(f"{game} {puzzle.id}: its answer is worth {verdict}")
    print(f"{game}: {len(puzzles_of(manifest))} puzzles, {len(wrong)} wrong")
    return wrong


def main() -> None:
    parser = ArgumentParser(description="puzzles, mined and checked")
    parser.add_argument("deed", choices=("mine", "sift", "check"))
    parser.add_argument("game", nargs="?", choices=[name for name in manifests() if manifest_of(name).puzzles])
    parser.add_argument("--count", type=int, default=100, help="so many more are looked for")
    parser.add_argument("--seconds", type=float, default=600.0, help="so long at most")
    parser.add_argument("--goal", help="of this kind only")
    parser.add_argument(
        "--first", type=int, metavar="SEED", help="begin with this game, not where the last search ended"
    )
    parser.add_argument("--most", type=int, default=300, help="so many are put in stock at most")
    options = parser.parse_args()
    games = [options.game] if options.game else [name for name in manifests() if manifest_of(name).puzzles]
    wrong: list[str] = []
    for game in games:
        match options.deed:
            case "mine":
                mine(game, options.count, options.seconds, options.goal, options.first)
            case "sift":
                sift(game, options.most)
            case _:
                wrong += check(game)
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
