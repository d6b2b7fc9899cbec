"""The record of missions in the terminal: written when a game ends, told by `frenzy missions`, as a browser has it."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from frenzy.cli import main
from frenzy.cli.play_lines import Lines
from frenzy.cli.words import terminal_speech
from frenzy.client.credentials import state_folder
from frenzy.games import load
from frenzy.kernel import BadSave, Session
from frenzy.story import moments
from frenzy.tui.joined import JoinedTable
from frenzy.tui.local import LocalTable
from frenzy.tui.local_record import LocalRecord, Run
from frenzy.tui.panels import EndPanel
from tests.server.serving import Server, create, start
from tests.tui.sitting import sitting
from tests.tui.test_joined import credentials_of

GAME = load("resistance")
Screen = pytest.CaptureFixture[str]
IDLE = ("end phase", "end turn", "pass", "suffer", "stay")


def record() -> LocalRecord:
    return LocalRecord(GAME.manifest, state_folder())


def mission(value: str, **options: object) -> LocalTable:
    session = Session(GAME, 1, 3, {"mission": value, "heroes": ["storm"], **options})
    return LocalTable(session, 0, "easy", pause=0, record=record())


def won(table: str, value: str, rounds: int) -> Run:
    outcome = {"round": rounds, "heroes": [{"id": "storm"}, {"id": "rogue"}]}
    return Run(table, value, 1_790_000_000, 1_790_001_800, "won", {}, outcome)


def idle(view: Any) -> str:
    """Let the enemies do as they like."""
    choices: list[str] = view["choices"]
    return next((choice for choice in choices if choice in IDLE), choices[0])


def lose(table: LocalTable, *more: str) -> None:
    """Wait for the enemies, line by line, and say something more at the end."""
    rest = io.StringIO("".join(f"{line}\n" for line in more))

    def read() -> str:
        view = table.game.view(table.session.state, 0)
        if not view["choices"]:
            return rest.readline()
        return f"{idle(view)}\n"

    assert asyncio.run(Lines(table, "resistance", "en", read).play()) == 0


def test_a_mission_that_is_over_is_written_down_and_offered_again(capsys: Screen) -> None:
    lose(mission("MH0"), "quit")

    (run,) = record().runs()
    assert (run.value, run.result, run.outcome["mission"]) == ("MH0", "lost", "MH0")
    assert run.ended >= run.started > 1_700_000_000
    screen = capsys.readouterr().out
    assert 'Type "again"' in screen
    decided = screen.partition("What decided it\n")[2].splitlines()
    assert any(line.startswith("  Round ") and line.endswith("Storm falls.") for line in decided)


def test_the_whole_screen_says_what_decided_a_mission() -> None:
    async def play() -> None:
        async with sitting(mission("MH0"), "pl", (160, 50)) as sitter:
            await sitter.play_on(choose=idle)
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            panel = sitter.app.screen
            assert isinstance(panel, EndPanel)
            console = Console(width=120, record=True, file=io.StringIO())
            console.print(panel.content)
            told = console.export_text()
            assert "Co przesądziło" in told
            assert "Storm" in told.partition("Co przesądziło")[2]

    asyncio.run(play())


def test_what_decided_a_game_is_what_seldom_happened() -> None:
    def happened(event: str, mark: str = "", scene: str = "", **fields: Any) -> dict[str, Any]:
        return {"event": event, "rule": "", **fields, "told": {"mark": mark, "scene": scene}}

    text = terminal_speech("en", "resistance").text
    rescues = [happened("citizen_rescued", "rescue", hero="storm", citizen="callisto") for _ in range(9)]
    fall, end = happened("hero_fell", "fall", hero="rogue"), happened("game_ended", "end", round=3)
    began = happened("round_began", "", "scene-round", round=3, number=3)

    told = moments(text, [[began, *rescues[:5], fall], [*rescues[5:], end]], most=3)

    assert [line.split(" · ")[1].split()[1] for line in told] == ["falls.", "rescues", "rescues"]
    assert {line.split(" · ")[0] for line in told} == {"Round 3: heroes"}
    assert moments(text, []) == []


def test_a_game_that_was_loaded_is_none_of_the_record() -> None:
    session = Session(GAME, 1, 3, {"mission": "MH0"})
    session.resume(GAME.load(GAME.save(session.state)))
    assert LocalTable(session, 0, "easy", record=record()).record is None


@pytest.mark.parametrize(
    ("value", "heroes", "following"), [("MH0", ["storm"], ["storm"]), ("MH10", ["storm"], None), ("MZ5", None, None)]
)
def test_after_a_win_the_next_mission_follows(
    value: str, heroes: list[str] | None, following: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same heroes, if they can play it; after the last one comes the last one again."""
    session = Session(GAME, 1, 3, {"mission": value, **({"heroes": heroes} if heroes else {})})
    table = LocalTable(session, 0, "easy", record=record())
    monkeypatch.setattr(table, "is_won", lambda: True)

    after = table.next_session(5)

    values = record().values
    assert after.options["mission"] == values[min(values.index(value) + 1, len(values) - 1)]
    assert after.options.get("heroes") == following


def test_at_a_table_of_a_server_everybody_keeps_their_own_record(server: Server) -> None:
    ada = create(server, game="resistance", seats=1, options={"mission": "MH0", "heroes": ["storm"]})
    start(ada)

    async def play() -> None:
        async with sitting(JoinedTable(credentials_of(server, ada), record=record())) as sitter:
            await sitter.play_on(choose=idle)
            assert sitter.is_over()

    asyncio.run(play())
    (run,) = record().runs()
    assert (run.table, run.value, run.result) == (ada.table, "MH0", "lost")


def test_missions_are_listed_with_how_they_went(capsys: Screen) -> None:
    record().add([won("a", "MH1", 9), won("b", "MH1", 7), Run("c", "MH2", 1, 2, "lost")])

    assert main(["missions"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [*record().values]
    assert "won in 7 rounds (2 of 2)" in lines[1]
    assert "tried once" in lines[2]
    assert "not tried yet · new: the elevator and Secret Missions" in lines[3]
    assert "the tutorial" in lines[0]
    assert main(["missions", "record", "--language", "fr"]) == 0
    assert "MH1  gagnée au tour 7 : Storm et Rogue" in capsys.readouterr().out


def test_a_record_goes_from_device_to_device(tmp_path: Path, capsys: Screen) -> None:
    file = tmp_path / "record.json"
    record().add([won("a", "MH1", 9)])
    assert main(["missions", "export", str(file)]) == 0
    record().file.unlink()
    for said in ("One game was added.", "Nothing in it was new."):
        assert main(["missions", "import", str(file)]) == 0
        assert said in capsys.readouterr().out
    assert main(["missions", "export"]) == 2


@pytest.mark.parametrize("content", ["", "{}", '{"format": 2, "game": "resistance", "runs": []}', "\xff",
                                     '{"format": 1, "game": "wreckland", "runs": []}'])  # fmt: skip
def test_a_damaged_record_is_named_and_left_alone(content: str) -> None:
    file = record().file
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="latin-1")
    with pytest.raises(BadSave, match=r"resistance\.json"):
        record().add([won("a", "MH1", 9)])
    assert file.read_text(encoding="latin-1") == content
