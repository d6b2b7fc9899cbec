"""`make` finds what it needs on the machine, or brings it along: told by what it would run."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.environments import ROOT

NEEDED: Final = ("sh", "awk", "expr", "find", "getconf")
SOURCES: Final = (
    "Makefile",
    "pyproject.toml",
    "requirements",
    "src",
    "tests",
    "tools",
    "web/package-lock.json",
    "web/src",
)
PINNED: Final = "requirements/node.txt"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout in which nothing is built yet."""
    (tmp_path / "house" / "web").mkdir(parents=True)
    for name in SOURCES:
        (tmp_path / "house" / name).symlink_to(ROOT / name)
    return tmp_path / "house"


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder with the few programs that `make` itself asks, and no Node."""
    (tmp_path / "tools").mkdir()
    for name in NEEDED:
        found = shutil.which(name)
        assert found is not None, name
        (tmp_path / "tools" / name).symlink_to(found)
    return tmp_path / "tools"


def add_node(tools: Path, version: str) -> None:
    """A Node that says this version, and its npm."""
    real = shutil.which("node")
    if real is None:
        pytest.skip("no Node here that could say its version")
    before = f"Object.defineProperty(process, 'versions', {{ value: {{ node: '{version}' }} }})"
    (tools / "before.cjs").write_text(before)
    (tools / "node").write_text(f'#!/bin/sh\nexec {real} --require {tools}/before.cjs "$@"\n')
    (tools / "npm").write_text("#!/bin/sh\n")
    for name in ("node", "npm"):
        (tools / name).chmod(0o755)


def would_run(target: str, house: Path, tools: Path) -> str:
    make = shutil.which("make")
    if make is None:
        pytest.skip("no make here")
    variables = {**os.environ, "PATH": str(tools), "MAKEFLAGS": ""}
    told = subprocess.run([make, "-n", target], cwd=house, env=variables, capture_output=True, text=True, check=True)
    return told.stdout


@pytest.mark.parametrize("target", ["play", "web-test", "e2e"])
def test_without_node_a_pinned_one_is_installed_first(target: str, house: Path, tools: Path) -> None:
    told = would_run(target, house, tools)
    assert told.index(PINNED) < told.index("npm install")


def test_a_node_that_fits_is_used(house: Path, tools: Path) -> None:
    for version in ("20.19.0", "22.12.1", "24.0.0", "26.1.0"):
        add_node(tools, version)
        assert PINNED not in would_run("web-test", house, tools), version


def test_a_node_that_does_not_fit_is_passed_over(house: Path, tools: Path) -> None:
    for version in ("18.19.0", "20.18.3", "22.11.0", "23.9.0"):
        add_node(tools, version)
        assert PINNED in would_run("web-test", house, tools), version


def test_a_node_without_npm_is_passed_over(house: Path, tools: Path) -> None:
    add_node(tools, "24.0.0")
    (tools / "npm").unlink()
    assert PINNED in would_run("web-test", house, tools)
