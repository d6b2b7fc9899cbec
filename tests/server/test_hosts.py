"""By which names a server is called, and what it adds where it is reached by https."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from frenzy.cli import main
from frenzy.server.http.guards import MOST_SEATS, is_own_host
from tests.server.serving import Server, create, serving

Screen = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost:8000", True), ("127.0.0.1", True), ("[::1]:8000", True), ("192.168.1.7:8000", True),
        ("Gamebox.local:8000", True), ("gamebox.lan", True), ("frenzy.localhost", True), ("", True), ("gamebox", True),
        ("evil.example", False), ("192.168.1.7.evil.example", False), ("localhost.evil.example", False), ("a b", False),
        ("evil.example:80@localhost", False), ("[::1", False), ("local", True), ("127.0.0.1:http", False),
        ("localhost.", True), (".local", False),
    ],
)  # fmt: skip
def test_without_a_word_of_the_operator_only_names_count_that_nobody_can_buy(host: str, is_own: bool) -> None:
    assert is_own_host(host) is is_own


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("club.example", True), ("CLUB.example:443", True), ("localhost:8000", True), ("127.0.0.1:8000", True),
        ("other.example", False), ("x.club.example", False), ("192.168.1.7", False), ("gamebox", False),
    ],
)  # fmt: skip
def test_with_names_of_the_operator_only_those_count_and_this_machine(host: str, is_own: bool) -> None:
    assert is_own_host(host, ["club.example"]) is is_own


def ask(server: Server, path: str, host: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={"Host": host})


def test_another_host_is_refused_at_every_door(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Frenzy</title>")
    named = ("--origin", "https://club.example", "--host-name", "games.example", "--web", str(tmp_path))
    with serving(tmp_path, *named) as server:
        table = create(server).table
        for path in ("/", "/health", "/api/games", f"/api/tables/{table}/qr.svg", f"/t/{table}"):
            found = [ask(server, path, host).status_code for host in ("club.example", "games.example", "evil.example")]
            assert found == [200, 200, 421], path
        refused = ask(server, "/api/games", "evil.example").json()
        assert (refused["reason"], refused["field"]) == ("wrong_host", "host")
        assert "--host-name" in refused["error"]
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(
                f"ws://evil.example/api/tables/{table}/socket",
                sock=socket.create_connection(("127.0.0.1", server.port)),
            ),
        ):
            pass
        page = {"Host": "club.example", "Origin": "https://club.example"}
        assert httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada"}, headers=page).status_code == 201


@pytest.mark.parametrize(
    "wrong",
    [
        ["--origin", "club.example"], ["--origin", "https://club.example/x"], ["--host-name", "http://x"],
        ["--host-name", "a:80"], ["--proxy", "club.example"],
    ],
)  # fmt: skip
def test_names_that_cannot_be_are_refused(wrong: list[str], capsys: Screen) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *wrong])
    assert f"argument {wrong[0]}: {wrong[1]} is " in capsys.readouterr().err


# -- with https -------------------------------------------------------------------------------------------------


def test_behind_https_browsers_stay_there_and_cookies_belong_to_this_host_alone(tmp_path: Path) -> None:
    with serving(tmp_path, "--secure") as server:
        assert httpx.get(f"{server.url}/health").headers["strict-transport-security"] == "max-age=31536000"
        answer = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada"})
        table, token = answer.json()["table"]["id"], answer.json()["token"]
        begun = httpx.post(f"{server.url}/api/campaigns", json={"nickname": "Ada", "game": "wreckland"})
        campaign, key = begun.json()["id"], begun.json()["key"]
        seat_cookie, campaign_cookie = f"__Host-frenzy_seat_{table}={token}", f"__Host-frenzy_campaign_{campaign}={key}"
        for cookie, wanted in (
            (answer.headers["set-cookie"], seat_cookie),
            (begun.headers["set-cookie"], campaign_cookie),
        ):
            parts = cookie.split("; ")
            assert parts[0] == wanted
            assert {"Path=/", "Secure", "HttpOnly"} <= {*parts}
            assert "domain" not in cookie.lower()
        page = {"Origin": server.url, "Cookie": f"{seat_cookie}; {campaign_cookie}"}
        assert httpx.post(f"{server.url}/api/tables/{table}/ready", json={}, headers=page).status_code == 200
        assert httpx.get(f"{server.url}/api/campaigns", headers=page).json()[0]["id"] == campaign
        plain = {"Origin": server.url, "Cookie": f"frenzy_seat={token}; frenzy_campaign_{campaign}={key}"}
        assert httpx.post(f"{server.url}/api/tables/{table}/ready", json={}, headers=plain).status_code == 403
        assert httpx.get(f"{server.url}/api/campaigns", headers=plain).json() == []


def test_without_https_nothing_is_said_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "strict-transport-security" not in httpx.get(f"{server.url}/health").headers


def test_a_browser_keeps_so_many_seats_and_forgets_the_oldest(tmp_path: Path) -> None:
    """All of them go with every request, and a socket takes no line that is too long."""
    kept = "; ".join(f"__Host-frenzy_seat_{number:012}={'t' * 43}" for number in range(MOST_SEATS))
    with serving(tmp_path, "--secure") as server:
        page = {"Origin": server.url, "Cookie": kept}
        answer = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada"}, headers=page)
        gone = [line for line in answer.headers.get_list("set-cookie") if "Max-Age=0" in line]
        assert [line.split("=")[0] for line in gone] == [f"__Host-frenzy_seat_{0:012}"]
        assert {"Path=/", "Secure"} <= {*gone[0].split("; ")}
