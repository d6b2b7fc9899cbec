"""The Litestar application: HTTP routes, errors, headers, start and stop."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from msgspec import json

from frenzy import __version__, wire
from frenzy.kernel import FrenzyError, Replay
from frenzy.server.housekeeping.socket import open_office
from frenzy.server.http.campaign_routes import CAMPAIGN_ROUTES
from frenzy.server.http.guards import add_headers
from frenzy.server.http.ladder_routes import LADDER_ROUTES
from frenzy.server.http.pages import pages
from frenzy.server.http.problems import problem_of, reason_of
from frenzy.server.http.routes import ROUTES, Asked, services_of
from frenzy.server.monitoring.metrics import CONTENT_TYPE
from frenzy.server.monitoring.port import Page, Pages, open_pages
from frenzy.server.services import Services
from frenzy.server.store import Leased, LostLease, StoreFailure
from frenzy.server.websocket.endpoint import LINE, table_socket

log = structlog.get_logger()

BIGGEST_BODY: Final = 16_384
REFERENCE: Final = "#/components/schemas/{name}"


SCHEMA: Final = wire.schema()


@get("/api/schema", summary="The JSON Schema of the socket")
async def socket_schema() -> dict[str, Any]:
    return SCHEMA


@get("/health", summary="Whether the server and its storage work: 200, or 503 and what is wrong")
async def health(request: Asked) -> Response[dict[str, Any]]:
    told = await health_of(services_of(request))
    return Response(told, status_code=200 if told["status"] == "ok" else 503)


async def health_of(services: Services) -> dict[str, Any]:
    trouble = await services.health.trouble()
    return {"status": trouble or "ok", "version": __version__, "tables": len(services.lobby.tables)}


HANDLERS: Final = (*ROUTES, *CAMPAIGN_ROUTES, *LADDER_ROUTES, socket_schema, health, table_socket)


# -- the port of those who watch --------------------------------------------------------------------------------


def watch_pages(services: Services) -> Pages:
    async def metrics_page() -> Page:
        if await services.health.trouble() is None:
            services.metrics.note_stored(await services.store.counts())
        return Page("200 OK", CONTENT_TYPE, services.metrics.text())

    async def health_page() -> Page:
        told = await health_of(services)
        status = "200 OK" if told["status"] == "ok" else "503 Service Unavailable"
        return Page(status, "application/json", json.encode(told))

    return {"/metrics": metrics_page, "/health": health_page}


# -- errors -----------------------------------------------------------------------------------------------------


def frenzy_error(_request: Asked, error: FrenzyError) -> Response[wire.Problem]:
    status, problem = problem_of(error)
    return Response(problem, status_code=status)


def http_error(_request: Asked, error: HTTPException) -> Response[wire.Problem]:
    """A mistake that the framework found; what it says of its own failures is not for callers."""
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    text, field = str(first.get("message") or error.detail), first.get("key")
    if field == "data":
        text, field = ("a body in JSON is missing" if text == "'data'" else text), None
    problem = wire.Problem(text, reason_of(error.status_code, has_field=field is not None), field)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def store_error(_request: Asked, error: StoreFailure) -> Response[wire.Problem]:
    log.error("store failed", error=str(error))
    problem = wire.Problem("the storage does not answer", reason_of(503))
    return Response(problem, status_code=503, headers={"Retry-After": "5"})


def moving_error(_request: Asked, _error: Leased | LostLease) -> Response[wire.Problem]:
    """Another server has the table, or is about to have it."""
    problem = wire.Problem("the table is on its way to another server", reason_of(503))
    return Response(problem, status_code=503, headers={"Retry-After": "1"})


def unreadable(_request: Asked, error: RecursionError | UnicodeError) -> Response[wire.Problem]:
    is_deep = isinstance(error, RecursionError)
    text = "lists within lists without end" if is_deep else "the body is not text in UTF-8"
    return Response(wire.Problem(text, "bad_request"), status_code=400)


def our_mistake(request: Asked, error: Exception) -> Response[wire.Problem]:
    log.error("our mistake", path=request.url.path, exc_info=error)
    problem = wire.Problem("something went wrong on our side; it has been noted", reason_of(500))
    return Response(problem, status_code=500)


async def before(request: Asked) -> None:
    """Every request: to a name of ours, from our own pages; questions to the tables are not too many."""
    services = services_of(request)
    services.check_origin(request)
    if request.url.path.startswith("/api/"):
        services.spend("read" if request.method == "GET" else "change", request)


async def after(message: Message, scope: Scope) -> None:
    """Every answer, errors included."""
    add_headers(message, is_secure=Litestar.from_scope(scope).state.services.is_secure)


class CompleteSchemas(JsonRenderPlugin):
    """The framework leaves out limits within lists and that unknown fields are refused; the messages know it all."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        schemas.update(wire.schema(REFERENCE)["$defs"])
        schemas.update(json.schema_components((Replay,), ref_template=REFERENCE)[1])
        return super().render(request, openapi_schema)


class Application(Litestar):
    """Litestar, which lets a socket speak to its line directly."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope.setdefault("state", {})[LINE] = send
        await super().__call__(scope, receive, send)


def make_app(
    make_services: Callable[[], Services],
    web: Path | None = None,
    watch_port: socket.socket | None = None,
    admin_socket: Path | None = None,
) -> Litestar:
    """The application; its services are made when the loop runs. `web` is the folder of the built web client."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = make_services()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(services.close)
            await services.start()
            if watch_port is not None:
                await stack.enter_async_context(open_pages(watch_port, watch_pages(services)))
            if admin_socket is not None:
                await stack.enter_async_context(open_office(admin_socket, services.office))
            yield

    return Application(
        [*HANDLERS, *(pages(web) if web is not None else ())],
        lifespan=[life],
        before_request=before,
        before_send=[after],
        exception_handlers={
            FrenzyError: frenzy_error, HTTPException: http_error, StoreFailure: store_error,
            Leased: moving_error, LostLease: moving_error,
            RecursionError: unreadable, UnicodeError: unreadable, Exception: our_mistake,
        },
        request_max_body_size=BIGGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Frenzy", version=__version__, path="/api/docs", render_plugins=[CompleteSchemas()]
        ),
        logging_config=None,
    )  # fmt: skip
