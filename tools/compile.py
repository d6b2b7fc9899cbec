"""Compile kernel, rules and what bots think with by mypyc, from the same source, into build/compiled/src.

    python tools/compile.py
    PYTHONPATH=build/compiled/src python -m pytest

Another folder than build/compiled may be named: `python tools/compile.py build/trial`. With `--lightly` the C compiler
optimises little and takes much less time: good for tests, not for measuring.

Pure Python stays the reference: the package in src/ is not touched, and both builds run the same tests. Modules
that hold nothing but msgspec structs (actions, frames, events, content) stay as they are: structs are compiled code
already.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))

from frenzy.games import own_games, own_manifest  # noqa: E402  # from this checkout, whatever is installed

KERNEL = ("frenzy/kernel/dealing.py", "frenzy/kernel/game.py", "frenzy/kernel/memory.py", "frenzy/kernel/state.py")
BOTS = ("frenzy/bots/budget.py", "frenzy/bots/expectation.py", "frenzy/bots/lines.py")
ENVS = tuple(f"frenzy/envs/{name}.py" for name in ("encoding", "layout", "play", "seated", "vocabulary"))
PATTERNS = (*KERNEL, *BOTS, *ENVS, *(pattern for name in own_games() for pattern in own_manifest(name).compiled))


def modules() -> list[str]:
    """The paths of all modules that are compiled: the games name theirs in their manifests."""
    found: list[str] = []
    for pattern in PATTERNS:
        paths = sorted(path for path in SOURCE.glob(pattern) if path.name != "__init__.py")
        assert paths, f"{pattern}: there is no such module to compile"
        found += [str(path.relative_to(SOURCE)) for path in paths]
    return found


SETUP = """
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.compilers.C.base import Compiler


def compile_side_by_side(self, sources, **options):
    with ThreadPoolExecutor() as pool:
        made = pool.map(lambda source: one_by_one(self, [source], **options), sources)
        return [file for files in made for file in files]


one_by_one, Compiler.compile = Compiler.compile, compile_side_by_side
setup(name="frenzy-compiled", packages=[], ext_modules=mypycify({arguments!r}, {effort}))
"""
FULL_EFFORT = 'opt_level="3", multi_file=False'
LITTLE_EFFORT = 'opt_level="g", debug_level="0", multi_file=True'


def main() -> None:
    parser = ArgumentParser(description="compile kernel, rules and what bots think with by mypyc")
    parser.add_argument("folder", nargs="?", default="build/compiled")
    parser.add_argument("--lightly", action="store_true", help="with little optimisation, for tests")
    wanted = parser.parse_args()
    build_folder, effort = ROOT / wanted.folder, LITTLE_EFFORT if wanted.lightly else FULL_EFFORT
    shutil.rmtree(build_folder, ignore_errors=True)
    source = build_folder / "src"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    names = modules()
    arguments = ["--strict", "--explicit-package-bases", "--python-version", "3.11", *names]
    (source / "setup.py").write_text(SETUP.format(arguments=arguments, effort=effort))
    environment = {**os.environ, "MYPYPATH": str(source)}
    print(f"compiling {len(names)} modules, half a minute or so …", flush=True)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count())]
    done = subprocess.run(build, cwd=source, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nthe rules did not compile")
    (source / "setup.py").unlink()
    for folder in ("build", ".mypy_cache"):
        shutil.rmtree(source / folder, ignore_errors=True)
    for name in names:
        assert [*source.glob(f"{name.removesuffix('.py')}.*.so")], f"{name}: there is no shared object of it"
    print(f"compiled {len(names)} modules into {source.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
