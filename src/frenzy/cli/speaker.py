"""What is said at a table line by line: it is drawn and told, cards are explained, choices are listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frenzy.cli.words import terminal_speech
from frenzy.games import load
from frenzy.kernel.book import Page
from frenzy.story import Chapter, Story, moments, shared
from frenzy.tui.renderer import renderer_of
from frenzy.tui.screen_state import ScreenState
from frenzy.wire import View


class Speaker:
    """What every line-by-line table does: it draws, tells, explains cards, and lists choices."""

    def __init__(self, game: str, language: str | None) -> None:
        self.speech = terminal_speech(language, game)
        self.renderer = renderer_of(load(game))
        self.story, self.log = Story(self.speech.text), list[str]()

    def draw(self, view: View) -> str:
        """The table as letters."""
        return self.renderer.draw(self.speech, view)

    def open_chapter(self, chapter: int) -> None:
        """What is different in a chapter whose story is known."""
        story = self.speech.text.story(chapter, chapter)
        self.show(f"\n{self.speech.chapter_title(chapter)}\n{story.rule}\n")

    def tell_page(self, page: Page) -> None:
        """A piece of the story, and what may be chosen in it: nobody has to."""
        self.show(f"\n{self.speech.page_title(page)}\n{self.speech.page_text(page)}\n")
        if page.decision is not None and not page.decision.made:
            self.show(self.speech.text.phrase(page.decision.text))
            for reply in page.decision.answers:
                self.show(f"  story {reply.id:<8}{self.speech.text.phrase(reply.text)}")

    def report_story(self, chapters: Sequence[Chapter], back: str = "") -> None:
        """Tell what is new; `back` is the sentence for what has been taken back."""
        before, self.log = self.log, self.story.tell(chapters)
        same = shared(before, self.log)
        if back and same < len(before):
            self.say(back)
        for line in self.log[same:]:
            self.show(line)

    def list_choices(self, state: ScreenState) -> None:
        """The question, and its answers with their numbers and names."""
        self.show("")
        self.show(self.speech.question(state))
        for number, (choice, told) in enumerate(state.told.items(), 1):
            self.show(f"  {number:>2}  {self.speech.text.phrase(told.text)}  [{choice}]")

    def say_about(self, name: str, state: ScreenState, choice: str) -> None:
        """A sentence about a choice."""
        self.say(name, choice=self.speech.text.phrase(state.told[choice].text))

    def look(self, name: str, rest: str, view: View) -> bool:
        """Follow a command that only looks at a table; whether it was one. Before the game there is no view."""
        match name:
            case "?" if rest:
                self.explain(view, rest)
            case "odds" if rest and view:
                self.explain_odds(view, rest)
            case "threats" if view:
                lines = self.renderer.forecast_lines(self.speech, view)
                self.show("\n".join(lines) or self.speech.say("tui-no-forecast"))
            case "cards" if view:
                self.explain_all(view)
            case "board" if view:
                self.show(self.draw(view))
            case "log":
                self.show("\n".join(self.log))
            case _:
                return name == ""
        return True

    def explain(self, view: View, name: str) -> None:
        """What a card does."""
        try:
            lines = self.renderer.card_lines(self.speech, view, name.lower().replace(" ", "_"))
        except KeyError:
            self.say("unknown-card", name=name)
            return
        self.show("\n".join(lines))

    def explain_all(self, view: View) -> None:
        """Every card in sight."""
        for name in self.renderer.cards_in_sight(view):
            self.show("")
            self.explain(view, name)

    def subjects(self, name: str) -> list[str]:
        """What somebody may mean who types a name: `square b2`, or just `b2`."""
        return [name, *(f"{kind} {name}" for kind in self.renderer.kinds)]

    def explain_why(self, view: View, name: str) -> None:
        """Why something cannot be chosen now."""
        reason = self.speech.why_not(view, self.subjects(name))
        self.show(self.speech.say("why-nothing", name=name) if reason is None else reason)

    def explain_odds(self, view: View, name: str) -> None:
        """What chance may bring: for a choice, by its number or name, or for a thing."""
        choice = read_choice(name, view.get("choices", []))
        found = self.speech.odds(view, [choice] if choice is not None else self.subjects(name))
        self.show("\n".join(found) or self.speech.say("tui-no-odds"))

    def show_outcome(self, view: View, outcome: dict[str, Any], chapters: Sequence[Chapter] = ()) -> None:
        """How it ended, in numbers, what decided it, and whether one has won."""
        self.show(self.draw(view))
        for line in self.renderer.outcome_lines(self.speech, view, outcome):
            self.show(line)
        told = moments(self.speech.text, chapters) if self.renderer.tells_moments else []
        if told:
            self.show("\n".join(["", self.speech.say("tui-moments"), *(f"  {line}" for line in told), ""]))
        if view["seat"] is not None:
            self.show(self.speech.say_here("you-won" if view["seat"] in outcome["winners"] else "you-lost"))

    def say(self, name: str, /, **values: Any) -> None:
        self.show(self.speech.say(name, **values))

    def show(self, text: str) -> None:
        print(text, flush=True)


def read_choice(line: str, choices: Sequence[str]) -> str | None:
    """The choice that a number or a name stands for."""
    if line.isdecimal() and 1 <= int(line) <= len(choices):
        return choices[int(line) - 1]
    return line if line in choices else None
