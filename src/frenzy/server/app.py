"""The Litestar application: HTTP routes, errors, headers, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import segno
import structlog
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from frenzy import __version__
from frenzy.kernel import FrenzyError
from frenzy.server import wire
from frenzy.server.guards import COOKIE, secured
from frenzy.server.house import House
from frenzy.server.lobby import NotNow, NotYours
from frenzy.server.showing import table_info
from frenzy.server.store import StoreFailure, UnknownTable
from frenzy.server.talk import table_socket

log = structlog.get_logger()

Asked = Request[Any, Any, State]
YEAR: Final = 365 * 86_400
BIGGEST_BODY: Final = 16_384
LONGEST_HOST: Final = 255
STATUS: Final[dict[type[FrenzyError], int]] = {UnknownTable: 404, NotYours: 403, NotNow: 409}


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def seated(request: Asked, found: wire.Seated) -> Response[wire.Seated]:
    """The answer that carries a token: in the body for programs, in a cookie for browsers, never in an address."""
    cookie = Cookie(
        key=COOKIE, value=found.token, path=f"/api/tables/{found.table.id}", max_age=YEAR, httponly=True,
        samesite="lax", secure=house_of(request).is_secure,
    )  # fmt: skip
    return Response(found, cookies=[cookie], status_code=201, headers={"Cache-Control": "no-store"})


@post("/api/tables", summary="Create a table")
async def create(request: Asked, data: wire.CreateTable) -> Response[wire.Seated]:
    house_of(request).spend("create", request)
    return seated(request, await house_of(request).lobby.create(data))


@get("/api/tables", summary="The public tables")
async def public_tables(request: Asked) -> list[wire.TableInfo]:
    return await house_of(request).lobby.public()


@get("/api/tables/{name:str}", summary="One table")
async def one_table(request: Asked, name: str) -> wire.TableInfo:
    return table_info(await house_of(request).lobby.find(name))


@post("/api/tables/{name:str}/join", summary="Take an open seat")
async def join(request: Asked, name: str, data: wire.Join) -> Response[wire.Seated]:
    lobby = house_of(request).lobby
    table = await lobby.find(name)
    return seated(request, await table.do(partial(lobby.join, table, data)))


@post("/api/tables/{name:str}/seats/{seat:int}/bot", status_code=200, summary="Put a bot on a seat, or take it away")
async def set_bot(request: Asked, name: str, seat: int, data: wire.SetBot) -> wire.TableInfo:
    house = house_of(request)
    table = await house.lobby.find(name)
    return await table.do(partial(house.lobby.set_bot, table, house.seat(request, table), seat, data))


@post("/api/tables/{name:str}/ready", status_code=200, summary="Be ready, or not")
async def set_ready(request: Asked, name: str, data: wire.SetReady) -> wire.TableInfo:
    house = house_of(request)
    table = await house.lobby.find(name)
    return await table.do(partial(house.lobby.set_ready, table, house.seat(request, table), data))


@post("/api/tables/{name:str}/start", status_code=200, summary="Start the game")
async def start(request: Asked, name: str) -> wire.TableInfo:
    house = house_of(request)
    table = await house.lobby.find(name)
    return await table.do(partial(house.lobby.start, table, house.seat(request, table)))


@post("/api/tables/{name:str}/leave", status_code=200, summary="Leave the table")
async def leave(request: Asked, name: str) -> wire.TableInfo:
    house = house_of(request)
    table = await house.lobby.find(name)
    return await table.do(partial(house.lobby.leave, table, house.seat(request, table)))


@post("/api/tables/{name:str}/rematch", summary="Play again: one's own seat at the next table")
async def rematch(request: Asked, name: str) -> Response[wire.Seated]:
    house = house_of(request)
    table = await house.lobby.find(name)
    return seated(request, await table.do(partial(house.lobby.rematch, table, house.seat(request, table))))


@get("/api/tables/{name:str}/replay", media_type="application/json", summary="The record of a finished game")
async def replay(request: Asked, name: str) -> bytes:
    lobby = house_of(request).lobby
    return (await lobby.replay(await lobby.find(name))).encode().encode()


@get("/api/tables/{name:str}/qr.svg", media_type="image/svg+xml", summary="The invitation as a QR code")
async def qr_code(request: Asked, name: str) -> bytes:
    table = await house_of(request).lobby.find(name)
    picture = BytesIO()
    segno.make(f"{request.base_url}t/{table.record.id}").save(picture, kind="svg", scale=4, light="#fff")
    return picture.getvalue()


@get("/api/schema", summary="The JSON Schema of the socket")
async def socket_schema() -> dict[str, Any]:
    return wire.schema()


@get("/health", summary="Whether the server and its storage answer")
async def health(request: Asked) -> dict[str, Any]:
    house = house_of(request)
    await house.store.tables("playing", public=True)
    return {"status": "ok", "version": __version__, "tables": len(house.lobby.tables)}


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def metrics(request: Asked) -> bytes:
    return house_of(request).numbers()


# -- errors -----------------------------------------------------------------------------------------------------


def frenzy_error(_request: Asked, error: FrenzyError) -> Response[wire.Problem]:
    """A mistake of the caller: its message begins with the field."""
    field, colon, text = str(error).partition(": ")
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    return Response(wire.Problem(text, field) if colon else wire.Problem(field), status_code=status)


def http_error(_request: Asked, error: HTTPException) -> Response[wire.Problem]:
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    text = str(first.get("message") or error.detail)
    return Response(wire.Problem(text, first.get("key")), status_code=error.status_code, headers=error.headers)


def store_error(_request: Asked, error: StoreFailure) -> Response[wire.Problem]:
    log.error("store failed", error=str(error))
    return Response(wire.Problem("the storage does not answer"), status_code=503, headers={"Retry-After": "5"})


def too_deep(_request: Asked, _error: RecursionError) -> Response[wire.Problem]:
    return Response(wire.Problem("lists within lists without end"), status_code=400)


def our_mistake(request: Asked, error: Exception) -> Response[wire.Problem]:
    log.error("our mistake", path=request.url.path, exc_info=error)
    return Response(wire.Problem("something went wrong on our side; it has been noted"), status_code=500)


async def before(request: Asked) -> None:
    """Every request: with a host that can be one, from our own pages, and not too many."""
    house = house_of(request)
    if len(request.headers.get("host", "")) > LONGEST_HOST:
        raise ClientException("host: no name is that long")
    house.check_origin(request)
    if request.url.path != "/health":
        house.spend("read" if request.method == "GET" else "change", request)


def pages(web: Path) -> list[Any]:
    """The built web client: its files, and its one page for every table's address."""

    @get("/t/{name:str}", media_type="text/html", include_in_schema=False)
    async def table_page(name: str) -> bytes:
        return (web / "index.html").read_bytes()

    return [table_page, create_static_files_router("/", [web], html_mode=True, include_in_schema=False)]


def make_app(make_house: Callable[[], House], web: Path | None = None) -> ASGIApp:
    """The application; the house is made when the loop runs. `web` is the folder of the built web client."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = make_house()
        try:
            await house.open()
            yield
        finally:
            await house.close()

    app = Litestar(
        [create, public_tables, one_table, join, set_bot, set_ready, start, leave, rematch, replay, qr_code,
         socket_schema, health, metrics, table_socket, *(pages(web) if web is not None else ())],
        lifespan=[life],
        before_request=before,
        exception_handlers={
            FrenzyError: frenzy_error, HTTPException: http_error, StoreFailure: store_error,
            RecursionError: too_deep, Exception: our_mistake,
        },
        request_max_body_size=BIGGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Frenzy", version=__version__, path="/api/docs", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )  # fmt: skip
    return secured(app)
