"""The operator's way to a running server: a socket in its data folder, which only its own user can open.

One JSON object a line in each direction: `{"task": "close", "given": {"table": "…"}}`, and `{"answer": …}` or
`{"error": "…"}`.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, json

from frenzy.kernel import BadOption, FrenzyError
from frenzy.server.housekeeping.office import Office
from frenzy.server.store import StoreFailure

NAME: Final = "admin.sock"
LONGEST: Final = 65_536
LONGEST_PATH: Final = 100
"""Bytes: the system takes no longer ones, but by way of a number."""
PATIENCE: Final = 120.0


@contextmanager
def short(path: Path) -> Iterator[str]:
    """The path of a socket, as the system takes it."""
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


@asynccontextmanager
async def open_office(path: Path, office: Office) -> AsyncIterator[None]:
    """Answer the operator as long as the server runs."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):
            while line := await reader.readline():
                writer.write(json.encode(await done(office, line)) + b"\n")
                await writer.drain()
        writer.close()

    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    with short(path) as name:
        listener.bind(name)
    path.chmod(0o600)
    server = await asyncio.start_unix_server(answer, sock=listener, limit=LONGEST)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def done(office: Office, line: bytes) -> dict[str, Any]:
    try:
        asked = json.decode(line, type=dict[str, Any])
        return {"answer": await office.do(str(asked.get("task")), asked.get("given") or {})}
    except (FrenzyError, StoreFailure, DecodeError, TypeError) as error:
        return {"error": str(error)}


def ask(path: Path, task: str, given: dict[str, Any]) -> Any:
    """Have a running server do this; FileNotFoundError or ConnectionRefusedError if none runs."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        with short(path) as name:
            line.connect(name)
        line.sendall(json.encode({"task": task, "given": given}) + b"\n")
        with line.makefile("rb") as lines:
            told = json.decode(lines.readline(), type=dict[str, Any])
    if "error" in told:
        raise BadOption(told["error"])
    return told["answer"]
