"""Sentences in the player's language, read from Fluent catalogues: what every game and client that speaks shares.

The catalogues belong to the packages that say them; here they are found, and spoken in the nearest language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

from frenzy.catalogues import nearest_language, read_catalogue
from frenzy.kernel import telling
from frenzy.kernel.errors import BadOption, BadPosition, BadSave, FrenzyError, IllegalAction, UnknownGame
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Reason
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.phrase import Value as PhraseValue
from frenzy.kernel.records import Action, Event

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
    for name in resources:
        found.add_resource(FluentResource(read_catalogue(package, name, language)))
    return found


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

    def sentence(self, phrase: Phrase) -> str:
        """A phrase that stands by itself: it begins with a capital."""
        told = self.phrase(phrase)
        return told[:1].upper() + told[1:]

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

    # -- options ------------------------------------------------------------------------------------------------

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.say(f"option-{name}-help")

    def option_value(self, words: str, value: object) -> str:
        """A value of an option, whose values are called `words`."""
        match value:
            case bool():
                return self.say("option-yes" if value else "option-no")
            case None:
                return self.say("option-random")
            case list() | tuple():
                return self.listed([self.option_value(words, item) for item in value])
            case str():
                return self.say(f"{words}-{value}")
            case _:
                return str(value)


class GameText(Sentences):
    """A game in one language: its sentences, and everything that it says of itself. A table is a state or a view.

    `more` are catalogues that not everybody may read.
    """

    def __init__(self, game: Game[Any, Any], language: str, more: tuple[str, ...] = ()) -> None:
        super().__init__(game.manifest.package, (*game.manifest.catalogues, *more), language)
        self.game = game

    def figure(self, table: Any, number: int) -> str:
        """Whoever sits there, as the game calls them."""
        return str(self.value(self.game.seat_name(table, number)))

    def action(self, table: Any, action: Action, prompt: str) -> str:
        """What a button says; a deed may have a name of its own under a prompt."""
        return self.phrase(telling.action_text(self.game, table, action, prompt))

    def event(self, table: Any, event: Event) -> str:
        """What happened, in one line; its paragraph is `event.rule`."""
        return self.sentence(telling.told(self.game, table, event).text)

    def why(self, table: Any, event: Event) -> str:
        """Why it happened, with its numbers."""
        text = telling.told(self.game, table, event).text
        return self.phrase(Phrase(f"why-{text.say.removeprefix('event-')}", text.given))

    def reason(self, table: Any, reason: Reason) -> str:
        """Why something cannot be chosen, or how likely it is, in one sentence; its paragraph is `reason.rule`."""
        return self.phrase(self.game.explain(table, reason).text)

    def error(self, error: FrenzyError) -> str:
        """What went wrong, for people; the detail, where there is one, names the field."""
        name = ERRORS.get(type(error))
        return str(error) if name is None else self.say(f"error-{name}", detail=str(error))
