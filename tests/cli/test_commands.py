"""`simulate`, `tournament`, `bench`, `watch` and `engine`, for every game, as they are typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import json

from frenzy.arena.journal import Journal
from frenzy.arena.records import read_record
from frenzy.cli import COMMANDS, main, parser
from frenzy.cli.engine import Engine
from frenzy.games import manifests
from frenzy.kernel import Replay
from tests.wreckland.test_spoilers import leak

Screen = pytest.CaptureFixture[str]
CHASES = ("simulate", "wreckland", "--bot", "random", "--seeds", "3")


def printed(screen: Screen, *arguments: str) -> str:
    """What a command prints when all goes well."""
    assert main(arguments) == 0
    shown = screen.readouterr()
    assert shown.err == ""
    return shown.out


def refused(screen: Screen, *arguments: str) -> str:
    """The one line that says what is wrong."""
    assert main(arguments) == 2
    shown = screen.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: Screen) -> None:
    with pytest.raises(SystemExit) as left:
        parser().parse_args([command, "--help"])

    said = capsys.readouterr().out
    assert left.value.code == 0
    assert f"frenzy {command}" in said.partition("example")[2]
    assert not leak(1).search(said), "help tells of a sealed chapter"


# -- simulate ---------------------------------------------------------------------------------------------------


def test_simulate_prints_a_line_for_every_group(capsys: Screen) -> None:
    screen = printed(capsys, *CHASES, "--chapter", "1-3", "--vehicle", "V1,V4", "--by", "chapter,vehicle")

    head, *lines = screen.splitlines()
    assert head.split()[:4] == ["chapter", "vehicle", "games", "wins"]
    assert [line.split()[:3] for line in lines] == [
        [str(chapter), vehicle, "3"] for chapter in (1, 2, 3) for vehicle in ("V1", "V4")
    ]


def test_simulate_takes_any_option_by_set(capsys: Screen) -> None:
    by_name = printed(capsys, *CHASES, "--hero", "all", "--difficulty", "expert", "--by", "hero", "--json")
    by_set = printed(capsys, *CHASES, "--set", "hero=all", "difficulty=expert", "--by", "hero", "--json")

    first, second = json.decode(by_name)["rows"], json.decode(by_set)["rows"]
    assert [row["group"]["hero"] for row in first] == ["arson", "miller", "rudd3r", "cuddles"]
    assert [(row["decisions"], row["wins"]) for row in first] == [(row["decisions"], row["wins"]) for row in second]


def test_simulate_compares_bots_on_the_same_games(capsys: Screen) -> None:
    screen = printed(
        capsys, "simulate", "adrenaline", "--bot", "greedy", "--bot", "random", "--seats", "3",
        "--set", "bot=true", "--skulls", "5", "--seeds", "2",
    )  # fmt: skip

    rates, compared = screen.split("\n\n")
    assert [line.split()[:2] for line in rates.splitlines()] == [["bot", "games"], ["greedy", "6"], ["random", "6"]]
    assert compared.splitlines()[1].startswith("greedy - random      6 ")


def test_simulate_in_json_has_the_same_numbers(capsys: Screen) -> None:
    tables = json.decode(printed(capsys, *CHASES, "--bot", "greedy", "--seeds", "2", "--json"))

    assert [row["group"]["bot"] for row in tables["rows"]] == ["random", "greedy"]
    (duel,) = tables["duels"]
    assert (duel["bot"], duel["other"], duel["pairs"]) == ("random", "greedy", 2)
    assert duel["difference"] == tables["rows"][0]["rate"] - tables["rows"][1]["rate"]


def test_simulate_goes_on_with_a_journal_and_refuses_a_foreign_one(capsys: Screen, tmp_path: Path) -> None:
    journal = tmp_path / "chases.jsonl"
    first = printed(capsys, *CHASES, "--journal", str(journal), "--workers", "2")
    again = printed(capsys, *CHASES, "--journal", str(journal))
    printed(capsys, *CHASES, "--seeds", "4", "--journal", str(journal))

    assert first == again
    assert [game.job.seed for game in Journal(journal).read()] == [0, 1, 2, 3]
    error = refused(capsys, *CHASES, "--chapter", "2", "--journal", str(journal))
    assert "line 1: a game of another table" in error


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--mode", "turret"), "--mode: wreckland has no such option; it belongs to adrenaline"),
        (("--set", "mode=turret"), "--mode: wreckland has no such option"),
        (("--set", "chapter"), "--set: 'chapter' is not NAME=VALUES"),
        (("--set", "hero=all", "--hero", "miller"), "--set: hero is said twice"),
        (("--chapter", "1-9"), "--chapter: '8' is not one of"),
        (("--by", "arena"), "--by: 'arena' is not one of bot, seat, chapter"),
        (("--bot", "nobody"), "bot: no bot 'nobody'"),
        (("--seats", "2"), "seats: 2 is not 1"),
    ],
)
def test_simulate_names_what_is_wrong(arguments: tuple[str, ...], error: str, capsys: Screen) -> None:
    assert f"frenzy simulate: {error}" in refused(capsys, *CHASES, *arguments)


# -- what is typed wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (
            ("play", "resistance", "--plain", "--level", "godlike"),
            "--level: no bot 'godlike'; there are: random, greedy",
        ),
        (
            ("play", "resistance", "--load", "some.file"),
            "--load: some.file: data: Object missing required field `frenzy`",
        ),
        (("watch", "resistance", "--bots", "wizard"), "--bots: no bot 'wizard'"),
        (("replay", "some.file"), "some.file: data: Object missing required field `frenzy`"),
        (("review", "some.file"), "some.file: data: Object missing required field `frenzy`"),
        (("missions", "check"), "FILE: which file to check?"),
        (("puzzle", "nothing"), "name: 'nothing' is not the name of a puzzle, such as adrenaline/"),
        (("backup", "some.file"), "FILE: some.file: is there already"),
        (("restore", "some.file"), "FILE: some.file: not a Frenzy database"),
    ],
)
def test_an_error_names_what_it_is_about(
    arguments: tuple[str, ...], error: str, capsys: Screen, tmp_path: Path
) -> None:
    file = tmp_path / "some.file"
    file.write_text('{"x": 1}', encoding="utf-8")
    said = refused(capsys, *(argument.replace("some.file", str(file)) for argument in arguments))
    assert f"frenzy {arguments[0]}: {error}" in said.replace(str(file), "some.file")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("serve", "--database", "foo"), "--database: 'foo' is not an address such as postgresql://user@host/name"),
        (("serve", "--port", "x"), "--port: 'x' is not a whole number"),
        (("bench", "--seconds", "-3"), "--seconds: -3 is not more than 0"),
        (("bench", "--seconds", "x"), "--seconds: 'x' is not a number of seconds"),
        (("simulate", "--seeds", "x"), "--seeds: 'x' is not a whole number"),
        (("simulate", "--seed", "x"), "--seed: 'x' is not a whole number"),
        (("play", "--seats", "x"), "--seats: 'x' is not a whole number"),
        (("replay", "a.record", "--step", "x"), "--step: 'x' is not a whole number"),
    ],
)
def test_a_value_that_cannot_be_is_refused_by_its_option(
    arguments: tuple[str, ...], error: str, capsys: Screen
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert f"argument {error}" in capsys.readouterr().err


# -- the other commands -----------------------------------------------------------------------------------------


def test_a_tournament_seats_the_bot_everywhere(capsys: Screen) -> None:
    screen = printed(capsys, "tournament", "--games", "6", "--seats", "3", "--skulls", "5", "--workers", "2")

    assert screen.startswith("greedy against 2 x novice: ")
    assert "of 6 games" in screen
    assert "chance is 33.3%" in screen


def test_a_tournament_of_a_game_for_one_has_no_opponents(capsys: Screen) -> None:
    screen = printed(capsys, "tournament", "wreckland", "--bot-name", "random", "--games", "5", "--chapter", "2")

    assert screen.startswith("random: 0 of 5 games\nwin rate 0.0%, 95 % interval 0.0% to ")
    assert "chance" not in screen


def test_a_tournament_of_several_shows_ratings_rates_and_times(capsys: Screen) -> None:
    bots = ("--bot", "greedy", "--bot", "random", "--bot", "other=random@1", "--anchor", "random")
    screen = printed(capsys, "tournament", *bots, "--games", "3", "--seats", "3", "--skulls", "5")

    ratings, matrix, standings = screen.split("\n\n")
    assert ratings.splitlines()[0].split() == ["bot", "rating", "95", "%"]
    assert "random    1000  1000 to 1000" in ratings
    assert [line.split()[0] for line in ratings.splitlines()[1:]] == [
        line.split()[0] for line in matrix.splitlines()[1:]
    ]
    assert {line.split()[0] for line in standings.splitlines()[1:]} == {"greedy", "random", "other"}
    assert standings.count(" none") == 3


def test_a_tournament_of_drivers_compares_them_game_by_game(capsys: Screen) -> None:
    screen = printed(capsys, "tournament", "wreckland", "--bot", "greedy", "--bot", "random", "--chapter", "1,2",
                     "--games", "5")  # fmt: skip

    assert "greedy - random      6 " in screen


def test_a_tournament_goes_on_with_its_journal_and_leaves_a_page_its_games_and_a_record(
    capsys: Screen, tmp_path: Path
) -> None:
    journal, folder, record = tmp_path / "games.jsonl", tmp_path / "out", tmp_path / "record.json"
    arguments = ("tournament", "--games", "3", "--seats", "3", "--skulls", "5", "--journal", str(journal))
    first = printed(capsys, *arguments)

    again = printed(capsys, *arguments, "--report", str(folder), "--record", str(record))

    assert again.startswith(first)
    assert str(folder / "report.html") in again
    assert read_record(folder / "results.json") == read_record(record)
    assert [path.name for path in sorted((folder / "games").iterdir())] == ["00001.json", "00002.json", "00003.json"]
    story = printed(capsys, "replay", str(folder / "games" / "00001.json"), "--language", "en")
    assert "Turn 1 ·" in story
    error = refused(capsys, *arguments, "--mode", "turret")
    assert "line 1: a game of another table" in error


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--bot", "nobody"), "bot: no bot 'nobody'"),
        (("--bot", "run:false"), "bot: run:false: crashed: it has ended"),
        (("--bot", "greedy", "--bot", "random", "--anchor", "hal"), "anchor: 'hal' is not one of greedy, random"),
        (("--tables", "mixed"), "too few for 4 seats"),
        (("--report", "/dev/null/out"), "/dev/null/out: Not a directory"),
        (("--arena", "hell"), "--arena: 'hell' is not one of"),
    ],
)
def test_a_tournament_names_what_is_wrong(arguments: tuple[str, ...], error: str, capsys: Screen) -> None:
    assert error in refused(capsys, "tournament", "--games", "1", "--skulls", "5", *arguments)


@pytest.mark.parametrize("game", manifests())
def test_bench_counts_decisions_of_every_game(game: str, capsys: Screen) -> None:
    assert "decisions/s" in printed(capsys, "bench", game, "--seconds", "0.01")


def test_bench_takes_the_options_of_its_game_and_no_other(capsys: Screen) -> None:
    assert "games/s" in printed(capsys, "bench", "wreckland", "--chapter", "3", "--vehicle", "V3", "--seconds", "0.01")
    assert "--arena: wreckland has no such option" in refused(capsys, "bench", "wreckland", "--arena", "small")


def test_watch_tells_a_chase_and_writes_its_record(capsys: Screen, tmp_path: Path) -> None:
    record = tmp_path / "chase.record"
    story = printed(
        capsys, "watch", "wreckland", "--bots", "random", "--seed", "3", "--language", "en", "--record", str(record)
    )

    assert "Round 1" in story
    assert Replay.decode(record.read_bytes()).game == "wreckland"
    assert printed(capsys, "replay", str(record), "--language", "en") == story
    assert printed(capsys, "replay", str(record), "--step", "4")


def test_watch_seats_the_usual_bots(capsys: Screen) -> None:
    story = printed(capsys, "watch", "wreckland", "--seed", "1", "--language", "en")

    assert "Round 1" in story


def test_watch_says_before_each_round_how_likely_it_is_won(capsys: Screen) -> None:
    asked = ("watch", "wreckland", "--bots", "random", "--seed", "3", "--language", "en")
    plain = printed(capsys, *asked).splitlines()
    judged = printed(capsys, *asked, "--chances").splitlines()
    said = [line for line in judged if "⚖" in line]

    assert [line for line in judged if line not in said] == plain
    assert all(re.fullmatch(r"  ⚖ Chances to win: \w+ \d+ %", line) for line in said)
    following = [judged[judged.index(line) + 2] for line in said]
    assert len(said) == len({*following}) >= 1, "each stands before a heading of its own"
    assert "pebbles" in refused(capsys, "watch", "pebbles", "--chances")


def test_a_replay_says_the_chances_as_well_to_a_seat_and_at_a_step(capsys: Screen, tmp_path: Path) -> None:
    record = str(tmp_path / "evening.record")
    asked = ("--language", "en", "--chances")
    watched = printed(capsys, "watch", "--seed", "3", "--skulls", "5", "--record", record, *asked).splitlines()
    told = printed(capsys, "replay", record, *asked).splitlines()
    assert told == watched
    seated = printed(capsys, "replay", record, "--seat", "1", *asked).splitlines()
    assert [line for line in seated if "⚖" in line] == [line for line in told if "⚖" in line], "the same for all"

    drawn = printed(capsys, "replay", record, "--step", "0", "--language", "en")
    judged = printed(capsys, "replay", record, "--step", "0", *asked)
    assert judged.startswith(drawn)
    assert judged.removeprefix(drawn).count("±") == 4, "a bar for each of four"
    printed(capsys, "watch", "pebbles", "--seed", "3", "--record", record)
    assert "pebbles" in refused(capsys, "replay", record, "--chances")


@pytest.mark.parametrize(("game", "seats"), [("adrenaline", 4), ("wreckland", 1)])
def test_the_engine_seats_as_many_as_usually_play(game: str, seats: int) -> None:
    engine = Engine()
    engine.respond(json.encode({"do": "new", "game": game}))

    view = engine.respond(b'{"do":"view"}')["view"]

    assert view["game"] == game
    assert engine.state is not None
    assert engine.state.seats == seats
