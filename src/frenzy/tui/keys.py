"""The line at the bottom: which keys do what, in the language of the player; each can be pressed as well."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

Key = tuple[str, str, str]
"""A key, what it does in words, and the action; none if it does nothing now."""


class Keys(Static):
    """Keys and what they do."""

    def __init__(self, *, id: str) -> None:
        super().__init__("", id=id)
        self.keys: list[Key] = []

    def put(self, keys: Sequence[Key]) -> None:
        """What does not fit is left to the help."""
        if self.keys != list(keys):
            self.keys = list(keys)
            self.write()

    def on_resize(self) -> None:
        self.write()

    def write(self) -> None:
        pieces: list[Content] = []
        width = 0
        for key, label, action in self.keys:
            width += len(key) + len(label) + 3
            if self.size.width and width > self.size.width:
                break
            looks = f"[@click={action}][bold $accent]$key[/] [$dim]$label[/][/]" if action else "[$dim]$key $label[/]"
            pieces.append(Content.from_markup(looks, key=key, label=label))
        self.update(Content("  ").join(pieces))
