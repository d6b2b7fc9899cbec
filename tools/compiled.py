"""Find the compiled build of the sources as they are now; where there is none, have one made for the next time.

    python tools/compiled.py           prints its folder, for PYTHONPATH; without one, makes it in the background
    python tools/compiled.py --wait    makes it first, if need be

A build is named after what it was made of, and gets its name when it is finished: one that is half made, or of other
sources, is never found. Compiling takes minutes, so nobody who wants to play waits for it.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MADE_WITH: Final = (ROOT / "tools" / "compile.py", ROOT / "requirements" / "compile.txt")
KEPT: Final = 2
"""So many builds stay: a server may still run by the one before."""

ENOUGH: Final = 4_000_000_000
"""Bytes of memory. The compiler takes 2 GB for a while; a small machine had better play."""

LATER: Final = "compiling the rules in the background, for the next start; it takes some minutes (build/swift/log)"
BUSY: Final = "the rules are still being compiled, for the next start"
FAILED: Final = "the rules did not compile (build/swift/log): playing by the plain ones"


class Builds:
    """The compiled builds of a folder of sources."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.source, self.folder = source, folder
        self.part, self.log = folder / "part", folder / "log"

    def find(self) -> Path | None:
        """The build of the sources as they are now."""
        build = self.folder / fingerprint(self.source) / "src"
        return build if build.is_dir() else None

    @property
    def failure(self) -> Path:
        """Where it is written that these sources do not compile."""
        return self.folder / f"{fingerprint(self.source)}.failed"

    @contextmanager
    def sole_use(self, *, wait: bool) -> Iterator[None]:
        """One build is made at a time; without waiting, BlockingIOError says that somebody is at it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            yield

    def make(self, compile_into: Callable[[Path], bool]) -> bool:
        """Make the build of the sources as they are now, unless it is there; whether it is."""
        with self.sole_use(wait=True):
            if self.find() is not None:
                return True
            name, failure = fingerprint(self.source), self.failure
            if not compile_into(self.part):
                failure.touch()
                return False
            if fingerprint(self.part / "src") != name:
                print("the sources have changed meanwhile: this build is of no use", file=sys.stderr)
                return False
            self.part.rename(self.folder / name)
            self.forget_old()
        return True

    def forget_old(self) -> None:
        builds = sorted((path.parent for path in self.folder.glob("*/src")), key=lambda path: path.stat().st_mtime)
        for build in builds[:-KEPT]:
            shutil.rmtree(build)

    def is_busy(self) -> bool:
        try:
            with self.sole_use(wait=False):
                return False
        except BlockingIOError:
            return True


def fingerprint(source: Path) -> str:
    """What a build is made of: every file of the package, this Python, and what compiles it."""
    found = sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in MADE_WITH:
        found.update(path.read_bytes())
    for path in sorted((source / "frenzy").rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".so"):
            found.update(f"{path.relative_to(source)}\0{path.stat().st_size}\0".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def can_compile() -> bool:
    """There is a C compiler, what it needs to know of Python, and enough memory for both it and a game."""
    has_headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return shutil.which("cc") is not None and has_headers and memory >= ENOUGH


def run_compiler(folder: Path) -> bool:
    """Compile into a folder, in an environment of its own; whether the rules compiled."""
    apart = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    environment = ["make", "--no-print-directory", ".venv-compile/compile.stamp"]
    subprocess.run(environment, cwd=ROOT, env=apart, stdout=sys.stderr, check=True)
    compiling = [".venv-compile/bin/python", "tools/compile.py", str(folder.relative_to(ROOT))]
    return subprocess.run(compiling, cwd=ROOT, stdout=sys.stderr, check=False).returncode == 0


def have_it_made(builds: Builds) -> str:
    """Start to compile in the background, if nobody does, and it has not failed before; what to tell."""
    if builds.failure.exists():
        return FAILED
    if builds.is_busy():
        return BUSY
    with builds.log.open("w") as log:
        subprocess.Popen(
            ["nice", "-n", "19", sys.executable, __file__, "--wait"],
            cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
    return LATER


def main() -> int:
    parser = ArgumentParser(description="find the compiled build of these sources, or have it made")
    parser.add_argument("--wait", action="store_true", help="make it first, if need be")
    wait = parser.parse_args().wait
    builds = Builds(ROOT / "src", ROOT / "build" / "swift")
    if wait and not builds.make(run_compiler):
        return 1
    if (build := builds.find()) is not None:
        print(build)
    elif can_compile():
        print(have_it_made(builds), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
