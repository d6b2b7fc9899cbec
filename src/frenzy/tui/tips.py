"""What is told the first time that it matters: the rules that a question names, each once.

What somebody has heard is kept in a file, for all their games; where it cannot be kept, it is told again another day.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from msgspec import DecodeError, json

from frenzy.client.credentials import write_whole
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech

Wish = Literal["new", "all", "none"]


class Tips:
    """What has been told, by the game's name; `all` begins anew, `none` is for those who know everything."""

    def __init__(self, folder: Path, wish: Wish = "new") -> None:
        self.file, self.is_on = folder / "tips.json", wish != "none"
        self.told: dict[str, list[str]] = {} if wish == "all" else self.read()
        self.version = -1

    def read(self) -> dict[str, list[str]]:
        with suppress(OSError, DecodeError, UnicodeError):
            return json.decode(self.file.read_bytes(), type=dict[str, list[str]])
        return {}

    def fresh(self, game: str, topics: Sequence[str]) -> str | None:
        """The most urgent topic that has not been told; from now on it has."""
        told = self.told.setdefault(game, [])
        found = next((topic for topic in topics if topic not in told), None)
        if found is not None:
            told.append(found)
            with suppress(OSError):
                write_whole(self.file, json.encode(self.told))
        return found

    def lines(self, state: ScreenState, speech: Speech) -> list[str]:
        """What to say about a question that has just been put: a rule that is new, and what a beginner might do."""
        if not self.is_on or not state.choices or state.version == self.version:
            return []
        self.version = state.version
        topic, advice = self.fresh(state.game, state.question.topics), state.question.advice
        lines = [] if topic is None else [speech.text.say(f"intro-{topic}")]
        return lines if advice is None else [*lines, f"▶ {speech.text.phrase(advice.text)}"]
