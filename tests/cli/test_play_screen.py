"""`frenzy play` in a terminal of its own: it fills the screen, or not, and leaves it as it was."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from time import monotonic

import pytest

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.cli.words import terminal_words

COMMAND = [sys.executable, "-c", "from frenzy.cli import main; raise SystemExit(main())", "play"]


class Terminal:
    """A program in a pseudo-terminal of 80 × 24."""

    def __init__(self, folder: Path, *arguments: str, errors: str = "", **environment: str) -> None:
        self.end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        plain = {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LC_ALL": "", "XDG_STATE_HOME": str(folder)}
        stderr = os.open(errors, os.O_CREAT | os.O_WRONLY) if errors else inner
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=inner, stdout=inner, stderr=stderr, close_fds=True,
            env={**os.environ, **plain, **environment}, start_new_session=True,
        )  # fmt: skip
        for end in {inner, stderr}:
            os.close(end)
        self.heard = ""

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def read_to(self, text: str, seconds: float = 120) -> None:
        end = monotonic() + seconds
        while text not in self.heard:
            assert monotonic() < end, f"it never said {text!r}, but:\n{self.heard[-3000:]}"
            self.read()

    def read(self) -> bool:
        ready, _, _ = select.select([self.end], [], [], 0.2)
        if not ready:
            return self.process.poll() is None
        try:
            self.heard += os.read(self.end, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return False
        return True

    def close(self) -> int:
        end = monotonic() + 120
        while self.read():
            assert monotonic() < end, "it does not end"
        os.close(self.end)
        return self.process.wait(120)


def test_in_a_terminal_the_game_fills_the_screen_and_is_saved(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, "--seed", "3", "--start", "0", "--seats", "3")
    screen.read_to("Discard")
    screen.type("1")
    screen.read_to("Choose your next action")
    screen.type("q")
    screen.read_to("Leave the game?")
    screen.type("y")

    assert screen.close() == 0
    file = tmp_path / "frenzy" / "adrenaline.save"
    assert f"frenzy play --load {file}" in screen.heard.replace("\r\n", "\n")
    state = frenzy.load("adrenaline").load(file.read_text())
    assert state.seats == 3


def test_a_campaign_fills_the_screen_and_is_kept(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, "wreckland", "--seed", "4", LANG="fr_FR.UTF-8")
    screen.read_to("Chapitre 1")
    screen.read_to("En route")
    screen.heard = ""
    screen.type("\r")
    screen.read_to("Customisez")
    screen.type("2")
    screen.read_to("prochain")
    screen.type("q")
    screen.read_to("Quitter la partie")
    screen.type("y")

    assert screen.close() == 0
    assert "frenzy play wreckland" in screen.heard
    kept = (tmp_path / "frenzy" / "campaigns" / "wreckland" / "default.json").read_text()
    assert '"running"' in kept


@pytest.mark.parametrize(("arguments", "environment"), [(["--plain"], {}), ([], {"TERM": "dumb"})])
def test_who_wants_lines_gets_lines(arguments: list[str], environment: dict[str, str], tmp_path: Path) -> None:
    screen = Terminal(tmp_path, "--seed", "3", "--start", "0", *arguments, **environment)
    screen.read_to("your choice> ")
    screen.type("quit\n")

    assert screen.close() == 0
    assert "\x1b[?1049h" not in screen.heard
    assert "Goodbye" in screen.heard


def test_who_keeps_errors_in_a_file_gets_lines_too(tmp_path: Path) -> None:
    """Textual would draw the screen into that file."""
    screen = Terminal(tmp_path, "--seed", "3", "--start", "0", errors=str(tmp_path / "errors"))
    screen.read_to("your choice> ")
    screen.type("quit\n")

    assert screen.close() == 0
    assert (tmp_path / "errors").read_text() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_the_same_in_every_language(language: str) -> None:
    """Every sentence exists in every language."""
    names = {language: set(terminal_words(language).bundles[0]._messages) for language in LANGUAGES}

    assert names[language] == names["en"]
