"""The compiled build that `make play` uses is finished and of these very sources, or there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import compiled
from tools.compiled import BUSY, FAILED, LATER, Builds, fingerprint, have_it_made


@pytest.fixture
def builds(tmp_path: Path) -> Builds:
    source = tmp_path / "src"
    (source / "frenzy").mkdir(parents=True)
    (source / "frenzy" / "rules.py").write_text("TRACK = 12")
    return Builds(source, tmp_path / "builds")


def compiles(builds: Builds, folder: Path) -> bool:
    shutil.copytree(builds.source, folder / "src")
    (folder / "src" / "frenzy" / "rules.so").touch()
    (folder / "src" / ".mypy_cache").mkdir()
    (folder / "src" / ".mypy_cache" / "cache.db").touch()
    return True


def made(builds: Builds) -> Path | None:
    assert builds.make(lambda folder: compiles(builds, folder))
    return builds.find()


def test_a_finished_build_is_found_until_the_sources_change(builds: Builds) -> None:
    assert builds.find() is None
    first = made(builds)
    assert first is not None
    assert (first / "frenzy" / "rules.so").exists()

    (builds.source / "frenzy" / "rules.py").write_text("TRACK = 13")
    assert builds.find() is None
    second = made(builds)
    assert second not in (None, first)

    (builds.source / "frenzy" / "rules.py").write_text("TRACK = 12")
    assert builds.find() == first


def test_a_text_that_changes_makes_a_build_stale_too(builds: Builds) -> None:
    made(builds)
    (builds.source / "frenzy" / "en.ftl").write_text("shoot = Shoot")
    assert builds.find() is None


def test_a_build_that_was_broken_off_is_never_found(builds: Builds) -> None:
    def is_killed(folder: Path) -> bool:
        compiles(builds, folder)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        builds.make(is_killed)

    assert builds.part.exists()
    assert builds.find() is None
    assert not builds.failure.exists()


def test_a_build_of_sources_that_changed_meanwhile_is_never_found(builds: Builds) -> None:
    def is_overtaken(folder: Path) -> bool:
        (builds.source / "frenzy" / "rules.py").write_text("TRACK = 13")
        return compiles(builds, folder)

    assert not builds.make(is_overtaken)
    assert builds.find() is None


def test_the_latest_builds_are_kept(builds: Builds) -> None:
    found = []
    for number in range(4):
        (builds.source / "frenzy" / "rules.py").write_text(f"TRACK = {number}")
        found.append(made(builds))
        os.utime(builds.folder / fingerprint(builds.source), (number, number))
    assert [build is not None and build.exists() for build in found] == [False, False, True, True]


def test_one_is_made_at_a_time_and_no_failure_is_repeated(builds: Builds, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    builds.folder.mkdir()

    assert have_it_made(builds) == LATER
    with builds.sole_use(wait=True):
        assert have_it_made(builds) == BUSY
    assert not builds.make(lambda _: False)
    assert have_it_made(builds) == FAILED

    assert [command[-2:] for command in started] == [[compiled.__file__, "--wait"]]
    (builds.source / "frenzy" / "rules.py").write_text("TRACK = 13")
    assert have_it_made(builds) == LATER
