"""What tests everywhere share: one server for those of a module, and no certificates."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.serving import Server, serving


@pytest.fixture(scope="session", autouse=True)
def _no_certificates() -> Iterator[None]:
    """Nobody speaks TLS here, and httpx would read them all for each request: 20 ms of a processor's time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("SSL_CERT_FILE", raising=False)
        patch.setenv("SSL_CERT_DIR", os.devnull)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running
