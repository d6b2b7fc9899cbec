"""The pages of this game tell the truth: their tables are those of the code, their position can be set up."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

from msgspec import json
from msgspec.structs import fields

from frenzy.games.wreckland import rulings
from frenzy.games.wreckland.events import AnyEvent
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.position import PositionDoc
from frenzy.kernel import Event

DOCS = Path(__file__).parents[2] / "docs" / "wreckland"
README = (DOCS / "README.md").read_text(encoding="utf-8")
POSITION = (DOCS / "position.md").read_text(encoding="utf-8")
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")
SOURCE = Path(__file__).parents[2] / "src" / "frenzy" / "games" / "wreckland"
SWITCHES = [name for name in vars(rulings) if re.match(r"R\d+_", name)]


def column(page: str, heading: str) -> list[str]:
    """What stands in backquotes in the first column of the table under a heading."""
    section = re.search(rf"^## {heading}$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert section is not None, heading
    rows = [line for line in section[1].splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def test_every_prompt_is_explained() -> None:
    assert sorted(column(README, "Prompts")) == sorted({frame.prompt for frame in GAME.decisions})


def test_every_option_is_explained() -> None:
    assert column(README, "Options") == [field.name for field in fields(Options)]


def test_the_events_that_stop_undo_are_listed() -> None:
    kinds: tuple[type[Event], ...] = get_args(AnyEvent)
    final = [kind.__struct_config__.tag for kind in kinds if kind.chance or kind.reveals or kind.foreign]

    assert sorted(column(README, "Events")) == sorted(map(str, final))


def example() -> dict[str, Any]:
    block = re.search(r"```json\n(.*?)```", POSITION, re.DOTALL)
    assert block is not None
    found: dict[str, Any] = json.decode(block[1])
    return found


def test_the_position_can_be_set_up() -> None:
    state = GAME.from_position(example())

    assert GAME.prompt(state) == "white"
    again = GAME.position(state)
    assert {name: again[name] for name in ("core", "enemies", "pool", "scrap", "round")} == {
        name: example()[name] for name in ("core", "enemies", "pool", "scrap", "round")
    }


def test_every_field_of_a_position_is_explained() -> None:
    told = set(re.findall(r"`(\w+)`", POSITION)) | set(example())

    assert [field.name for field in fields(PositionDoc) if field.name not in told] == []


def test_every_ruling_is_listed_with_its_constant_or_marked_in_the_code() -> None:
    rows = re.findall(r"^\| R(\d+) \|.*\| (\S+) \|$", RULINGS, re.MULTILINE)
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("**/*.py"))

    assert [int(number) for number, _ in rows] == list(range(1, 39))
    assert [switch.strip("`") for _, switch in rows if switch != "fixed"] == SWITCHES
    assert [number for number, switch in rows if switch == "fixed" and f"Ruling R{number}" not in code] == []


def test_every_constant_of_the_rulings_is_read_by_a_rule() -> None:
    rules = [path for path in SOURCE.glob("**/*.py") if path.name not in ("rulings.py", "content_hash.py")]
    read = {
        node.id
        for path in rules
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }

    assert [name for name in SWITCHES if name not in read] == []
