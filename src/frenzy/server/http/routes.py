"""The HTTP routes: each hands its request to whoever does the work."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import json

from frenzy import wire
from frenzy.catalogues import LANGUAGES
from frenzy.games import load
from frenzy.kernel import BadOption, Replay
from frenzy.kernel.errors import shown
from frenzy.kernel.guide import Booklet
from frenzy.server.campaign.campaigns import booklet
from frenzy.server.http.compression import packed, takes_packed
from frenzy.server.http.guards import seat_cookie
from frenzy.server.lobby import hosting, lessons, puzzles, replays
from frenzy.server.services import Services, caller
from frenzy.server.table.serializers import table_info

Asked = Request[Any, Any, State]
YEAR: Final = 365 * 86_400
BIGGEST_RECORD: Final = 256 * 1_024
MOST_STEPS: Final = 200
WRONG: Final = {
    400: "Something in the request is not as it should be",
    401: "The token opens no seat of this table",
    403: "Not from a foreign page, not without a seat, or not before a campaign has opened it",
    404: "There is no such table, lesson, puzzle, campaign or place on the ladder",
    409: "The table is not in the state for this",
    413: "The body is too big",
    429: "Too many requests; `Retry-After` says how long to wait",
}


def wrong(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route; the first three are the same for every route."""
    return {
        status: ResponseSpec(wire.Problem, description=WRONG[status], generate_examples=False)
        for status in sorted({400, 403, 429, *statuses})
    }


def services_of(request: Asked) -> Services:
    services: Services = request.app.state.services
    return services


def kept(request: Asked, found: tuple[str, str], value: str, *, max_age: int = YEAR) -> Cookie:
    """A cookie of this name and path, for our own pages only; it is forgotten at once if it is kept for no time."""
    name, path = found
    return Cookie(
        key=name, value=value, path=path, max_age=max_age, httponly=True, samesite="lax",
        secure=services_of(request).is_secure,
    )  # fmt: skip


def seated(request: Asked, found: wire.Seated) -> Response[wire.Seated]:
    """The answer that carries a token: in the body for programs, in a cookie for browsers, never in an address."""
    services, table = services_of(request), found.table.id
    if table in services.lobby.tables:
        services.lobby.tables[table].presence.note_home(caller(request))
    cookies = [kept(request, seat_cookie(table, is_secure=services.is_secure), found.token)]
    cookies += [kept(request, (name, "/"), "", max_age=0) for name in services.seats_to_forget(request, table)]
    return Response(found, cookies=cookies, status_code=201, headers={"Cache-Control": "no-store"})


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadOption(f"language: {shown(language)} is not one of {', '.join(LANGUAGES)}")
    return language


def printed(request: Asked, found: Booklet) -> Response[Booklet]:
    """A browser may keep it for whoever asked, and asks every time whether it is still the same."""
    body: Any = json.encode(found)
    is_packed = takes_packed(request.headers.get("accept-encoding", ""))
    tag = f'"{sha256(body).hexdigest()[:32]}{"-gz" if is_packed else ""}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag, "Vary": "Cookie, Authorization, Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        nothing: Any = None
        return Response(nothing, status_code=304, headers=headers)
    if is_packed:
        body, headers["Content-Encoding"] = packed(body), "gzip"
    return Response(body, media_type="application/json", headers=headers)


# -- getting to a table -----------------------------------------------------------------------------------------


@get("/api/games", summary="What can be played here", responses=wrong())
async def games() -> list[wire.GameInfo]:
    return lessons.games()


@get("/api/games/{name:str}/booklet", summary="The words and cards that everybody may read", responses=wrong())
async def game_booklet(request: Asked, name: FromPath[str], language: FromQuery[str] = "en") -> Response[Booklet]:
    return printed(request, booklet(load(name), {}, known_language(language)))


@post("/api/tables", summary="Create a table", responses=wrong(413))
async def create(request: Asked, data: JSONBody[wire.CreateTable]) -> Response[wire.Seated]:
    services_of(request).spend("create", request)
    return seated(request, await services_of(request).lobby.create(data, services_of(request).newcomer(request)))


@post("/api/quick", summary="Sit down where somebody waits", responses=wrong(413))
async def quick(request: Asked, data: JSONBody[wire.QuickMatch]) -> Response[wire.Seated]:
    services_of(request).spend("create", request)
    return seated(request, await services_of(request).lobby.quick(data, services_of(request).newcomer(request)))


@post("/api/lessons/{game:str}/{lesson:str}", summary="Sit down at a lesson", responses=wrong(404, 413))
async def learn(
    request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[wire.Learn]
) -> Response[wire.Seated]:
    services_of(request).spend("create", request)
    return seated(request, await lessons.learn(services_of(request).lobby, game, lesson, data))


@get("/api/puzzles", summary="The puzzles, and the one of a day", responses=wrong())
async def all_puzzles(day: FromQuery[str] = "") -> wire.PuzzleList:
    return puzzles.listed(day)


