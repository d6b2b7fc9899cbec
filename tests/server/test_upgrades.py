"""A server is stopped, Frenzy changes, and it starts again: no table is lost, and no finished game either.

The source is copied, and changed between two starts as an upgrade would change it.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import frenzy
from frenzy.games import load
from frenzy.kernel import Replay
from tests.server.serving import PATIENCE, Client, Doc, Person, Server, asked, create, serving, start, table_of_three

CARDS = {
    "adrenaline/content/weapons.py": ("damage=2, marks=1", "damage=3, marks=1"),
    "resistance/content/heroes.json": ('"health": 3', '"health": 4'),
    "wreckland/content/enemies.json": ('"id": "E01"', '"id":  "E01"'),
}
"""A card of each game that an upgrade changes."""
HARMLESS = ("adrenaline/rules/damage.py", "resistance/rules/dice.py", "wreckland/rules/dice.py")
DIFFERENT = {
    "adrenaline/setup.py": ('"powerups")', '"power")'),
    "resistance/setup.py": ('"spawn")', '"other")'),
    "wreckland/setup.py": ('"learner": 4, "normal": 2, "expert": 0', '"learner": 5, "normal": 3, "expert": 1'),
}
"""A rule of each game that an upgrade changes, so that the same choices lead elsewhere."""
FRENZY = Path(frenzy.__file__).parent


class Upgrades:
    """A copy of the source, which a server runs from and an upgrade changes."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "frenzy" / "games"
        skipped = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(FRENZY, folder / "frenzy", ignore=skipped)

    def change(self, file: str, old: str, new: str) -> None:
        path = self.games / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def add(self, file: str, text: str) -> None:
        path = self.games / file
        path.write_text(f"{path.read_text(encoding='utf-8')}\n\n{text}\n", encoding="utf-8")


