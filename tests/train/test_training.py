"""The pipeline of the net: games are noted, a net is fitted to them, and somebody asks it."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest
from msgspec import structs

from frenzy.bots.adrenaline.features import NAMES, SIGNS, shown
from frenzy.bots.adrenaline.network import Network, trained_network
from frenzy.games.adrenaline.game import GAME
from tools.train import games, trial
from tools.train.config import Config, read_config
from tools.train.games import MOST_SEATS, ROW_SIZE, SEAT_SIZE, SEATS, SLOTS, numbers_of, table_of

CONFIG = Path(__file__).parents[2] / "tools" / "train" / "config.json"
ENDS = 3 + MOST_SEATS * SEAT_SIZE


@pytest.fixture(scope="module")
def config() -> Config:
    small = {"games": 2, "candidates": 3, "beam": 2, "ends": 2, "epochs": 1, "rounds": 2, "hidden": (6, 4)}
    return structs.replace(read_config(CONFIG), **small)


@pytest.fixture(scope="module")
def noted(config: Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    (folder / "config.json").write_text(json.dumps(structs.asdict(config)))
    games.main([str(folder / "config.json"), str(folder), "--workers", "1"])
    return folder


def test_a_game_is_noted_turn_by_turn(noted: Path, config: Config) -> None:
    numbers = array("f", (noted / f"{config.seed}.game").read_bytes())
    rows = [numbers[at : at + ROW_SIZE] for at in range(0, len(numbers), ROW_SIZE)]

    assert len(rows) > 10
    assert [row[2] for row in rows] == [*range(len(rows) - 1, -1, -1)], "so many turns follow"
    assert all(row[1] == number % row[0] for number, row in enumerate(rows)), "everybody looks in turn"
    assert all(sum(row[ENDS : ENDS + MOST_SEATS]) == pytest.approx(1) for row in rows)
    assert len({tuple(sorted(row[ENDS + MOST_SEATS :])) for row in rows}) == 1


def test_games_that_are_there_are_not_played_again(noted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games.main([str(noted / "config.json"), str(noted), "--workers", "1"])

    assert capsys.readouterr().out.startswith("0 games")


def test_some_games_have_options_of_all_kinds(config: Config) -> None:
    tables = [table_of(seed, config.others) for seed in range(400)]

    assert {seats for seats, _ in tables} == {3, 4, 5}
    assert {options.get("mode") for _, options in tables} == {None, "deathmatch", "domination", "turret"}
    assert sum(len(options) == 1 for _, options in tables) > 300
    for seats, options in tables:
        GAME.new(seats, 1, options)


def test_a_row_has_numbers_and_signs_of_each_seat() -> None:
    state = GAME.new(3, 1)
    row = numbers_of(state, 1)

    assert len(row) == MOST_SEATS * SEAT_SIZE
    first, signs = shown(state, 1)[0]
    assert row[: len(NAMES)] == first
    assert row[len(NAMES) : SEAT_SIZE] == [*signs, *[SIGNS] * (SLOTS - len(signs))]
    assert not any(row[3 * SEAT_SIZE :])


def test_who_asks_a_net_plays_to_the_end() -> None:
    asked = (Path(trained_path()), (50.0, 2.0, 2.0, 3.0))
    tried, seed, share, _, times = trial.play((asked, asked, 5, 1, float("inf")))

    assert (tried, seed) == (asked, 5)
    assert 0 <= share <= 1
    assert times


def trained_path() -> str:
    return str(Path(games.__file__).parents[2] / "src" / "frenzy" / "bots" / "adrenaline" / "expert.weights")


def test_a_fit_goes_on_where_it_was_and_writes_what_is_read_here(
    noted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here and there the same is said of a table."""
    torch = pytest.importorskip("torch")
    from tools.train import fit  # needs PyTorch

    monkeypatch.setattr("sys.argv", ["fit", str(noted / "config.json"), str(noted), "--into", str(tmp_path)])
    fit.main()
    fit.main()

    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["pass"] for line in lines] == [1, 2]
    network = Network((tmp_path / "net.weights").read_bytes())
    tables, layout = fit.read_tables([noted], torch.device("cpu"))
    net = fit.Fit(json.loads((noted / "config.json").read_text()), tables, layout)
    net.load(tmp_path / "checkpoint.pt")
    net.net.eval()
    standing, _ = net.say(torch.arange(3))
    for table in range(3):
        seats = [
            (tables.numbers[table, seat].tolist(), [s for s in tables.signs[table, seat].tolist() if s < SIGNS])
            for seat in range(SEATS)
        ]
        assert network.ask(seats) == pytest.approx(standing[table].softmax(dim=0).tolist()[:SEATS], abs=0.01)


def test_the_net_that_is_there_fits_what_is_shown() -> None:
    network = trained_network()

    assert network.numbers == len(NAMES)
    assert len(network.first) == len(NAMES) + SIGNS
