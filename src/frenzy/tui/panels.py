"""What lies over the table for a moment: cards, help, a line of chat, a question, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table as RichTable
from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from frenzy.games.adrenaline.text import CardHelp
from frenzy.tui.palette import Palette
from frenzy.tui.shown import Shown
from frenzy.tui.words import Speech


class CardsPanel(ModalScreen[None]):
    """The card inspector: every card in sight, and what the one in hand does."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,i,q,enter", "close", show=False)]

    def __init__(self, speech: Speech, palette: Palette, cards: Sequence[str], first: str | None) -> None:
        super().__init__()
        self.speech, self.palette, self.cards = speech, palette, list(cards)
        if first is not None and first not in self.cards:
            self.cards.insert(0, first)
        self.first = first

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="wide"):
            yield Static(self.speech.say("tui-cards"), classes="title", markup=False)
            with Horizontal(id="inspector"):
                yield OptionList(
                    *(Option(self.speech.text.card(card).name) for card in self.cards), id="names", markup=False
                )
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
        card = self.speech.text.card(self.cards[event.option_index])
        self.query_one("#card", Static).update(card_text(card, self.palette))

    def on_option_list_option_selected(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss(None)


def card_text(card: CardHelp, palette: Palette) -> RichText:
    """A card in words: its name, what it costs, and each of its effects."""
    text = RichText()
    text.append(f"{card.name}\n", f"bold {palette.accent}")
    if card.cost:
        text.append(f"{card.cost}\n", palette.dim)
    for effect in card.effects:
        text.append("\n")
        if len(card.effects) > 1 or effect.name != card.name:
            text.append(effect.name, "bold")
            text.append(f"  {effect.cost}\n" if effect.cost else "\n", palette.door)
        text.append(f"{effect.text}\n")
    return text


class HelpPanel(ModalScreen[None]):
    """Keys, and what the signs mean."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,q,enter,space", "close", show=False)]

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech

    def compose(self) -> ComposeResult:
        with Vertical(id="panel", classes="wide"):
            yield Static(self.speech.say("tui-help-title"), classes="title", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(self.speech.say("tui-help"), markup=False)
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


class EndPanel(ModalScreen[str]):
    """Who won, and every point with its reason. Answers `look`, `again` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f", "answer('look')", show=False),
        Binding("n", "answer('again')", show=False),
        Binding("q", "answer('leave')", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, shown: Shown, speech: Speech, palette: Palette, *, can_repeat: bool) -> None:
        super().__init__()
        self.shown, self.speech, self.palette, self.can_repeat = shown, speech, palette, can_repeat

    def compose(self) -> ComposeResult:
        say = self.speech.say
        with Vertical(id="panel", classes="wide"):
            yield Static(self.headline(), classes="title", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(breakdown(self.shown, self.speech, self.palette), markup=False)
            with Horizontal(classes="buttons"):
                if self.can_repeat:
                    yield Button(say("tui-again"), id="again", variant="primary")
                yield Button(say("tui-look"), id="look")
                yield Button(say("tui-leave"), id="leave")

    def headline(self) -> str:
        outcome = self.shown.outcome
        assert outcome is not None, "the game is over"
        if self.shown.seat is None:
            return self.speech.text.prompt("")
        return self.speech.say("you-won" if self.shown.seat in outcome["winners"] else "you-lost")

    def on_mount(self) -> None:
        self.query(Button).first().focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "look")

    def action_answer(self, answer: str) -> None:
        if answer != "again" or self.can_repeat:
            self.dismiss(answer)


def breakdown(shown: Shown, speech: Speech, palette: Palette) -> RichTable:
    """Points by seat and reason, best first; reasons that gave nobody a point are left out."""
    outcome, view = shown.outcome, shown.view
    assert outcome is not None, "the game is over"
    assert view is not None, "a game that is over can be seen"
    reasons = [name for name in outcome["breakdown"][0] if any(points[name] for points in outcome["breakdown"])]
    table = RichTable(box=None, padding=(0, 1), expand=True, header_style=palette.dim)
    table.add_column("")
    for name in reasons:
        table.add_column(speech.text.reason(name), justify="right")
    table.add_column(speech.say("tui-total"), justify="right")
    for seat in sorted(range(len(outcome["scores"])), key=lambda seat: -outcome["scores"][seat]):
        is_winner = seat in outcome["winners"]
        colour = palette.figures[view["options"]["characters"][seat]]
        name = RichText(f"{'★' if is_winner else ' '} {speech.text.figure(view, seat)}", f"bold {colour}")
        nickname = shown.sitters[seat].name if shown.sitters[seat].kind == "human" else ""
        if nickname:
            name.append(f" {nickname}", palette.dim)
        elif seat == shown.seat:
            name.append(f" {speech.say('tui-you')}", palette.dim)
        numbers = [str(outcome["breakdown"][seat][reason] or "–") for reason in reasons]
        table.add_row(name, *numbers, RichText(str(outcome["scores"][seat]), "bold"))
    if outcome.get("bot") is not None:
        table.add_row(RichText(f"  {speech.text.say('bot')}", palette.dim), *[""] * len(reasons), str(outcome["bot"]))
    table.caption = speech.say("tui-decided", rule=outcome["rule"])
    table.caption_justify = "left"
    return table
