"""Notes that a command has sent elsewhere come back; a PostgreSQL for those who ask for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from tests.server.postgres import postgres, postgres_folder

__all__ = ["postgres", "postgres_folder"]


@pytest.fixture(autouse=True)
def _notes() -> Iterator[None]:
    """A command that ran inside a test has sent the notes to that test's error stream, which ends with it."""
    yield
    structlog.reset_defaults()
