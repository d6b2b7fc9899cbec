"""Games are found in this house and in other packages; what cannot be played is told, and leaves the others alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import frenzy
from frenzy import games
from frenzy.cli import main
from frenzy.games import GameWarning, all_games, entries, manifests
from frenzy.kernel import UnknownGame
from frenzy.server.lobby import lessons

GOOD = """
from frenzy.kernel.manifest import Manifest
MANIFEST = Manifest(
    name="{name}", title="Toy", package="{package}", seats=(2,), usual_seats={seats},
    bots={{}}, levels={levels},
)
"""
LEVELS = '{"easy": "random", "hard": "random"}'


class Shelf:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, game: str, manifest: str, code: str = "") -> None:
        """A package that brings a game; the modules are found under its name."""
        info = self.folder / f"{package}-2.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 2.0\n")
        (info / "entry_points.txt").write_text(f"[frenzy.games]\n{game} = {package}.manifest:MANIFEST\n")
        (self.folder / package).mkdir()
        (self.folder / package / "__init__.py").write_text("")
        (self.folder / package / "manifest.py").write_text(manifest)
        (self.folder / package / "game.py").write_text(code)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.syspath_prepend(tmp_path)
    entries.cache_clear()
    yield Shelf(tmp_path)
    entries.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0].startswith("shelf_")]:
        del sys.modules[name]


def good(package: str, name: str, *, seats: int = 2, levels: str = LEVELS) -> str:
    return GOOD.format(package=package, name=name, seats=seats, levels=levels)


def problem(name: str) -> str:
    """Why a game cannot be played; all of ours can."""
    with pytest.warns(GameWarning, match=f"game '{name}'"):
        assert {"adrenaline", "wreckland"} <= {*manifests()}
    return next(entry.problem for entry in entries() if entry.name == name and entry.problem)


def test_a_game_of_another_package_is_found(shelf: Shelf) -> None:
    shelf.install("shelf_toy", "toy", good("shelf_toy", "toy"), "GAME = 'a game'")

    assert manifests()["toy"].title == "Toy"
    assert str(frenzy.load("toy")) == "a game"
    assert [entry.origin for entry in entries() if entry.name == "toy"] == ["shelf_toy 2.0"]


def test_two_packages_with_one_name_are_both_refused(shelf: Shelf) -> None:
    shelf.install("shelf_one", "toy", good("shelf_one", "toy"))
    shelf.install("shelf_two", "toy", good("shelf_two", "toy"))

    told = problem("toy")

    assert sorted(told.removeprefix("the name is claimed by ").split(" and ")) == ["shelf_one 2.0", "shelf_two 2.0"]
    with pytest.raises(UnknownGame, match=r"'toy' of shelf_.* cannot be played: the name is claimed by"):
        frenzy.load("toy")


def test_a_game_may_have_a_level_above_hard(shelf: Shelf) -> None:
    levels = '{"easy": "random", "hard": "random", "expert": "random"}'
    shelf.install("shelf_toy", "toy", good("shelf_toy", "toy", levels=levels))

    assert [*manifests()["toy"].levels] == ["easy", "hard", "expert"]


def test_nobody_takes_the_name_of_one_of_ours(shelf: Shelf) -> None:
    shelf.install("shelf_thief", "adrenaline", good("shelf_thief", "adrenaline"))

    assert problem("adrenaline") == "the name is claimed by frenzy and shelf_thief 2.0"
    assert frenzy.load("adrenaline").manifest.package == manifests()["adrenaline"].package == "frenzy.games.adrenaline"


@pytest.mark.parametrize(
    ("manifest", "told"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("MANIFEST = 5", "5 is not a manifest"),
        (good("shelf_toy", "other"), "the manifest of 'other'"),
        (good("shelf_toy", "toy", seats=3), "usual_seats: 3 is not among the seats"),
        (good("shelf_toy", "toy", levels='{"hard": "random"}'), "levels: hard do not go from easy to hard"),
        (
            good("shelf_toy", "toy", levels='{"easy": "random", "expert": "random"}'),
            "levels: easy, expert do not go from easy to hard",
        ),
        (good("shelf_toy", "toy", levels='{"easy": "weak", "hard": "strong"}'), "bots: there is no strong, weak"),
    ],
)
def test_a_manifest_that_cannot_be_read_is_told(shelf: Shelf, manifest: str, told: str) -> None:
    shelf.install("shelf_toy", "toy", manifest)

    assert problem("toy") == f"shelf_toy.manifest:MANIFEST: {told}"


def test_a_game_that_fails_to_load_leaves_the_others_alone(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    shelf.install("shelf_toy", "toy", good("shelf_toy", "toy"), "raise RuntimeError('no luck')")

    with pytest.raises(UnknownGame, match=r"'toy' of shelf_toy cannot be played: RuntimeError: no luck"):
        frenzy.load("toy")
    with pytest.warns(GameWarning, match="no luck"):
        assert [*all_games()] == [name for name in manifests() if name != "toy"]
    with pytest.warns(GameWarning, match="no luck"):
        assert "toy" not in {info.game for info in lessons.games()}
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("toy ") and "cannot be played (shelf_toy 2.0): " in line]
    assert [line for line in lines if line.startswith("adrenaline ") and "3, 4 or 5 seats" in line]


def test_commands_refuse_a_game_with_the_reason(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    shelf.install("shelf_toy", "toy", "1 / 0")

    with pytest.warns(GameWarning), pytest.raises(SystemExit):
        main(["bench", "toy"])
    assert "ZeroDivisionError: division by zero" in capsys.readouterr().err


def test_doors_stand_in_their_order() -> None:
    assert [*manifests()][:3] == ["adrenaline", "wreckland", "resistance"]
    assert {*games.own_games()} == {"adrenaline", "wreckland", "resistance"}


def test_nothing_is_imported_before_it_is_needed() -> None:
    code = """
import sys, frenzy
game = frenzy.load("wreckland")
assert "importlib.metadata" not in sys.modules, "nobody asked for other packages"
assert "frenzy.games.adrenaline" not in sys.modules
from frenzy.games import manifests
assert "adrenaline" in manifests()
assert "frenzy.games.adrenaline.game" not in sys.modules
assert not [name for name in sys.modules if name.startswith("frenzy.bots")]
"""
    subprocess.run([sys.executable, "-c", code], check=True)
