"""What can go wrong between here and a server. Each kind has a word, so that clients can tell it in any language."""

from __future__ import annotations

from typing import ClassVar

from frenzy.kernel import FrenzyError


class ClientError(FrenzyError):
    """The base: the server said no, for a reason that has no kind of its own."""

    kind: ClassVar[str] = "other"


class BadLink(ClientError):
    """The text is not the link of a table."""

    kind = "bad-link"


class NoServer(ClientError):
    """Nobody answers there, or somebody who is not a Frenzy server."""

    kind = "no-server"


class NoTable(ClientError):
    """The server knows no such table."""

    kind = "no-table"


class NoSeat(ClientError):
    """No seat is open, or not the one that was asked for."""

    kind = "no-seat"


class NotNow(ClientError):
    """The table is not in the state for this: the game has begun, or has not, or somebody is not ready."""

    kind = "not-now"


class TokenRefused(ClientError):
    """The token opens no seat of this table any more."""

    kind = "token"


class WrongVersion(ClientError):
    """Server and client do not speak the same language."""

    kind = "version"
