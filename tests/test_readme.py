"""What the README shows is what happens: its examples are run, and print what stands below them."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import json

from frenzy.cli.engine import Engine

ROOT: Final = Path(__file__).resolve().parent.parent
README: Final = ROOT / "README.md"
FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAP: Final = "…"
"""In a page: anything may stand here."""


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in FENCE.findall(page.read_text(encoding="utf-8"))]


def run_examples(page: Path) -> int:
    """Run the Python of a page from top to bottom; what a block prints is the block below it. How many were run."""
    names: dict[str, Any] = {"__name__": page.stem}
    found = blocks(page)
    for block, below in pairwise([*found, Block("", "")]):
        if block.language == "python":
            printed = io.StringIO()
            with redirect_stdout(printed):
                exec(compile(block.text, page.name, "exec", dont_inherit=True), names)
            shown = below.text if printed.getvalue() else ""
            assert matches(shown, printed.getvalue()), f"{page.name} prints now:\n{printed.getvalue()}"
    return sum(block.language == "python" for block in found)


def matches(shown: str, said: str) -> bool:
    """What a page shows is what was said, but for its gaps."""
    return re.fullmatch(".*".join(map(re.escape, shown.split(GAP))), said) is not None


def check_conversations(page: Path) -> int:
    """Hold the conversations of a page with the engine, a request and an answer in turn. How many there were."""
    found = [block.text.splitlines() for block in blocks(page) if block.language == "jsonl"]
    for lines in found:
        engine = Engine()
        for request, answer in zip(lines[::2], lines[1::2], strict=True):
            said = engine.respond(request)
            assert agrees(json.decode(answer), said), f"{request} is answered {json.encode(said).decode()}"
    return len(found)


def agrees(shown: Any, said: Any) -> bool:
    """The same, but for the gaps."""
    if isinstance(shown, dict) and isinstance(said, dict):
        return shown.keys() == said.keys() and all(agrees(shown[key], said[key]) for key in shown)
    return shown in (GAP, said)


def test_the_first_block_is_python_of_ten_lines_and_its_output_follows() -> None:
    first, second = blocks(README)[:2]

    assert (first.language, second.language) == ("python", "text")
    assert len([line for line in first.text.splitlines() if line]) == 10
    assert len(second.text.splitlines()) == 3


def test_the_examples_print_what_is_shown() -> None:
    assert run_examples(README) == 2


def test_the_engine_answers_as_shown() -> None:
    assert check_conversations(README) == 1


def test_a_page_that_shows_something_else_is_noticed() -> None:
    assert matches("a …\nb\n", "a bird\nb\n")
    assert not matches("a …\nb\n", "a bird\nc\n")
    assert agrees({"a": [1], "b": "…"}, {"a": [1], "b": 2})
    assert not agrees({"a": [1], "b": "…"}, {"a": [2], "b": 2})
