"""What the terminal says around a game, and the game's own words, in the player's language."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

from frenzy.games import manifest_of
from frenzy.kernel import FrenzyError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from frenzy.kernel.manifest import Manifest
    from frenzy.speech import Sentences


class NoWords(FrenzyError):
    """The words are an extra."""


def game_words(game: str, module: str) -> Any:
    """A module of a game that speaks: its text, its log, or its drawing."""
    return speaking(f"{manifest_of(game).package}.{module}")


def game_sentences(manifest: Manifest, language: str) -> Sentences:
    """The sentences of a game that everybody may read."""
    found: Sentences = speaking("frenzy.speech").Sentences(manifest.package, manifest.catalogues, language)
    return found


def speaking(module: str) -> Any:
    """A module that needs the package for words."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("fluent"):
            raise NoWords("the words need another package: pip install 'frenzy[tui]'") from None
        raise


def terminal_language(wish: str | None) -> str:
    """The language that was asked for, or that of the terminal."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return wish or next(filter(None, (os.environ.get(name) for name in names)), "en")


class Words:
    """The terminal's own sentences."""

    def __init__(self, language: str) -> None:
        self.bundle = terminal_bundle(language)

    def knows(self, name: str) -> bool:
        return self.bundle.has_message(name)

    def say(self, name: str, /, **values: Any) -> str:
        pattern = self.bundle.get_message(name).value
        assert pattern is not None, f"text {name!r}: no value"
        line, errors = self.bundle.format_pattern(pattern, values)
        assert not errors, f"text {name!r}: {errors}"
        return str(line)


def terminal_bundle(language: str) -> FluentBundle:
    from frenzy.speech import catalogue

    return catalogue("frenzy.cli", ("terminal.ftl",), language)
