"""Where a PostgreSQL database is: `postgresql://user@host:port/name`, as every client of PostgreSQL takes it."""

from __future__ import annotations

import re
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from frenzy.server.store import StoreFailure

SCHEMES: Final = ("postgresql://", "postgres://")
EXAMPLE: Final = "postgresql://frenzy@localhost/frenzy"
USUAL: Final[dict[str, Any]] = {
    "application_name": "frenzy",
    "connect_timeout": 5,
    "keepalives_idle": 10,  # a peer that is gone is noticed within half a minute
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
    "client_encoding": "utf8",
}
"""What the address may say otherwise."""


class Address:
    """How to connect, and a name for messages, which has no password."""

    def __init__(self, url: str) -> None:
        try:
            if not url.startswith(SCHEMES):
                raise psycopg.ProgrammingError
            said = conninfo_to_dict(url)
            if not re.fullmatch(r"[\d,]*", str(said.get("port", ""))):
                raise psycopg.ProgrammingError
        except psycopg.Error:  # whose words may have the password in them
            raise StoreFailure(f"not the address of a PostgreSQL database, such as {EXAMPLE}") from None
        self.parameters: dict[str, Any] = {**USUAL, **said}
        host, port, name = (said.get(part) for part in ("host", "port", "dbname"))
        self.name = f"postgresql://{host or 'localhost'}{f':{port}' if port else ''}/{name or said.get('user') or ''}"
