"""Mission files: all of ours are sound, and what is wrong with one is told with its field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from frenzy.cli import main
from frenzy.games.resistance.content import facts
from frenzy.games.resistance.linter import check_file, problems
from frenzy.games.resistance.missions import MISSIONS, Mission

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_z_24_every_mission_of_ours_is_sound(mission: Mission) -> None:
    assert [*problems(mission)] == []


def changed(tmp_path: Path, name: str, change: Change) -> Path:
    document = json.decode(facts.read(f"missions/{name}.json"))
    change(document)
    path = tmp_path / "mission.json"
    path.write_bytes(json.encode(document))
    return path


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("MH1", lambda doc: doc["points"].reverse(), "MH1: points: not in the order of drawing"),
        ("MH1", lambda doc: doc.update(exit="17R-x"), "MH1: exit: no zone '17R-x'"),
        ("MH1", lambda doc: doc["points"][0].update(zone="17R-se"), "points[0].zone: 17R-se is a start"),
        ("MH1", lambda doc: doc.update(colour="red"), "unknown field"),
        ("MH2", lambda doc: doc["locks"][0].update(colour="green"), "objectives[0].zone: 16R-greenS cannot be reached"),
        ("MH6", lambda doc: doc.update(min_heroes=1), "cannot be reached"),
        ("MH7", lambda doc: doc.update(deals=[]), "deals: the Secret Mission cards are in play"),
        ("MH8", lambda doc: doc.update(figures=[]), "trish_tilby may never come"),
        ("MZ2", lambda doc: doc["rewards"]["green"].update(frees_elevator=False), "cannot be reached"),
    ],
)
def test_a_mission_that_cannot_be_played_is_refused_by_its_field(
    tmp_path: Path, name: str, change: Change, told: str
) -> None:
    found = check_file(changed(tmp_path, name, change))

    assert any(told in problem for problem in found), found


def test_the_command_tells_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = changed(tmp_path, "MH1", lambda doc: doc["points"].reverse())

    assert main(["missions", "check", str(bad), str(tmp_path / "none.json")]) == 1

    told = capsys.readouterr().out
    assert "points: not in the order of drawing" in told
    assert "none.json: No such file" in told


def test_the_command_lists_missions_and_says_what_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = changed(tmp_path, "MZ1", lambda _: None)

    assert main(["missions"]) == 0
    assert main(["missions", "check", str(good)]) == 0

    told = capsys.readouterr().out
    assert "MH10" in told
    assert told.endswith("sound\n")
