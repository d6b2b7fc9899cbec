"""The process for bots that `frenzy cluster` starts beside its servers; nobody types it."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys

from frenzy.cli.serve import write_logs


def main() -> None:
    """Three numbers: of the file of a socket that listens, of that of one that is closed at the end, and of workers."""
    from frenzy.server.bots.service import serve

    listener, door, workers = map(int, sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal
    write_logs()
    asyncio.run(serve(socket.socket(fileno=listener), socket.socket(fileno=door), workers))
