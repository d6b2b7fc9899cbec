"""Compile kernel, rules and what bots think with by mypyc, from the same source, into build/compiled/src.

    python tools/compile.py
    PYTHONPATH=build/compiled/src python -m pytest

Another folder than build/compiled may be named: `python tools/compile.py build/trial`.

Pure Python stays the reference: the package in src/ is not touched, and both builds run the same tests. Modules
that hold nothing but msgspec structs (actions, frames, events, content) stay as they are: structs are compiled code
already.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BY_NAME = {
    "frenzy/kernel": ("game", "state"),
    "frenzy/games/adrenaline": (
        "arsenal",
        "board",
        "declared/table",
        "declared/view",
        "game",
        "ids",
        "seen",
        "state",
        "view",
    ),
    "frenzy/games/wreckland": ("declared/table", "declared/view", "game", "ids", "seen", "setup", "state", "view"),
    "frenzy/bots/wreckland": (
        "building",
        "exact",
        "features",
        "prospects",
        "standing",
        "steps",
        "thinking",
        "worth",
    ),
}
WHOLE = ("frenzy/games/adrenaline/rules", "frenzy/games/adrenaline/modes", "frenzy/games/wreckland/rules")
MODULES = (
    *(f"{folder}/{name}.py" for folder, names in BY_NAME.items() for name in names),
    *sorted(
        str(path.relative_to(SOURCE))
        for folder in WHOLE
        for path in SOURCE.glob(f"{folder}/*.py")
        if path.name != "__init__.py"
    ),
)

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="frenzy-compiled", packages=[], ext_modules=mypycify({arguments!r}, opt_level="3", multi_file=False))
"""


def main() -> None:
    build_folder = ROOT / (sys.argv[1] if len(sys.argv) > 1 else "build/compiled")
    shutil.rmtree(build_folder, ignore_errors=True)
    source = build_folder / "src"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    arguments = ["--strict", "--explicit-package-bases", "--python-version", "3.11", *MODULES]
    (source / "setup.py").write_text(SETUP.format(arguments=arguments))
    environment = {**os.environ, "MYPYPATH": str(source)}
    print(f"compiling {len(MODULES)} modules, half a minute or so …", flush=True)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(build, cwd=source, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nthe rules did not compile")
    (source / "setup.py").unlink()
    shutil.rmtree(source / "build", ignore_errors=True)
    count = len(list(source.rglob("*.so")))
    print(f"compiled {len(MODULES)} modules into {source.relative_to(ROOT)} ({count} shared objects)")


if __name__ == "__main__":
    main()
