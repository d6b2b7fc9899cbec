"""Virtual environments with chosen packages and nothing else, and servers that run in them."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

from tests.server.serving import Server

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = """import sys

from frenzy.cli import main

if __name__ == "__main__":  # the processes of bots read it too
    sys.exit(main())
"""


def make_environment(folder: Path) -> Path:
    """An empty environment."""
    venv.create(folder, with_pip=False, symlinks=True)
    return folder


def install(folder: Path, *options: str) -> None:
    """Install into an environment with the pip of the tests."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(folder / "bin" / "python")]
    done = subprocess.run(
        [*pip, "install", "--quiet", "--no-compile", *options], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def link_needed(folder: Path, extra: str) -> None:
    """Lend an environment what an extra needs, out of the environment of the tests."""
    (packages,) = folder.glob("lib/python*/site-packages")
    needed = closure(distribution("frenzy"), {extra})
    del needed["frenzy"]
    for found in needed.values():
        for name in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            link, target = packages / name, Path(str(found.locate_file(name)))
            if not link.exists() and not name.endswith(".pth"):
                link.symlink_to(target)


def make_linked(folder: Path, extra: str) -> Path:
    """An environment with this checkout and what an extra of it needs."""
    (packages,) = make_environment(folder).glob("lib/python*/site-packages")
    link_needed(folder, extra)
    (packages / "frenzy.pth").write_text(str(ROOT / "src"))
    program = folder / "bin" / "frenzy"
    program.write_text(f"#!{folder}/bin/python\n{PROGRAM}")
    program.chmod(0o755)
    return folder


def closure(asked: Distribution, extras: set[str]) -> dict[str, Distribution]:
    """A distribution with these extras and all that it requires, by their names."""
    found: dict[str, Distribution] = {}
    waiting = [(asked, extras)]
    while waiting:
        each, wanted = waiting.pop()
        found[each.name] = each
        for line in each.requires or ():
            needed = Requirement(line)
            is_wanted = needed.marker is None or any(needed.marker.evaluate({"extra": one}) for one in {"", *wanted})
            if is_wanted and (needed.name not in found or needed.extras):
                waiting.append((distribution(needed.name), needed.extras))
    return found


def run_in(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program of an environment, which sees nothing of ours."""
    return subprocess.run(
        [str(folder / "bin" / command[0]), *command[1:]], cwd=folder, env=bare_variables(), capture_output=True,
        text=True, check=False,
    )  # fmt: skip


def bare_variables() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}


class InstalledServer(Server):
    """`frenzy serve` of an environment, started in its folder."""

    def __init__(self, environment: Path, *options: str) -> None:
        super().__init__(environment, *options)

    def launch(self) -> None:
        command = [str(self.data / "bin" / "frenzy"), "serve", "--port", str(self.port), *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.data, env=bare_variables(), stdout=log, stderr=log)
