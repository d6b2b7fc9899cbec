"""The languages of the screen: the game's own words, and those around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from frenzy.games.adrenaline.text import Text
from frenzy.speech import LANGUAGES

NAMES: Final = {"en": "English", "fr": "Français", "pl": "Polski"}


class Words(Protocol):
    """Sentences around the game, by key."""

    def knows(self, name: str) -> bool: ...

    def say(self, name: str, /, **values: Any) -> str: ...


Speak = Callable[[str], Words]
"""Gives the words of a language: whoever opens the screen brings them."""


class Speech:
    """All that is said in one language."""

    def __init__(self, language: str, speak: Speak) -> None:
        self.text = Text(language)
        self.language = self.text.language
        self.words = speak(self.language)
        self.speak = speak

    def say(self, name: str, /, **values: Any) -> str:
        return self.words.say(name, **values)

    def following(self) -> Speech:
        """The same in the next language."""
        place = LANGUAGES.index(self.language)
        return Speech(LANGUAGES[(place + 1) % len(LANGUAGES)], self.speak)
