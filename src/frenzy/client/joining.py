"""Joining a table by its invite link: back on one's own seat, on an open one, or as a spectator."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from frenzy import wire
from frenzy.client.address import Invite
from frenzy.client.client import BIGGEST_FRAME, closing_error, headers, read_frame
from frenzy.client.credentials import Credentials, CredentialStore
from frenzy.client.errors import ClientError, NoSeat, NoServer, NotNow, TokenRefused
from frenzy.client.http_api import SECONDS, HttpApi

LONGEST_NAME: Final = 40


def fetch_hello(credentials: Credentials) -> wire.Hello:
    """Connect once and read the greeting, so that what is wrong is known before a screen opens."""
    address = credentials.invite.socket(0)
    try:
        with connect(
            address,
            additional_headers=headers(credentials),
            max_size=BIGGEST_FRAME,
            open_timeout=SECONDS,
            close_timeout=1,
        ) as socket:
            message = read_frame(socket.recv(SECONDS))
    except ConnectionClosed as error:
        raise closing_error(error) or NoServer(f"{credentials.invite.server}: hung up ({error})") from None
    except InvalidHandshake:
        raise NoServer(f"{credentials.invite.server}: not a Frenzy server") from None
    except (OSError, TimeoutError) as error:
        raise NoServer(f"{credentials.invite.server}: no answer ({error})") from None
    assert isinstance(message, wire.Hello), f"the first message is a greeting, not {message}"
    return message


def join_table(
    link: str,
    name: str,
    *,
    watch: bool = False,
    seat: int | None = None,
    is_ready: bool = False,
    store: CredentialStore | None = None,
    place: str | None = None,
) -> Credentials:
    """Sit down at the table of this link: on the seat that this name has there, or on an open one.

    The token is kept in a file of the user, so that the same call comes back to the same seat. Nobody starts a game
    before everybody is ready: a person says so on the screen, a bot says it here, with `is_ready`. The seat is
    played for a `place` on the ladder, if its key is given.
    """
    invite = Invite.read(link)
    if watch:
        HttpApi(invite.server).table(invite.table)
        credentials = Credentials(invite, name)
        fetch_hello(credentials)
        return credentials
    credentials = take_seat(invite, name, seat, store or CredentialStore(), place)
    if is_ready:
        with suppress(NotNow):  # the game has begun: nobody asks any more
            HttpApi(invite.server, credentials.token).ready(invite.table)
    return credentials


def take_seat(
    invite: Invite, name: str, seat: int | None, kept: CredentialStore, place: str | None = None
) -> Credentials:
    """The seat that this name has here, or an open one; at a game that people play together, one of a bot."""
    api = HttpApi(invite.server, place=place)
    known = kept.find(invite, name)
    if known is not None:
        try:
            fetch_hello(known)
        except TokenRefused:
            kept.forget(known)
        else:
            return known
    table = api.table(invite.table)
    may_drop_in = table.phase == "playing" and table.cooperative is True
    if table.phase != "lobby" and not may_drop_in:
        raise NotNow(f"table {invite.table}: the game has begun; one can still watch")
    if not any(place.kind == ("bot" if may_drop_in else "open") for place in table.seats):
        raise NoSeat(f"table {invite.table}: no seat is open; one can still watch")
    seated = api.join(invite.table, name[:LONGEST_NAME], seat)
    credentials = Credentials(invite, name, seated.seat, seated.token)
    try:
        kept.keep(credentials)
    except ClientError:  # nobody could come back to this seat: better to free it now
        HttpApi(invite.server, seated.token).leave(invite.table)
        raise
    fetch_hello(credentials)
    return credentials
