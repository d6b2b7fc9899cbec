"""The people at a table in the terminal: whom one does not hear, and what its host may do about them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from frenzy.tui.deeds import Deed, DeedsPanel
from frenzy.tui.screen_state import ScreenState
from frenzy.wire import SeatInfo

if TYPE_CHECKING:
    from frenzy.tui.app import FrenzyApp


class PeoplePanel(DeedsPanel):
    """A line for everybody else; for the host, one for the lock; one for another key to one's own seat."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,v,q", "close", show=False)]

    def __init__(self, host: FrenzyApp, state: ScreenState) -> None:
        super().__init__(host, state, "tui-people")

    def first_deeds(self) -> list[Deed]:
        found = [Deed(self.line(person), partial(self.list_deeds, person)) for person in self.state.others]
        if self.state.is_host:
            label = self.say("tui-unlock" if self.state.is_locked else "tui-lock")
            found.append(
                Deed(label, partial(self.do, partial(self.host.source.lock, is_locked=not self.state.is_locked)))
            )
        if self.host.source.can_renew and self.state.phase != "over":
            found.append(Deed(self.say("tui-renew"), partial(self.do, self.host.source.renew)))
        return found

    def line(self, person: SeatInfo) -> str:
        marks = [self.say("seat-host")] if person.host else []
        marks += [self.say("seat-muted")] if person.name in self.state.muted else []
        return f"{person.name} ({', '.join(marks)}) …" if marks else f"{person.name} …"

    async def list_deeds(self, person: SeatInfo) -> None:
        source, name, is_muted = self.host.source, person.name, person.name in self.state.muted
        deeds = [Deed(self.say("tui-unmute" if is_muted else "tui-mute", name=name), partial(self.mute, person))]
        if self.state.is_host and self.state.phase != "over":
            deeds += [
                Deed(self.say("tui-hand-on", name=name), partial(self.do, partial(source.hand_on, person.seat))),
                Deed(self.say("tui-remove", name=name), partial(self.do, partial(source.remove, person.seat))),
                Deed(self.say("tui-bar", name=name), partial(self.do, partial(source.remove, person.seat, bar=True))),
            ]
        self.put(deeds, name)

    async def mute(self, person: SeatInfo) -> None:
        self.host.source.mute(person.name, is_muted=person.name not in self.state.muted)
        self.dismiss("")

    async def do(self, deed: Callable[[], Awaitable[None]]) -> None:
        self.dismiss("")
        await deed()
