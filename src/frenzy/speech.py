"""Sentences in the player's language, read from Fluent catalogues: what every game and client that speaks shares.

The catalogues belong to the packages that say them; here they are found, and spoken in the nearest language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

from frenzy.kernel.errors import BadOption, BadPosition, BadSave, FrenzyError, IllegalAction, UnknownGame
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.phrase import Value as PhraseValue

LANGUAGES: Final = ("en", "fr", "pl")

Value = str | int | float

ERRORS: Final[dict[type[FrenzyError], str]] = {
    IllegalAction: "not-legal",
    BadOption: "bad-option",
    BadPosition: "bad-position",
    BadSave: "bad-save",
    UnknownGame: "unknown-game",
}
"""The keys of what can be wrong."""


@cache
def catalogue(package: str, resources: tuple[str, ...], language: str) -> FluentBundle:
    """The sentences of a package in a language, read once."""
    found = FluentBundle([language], use_isolating=False)
    folder = files(package).joinpath("locale", language)
    for name in resources:
        found.add_resource(FluentResource(folder.joinpath(name).read_text(encoding="utf-8")))
    return found


def nearest_language(wish: str) -> str:
    """The language that comes nearest to a locale; English where there is none.

    >>> nearest_language("fr_CA.UTF-8"), nearest_language("de")
    ('fr', 'en')
    """
    language = wish.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else "en"


class Sentences:
    """A package's sentences in one language, and in English where that language has no word for something."""

    def __init__(self, package: str, resources: tuple[str, ...], language: str) -> None:
        self.language = nearest_language(language)
        self.bundles = [catalogue(package, resources, name) for name in dict.fromkeys((self.language, "en"))]

    def knows(self, name: str) -> bool:
        """There is a sentence of that key."""
        return any(bundle.has_message(name) for bundle in self.bundles)

    def say(self, name: str, /, **values: Value) -> str:
        """The sentence of that key, with these values."""
        for bundle in self.bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                assert pattern is not None, f"text {name!r}: no value"
                line, errors = bundle.format_pattern(pattern, cast("dict[str, Any]", values))
                assert not errors, f"text {name!r} in {bundle.locales[0]!r}: {errors}"
                return str(line)
        raise AssertionError(f"text {name!r}: no such sentence")

    def phrase(self, phrase: Phrase) -> str:
        """A sentence with its values, which may be phrases themselves.

        A key may be more special than the catalogue: what it says after its last dash is then left out.
        """
        key = phrase.say
        while not self.knows(key) and "-" in key:
            key = key.rpartition("-")[0]
        return self.say(key, **{name: self.value(value) for name, value in phrase.given.items()})

    def value(self, value: PhraseValue) -> Value:
        """A value of a phrase in words."""
        if isinstance(value, Phrase):
            return self.phrase(value)
        return self.listed([str(self.value(item)) for item in value]) if isinstance(value, list) else value

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one breath."""
        if len(items) > 2:
            return self.say("list-more", first=items[0], rest=self.listed(items[1:]))
        return self.say("list-two", first=items[0], last=items[1]) if len(items) == 2 else "".join(items)
