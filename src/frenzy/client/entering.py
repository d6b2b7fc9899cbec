"""Coming in by an invite link: back to one's own seat, to an open one, or to look on."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from frenzy.client.address import Invite
from frenzy.client.client import BIGGEST_FRAME, closing_error, headers, read_frame
from frenzy.client.doors import SECONDS, Doors
from frenzy.client.errors import ClientError, NoSeat, NoServer, NotNow, TokenRefused
from frenzy.client.passes import Pass, Passes
from frenzy.server import wire

LONGEST_NAME: Final = 40


def greet(entry: Pass) -> wire.Hello:
    """Knock once and hear who is there, so that what is wrong is known before a screen opens."""
    address = entry.invite.socket(0)
    try:
        with connect(
            address, additional_headers=headers(entry), max_size=BIGGEST_FRAME, open_timeout=SECONDS, close_timeout=1
        ) as socket:
            message = read_frame(socket.recv(SECONDS))
    except ConnectionClosed as error:
        raise closing_error(error) or NoServer(f"{entry.invite.server}: hung up ({error})") from None
    except InvalidHandshake:
        raise NoServer(f"{entry.invite.server}: not a Frenzy server") from None
    except (OSError, TimeoutError) as error:
        raise NoServer(f"{entry.invite.server}: no answer ({error})") from None
    assert isinstance(message, wire.Hello), f"the first message is a greeting, not {message}"
    return message


def come_in(
    link: str,
    name: str,
    *,
    watch: bool = False,
    seat: int | None = None,
    is_ready: bool = False,
    passes: Passes | None = None,
) -> Pass:
    """Sit down at the table of this link: on the seat that this name has there, or on an open one.

    The token is kept in a file of the user, so that the same call comes back to the same seat. Nobody starts a game
    before everybody is ready: a person says so on the screen, a bot says it here, with `is_ready`.
    """
    invite = Invite.read(link)
    if watch:
        Doors(invite.server).table(invite.table)
        entry = Pass(invite, name)
        greet(entry)
        return entry
    entry = take_seat(invite, name, seat, passes or Passes())
    if is_ready:
        with suppress(NotNow):  # the game has begun: nobody asks any more
            Doors(invite.server, entry.token).ready(invite.table)
    return entry


def take_seat(invite: Invite, name: str, seat: int | None, kept: Passes) -> Pass:
    """The seat that this name has here, or an open one."""
    doors = Doors(invite.server)
    known = kept.find(invite, name)
    if known is not None:
        try:
            greet(known)
        except TokenRefused:
            kept.forget(known)
        else:
            return known
    table = doors.table(invite.table)
    if table.phase != "lobby":
        raise NotNow(f"table {invite.table}: the game has begun; one can still watch")
    if not any(place.kind == "open" for place in table.seats):
        raise NoSeat(f"table {invite.table}: no seat is open; one can still watch")
    seated = doors.join(invite.table, name[:LONGEST_NAME], seat)
    entry = Pass(invite, name, seated.seat, seated.token)
    try:
        kept.keep(entry)
    except ClientError:  # nobody could come back to this seat: better to free it now
        Doors(invite.server, seated.token).leave(invite.table)
        raise
    greet(entry)
    return entry
