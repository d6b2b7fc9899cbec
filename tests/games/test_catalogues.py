"""What is true of every file of sentences: of the games, of the terminal and of the web client."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
FILES = sorted(file for folder in ("src", "web/src") for file in (HOUSE / folder).rglob("*.ftl"))
KEY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOUSE)))
def test_no_key_stands_twice_in_a_file(file: Path) -> None:
    """The second would be said for both."""
    keys = KEY.findall(file.read_text(encoding="utf-8"))
    assert keys
    assert sorted(keys) == sorted({*keys})
