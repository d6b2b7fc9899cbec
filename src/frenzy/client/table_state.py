"""A table as its server has described it so far: each state replaces the last, and only the story accumulates."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frenzy import wire


class Chapter(Struct, frozen=True):
    """What happened up to a version, and after the one before it."""

    version: int
    events: list[dict[str, Any]]


class TableState:
    """The table as of the latest message. It knows no socket: messages go in, and replies to send, if any, come out."""

    def __init__(self) -> None:
        self.hello: wire.Hello | None = None
        self.state: wire.State | None = None
        self.story: list[Chapter] = []
        self.chat: list[wire.ChatLine] = []
        self.pointed: wire.Pointed | None = None
        """What somebody has just shown to all."""
        self.notice: wire.Refused | None = None
        self.refusals = 0
        self.is_connected = False
        self.pending: int | None = None
        """The version that a choice was sent for; until it is answered, nobody should send another."""

    @property
    def version(self) -> int:
        return 0 if self.state is None else self.state.version

    @property
    def known(self) -> int:
        """The version up to which the story is whole: a client that connects again goes on from there."""
        return self.story[-1].version if self.story else 0

    @property
    def view(self) -> Any:
        """The table as this seat sees it, of the game's own type of view; an empty dict before the game."""
        return {} if self.state is None or self.state.view is None else self.state.view

    @property
    def choices(self) -> list[str]:
        """What this seat may choose now."""
        return [] if self.is_over else self.view.get("choices", [])

    @property
    def phase(self) -> str:
        return "lobby" if self.state is None else self.state.phase

    @property
    def is_asked(self) -> bool:
        """This seat has to choose, and has not."""
        return self.is_connected and self.pending is None and bool(self.choices)

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def outcome(self) -> dict[str, Any] | None:
        """Scores and winners, once the game is over."""
        return None if self.state is None else self.state.outcome

    @property
    def events(self) -> list[dict[str, Any]]:
        """The whole story."""
        return [event for chapter in self.story for event in chapter.events]

    def hear(self, message: wire.ServerMessage) -> wire.ClientMessage | None:
        """Take in one message; what to answer, if the story has a gap."""
        match message:
            case wire.Hello():
                self.hello, self.chat, self.pending, self.is_connected = message, message.chat, None, True
            case wire.State():
                return self.hear_state(message)
            case wire.Refused():
                self.notice, self.pending = message, None
                self.refusals += 1
            case wire.ChatLine():
                self.chat = [*self.chat, message]
            case wire.Pointed():
                self.pointed = message
            case wire.Accepted() | wire.Answer() | wire.Pong():
                pass
        return None

    def hear_state(self, state: wire.State) -> wire.Resync | None:
        """Forget what was taken back, add what is new; ask for what is missing."""
        if self.pending is not None and state.version > self.pending:
            self.pending = None
        if self.notice is not None and state.version not in (self.version, self.notice.version):
            self.notice = None
        self.state = state
        self.story = [chapter for chapter in self.story if state.since and chapter.version <= state.since]
        if self.known < state.since:
            return wire.Resync(self.known)
        if state.events or state.version > self.known:
            self.story.append(Chapter(state.version, state.events))
        return None

    def lose_line(self) -> None:
        """Nobody knows whether what was sent has arrived: the next state tells."""
        self.is_connected, self.pending = False, None
