"""The examples run, and do what they say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from typing import Final

import pytest

from tests.test_readme import README, ROOT, blocks

EXAMPLES: Final = ROOT / "examples"
ENGINE: Final = f'"{sys.executable}" -c "from frenzy.cli import main; raise SystemExit(main())" engine'


def run(*command: str) -> str:
    """What it prints."""
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": paths}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def example(name: str, *arguments: str) -> str:
    return run(sys.executable, str(EXAMPLES / name), *arguments)


def test_a_random_agent_plays() -> None:
    told = dict(line.split(": ") for line in example("random_agent.py", "adrenaline", "3").splitlines())

    assert [*told] == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert sum(map(float, told.values())) == pytest.approx(0, abs=0.02)


def test_the_bot_of_the_postcard_is_that_of_the_readme() -> None:
    text = (EXAMPLES / "postcard_bot.py").read_text(encoding="utf-8")
    bot = text[text.index("class Trigger") :]

    assert any(bot in block.text for block in blocks(README))


@pytest.mark.slow
def test_the_bot_of_the_postcard_plays_in_tournaments() -> None:
    told = run(
        *(sys.executable, "-c", "from frenzy.cli import main; raise SystemExit(main())", "tournament"),
        *("--bot", str(EXAMPLES / "postcard_bot.py"), "--against", "random", "--games", "4"),
    )
    assert "postcard_bot" in told


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_a_bot_in_another_language_plays_through_the_engine() -> None:
    told = run("node", str(EXAMPLES / "bot.js"), "7", ENGINE)

    assert re.fullmatch(r"\d+ decisions; scores \d+, \d+, \d+; won by seat \d( and \d)*\n", told), told


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_the_search_of_openspiel_plays() -> None:
    assert re.fullmatch(
        r"deal 0: (won|lost) in Round \d after \d+ decisions\n", example("openspiel_ismcts.py", "2", "1")
    )


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed")
def test_an_agent_learns() -> None:
    assert re.fullmatch(r"random \d+%, learned \d+%\n", example("maskable_ppo.py", "4096", "3"))
