"""The built web client: its one page for every address of a table, campaign or record, and its files."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import HttpMethod, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response.base import ASGIResponse
from msgspec import Struct

from frenzy.server.http.compression import packed, takes_packed
from frenzy.server.http.routes import YEAR, Asked

KEPT: Final = f"public, max-age={YEAR}, immutable"
"""The names of files in `assets` change with what is in them: they may be kept for ever."""
ASKED: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".woff": "font/woff", ".woff2": "font/woff2"}
"""Those that differ from machine to machine."""
WORTH_PACKING: Final = 0.9
"""What stays this big, as a font does, travels as it is."""
METHODS: Final = [HttpMethod.GET, HttpMethod.HEAD]
ADDRESSES: Final = [
    "/t/{name:str}", "/t/{name:str}/replay", "/c/{name:str}", "/r/{name:str}",
    "/puzzles", "/puzzle/today", "/puzzle/{game:str}/{name:str}", "/ladder",
]  # fmt: skip


class File(Struct, frozen=True):
    """A file of the client as it travels: as it is, and packed if that is much smaller."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str


@lru_cache(1_000)
def read(path: Path, _changed: int, _size: int) -> File:
    body = path.read_bytes()
    small = packed(body)
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    is_worth_it = len(small) < len(body) * WORTH_PACKING
    return File(body, small if is_worth_it else None, kind, sha256(body).hexdigest()[:32])


def find(web: Path, name: str) -> File:
    """The file of that name within the folder; there is none of any other."""
    try:
        path = (web / name.lstrip("/")).resolve(strict=True)
        if path.is_relative_to(web) and path.is_file():
            facts = path.stat()
            return read(path, facts.st_mtime_ns, facts.st_size)
    except (OSError, ValueError, RuntimeError):  # no name of a file at all
        pass
    raise NotFoundException("there is nothing at this address")


def answer(request: Asked, file: File, cache_control: str) -> ASGIResponse:
    is_packed = file.packed is not None and takes_packed(request.headers.get("accept-encoding", ""))
    body = file.packed if is_packed and file.packed is not None else file.body
    tag = f'"{file.tag}{"-gz" if is_packed else ""}"'
    headers = {"Cache-Control": cache_control, "ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return ASGIResponse(status_code=304, headers=headers)
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    return ASGIResponse(body=body, media_type=file.media_type, headers=headers)


def pages(web: Path) -> list[Any]:
    """The routes. Files are looked for when they are asked for: who builds the client anew need not start again."""
    folder = web.resolve()

    def serve(request: Asked, name: str) -> ASGIResponse:
        cache_control = KEPT if PurePosixPath(name.lstrip("/")).parts[:1] == ("assets",) else ASKED
        return answer(request, find(folder, name), cache_control)

    @route(["/", *ADDRESSES], http_method=METHODS, include_in_schema=False)
    async def page(request: Asked) -> ASGIResponse:
        return serve(request, "index.html")

    @route("/{path:path}", http_method=METHODS, include_in_schema=False)
    async def file(request: Asked, path: FromPath[PurePosixPath]) -> ASGIResponse:
        return serve(request, str(path))

    return [page, file]
