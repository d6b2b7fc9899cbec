"""What lies over the table for a moment: cards, help, a line of chat, a question, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from frenzy.tui.palette import Palette
from frenzy.tui.renderer import GameRenderer
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech
from frenzy.wire import View


class CardsPanel(ModalScreen[None]):
    """The card inspector: every card in sight, and what the one in hand does.

    `notes` are what else there is to say about the first card: why it cannot be chosen, and what chance may bring.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,i,q,enter", "close", show=False)]

    def __init__(
        self,
        renderer: GameRenderer,
        view: View,
        speech: Speech,
        palette: Palette,
        first: str | None = None,
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.renderer, self.view, self.speech, self.palette = renderer, view, speech, palette
        self.cards = renderer.cards_in_sight(view)
        if first is not None and first not in self.cards:
            self.cards.insert(0, first)
        self.first, self.notes = first, notes

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="wide"):
            yield Static(self.speech.say("tui-cards"), classes="title", markup=False)
            with Horizontal(id="inspector"):
                names = [self.renderer.card_lines(self.speech, self.view, card)[0] for card in self.cards]
                yield OptionList(*map(Option, names), id="names", markup=False)
                with VerticalScroll(id="reading"):
                    yield Static(id="card", markup=False)
            yield Static(self.speech.say("tui-close"), classes="foot", markup=False)

    def on_mount(self) -> None:
        names = self.query_one(OptionList)
        names.focus()
        if self.cards:
            names.highlighted = self.cards.index(self.first) if self.first is not None else 0
        else:
            self.query_one("#card", Static).update(self.speech.say("tui-no-cards"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        card = self.cards[event.option_index]
        text = self.renderer.card_text(self.speech, self.view, card, self.palette)
        if card == self.first:
            for note in self.notes:
                text.append(f"\n{note}\n", self.palette.door)
        self.query_one("#card", Static).update(text)

    def on_option_list_option_selected(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss(None)


class HelpPanel(ModalScreen[None]):
    """Keys, and what the signs mean."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,q,enter,space", "close", show=False)]

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech
        signs = f"tui-signs-{speech.game}"
        self.text = "\n\n".join(speech.say(name) for name in ("tui-help", signs) if speech.words.knows(name))

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="wide"):
            yield Static(self.speech.say("tui-help-title"), classes="title", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(self.text, markup=False)
            yield Static(self.speech.say("tui-close"), classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one("#reading").focus()

    def action_close(self) -> None:
        self.dismiss(None)


class ChatPanel(ModalScreen[str | None]):
    """One line to the others."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="line"):
            yield Input(placeholder=self.speech.say("tui-chat"), max_length=300, id="remark")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        self.dismiss(None)


class QuestionPanel(ModalScreen[bool]):
    """Yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)", show=False),
        Binding("y", "answer(True)", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self.question, self.yes, self.no = question, yes, no

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="small"):
            yield Static(self.question, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.yes, id="yes")
                yield Button(self.no, id="no", variant="primary")

    def on_mount(self) -> None:
        self.query_one("#yes", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:  # noqa: FBT001  # Textual passes what the binding says
        self.dismiss(answer)


class StoryPanel(ModalScreen[None]):
    """A page to be read before going on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,space", "close", show=False)]

    def __init__(self, title: str, text: str, close: str) -> None:
        super().__init__()
        self.headline, self.text, self.close = title, text, close

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="page"):
            yield Static(self.headline, classes="title", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(self.text, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.close, id="close", variant="primary")

    def on_mount(self) -> None:
        self.query_one(Button).focus()

    def on_button_pressed(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss(None)


class EndPanel(ModalScreen[str]):
    """How it ended, and what next. Answers `look`, `again` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f", "answer('look')", show=False),
        Binding("n", "answer('again')", show=False),
        Binding("q", "answer('leave')", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(
        self, renderer: GameRenderer, state: ScreenState, speech: Speech, palette: Palette, *, again: str | None
    ) -> None:
        super().__init__()
        self.renderer, self.screen_state, self.speech, self.palette, self.again = (
            renderer,
            state,
            speech,
            palette,
            again,
        )

    def compose(self) -> ComposeResult:
        say = self.speech.say
        with Vertical(id="panel", classes="wide"):
            yield Static(self.headline(), classes="title", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(self.renderer.ending(self.screen_state, self.speech, self.palette), markup=False)
            with Horizontal(classes="buttons"):
                if self.again is not None:
                    yield Button(self.again, id="again", variant="primary")
                yield Button(say("tui-look"), id="look")
                yield Button(say("tui-leave"), id="leave")

    def headline(self) -> str:
        """Whether one has won; who watched reads that it is over."""
        outcome, seat, question = self.screen_state.outcome, self.screen_state.seat, self.screen_state.question
        assert outcome is not None, "the game is over"
        assert question is not None, "a game that is over can be seen"
        if seat is None:
            return str(self.speech.text.phrase(question.text))
        return self.speech.say_here("you-won" if seat in outcome["winners"] else "you-lost")

    def on_mount(self) -> None:
        self.query(Button).first().focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "look")

    def action_answer(self, answer: str) -> None:
        if answer != "again" or self.again is not None:
            self.dismiss(answer)
