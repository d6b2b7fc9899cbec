"""Who may do what, how often, and from where: seat tokens, origins, rate limits, security headers."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest
from time import time
from typing import Final
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from frenzy.server.store import SeatRecord

LIMITS: Final[Mapping[str, str]] = {
    "create": "30 per minute",
    "change": "120 per minute",
    "read": "600 per minute",
    "socket": "60 per minute",
    "seated": "100 per 20 second",
    "watching": "30 per 20 second",
    "chat": "10 per 20 second",
    "ask": "150 per 20 second",
    "record": "20 per minute",
}
"""How often each kind of request or message may come. Choices that count are free."""

HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

COOKIE: Final = "frenzy_seat"
SPREAD: Final = 32
"""Bytes of chance in a token."""


# -- tokens -----------------------------------------------------------------------------------------------------


def new_token() -> str:
    return secrets.token_urlsafe(SPREAD)


def hashed(token: str) -> str:
    """What is stored of a token. It is as long as a hash, so a plain hash keeps it."""
    return sha256(token.encode()).hexdigest()


def seats_of(token: str | None, seats: Sequence[SeatRecord]) -> tuple[int, ...]:
    """The seats that the token opens: several, if several people play on one device."""
    if not token:
        return ()
    wanted = hashed(token)
    return tuple(
        record.seat for record in seats if record.token_hash is not None and compare_digest(record.token_hash, wanted)
    )


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header.

    >>> bearer("Bearer abc")
    'abc'
    """
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


# -- origins ----------------------------------------------------------------------------------------------------


def is_own_origin(origin: str, host: str, allowed: Sequence[str] = ()) -> bool:
    """The page that asks was served from here, or from a place that the operator names.

    >>> is_own_origin("http://localhost:8000", "localhost:8000")
    True
    >>> is_own_origin("http://evil.example", "localhost:8000")
    False
    """
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return origin in allowed or (parts.scheme in ("http", "https") and parts.netloc == host and bool(host))


def may_use_cookie(origin: str | None, host: str, allowed: Sequence[str] = (), *, is_reading: bool = False) -> bool:
    """A browser says where a change comes from; who does not say it has to show the token itself."""
    return is_reading if origin is None else is_own_origin(origin, host, allowed)


# -- headers ----------------------------------------------------------------------------------------------------


def secured(app: ASGIApp) -> ASGIApp:
    """The application with the security headers on every answer, errors included."""
    extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await app(scope, receive, send_with_headers)

    return answer


# -- limits -----------------------------------------------------------------------------------------------------


class Limiter:
    """One table of limits for requests and for messages."""

    def __init__(self, limits: Mapping[str, str] = LIMITS) -> None:
        self.items: dict[str, RateLimitItem] = {name: parse(text) for name, text in {**LIMITS, **limits}.items()}
        self.window = MovingWindowRateLimiter(MemoryStorage())

    def spend(self, name: str, who: str) -> float | None:
        """Count one; None if it is allowed, else the seconds to wait."""
        item = self.items[name]
        return None if self.window.hit(item, name, who) else self.wait(name, who)

    def is_spent(self, name: str, who: str) -> bool:
        return not self.window.test(self.items[name], name, who)

    def wait(self, name: str, who: str) -> float:
        """Seconds until one more is allowed."""
        reset = self.window.get_window_stats(self.items[name], name, who).reset_time
        return max(1.0, round(reset - time(), 1))