@pytest.fixture
def upgrades(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrades:
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    return Upgrades(tmp_path)


@pytest.fixture
def server(tmp_path: Path, upgrades: Upgrades) -> Iterator[Server]:
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data", afresh=True) as found:
        yield found


def begin(server: Server) -> dict[str, list[Person]]:
    """A table of each game, begun."""
    alone = {"wreckland": {"options": {"chapter": 1}}, "resistance": {}}
    found = {game: [create(server, game=game, seats=1, **wanted)] for game, wanted in alone.items()}
    for people in found.values():
        start(people[0])
    return {**found, "adrenaline": table_of_three(server)}


def connect(people: list[Person], version: int | None = None) -> list[Client]:
    return [person.connect(version) for person in people]


def play(people: list[Person], rng: random.Random, count: int) -> list[Doc]:
    """So many choices at random; what each of them sees afterwards."""
    clients = connect(people)
    for _ in range(count):
        chooser = asked(clients)
        chooser.play(rng.choice(chooser.choices))
    states = [client.catch_up() for client in clients]
    for client in clients:
        client.close()
    return states


def states(people: list[Person], version: int | None = None) -> list[Doc]:
    clients = connect(people, version)
    for client in clients:
        client.close()
    return [client.state for client in clients]


def board(state: Doc) -> Doc:
    return {name: part for name, part in state["view"].items() if name not in ("choices", "stack")}


def whole_game() -> Replay:
    game, rng, options = load("wreckland"), random.Random(2), {"chapter": 1}
    state, chosen = game.new(1, 2, options), list[str]()
    while game.to_act(state) is not None:
        chosen.append(str(rng.choice(game.legal_actions(state))))
        game.apply(state, chosen[-1])
    return Replay(game.name, game.content_hash(), 1, 2, options, chosen)


def get(server: Server, path: str, person: Person | None = None) -> httpx.Response:
    headers = {} if person is None else {"Authorization": f"Bearer {person.token}"}
    return httpx.get(f"{server.url}/api/tables/{path}", headers=headers, timeout=PATIENCE)


def await_film(server: Server, table: str) -> None:
    """Until all that was shown of a game that is over is on the disk."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with closing(sqlite3.connect(server.data / "frenzy.sqlite")) as database:
            if database.execute("SELECT 1 FROM films WHERE table_id = ? AND start = 0", (table,)).fetchone():
                return
        time.sleep(0.1)
    raise AssertionError("the game is not filmed")


def check(server: Server) -> tuple[int, str]:
    """What the command says with the source as it is now."""
    command = [sys.executable, "-c", "from frenzy.cli import main; raise SystemExit(main())", "upgrade", "check"]
    done = subprocess.run([*command, "--data", server.data], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_tables_go_on_when_cards_and_rules_have_changed(server: Server, upgrades: Upgrades) -> None:
    rng = random.Random(4)
    tables = begin(server)
    seen = {game: play(people, rng, 12) for game, people in tables.items()}
    server.stop()

    for file, (old, new) in CARDS.items():
        upgrades.change(file, old, new)
    server.start()
    for game, people in tables.items():
        assert [board(state) for state in states(people)] == [board(state) for state in seen[game]], game
        assert get(server, f"{people[0].table}/booklet", people[0]).status_code == 200
        seen[game] = play(people, rng, 6)
    server.stop(signal.SIGKILL)

    assert check(server) == (0, "3 begun games: 3 go on with their own cards\n")

    for file in HARMLESS:
        upgrades.add(file, "def unheard_of() -> int:\n    return 1")
    assert check(server) == (0, "3 begun games: 3 go on with changed rules\n")
    server.start()
    for game, people in tables.items():
        found = states(people)
        assert [board(state) for state in found] == [board(state) for state in seen[game]], game
        assert [state["version"] for state in found] == [state["version"] for state in seen[game]]
        play(people, rng, 3)
    assert "closed" not in server.log.read_text()


def test_a_game_that_goes_another_way_is_closed_and_can_be_looked_at(server: Server, upgrades: Upgrades) -> None:
    rng = random.Random(5)
    tables = begin(server)
    seen = {game: play(people, rng, 12) for game, people in tables.items()}
    finished = httpx.post(f"{server.url}/api/replays", content=whole_game().encode()).json()["id"]
    film = get(server, f"{finished}/steps?viewer=open&count=200").json()
    story = {game: [state["events"] for state in states(people, 0)] for game, people in tables.items()}
    await_film(server, finished)
    server.stop()

    for file, (old, new) in DIFFERENT.items():
        upgrades.change(file, old, new)
    before = files_in(server.data)
    code, said = check(server)
    first, *lines = said.splitlines()
    assert (code, first, files_in(server.data)) == (1, "3 begun games: 3 would be closed", before)
    assert {people[0].table for people in tables.values()} == {line.split()[0] for line in lines}
    assert all(re.fullmatch(r"  \w+  \w+  step \d+: the game does not go as it went", line) for line in lines)
    server.start()
    for game, people in tables.items():
        clients = connect(people, 0)
        assert [client.hello["table"]["closed"] for client in clients] == ["rules"] * len(people), game
        assert [board(client.state) for client in clients] == [board(state) for state in seen[game]]
        assert [client.state["events"] for client in clients] == story[game]
        assert {client.state["phase"] for client in clients} == {"over"}
        assert {tuple(client.choices) for client in clients} == {()}
        clients[0].choose("anything")
        assert clients[0].await_answer()["reason"] == "over"
        looked = get(server, f"{people[0].table}/steps?viewer=open", people[0]).json()
        assert looked["steps"][-1]["number"] == 12
        assert looked["table"]["closed"] == "rules"
        record = Replay.decode(get(server, f"{people[0].table}/replay", people[0]).content)
        assert (len(record.actions), record.game) == (12, game)
        branch = {"nickname": "Eve", "step": 3, "seat": 0}
        assert people[0].post("branch", branch).json()["reason"] == "closed"
        for client in clients:
            client.close()
    assert get(server, f"{finished}/steps?viewer=open&count=200").json() == film
    server.stop()
