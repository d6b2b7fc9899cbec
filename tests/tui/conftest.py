"""A state folder that belongs to the test, and remarks that stay until they are read."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture(autouse=True)
def _slow_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer to look than somebody to read a line."""
    monkeypatch.setattr("frenzy.tui.app.reading_time", lambda _text: 3_600.0)
    monkeypatch.setattr("frenzy.tui.app.LONG", 3_600)