@post("/api/puzzles/{game:str}/{puzzle:str}", summary="Sit down at a puzzle", responses=wrong(404, 413))
async def solve(
    request: Asked, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[wire.Learn]
) -> Response[wire.Seated]:
    services_of(request).spend("create", request)
    return seated(request, await puzzles.solve(services_of(request).lobby, game, puzzle, data))


@get("/api/tables", summary="The public tables", responses=wrong())
async def public_tables(request: Asked) -> list[wire.TableInfo]:
    return await services_of(request).lobby.public()


@get("/api/tables/{name:str}", summary="One table", responses=wrong(404))
async def one_table(request: Asked, name: FromPath[str]) -> wire.TableInfo:
    return table_info(await services_of(request).visible_table(request, name))


@get("/api/tables/{name:str}/booklet", summary="The words and cards of a table",
     responses=wrong(404))  # fmt: skip
async def table_booklet(request: Asked, name: FromPath[str], language: FromQuery[str] = "en") -> Response[Booklet]:
    table = await services_of(request).visible_table(request, name)
    return printed(request, booklet(table.game, table.record.options, known_language(language)))


@get("/api/tables/{name:str}/qr.svg", media_type="image/svg+xml", summary="The invitation as a QR code",
     responses=wrong(404))  # fmt: skip
async def qr_code(request: Asked, name: FromPath[str]) -> bytes:
    table = await services_of(request).visible_table(request, name)
    picture = BytesIO()
    segno.make(f"{request.base_url}t/{table.record.id}").save(picture, kind="svg", scale=4, light="#fff")
    return picture.getvalue()


# -- at a table -------------------------------------------------------------------------------------------------


@post("/api/tables/{name:str}/join", summary="Take an open seat", responses=wrong(401, 404, 409, 413))
async def join(request: Asked, name: FromPath[str], data: JSONBody[wire.Join]) -> Response[wire.Seated]:
    services = services_of(request)
    table = await services.visible_table(request, name)
    guest = services.guest(request, table)
    if data.here:
        token = services.token(request, table)
        return seated(request, await services.do(request, name, partial(services.lobby.join_here, data, token, guest)))
    return seated(request, await table.do(partial(services.lobby.join, data, table, guest)))


@post("/api/tables/{name:str}/seats/{seat:int}/bot", status_code=200, summary="Put a bot on a seat, or take it away",
      responses=wrong(401, 404, 409, 413))  # fmt: skip
async def set_bot(
    request: Asked, name: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SetBot]
) -> wire.TableInfo:
    services = services_of(request)
    return await services.do(request, name, partial(services.lobby.set_bot, seat, data))


@post("/api/tables/{name:str}/ready", status_code=200, summary="Be ready, or not",
      responses=wrong(401, 404, 409, 413))  # fmt: skip
async def set_ready(request: Asked, name: FromPath[str], data: JSONBody[wire.SetReady]) -> wire.TableInfo:
    services = services_of(request)
    return await services.do(request, name, partial(services.lobby.set_ready, data))


@post("/api/tables/{name:str}/start", status_code=200, summary="Start the game", responses=wrong(401, 404, 409))
async def start(request: Asked, name: FromPath[str]) -> wire.TableInfo:
    services = services_of(request)
    return await services.do(request, name, services.lobby.start)


@post("/api/tables/{name:str}/leave", status_code=200, summary="Leave the table", responses=wrong(401, 404))
async def leave(request: Asked, name: FromPath[str]) -> wire.TableInfo:
    services = services_of(request)
    return await services.do(request, name, services.lobby.leave)


@post("/api/tables/{name:str}/seats/{seat:int}/remove", status_code=200, summary="The host takes a guest off the table",
      responses=wrong(401, 404, 409, 413))  # fmt: skip
async def remove_guest(
    request: Asked, name: FromPath[str], seat: FromPath[int], data: JSONBody[wire.RemoveGuest]
) -> wire.TableInfo:
    return await services_of(request).do(request, name, partial(hosting.remove, seat, data))


@post("/api/tables/{name:str}/host", status_code=200, summary="The host hands the office on",
      responses=wrong(401, 404, 413))  # fmt: skip
async def set_host(request: Asked, name: FromPath[str], data: JSONBody[wire.SetHost]) -> wire.TableInfo:
    return await services_of(request).do(request, name, partial(hosting.hand_on, data))


@post("/api/tables/{name:str}/lock", status_code=200, summary="The host lets nobody else sit down, or does again",
      responses=wrong(401, 404, 413))  # fmt: skip
async def set_lock(request: Asked, name: FromPath[str], data: JSONBody[wire.SetLock]) -> wire.TableInfo:
    return await services_of(request).do(request, name, partial(hosting.lock, data))


@post("/api/tables/{name:str}/token", summary="Another token for one's own seats; the old one ends",
      responses=wrong(401, 404, 409))  # fmt: skip
