"""A client of a Frenzy server, for screens and for bots: sit down by an invite link, hear what happens, choose.

A bot that plays a seat of a table somewhere:

    from frenzy.client import Client, come_in

    async def play(bot, link):
        async with Client(come_in(link, "Trigger", is_ready=True)) as client:
            async for told in client:
                if told.is_asked:
                    await client.choose(bot.choose(told.view))
                if told.is_over:
                    return told.outcome
"""

from frenzy.client.address import Invite, PrivateLink
from frenzy.client.client import Client
from frenzy.client.doors import Doors
from frenzy.client.entering import come_in, greet
from frenzy.client.errors import ClientError, NoSeat, NoServer, NoTable, NotNow, TokenRefused, WrongVersion
from frenzy.client.passes import Pass, Passes
from frenzy.client.told import Told

__all__ = [
    "Client",
    "ClientError",
    "Doors",
    "Invite",
    "NoSeat",
    "NoServer",
    "NoTable",
    "NotNow",
    "Pass",
    "Passes",
    "PrivateLink",
    "TokenRefused",
    "Told",
    "WrongVersion",
    "come_in",
    "greet",
]
