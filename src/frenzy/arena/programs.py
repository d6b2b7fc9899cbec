"""Programs that play: they read a JSON object a line and answer with one a line (docs/tournaments.md).

Whatever a program does, a game goes on: one that is late, falls over or talks nonsense is found out in time.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen
from tempfile import TemporaryFile
from time import monotonic
from typing import IO, Any, Final
from weakref import finalize

from msgspec import DecodeError, json

from frenzy.kernel import FrenzyError
from frenzy.kernel.errors import shown

LONGEST: Final = 1 << 20
"""A longer line is no answer."""

CHUNK: Final = 1 << 16
"""So many bytes go through a pipe at a time."""

LAST_WORDS: Final = 200
"""Letters that are kept of what a program said against itself."""


class Trouble(FrenzyError):
    """A program did not answer as it should; `kind` is the word under which that is counted."""

    kind = "crashed"


class Late(Trouble):
    """It did not answer in time."""

    kind = "late"


class Illegal(Trouble):
    """It answered, but with nothing that can be chosen."""

    kind = "illegal"


class Program:
    """A process that is asked. It is started when it is first needed, and anew after it had to be ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Popen[bytes] | None = None
        self.errors: IO[bytes] | None = None

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer; a process that gives none in time, or has ended, is done away with."""
        process = self.running()
        try:
            line = exchange(process, json.encode(message) + b"\n", seconds)
        except Late:
            self.end()
            raise
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            raise Trouble(self.last_words("a line without an end" if line else "it has ended"))
        return decoded(line)

    def running(self) -> Popen[bytes]:
        if self.process is None:
            errors = TemporaryFile()  # noqa: SIM115  # closed with the process
            try:
                process = Popen(self.command, stdin=PIPE, stdout=PIPE, stderr=errors, bufsize=0, start_new_session=True)
            except OSError as error:
                errors.close()
                raise Trouble(f"it cannot be started: {error.strerror}") from None
            self.process, self.errors = process, errors
            finalize(self, end, process, errors)
        return self.process

    def last_words(self, what: str) -> str:
        """What happened, and the last line that it has written to its errors."""
        assert self.process is not None, "nobody who could say anything"
        assert self.errors is not None
        stop(self.process)
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").strip().splitlines()
        self.end()
        return f"{what}: {lines[-1].strip()[:LAST_WORDS]}" if lines else what

    def end(self) -> None:
        """Now; the next question starts another."""
        if self.process is not None and self.errors is not None:
            end(self.process, self.errors)
        self.process = self.errors = None


def exchange(process: Popen[bytes], unsent: bytes, seconds: float) -> bytes:
    """Say a line and hear one; neither may take for ever. What ends without an end of line is all that there was."""
    ears, voice = process.stdin, process.stdout
    assert ears is not None, "a program that hears nothing"
    assert voice is not None, "a program that says nothing"
    end, heard = monotonic() + seconds, bytearray()
    os.set_blocking(ears.fileno(), False)
    with DefaultSelector() as pipes:
        pipes.register(voice, EVENT_READ)
        pipes.register(ears, EVENT_WRITE)
        while unsent or not heard.endswith(b"\n"):
            ready = [pipe.fileobj for pipe, _ in pipes.select(max(0.0, end - monotonic()))]
            if not ready and monotonic() >= end:
                raise Late(f"no answer within {seconds:g} s")
            if voice in ready:
                part = os.read(voice.fileno(), CHUNK)
                heard += part
                if not part or len(heard) > LONGEST:
                    return bytes(heard.rstrip(b"\n"))
            if ears in ready:
                unsent = unsent[os.write(ears.fileno(), unsent[:CHUNK]) :]
                if not unsent:
                    pipes.unregister(ears)
    return bytes(heard)


def decoded(line: bytes) -> dict[str, Any]:
    try:
        answer = json.decode(line)
    except (DecodeError, UnicodeError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Illegal(f"no JSON object in one line: {shown(line.decode(errors='replace').strip()[:LAST_WORDS])}")
    return answer


def stop(process: Popen[bytes]) -> None:
    """End it with all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def end(process: Popen[bytes], errors: IO[bytes]) -> None:
    stop(process)
    for file in (process.stdin, process.stdout, errors):
        if file is not None:
            file.close()


@cache
def program(command: tuple[str, ...], seat: int) -> Program:
    """The program in that seat, game after game: to start one anew for each would take longer than to play."""
    return Program(command)
