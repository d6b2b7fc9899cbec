"""Before the game: who sits where, the link for others, and the few things one can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from frenzy.tui.keys import Keys
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.source import BOT_LEVEL

if TYPE_CHECKING:
    from frenzy.tui.app import FrenzyApp


CHAT_LINES: Final = 4


class LobbyScreen(Screen[None]):
    """Seats in a list; Enter or a press on one puts a bot there, or takes it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "ready", show=False),
        Binding("s", "start", show=False),
        Binding("b", "fill", show=False),
        Binding("c", "chat", show=False),
        Binding("v", "people", show=False),
    ]

    def __init__(self, host: FrenzyApp, state: ScreenState) -> None:
        super().__init__()
        self.host, self.given = host, state

    def compose(self) -> ComposeResult:
        with Vertical(id="lobby"):
            yield Static("F R E N Z Y", classes="title", markup=False)
            yield Static(id="invitation", markup=False)
            yield OptionList(id="seats", markup=False)
            yield Static(id="state", markup=False)
            with Horizontal(classes="buttons"):
                yield Button("", id="ready", action="screen.ready")
                yield Button("", id="start", variant="primary", action="screen.start")
                yield Button("", id="leave", action="app.leave")
            yield Static(id="chat", markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#seats").focus()
        self.draw()

    def take(self, state: ScreenState) -> None:
        self.given = state
        if self.is_mounted:
            self.draw()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        state, speech, palette = self.given, self.host.speech, self.host.palette
        link = RichText(f"{speech.say('tui-invite')}\n", palette.dim)
        link.append(state.link or "", f"bold {palette.accent}")
        self.query_one("#invitation", Static).update(link)
        self.draw_seats(state)
        ladder = speech.ladder(state)
        self.query_one("#state", Static).update(self.status(state).append(f"\n{ladder}" if ladder else "", palette.dim))
        self.draw_buttons(state)
        self.query_one("#chat", Static).update(self.host.chat(state, CHAT_LINES))
        say = speech.say
        keys = [("?", say("key-help"), "app.help")]
        if state.seat is not None:
            keys += [
                ("r", say("key-ready"), "screen.ready"),
                ("s", say("key-start"), "screen.start"),
                ("b", say("key-bots"), "screen.fill"),
                ("c", say("key-chat"), "screen.chat"),
                ("v", say("key-people"), "screen.people"),
            ]
        self.query_one(Keys).put(keys + self.host.keys())

    def draw_seats(self, state: ScreenState) -> None:
        seats = self.query_one("#seats", OptionList)
        held = seats.highlighted
        seats.clear_options()
        seats.add_options(Option(self.line(state, seat)) for seat in range(len(state.seats)))
        free = [seat for seat, sitter in enumerate(state.seats) if sitter.kind == "open"]
        seats.highlighted = held if held is not None else next(iter(free), 0)

    def line(self, state: ScreenState, seat: int) -> RichText:
        """A seat: its number, who sits there, and whether they are ready."""
        speech, palette, sitter = self.host.speech, self.host.palette, state.seats[seat]
        line = RichText(f"{seat + 1}  ", palette.dim)
        line.append(speech.who(sitter), palette.dim if sitter.kind == "open" else f"bold {palette.ink}")
        if seat == state.seat:
            line.append(f"  {speech.say('tui-you')}", palette.accent)
        if sitter.kind == "human":
            mark, key = ("✔", "seat-ready") if sitter.ready else ("…", "seat-not-ready")
            line.append(f"  {mark} {speech.say(key)}", palette.accent if sitter.ready else palette.door)
        if sitter.host:
            line.append(f"  {speech.say('seat-host')}", palette.dim)
        return line

    def status(self, state: ScreenState) -> RichText:
        """What the table waits for."""
        speech, palette = self.host.speech, self.host.palette
        if not state.is_connected:
            return RichText(speech.say("tui-line-down"), palette.danger)
        if state.is_locked and state.seat is None:
            return RichText(speech.say("lobby-locked"), palette.door)
        late = [seat for seat, sitter in enumerate(state.seats) if sitter.kind == "human" and not sitter.ready]
        count = sum(sitter.kind == "open" for sitter in state.seats)
        if count:
            return RichText(speech.say("lobby-open", count=count), palette.dim)
        if state.seat in late:
            return RichText(speech.say("lobby-yourself"), palette.door)
        if late:
            names = ", ".join(state.seats[seat].name for seat in late)
            return RichText(speech.say("lobby-waiting", names=names), palette.dim)
        return RichText(speech.say("lobby-can-start"), palette.accent)

    def draw_buttons(self, state: ScreenState) -> None:
        say, is_seated = self.host.speech.say, state.seat is not None
        own = state.seats[state.seat] if state.seat is not None else None
        ready, start, leave = (self.query_one(f"#{name}", Button) for name in ("ready", "start", "leave"))
        ready.label = say("lobby-unready" if own is not None and own.ready else "lobby-ready")
        start.label = say("lobby-start")
        leave.label = say("tui-leave")
        ready.display = start.display = is_seated

    # -- doing --------------------------------------------------------------------------------------------------

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An open seat gets a bot, a bot's seat is open again."""
        event.stop()
        kind = self.given.seats[event.option_index].kind
        if kind != "human" and self.given.seat is not None:
            await self.host.source.set_bot(event.option_index, BOT_LEVEL if kind == "open" else None)

    async def action_ready(self) -> None:
        if self.given.seat is not None:
            await self.host.source.set_ready(is_ready=not self.given.seats[self.given.seat].ready)

    async def action_start(self) -> None:
        if self.given.seat is not None:
            await self.host.source.start()

    async def action_fill(self) -> None:
        """Bots on all open seats."""
        if self.given.seat is not None:
            await self.host.source.fill_seats(self.given)

    def action_people(self) -> None:
        self.host.open_people()

    def action_chat(self) -> None:
        if self.given.seat is not None:
            self.host.open_chat()
