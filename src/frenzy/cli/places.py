"""Where the data of a server is: what the commands about it share."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from frenzy.cli.progress import counted
from frenzy.kernel import BadOption

T = TypeVar("T")


def add_place(parser: ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=Path("frenzy-data"), metavar="FOLDER", help="default: frenzy-data")
    parser.add_argument(
        "--database",
        type=address,
        metavar="URL",
        help="keep everything in PostgreSQL instead: postgresql://user@host/name",
    )


def address(text: str) -> str:
    """Where a database is."""
    from frenzy.server.store.opening import is_address

    if not is_address(text):
        raise ArgumentTypeError(f"{text!r} is not an address such as postgresql://user@host/name")
    return text


def place_of(options: Namespace) -> str:
    return str(options.data if options.database is None else options.database)


@contextmanager
def told(options: Namespace) -> Iterator[None]:
    """What is wrong with the data is the caller's to know, with the option that names it."""
    with told_of("--data" if options.database is None else "--database"):
        yield


@contextmanager
def told_of(name: str) -> Iterator[None]:
    from frenzy.server.store import StoreFailure

    try:
        yield
    except OSError as error:
        raise BadOption(f"{name}: {error.filename}: {error.strerror}") from None
    except StoreFailure as error:
        raise BadOption(f"{name}: {error}") from None


def watched(items: Iterable[T], total: int, what: str, /) -> Iterator[T]:
    """The items, with a line about them on the error stream."""
    return counted(items, total, what, sys.stderr)
