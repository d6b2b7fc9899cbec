"""`frenzy serve`: the server for browsers, terminals and programs."""

from __future__ import annotations

import logging
import sys
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from frenzy.kernel import BadOption

if TYPE_CHECKING:
    from frenzy.server.store import Store

HELP = "serve tables to browsers and programs on this machine or network"
EXAMPLE = """example:
  frenzy serve --host 127.0.0.1 --port 8000 --data games
"""
NEEDED = ("litestar", "uvicorn", "websockets", "pebble", "segno", "limits", "prometheus_client", "structlog")


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at; default: 127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="default: 8000")
    parser.add_argument("--data", type=Path, default=Path("frenzy-data"), metavar="FOLDER", help="default: frenzy-data")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a page elsewhere that may connect"
    )
    parser.add_argument("--web", type=Path, metavar="FOLDER", help="serve the web client that was built there")
    parser.add_argument("--secure", action="store_true", help="cookies for https only: the server is behind a proxy")
    parser.add_argument("--workers", type=int, default=1, help="processes for bots; default: 1")


def run(options: Namespace) -> int:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption(f"{', '.join(missing)}: not installed; pip install 'frenzy[server]'")
    import uvicorn

    from frenzy.server.app import make_app
    from frenzy.server.bots import BotPool
    from frenzy.server.house import House

    if options.web is not None and not (options.web / "index.html").is_file():
        raise BadOption(f"--web: there is no index.html in {options.web}; build it with `npm run build` in web/")
    store = open_store(options.data)
    write_logs()

    def make_house() -> House:
        return House(store, BotPool(options.workers), origins=options.origin, is_secure=options.secure)

    print(f"Frenzy is open at http://{options.host}:{options.port} (Ctrl+C closes it)", flush=True)
    uvicorn.run(
        make_app(make_house, options.web), host=options.host, port=options.port, ws="websockets-sansio",
        ws_max_size=16_384, ws_per_message_deflate=False, ws_max_queue=32, limit_concurrency=2_000, log_level="warning",
        server_header=False, timeout_graceful_shutdown=5,
    )  # fmt: skip
    return 0


def open_store(folder: Path) -> Store:
    from frenzy.server.sqlite_store import SqliteStore
    from frenzy.server.store import StoreFailure

    try:
        folder.mkdir(parents=True, exist_ok=True)
        return SqliteStore(folder / "frenzy.sqlite")
    except (OSError, StoreFailure) as error:
        raise BadOption(f"--data: {error}") from None


def write_logs() -> None:
    """One JSON object a line on the error stream."""
    import structlog

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
