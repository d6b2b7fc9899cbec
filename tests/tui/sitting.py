"""Somebody in front of the full-screen game: real screens without a terminal, driven by keys and the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

import frenzy
from frenzy.bots import make_bot
from frenzy.cli.words import terminal_words
from frenzy.kernel import Session
from frenzy.tui.app import FrenzyApp
from frenzy.tui.choices import Prompt
from frenzy.tui.joined import JoinedTable
from frenzy.tui.local import LocalTable
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.sheet import Sheet
from frenzy.tui.source import Source
from frenzy.tui.table_screen import TableScreen
from tests.server.serving import PATIENCE

GAME = frenzy.load("adrenaline")
CHASE = frenzy.load("wreckland")
SHORT = {"skulls": 5, "ending": "sudden_death", "start": 0}
SIZE = (100, 32)


def run(deed: Coroutine[Any, Any, None]) -> None:
    asyncio.run(deed)


def local(seed: int = 3, seats: int = 3, level: str = "easy", **options: Any) -> LocalTable:
    """A table in this process; bots do not pause."""
    session = Session(GAME, seats, seed, {**SHORT, **options})
    return LocalTable(session, 0, level, pause=0)


def chase(seed: int = 3, **options: Any) -> LocalTable:
    """A run of Wreckland in this process."""
    return LocalTable(Session(CHASE, 1, seed, options), 0, "easy", pause=0)


def almost_over(left: int = 12) -> LocalTable:
    """A game of bots in which few choices are left to make: the person has seat 0 from there on."""
    played = Session(GAME, 3, 5, SHORT)
    bots = [make_bot("hard", GAME, seat) for seat in range(3)]
    while (seat := GAME.to_act(played.state)) is not None:
        played.apply(bots[seat].choose(GAME.view(played.state, seat)))
    table = local(seed=5, level="hard")
    for ply in played.plies[:-left]:
        table.session.apply(ply.action)
    return table


class Sitter:
    """A person, and the screen in front of them."""

    def __init__(self, app: FrenzyApp, pilot: Pilot[str]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen_state(self) -> ScreenState:
        assert self.app.screen_state is not None
        return self.app.screen_state

    @property
    def table(self) -> TableScreen:
        found = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        assert found, f"the table is not on the screen: {self.app.screen_stack}"
        return found[-1]

    @property
    def prompt(self) -> Prompt:
        return self.table.query_one(Prompt)

    def drawing(self, name: str) -> str:
        """The letters of a drawing."""
        canvas = self.table.query_one(f"#{name}", Sheet).sheet()
        assert canvas is not None
        return canvas.text()

    def told(self) -> list[str]:
        """What was said aloud."""
        return [notice.message for notice in self.app._notifications]

    async def once(self, is_right: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something to be so."""
        end = monotonic() + seconds
        while not is_right():
            assert monotonic() < end, f"it never was: {self.app.screen_stack}, {self.app.screen_state}"
            await asyncio.sleep(0.002)

    async def until(self, is_right: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something to be so on the screen, and for the screen to come to rest."""
        await self.once(is_right, seconds)
        await self.pilot.pause()

    async def until_asked(self) -> bool:
        """Wait for the next question on the screen; False when the game is over."""
        await self.until(lambda: self.is_asked() or self.is_over())
        return not self.is_over()

    def is_asked(self) -> bool:
        app = self.app
        if app.screen_state is None or not app.screen_state.choices or not isinstance(app.screen, TableScreen):
            return False
        if not app.screen.is_mounted or not app.screen.listed:
            return False
        listed = app.screen.listed
        found = [choice for entry in listed for choice in entry.choices]
        is_whole = app.screen.opened is not None or sorted(found) == sorted(app.screen_state.choices)
        return is_whole and app.screen.query_one(Prompt).choices == tuple(entry.key for entry in listed)

    def is_over(self) -> bool:
        return self.app.screen_state is not None and self.app.screen_state.phase == "over"

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def take_hint(self) -> None:
        """Ask for a hint: it puts one of the choices in the hand and takes none."""
        before = self.screen_state
        await self.press("h")
        await self.until(lambda: len(self.app._notifications) > 0)
        assert self.screen_state is before
        assert self.prompt.held() in before.choices

    async def answer(self, choice: str) -> None:
        """Type the number of a choice, and see what comes of it."""
        await self.choose(choice)
        await self.pilot.pause()

    async def choose(self, choice: str) -> None:
        """Type the number of a choice, as a person reads it off the list; of a group first, if it is in one."""
        before = self.screen_state.version
        entry = next(entry for entry in self.table.listed if choice in entry.choices)
        if entry.is_group:
            await self.type_number(entry.key)
            await self.once(lambda: choice in self.prompt.choices)
        await self.type_number(choice)
        await self.once(lambda: self.screen_state.version > before or self.is_over())

    async def type_number(self, key: str) -> None:
        """Keys, one after the other, without the rest that the pilot takes after each: what follows is waited for."""
        listed = self.prompt.choices
        number = listed.index(key) + 1
        for digit in str(number):
            self.app.post_message(Key(digit, digit))
        if number * 10 <= len(listed):
            await self.once(lambda: self.prompt.typed == str(number))
            self.app.post_message(Key("enter", "\r"))

    async def play_on(self, choices: int = 10_000, choose: Callable[[Any], str] | None = None) -> int:
        """Follow a bot's advice by keys until the game is over, or so often; how often it was."""
        wish: Callable[[Any], str] = choose or make_bot("hard", GAME, 1).choose
        for count in range(choices):
            await self.once(lambda: self.is_asked() or self.is_over())
            if self.is_over():
                await self.pilot.pause()
                return count
            view = self.screen_state.view
            await self.choose(await asyncio.to_thread(wish, view))  # the line has to be answered meanwhile
        await self.pilot.pause()
        return choices


@asynccontextmanager
async def sitting(source: Source, language: str = "en", size: tuple[int, int] = SIZE) -> AsyncIterator[Sitter]:
    app = FrenzyApp(source, language, terminal_words)
    async with app.run_test(size=size) as pilot:
        sitter = Sitter(app, pilot)
        await sitter.until(lambda: app.screen_state is not None and len(app.screen_stack) > 1)
        yield sitter
    if isinstance(app.source, JoinedTable) and app.source.client.task is not None:
        await asyncio.wait({app.source.client.task}, timeout=PATIENCE)  # the line is closed properly
