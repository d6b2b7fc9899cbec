"""Addresses that the operator has barred."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from frenzy.kernel import BadOption
from frenzy.server.store.interface import Store
from frenzy.server.websocket.connection import Connection

NAME: Final = "bars"
POLICY: Final = 1008
Network = IPv4Network | IPv6Network


def read_network(text: str) -> Network:
    """One address, or a network of them; of the newer addresses all that are one customer's.

    >>> str(read_network("192.0.2.7")), str(read_network("2001:db8:1:2:3::4")), str(read_network("10.1.2.3/8"))
    ('192.0.2.7/32', '2001:db8:1:2::/64', '10.0.0.0/8')
    """
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        raise BadOption(f"address: {text!r} is neither an address nor a network") from None
    return found.supernet(new_prefix=64) if found.version == 6 and found.prefixlen > 64 else found


class Bars:
    """Who may not come in. They are in the store, for all servers; each reads them now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.networks: list[Network] = []
        self.lines: dict[Connection, str] = {}

    async def read(self) -> list[str]:
        found: list[str] = await self.store.note(NAME) or []
        self.networks = [ip_network(each) for each in found]
        for connection, address in self.lines.items():
            if self.is_barred(address):
                connection.close(POLICY)
        return found

    async def put(self, address: str) -> list[str]:
        found = {*await self.read(), str(read_network(address))}
        await self.store.put_note(NAME, sorted(found))
        return await self.read()

    async def lift(self, address: str) -> list[str]:
        found, gone = {*await self.read()}, str(read_network(address))
        if gone not in found:
            raise BadOption(f"address: {gone} is not barred")
        await self.store.put_note(NAME, sorted(found - {gone}))
        return await self.read()

    def is_barred(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)

    @contextmanager
    def line(self, connection: Connection, address: str) -> Iterator[None]:
        """An open socket, which ends when its address is barred."""
        self.lines[connection] = address
        try:
            yield
        finally:
            del self.lines[connection]
