"""What lies over the table for a moment: cards, help, a line of chat, a question, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from frenzy.kernel.book import Page
from frenzy.kernel.puzzle import Solution
from frenzy.tui.renderer import GameRenderer, Sight
from frenzy.tui.words import Speech


class Panel(ModalScreen[str]):
    """A page with a title, something to read, and buttons or a line below. The answer is the name of a button, or
    nothing at all."""

    shape = "wide"
    primary = ""
    """The button that stands out."""

    def __init__(
        self, title: str, content: RenderableType = "", *, foot: str = "", buttons: Mapping[str, str] | None = None
    ) -> None:
        super().__init__()
        self.headline, self.content, self.foot, self.buttons = title, content, foot, buttons or {}

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes=self.shape):
            if self.headline:
                yield Static(self.headline, classes="title", markup=False)
            yield from self.compose_content()
            if self.foot:
                yield Static(self.foot, classes="foot", markup=False)
            if self.buttons:
                with Horizontal(classes="buttons"):
                    for name, label in self.buttons.items():
                        yield Button(label, id=name, variant="primary" if name == self.primary else "default")

    def compose_content(self) -> ComposeResult:
        with VerticalScroll(id="reading"):
            yield Static(self.content, markup=False)

    def on_mount(self) -> None:
        self.focus_first()  # Textual calls every class's own `on_mount`

    def focus_first(self) -> None:
        self.query(Button if self.buttons else "#reading").first().focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "")

    def action_answer(self, answer: str) -> None:
        """A key that stands for a button, if there is such a button."""
        if answer in self.buttons:
            self.dismiss(answer)

    def action_close(self) -> None:
        self.dismiss("")


class CardsPanel(Panel):
    """The card inspector: every card in sight, and what the one in hand does.

    `notes` are what else there is to say about the first card: why it cannot be chosen, and what chance may bring.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,i,q,enter", "close", show=False)]

    def __init__(
        self, renderer: GameRenderer, sight: Sight, first: str | None = None, notes: Sequence[str] = ()
    ) -> None:
        say = sight.speech.say
        super().__init__(say("tui-cards"), say("tui-no-cards"), foot=say("tui-close"))
        self.renderer, self.sight = renderer, sight
        self.cards = renderer.cards_in_sight(sight.view)
        if first is not None and first not in self.cards:
            self.cards.insert(0, first)
        self.first, self.notes = first, notes

    def compose_content(self) -> ComposeResult:
        with Horizontal(id="inspector"):
            names = [self.renderer.card_lines(self.sight.speech, self.sight.view, card)[0] for card in self.cards]
            yield OptionList(*map(Option, names), id="names", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(self.content, id="card", markup=False)

    def focus_first(self) -> None:
        names = self.query_one(OptionList)
        names.focus()
        if self.cards:
            names.highlighted = self.cards.index(self.first) if self.first is not None else 0

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        card = self.cards[event.option_index]
        text = self.renderer.card_text(self.sight, card)
        if card == self.first:
            for note in self.notes:
                text.append(f"\n{note}\n", self.sight.palette.door)
        self.query_one("#card", Static).update(text)

    def on_option_list_option_selected(self) -> None:
        self.action_close()


class HelpPanel(Panel):
    """Keys, and what the signs mean."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,q,enter,space", "close", show=False)]

    def __init__(self, speech: Speech) -> None:
        known = [name for name in ("tui-help", f"tui-signs-{speech.game}") if speech.words.knows(name)]
        text = "\n\n".join(map(speech.say, known))
        super().__init__(speech.say("tui-help-title"), text, foot=speech.say("tui-close"))


class ForecastPanel(Panel):
    """What the game will do next."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,w,q,enter", "close", show=False)]

    def __init__(self, speech: Speech, lines: Sequence[str]) -> None:
        super().__init__(speech.say("tui-forecast-title"), "\n".join(lines))


class ChatPanel(Panel):
    """One line to the others: it is the answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]
    shape = "line"

    def __init__(self, speech: Speech) -> None:
        super().__init__("")
        self.hint = speech.say("tui-chat")

    def compose_content(self) -> ComposeResult:
        yield Input(placeholder=self.hint, max_length=300, id="remark")

    def focus_first(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class QuestionPanel(Panel):
    """Yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer('no')", show=False),
        Binding("y", "answer('yes')", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]
    shape, primary = "small", "no"

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__("", question, buttons={"yes": yes, "no": no})

    def compose_content(self) -> ComposeResult:
        yield Static(self.content, markup=False)


