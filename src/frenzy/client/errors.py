"""What can go wrong between here and a server. Each kind has a word, so that clients can tell it in any language."""

from __future__ import annotations

from typing import ClassVar

from frenzy.kernel import FrenzyError


class ClientError(FrenzyError):
    """The base: the server said no, for a reason that has no kind of its own."""

    kind: ClassVar[str] = "other"

    def __init_subclass__(cls, kind: str) -> None:
        cls.kind = kind


class BadLink(ClientError, kind="bad-link"):
    """The text is not the link of a table."""


class NoServer(ClientError, kind="no-server"):
    """Nobody answers there, or somebody who is not a Frenzy server."""


class NoTable(ClientError, kind="no-table"):
    """The server knows no such table."""


class NoSeat(ClientError, kind="no-seat"):
    """No seat is open, or not the one that was asked for."""


class Locked(NoSeat, kind="locked"):
    """The host has locked the table."""


class NotNow(ClientError, kind="not-now"):
    """The table is not in the state for this: the game has begun, or has not, or somebody is not ready."""


class TokenRefused(ClientError, kind="token"):
    """The token opens no seat of this table any more."""


class Removed(ClientError, kind="removed"):
    """The host has taken this guest off the table."""


class Barred(ClientError, kind="barred"):
    """The host does not let this guest come back."""


class WrongVersion(ClientError, kind="version"):
    """Server and client do not speak the same language."""
