"""The app: it takes what a table shows, keeps language and theme, and opens the screen that fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text as RichText
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from frenzy.games import load
from frenzy.kernel import FrenzyError
from frenzy.kernel.book import Page
from frenzy.kernel.told import told_in
from frenzy.story import moments
from frenzy.tui.choices import Prompt
from frenzy.tui.keys import Key
from frenzy.tui.light import Light
from frenzy.tui.lobby_screen import LobbyScreen
from frenzy.tui.palette import HOUSE, Palette
from frenzy.tui.panels import (
    CardsPanel,
    ChatPanel,
    EndPanel,
    ForecastPanel,
    HelpPanel,
    Panel,
    PuzzlePanel,
    QuestionPanel,
    StoryPanel,
)
from frenzy.tui.people import PeoplePanel
from frenzy.tui.renderer import PLAIN, GameRenderer, Sight, renderer_of
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.source import Source
from frenzy.tui.table_screen import TableScreen
from frenzy.tui.tips import Tips
from frenzy.tui.together import decided_line
from frenzy.tui.words import Speak, Speech
from frenzy.wire import View

LONG: Final = 40
"""Seconds to read what is new."""
LETTERS_A_SECOND: Final = 12
FEW_COLOURS: Final = ("256", "standard", "windows")


class FrenzyApp(App[str]):
    """A game in the whole terminal. The result is what to say after it is closed."""

    CSS_PATH = "frenzy.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Frenzy"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self, source: Source, language: str, speak: Speak, *, is_dark: bool = True, tips: Tips | None = None
    ) -> None:
        super().__init__()
        self.tips = tips
        self.source, self.speech, self.is_dark = source, Speech(language, speak), is_dark
        self.renderer: GameRenderer = PLAIN
        self.palettes = HOUSE
        self.paint(HOUSE)
        self.screen_state: ScreenState | None = None
        self.noticed = 0
        self.has_ended = False
        self.opened: str | None = None  # the page of the story that was opened last
        self.problem: FrenzyError | None = None

    @property
    def palette(self) -> Palette:
        dark, light = self.palettes
        return dark if self.is_dark else light

    def paint(self, palettes: tuple[Palette, Palette]) -> None:
        """From now on, in these colours."""
        is_few = self.console.color_system in FEW_COLOURS
        dark, light = (palette.in_few_colours() if is_few else palette for palette in palettes)
        for palette in (dark, light):
            self.register_theme(theme_of(palette))
        self.palettes = (dark, light)
        self.theme = self.palette.name

    def turn_to(self, game: str) -> None:
        """From now on, in the words and colours of this game."""
        if self.speech.game != game:
            self.renderer, self.speech = renderer_of(load(game)), self.speech.about(game)
            self.paint(self.renderer.palettes)

    def sight(self, state: ScreenState, light: Light = Light()) -> Sight:  # noqa: B008  # it is frozen
        """What drawings are made of."""
        return Sight(state.view, self.speech, self.palette, light, state.seats)

    def on_mount(self) -> None:
        self.follow(self.source)

    # -- the table ----------------------------------------------------------------------------------------------

    def follow(self, source: Source) -> None:
        """From now on, show this table."""
        self.source.show = lambda _: None
        self.source, self.screen_state, self.has_ended, self.noticed, self.opened = source, None, False, 0, None
        source.show = self.receive
        self.run_worker(self.keep(source), group="table", exclusive=True)

    async def keep(self, source: Source) -> None:
        """Let the table run; what no waiting mends ends the game on this screen."""
        try:
            await source.run()
        except FrenzyError as error:
            self.problem = error
            self.exit(return_code=2)

    def receive(self, state: ScreenState) -> None:
        """The table has changed."""
        self.screen_state = state
        self.turn_to(state.game)
        wanted = LobbyScreen if state.phase == "lobby" else TableScreen
        screen = next((screen for screen in self.screen_stack if isinstance(screen, LobbyScreen | TableScreen)), None)
        if not isinstance(screen, wanted):
            self.close_panels()
            new = LobbyScreen(self, state) if state.phase == "lobby" else TableScreen(self, self.renderer, state)
            if screen is None:
                self.push_screen(new)
            else:
                self.switch_screen(new)
        else:
            screen.take(state)
        self.notice(state)
        self.introduce(state)
        if state.page is not None and self.opened != state.page.id:
            self.opened = state.page.id
            self.call_later(self.open_page, state.page)
        is_over = state.outcome is not None or state.solution is not None
        if state.phase == "over" and is_over and state.page is None and not self.has_ended:
            self.has_ended = True
            self.call_later(self.open_ending)

    def close_panels(self) -> None:
        """Whatever lies over the table goes away with it."""
        while isinstance(self.screen, Panel):
            self.pop_screen()

    def redraw(self) -> None:
        """In another language or theme."""
        for screen in self.screen_stack:
            if isinstance(screen, LobbyScreen | TableScreen) and screen.is_mounted:
                screen.draw()

    async def on_prompt_chosen(self, event: Prompt.Chosen) -> None:
        """A choice was pressed, somewhere."""
        self.clear_notifications()
        await self.source.choose(event.choice)

    # -- saying something ---------------------------------------------------------------------------------------

    def notice(self, state: ScreenState) -> None:
        """Tell once why something was refused."""
        if state.notice is not None and state.notice_number != self.noticed:
            self.say_aloud(self.speech.refusal(state))
        self.noticed = state.notice_number

    def introduce(self, state: ScreenState) -> None:
        """Tell what is new; whatever is chosen takes it away."""
        lines = [] if self.tips is None else self.tips.lines(state, self.speech)
        if lines:
            self.clear_notifications()
            self.notify("\n".join(lines), title=self.speech.say("tui-tip"), timeout=LONG, markup=False)

    def tell(self, name: str, **values: Any) -> None:
        self.say_aloud(self.speech.say(name, **values))

    def say_aloud(self, text: str) -> None:
        """One remark at a time: the next one takes its place, and so does whatever is chosen."""
        self.clear_notifications()
        self.notify(text, timeout=reading_time(text), markup=False)

    def preview(self, view: View, choice: str) -> list[str]:
        """What a choice would do, as far as anybody can know, in lines."""
        found = load(view["game"]).preview(view, choice)
        told = [] if found is None else [told_in(event) for event in found.events]
        return [self.speech.text.sentence(event.text) for event in told if event.loudness and not event.scene]

    def chat(self, state: ScreenState, most: int) -> RichText:
        """What was said last."""
        said = RichText()
        for line in state.chat[-most:]:
            said.append(f"{line.name}: ", f"bold {self.palette.accent}").append(f"{self.speech.remark(line)}\n")
        said.rstrip()
        return said

    def keys(self) -> list[Key]:
        """Those of every screen."""
        say = self.speech.say
        return [
            ("l", self.speech.language, "app.language"),
            ("t", say("key-theme"), "app.theme"),
            ("q", say("key-leave"), "app.leave"),
        ]

    # -- what lies over the table -------------------------------------------------------------------------------

    def open_cards(self, first: str | None, notes: Sequence[str] = ()) -> None:
        if self.screen_state is not None:
            self.push_screen(CardsPanel(self.renderer, self.sight(self.screen_state), first, notes))

    def open_page(self, page: Page) -> None:
        """A piece of the story: the game goes on below, whether somebody reads it or not."""

        async def turn(answer: str | None) -> None:
            await self.source.turn(page.id, answer or "")

        self.push_screen(StoryPanel(self.speech, page), turn)

    def open_chat(self) -> None:
        self.push_screen(ChatPanel(self.speech), self.chatted)

    def open_people(self) -> None:
        state = self.screen_state
        if (
            state is not None
            and state.seat is not None
            and (state.others or state.is_host)
            and not self.source.is_local
        ):
            self.push_screen(PeoplePanel(self, state))

    async def chatted(self, text: str | None) -> None:
        if text:
            await self.source.say(text)

    def open_ending(self) -> None:
        state = self.screen_state
        if state is not None and state.solution is not None:
            self.push_screen(PuzzlePanel(self.speech, state.solution), self.ended)
        elif state is not None and state.outcome is not None:
            again = self.source.again_key(state)
            title = self.speech.question(state)
            if state.seat is not None:
                title = self.speech.say_here("you-won" if state.seat in state.outcome["winners"] else "you-lost")
            told = moments(self.speech.text, state.story) if self.renderer.tells_moments else []
            foot = decided_line(self.speech, state)
            sight = self.sight(state)
            panel = EndPanel(self.renderer, sight, title, state.outcome, again=again, moments=told, foot=foot)
            self.push_screen(panel, self.ended)

    async def ended(self, answer: str | None) -> None:
        if answer == "leave":
            await self.go()
        elif answer in ("again", "next"):
            following = await (self.source.again() if answer == "again" else self.source.next())
            if following is not None:
                self.follow(following)

    def action_help(self) -> None:
        self.push_screen(HelpPanel(self.speech))

    def open_forecast(self, lines: Sequence[str]) -> None:
        """What is to come; or that nobody can tell."""
        if lines:
            self.push_screen(ForecastPanel(self.speech, lines))
        else:
            self.tell("tui-no-forecast")

    def action_language(self) -> None:
        self.speech = self.speech.following()
        self.redraw()

    def action_theme(self) -> None:
        self.is_dark = not self.is_dark
        self.theme = self.palette.name
        self.redraw()

    async def action_leave(self) -> None:
        """Leaving a game that is not over is asked about."""
        if self.screen_state is None or self.screen_state.phase == "over" or self.screen_state.seat is None:
            await self.go()
            return
        kind = self.source.leave_key(self.screen_state)
        question = QuestionPanel(self.speech.say(kind), self.speech.say("tui-leave"), self.speech.say("tui-stay"))
        self.push_screen(question, self.left)

    async def left(self, answer: str | None) -> None:
        if answer == "yes":
            await self.go()

    async def go(self) -> None:
        try:
            farewell = await self.source.leave()
        except FrenzyError as error:
            self.problem = error
            self.exit(return_code=2)
            return
        key, values = farewell or ("goodbye", {})
        self.exit(self.speech.say(key, **values))


def reading_time(text: str) -> float:
    """So many seconds a remark stands there: as long as it takes to look up and read it slowly.

    >>> reading_time("Taken back.") < 5 < 9 < reading_time("x" * 90)
    True
    """
    return 4 + len(text) / LETTERS_A_SECOND


def theme_of(palette: Palette) -> Theme:
    """The colours of a table for the widgets of Textual."""
    return Theme(
        name=palette.name,
        primary=palette.accent,
        secondary=palette.door,
        accent=palette.accent,
        foreground=palette.ink,
        background=palette.ground,
        surface=palette.panel,
        panel=palette.panel,
        warning=palette.door,
        error=palette.danger,
        success=palette.good,
        dark=palette.is_dark,
        variables={"dim": palette.dim, "line": palette.line, "on-accent": palette.on_accent},
    )
