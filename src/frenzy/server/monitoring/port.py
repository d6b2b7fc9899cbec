"""A port of its own for those who watch: `/metrics` and `/health`, and nothing else."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

LONGEST_HEAD: Final = 8_192
PATIENCE: Final = 5.0
"""Seconds for a request, and for its answer."""


class Page(NamedTuple):
    status: str
    kind: str
    body: bytes


Pages = Mapping[str, Callable[[], Awaitable[Page]]]
NOTHING: Final = Page("404 Not Found", "text/plain", b"there is /metrics and /health\n")


@asynccontextmanager
async def open_pages(listener: socket.socket, pages: Pages) -> AsyncIterator[None]:
    """Answer at this port."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                page = await found(head, pages)
                writer.write(written(page))
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, sock=listener, limit=LONGEST_HEAD)
    try:
        yield
    finally:
        server.close()


async def found(head: bytes, pages: Pages) -> Page:
    words = head.split(b"\r\n", 1)[0].decode("latin-1").split(" ")
    path = words[1].partition("?")[0] if len(words) == 3 and words[0] == "GET" else ""
    return await pages[path]() if path in pages else NOTHING


def written(page: Page) -> bytes:
    head = f"HTTP/1.1 {page.status}\r\nContent-Type: {page.kind}\r\nContent-Length: {len(page.body)}\r\n"
    return f"{head}Connection: close\r\n\r\n".encode() + page.body
