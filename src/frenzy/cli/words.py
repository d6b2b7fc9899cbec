"""What the terminal says around a game, and the game's own words, in the player's language."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from frenzy.kernel import FrenzyError

if TYPE_CHECKING:
    from frenzy.speech import Sentences
    from frenzy.tui.words import Speech


class NoWords(FrenzyError):
    """The words are an extra."""


def terminal_language(wish: str | None) -> str:
    """The language that was asked for, or that of the terminal."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return wish or next(filter(None, (os.environ.get(name) for name in names)), "en")


def terminal_words(language: str | None) -> Sentences:
    """The terminal's own sentences."""
    try:
        from frenzy.speech import Sentences
    except ModuleNotFoundError:
        raise NoWords("the words need another package: pip install 'frenzy[tui]'") from None
    return Sentences("frenzy.cli", ("terminal.ftl",), terminal_language(language))


def terminal_speech(language: str | None, game: str) -> Speech:
    """All that is said about a table of that game."""
    words = terminal_words(language)
    from frenzy.tui.words import Speech

    return Speech(words.language, terminal_words, game)
