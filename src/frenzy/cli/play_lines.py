"""The game line by line, for pipes, screen readers and people who like it plain: a person at one seat, bots around."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from frenzy.bots import Bot, Budget, ask, make_bot
from frenzy.bots.budget import OPPONENT_SECONDS
from frenzy.cli.common import write_file
from frenzy.cli.words import terminal_speech
from frenzy.games import load
from frenzy.kernel import BadSave, Event, Game, IllegalAction, Session
from frenzy.kernel.told import Question
from frenzy.story import Chapter, Story, shared, told_to
from frenzy.tui.advice import advise_now
from frenzy.tui.renderer import renderer_of
from frenzy.wire import View

if TYPE_CHECKING:
    from frenzy.cli.campaign import Attempt

Read = Callable[[str], str]
ONWARDS = ("next", "again")
"""What somebody types who plays on after a chapter."""


class Speaker:
    """What every line-by-line table does: it draws, tells, explains cards, and lists choices."""

    def __init__(self, game: str, language: str | None) -> None:
        self.speech = terminal_speech(language, game)
        self.renderer = renderer_of(load(game))
        self.story, self.log = Story(self.speech.text), list[str]()

    def draw(self, view: View) -> str:
        """The table as letters."""
        return self.renderer.draw(self.speech, view)

    def greet(self, view: View) -> None:
        """Who one is, and how to begin."""
        self.show(self.speech.say_here("welcome", figure=self.speech.text.figure(view, view["seat"])))

    def open_chapter(self, chapter: int) -> None:
        """The story of a chapter that has been opened."""
        story = self.speech.text.story(chapter, chapter)
        self.show("")
        self.say("tui-chapter", chapter=chapter, title=story.title)
        self.show(story.opening)
        self.show("")
        self.show(story.rule)
        self.show("")

    def report_story(self, chapters: Sequence[Chapter], back: str = "") -> None:
        """Tell what is new; `back` is the sentence for what has been taken back."""
        before, self.log = self.log, self.story.tell(chapters)
        same = shared(before, self.log)
        if back and same < len(before):
            self.say(back)
        for line in self.log[same:]:
            self.show(line)

    def list_choices(self, question: Question, choices: Sequence[str]) -> None:
        """The question, and its answers with their numbers and names."""
        self.show("")
        self.show(self.speech.text.phrase(question.text))
        for number, (choice, told) in enumerate(zip(choices, question.choices, strict=True), 1):
            self.show(f"  {number:>2}  {self.speech.text.phrase(told.text)}  [{choice}]")

    def say_about(self, name: str, question: Question, choices: Sequence[str], choice: str) -> None:
        """A sentence about a choice."""
        self.say(name, choice=self.speech.text.phrase(question.choices[choices.index(choice)].text))

    def help(self, choices: Sequence[str], more: str) -> None:
        self.say("help", choice=choices[0] if choices else "1")
        self.say(more)

    def look(self, name: str, rest: str, view: View) -> bool:
        """Follow a command that only looks at a table; whether it was one. Before the game there is no view."""
        match name:
            case "?" if rest:
                self.explain(view, rest)
            case "odds" if rest and view:
                self.explain_odds(view, rest)
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
        reasons = (load(view["game"]).why_not(view, subject) for subject in self.subjects(name))
        reason = next((reason for reason in reasons if reason is not None), None)
        if reason is None:
            self.say("why-nothing", name=name)
        else:
            self.show(self.speech.reason(view, reason))

    def explain_odds(self, view: View, name: str) -> None:
        """What chance may bring: for a choice, by its number or name, or for a thing."""
        choice = read_choice(name, view.get("choices", []))
        subjects = [choice] if choice is not None else self.subjects(name)
        found = [reason for subject in subjects for reason in load(view["game"]).odds(view, subject)]
        for reason in found:
            self.show(self.speech.reason(view, reason))
        if not found:
            self.say("tui-no-odds")

    def show_outcome(self, view: View, outcome: dict[str, Any]) -> None:
        """How it ended, in numbers, and whether one has won."""
        self.show(self.draw(view))
        for line in self.renderer.outcome_lines(self.speech, view, outcome):
            self.show(line)
        if view["seat"] is not None:
            self.show(self.speech.say_here("you-won" if view["seat"] in outcome["winners"] else "you-lost"))

    def say(self, name: str, /, **values: Any) -> None:
        self.show(self.speech.say(name, **values))

    def show(self, text: str) -> None:
        print(text, file=sys.stdout, flush=True)


def read_choice(line: str, choices: list[str]) -> str | None:
    """The choice that a number or a name stands for."""
    if line.isdecimal() and 1 <= int(line) <= len(choices):
        return choices[int(line) - 1]
    return line if line in choices else None


class LineTable(Speaker):
    """A person at one seat, bots at the others. An attempt is a table of a campaign."""

    def __init__(
        self,
        session: Session[Any],
        seat: int,
        opponents: str,
        language: str | None,
        *,
        ask_all: bool = False,
        attempt: Attempt | None = None,
    ) -> None:
        game: Game[Any, Any] = session.game
        super().__init__(game.name, language)
        self.session, self.game, self.seat, self.ask_all, self.attempt = session, game, seat, ask_all, attempt
        self.bots: dict[int, Bot] = {
            other: make_bot(opponents, game, session.seed + other) for other in range(session.seats) if other != seat
        }
        self.chapters: list[Chapter] = []  # one for each answer, and the set-up

    def play(self, read: Read) -> int:
        """Bots answer at once, the person when asked."""
        if self.session.is_whole:
            self.say("seed", seed=str(self.session.seed))
        self.greet(self.game.view(self.session.state, self.seat))
        if self.attempt is not None and self.attempt.page is not None:
            self.open_chapter(self.attempt.page)
        self.report(self.session.state.events if self.session.is_whole else [])
        drawn = -1
        while (seat := self.game.to_act(self.session.state)) is not None:
            view = self.game.view(self.session.state, seat)
            if seat != self.seat:
                self.apply(ask(self.bots[seat], view, Budget.lasting(OPPONENT_SECONDS)))
                continue
            if len(view["choices"]) == 1 and view["prompt"] not in self.renderer.asked and not self.ask_all:
                self.say_about("auto", self.question, view["choices"], view["choices"][0])
                self.apply(view["choices"][0])
                continue
            if drawn != len(self.session.plies) and (drawn == -1 or self.renderer.is_worth_drawing(view)):
                drawn = len(self.session.plies)
                self.show(self.draw(view))
            if self.attempt is not None:
                self.attempt.keep(self.session)
            if not self.ask(view, read):
                self.say_goodbye()
                return 0
        self.finish()
        return self.play_on(read)

    @property
    def question(self) -> Question:
        """What this seat has to decide, or what it waits for."""
        return self.game.question(self.session.state, self.seat)

    def say_goodbye(self) -> None:
        if self.attempt is not None:
            key, values = self.attempt.farewell()
            self.say(key, **values)
        self.say("goodbye")

    # -- a campaign ---------------------------------------------------------------------------------------------

    def play_on(self, read: Read) -> int:
        """After a chapter comes the next one, or the same again, if somebody wants that."""
        key = None if self.attempt is None else self.attempt.again_key()
        if self.attempt is None or key is None:
            return 0
        self.say("campaign-next" if self.attempt.is_won else "campaign-retry")
        try:
            is_on = read("> ").strip().lower() in ONWARDS
        except EOFError:
            is_on = False
        following = self.attempt.following() if is_on else None
        if following is None:
            self.say_goodbye()
            return 0
        session, attempt = following
        level, language = self.game.manifest.level, self.speech.language
        table = LineTable(session, self.seat, level, language, ask_all=self.ask_all, attempt=attempt)
        return table.play(read)

    def apply(self, choice: str) -> None:
        self.report(self.session.apply(choice))

    def report(self, events: list[Event]) -> None:
        """Tell what happened, as this seat may know it."""
        self.chapters.append(told_to(self.game, self.session.state, events, self.seat))
        self.report_story(self.chapters)

    def finish(self) -> None:
        outcome = self.game.outcome(self.session.state)
        self.show_outcome(self.game.view(self.session.state, self.seat), to_builtins(outcome))
        if self.attempt is not None:
            self.attempt.close(outcome)

    # -- asking -------------------------------------------------------------------------------------------------

    def ask(self, view: dict[str, Any], read: Read) -> bool:
        """Put the question once and follow the answer; False when the player leaves."""
        self.list_choices(self.question, view["choices"])
        try:
            line = read(f"{self.speech.say('your-choice')}> ").strip()
        except EOFError:
            return False
        choice = read_choice(line, view["choices"])
        if choice is None:
            return self.command(line, view)
        self.apply(choice)
        return True

    def command(self, line: str, view: dict[str, Any]) -> bool:
        """Anything that is not a choice; False for `quit`."""
        name, _, rest = line.partition(" ")
        rest = rest.strip()
        match name:
            case "quit" | "exit" | "q":
                return False
            case _ if self.look(name, rest, view):
                pass
            case "?" | "help":
                self.help(view["choices"], "help-local")
            case "why" if rest:
                self.explain_why(view, rest)
            case "hint":
                self.say_about("hint", self.question, view["choices"], advise_now(view, self.session.seed))
            case "undo":
                self.undo()
            case "save" if rest:
                self.write(rest, self.game.save(self.session.state), "saved")
            case "record" if rest:
                self.record(rest)
            case _:
                self.say("unknown-choice", text=line, count=len(view["choices"]))
        return True

    def undo(self) -> None:
        try:
            choice = self.session.undo_choice(self.seat)
        except IllegalAction:
            self.say("undo-nothing")
            return
        del self.chapters[len(self.session.plies) + 1 :]
        self.report_story(self.chapters)
        self.say_about("undone", self.question, self.game.view(self.session.state, self.seat)["choices"], choice)

    def record(self, name: str) -> None:
        try:
            self.write(name, self.session.replay().encode(), "recorded")
        except BadSave as error:
            self.show(str(error))

    def write(self, name: str, content: str, done: str) -> None:
        try:
            write_file(Path(name), content)
        except BadSave as error:
            self.show(str(error))
            return
        self.say(done, file=name)