async def renew_token(request: Asked, name: FromPath[str]) -> Response[wire.Seated]:
    services = services_of(request)
    return seated(request, await services.do(request, name, services.lobby.renew_token))


@post("/api/tables/{name:str}/rematch", summary="Play again: one's own seats at the next table",
      responses=wrong(401, 404, 409))  # fmt: skip
async def rematch(request: Asked, name: FromPath[str]) -> Response[wire.Seated]:
    services = services_of(request)
    token = services.token(request, await services.visible_table(request, name))
    return seated(request, await services.do(request, name, partial(services.lobby.rematch, token)))


@post("/api/tables/{name:str}/next", summary="Play another of the series: one's own seats at the next table",
      responses=wrong(401, 404, 409, 413))  # fmt: skip
async def play_next(request: Asked, name: FromPath[str], data: JSONBody[wire.PlayNext]) -> Response[wire.Seated]:
    services = services_of(request)
    token = services.token(request, await services.visible_table(request, name))
    return seated(request, await services.do(request, name, partial(services.lobby.play_next, token, data)))


# -- games that are over ----------------------------------------------------------------------------------------


@get("/api/tables/{name:str}/replay", media_type="application/json", summary="The record of a finished game, as a file",
     responses=wrong(404, 409))  # fmt: skip
async def replay(request: Asked, name: FromPath[str]) -> Response[Replay]:
    services = services_of(request)
    record = await replays.record_of(services.lobby, await services.visible_table(request, name))
    file = f'attachment; filename="frenzy-{record.game}-{replays.record_id(record)}.json"'
    text: Any = record.encode().encode()  # as files have it; the document says what it is
    return Response(text, headers={"Content-Disposition": file})


@get("/api/tables/{name:str}/steps", summary="Steps of a finished game, as somebody saw them or with every hand open",
     responses=wrong(404, 409))  # fmt: skip
async def steps(
    request: Asked,
    name: FromPath[str],
    viewer: FromQuery[str] = "public",
    start: Annotated[int, QueryParameter(ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 50,
) -> wire.StepList:
    services = services_of(request)
    services.spend("steps", request)
    return await replays.steps(services.lobby, await services.visible_table(request, name), viewer, start, count)


@post("/api/tables/{name:str}/branch", summary="Play on from a step of a finished game",
      responses=wrong(404, 409, 413))  # fmt: skip
async def branch(request: Asked, name: FromPath[str], data: JSONBody[wire.Branch]) -> Response[wire.Seated]:
    services = services_of(request)
    services.spend("create", request)
    table = await services.visible_table(request, name)
    key = await services.owner_key(request, table.record.campaign)
    return seated(request, await replays.branch(services.lobby, table, data, key))


@get("/api/tables/{name:str}/chances", summary="How likely each side was to win, at every step of a finished game",
     responses=wrong(404, 409))  # fmt: skip
async def chances(request: Asked, name: FromPath[str]) -> wire.ChancesInfo:
    services = services_of(request)
    services.spend("steps", request)
    return await services.reviews.chances(await services.visible_table(request, name))


@get("/api/tables/{name:str}/review", summary="The review of a finished game, as far as it is made",
     responses=wrong(404, 409))  # fmt: skip
async def review(request: Asked, name: FromPath[str]) -> wire.Review:
    services = services_of(request)
    return await services.reviews.told(await services.visible_table(request, name))


@post("/api/tables/{name:str}/review", status_code=200, summary="Have a finished game reviewed",
      responses=wrong(404, 409))  # fmt: skip
async def ask_review(request: Asked, name: FromPath[str]) -> wire.Review:
    services = services_of(request)
    services.spend("review", request)
    return await services.reviews.ask(await services.visible_table(request, name), caller(request))


@delete("/api/tables/{name:str}/review", status_code=200, summary="Want it no more: it is made on only for others",
        responses=wrong(404, 409))  # fmt: skip
async def cancel_review(request: Asked, name: FromPath[str]) -> wire.Review:
    services = services_of(request)
    return await services.reviews.cancel(await services.visible_table(request, name), caller(request))


@post("/api/replays", request_max_body_size=BIGGEST_RECORD, summary="Bring the record of a finished game",
      responses=wrong(413))  # fmt: skip
async def bring(request: Asked, data: JSONBody[Replay]) -> wire.TableInfo:
    services = services_of(request)
    services.spend("record", request)
    return await replays.keep(services.lobby, data, await services.campaigns.keeper(services.keys(request), data))


ROUTES: Final = (
    games, game_booklet, create, quick, learn, all_puzzles, solve, public_tables, one_table, table_booklet, qr_code,
    join, set_bot, set_ready, start, leave, remove_guest, set_host, set_lock, renew_token, rematch, play_next, replay,
    steps, branch, bring, chances, review, ask_review, cancel_review,
)  # fmt: skip
