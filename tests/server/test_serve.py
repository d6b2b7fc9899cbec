"""`frenzy serve`: one line says what is missing or wrong."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import httpx
import pytest

from frenzy.cli import main, parser, serve
from tests.server.serving import serving

Screen = pytest.CaptureFixture[str]


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: Screen) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == "litestar" else name)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == "frenzy serve: litestar: not installed; pip install 'frenzy[server]'\n"


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path, capsys: Screen) -> None:
    (tmp_path / "frenzy.sqlite").write_bytes(b"not a database, but long enough to look like something else" * 99)
    assert main(["serve", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith("frenzy serve: --data: ")
    assert told.count("\n") == 1


def test_the_help_has_an_example(capsys: Screen) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    assert "frenzy serve --host 127.0.0.1 --port 8000 --data games" in capsys.readouterr().out


def test_a_folder_without_the_built_page_is_told(tmp_path: Path, capsys: Screen) -> None:
    assert main(["serve", "--web", str(tmp_path)]) == 2
    assert "--web: there is no index.html" in capsys.readouterr().err


def test_the_page_that_was_installed_is_served_unless_another_or_none_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed, built, other = (tmp_path / name for name in ("installed", "built", "other"))
    monkeypatch.setattr(serve, "PAGES", (installed, built))

    def found(*arguments: str) -> Path | None:
        return serve.find_page(parser().parse_args(["serve", *arguments]))

    assert found() is None
    for folder in (built, installed, other):
        folder.mkdir()
        (folder / "index.html").touch()
        assert found() == (built if folder is built else installed)
    assert found("--web", str(other)) == other
    assert found("--no-web") is None


def test_a_port_that_is_taken_is_told_and_no_house_is_announced(tmp_path: Path, capsys: Screen) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"frenzy serve: --port: {port} at 127.0.0.1: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("wrong", [["--port", "99999"], ["--workers", "0"]])
def test_numbers_that_cannot_be_are_refused(wrong: list[str], capsys: Screen) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *wrong])
    assert f"argument {wrong[0]}: {wrong[1]} is " in capsys.readouterr().err


def test_a_server_for_the_network_is_announced_by_an_address_that_others_can_use(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        said = server.log.read_text()
        assert f"open at http://localhost:{server.port} and http://" in said
        assert "0.0.0.0" not in said


def test_the_built_page_is_served_for_the_house_and_for_every_table_and_campaign(tmp_path: Path) -> None:
    web, data = tmp_path / "web", tmp_path / "data"
    web.mkdir()
    data.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Frenzy</title>")
    (web / "main.js").write_text("export {};")
    (web / "assets").mkdir()
    (web / "assets" / "index-D4mG7xQz.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("not for the web")

    with serving(data, "--web", str(web), afresh=True) as server:
        pages = [httpx.get(f"{server.url}{path}") for path in ("/", "/t/abc", "/c/abc", "/main.js", "/r/abc")]
        assert [page.status_code for page in pages] == [200] * 5
        assert pages[1].text == pages[2].text == pages[4].text
        assert "Frenzy" in pages[1].text
        assert "default-src 'self'" in pages[1].headers["content-security-policy"]
        assert {page.headers["cache-control"] for page in pages} == {"no-cache"}
        hashed = httpx.get(f"{server.url}/assets/index-D4mG7xQz.js")
        assert hashed.status_code == 200
        assert set(hashed.headers["cache-control"].split(", ")) == {"public", "max-age=31536000", "immutable"}
        assert httpx.get(f"{server.url}/..%2fsecret.txt").status_code == 404
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"


@pytest.mark.parametrize("afresh", [False, True])
def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path, capsys: Screen, afresh: bool) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with serving(data, afresh=afresh) as server:
        assert server.process is not None
        assert main(["serve", "--data", str(data), "--port", str(server.port)]) == 2
        told = capsys.readouterr().err
        assert told == f"frenzy serve: --data: {data}: in use by another server (process {server.process.pid})\n"
        server.stop(signal.SIGKILL)
        server.start()


def test_the_data_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    with serving(tmp_path, afresh=True) as server:
        server.stop()
        server.data = tmp_path / "games"
        server.start()
        modes = {path.name: path.stat().st_mode & 0o777 for path in (server.data, *server.data.iterdir())}
        assert modes.pop("games") == 0o700
        assert {"frenzy.sqlite", "lock"} <= modes.keys()
        assert set(modes.values()) == {0o600}
