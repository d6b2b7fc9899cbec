"""Every request and socket: how long it took and how it ended, as numbers and as lines of a log.

No line has a token, a key, a cookie, or what stands behind the `?` of an address. The id of a table is an invitation:
only its beginning is told.
"""

from __future__ import annotations

from collections.abc import Awaitable
from time import perf_counter
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from frenzy.server.http.guards import home

TOLD_LETTERS: Final = 4
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET")

NO_CODE: Final = 1005

access_log = structlog.get_logger()


class Observer:
    """The application, as whoever counts sees it."""

    def __init__(self, app: Litestar, *, has_log: bool = False) -> None:
        self.app, self.has_log = app, has_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        begun, ended = perf_counter(), {"status": 500, "bytes": 0}

        def watched(message: Message) -> Awaitable[None]:
            note(ended, message)
            return send(message)

        async def heard() -> Any:
            message = await receive()
            note(ended, message)
            return message

        try:
            await self.app(scope, heard if scope["type"] == ScopeType.WEBSOCKET else receive, watched)
        finally:
            self.tell(scope, ended, perf_counter() - begun)

    def tell(self, scope: Scope, ended: dict[str, int], seconds: float) -> None:
        metrics, route = self.app.state.services.metrics, scope.get("path_template") or "elsewhere"
        said = "SOCKET" if scope["type"] == ScopeType.WEBSOCKET else str(scope.get("method"))
        method = said if said in METHODS else "OTHER"
        if method == "SOCKET":
            metrics.closings.labels(str(ended["status"])).inc()
        else:
            metrics.requests.labels(method, route, str(ended["status"])).observe(seconds)
        if self.has_log:
            address, _ = scope.get("client") or ("unknown", 0)
            access_log.info(
                "request", method=method, route=route, **names(scope), **ended, seconds=round(seconds, 4),
                address=home(address),
            )  # fmt: skip


def note(ended: dict[str, int], message: Any) -> None:
    """How it ended, of all that was said."""
    kind = message["type"]
    if kind == "http.response.start":
        ended["status"] = message["status"]
    elif kind == "http.response.body":
        ended["bytes"] += len(message.get("body", b""))
    elif kind in ("websocket.close", "websocket.disconnect"):
        ended["status"] = message.get("code") or NO_CODE


def names(scope: Scope) -> dict[str, str]:
    """The beginning of the id that the address has, enough to recognise it and too little to come in."""
    name = (scope.get("path_params") or {}).get("name")
    return {"name": f"{str(name)[:TOLD_LETTERS]}…"} if name else {}
