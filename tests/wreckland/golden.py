"""Whole games as text, so that a diff reads like a game: `python -m tests.wreckland.golden` writes goldens/*.txt anew.

A file is a header, one line for each decision with its events below it, and the outcome. The choices can be read back
from it, and writing a file anew follows the choices it holds for as long as they are legal: a change of the rules then
shows where it matters and nowhere else.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, json, to_builtins
from msgspec.structs import fields

from frenzy.games.wreckland import GAME
from frenzy.kernel import Event
from tests.wreckland.driver import choose

FOLDER = Path(__file__).parent / "goldens"
DECISION = re.compile(r"\d+ \w+: (.+)")
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "chapter_1_roadrunner_miller": (0, {"chapter": 1, "vehicle": "V1", "hero": "miller", "difficulty": "learner"}),
    "chapter_2_ox_wagon_rudd3r": (2, {"chapter": 2, "vehicle": "V3", "hero": "rudd3r", "difficulty": "normal"}),
    "chapter_4_needlepoint_arson": (3, {"chapter": 4, "vehicle": "V4", "hero": "arson", "arson": "turn"}),
    "chapter_7_thunderflash_cuddles": (5, {"chapter": 7, "vehicle": "V2", "hero": "cuddles", "difficulty": "expert"}),
}


def event_line(event: Event) -> str:
    """An event with what its fields hold; a paragraph that goes without saying is left out."""
    defaults = {field.name: field.default for field in fields(event)}
    values = to_builtins(event)
    name = values.pop("event")
    shown = [
        f"{key}={json.encode(value).decode()}"
        for key, value in values.items()
        if defaults[key] is NODEFAULT or value != defaults[key]
    ]
    return " ".join([f"    {name}", *shown])


def lines(name: str, old: list[str]) -> Iterator[str]:
    """The lines of a game: it follows the old choices while they are legal, then a driver goes on."""
    seed, options = GAMES[name]
    state, rng = GAME.new(1, seed, options), random.Random(seed)
    yield from (f"seed: {seed}", f"options: {json.encode(options).decode()}", "", "set-up")
    yield from map(event_line, state.events)
    number = 0
    while state.stack:
        legal = {str(action): action for action in GAME.legal_actions(state)}
        if number < len(old) and old[number] not in legal:
            old = old[:number]
        action = legal[old[number]] if number < len(old) else choose(state, rng)
        yield f"{number + 1} {GAME.prompt(state)}: {action}"
        yield from map(event_line, GAME.apply(state, action))
        number += 1
    yield f"outcome: {json.encode(GAME.outcome(state)).decode()}"


def choices_in(text: str) -> list[str]:
    return [match[1] for line in text.splitlines() if (match := DECISION.fullmatch(line))]


def written(name: str, old: str) -> str:
    return "\n".join(lines(name, choices_in(old))) + "\n"


def main() -> None:
    for name in GAMES:
        file = FOLDER / f"{name}.txt"
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(written(name, old), encoding="utf-8")


if __name__ == "__main__":
    main()
