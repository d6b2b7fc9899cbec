"""The link of a table, as people pass it on."""

from __future__ import annotations

import re
from typing import Final, Self
from urllib.parse import urlsplit

from msgspec import Struct

from frenzy.client.errors import BadLink
from frenzy.kernel.errors import shown

TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})(?:/.*)?")


class Invite(Struct, frozen=True):
    """Where the server is, and which of its tables is meant."""

    server: str
    table: str

    @classmethod
    def read(cls, text: str) -> Self:
        """The invitation that a link is; what is not one is refused.

        >>> Invite.read("localhost:8000/t/k3v5")
        Invite(server='http://localhost:8000', table='k3v5')
        """
        link = text.strip()
        if "://" not in link:
            link = f"http://{link}"
        try:
            parts = urlsplit(link)
            parts.port  # noqa: B018  # a number that is no port is only noticed when it is asked for
        except ValueError:
            raise BadLink(f"{shown(text)}: not an address") from None
        table = TABLE.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.hostname or table is None:
            raise BadLink(f"{shown(text)}: not the link of a table; one looks like http://host:8000/t/k3v5x7")
        return cls(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", table[1])

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}"

    def socket(self, version: int) -> str:
        """The address of the table's socket, going on from this version."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket?version={version}"
