"""Where nothing but the package itself is installed, all that needs no more works, and the rest says what it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

BARE = """
import sys
sys.modules["websockets"] = None
from frenzy.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("command", "code", "told"), [("games", 0, "levels"), ("ladder", 2, "pip install 'frenzy[tui]'")]
)
def test_commands_without_extras(command: str, code: int, told: str) -> None:
    done = subprocess.run([sys.executable, "-c", BARE, command], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert told in done.stdout + done.stderr
