"""The prompt: one sentence, and its choices under it, numbered. Numbers, letters, arrows and the mouse choose.

What stands in the list may be a choice, or a group of them: here it is just a word with a label.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


class Prompt(Vertical):
    """What is to be decided. It holds no rule: the choices are those it was given."""

    class Chosen(Message):
        def __init__(self, choice: str) -> None:
            super().__init__()
            self.choice = choice

    class Considered(Message):
        """The choice in hand has changed."""

        def __init__(self, choice: str | None) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.choices: tuple[str, ...] = ()
        self.letters: dict[str, str] = {}
        self.typed = ""
        self.asked: object = None
        self.foretold = RichText()

    def compose(self) -> ComposeResult:
        yield Static(id="sentence", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Static(id="preview", markup=False)

    @property
    def list(self) -> OptionList:
        return self.query_one(OptionList)

    def put(
        self, sentence: RichText, choices: Sequence[str], labels: Sequence[str], letters: dict[str, str], colour: str
    ) -> None:
        """Ask anew. The choice in hand stays in hand if the question is the same."""
        asked = (sentence, tuple(choices), tuple(labels), colour)
        if asked == self.asked:
            return
        self.asked = asked
        is_same = tuple(choices) == self.choices
        held = self.list.highlighted if is_same else None
        self.choices, self.letters = tuple(choices), letters
        self.query_one("#sentence", Static).update(sentence)
        options = self.list
        options.clear_options()
        known = {choice: letter for letter, choice in letters.items()}
        options.add_options(
            Option(label_of(number, label, known.get(choice, ""), colour))
            for number, (choice, label) in enumerate(zip(choices, labels, strict=True), 1)
        )
        if not is_same:
            self.typed = ""
        if choices:
            options.highlighted = held if held is not None else 0

    def foretell(self, lines: RichText) -> None:
        """What the choice in hand would do."""
        if lines == self.foretold:
            return
        self.foretold = lines
        preview = self.query_one("#preview", Static)
        preview.set_class(bool(lines), "told")
        preview.update(lines)

    def held(self) -> str | None:
        """The choice in hand."""
        place = self.list.highlighted
        return None if place is None or place >= len(self.choices) else self.choices[place]

    def hold(self, choice: str) -> None:
        self.list.highlighted = self.choices.index(choice)
        self.list.scroll_to_highlight()

    def type(self, key: str) -> bool:
        """A digit or a letter; whether it means something here. A number that could go on waits for Enter."""
        if key in self.letters:
            self.choose(self.letters[key])
            return True
        if not key.isdecimal() or not self.choices:
            return False
        number = int(self.typed + key)
        if not 1 <= number <= len(self.choices):
            number = int(key)
        if not 1 <= number <= len(self.choices):
            self.typed = ""
            return True
        self.list.highlighted = number - 1
        if number * 10 > len(self.choices):
            self.choose(self.choices[number - 1])
        else:
            self.typed = str(number)
        return True

    def choose(self, choice: str) -> None:
        """Said from here, whoever asked for it: Textual stops a message at the parent that made it.

        It may be a choice that the list does not show, because only a part of the question is open.
        """
        self.typed = ""
        self.call_later(lambda: self.post_message(self.Chosen(choice)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(self.choices):
            self.choose(self.choices[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Considered(self.held()))


def label_of(number: int, label: str, letter: str, colour: str) -> RichText:
    """A numbered choice, with its letter where it has one."""
    line = RichText(no_wrap=True, overflow="ellipsis")
    line.append(f"{number:>2} ", f"bold {colour}")
    line.append(label)
    if letter:
        line.append(f"  ({letter})", colour)
    return line
