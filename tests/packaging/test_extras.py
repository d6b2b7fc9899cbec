"""An extra brings all that its part needs: tried in environments that have nothing else."""

from __future__ import annotations

from pathlib import Path

from frenzy.games import manifest_of, own_games
from tests.packaging.environments import InstalledServer, make_linked, run_in
from tests.server.serving import create, running, start


def test_the_extra_of_the_server_is_enough_to_serve_every_game(tmp_path: Path) -> None:
    with running(InstalledServer(make_linked(tmp_path, "server"))) as server:
        for name in own_games():
            ada = create(server, game=name, seats=manifest_of(name).usual_seats, bots="easy")
            start(ada)
            table = ada.connect()
            assert table.await_turn()
            table.play(table.choices[0])


def test_without_an_extra_the_games_are_listed_and_what_is_missing_is_told(tmp_path: Path) -> None:
    make_linked(tmp_path, "")

    listed, refused = (run_in(tmp_path, "frenzy", command) for command in ("games", "serve"))

    assert "adrenaline" in listed.stdout, listed.stderr
    assert refused.returncode == 2
    assert "pip install 'frenzy[server]'" in refused.stderr
