"""Many games: the same in one process and in several, written down, and gone on with after an interruption."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from msgspec import Struct, json
from msgspec.structs import replace

import frenzy
from frenzy.arena.executors import WorkerLost
from frenzy.arena.journal import Journal
from frenzy.arena.match import play
from frenzy.arena.simulation import Cell, Job, Played, check, plan, play_job, seated, simulate
from frenzy.arena.times import Times
from frenzy.kernel import BadOption, BadSave, View

CHASES = [Cell("wreckland", ("random",), {"chapter": chapter, "vehicle": "V2"}) for chapter in (1, 2)]
SHOOTERS = seated("adrenaline", "greedy", "random", 3, {"skulls": 5})
JOBS = [*plan(CHASES, range(6)), *plan(SHOOTERS, range(1))]


def timeless(played: Sequence[Played]) -> list[Played]:
    """Games without the seconds, which are never the same twice."""
    return [
        replace(game, seconds=0.0, slowest=0.0, seats=[replace(share, times=Times()) for share in game.seats])
        for game in played
    ]


def lines_of(path: Path) -> list[Played]:
    return timeless(Journal(path).read())


@pytest.fixture(scope="module")
def whole() -> list[Played]:
    """All games, played one after the other."""
    return timeless(list(simulate(JOBS)))


# -- playing ----------------------------------------------------------------------------------------------------


def test_every_cell_gets_every_seed_and_all_cells_are_treated_alike_at_any_time() -> None:
    jobs = plan(CHASES, (7, 8))

    assert jobs == [Job(CHASES[0], 7), Job(CHASES[1], 7), Job(CHASES[0], 8), Job(CHASES[1], 8)]


def test_a_game_is_that_of_its_seed_options_and_bots(whole: list[Played]) -> None:
    game = frenzy.load("wreckland")
    result = play(game, ["random"], 0, {"chapter": 1, "vehicle": "V2"})

    first = whole[0]

    assert first.job == JOBS[0]
    assert first.content == game.content_hash()
    assert first.outcome["result"] == result.outcome.result
    assert first.outcome["turns"] == list(result.outcome.turns)
    assert first.decisions == len(result.replay.actions) >= sum(first.asked.values()) > 0


def test_the_bot_that_is_tried_sits_in_every_seat_and_its_wins_are_counted(whole: list[Played]) -> None:
    games = [game for game in whole if game.job.cell.game == "adrenaline"]

    assert [game.job.cell.bots.index("greedy") for game in games] == [0, 1, 2]
    for game in games:
        winners = game.outcome["winners"]
        assert game.share == (1 / len(winners) if game.job.cell.seat in winners else 0)
        assert game.job.cell.bot == "greedy"
        assert game.job.cell.others == ("random", "random")


def test_a_lost_chase_has_no_share_and_a_tie_is_shared() -> None:
    result = play(frenzy.load("adrenaline"), ["random"] * 3, 1, {"skulls": 5})
    tie = replace(result, outcome=replace(result.outcome, winners=(0, 2)))

    assert [tie.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert play_job(Job(CHASES[0], 0)).share == 0


class Together(Struct):
    """The outcome of a co-operative game, as far as it is the same for all of them."""

    won: bool


@pytest.mark.parametrize(("won", "share"), [(True, 1.0), (False, 0.0)])
def test_a_team_wins_or_loses_as_one(won: bool, share: float) -> None:
    result = replace(play(frenzy.load("adrenaline"), ["random"] * 4, 1, {"skulls": 5}), outcome=Together(won))

    assert [result.share(seat) for seat in range(4)] == [share] * 4


class Counting:
    """Looks on, and counts."""

    def __init__(self) -> None:
        self.choices = self.events = 0

    def see(self, view: View, choice: str, events: Sequence[Any]) -> None:
        assert choice in view["choices"]
        self.choices += 1
        self.events += len(events)

    def notes(self, state: Any) -> dict[str, Any]:
        return {"choices": self.choices, "events": self.events, "over": not state.stack}


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_looks_on_sees_every_choice_and_is_written_down(workers: int, tmp_path: Path) -> None:
    journal, jobs = Journal(tmp_path / "games.jsonl"), plan(CHASES[:1], range(2))
    for games in (list(simulate(jobs, workers, journal, watched_by=Counting)), list(simulate(jobs, journal=journal))):
        assert [game.notes["choices"] for game in games] == [game.decisions for game in games]
        assert all(game.notes["events"] > 0 and game.notes["over"] for game in games)


def test_several_processes_play_the_same_games_in_the_same_order(whole: list[Played]) -> None:
    assert timeless(list(simulate(JOBS, workers=2))) == whole


def test_a_worker_that_dies_is_told_and_loses_nothing_that_was_written_down(tmp_path: Path) -> None:
    journal, jobs = Journal(tmp_path / "journal"), plan(SHOOTERS, range(20))
    running = simulate(jobs, 2, journal)
    next(running)
    active_children()[0].kill()

    with pytest.raises(WorkerLost, match="killed"):
        list(running)

    kept = [game.job for game in journal.read()]
    assert kept == jobs[: len(kept)]
    assert kept


@pytest.mark.parametrize(
    ("cell", "error"),
    [
        (Cell("wreckland", ("random",), {"chapter": 8}), "options.chapter: 8"),
        (Cell("wreckland", ("random", "random")), "seats: 2"),
        (Cell("wreckland", ("nobody",)), "no bot 'nobody'"),
        (Cell("adrenaline", ("random", "random", "nobody")), "no bot 'nobody'"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(cell: Cell, error: str) -> None:
    with pytest.raises(BadOption, match=error):
        check([*CHASES, cell])


# -- the journal ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_the_journal_is_the_same_whoever_plays(workers: int, whole: list[Played], tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")

    told = timeless(list(simulate(JOBS, workers, journal)))

    assert told == whole == lines_of(journal.path)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_experiment_goes_on_where_it_stopped(workers: int, whole: list[Played], tmp_path: Path) -> None:
    journal, left = Journal(tmp_path / "journal"), []

    def watch(games: Iterator[Played], number: int) -> Iterator[Played]:
        left.append(number)
        return games

    running = simulate(JOBS, workers, journal, watch)
    assert len(list(islice(running, 4))) == 4
    running.close()
    with journal.path.open("ab") as file:
        file.write(b'{"job":{"cell":{"game":"wreckl')
    rest = timeless(list(simulate(JOBS, workers, journal, watch)))

    assert left == [len(JOBS), len(JOBS) - 4]
    assert rest == whole == lines_of(journal.path)


def test_a_journal_that_is_whole_leaves_nothing_to_play(whole: list[Played], tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    list(simulate(JOBS, journal=journal))
    before = journal.path.read_bytes()

    again = timeless(list(simulate(JOBS, journal=journal)))

    assert again == whole
    assert journal.path.read_bytes() == before


def test_more_seeds_and_more_tables_may_be_added(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    list(simulate(plan(CHASES[:1], range(2)), journal=journal))

    more = list(simulate(plan(CHASES, range(3)), journal=journal))
    fewer = list(simulate(plan(CHASES, range(1)), journal=journal))

    assert len(more) == len(lines_of(journal.path)) == 6
    assert [game.job for game in fewer] == plan(CHASES, range(1))


def test_games_of_another_table_are_refused(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    list(simulate(plan(CHASES, range(1)), journal=journal))
    before = journal.path.read_bytes()

    with pytest.raises(BadSave, match=r'line 2: a game of another table: .*"chapter":2'):
        list(simulate(plan(CHASES[:1], range(4)), journal=journal))
    assert journal.path.read_bytes() == before


def test_games_with_other_cards_are_refused(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    old = [replace(game, content="0" * 16) for game in simulate(plan(CHASES, range(1)))]
    list(journal.add(iter(old)))

    with pytest.raises(BadSave, match="line 1: played with other rules or cards of wreckland"):
        list(simulate(plan(CHASES, range(4)), journal=journal))


@pytest.mark.parametrize("line", [b"nonsense", b"{}", json.encode({"job": 1}), b"\xff"])
def test_what_is_no_journal_is_refused_with_its_line(line: bytes, tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    list(simulate(plan(CHASES, range(1)), journal=journal))
    journal.path.write_bytes(journal.path.read_bytes() + line + b"\n")

    with pytest.raises(BadSave, match="line 3: not a game"):
        list(simulate(plan(CHASES, range(1)), journal=journal))


@pytest.mark.parametrize("content", [b"my only copy", b"two lines\nof prose", b'{"name": "prose"}'])
def test_a_file_that_is_no_journal_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_bytes(content)

    with pytest.raises(BadSave, match="line 1: not a game"):
        Journal(path).read()
    assert path.read_bytes() == content


def test_a_journal_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="nowhere"):
        list(simulate(plan(CHASES, range(1)), journal=Journal(tmp_path / "nowhere" / "journal")))
    with pytest.raises(BadSave, match=tmp_path.name):
        list(simulate(plan(CHASES, range(1)), journal=Journal(tmp_path)))


# -- a command that dies ----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="its processes end in another way")
def test_a_command_that_is_killed_takes_its_workers_along_and_leaves_its_journal(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    arguments = [
        "simulate",
        "adrenaline",
        "--bot",
        "greedy",
        "--against",
        "greedy",
        "--seeds",
        "4000",
        "--workers",
        "2",
    ]
    code = f"from frenzy.cli import main; main({[*arguments, '--journal', str(journal)]})"
    with subprocess.Popen([sys.executable, "-c", code], start_new_session=True) as command:
        wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 2)
        command.kill()
    wait_until(lambda: not has_processes(command.pid))

    kept = Journal(journal).read()

    jobs = plan(seated("adrenaline", "greedy", "greedy", 4, {}), range(4_000))
    assert 2 < len(kept) < len(jobs)
    assert [game.job for game in kept] == jobs[: len(kept)]


def wait_until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + 300
    while not is_so():
        assert monotonic() < end, "it did not happen"
        sleep(0.05)


def has_processes(group: int) -> bool:
    """A process of that group is alive."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
