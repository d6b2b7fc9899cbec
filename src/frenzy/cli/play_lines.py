"""A table line by line, for pipes, screen readers and people who like it plain.

What happens is told as it comes, and a line is read when one has to choose. Lines from a pipe wait until somebody asks
for them, so that a program can answer in advance; at a table of a server, commands are followed at once, and a person
who types a choice too early is told so.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final

from frenzy.cli.common import write_file
from frenzy.cli.speaker import Speaker, read_choice
from frenzy.games import load
from frenzy.kernel import BadSave
from frenzy.kernel.book import Page
from frenzy.tui.advice import reason_of
from frenzy.tui.chances import win_bar_sentence
from frenzy.tui.local import LocalTable
from frenzy.tui.panels import solution_lines
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.source import Sentence, Source
from frenzy.tui.tips import Tips
from frenzy.wire import AllowChances, SeatInfo

QUIT: Final = ("quit", "exit", "q")
COMMANDS: Final = (
    *QUIT, "?", "help", "cards", "board", "log", "hint", "why", "odds", "threats", "undo", "agree", "refuse", "say",
    "reset", "story", "people", "mute", "remove", "bar", "host", "lock", "unlock",
    "chances",
)  # fmt: skip
LOBBY_COMMANDS: Final = ("ready", "start", "bots")
ONWARDS: Final = ("next", "again")
"""What somebody types who plays on after a chapter."""
ONWARD_BY: Final[dict[str, Callable[[Source], Awaitable[Source | None]]]] = {
    "next": lambda source: source.next(),
    "again": lambda source: source.again(),
}
ASKED_ON: Final = {
    "tui-next-chapter": "campaign-next",
    "tui-retry": "campaign-retry",
    "tui-next": "series-next",
    "tui-again": "series-again",
}
"""How that is offered, by what the button of a whole screen says."""


async def read_line(read: Callable[[], str]) -> str | None:
    """A line, or None at the end of the input. A thread waits for it: nobody waits for the thread when it is over."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[str] = loop.create_future()

    def give(line: str) -> None:
        if not answer.done():
            answer.set_result(line)

    def wait() -> None:
        line = read()
        with suppress(RuntimeError):  # the game is over: nobody listens any more
            loop.call_soon_threadsafe(give, line)

    Thread(target=wait, daemon=True, name="input").start()
    line = await answer
    return line.strip() if line else None


