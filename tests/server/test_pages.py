"""The web client's files: those that are there, compressed for who takes it so; no other address breaks anything."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, quote_from_bytes

import httpx
import pytest

from tests.server.serving import Server, serving

SCRIPT = "export const words = 'again';\n" * 200


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("web") / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Frenzy</title>" + "<p>page</p>" * 99)
    (web / "assets" / "index-D4mG7xQz.js").write_text(SCRIPT)
    (web / "assets" / "inter.woff2").write_bytes(random.Random(1).randbytes(3_000))
    (web.parent / "secret.txt").write_text("not for the web")
    os.symlink(web.parent / "secret.txt", web / "link.txt")
    return web


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("pages"), "--web", str(folder)) as server:
        yield server


@pytest.mark.parametrize(
    "path",
    [
        "/%00", "/" + "x" * 300, "/index.html/x", "/assets/%00", "/assets/" + "x" * 300, "/assets/index-D4mG7xQz.js/x",
        "/assets", "/assets/", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/link.txt",
        "//etc/passwd", "/%2fetc%2fpasswd", "/%ff", "/assets/%ff%fe", "/%F0%9F%92%A9", "/a%0ab", "/C:%5Cboot.ini",
        "/x/../../secret.txt", "/" + "a/" * 500, "/t", "/t/", "/t/a/b", "/api", "/api/nothing",
        "/api/tables/%00/qr.svg", "/r/", "/%",
    ],
)  # fmt: skip
def test_what_is_not_there_is_told_so(server: Server, path: str) -> None:
    for method in ("GET", "HEAD"):
        assert 400 <= httpx.request(method, server.url + path).status_code < 500, method


def test_no_address_breaks_the_server(server: Server) -> None:
    rng = random.Random(11)
    pieces = [
        "index.html",
        "assets",
        "t",
        "api",
        "tables",
        "..",
        ".",
        "",
        "%00",
        "%2f",
        "%2e%2e",
        "x" * 260,
        "c",
        "r",
        "replay",
    ]
    with httpx.Client(base_url=server.url) as client:
        for _ in range(300):
            parts = [rng.choice([*pieces, quote_from_bytes(rng.randbytes(6)), quote(chr(rng.randrange(32, 0xD7FF)))])
                     for _ in range(rng.randrange(1, 5))]  # fmt: skip
            path = "/" + "/".join(parts)
            assert client.get(path).status_code < 500, path


def test_a_file_travels_compressed_where_it_gets_smaller_by_that(server: Server) -> None:
    for path, kind in (("/", "text/html"), ("/t/abc", "text/html"), ("/assets/index-D4mG7xQz.js", "text/javascript")):
        plain, packed = (
            httpx.get(server.url + path, headers={"Accept-Encoding": way}) for way in ("identity", "br, gzip")
        )
        assert (plain.headers.get("content-encoding"), packed.headers["content-encoding"]) == (None, "gzip")
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4
        assert plain.content == packed.content  # as the client unpacks it
        assert {plain.headers["vary"], packed.headers["vary"]} == {"Accept-Encoding"}
        assert plain.headers["content-type"].split(";")[0] == packed.headers["content-type"].split(";")[0] == kind
        assert plain.headers["etag"] != packed.headers["etag"]
        assert "content-encoding" not in httpx.get(server.url + path, headers={"Accept-Encoding": "gzip;q=0"}).headers
    font = httpx.get(f"{server.url}/assets/inter.woff2", headers={"Accept-Encoding": "gzip"})
    assert (font.headers.get("content-encoding"), font.headers["content-type"]) == (None, "font/woff2")


def test_who_has_the_file_already_is_told_so(server: Server, folder: Path) -> None:
    page = httpx.get(f"{server.url}/")
    known = {"If-None-Match": page.headers["etag"]}
    again = httpx.get(f"{server.url}/", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    text = (folder / "index.html").read_text()
    try:
        (folder / "index.html").write_text(text + "changed")
        assert httpx.get(f"{server.url}/", headers=known).text.endswith("changed")
    finally:
        (folder / "index.html").write_text(text)


def test_the_head_of_a_file_is_that_of_the_file(server: Server) -> None:
    for path in ("/", "/assets/index-D4mG7xQz.js"):
        head, whole = (httpx.request(method, server.url + path) for method in ("HEAD", "GET"))
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-length", "content-encoding", "etag", "content-type", "cache-control"):
            assert head.headers[name] == whole.headers[name]


def test_the_words_of_a_game_travel_compressed_and_nothing_that_holds_a_secret(server: Server) -> None:
    packed = httpx.get(f"{server.url}/api/games/adrenaline/booklet")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json()["text"]
    seated = httpx.post(f"{server.url}/api/tables", json={"nickname": "a" * 40, "name": "b" * 60})
    table = httpx.get(f"{server.url}/api/tables/{seated.json()['table']['id']}")
    assert [answer.headers.get("content-encoding") for answer in (seated, table)] == [None, None]
