"""Before the game: who sits where, the link for others, and the few things one can do."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from frenzy.tui.house import House
from frenzy.tui.keys import Keys
from frenzy.tui.shown import Shown, Sitter

LEVEL = "hard"


class LobbyScreen(Screen[None]):
    """Seats in a list; Enter or a press on one puts a bot there, or takes it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "ready", show=False),
        Binding("s", "start", show=False),
        Binding("b", "fill", show=False),
        Binding("c", "chat", show=False),
    ]

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.given: Shown | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="lobby"):
            yield Static("F R E N Z Y", classes="title", markup=False)
            yield Static(id="invitation", markup=False)
            yield OptionList(id="seats", markup=False)
            yield Static(id="state", markup=False)
            with Horizontal(classes="buttons"):
                yield Button("", id="ready")
                yield Button("", id="start", variant="primary")
                yield Button("", id="leave")
            yield Static(id="chat", markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#seats").focus()
        self.draw()

    def take(self, shown: Shown) -> None:
        self.given = shown
        if self.is_mounted:
            self.draw()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        shown = self.given
        if shown is None:
            return
        speech, palette = self.house.speech, self.house.palette
        link = RichText(f"{speech.say('tui-invite')}\n", palette.dim)
        link.append(shown.link or "", f"bold {palette.accent}")
        self.query_one("#invitation", Static).update(link)
        self.draw_seats(shown)
        self.query_one("#state", Static).update(self.state(shown))
        self.draw_buttons(shown)
        chat = RichText()
        for remark in shown.chat[-4:]:
            chat.append(f"{remark.name}: ", f"bold {palette.accent}").append(f"{self.house.remark(remark)}\n")
        self.query_one("#chat", Static).update(chat)
        say = speech.say
        keys = [("?", say("key-help"), "app.help")]
        if shown.seat is not None:
            keys += [
                ("r", say("key-ready"), "screen.ready"),
                ("s", say("key-start"), "screen.start"),
                ("b", say("key-bots"), "screen.fill"),
                ("c", say("key-chat"), "screen.chat"),
            ]
        keys += [
            ("l", speech.language, "app.language"),
            ("t", say("key-theme"), "app.theme"),
            ("q", say("key-leave"), "app.leave"),
        ]
        self.query_one(Keys).put(keys)

    def draw_seats(self, shown: Shown) -> None:
        seats = self.query_one("#seats", OptionList)
        held = seats.highlighted
        seats.clear_options()
        seats.add_options(Option(self.line(shown, seat)) for seat in range(len(shown.sitters)))
        free = [seat for seat, sitter in enumerate(shown.sitters) if sitter.kind == "open"]
        seats.highlighted = held if held is not None else next(iter(free), 0)

    def line(self, shown: Shown, seat: int) -> RichText:
        """A seat: its number, who sits there, and whether they are ready."""
        speech, palette, sitter = self.house.speech, self.house.palette, shown.sitters[seat]
        line = RichText(f"{seat + 1}  ", palette.dim)
        line.append(self.who(sitter), palette.dim if sitter.kind == "open" else f"bold {palette.ink}")
        if seat == shown.seat:
            line.append(f"  {speech.say('tui-you')}", palette.accent)
        if sitter.kind == "human":
            mark, key = ("✔", "seat-ready") if sitter.is_ready else ("…", "seat-not-ready")
            line.append(f"  {mark} {speech.say(key)}", palette.accent if sitter.is_ready else palette.door)
        return line

    def who(self, sitter: Sitter) -> str:
        say = self.house.speech.say
        match sitter.kind:
            case "open":
                return say("seat-open")
            case "bot":
                return say("seat-bot", level=sitter.level or "")
            case _:
                return sitter.name

    def state(self, shown: Shown) -> RichText:
        """What the table waits for."""
        speech, palette = self.house.speech, self.house.palette
        if not shown.is_connected:
            return RichText(speech.say("tui-line-down"), palette.danger)
        late = [seat for seat, sitter in enumerate(shown.sitters) if sitter.kind == "human" and not sitter.is_ready]
        count = sum(sitter.kind == "open" for sitter in shown.sitters)
        if count:
            return RichText(speech.say("lobby-open", count=count), palette.dim)
        if shown.seat in late:
            return RichText(speech.say("lobby-yourself"), palette.door)
        if late:
            names = ", ".join(shown.sitters[seat].name for seat in late)
            return RichText(speech.say("lobby-waiting", names=names), palette.dim)
        return RichText(speech.say("lobby-can-start"), palette.accent)

    def draw_buttons(self, shown: Shown) -> None:
        say, is_seated = self.house.speech.say, shown.seat is not None
        own = shown.sitters[shown.seat] if shown.seat is not None else None
        ready, start, leave = (self.query_one(f"#{name}", Button) for name in ("ready", "start", "leave"))
        ready.label = say("lobby-unready" if own is not None and own.is_ready else "lobby-ready")
        start.label = say("lobby-start")
        leave.label = say("tui-leave")
        ready.display = start.display = is_seated

    # -- doing --------------------------------------------------------------------------------------------------

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An open seat gets a bot, a bot's seat is open again."""
        event.stop()
        if self.given is None or self.given.seat is None:
            return
        kind = self.given.sitters[event.option_index].kind
        if kind != "human":
            await self.house.source.set_bot(event.option_index, LEVEL if kind == "open" else None)

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        match event.button.id:
            case "ready":
                await self.action_ready()
            case "start":
                await self.action_start()
            case _:
                await self.house.action_leave()

    async def action_ready(self) -> None:
        if self.given is not None and self.given.seat is not None:
            await self.house.source.set_ready(is_ready=not self.given.sitters[self.given.seat].is_ready)

    async def action_start(self) -> None:
        if self.given is not None and self.given.seat is not None:
            await self.house.source.start()

    async def action_fill(self) -> None:
        """Bots on all open seats."""
        if self.given is not None and self.given.seat is not None:
            for seat, sitter in enumerate(self.given.sitters):
                if sitter.kind == "open":
                    await self.house.source.set_bot(seat, LEVEL)

    def action_chat(self) -> None:
        if self.given is not None and self.given.seat is not None:
            self.house.open_chat()
