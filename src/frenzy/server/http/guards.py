"""Who may do what, how often, and from where: seat tokens, origins, rate limits, security headers."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Message, Scope

from frenzy.server.store import SeatRecord

Limit = tuple[int, float]
"""So often in so many seconds."""
LIMITS: Final[Mapping[str, Limit]] = {
    "create": (30, 60.0),
    "change": (120, 60.0),
    "read": (600, 60.0),
    "socket": (60, 60.0),
    "seated": (100, 20.0),
    "watching": (30, 20.0),
    "chat": (10, 20.0),
    "point": (6, 10.0),
    "talk": (30, 20.0),
    "plan": (30, 20.0),
    "ask": (150, 20.0),
    "hint": (120, 60.0),
    "undo": (20, 20.0),
    "record": (20, 60.0),
    "steps": (240, 60.0),
}
"""How often each kind of request or message may come. Choices that count are free."""
SWEEP_SECONDS: Final = 60.0

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
ENCODED_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

COOKIE: Final = "frenzy_seat"
CAMPAIGN_COOKIE: Final = "frenzy_campaign_"
"""The beginning of its name; the id of the campaign follows."""
MOST_CAMPAIGNS: Final = 50
"""So many keys one browser keeps: each is 75 bytes of a line that ends at 8192."""
PORTS: Final[Mapping[str, int]] = {"http": 80, "https": 443}
SPREAD: Final = 32
"""Bytes of chance in a token."""


# -- tokens -----------------------------------------------------------------------------------------------------


def new_token() -> str:
    return secrets.token_urlsafe(SPREAD)


def hashed(token: str) -> str:
    """What is stored of a token. It is as long as a hash, so a plain hash keeps it."""
    return sha256(token.encode()).hexdigest()


def seat_token(key: str, table: str) -> str:
    """The token of a seat at a campaign's table: whoever has the campaign's key can make it."""
    digest = hmac.digest(key.encode(), f"seat {table}".encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


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
    if origin in allowed:
        return True
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        usual = PORTS[page.scheme]
        ours = (here.hostname, here.port or usual)
        return (page.hostname, page.port or usual) == ours and page.hostname is not None and "@" not in origin + host
    except (ValueError, KeyError):
        return False


def may_use_cookie(
    origin: str | None, host: str, allowed: Sequence[str] = (), *, is_question: bool = False, site: str | None = None
) -> bool:
    """A browser says where a change comes from; who does not say it has to show the token itself.

    Browsers do not say where a plain question of our own page comes from; some say whether it is our own. Nobody else's
    page gets to read the answer, and a question changes nothing.

    >>> [may_use_cookie(None, "localhost", is_question=True, site=site) for site in ("same-origin", "cross-site")]
    [True, False]
    """
    if origin is not None:
        return is_own_origin(origin, host, allowed)
    return is_question and site in (None, "same-origin", "none")


# -- headers ----------------------------------------------------------------------------------------------------


async def add_headers(message: Message, _scope: Scope) -> None:
    """Put the security headers on every answer, errors included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *ENCODED_HEADERS]


# -- limits -----------------------------------------------------------------------------------------------------


class Limiter:
    """One table of limits for requests and for messages: who has done what in the latest seconds, and nothing older."""

    def __init__(self, limits: Mapping[str, Limit] = LIMITS, clock: Callable[[], float] = monotonic) -> None:
        self.limits, self.clock = {**LIMITS, **limits}, clock
        self.hits: dict[tuple[str, str], deque[float]] = {}
        self.swept = clock()

    def spend(self, name: str, who: str) -> float | None:
        """Count one; None if it is allowed, else the seconds to wait."""
        seconds = self.wait(name, who)
        if seconds is None:
            self.hits.setdefault((name, who), deque()).append(self.clock())
        return seconds

    def wait(self, name: str, who: str) -> float | None:
        """Seconds until one more is allowed; None if it is allowed now."""
        now, (most, seconds) = self.clock(), self.limits[name]
        if now - self.swept > SWEEP_SECONDS:
            self.sweep(now)
        hits = self.hits.get((name, who), deque())
        while hits and hits[0] <= now - seconds:
            hits.popleft()
        return None if len(hits) < most else max(1.0, round(hits[0] + seconds - now, 1))

    def sweep(self, now: float) -> None:
        """Forget those who have not come for so long that nothing of it counts."""
        self.swept = now
        for (name, who), hits in [*self.hits.items()]:
            if not hits or hits[-1] <= now - self.limits[name][1]:
                del self.hits[name, who]


def home(address: str) -> str:
    """Whom an address stands for: one machine, or in the newer addresses all that are one customer's.

    >>> home("192.0.2.7"), home("::ffff:192.0.2.7"), home("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64)
    return str(found)


def is_loopback(home: str) -> bool:
    """
    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("192.0.2.7"), is_loopback("unknown")
    (True, True, False, False)
    """
    try:
        return ip_address(home).is_loopback
    except ValueError:
        return False