FRAME: Final = 7
"""The lines of a page that are neither its text nor what can be chosen on it."""


class StoryPanel(Panel):
    """A page of the story. The answer is what was chosen on it; who just goes on has chosen nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,space", "close", show=False),
        *(Binding(str(number), f"choose({number - 1})", show=False) for number in range(1, 4)),
    ]
    shape = "page"

    def __init__(self, speech: Speech, page: Page) -> None:
        super().__init__(speech.page_title(page), speech.page_text(page))
        decision, phrase = page.decision, speech.text.phrase
        is_open = decision is not None and not decision.made
        self.question = phrase(decision.text) if decision is not None and is_open else ""
        self.replies = [*decision.answers] if decision is not None and is_open else []
        said = [f"{number}  {phrase(reply.text)}" for number, reply in enumerate(self.replies, 1)]
        self.lines = [*said, speech.say("tui-drive")]

    def compose_content(self) -> ComposeResult:
        yield from super().compose_content()
        if self.question:
            yield Static(self.question, classes="question", markup=False)
        yield OptionList(*map(Option, self.lines), id="replies", markup=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self.make_room)

    def make_room(self) -> None:
        """On a small screen it is the text that is scrolled: what can be chosen stays in sight."""
        rest = self.query_one("#replies").virtual_size.height + (FRAME + 2 if self.question else FRAME)
        self.query_one("#reading").styles.max_height = max(3, self.size.height - rest)

    def focus_first(self) -> None:
        """Going on is what Enter does, unless somebody chooses."""
        replies = self.query_one(OptionList)
        replies.focus()
        replies.highlighted = len(self.replies)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_choose(event.option_index)

    def action_choose(self, place: int) -> None:
        if place < len(self.replies):
            self.dismiss(self.replies[place].id)
        elif place == len(self.replies):
            self.action_close()


class EndPanel(Panel):
    """How it ended, and what next. Answers `look`, `again` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f", "answer('look')", show=False),
        Binding("n", "answer('again')", show=False),
        Binding("q", "answer('leave')", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]
    primary = "again"

    def __init__(
        self,
        renderer: GameRenderer,
        sight: Sight,
        title: str,
        outcome: Mapping[str, Any],
        *,
        again: str | None,
        moments: Sequence[str] = (),
        foot: str = "",
    ) -> None:
        buttons = {} if again is None else {"again": sight.speech.say(again)}
        buttons |= {"look": sight.speech.say("tui-look"), "leave": sight.speech.say("tui-leave")}
        content = renderer.ending(sight, outcome)
        if moments:
            head = RichText(f"\n{sight.speech.say('tui-moments')}", f"bold {sight.palette.accent}")
            content = Group(content, head, *(RichText(f"· {line}") for line in moments))
        super().__init__(title, content, foot=foot, buttons=buttons)


class PuzzlePanel(Panel):
    """How a puzzle was solved, and what next. Answers `next`, `again`, `look` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f", "answer('look')", show=False),
        Binding("n", "answer('next')", show=False),
        Binding("r", "answer('again')", show=False),
        Binding("q", "answer('leave')", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, speech: Speech, solution: Solution) -> None:
        self.primary = "next" if solution.is_solved else "again"
        title, *lines = solution_lines(speech, solution)
        names = {"next": "puzzle-next", "again": "puzzle-again", "look": "tui-look", "leave": "tui-leave"}
        super().__init__(title, "\n".join(lines), buttons={name: speech.say(key) for name, key in names.items()})


def solution_lines(speech: Speech, solution: Solution) -> list[str]:
    """The verdict, why, and the answer choice by choice."""
    phrase = speech.text.phrase
    verdict = "puzzle-solved" if solution.is_solved else "puzzle-missed"
    return [
        speech.say(verdict, own=phrase(solution.own), best=phrase(solution.best)),
        phrase(solution.reason),
        speech.say("puzzle-steps"),
        *(f"  {number}. {phrase(step.text)}" for number, step in enumerate(solution.steps, 1)),
    ]
