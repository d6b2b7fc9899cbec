"""The languages of the screen: the game's own words, and those around it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from frenzy.catalogues import LANGUAGES, nearest_language
from frenzy.kernel.guide import Reason
from frenzy.wire import View

NAMES: Final = {"en": "English", "fr": "Français", "pl": "Polski"}


class Words(Protocol):
    """Sentences around the game, by key."""

    def knows(self, name: str) -> bool: ...

    def say(self, name: str, /, **values: Any) -> str: ...


Speak = Callable[[str], Words]
"""Gives the words of a language: whoever opens the screen brings them."""


class Speech:
    """All that is said in one language: around a table, and about the game that is played at it."""

    def __init__(self, language: str, speak: Speak, game: str = "") -> None:
        self.language = nearest_language(language)
        self.words = speak(self.language)
        self.speak, self.game = speak, game
        self.text: Any = self.module("text").Text(self.language) if game else None
        """The game's own words; there are none before somebody sits at a table."""

    def module(self, name: str) -> Any:
        """A module of the game that speaks, or knows what is spoken of."""
        return import_module(f"frenzy.games.{self.game}.{name}")

    def say(self, name: str, /, **values: Any) -> str:
        return self.words.say(name, **values)

    def say_here(self, name: str, /, **values: Any) -> str:
        """A sentence around the table that each game has in its own way."""
        return self.words.say(f"{name}-{self.game}", **values)

    def reason(self, view: View, reason: Reason) -> str:
        """Why not, or how likely, with its paragraph."""
        return f"{self.text.reason(view, reason)} ({reason.rule})"

    def about(self, game: str) -> Speech:
        """The same language at a table of this game."""
        return self if game == self.game else Speech(self.language, self.speak, game)

    def following(self) -> Speech:
        """The same in the next language."""
        place = LANGUAGES.index(self.language)
        return Speech(LANGUAGES[(place + 1) % len(LANGUAGES)], self.speak, self.game)
