"""The languages of the screen: the game's own words, and those around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from frenzy.catalogues import LANGUAGES, nearest_language
from frenzy.games import load
from frenzy.kernel import Game
from frenzy.kernel.book import Page
from frenzy.kernel.guide import Reason
from frenzy.kernel.phrase import Phrase, Value
from frenzy.speech import GameText, Sentences
from frenzy.tui.screen_state import ScreenState
from frenzy.wire import ChatLine, SeatInfo, View

Speak = Callable[[str], Sentences]
"""Gives the words of a language: whoever opens the screen brings them."""


def module_if_any(name: str) -> ModuleType | None:
    """A module that a game may bring."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return None


def text_of(game: Game[Any, Any], language: str) -> Any:
    """The words of a game: by its own `Text`, which may know more, or the sentences in its catalogues."""
    module = module_if_any(f"{game.manifest.package}.text")
    return GameText(game, language) if module is None else module.Text(language)


class Speech:
    """All that is said in one language: around a table, and about the game that is played at it."""

    def __init__(self, language: str, speak: Speak, game: str = "") -> None:
        self.language = nearest_language(language)
        self.words = speak(self.language)
        self.speak, self.game = speak, game
        self.text: Any = text_of(load(game), self.language) if game else None
        """The game's own words; there are none before somebody sits at a table."""

    @property
    def title(self) -> str:
        """What the game is called."""
        door = f"door-{self.game}"
        return str(self.text.say(door) if self.text.knows(door) else self.text.game.manifest.title)

    def say(self, name: str, /, **values: Any) -> str:
        return self.words.say(name, **values)

    def say_here(self, name: str, /, **values: Any) -> str:
        """A sentence around the table that a game may have in its own way."""
        own = f"{name}-{self.game}"
        return self.words.say(own if self.words.knows(own) else name, **values)

    def name(self, view: View, thing: str) -> str:
        """A thing of the table; by its id, if the game has no word for it."""
        kind, _, id = thing.partition(" ")
        name = self.text.game.name_of(view, kind, id)
        return id if isinstance(name, Phrase) and not self.text.knows(name.say) else str(self.text.value(name))

    def reason(self, view: View, reason: Reason) -> str:
        """Why not, or how likely, with its paragraph."""
        return f"{self.text.reason(view, reason)} ({reason.rule})"

    def why_not(self, view: View, subjects: Sequence[str]) -> str | None:
        """Why none of these can be chosen, if the game has an answer."""
        reasons = (self.text.game.why_not(view, subject) for subject in subjects)
        return next((self.reason(view, reason) for reason in reasons if reason is not None), None)

    def odds(self, view: View, subjects: Sequence[str]) -> list[str]:
        """What chance may bring for any of these."""
        found = (reason for subject in subjects for reason in self.text.game.odds(view, subject))
        return [self.reason(view, reason) for reason in found]

    def chapter_title(self, chapter: int) -> str:
        return self.say("tui-chapter", chapter=chapter, title=self.text.say(f"chapter-{chapter}"))

    def page_title(self, page: Page) -> str:
        """The chapter, and which piece of its story it is."""
        return f"{self.chapter_title(page.chapter)} · {self.text.phrase(page.name)}"

    def page_text(self, page: Page) -> str:
        """A piece of the story, and what is different in the chapter that begins with it."""
        told = [page.text] if page.note is None else [page.text, page.note]
        return "\n\n".join(self.text.sentence(phrase) for phrase in told)

    def remark(self, line: ChatLine) -> str:
        """A line of chat; presets are said in the reader's language."""
        return (line.text or "") if line.preset is None else self.say(f"preset-{line.preset}")

    def who(self, seat: SeatInfo) -> str:
        """Who sits there."""
        if seat.kind == "human":
            return seat.name
        return self.say("seat-open") if seat.kind == "open" else self.say("seat-bot", level=seat.level or "")

    def question(self, state: ScreenState) -> str:
        """What is to be decided, or who decides it: people by their names where the game only numbers its seats."""
        return str(self.text.phrase(with_names(state.question.text, state.seats)))

    def ladder(self, state: ScreenState) -> str:
        """Whether the game will count for the ladder; nothing, where nobody expects it."""
        return "" if state.ladder is None else self.say(f"ladder-{state.ladder}")

    def refusal(self, state: ScreenState) -> str:
        """Why something was refused, or the server's own words for it."""
        name = f"refused-{state.notice}"
        return self.say(name, detail=state.notice_text) if self.words.knows(name) else state.notice_text

    def about(self, game: str) -> Speech:
        """The same language at a table of this game."""
        return self if game == self.game else Speech(self.language, self.speak, game)

    def following(self) -> Speech:
        """The same in the next language."""
        place = LANGUAGES.index(self.language)
        return Speech(LANGUAGES[(place + 1) % len(LANGUAGES)], self.speak, self.game)


def with_names(phrase: Phrase, seats: Sequence[SeatInfo]) -> Phrase:
    """A sentence in which people who sit at the table are called by their names."""
    return Phrase(phrase.say, {key: named(value, seats) for key, value in phrase.given.items()})


def named(value: Value, seats: Sequence[SeatInfo]) -> Value:
    """A value of a sentence, or the name of the person whose seat it is."""
    if isinstance(value, list):
        return [item if isinstance(item, int) else cast("str | Phrase", named(item, seats)) for item in value]
    if not isinstance(value, Phrase) or value.say != "seat-name":
        return value
    number = value.given["number"]
    sitter = next((seat for seat in seats if seat.seat + 1 == number and seat.kind == "human" and seat.name), None)
    return value if sitter is None else sitter.name
