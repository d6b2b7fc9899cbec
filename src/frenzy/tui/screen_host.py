"""What a screen may ask of the app that opened it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from frenzy.tui.palette import Palette
from frenzy.tui.screen_state import Said
from frenzy.tui.source import Source
from frenzy.tui.words import Speech
from frenzy.wire import View


class ScreenHost(Protocol):
    """The app as its screens see it: language, colours, the table itself, and what can be opened over it."""

    source: Source
    speech: Speech

    @property
    def palette(self) -> Palette: ...

    def tell(self, name: str, **values: Any) -> None: ...

    def say_aloud(self, text: str) -> None: ...

    def remark(self, said: Said) -> str: ...

    def why_not(self, view: View, pressed: Sequence[str]) -> str | None: ...

    def preview(self, view: View, choice: str) -> list[str]: ...

    def odds(self, view: View, subjects: Sequence[str]) -> list[str]: ...

    def open_cards(self, first: str | None, notes: Sequence[str] = ()) -> None: ...

    def open_chat(self) -> None: ...

    def open_ending(self) -> None: ...

    async def action_leave(self) -> None: ...
