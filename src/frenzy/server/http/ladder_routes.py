"""The HTTP routes of the ladder: everybody may look at it, and whoever wants one takes a place there."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from frenzy import wire
from frenzy.server.http.campaign_routes import NO_STORE
from frenzy.server.http.guards import place_cookie
from frenzy.server.http.routes import YEAR, Asked, kept, services_of, wrong
from frenzy.server.store import UnknownPlayer


def cookie(request: Asked, key: str, *, max_age: int = YEAR) -> Cookie:
    """The key, for a browser."""
    return kept(request, place_cookie(is_secure=services_of(request).is_secure), key, max_age=max_age)


@get("/api/ladder/{game:str}", summary="People and bots of a game, the strongest first", responses=wrong())
async def ladder(request: Asked, game: FromPath[str]) -> Response[wire.LadderInfo]:
    services = services_of(request)
    return Response(await services.ladder.listed(game, services.place(request)), headers=NO_STORE)


@post("/api/place", summary="Take a place on the ladder", responses=wrong(409, 413))
async def take_place(request: Asked, data: JSONBody[wire.TakePlace]) -> Response[wire.PlaceInfo]:
    services = services_of(request)
    services.spend("create", request)
    found = await services.ladder.take(data)
    return Response(found, cookies=[cookie(request, found.key)], status_code=201, headers=NO_STORE)


@get("/api/place", summary="One's own place on the ladder, if there is one", responses=wrong())
async def my_place(request: Asked) -> Response[wire.PlaceInfo | None]:
    """Whoever looks keeps the key for another year."""
    services = services_of(request)
    found: wire.PlaceInfo | None = None
    with suppress(UnknownPlayer):
        found = await services.ladder.open(services.place(request))
    cookies = [] if found is None else [cookie(request, found.key)]
    return Response(found, cookies=cookies, headers=NO_STORE)


@post("/api/place/open", status_code=200, summary="Come back to one's place on another device, by its key",
      responses=wrong(404, 413))  # fmt: skip
async def open_place(request: Asked, data: JSONBody[wire.OpenPlace]) -> Response[wire.PlaceInfo]:
    found = await services_of(request).ladder.open(data.key)
    return Response(found, cookies=[cookie(request, found.key)], headers=NO_STORE)


@post("/api/place/forget", status_code=204, summary="Give one's place up, with all that was counted",
      responses={**wrong(404), 204: ResponseSpec(None, description="It is gone", generate_examples=False)})  # fmt: skip
async def forget_place(request: Asked) -> Response[None]:
    services = services_of(request)
    await services.ladder.forget(services.place(request))
    return Response(None, status_code=204, cookies=[cookie(request, "", max_age=0)])


LADDER_ROUTES: Final = (ladder, take_place, my_place, open_place, forget_place)
