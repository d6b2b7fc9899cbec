"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(autouse=True)
def _notes() -> Iterator[None]:
    """A command that ran inside a test has sent the notes to that test's error stream, which ends with it."""
    yield
    structlog.reset_defaults()
