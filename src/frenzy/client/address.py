"""The links that people pass on or keep: of a table, and of a campaign of their own."""

from __future__ import annotations

import re
from typing import Final, Self
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from frenzy.client.errors import BadLink
from frenzy.kernel.errors import shown

TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})(?:/.*)?")


CAMPAIGN: Final = re.compile(r"/c/([A-Za-z0-9_-]{1,64})/?")


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
        server, parts = split(text)
        table = TABLE.fullmatch(parts.path)
        if table is None:
            raise BadLink(
                f"{shown(text.partition('#')[0])}: not the link of a table; one looks like http://host:8000/t/k3v5x7"
            )
        return cls(server, table[1])

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}"

    def socket(self, version: int) -> str:
        """The address of the table's socket, going on from this version."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket?stack=1&version={version}"


class PrivateLink(Struct, frozen=True):
    """Where a campaign is, and the key that opens it: for nobody but its owner."""

    server: str
    campaign: str
    key: str

    @classmethod
    def read(cls, text: str) -> Self:
        """The campaign that a private link opens; what is not one is refused, without repeating a key.

        >>> PrivateLink.read("localhost:8000/c/k3v5#secret")
        PrivateLink(server='http://localhost:8000', campaign='k3v5', key='secret')
        """
        server, parts = split(text)
        campaign = CAMPAIGN.fullmatch(parts.path)
        if campaign is None or not parts.fragment:
            raise BadLink("not the private link of a campaign; one looks like http://host:8000/c/k3v5x7#key")
        return cls(server, campaign[1], parts.fragment)

    @property
    def link(self) -> str:
        return f"{self.server}/c/{self.campaign}#{self.key}"


def split(text: str) -> tuple[str, SplitResult]:
    """The server of a link, and its parts."""
    link = text.strip()
    if "://" not in link:
        link = f"http://{link}"
    try:
        parts = urlsplit(link)
        parts.port  # noqa: B018  # a number that is no port is only noticed when it is asked for
    except ValueError:
        raise BadLink(f"{shown(text.partition('#')[0])}: not an address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadLink(f"{shown(text.partition('#')[0])}: not an address of a server")
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", parts
