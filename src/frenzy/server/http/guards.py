"""Who may do what, how often, and from where: seat tokens, origins, rate limits, security headers."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from socket import gethostname
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Message

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
    "review": (10, 60.0),
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

STAY_SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
"""Once reached by https, browsers come by nothing else for a year."""

SEAT_COOKIE: Final = "frenzy_seat"
CAMPAIGN_COOKIE: Final = "frenzy_campaign_"
"""The beginning of its name; the id of the campaign follows."""
PLACE_COOKIE: Final = "frenzy_place"
PLACE_HEADER: Final = "x-frenzy-place"
"""By which a program shows the key of a place on the ladder: its bearer token is that of a seat."""
HOST_PREFIX: Final = "__Host-"
"""By this a browser knows that no other host, and nobody without https, has set a cookie."""
MOST_CAMPAIGNS: Final = 50
"""So many keys one browser keeps: each is 82 bytes of a line that ends at 8000."""
MOST_SEATS: Final = 40
"""So many tokens one browser keeps if all of them go with every request: each is 77 bytes of the same line."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Of names that are not given out in the internet."""
HOST_NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
LONGEST_HOST: Final = 253
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


# -- cookies ----------------------------------------------------------------------------------------------------


def seat_cookie(table: str, *, is_secure: bool) -> tuple[str, str]:
    """The name and the path of the cookie that keeps a seat's token.

    >>> seat_cookie("k3v5", is_secure=False), seat_cookie("k3v5", is_secure=True)
    (('frenzy_seat', '/api/tables/k3v5'), ('__Host-frenzy_seat_k3v5', '/'))
    """
    return (f"{HOST_PREFIX}{SEAT_COOKIE}_{table}", "/") if is_secure else (SEAT_COOKIE, f"/api/tables/{table}")


def campaign_cookie(campaign: str, *, is_secure: bool) -> tuple[str, str]:
    """The name and the path of the cookie that keeps a campaign's key: it goes with questions about tables as well,
    because those of the campaign ask for it.

    >>> campaign_cookie("k3v5", is_secure=False), campaign_cookie("k3v5", is_secure=True)
    (('frenzy_campaign_k3v5', '/api'), ('__Host-frenzy_campaign_k3v5', '/'))
    """
    name = f"{CAMPAIGN_COOKIE}{campaign}"
    return (f"{HOST_PREFIX}{name}", "/") if is_secure else (name, "/api")


def place_cookie(*, is_secure: bool) -> tuple[str, str]:
    """The name and the path of the cookie that keeps the key of a place on the ladder: it goes along when somebody sits
    down.

    >>> place_cookie(is_secure=False), place_cookie(is_secure=True)
    (('frenzy_place', '/api'), ('__Host-frenzy_place', '/'))
    """
    return (f"{HOST_PREFIX}{PLACE_COOKIE}", "/") if is_secure else (PLACE_COOKIE, "/api")


# -- hosts ------------------------------------------------------------------------------------------------------


def is_own_host(host: str, named: Collection[str] = ()) -> bool:
    """A name by which this server may be called: one that the operator names, or this machine.

    A page of somebody else's name that leads to this machine would be our own page otherwise. Without any names, all
    those count that nobody else can own: addresses, this machine's name, and names that only a local network knows. Who
    says no name at all is no browser.

    >>> [is_own_host(host) for host in ("192.168.1.7:8000", "gamebox.local", "evil.example")]
    [True, True, False]
    >>> [is_own_host(host, ["club.example"]) for host in ("club.example", "localhost", "192.168.1.7")]
    [True, True, False]
    """
    name = host_name(host)
    if name is None or name in LOOPBACK:
        return not host or name is not None
    if named:
        return name in named
    is_local = "." not in name or name.endswith(LOCAL_SUFFIXES)
    return is_local or is_address(name) or name == gethostname().lower()


def host_name(host: str) -> str | None:
    """The name in a `Host`, without its port; None if it cannot be one."""
    try:
        parts = urlsplit(f"//{host}")
        name, _ = (parts.hostname or "").removesuffix("."), parts.port
    except ValueError:
        return None
    is_name = is_address(name) or (len(name) <= LONGEST_HOST and HOST_NAME.fullmatch(name) is not None)
    return name if is_name and "@" not in host else None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


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


def add_headers(message: Message, *, is_secure: bool) -> None:
    """Put the security headers on an answer."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *ENCODED_HEADERS, *([STAY_SECURE] if is_secure else ())]


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


@lru_cache(4_096)
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
