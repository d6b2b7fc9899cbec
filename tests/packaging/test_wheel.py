"""The wheel is the whole house: installed where there is nothing else, it serves the page and plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.packaging.environments import ROOT, InstalledServer, install, link_needed, make_environment, run_in
from tests.server.serving import Server, create, running, start

PAGE = ROOT / "web" / "dist" / "index.html"
COMPILED = ROOT / "build" / "lightly" / "src"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not PAGE.is_file(), reason="the web client is not built: make web-test"),
]


def build_wheel(folder: Path, compiled: Path | None = None) -> Path:
    """A wheel of this checkout; RuntimeError says why there is none."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    variables = {**os.environ, "FRENZY_COMPILED": "" if compiled is None else str(compiled)}
    done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    (wheel,) = folder.glob("*.whl")
    return wheel


def pinned_versions(folder: Path) -> Path:
    """The versions of requirements/play.txt, for pip to keep to."""
    found = re.findall(r"^[\w.-]+==[\w.]+", (ROOT / "requirements" / "play.txt").read_text(), re.MULTILINE)
    assert found
    (folder / "versions.txt").write_text("\n".join(found))
    return folder / "versions.txt"


def play_a_little(server: Server) -> None:
    ada = create(server, bots="easy")
    start(ada)
    table = ada.connect()
    assert table.await_turn()
    table.play(table.choices[0])


def test_the_wheel_in_an_empty_environment_opens_the_whole_house(tmp_path: Path) -> None:
    wheel, house = build_wheel(tmp_path / "dist"), make_environment(tmp_path / "house")
    assert wheel.name.endswith("-py3-none-any.whl")

    install(house, "--constraint", str(pinned_versions(tmp_path)), f"{wheel}[server]")

    # what is asked first is imported for the first time: that takes a while on a busy machine
    with running(InstalledServer(house)) as server, httpx.Client(base_url=server.url, timeout=300) as caller:
        front, table = (caller.get(path) for path in ("/", "/t/abc"))
        assert front.text == table.text == PAGE.read_text()
        files = re.findall(r'(?:src|href)="(/[^"]+)"', front.text)
        assert any(file.endswith(".js") for file in files)
        assert any(file.endswith(".css") for file in files)
        assert {caller.get(file).status_code for file in files} == {200}
        assert caller.get("/api/games").status_code == 200
        play_a_little(server)


@pytest.mark.skipif(not COMPILED.is_dir(), reason="no compiled build here: make compiled-test")
def test_the_compiled_wheel_plays_by_the_compiled_rules(tmp_path: Path) -> None:
    try:
        wheel, house = build_wheel(tmp_path / "dist", COMPILED), make_environment(tmp_path / "house")
    except RuntimeError as error:
        if "compiled from another" in str(error):
            pytest.skip("the compiled build is of other sources: make compiled-test")
        raise
    assert "none-any" not in wheel.name

    link_needed(house, "server")
    install(house, "--no-index", f"{wheel}[server]")

    told = run_in(house, "python", "-c", "from frenzy.kernel import game; print(game.__file__)")
    assert told.stdout.strip().endswith(".so"), told.stderr
    with running(InstalledServer(house)) as server:
        assert httpx.get(server.url).text == PAGE.read_text()
        play_a_little(server)


def test_no_wheel_is_built_with_modules_that_were_compiled_from_other_sources(tmp_path: Path) -> None:
    other = shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    with pytest.raises(RuntimeError, match="there is no compiled module"):
        build_wheel(tmp_path / "dist", other)

    (other / "frenzy" / "kernel" / "game.py").write_text("TRACK = 12")

    with pytest.raises(RuntimeError, match=r"compiled from another frenzy/kernel/game\.py"):
        build_wheel(tmp_path / "dist", other)
