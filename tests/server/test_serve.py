"""`frenzy serve`: one line says what is missing or wrong."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from frenzy.cli import main, serve
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


def test_the_built_page_is_served_for_the_house_and_for_every_table(tmp_path: Path) -> None:
    web, data = tmp_path / "web", tmp_path / "data"
    web.mkdir()
    data.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Frenzy</title>")
    (web / "main.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("not for the web")

    with serving(data, "--web", str(web)) as server:
        pages = [httpx.get(f"{server.url}{path}") for path in ("/", "/t/abc", "/main.js")]
        assert [page.status_code for page in pages] == [200, 200, 200]
        assert "Frenzy" in pages[1].text
        assert "default-src 'self'" in pages[1].headers["content-security-policy"]
        assert httpx.get(f"{server.url}/..%2fsecret.txt").status_code == 404
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
