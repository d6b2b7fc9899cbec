"""The pipeline of the net: games are noted, a net is read and asked, a planner listens to it."""

from __future__ import annotations

import json
import struct
from array import array
from pathlib import Path

import pytest
from msgspec import structs

from frenzy.bots.adrenaline.planner import Planner
from frenzy.games.adrenaline.game import GAME
from tools.train import games, trial
from tools.train.config import Config, read_config
from tools.train.games import SEATS
from tools.train.learned import Learned
from tools.train.network import Network
from tools.train.rows import LAYOUT, row_of, worths_of

CONFIG = Path(__file__).parents[2] / "tools" / "train" / "config.json"
TURN = 2 + 2 * SEATS


@pytest.fixture(scope="module")
def config() -> Config:
    return structs.replace(read_config(CONFIG), games=1, candidates=3, beam=2)


@pytest.fixture(scope="module")
def noted(config: Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    (folder / "config.json").write_text(json.dumps(structs.asdict(config)))
    games.main([str(folder / "config.json"), str(folder), "--workers", "1"])
    return folder


def network(*, inputs: int, outputs: int) -> Network:
    """Every output is the sum of the inputs and its own number."""
    head = json.dumps({"most": [4, 1], "sizes": [inputs, outputs]}).encode()
    weights = [1.0] * inputs * outputs
    return Network(head + b"\n" + struct.pack(f"<{inputs * outputs + outputs}e", *weights, *range(outputs)))


def test_a_game_is_noted_turn_by_turn(noted: Path, config: Config) -> None:
    rows = (noted / f"{config.seed}.rows").read_bytes()
    numbers = array("f", (noted / f"{config.seed}.turns").read_bytes())
    turns = [numbers[at : at + TURN + config.candidates] for at in range(0, len(numbers), TURN + config.candidates)]

    assert len(turns) > 10
    assert len(rows) == sum(int(turn[0]) for turn in turns) * (LAYOUT.size + 4 * SEATS)
    assert all(turn[1] < turn[0] <= config.candidates for turn in turns)
    assert all(sum(turn[2 : 2 + SEATS]) == pytest.approx(1) for turn in turns)
    assert {tuple(sorted(turn[2 + SEATS : TURN])) for turn in turns} == {tuple(sorted(turns[0][2 + SEATS : TURN]))}
    assert all([*turn[TURN:]] == sorted(turn[TURN:], reverse=True) for turn in turns if turn[0] == config.candidates)


def test_games_that_are_there_are_not_played_again(noted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games.main([str(noted / "config.json"), str(noted), "--workers", "1"])

    assert capsys.readouterr().out.startswith("0 games")


def test_a_net_adds_up_what_comes_in_and_scales_its_bytes() -> None:
    assert network(inputs=3, outputs=2).ask(bytes([2, 1]), [0.25]) == [1.75, 2.75]


def test_who_listens_to_a_net_plays_to_the_end(config: Config, tmp_path: Path) -> None:
    state = GAME.new(SEATS, 5)
    width = len(row_of(state, 0)) + len(worths_of(state, 0))
    outputs = 2 * SEATS + 1
    head = json.dumps({"most": [*LAYOUT.most()], "sizes": [width, outputs]}).encode()
    path = tmp_path / "net.weights"
    path.write_bytes(head + b"\n" + bytes(2 * outputs * (width + 1)))

    way = trial.play((path, 10.0, 0.0, config.beam, 5, 1, float("inf")))

    assert way[:3] == (10.0, 0.0, 5)
    assert 0 <= way[3] <= 1


def test_a_net_that_says_nothing_changes_nothing(config: Config) -> None:
    """Equal chances at all tables leave the planner's order as it is."""
    state = GAME.new(SEATS, 5)
    width = len(row_of(state, 0)) + SEATS
    head = json.dumps({"most": [*LAYOUT.most()], "sizes": [width, 2 * SEATS + 1]}).encode()
    silent = Network(head + b"\n" + bytes(2 * (2 * SEATS + 1) * (width + 1)))
    listener = Learned(GAME, 3, config.beam, silent, win=50.0, liking=0.0)
    planner = Planner(GAME, 3, config.beam)
    for _ in range(40):
        seat = GAME.to_act(state)
        assert seat is not None
        view = GAME.view(state, seat)
        choice = planner.choose(view)
        assert listener.choose(view) == choice
        GAME.apply(state, choice)
