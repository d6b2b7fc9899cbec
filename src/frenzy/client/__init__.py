"""A client of a Frenzy server, for screens and for bots: sit down by an invite link, hear what happens, choose.

A bot that plays a seat of a table somewhere:

    from frenzy.client import Client, join_table

    async def play(bot, link):
        async with Client(join_table(link, "Trigger", is_ready=True)) as client:
            async for table in client:
                if table.is_asked:
                    await client.choose(bot.choose(table.view))
                if table.is_over:
                    return table.outcome
"""

from frenzy.client.address import Invite, PrivateLink
from frenzy.client.client import Client
from frenzy.client.credentials import Credentials, CredentialStore
from frenzy.client.errors import (
    Barred,
    ClientError,
    Locked,
    NoSeat,
    NoServer,
    NoTable,
    NotNow,
    Removed,
    TokenRefused,
    WrongVersion,
)
from frenzy.client.http_api import HttpApi
from frenzy.client.joining import fetch_hello, join_table
from frenzy.client.table_state import TableState

__all__ = [
    "Barred",
    "Client",
    "ClientError",
    "CredentialStore",
    "Credentials",
    "HttpApi",
    "Invite",
    "Locked",
    "NoSeat",
    "NoServer",
    "NoTable",
    "NotNow",
    "PrivateLink",
    "Removed",
    "TableState",
    "TokenRefused",
    "WrongVersion",
    "fetch_hello",
    "join_table",
]
