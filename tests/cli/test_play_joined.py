"""`frenzy play --join`, line by line: real processes, real pipes, a real server."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from frenzy.cli import main
from tests.server.serving import Server, create, join, nobody, start, table_of_three

SHORT = {"skulls": 5, "ending": "sudden_death"}
COMMAND = [sys.executable, "-c", "from frenzy.cli import main; raise SystemExit(main())", "play"]
Screen = pytest.CaptureFixture[str]
Start = Callable[..., "Piped"]


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def link_of(server: Server, table: str) -> str:
    return f"{server.url}/t/{table}"


class Piped:
    """The program with a pipe at both ends, as another program would drive it."""

    def __init__(self, *arguments: str) -> None:
        environment = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env=environment,
        )  # fmt: skip
        self.heard = ""

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def read_to(self, text: str) -> str:
        """What is said up to and with this text."""
        assert self.process.stdout is not None
        said = ""
        while not said.endswith(text):
            letter = self.process.stdout.read(1)
            assert letter, f"it never said {text!r}, but:\n{self.heard}{said}"
            said += letter
        self.heard += said
        return said

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def close(self) -> tuple[int, str]:
        """The end of the input; how it ends, and what it still says."""
        with self.process as program:  # `communicate` would not see what has been read ahead
            assert program.stdin is not None
            assert program.stdout is not None
            assert program.stderr is not None
            program.stdin.close()
            said, error = program.stdout.read(), program.stderr.read()
        assert not error, error
        return self.process.returncode, said


@pytest.fixture
def piped() -> Iterator[Callable[..., Piped]]:
    """Starts programs, and ends those that a failing test leaves behind."""
    running: list[Piped] = []

    def start_one(*arguments: str) -> Piped:
        running.append(Piped(*arguments))
        return running[-1]

    yield start_one
    for program in running:
        program.kill()


def test_a_whole_game_by_pipe(server: Server, piped: Start) -> None:
    """The answers lie ready in the pipe; they are taken one by one, when somebody asks."""
    host = create(server, options=SHORT)
    host.post("seats/2/bot", {"level": "easy"})
    ann = piped("--join", link_of(server, host.table), "--name", "Ann", "--plain")
    ann.read_to('Type "ready"')
    ann.type("ready")
    ann.read_to("Ann, ready (you)")
    start(host)
    host.post("leave")
    for number in range(2000):
        ann.type(str(1 + number % 4))

    status, said = ann.close()

    assert status == 0
    assert "The game begins." in said
    assert "Turn 1 ·" in said
    assert "The game is over." in said
    assert any(ending in said for ending in ("You won.", "You did not win."))
    assert "{" not in said


def test_the_same_command_comes_back_to_the_seat(server: Server, piped: Start) -> None:
    host = create(server, options={"start": 1})
    host.post("seats/2/bot", {"level": "easy"})
    arguments = ["--join", link_of(server, host.table), "--name", "Ann"]
    first = piped(*arguments)
    first.read_to('Type "ready"')
    first.type("ready")
    first.read_to("Ann, ready (you)")
    start(host)
    first.read_to("your choice> ")
    first.type("quit")
    assert first.close()[0] == 0

    second = piped(*arguments)
    assert "seat 2" in second.read_to("your choice> ")
    second.type("1")
    assert "appears on" in second.read_to("your choice> ")
    second.type("run")
    second.read_to("your choice> ")
    second.type("1")
    assert "moves from" in second.read_to("your choice> ")
    second.type("undo")
    second.read_to("taken back")
    assert "Move to" in second.read_to("your choice> ")
    second.type("log")
    assert "moves from" not in second.read_to("your choice> ")
    second.type("quit")
    assert second.close()[0] == 0


def test_lines_that_are_no_choice_are_answered_and_change_nothing(server: Server, piped: Start) -> None:
    host = create(server, options={"start": 1})
    ann = piped("--join", link_of(server, host.table), "--name", "Ann")
    ann.read_to('Type "ready"')
    ann.type("start")
    ann.read_to("Not yet: ")
    ann.type("? zx2")
    ann.read_to("Scanner mode")
    ann.type("bots")
    ann.read_to("3: bot (hard)")
    ann.type("start")
    ann.read_to("your choice> ")
    for line, answer in [
        ("99", "is not one of the choices"), ("shoot teapot", "is not one of the choices"), ("?", "say TEXT"),
        ("board", "skulls xxxxxxxx"), ("log", "Turn 1"), ("hint", "The bot would choose: Discard"),
        ("undo", "nothing to take back"), ("say hello there", "Ann says: hello there"), ("cards", "Reload:"),
    ]:  # fmt: skip
        ann.type(line)
        ann.read_to(answer)
        ann.read_to("your choice> ")
    ann.type("quit")
    assert ann.close()[0] == 0


def test_people_are_minded_line_by_line(server: Server, piped: Start) -> None:
    host = create(server)
    ann = piped("--join", link_of(server, host.table), "--name", "Ann")
    ann.read_to('Type "ready"')
    for line, answer in [
        ("mute Bob", "Nobody else of that name or number sits here: Bob"), ("mute 1", "You do not hear Ada any more."),
        ("mute Ada", "You hear Ada again."), ("lock", "only the host of the table may do this"),
        ("people", "1: Ada, ready, host"),
    ]:  # fmt: skip
        ann.type(line)
        ann.read_to(answer)
    host.post("host", {"seat": 1})
    ann.read_to("Ann, not ready, host (you)")
    ann.type("remove Ada")
    ann.read_to("1: open seat")
    assert host.post("ready", {}).status_code == 401
    ann.type("quit")
    assert ann.close()[0] == 0


def test_the_end_of_the_input_frees_a_seat_in_the_lobby(server: Server, piped: Start) -> None:
    host = create(server)
    ann = piped("--join", link_of(server, host.table), "--name", "Ann")
    ann.read_to('Type "ready"')

    assert ann.close()[0] == 0
    assert join(server, host.table, "Bob").seat == 1


def test_one_can_watch_without_any_input(server: Server, piped: Start) -> None:
    ada = create(server, bots="easy", options=SHORT)
    eve = piped("--join", link_of(server, ada.table), "--watch")
    eve.read_to("You are watching")
    start(ada)
    client, rng = ada.connect(), random.Random(1)
    for _ in range(3):  # who looks on hears the chances, scene by scene
        eve.read_to("  ⚖ Chances to win: ")
        client.play_on(rng, 6)
    ada.post("leave")

    status, rest = eve.close()

    said = eve.heard + rest
    assert status == 0
    assert "The game is over." in said
    assert "draws a powerup" in said
    assert "your choice" not in said
    judged = [line for line in said.splitlines() if "⚖" in line]
    assert all(line.startswith("  ⚖ Chances to win: ") and line.count("%") == 3 for line in judged)


def test_who_plays_hears_the_chances_while_all_agree(server: Server, piped: Start) -> None:
    ada = create(server, options=SHORT)
    ann, bob = (piped("--join", link_of(server, ada.table), "--name", name) for name in ("Ann", "Bob"))
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        person.type("ready")
        person.read_to(f"{name}, ready (you)")
    start(ada)
    for person in (ann, bob):
        person.read_to("The game begins")

    ann.type("chances")
    bob.read_to("Ann would like to hear the chances to win; type chances to agree.")
    bob.type("chances")
    for person in (ann, bob):
        person.read_to("  ⚖ Chances to win: ")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "The server does not answer"), ("fr", "Le serveur ne répond pas"), ("pl", "Serwer nie odpowiada")],
)
def test_no_server_is_one_line_in_ones_language(language: str, sentence: str, capsys: Screen) -> None:
    with nobody() as port:
        assert main(["play", "--join", f"http://127.0.0.1:{port}/t/abc", "--language", language]) == 2

    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_what_is_wrong_with_a_table_is_one_line(server: Server, capsys: Screen) -> None:
    full = create(server, bots="easy")
    running = table_of_three(server)[0]
    for link, sentence in [
        (link_of(server, "nosuchtable"), "There is no such table"),
        (link_of(server, full.table), "No seat is open"),
        (link_of(server, running.table), "The game has begun without you"),
        ("teapot", "not the link of a table"),
    ]:
        assert main(["play", "--join", link, "--name", "Ann", "--language", "en"]) == 2
        error = capsys.readouterr().err
        assert sentence in error
        assert error.count("\n") == 1


def test_options_of_joining_need_a_link(capsys: Screen) -> None:
    assert main(["play", "--watch"]) == 2
    assert "--join" in capsys.readouterr().err
    assert main(["play", "--name", "Ann"]) == 2
    assert "--join" in capsys.readouterr().err
