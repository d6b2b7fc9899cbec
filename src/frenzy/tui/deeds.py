"""A list of deeds that lies over the table; some lead to a list of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from frenzy.tui.panels import Panel
from frenzy.tui.screen_state import ScreenState

if TYPE_CHECKING:
    from frenzy.tui.app import FrenzyApp


class Deed(Struct):
    """Something that one can do, and what the list says of it."""

    label: str
    do: Callable[[], Awaitable[None]]


class DeedsPanel(Panel):
    """What one can do now, to be chosen from a list."""

    def __init__(self, host: FrenzyApp, state: ScreenState, title: str) -> None:
        super().__init__(host.speech.say(title), foot=host.speech.say("tui-close"))
        self.host, self.state, self.say = host, state, host.speech.say
        self.deeds: list[Deed] = []

    def compose_content(self) -> ComposeResult:
        yield Static(id="deeds-head", markup=False)
        yield OptionList(id="deeds", markup=False)

    def focus_first(self) -> None:
        self.put(self.first_deeds())
        self.query_one(OptionList).focus()

    def first_deeds(self) -> list[Deed]:
        raise NotImplementedError

    def put(self, deeds: Sequence[Deed], head: str = "") -> None:
        self.deeds = [*deeds]
        self.query_one("#deeds-head", Static).update(head)
        options = self.query_one(OptionList)
        held = options.highlighted
        options.clear_options()
        options.add_options(Option(deed.label) for deed in self.deeds)
        options.highlighted = min(held or 0, len(self.deeds) - 1) if self.deeds else None

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        await self.deeds[event.option_index].do()
