"""Where the tasks of an operator are done: by the server that runs, or on the store of one that does not."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from frenzy.cli.places import add_place, place_of, told
from frenzy.kernel import BadOption


def add_office(parser: ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument(
        "--socket",
        type=Path,
        metavar="PATH",
        help="of a server that keeps everything in PostgreSQL; its --admin-socket",
    )


def ask(options: Namespace, task: str, **given: Any) -> Any:
    """Have it done, whether the server runs or not."""
    from frenzy.server.housekeeping.socket import NAME, ask

    path = options.socket or (options.data / NAME if options.database is None else None)
    if path is not None:
        try:
            return ask(path, task, given)
        except (FileNotFoundError, ConnectionRefusedError):
            if options.socket is not None:
                raise BadOption(f"--socket: nobody answers at {path}") from None
    with told(options):
        return asyncio.run(do_here(place_of(options), task, given))


async def do_here(place: str, task: str, given: dict[str, Any]) -> Any:
    """No server runs: nobody is at a table, and no table has to be opened."""
    from frenzy.server.bots.pool import BotPool
    from frenzy.server.housekeeping.bars import Bars
    from frenzy.server.housekeeping.office import Office
    from frenzy.server.store.opening import check_file, is_address, open_store
    from frenzy.server.table.registry import TableRegistry

    if not is_address(place):
        check_file(Path(place))
    with open_store(place) as store:
        try:
            return await Office(TableRegistry(store, BotPool(workers=0)), Bars(store)).do(task, given)
        finally:
            await store.close()


def add_person(parser: ArgumentParser) -> None:
    add_office(parser)
    parser.add_argument(
        "--token", help="of a seat; `-` reads it from the standard input, where no list of processes shows it"
    )
    parser.add_argument("--key", help="of a campaign or of a place on the ladder; `-` as above")
    parser.add_argument("--table", metavar="ID", help="with --name: somebody who sits there")
    parser.add_argument("--name", help="as it stands at the table")


def person(options: Namespace) -> dict[str, str]:
    """Who is meant, in one of three ways."""
    said = {name: getattr(options, name) for name in ("token", "key", "table", "name")}
    said = {name: value for name, value in said.items() if value is not None}
    if set(said) not in ({"token"}, {"key"}, {"table", "name"}):
        raise BadOption("person: say --token, --key, or --table and --name")
    return {name: sys.stdin.readline().strip() if value == "-" else value for name, value in said.items()}
