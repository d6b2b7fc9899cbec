"""A bot of a Python file as a program: `python -m frenzy.arena.hosted my_bot.py:Class` (docs/tournaments.md).

In a process of its own it may take too long, fall over or end the interpreter, and nobody else is hurt.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import json

from frenzy.bots import Bot, Budget, ask
from frenzy.games import load
from frenzy.kernel import BadOption


def bot_class(path: Path, name: str) -> Any:
    """The class of that name; if none is named, the only one of the file that can choose."""
    module = module_of(path)
    if name:
        if not hasattr(module, name):
            raise BadOption(f"{path}: it has no class {name!r}")
        return getattr(module, name)
    own = [found for found in vars(module).values() if isinstance(found, type) and found.__module__ == module.__name__]
    found = [each for each in own if hasattr(each, "choose")]
    if len(found) != 1:
        names = ", ".join(each.__name__ for each in found) or "none"
        raise BadOption(f"{path}: which class plays? say {path.name}:CLASS; classes with choose: {names}")
    return found[0]


def module_of(path: Path) -> ModuleType:
    """The file as a module; it may import what lies beside it."""
    sys.path.insert(0, str(path.resolve().parent))
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise BadOption(f"{path}: not a Python file")
    module = module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Play, game after game, until nobody asks any more. What the bot prints goes where errors go."""
    voice = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    path, _, name = sys.argv[1].partition(".py:")
    kind = bot_class(Path(path if not name else f"{path}.py"), name)
    bot: Bot | None = None
    for line in sys.stdin.buffer:
        asked = json.decode(line)
        if asked["do"] == "new":
            bot = kind(load(asked["game"]), asked["seed"])
            voice.write(b'{"ready":true}\n')
        else:
            assert bot is not None, "asked before the game"
            seconds = asked.get("seconds")
            choice = ask(bot, asked["view"], None if seconds is None else Budget.lasting(seconds))
            voice.write(json.encode({"choice": str(choice)}) + b"\n")


if __name__ == "__main__":
    main()