class Lines(Speaker):
    """One place at a table, here or on a server."""

    def __init__(
        self,
        source: Source,
        game: str,
        language: str | None,
        read: Callable[[], str] | None = None,
        tips: Tips | None = None,
    ) -> None:
        super().__init__(game, language)
        self.tips = tips
        self.source, self.read = source, read or sys.stdin.readline
        self.is_typed = read is None and sys.stdin.isatty()
        self.state: ScreenState | None = None
        self.changed, self.over = asyncio.Event(), asyncio.Event()
        self.asked_version = self.drawn = -1
        self.shown_chat = self.shown_notice = 0
        self.shown_seats: list[str] = []
        self.shown_ladder: str | None = None
        self.undo_asked_by: int | None = None
        self.undone: str | None = None
        self.judged: tuple[int, tuple[int, ...] | None, bool] | None = None  # when the chances were told last
        self.was_connected = True
        self.has_begun = self.is_at_prompt = False
        self.page: Page | None = None  # of the story, the latest
        self.is_page_new = False

    async def play(self) -> int:
        """Tell and ask until the game is over, or the player leaves."""
        self.say_if_any(self.source.greeting())
        self.source.show = self.receive
        tasks = [asyncio.ensure_future(deed) for deed in (self.source.run(), self.take_lines(), self.over.wait())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                await task
        finally:
            for task in tasks:
                task.cancel()
        return await self.play_on() if self.over.is_set() else 0

    async def play_on(self) -> int:
        """After a chapter comes the next one, or the same again, if somebody wants that."""
        assert self.state is not None, "the game is over"
        if self.state.solution is not None:
            self.say("puzzle-onward")
            return await self.follow_on(await self.read_answer())
        key = self.source.again_key(self.state)
        is_series = self.source.is_local and self.source.value is not None
        if not (self.source.chapter or is_series) or (self.source.is_local and key is None):
            return 0
        if not self.source.is_local:
            self.say("campaign-onwards")
            return 0
        self.say(ASKED_ON[key or ""])
        line = await self.read_answer()
        while line.partition(" ")[0] == "story":
            await self.answer_story(line.partition(" ")[2].strip())
            line = await self.read_answer()
        return await self.follow_on("again" if line in ONWARDS else "")

    async def follow_on(self, line: str) -> int:
        """The table that was asked for, if there is one."""
        following = await ONWARD_BY[line](self.source) if line in ONWARD_BY else None
        if following is None:
            await self.leave()
            return 0
        return await Lines(following, self.speech.game, self.speech.language, self.read, self.tips).play()

    async def read_answer(self) -> str:
        """A line after the end of a game."""
        print("> ", end="", flush=True)
        return (await read_line(self.read) or "").lower()

    async def take_lines(self) -> None:
        """Follow what is typed until the player leaves. Whoever has nothing more to say leaves when it is needed."""
        line: str | None = ""
        while line is not None:
            if self.source.is_local:
                await self.until(self.is_put)
            line = await read_line(self.read)
            await self.until(partial(self.can_take, line) if line is not None else self.is_needed)
            self.is_at_prompt = False
            if line is None or not await self.take(line):
                break
        await self.leave()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for the table to be so."""
        while not is_so():
            self.changed.clear()
            await self.changed.wait()

    def is_put(self) -> bool:
        """A question waits for its answer."""
        return self.state is not None and bool(self.state.choices) and self.asked_version == self.state.version

    def is_needed(self) -> bool:
        """The others wait for this player: who has nothing more to say leaves now, and not before."""
        state = self.state
        return state is not None and state.seat is not None and (bool(state.choices) or state.phase == "lobby")

    def can_take(self, line: str) -> bool:
        """A command can be followed at any time; a choice waits until the question has been put."""
        name, state = line.partition(" ")[0], self.state
        if state is None or not state.is_connected:
            return name in QUIT
        if state.phase == "lobby":
            return name in (*COMMANDS, *LOBBY_COMMANDS) or self.is_typed
        return self.is_put() or name in COMMANDS or self.is_typed or state.seat is None

    # -- telling ------------------------------------------------------------------------------------------------

    def receive(self, state: ScreenState) -> None:
        """The table has changed: tell what is new."""
        self.state = state
        self.changed.set()
        if state.is_connected != self.was_connected:
            self.was_connected = state.is_connected
            self.say("joined-line-up" if state.is_connected else "joined-line-down")
        for line in state.chat[self.shown_chat :]:
            self.say("joined-says", name=line.name, text=self.speech.remark(line))
        self.shown_chat = len(state.chat)
        if not state.is_connected:
            return
        if state.phase == "lobby":
            self.report_seats(state)
            self.report_ladder(state)
            self.report_notice(state)
        else:
            self.report(state)

    def report(self, state: ScreenState) -> None:
        """What happened since, and what is asked."""
        if not self.has_begun:
            self.has_begun = True
            self.begin(state)
        self.report_story(state.story, "" if self.source.is_local else "joined-back")
        self.report_page(state)
        self.report_chances(state)
        self.report_ladder(state)
        self.report_notice(state)
        if state.outcome is not None:
            if not self.over.is_set():
                self.show_outcome(state.view, state.outcome, state.story)
            self.over.set()
        elif state.solution is not None:
            if not self.over.is_set():
                self.show("\n".join(["", *solution_lines(self.speech, state.solution), ""]))
            self.over.set()
        elif state.is_forced:
            self.say("auto", choice=self.speech.text.phrase(state.question.choices[0].text))
        elif state.choices and self.asked_version != state.version:
            self.put_question(state)
        self.ask()

    def begin(self, state: ScreenState) -> None:
        if not self.source.is_local:
            self.say("joined-begins")
        if state.task is not None:
            self.show(self.speech.text.phrase(state.task))
        if state.seat is not None:
            self.show(self.speech.say_here("welcome", figure=self.speech.text.figure(state.view, state.seat)))
        if self.source.is_new and state.page is None:
            self.open_chapter(self.source.chapter)

    def report_page(self, state: ScreenState) -> None:
        """The next piece of the story."""
        page = state.page
        if page is not None and (self.page is None or page.id != self.page.id):
            self.page, self.is_page_new = page, True
            self.tell_page(page)

    def report_chances(self, state: ScreenState) -> None:
        """How likely each side is to win, where that is told: once a scene, and when that changes."""
        told = state.win_bar
        allowed, is_told = (None, False) if told is None else (tuple(told.allowed), told.chances is not None)
        now = (self.log.count(""), allowed, is_told)
        if state.outcome is None and now != self.judged:
            self.judged = now
            sentence = win_bar_sentence(self.speech, state)
            if sentence:
                self.show(f"  ⚖ {sentence}")

    async def ask_chances(self, state: ScreenState) -> None:
        """Agree to hear the chances, or no more; who looks on hears them once again."""
        if state.phase != "playing" or not load(state.game).manifest.chances:
            self.say("joined-no-chances")
        elif state.seat is None:
            self.judged = None
            self.report_chances(state)
        else:
            allowed = [] if state.win_bar is None else state.win_bar.allowed
            await self.source.talk(AllowChances(allow=state.seat not in allowed))

    async def turn_page(self, answer: str = "") -> None:
        """Whoever goes on has read what was told."""
        if self.page is not None and (self.is_page_new or answer):
            self.is_page_new = False
            await self.source.turn(self.page.id, answer)

    async def answer_story(self, answer: str) -> None:
        """Choose something in the story, or hear its latest piece once more."""
        page = self.page
        decision = None if page is None else page.decision
        known = [] if decision is None else [reply.id for reply in decision.answers]
        if answer in known and decision is not None:
            await self.turn_page(answer)
            said = next(reply for reply in decision.answers if reply.id == answer)
            self.say("story-chosen", text=self.speech.text.phrase(said.text))
            self.page = None
        elif page is not None:
            self.tell_page(page)
        else:
            self.say("story-none")

    def put_question(self, state: ScreenState) -> None:
        """Draw the table if somebody wants to see it now, and list the choices."""
        self.asked_version = state.version
        if self.undone is not None:
            self.say_about("undone", state, self.undone)
            self.undone = None
        if self.drawn != len(state.story) and (self.drawn < 0 or self.renderer.is_worth_drawing(state.view)):
            self.drawn = len(state.story)
            self.show(self.draw(state.view))
        for line in [] if self.tips is None else self.tips.lines(state, self.speech):
            self.show(f"\n{line}")
        self.list_choices(state)

    def report_seats(self, state: ScreenState) -> None:
        seats = [self.seat_line(state, seat) for seat in state.seats]
        if seats != self.shown_seats:
            if not self.shown_seats and state.seat is not None:
                self.say("joined-lobby")
            self.shown_seats = seats
            for line in seats:
                self.show(f"  {line}")

    def report_ladder(self, state: ScreenState) -> None:
        """Whether the game will count for the ladder, when that is known or has changed."""
        if state.ladder != self.shown_ladder and state.outcome is None:
            self.shown_ladder = state.ladder
            if state.ladder is not None:
                self.show(self.speech.ladder(state))

    def seat_line(self, state: ScreenState, seat: SeatInfo) -> str:
        who, say = self.speech.who(seat), self.speech.say
        if seat.kind == "human":
            who = f"{who}, {say('seat-ready' if seat.ready else 'seat-not-ready')}"
        if seat.host:
            who = f"{who}, {say('seat-host')}"
        if seat.seat == state.seat:
            who = f"{who} ({say('tui-you')})"
        return say("joined-seat", seat=seat.seat + 1, who=who)

    def report_notice(self, state: ScreenState) -> None:
        """What was refused, and who asks to take something back."""
        if state.notice is not None and state.notice_number != self.shown_notice:
            self.show(self.speech.refusal(state))
            self.asked_version = -1
        self.shown_notice = state.notice_number
        asker = None if state.undo is None else state.undo.seat
        if asker is not None and asker not in (self.undo_asked_by, state.seat):
            self.say("joined-undo", name=self.speech.text.figure(state.view, asker))
        self.undo_asked_by = asker

    def ask(self) -> None:
        """The sign that a line is waited for; it comes again after whatever was told in between."""
        if self.is_put() and not self.is_at_prompt:
            print(f"{self.speech.say('your-choice')}> ", end="", flush=True)
            self.is_at_prompt = True

    def show(self, text: str) -> None:
        if self.is_at_prompt:
            print()
            self.is_at_prompt = False
        super().show(text)

    # -- taking lines -------------------------------------------------------------------------------------------

    async def take(self, line: str) -> bool:
        """A choice, or a command; False for `quit`."""
        state = self.state
        assert state is not None, "a line is taken at a table"
        name, _, rest = line.partition(" ")
        if name != "story":
            await self.turn_page()
        choice = read_choice(line, state.choices)
        if choice is not None:
            self.asked_version = -1
            await self.source.choose(choice)
            return True
        if name in QUIT:
            return False
        if not self.look(name, rest.strip(), state.view):
            await self.follow(state, name, rest.strip(), line)
        if self.source.is_local and self.is_put():
            self.list_choices(state)
        self.ask()
        return True

    async def follow(self, state: ScreenState, name: str, rest: str, line: str) -> None:
        """A command that does more than look."""
        view, source = state.view, self.source
        match name:
            case "?" | "help":
                self.say("help", choice=state.choices[0] if state.choices else "1")
                self.say("help-local" if source.is_local else "help-joined")
                if source.chapter:
                    self.say("help-story")
                if state.task is not None:
                    self.say("help-puzzle")
            case "story" if source.chapter:
                await self.answer_story(rest)
            case "why" if rest and state.choices:
                self.explain_why(view, rest)
            case "hint" if state.choices:
                tell = partial(self.say_about, "hint-so-far", state)
                choice = await source.hint(view, tell)
                self.say_about("hint", state, choice)
                motive = reason_of(view, choice)
                if motive is not None:
                    self.say("hint-why", why=self.speech.text.phrase(motive))
            case "undo":
                await self.undo(state)
            case "reset" if state.task is not None:
                await source.restart()
                self.asked_version = -1
            case "save" if rest and isinstance(source, LocalTable):
                self.write(rest, lambda: source.game.save(source.session.state), "saved")
            case "record" if rest and isinstance(source, LocalTable):
                self.write(rest, lambda: source.session.replay().encode(), "recorded")
            case "agree" | "refuse" if not source.is_local:
                await source.answer_undo(agree=name == "agree")
            case "say" if rest and not source.is_local:
                await source.say(rest)
            case "people" | "mute" | "remove" | "bar" | "host" | "lock" | "unlock" if not source.is_local:
                await self.mind_people(state, name, rest)
            case "chances" if not source.is_local:
                await self.ask_chances(state)
            case "ready" if state.phase == "lobby":
                await source.set_ready(is_ready=True)
            case "start" if state.phase == "lobby":
                await source.start()
            case "bots" if state.phase == "lobby":
                await source.fill_seats(state)
            case _ if state.choices:
                self.say("unknown-choice", text=line, count=len(state.choices))
            case _:
                self.say("joined-not-yet" if state.phase == "playing" else "joined-lobby")

    async def undo(self, state: ScreenState) -> None:
        """Take back the latest choice, or say why that is not possible."""
        if state.no_undo is not None:
            self.say(f"no-undo-{state.no_undo}")
            return
        self.undone = await self.source.undo()
        if self.source.is_local:
            self.asked_version = -1

    async def mind_people(self, state: ScreenState, name: str, rest: str) -> None:
        """Who sits here; not to hear somebody; and what the host of a table may do."""
        person = next((seat for seat in state.others if rest in (seat.name, str(seat.seat + 1))), None)
        match name:
            case "lock" | "unlock":
                await self.source.lock(is_locked=name == "lock")
            case "people":
                for seat in state.seats:
                    self.show(f"  {self.seat_line(state, seat)}")
            case _ if person is None:
                self.say("joined-nobody", who=rest)
            case "mute":
                is_muted = person.name not in state.muted
                self.source.mute(person.name, is_muted=is_muted)
                self.say("joined-muted" if is_muted else "joined-unmuted", name=person.name)
            case "host":
                await self.source.hand_on(person.seat)
            case _:
                await self.source.remove(person.seat, bar=name == "bar")

    def write(self, name: str, content: Callable[[], str], done: str) -> None:
        try:
            write_file(Path(name), content())
        except BadSave as error:
            self.show(str(error))
        else:
            self.say(done, file=name)

    async def leave(self) -> None:
        """Before the game the seat is free again; what can go on later is told how."""
        await self.turn_page()
        self.say_if_any(await self.source.leave())
        self.say("goodbye")

    def say_if_any(self, sentence: Sentence | None) -> None:
        if sentence is not None:
            self.say(sentence[0], **sentence[1])
