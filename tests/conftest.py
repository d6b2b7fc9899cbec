"""What tests everywhere share: one server for those of a module, and how requests are made."""

from __future__ import annotations

import os
from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import PATIENCE, Server, serving


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow-elsewhere", default="", metavar="PATHS", help="leave out the slow tests under these paths")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    paths = [config.rootpath / path for path in config.getoption("--slow-elsewhere").split()]
    slow = [item for item in items if item.get_closest_marker("slow") is not None]
    left_out = {item for item in slow if any(map(item.path.is_relative_to, paths))}
    if left_out:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session", autouse=True)
def _patient_and_without_certificates() -> Iterator[None]:
    """httpx gives up after five seconds, which a busy machine may take. And it reads all certificates for each request:
    20 ms of a processor's time, and nobody speaks TLS here."""
    with pytest.MonkeyPatch.context() as patch:
        for step in ("connect", "read", "write", "pool"):
            patch.setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, step, PATIENCE)
        patch.delenv("SSL_CERT_FILE", raising=False)
        patch.setenv("SSL_CERT_DIR", os.devnull)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running
