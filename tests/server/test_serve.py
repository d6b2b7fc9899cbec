"""`frenzy serve`: one line says what is missing or wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from frenzy.cli import main, serve

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
